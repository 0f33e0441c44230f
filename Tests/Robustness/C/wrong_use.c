/* Wrong use of one call: numbers that are none, ids that name nothing or something else, unknown names, numbers out of
 * range, structs of another size. Each gives its code and a sentence, and changes nothing. */
#include "world.h"

static const double NOT_FINITE[] = {NAN, INFINITY, -INFINITY};
static const kin_transform identity = {1, 0, 0, 1, 0, 0};

#define FOR_EACH_NOT_FINITE(name) for (int name##_i = 0; name##_i < 3; name##_i++) for (double name = NOT_FINITE[name##_i], name##_once = 1; name##_once; name##_once = 0)

static void numbers(world w) {
  kin_engine *engine = w.engine;
  TEST("A sample with a number that is none, or infinite, is refused") {
    const size_t fields[] = {offsetof(kin_touch_sample, x),        offsetof(kin_touch_sample, y),        offsetof(kin_touch_sample, force),
                             offsetof(kin_touch_sample, major_radius), offsetof(kin_touch_sample, altitude), offsetof(kin_touch_sample, azimuth)};
    for (size_t field = 0; field < sizeof fields / sizeof *fields; field++) FOR_EACH_NOT_FINITE(bad) {
        kin_touch_sample sample = touch_at(1, KIN_PHASE_BEGAN, 0, 10, 10);
        memcpy((char *)&sample + fields[field], &bad, sizeof bad);
        REFUSED(engine, KIN_ERROR_INVALID, kin_engine_feed(engine, &sample, 1));
      }
  }
  TEST("A sample with a phase or type that does not exist is refused") {
    const int32_t wrong[] = {-1, 99, INT32_MAX, INT32_MIN};
    for (int i = 0; i < 4; i++) {
      kin_touch_sample sample = touch_at(1, wrong[i], 0, 10, 10);
      REFUSED(engine, KIN_ERROR_INVALID, kin_engine_feed(engine, &sample, 1));
      sample.phase = KIN_PHASE_BEGAN;
      sample.type = wrong[i];
      REFUSED(engine, KIN_ERROR_INVALID, kin_engine_feed(engine, &sample, 1));
    }
  }
  TEST("A sentence has all digits of an id that is nobody's") {
    world w = make_world(NULL);
    for (int digits = 1; digits <= 16; digits++) {
      char wanted[32];
      const uint64_t id = UINT64_C(0xfedcba9876543218) >> (64 - 4 * digits);
      snprintf(wanted, sizeof wanted, "0x%llx ", (unsigned long long)id);
      CHECK(kin_recognizer_remove(w.engine, id) != KIN_OK);
      CHECK(strstr(kin_engine_last_error(w.engine), wanted));
    }
    kin_engine_destroy(w.engine);
  }
  TEST("A view's frame, transform and points are numbers") {
    kin_view_id view;
    kin_point point;
    for (int i = 0; i < 4; i++) {
      kin_rect frame = {0, 0, 10, 10};
      kin_view_options options;
      kin_view_options_init(&options);
      ((double *)&frame)[i] = NAN;
      REFUSED(engine, KIN_ERROR_INVALID, kin_view_set_frame(engine, w.front, frame));
      options.frame = frame;
      REFUSED(engine, KIN_ERROR_INVALID, kin_view_add(engine, 0, &options, &view));
      ((double *)&frame)[i] = -INFINITY;
      REFUSED(engine, KIN_ERROR_INVALID, kin_view_set_frame(engine, w.front, frame));
    }
    REFUSED(engine, KIN_ERROR_INVALID, kin_view_set_frame(engine, w.front, (kin_rect){0, 0, -1, 10}));
    REFUSED(engine, KIN_ERROR_INVALID, kin_view_set_frame(engine, w.front, (kin_rect){0, 0, 10, -1}));
    for (int i = 0; i < 6; i++) FOR_EACH_NOT_FINITE(bad) {
        kin_transform transform = identity;
        kin_view_options options;
        kin_view_options_init(&options);
        ((double *)&transform)[i] = bad;
        REFUSED(engine, KIN_ERROR_INVALID, kin_view_set_transform(engine, w.front, transform));
        options.transform = transform;
        REFUSED(engine, KIN_ERROR_INVALID, kin_view_add(engine, 0, &options, &view));
      }
    FOR_EACH_NOT_FINITE(bad) {
      REFUSED(engine, KIN_ERROR_INVALID, kin_view_hit_test(engine, bad, 1, &view));
      REFUSED(engine, KIN_ERROR_INVALID, kin_view_hit_test(engine, 1, bad, &view));
      REFUSED(engine, KIN_ERROR_INVALID, kin_view_convert_point(engine, 0, w.front, (kin_point){bad, 1}, &point));
      REFUSED(engine, KIN_ERROR_INVALID, kin_view_convert_point(engine, 0, w.front, (kin_point){1, bad}, &point));
    }
  }
  TEST("A point cannot be converted into a view whose transform cannot be inverted") {
    kin_view_options options;
    kin_view_id flat;
    kin_point point;
    kin_view_options_init(&options);
    memset(&options.transform, 0, sizeof options.transform);
    OK(kin_view_add(engine, 0, &options, &flat));
    REFUSED(engine, KIN_ERROR_INVALID, kin_view_convert_point(engine, 0, flat, (kin_point){1, 1}, &point));
    OK(kin_view_remove(engine, flat));
  }
  TEST("Properties and outputs take numbers only, and stay in their range") {
    REFUSED(engine, KIN_ERROR_INVALID, kin_recognizer_set_number(engine, w.tap, "taps_required", NAN));
    REFUSED_EITHER(engine, KIN_ERROR_RANGE, KIN_ERROR_INVALID, kin_recognizer_set_number(engine, w.tap, "taps_required", INFINITY));
    REFUSED(engine, KIN_ERROR_RANGE, kin_recognizer_set_number(engine, w.tap, "taps_required", 0));
    REFUSED(engine, KIN_ERROR_RANGE, kin_recognizer_set_number(engine, w.tap, "taps_required", -3));
    REFUSED(engine, KIN_ERROR_RANGE, kin_recognizer_set_number(engine, w.tap, "taps_required", 1.5));
    REFUSED(engine, KIN_ERROR_RANGE, kin_recognizer_set_number(engine, w.tap, "taps_required", 1e300));
    REFUSED(engine, KIN_ERROR_RANGE, kin_recognizer_set_number(engine, w.tap, "enabled", 0.5));
    REFUSED(engine, KIN_ERROR_RANGE, kin_recognizer_set_number(engine, w.tap, "enabled", 2));
    REFUSED(engine, KIN_ERROR_RANGE, kin_recognizer_set_number(engine, w.tap, "allowed_touch_types", 16));
    REFUSED(engine, KIN_ERROR_RANGE, kin_recognizer_set_number(engine, w.tap, "allowed_touch_types", -1));
    FOR_EACH_NOT_FINITE(bad) {
      REFUSED(engine, KIN_ERROR_INVALID, kin_recognizer_set_value(engine, w.pinch, "scale", bad));
      REFUSED(engine, KIN_ERROR_INVALID, kin_recognizer_set_value(engine, w.pan, "translation.x", bad));
    }
    double number = 0;
    OK(kin_recognizer_get_number(engine, w.tap, "taps_required", &number));
    CHECK(number == 1);
  }
  TEST("A range is named in the sentence") {
    char sentence[512];
    GIVES(KIN_ERROR_RANGE, kin_recognizer_set_number(engine, w.tap, "taps_required", 0));
    snprintf(sentence, sizeof sentence, "%s", kin_engine_last_error(engine));
    CHECK(strstr(sentence, "taps_required") && strstr(sentence, "1"));
  }
}

static void unknown_names(world w) {
  kin_engine *engine = w.engine;
  kin_recognizer_id made = 7;
  double number = 7;
  kin_view_flags flags = 7;
  TEST("A name that nothing has is refused, and the sentence lists those that exist") {
    REFUSED(engine, KIN_ERROR_UNKNOWN, kin_recognizer_add(engine, 0, "tapp", &made));
    CHECK(strstr(kin_engine_last_error(engine), "tapp") && strstr(kin_engine_last_error(engine), "pinch"));
    REFUSED(engine, KIN_ERROR_UNKNOWN, kin_recognizer_add(engine, 0, "", &made));
    REFUSED(engine, KIN_ERROR_UNKNOWN, kin_recognizer_set_number(engine, w.tap, "taps_requierd", 2));
    CHECK(strstr(kin_engine_last_error(engine), "taps_requierd") && strstr(kin_engine_last_error(engine), "taps_required"));
    REFUSED(engine, KIN_ERROR_UNKNOWN, kin_recognizer_get_number(engine, w.tap, "", &number));
    REFUSED(engine, KIN_ERROR_UNKNOWN, kin_recognizer_set_value(engine, w.pinch, "skale", 1));
    CHECK(strstr(kin_engine_last_error(engine), "skale") && strstr(kin_engine_last_error(engine), "scale"));
    REFUSED(engine, KIN_ERROR_UNKNOWN, kin_recognizer_get_value(engine, w.pinch, "skale", &number));
    REFUSED(engine, KIN_ERROR_KIND, kin_view_get_flags(engine, w.tap, &flags));
  }
  TEST("An output is left as it was by a call that fails") {
    CHECK(made == 7 && number == 7 && flags == 7);
  }
  TEST("Names of any length and of any bytes are no danger") {
    char *name = malloc(100001);
    memset(name, 'x', 100000);
    name[100000] = 0;
    REFUSED(engine, KIN_ERROR_UNKNOWN, kin_recognizer_add(engine, 0, name, &made));
    REFUSED(engine, KIN_ERROR_UNKNOWN, kin_recognizer_set_number(engine, w.tap, name, 1));
    REFUSED(engine, KIN_ERROR_UNKNOWN, kin_recognizer_add(engine, 0, "\xff\xfe\x01%s%n", &made));
    REFUSED(engine, KIN_ERROR_RANGE, kin_recognizer_set_name(engine, w.tap, name));
    REFUSED(engine, KIN_ERROR_RANGE, kin_view_set_name(engine, w.front, name));
    free(name);
  }
}

/* Every call that names one recognizer. */
#define FOR_RECOGNIZER(refuses, id) \
  do { \
    refuses(kin_recognizer_remove(engine, id)); \
    refuses(kin_recognizer_set_enabled(engine, id, false)); \
    refuses(kin_recognizer_abort(engine, id)); \
    refuses(kin_recognizer_propose(engine, id, KIN_STATE_BEGAN)); \
    refuses(kin_recognizer_set_name(engine, id, "x")); \
    refuses(kin_recognizer_get_name(engine, id, &text)); \
    refuses(kin_recognizer_get_view(engine, id, &found)); \
    refuses(kin_recognizer_get_class(engine, id, &text)); \
    refuses(kin_recognizer_get_state(engine, id, &state)); \
    refuses(kin_recognizer_get_pending_state(engine, id, &state)); \
    refuses(kin_recognizer_set_number(engine, id, "enabled", 0)); \
    refuses(kin_recognizer_get_number(engine, id, "enabled", &number)); \
    refuses(kin_recognizer_set_value(engine, id, "scale", 1)); \
    refuses(kin_recognizer_get_value(engine, id, "scale", &number)); \
    refuses(kin_recognizer_get_location(engine, id, 0, &point)); \
    refuses(kin_recognizer_get_touch_count(engine, id, &count)); \
    refuses(kin_recognizer_get_touch_location(engine, id, 0, 0, &point)); \
    refuses(kin_recognizer_get_touch(engine, id, 0, &touch)); \
    refuses(kin_recognizer_get_velocity(engine, id, 0, &point)); \
    refuses(kin_recognizer_get_translation(engine, id, 0, &point)); \
    refuses(kin_recognizer_add_action(engine, id, on_event, NULL, &action)); \
    refuses(kin_recognizer_remove_action(engine, id, 1)); \
    refuses(kin_recognizer_set_delegate(engine, id, NULL)); \
    refuses(kin_recognizer_require_failure(engine, id, w.pan)); \
    refuses(kin_recognizer_require_failure(engine, w.pan, id)); \
    refuses(kin_recognizer_remove_failure_requirement(engine, id, w.pan)); \
    refuses(kin_recognizer_remove_failure_requirement(engine, w.pan, id)); \
    refuses(kin_recognizer_allow_simultaneous(engine, id, w.pan, true)); \
    refuses(kin_recognizer_allow_simultaneous(engine, w.pan, id, true)); \
    refuses(kin_recognizer_set_prevention(engine, id, w.pan, true)); \
    refuses(kin_recognizer_set_prevention(engine, w.pan, id, true)); \
    refuses(kin_recognizer_list_relations(engine, id, KIN_RELATION_REQUIRES, NULL, 0, &count)); \
    for (int place = 0; place < 3; place++) { \
      kin_recognizer_id some[3] = {w.pan, w.pinch, w.swipe}; \
      some[place] = id; \
      refuses(kin_compose_exclusive(engine, some, 3)); \
      refuses(kin_compose_simultaneous(engine, some, 3)); \
      refuses(kin_compose_group(engine, w.tap, some, 3)); \
    } \
    refuses(kin_compose_group(engine, id, &w.pan, 1)); \
    refuses(kin_dissolve_group(engine, id)); \
  } while (0)

/* Every call that names one view. */
#define FOR_VIEW(refuses, id) \
  do { \
    kin_touch_sample sample = touch_at(1, KIN_PHASE_BEGAN, 0, 10, 10); \
    sample.view = id; \
    refuses(kin_engine_feed(engine, &sample, 1)); \
    refuses(kin_view_add(engine, id, NULL, &found)); \
    refuses(kin_view_remove(engine, id)); \
    refuses(kin_view_set_frame(engine, id, rect)); \
    refuses(kin_view_get_frame(engine, id, &frame)); \
    refuses(kin_view_set_transform(engine, id, identity)); \
    refuses(kin_view_set_flags(engine, id, KIN_VIEW_HIDDEN, KIN_VIEW_HIDDEN)); \
    refuses(kin_view_get_flags(engine, id, &flags)); \
    refuses(kin_view_bring_to_front(engine, id)); \
    refuses(kin_view_set_parent(engine, id, w.back)); \
    refuses(kin_view_set_parent(engine, w.front, id)); \
    refuses(kin_view_set_name(engine, id, "x")); \
    refuses(kin_view_convert_point(engine, id, 0, point, &point)); \
    refuses(kin_view_convert_point(engine, 0, id, point, &point)); \
    refuses(kin_view_set_delegate(engine, id, NULL)); \
    refuses(kin_recognizer_add(engine, id, "tap", &found)); \
    refuses(kin_recognizer_get_location(engine, w.tap, id, &point)); \
    refuses(kin_recognizer_get_velocity(engine, w.pan, id, &point)); \
    refuses(kin_recognizer_get_translation(engine, w.pan, id, &point)); \
  } while (0)

#define STALE(call) REFUSED(engine, KIN_ERROR_STALE, call)
#define OTHER_KIND(call) REFUSED(engine, KIN_ERROR_KIND, call)
#define NOTHING(call) REFUSED_EITHER(engine, KIN_ERROR_STALE, KIN_ERROR_KIND, call)

static void on_event(kin_engine *engine, const kin_event *event, void *user_data) {
  (void)engine, (void)event, (void)user_data;
}

static void ids(world w) {
  kin_engine *engine = w.engine;
  const kin_rect rect = {0, 0, 1, 1};
  kin_point point = {0, 0};
  kin_touch touch;
  kin_rect frame;
  kin_state state;
  kin_recognizer_id found;
  kin_view_id gone_view;
  const char *text;
  double number;
  uint32_t count;
  uint64_t action;
  kin_view_flags flags;
  TEST("A removed recognizer is stale in every call, for ever") {
    const kin_recognizer_id gone = attach(engine, w.front, "tap");
    OK(kin_recognizer_remove(engine, gone));
    FOR_RECOGNIZER(STALE, gone);
    const kin_recognizer_id next = attach(engine, w.front, "tap");
    CHECK(next != gone);
    FOR_RECOGNIZER(STALE, gone);
    OK(kin_recognizer_remove(engine, next));
  }
  TEST("A recognizer goes with its view") {
    OK(kin_view_add(engine, w.back, NULL, &gone_view));
    const kin_recognizer_id gone = attach(engine, gone_view, "pinch");
    OK(kin_view_remove(engine, gone_view));
    FOR_RECOGNIZER(STALE, gone);
    FOR_VIEW(STALE, gone_view);
  }
  TEST("A view in place of a recognizer is the wrong kind in every call") { FOR_RECOGNIZER(OTHER_KIND, w.front); }
  TEST("A recognizer in place of a view is the wrong kind in every call") { FOR_VIEW(OTHER_KIND, w.pinch); }
  TEST("A number that never was an id names nothing") {
    const uint64_t wild[] = {1, 0xffff, UINT32_MAX, UINT64_C(1) << 32, UINT64_C(0xdeadbeefdeadbeef), UINT64_MAX, w.tap ^ UINT64_C(0x7fff)};
    for (size_t i = 0; i < sizeof wild / sizeof *wild; i++) {
      FOR_RECOGNIZER(NOTHING, wild[i]);
      FOR_VIEW(NOTHING, wild[i]);
    }
  }
  TEST("Zero is no recognizer") {
    forget_sentence(engine);
    CHECK(kin_recognizer_abort(engine, 0) < 0);
    CHECK(has_sentence(engine));
    CHECK(kin_recognizer_get_state(engine, 0, &state) < 0);
  }
  TEST("The root view stays, where it is") {
    REFUSED(engine, KIN_ERROR_INVALID, kin_view_remove(engine, w.root));
    REFUSED(engine, KIN_ERROR_INVALID, kin_view_set_transform(engine, w.root, identity));
    REFUSED(engine, KIN_ERROR_INVALID, kin_view_bring_to_front(engine, w.root));
  }
}

static void asking_too_much(world w) {
  kin_engine *engine = w.engine;
  kin_point point;
  double number;
  uint32_t count;
  TEST("What a class cannot do is unsupported") {
    REFUSED(engine, KIN_ERROR_UNSUPPORTED, kin_recognizer_propose(engine, w.tap, KIN_STATE_BEGAN));
    REFUSED(engine, KIN_ERROR_UNSUPPORTED, kin_recognizer_get_velocity(engine, w.tap, 0, &point));
    REFUSED(engine, KIN_ERROR_UNSUPPORTED, kin_recognizer_get_translation(engine, w.pinch, 0, &point));
    REFUSED(engine, KIN_ERROR_UNSUPPORTED, kin_recognizer_set_value(engine, w.pan, "velocity.x", 1));
  }
  TEST("The axis that a drag's axes leave out stays 0") {
    double number = 7;
    static const char *const classes[] = {"pan", "tap_drag"};
    for (int i = 0; i < 2; i++) {
      const kin_recognizer_id drag = attach(engine, w.back, classes[i]);
      OK(kin_recognizer_set_number(engine, drag, "axes", KIN_AXES_VERTICAL));
      REFUSED(engine, KIN_ERROR_UNSUPPORTED, kin_recognizer_set_value(engine, drag, "translation.x", 25));
      OK(kin_recognizer_set_value(engine, drag, "translation.x", 0));
      OK(kin_recognizer_set_value(engine, drag, "translation.y", 25));
      OK(kin_recognizer_set_number(engine, drag, "axes", KIN_AXES_HORIZONTAL));
      REFUSED(engine, KIN_ERROR_UNSUPPORTED, kin_recognizer_set_value(engine, drag, "translation.y", 25));
      OK(kin_recognizer_set_value(engine, drag, "translation.x", 25));
      OK(kin_recognizer_get_value(engine, drag, "translation.y", &number));
      CHECK(number == 0);
      OK(kin_recognizer_remove(engine, drag));
    }
  }
  TEST("A state that cannot follow is refused") {
    OK(kin_recognizer_propose(engine, w.manual, KIN_STATE_BEGAN));
    REFUSED(engine, KIN_ERROR_STATE, kin_recognizer_propose(engine, w.manual, KIN_STATE_POSSIBLE));
    OK(kin_recognizer_propose(engine, w.manual, KIN_STATE_CHANGED));
    REFUSED(engine, KIN_ERROR_STATE, kin_recognizer_propose(engine, w.manual, KIN_STATE_BEGAN));
    OK(kin_recognizer_propose(engine, w.manual, KIN_STATE_CANCELLED));
    REFUSED_EITHER(engine, KIN_ERROR_STATE, KIN_ERROR_INVALID, kin_recognizer_propose(engine, w.manual, 99));
    REFUSED_EITHER(engine, KIN_ERROR_STATE, KIN_ERROR_INVALID, kin_recognizer_propose(engine, w.manual, -1));
  }
  TEST("The sentence about one that waits says what it is, and what it waits to be") {
    const world other = make_world(NULL);
    OK(kin_recognizer_require_failure(other.engine, other.manual, other.pan));
    OK(feed_one(other.engine, 1, KIN_PHASE_BEGAN, 10, 50, 50));
    OK(kin_recognizer_propose(other.engine, other.manual, KIN_STATE_BEGAN));
    OK(kin_recognizer_propose(other.engine, other.manual, KIN_STATE_CHANGED));
    REFUSED(other.engine, KIN_ERROR_STATE, kin_recognizer_propose(other.engine, other.manual, KIN_STATE_BEGAN));
    CHECK(strstr(kin_engine_last_error(other.engine), " is possible, and waits to be changed; began cannot follow"));
    kin_engine_destroy(other.engine);
  }
  TEST("There is no touch past the last, and no class past the last") {
    const kin_recognizer_class *found;
    REFUSED(engine, KIN_ERROR_RANGE, kin_recognizer_get_touch_location(engine, w.pan, 0, 0, &point));
    REFUSED(engine, KIN_ERROR_RANGE, kin_recognizer_get_touch_location(engine, w.pan, UINT32_MAX, 0, &point));
    kin_touch touch;
    REFUSED(engine, KIN_ERROR_RANGE, kin_recognizer_get_touch(engine, w.pan, 0, &touch));
    REFUSED(engine, KIN_ERROR_RANGE, kin_recognizer_get_touch(engine, w.pan, UINT32_MAX, &touch));
    OK(kin_engine_get_class_count(engine, &count));
    REFUSED(engine, KIN_ERROR_RANGE, kin_engine_get_class(engine, count, &found));
    REFUSED(engine, KIN_ERROR_RANGE, kin_engine_get_class(engine, UINT32_MAX, &found));
  }
  TEST("Relations do not close circles and do not name one recognizer twice") {
    REFUSED(engine, KIN_ERROR_CYCLE, kin_recognizer_require_failure(engine, w.pan, w.pan));
    REFUSED(engine, KIN_ERROR_CYCLE, kin_recognizer_require_failure(engine, w.twice, w.tap));
    REFUSED(engine, KIN_ERROR_INVALID, kin_recognizer_allow_simultaneous(engine, w.pan, w.pan, true));
    REFUSED(engine, KIN_ERROR_INVALID, kin_recognizer_set_prevention(engine, w.pan, w.pan, false));
    REFUSED(engine, KIN_ERROR_UNKNOWN, kin_recognizer_remove_failure_requirement(engine, w.pan, w.swipe));
    REFUSED(engine, KIN_ERROR_INVALID, kin_recognizer_list_relations(engine, w.pan, 99, NULL, 0, &count));
    REFUSED(engine, KIN_ERROR_INVALID, kin_recognizer_list_relations(engine, w.pan, -1, NULL, 0, &count));
  }
  TEST("A composition is all or nothing") {
    const kin_recognizer_id circle[] = {w.pan, w.swipe, w.twice, w.tap, w.pan};
    REFUSED(engine, KIN_ERROR_CYCLE, kin_compose_exclusive(engine, circle, 5));
    OK(kin_recognizer_list_relations(engine, w.swipe, KIN_RELATION_REQUIRES, NULL, 0, &count));
    CHECK(count == 0);
    const kin_recognizer_id again[] = {w.pan, w.swipe, w.swipe};
    REFUSED(engine, KIN_ERROR_INVALID, kin_compose_simultaneous(engine, again, 3));
    OK(kin_recognizer_list_relations(engine, w.pan, KIN_RELATION_SIMULTANEOUS, NULL, 0, &count));
    CHECK(count == 0);
  }
  TEST("Nobody is in two groups, a group is all or nothing, and one that is not there cannot be dissolved") {
    const kin_recognizer_id two[] = {w.pan, w.swipe}, both[] = {w.twice, w.swipe};
    REFUSED(engine, KIN_ERROR_UNKNOWN, kin_dissolve_group(engine, w.pan));
    OK(kin_compose_group(engine, w.pan, &w.pan, 1));
    OK(kin_compose_group(engine, w.pan, NULL, 0));
    REFUSED(engine, KIN_ERROR_UNKNOWN, kin_dissolve_group(engine, w.pan));
    OK(kin_compose_group(engine, w.pan, two, 2));
    OK(kin_compose_group(engine, w.pan, two, 2));
    REFUSED(engine, KIN_ERROR_INVALID, kin_compose_group(engine, w.tap, both, 2));
    REFUSED(engine, KIN_ERROR_INVALID, kin_compose_group(engine, w.swipe, both, 1));
    OK(kin_recognizer_list_relations(engine, w.twice, KIN_RELATION_GROUP, NULL, 0, &count));
    CHECK(count == 0);
    kin_recognizer_id all[2];
    OK(kin_recognizer_list_relations(engine, w.swipe, KIN_RELATION_GROUP, all, 2, &count));
    CHECK(count == 2 && all[0] == w.pan && all[1] == w.swipe);
    const kin_recognizer_id through[] = {w.pan, w.tap, w.swipe};
    REFUSED(engine, KIN_ERROR_CYCLE, kin_compose_exclusive(engine, through, 3));
    OK(kin_dissolve_group(engine, w.swipe));
    OK(kin_recognizer_list_relations(engine, w.pan, KIN_RELATION_GROUP, NULL, 0, &count));
    CHECK(count == 0);
  }
  TEST("A group that would wait for itself is refused, and so is what would make one wait so") {
    const kin_recognizer_id ends[] = {w.swipe, w.tap}, chain[] = {w.tap, w.twice, w.tap};
    OK(kin_recognizer_require_failure(engine, w.twice, w.pan));
    REFUSED(engine, KIN_ERROR_CYCLE, kin_compose_group(engine, w.pan, ends, 2));
    OK(kin_recognizer_list_relations(engine, w.swipe, KIN_RELATION_GROUP, NULL, 0, &count));
    CHECK(count == 0);
    OK(kin_compose_group(engine, w.pan, chain, 3));
    OK(kin_dissolve_group(engine, w.tap));
    OK(kin_compose_group(engine, w.pan, &w.swipe, 1));
    REFUSED(engine, KIN_ERROR_CYCLE, kin_recognizer_require_failure(engine, w.swipe, w.tap));
    OK(kin_dissolve_group(engine, w.pan));
    OK(kin_recognizer_remove_failure_requirement(engine, w.twice, w.pan));
  }
  TEST("An action that is not there cannot be removed") {
    REFUSED(engine, KIN_ERROR_UNKNOWN, kin_recognizer_remove_action(engine, w.tap, 12345));
    OK(kin_recognizer_get_number(engine, w.tap, "taps_required", &number));
  }
  TEST("An event that cannot be is not described") {
    kin_event event = {.type = 99};
    char text[64] = "kept";
    REFUSED(engine, KIN_ERROR_INVALID, kin_event_describe(engine, &event, text, sizeof text, &count));
    event.type = -1;
    REFUSED(engine, KIN_ERROR_INVALID, kin_event_describe(engine, &event, text, sizeof text, &count));
    CHECK(strcmp(text, "kept") == 0);
  }
  TEST("A decision is described whatever number its detail is") {
    for (int32_t reason = KIN_REASON_NONE; reason <= KIN_REASON_BEFORE_LANDING; reason++) {
      kin_event event = {.type = KIN_EVENT_DECISION, .state = KIN_STATE_FAILED, .reason = reason, .recognizer = w.tap, .other = w.pan};
      char text[200];
      for (event.detail = UINT32_MAX; event.detail >= 1u << 30; event.detail >>= 1) {
        OK(kin_event_describe(engine, &event, text, sizeof text, &count));
      }
    }
  }
  TEST("A sentence is cut, and closed, where there is little room") {
    const kin_event event = {.type = KIN_EVENT_GESTURE, .state = KIN_STATE_ENDED, .recognizer = w.tap, .view = w.front};
    char text[8];
    for (uint32_t capacity = 1; capacity <= sizeof text; capacity++) {
      memset(text, '#', sizeof text);
      OK(kin_event_describe(engine, &event, text, capacity, &count));
      CHECK(strlen(text) == capacity - 1 && count > capacity);
    }
  }
  TEST("Every code has a name, and a number that is none has none") {
    for (int code = 0; code >= -21; code--) CHECK(strchr(kin_result_name(code), '?') == NULL);
    CHECK(strcmp(kin_result_name(KIN_OK), "KIN_OK") == 0);
    CHECK(strcmp(kin_result_name(KIN_ERROR_CLASS), "KIN_ERROR_CLASS") == 0);
    CHECK(strcmp(kin_result_name(1), "KIN_ERROR_?") == 0);
    CHECK(strcmp(kin_result_name(-22), "KIN_ERROR_?") == 0);
    CHECK(strcmp(kin_result_name(INT32_MIN), "KIN_ERROR_?") == 0);
  }
  TEST("States, phases, types and reasons have words, and a number that is none has none") {
    const char *(*const names[])(int32_t) = {kin_state_name, kin_phase_name, kin_touch_type_name, kin_event_type_name, kin_reason_name, kin_touch_cause_name};
    const int32_t latest[] = {KIN_STATE_FAILED, KIN_PHASE_REFUSED, KIN_TOUCH_POINTER, KIN_EVENT_DECISION, KIN_REASON_BEFORE_LANDING, KIN_CAUSE_HOST};
    for (int i = 0; i < 6; i++) {
      for (int32_t number = 0; number <= latest[i]; number++) CHECK(strchr(names[i](number), '?') == NULL);
      CHECK(strcmp(names[i](latest[i] + 1), "?") == 0 && strcmp(names[i](-1), "?") == 0 && strcmp(names[i](INT32_MIN), "?") == 0);
    }
    CHECK(strcmp(kin_state_name(KIN_STATE_RECOGNIZED), "ended") == 0);
    CHECK(strcmp(kin_phase_name(KIN_PHASE_MOVED), "moved") == 0);
    CHECK(strcmp(kin_touch_type_name(KIN_TOUCH_PENCIL), "pencil") == 0);
    CHECK(strcmp(kin_event_type_name(KIN_EVENT_VIEW_TOUCH), "view_touch") == 0);
    CHECK(strcmp(kin_reason_name(KIN_REASON_WAITING_FOR), "waiting_for") == 0);
  }
}

static void sizes(world w) {
  kin_engine *engine = w.engine, *other = NULL;
  kin_view_id view;
  const uint32_t wrong[] = {0, 1, 3, 1000000, UINT32_MAX};
  TEST("A struct of a size that the library does not know is refused") {
    for (int i = 0; i < 5; i++) {
      kin_engine_options options;
      kin_view_options view_options;
      kin_view_delegate view_delegate = {0};
      kin_recognizer_delegate delegate = {0};
      kin_recognizer_class table = {0};
      kin_smoothing smoothing;
      kin_replay_options replay;
      kin_engine_usage usage;
      kin_plugin_info plugin;
      kin_trace_info trace;
      kin_contact_filter filter;
      kin_hand_grouping grouping;
      kin_engine_usage_init(&usage);
      kin_plugin_info_init(&plugin);
      kin_trace_info_init(&trace);
      kin_contact_filter_init(&filter);
      kin_hand_grouping_init(&grouping);
      kin_palm_filter palms;
      kin_accommodations chosen;
      kin_palm_filter_init(&palms);
      kin_accommodations_init(&chosen);
      palms.struct_size = chosen.struct_size = wrong[i];
      REFUSED(engine, KIN_ERROR_SIZE, kin_engine_set_palm_filter(engine, &palms));
      REFUSED(engine, KIN_ERROR_SIZE, kin_engine_set_accommodations(engine, &chosen));
      usage.struct_size = plugin.struct_size = trace.struct_size = filter.struct_size = grouping.struct_size = wrong[i];
      REFUSED(engine, KIN_ERROR_SIZE, kin_engine_get_usage(engine, &usage));
      CHECK(kin_plugin_get_info(engine, 0, &plugin) < 0);
      GIVES(KIN_ERROR_SIZE, kin_trace_inspect("abc", 3, &trace));
      REFUSED(engine, KIN_ERROR_SIZE, kin_engine_set_contact_filter(engine, &filter));
      REFUSED(engine, KIN_ERROR_SIZE, kin_engine_set_hands(engine, &grouping));
      kin_engine_options_init(&options);
      kin_view_options_init(&view_options);
      kin_smoothing_init(&smoothing);
      kin_replay_options_init(&replay);
      smoothing.struct_size = replay.struct_size = wrong[i];
      REFUSED(engine, KIN_ERROR_SIZE, kin_engine_set_smoothing(engine, &smoothing));
      REFUSED(engine, KIN_ERROR_SIZE, kin_trace_replay(engine, "", 0, &replay, NULL));
      GIVES(KIN_ERROR_SIZE, kin_struct_init("kin_view_options", &view_options, wrong[i]));
      GIVES(KIN_ERROR_UNKNOWN, kin_struct_init("kin_event", &view_options, sizeof view_options));
      GIVES(KIN_ERROR_UNKNOWN, kin_struct_init("kin_view_option", &view_options, sizeof view_options));
      CHECK(view_options.struct_size == sizeof view_options);
      options.struct_size = view_options.struct_size = view_delegate.struct_size = delegate.struct_size = table.struct_size = wrong[i];
      GIVES(KIN_ERROR_SIZE, kin_engine_create(&options, &other));
      CHECK(other == NULL);
      REFUSED(engine, KIN_ERROR_SIZE, kin_view_add(engine, 0, &view_options, &view));
      REFUSED(engine, KIN_ERROR_SIZE, kin_view_set_delegate(engine, w.front, &view_delegate));
      REFUSED(engine, KIN_ERROR_SIZE, kin_recognizer_set_delegate(engine, w.tap, &delegate));
      REFUSED(engine, KIN_ERROR_SIZE, kin_recognizer_class_register(engine, &table));
    }
  }
  TEST("An engine's options stay in their ranges") {
    const kin_tie_break ties[] = {-1, 2, INT32_MAX};
    const double units[] = {0, -1, NAN, INFINITY, -INFINITY};
    const uint32_t touches[] = {0, 129, UINT32_MAX}, events[] = {0, 63, UINT32_MAX};
    kin_engine_options options;
    for (int i = 0; i < 3; i++) {
      kin_engine_options_init(&options);
      options.tie_break = ties[i];
      CHECK(kin_engine_create(&options, &other) < 0);
      kin_engine_options_init(&options);
      options.touch_capacity = touches[i];
      GIVES(KIN_ERROR_RANGE, kin_engine_create(&options, &other));
      kin_engine_options_init(&options);
      options.event_capacity = events[i];
      GIVES(KIN_ERROR_RANGE, kin_engine_create(&options, &other));
    }
    for (int i = 0; i < 5; i++) {
      kin_engine_options_init(&options);
      options.units_per_inch = units[i];
      CHECK(kin_engine_create(&options, &other) < 0);
    }
    CHECK(other == NULL);
  }
}

static void prepare(void *state) { (void)state; }
static kin_state step(void *state, const kin_step *input, kin_request *request) {
  (void)state, (void)input, (void)request;
  return KIN_STATE_POSSIBLE;
}

static const char *const words[] = {""};
static const kin_property good_property = {"reach", "How far.", "unit", "ours", 10, 0, 100, KIN_PROPERTY_NUMBER, 0};
static const kin_value good_value = {"turns", "How many turns.", "1", 0};

static kin_recognizer_class good_class(void) {
  const kin_recognizer_class table = {
      .struct_size = sizeof table, .abi_level = KIN_ABI_LEVEL, .name = "com.example.idle", .summary = "Waits.", .version = "1.0.0",
      .state_size = 16, .state_alignment = 8, .property_count = 1, .properties = &good_property, .values = &good_value, .value_count = 1,
      .detail_count = 1, .details = words, .prepare = prepare, .step = step};
  return table;
}

#define BROKEN(change) \
  do { \
    kin_recognizer_class table = good_class(); \
    kin_property property = good_property; \
    kin_value value = good_value; \
    table.properties = &property; \
    table.values = &value; \
    change; \
    REFUSED(engine, KIN_ERROR_CLASS, kin_recognizer_class_register(engine, &table)); \
  } while (0)

static void classes(world w) {
  kin_engine *engine = w.engine;
  TEST("A class that is not well formed is refused, with a sentence on the fault") {
    kin_value many[KIN_VALUE_CAPACITY + 1];
    for (int i = 0; i <= KIN_VALUE_CAPACITY; i++) many[i] = good_value;
    kin_property twice[2] = {good_property, good_property};
    twice[1].offset = 8;
    BROKEN(table.abi_level = KIN_ABI_LEVEL + 1);
    BROKEN(table.abi_level = 0);
    BROKEN(table.name = NULL);
    BROKEN(table.name = "");
    BROKEN(table.prepare = NULL);
    BROKEN(table.step = NULL);
    BROKEN(table.state_alignment = 0);
    BROKEN(table.state_alignment = 3);
    BROKEN(table.state_alignment = 4096);
    BROKEN(table.properties = NULL);
    BROKEN(table.values = NULL);
    BROKEN(table.details = NULL);
    BROKEN((table.values = many, table.value_count = KIN_VALUE_CAPACITY + 1));
    BROKEN((table.properties = twice, table.property_count = 2));
    BROKEN(property.name = NULL);
    BROKEN(property.name = "");
    BROKEN(property.offset = 4);
    BROKEN(property.offset = 16);
    BROKEN(property.offset = UINT32_MAX - 7);
    BROKEN(property.initial = NAN);
    BROKEN(property.initial = 101);
    BROKEN(property.minimum = 200);
    BROKEN(property.kind = 99);
    BROKEN(value.name = NULL);
    BROKEN(value.initial = NAN);
    BROKEN(table.flags = 0x80000000u);
  }
  TEST("A class name is given once") {
    const kin_recognizer_class table = good_class();
    kin_recognizer_class tap = good_class();
    OK(kin_recognizer_class_register(engine, &table));
    REFUSED(engine, KIN_ERROR_EXISTS, kin_recognizer_class_register(engine, &table));
    tap.name = "tap";
    REFUSED(engine, KIN_ERROR_EXISTS, kin_recognizer_class_register(engine, &tap));
  }
}

int main(void) {
  world w = make_world(NULL);
  numbers(w);
  unknown_names(w);
  ids(w);
  asking_too_much(w);
  sizes(w);
  classes(w);
  TEST("After all that the engine is sound, and still works") {
    const kin_event *events;
    uint32_t count;
    OK(kin_engine_check_invariants(w.engine));
    OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, 1000, 10, 10));
    OK(feed_one(w.engine, 1, KIN_PHASE_ENDED, 1050, 10, 10));
    OK(kin_engine_advance(w.engine, UINT64_C(2000) * MILLISECOND));
    OK(kin_engine_poll(w.engine, &events, &count));
    int taps = 0;
    for (uint32_t i = 0; i < count; i++) taps += events[i].recognizer == w.tap && events[i].state == KIN_STATE_ENDED;
    CHECK(taps == 1);
  }
  kin_engine_destroy(w.engine);
  return report();
}
