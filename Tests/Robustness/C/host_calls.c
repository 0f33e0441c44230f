/* What a host says of its views and recognizers, and asks about them. */
#include <stddef.h>

#include "tape.h"
#include "world.h"

static int ours[4];

static void check_record(kin_engine *engine, const kin_event *event, void *user_data) {
  const world *w = user_data;
  void *wanted = event->type == KIN_EVENT_VIEW_TOUCH ? (event->view == w->front ? &ours[0] : NULL)
                 : event->recognizer == w->pan       ? &ours[1]
                 : event->recognizer == w->tap       ? &ours[2]
                                                     : NULL;
  (void)engine;
  CHECK(event->user_data == wanted);
  ours[3]++;
}

static void tap_and_drag(kin_engine *engine, uint64_t from) {
  OK(feed_one(engine, 1, KIN_PHASE_BEGAN, from, 100, 100));
  OK(feed_one(engine, 1, KIN_PHASE_ENDED, from + 10, 100, 100));
  OK(feed_one(engine, 1, KIN_PHASE_BEGAN, from + 1000, 100, 100));
  for (uint64_t i = 1; i <= 10; i++) OK(feed_one(engine, 1, KIN_PHASE_MOVED, from + 1000 + 10 * i, 100 + 8 * (double)i, 100));
  OK(feed_one(engine, 1, KIN_PHASE_ENDED, from + 1200, 180, 100));
}

/* Counts records whose pointer is one. */
static void count_pointers(kin_engine *engine, const kin_event *event, void *user_data) {
  (void)engine;
  if (event->user_data) ++*(int *)user_data;
}

/* The trace of an engine of its own, and the hash at its end. */
static tape record_tap_and_drag(bool with_data, uint64_t *out_hash) {
  tape t = {0};
  const world w = make_world(NULL);
  OK(kin_trace_set_check_interval(w.engine, 1));
  OK(kin_trace_start(w.engine, write_tape, &t));
  if (with_data) OK(kin_recognizer_set_user_data(w.engine, w.pan, &ours[1]));
  tap_and_drag(w.engine, 0);
  OK(kin_trace_stop(w.engine));
  *out_hash = hash_of(w.engine);
  kin_engine_destroy(w.engine);
  return t;
}

static void user_data(void) {
  world w = make_world(NULL);
  void *found = &w;
  TEST("User data is null at first, what was set afterwards, and those of the root view and of id 0 are the same") {
    OK(kin_view_get_user_data(w.engine, w.front, &found));
    CHECK(found == NULL);
    OK(kin_view_set_user_data(w.engine, w.front, &ours[0]));
    OK(kin_view_get_user_data(w.engine, w.front, &found));
    CHECK(found == &ours[0]);
    OK(kin_view_set_user_data(w.engine, 0, &ours[3]));
    OK(kin_view_get_user_data(w.engine, w.root, &found));
    CHECK(found == &ours[3]);
    found = &w;
    OK(kin_recognizer_get_user_data(w.engine, w.pan, &found));
    CHECK(found == NULL);
    OK(kin_recognizer_set_user_data(w.engine, w.pan, &ours[1]));
    OK(kin_recognizer_get_user_data(w.engine, w.pan, &found));
    CHECK(found == &ours[1]);
    OK(kin_recognizer_set_user_data(w.engine, w.tap, &ours[2]));
    REFUSED(w.engine, KIN_ERROR_KIND, kin_view_set_user_data(w.engine, w.pan, &ours[1]));
    REFUSED(w.engine, KIN_ERROR_KIND, kin_recognizer_get_user_data(w.engine, w.front, &found));
  }
  TEST("Each record has the user data of its recognizer, those of touches that of their view") {
    OK(kin_engine_set_explain(w.engine, true));
    OK(kin_engine_set_event_callback(w.engine, check_record, &w));
    ours[3] = 0;
    tap_and_drag(w.engine, 0);
    CHECK(ours[3] > 15);
    OK(kin_engine_set_event_callback(w.engine, NULL, NULL));
    OK(kin_engine_set_explain(w.engine, false));
  }
  TEST("What a stream for each touch reports has it too") {
    const kin_event *events;
    uint32_t count, seen = 0;
    const kin_recognizer_id drag = attach(w.engine, w.front, "multi_drag");
    OK(kin_recognizer_set_user_data(w.engine, drag, &ours[2]));
    OK(kin_engine_poll(w.engine, &events, &count));
    tap_and_drag(w.engine, 3000);
    OK(kin_engine_poll(w.engine, &events, &count));
    for (uint32_t i = 0; i < count; i++)
      if (events[i].recognizer == drag) {
        seen++;
        CHECK(events[i].user_data == &ours[2] && events[i].contact != 0);
      }
    CHECK(seen > 5);
    OK(kin_recognizer_remove(w.engine, drag));
  }
  TEST("It is no part of the state, and no trace has it") {
    uint64_t hashes[2];
    tape with = record_tap_and_drag(true, &hashes[0]), without = record_tap_and_drag(false, &hashes[1]);
    kin_engine *player = engine_for(&with);
    kin_replay_options options;
    int pointers = 0;
    CHECK(with.count == without.count && memcmp(with.bytes, without.bytes, with.count) == 0);
    CHECK(hashes[0] == hashes[1]);
    kin_replay_options_init(&options);
    options.on_event = count_pointers;
    options.user_data = &pointers;
    OK(kin_trace_replay(player, with.bytes, with.count, &options, NULL));
    CHECK(pointers == 0);
    kin_engine_destroy(player);
    free_tape(&with);
    free_tape(&without);
  }
  TEST("It is the last field of a record but for what is reserved: what stands before it is what traces and their checks tell") {
    CHECK(offsetof(kin_event, user_data) == offsetof(kin_event, reserved) - 8);
  }
  kin_engine_destroy(w.engine);
}

static void check_flags(kin_engine *engine, kin_view_id view, kin_view_flags wanted) {
  kin_view_flags flags = 99;
  OK(kin_view_get_flags(engine, view, &flags));
  CHECK(flags == wanted);
}

static void flags(void) {
  world w = make_world(NULL);
  kin_view_options options;
  kin_view_id view, hit;
  const kin_view_flags all = 63;
  TEST("A view has the flags of its options, 0 without any; each alone and all together come back") {
    OK(kin_view_add(w.engine, 0, NULL, &view));
    check_flags(w.engine, view, 0);
    OK(kin_view_remove(w.engine, view));
    check_flags(w.engine, w.root, 0);
    check_flags(w.engine, w.front, KIN_VIEW_WANTS_TOUCHES | KIN_VIEW_MULTIPLE_TOUCH);
    kin_view_options_init(&options);
    CHECK(options.flags == 0);
    for (int i = 0; i <= 6; i++) {
      options.flags = i < 6 ? 1u << i : all;
      OK(kin_view_add(w.engine, 0, &options, &view));
      check_flags(w.engine, view, options.flags);
      OK(kin_view_remove(w.engine, view));
    }
  }
  TEST("Flags in the mask are set, the others stay") {
    OK(kin_view_add(w.engine, 0, NULL, &view));
    OK(kin_view_set_flags(w.engine, view, all, KIN_VIEW_HIDDEN | KIN_VIEW_ARENA_BOUNDARY));
    check_flags(w.engine, view, KIN_VIEW_HIDDEN | KIN_VIEW_ARENA_BOUNDARY);
    OK(kin_view_set_flags(w.engine, view, KIN_VIEW_WANTS_TOUCHES, KIN_VIEW_HIDDEN | KIN_VIEW_WANTS_TOUCHES));
    check_flags(w.engine, view, KIN_VIEW_WANTS_TOUCHES | KIN_VIEW_ARENA_BOUNDARY);
    OK(kin_view_set_flags(w.engine, view, all, 0));
    check_flags(w.engine, view, KIN_VIEW_WANTS_TOUCHES | KIN_VIEW_ARENA_BOUNDARY);
    OK(kin_view_set_flags(w.engine, view, all, all));
    check_flags(w.engine, view, all);
    OK(kin_view_set_flags(w.engine, view, 0, all));
    check_flags(w.engine, view, 0);
  }
  TEST("A view that is hidden, or takes no part in touches, is not hit") {
    const kin_view_flags each[] = {KIN_VIEW_HIDDEN, KIN_VIEW_INTERACTION_DISABLED};
    for (int i = 0; i < 2; i++) {
      OK(kin_view_hit_test(w.engine, 1000, 1000, &hit));
      CHECK(hit == view);
      OK(kin_view_set_flags(w.engine, view, each[i], each[i]));
      OK(kin_view_hit_test(w.engine, 1000, 1000, &hit));
      CHECK(hit == w.root);
      OK(kin_view_set_flags(w.engine, view, 0, each[i]));
    }
  }
  TEST("Flags come back with a trace") {
    tape t = {0};
    kin_engine *player;
    kin_view_id added;
    OK(kin_view_set_flags(w.engine, view, KIN_VIEW_EXCLUSIVE_TOUCH, all));
    OK(kin_trace_set_check_interval(w.engine, 1));
    OK(kin_trace_start(w.engine, write_tape, &t));
    options.flags = KIN_VIEW_INTERACTION_DISABLED | KIN_VIEW_WANTS_TOUCHES;
    OK(kin_view_add(w.engine, 0, &options, &added));
    OK(kin_view_set_flags(w.engine, w.back, KIN_VIEW_INTERACTION_DISABLED, KIN_VIEW_INTERACTION_DISABLED | KIN_VIEW_WANTS_TOUCHES));
    OK(kin_trace_stop(w.engine));
    player = engine_for(&t);
    OK(kin_trace_replay(player, t.bytes, t.count, NULL, NULL));
    check_flags(player, view, KIN_VIEW_EXCLUSIVE_TOUCH);
    check_flags(player, added, options.flags);
    check_flags(player, w.back, KIN_VIEW_INTERACTION_DISABLED | KIN_VIEW_MULTIPLE_TOUCH);
    CHECK(hash_of(player) == hash_of(w.engine));
    kin_engine_destroy(player);
    free_tape(&t);
  }
  kin_engine_destroy(w.engine);
}

static kin_state goes_on(void *state, const kin_step *input, kin_request *request) {
  (void)state, (void)input, (void)request;
  return KIN_STATE_POSSIBLE;
}

static void prepare_nothing(void *state) { (void)state; }

static void initializers(void) {
  world w = make_world(NULL);
  TEST("Delegates that were filled in are taken, and answer nothing") {
    kin_view_delegate of_view;
    kin_recognizer_delegate of_recognizer;
    const kin_view_delegate empty_view = {.struct_size = sizeof empty_view};
    const kin_recognizer_delegate empty_recognizer = {.struct_size = sizeof empty_recognizer};
    memset(&of_view, 0xaa, sizeof of_view);
    memset(&of_recognizer, 0xaa, sizeof of_recognizer);
    kin_view_delegate_init(&of_view);
    kin_recognizer_delegate_init(&of_recognizer);
    CHECK(memcmp(&of_view, &empty_view, sizeof of_view) == 0);
    CHECK(memcmp(&of_recognizer, &empty_recognizer, sizeof of_recognizer) == 0);
    OK(kin_view_set_delegate(w.engine, w.front, &of_view));
    OK(kin_recognizer_set_delegate(w.engine, w.pan, &of_recognizer));
    of_view.struct_size = 0;
    REFUSED(w.engine, KIN_ERROR_SIZE, kin_view_set_delegate(w.engine, w.front, &of_view));
    CHECK(strstr(kin_engine_last_error(w.engine), "kin_view_delegate_init"));
  }
  TEST("A class that was filled in lacks a name and a step") {
    kin_recognizer_class table;
    memset(&table, 0xaa, sizeof table);
    kin_recognizer_class_init(&table);
    REFUSED(w.engine, KIN_ERROR_CLASS, kin_recognizer_class_register(w.engine, &table));
    table.name = "test.filled_in", table.summary = "Filled in.", table.version = "1.0.0";
    table.state_size = 8, table.prepare = prepare_nothing, table.step = goes_on;
    OK(kin_recognizer_class_register(w.engine, &table));
    attach(w.engine, 0, "test.filled_in");
  }
  kin_engine_destroy(w.engine);
}

static bool is_near(kin_point a, kin_point b) { return fabs(a.x - b.x) < 1e-9 && fabs(a.y - b.y) < 1e-9; }

static kin_point at(double x, double y) {
  kin_point point;
  point.x = x, point.y = y;
  return point;
}

static void transforms(void) {
  const kin_transform first = {1, 2, 3, 5, 7, 11}, next = {0.5, -1, 2, 4, -3, 13};
  const kin_point point = {19, 23}, pivot = {50, 60};
  kin_transform inverse;
  TEST("Maps are applied one after the other, to points and to vectors") {
    const kin_point moved = kin_transform_apply(kin_transform_concat(first, next), point);
    CHECK(is_near(kin_transform_apply(first, point), at(95, 164)));
    CHECK(is_near(moved, kin_transform_apply(next, kin_transform_apply(first, point))) && is_near(moved, at(372.5, 574)));
    CHECK(is_near(kin_transform_apply_to_vector(first, at(1, 1)), at(4, 7)));
    CHECK(is_near(kin_transform_apply(kin_transform_identity(), point), point));
    CHECK(is_near(kin_transform_apply(kin_transform_translation(1, -2), point), at(20, 21)));
  }
  TEST("About a pivot a map scales and turns clockwise, and the pivot stays") {
    const kin_transform map = kin_transform_about(pivot, 2, 1.5707963267948966);
    CHECK(is_near(kin_transform_apply(map, pivot), pivot));
    CHECK(is_near(kin_transform_apply(map, at(51, 60)), at(50, 62)));
    CHECK(is_near(kin_transform_apply(kin_transform_with_pivot(first, pivot), at(51, 60)), at(58, 73)));
    const kin_transform similar = kin_transform_similarity(0, 2, 5, 6);
    CHECK(is_near(kin_transform_apply(similar, at(1, 0)), at(5, 8)) && is_near(kin_transform_apply(similar, at(0, 1)), at(3, 6)));
  }
  TEST("An inverse leads back, and a map without one says so and writes nothing") {
    const kin_transform singular[] = {{0, 0, 0, 1, 0, 0}, {1, 2, 2, 4, 0, 0}, {1e-200, 0, 0, 1e-200, 0, 0}, {1e200, 0, 0, 1e200, 0, 0}};
    CHECK(kin_transform_invert(first, &inverse));
    CHECK(is_near(kin_transform_apply(inverse, kin_transform_apply(first, point)), point));
    CHECK(!kin_transform_invert(first, NULL));
    memset(&inverse, 0, sizeof inverse);
    for (int i = 0; i < 4; i++) CHECK(!kin_transform_invert(singular[i], &inverse) && inverse.a == 0 && inverse.d == 0);
  }
  TEST("They say where a view's points are, as the engine does, and refuse the maps that it refuses") {
    world w = make_world(NULL);
    kin_point found;
    kin_transform own = kin_transform_about(pivot, 1.5, 0.5), outer = first, to_window;
    OK(kin_view_set_transform(w.engine, w.front, own));
    OK(kin_view_set_transform(w.engine, w.back, outer));
    OK(kin_view_set_frame(w.engine, w.front, (kin_rect){3, 4, 10, 10}));
    own = kin_transform_concat(own, kin_transform_translation(3, 4));
    to_window = kin_transform_concat(own, outer);
    OK(kin_view_convert_point(w.engine, w.front, 0, point, &found));
    CHECK(is_near(found, kin_transform_apply(to_window, point)));
    CHECK(kin_transform_invert(to_window, &inverse));
    OK(kin_view_convert_point(w.engine, 0, w.front, point, &found));
    CHECK(is_near(found, kin_transform_apply(inverse, point)));
    kin_engine_destroy(w.engine);
  }
}

static void descendants_and_names(void) {
  world w = make_world(NULL);
  bool below;
  kin_view_id found, beside;
  kin_recognizer_id named;
  OK(kin_view_add(w.engine, w.back, NULL, &beside));
  TEST("A view is below its ancestors and itself, and below nothing else") {
    OK(kin_view_is_descendant(w.engine, w.front, w.root, &below));
    CHECK(below);
    OK(kin_view_is_descendant(w.engine, w.front, 0, &below));
    CHECK(below);
    OK(kin_view_is_descendant(w.engine, w.front, w.front, &below));
    CHECK(below);
    OK(kin_view_is_descendant(w.engine, w.back, w.front, &below));
    CHECK(!below);
    OK(kin_view_is_descendant(w.engine, w.front, beside, &below));
    CHECK(!below);
    REFUSED(w.engine, KIN_ERROR_KIND, kin_view_is_descendant(w.engine, w.front, w.pan, &below));
    REFUSED(w.engine, KIN_ERROR_KIND, kin_view_is_descendant(w.engine, w.tap, w.front, &below));
  }
  TEST("Of views with one name the first from the root down is found, of siblings the front one") {
    OK(kin_view_set_name(w.engine, w.front, "same"));
    OK(kin_engine_find_view(w.engine, "same", &found));
    CHECK(found == w.front);
    OK(kin_view_set_name(w.engine, beside, "same"));
    OK(kin_engine_find_view(w.engine, "same", &found));
    CHECK(found == beside);
    OK(kin_view_bring_to_front(w.engine, w.front));
    OK(kin_engine_find_view(w.engine, "same", &found));
    CHECK(found == w.front);
    OK(kin_view_set_name(w.engine, w.back, "same"));
    OK(kin_engine_find_view(w.engine, "same", &found));
    CHECK(found == w.back);
    OK(kin_view_set_name(w.engine, 0, "same"));
    OK(kin_engine_find_view(w.engine, "same", &found));
    CHECK(found == w.root);
    REFUSED(w.engine, KIN_ERROR_UNKNOWN, kin_engine_find_view(w.engine, "sam", &found));
    CHECK(strstr(kin_engine_last_error(w.engine), "'sam'"));
    REFUSED(w.engine, KIN_ERROR_UNKNOWN, kin_engine_find_view(w.engine, "", &found));
  }
  TEST("Of recognizers with one name the first in the order of the views is found, on one view the latest") {
    OK(kin_recognizer_set_name(w.engine, w.tap, "same"));
    OK(kin_engine_find_recognizer(w.engine, "same", &named));
    CHECK(named == w.tap);
    OK(kin_recognizer_set_name(w.engine, w.manual, "same"));
    OK(kin_engine_find_recognizer(w.engine, "same", &named));
    CHECK(named == w.manual);
    OK(kin_recognizer_set_name(w.engine, w.pan, "same"));
    OK(kin_engine_find_recognizer(w.engine, "same", &named));
    CHECK(named == w.pan);
    OK(kin_recognizer_remove(w.engine, w.pan));
    OK(kin_engine_find_recognizer(w.engine, "same", &named));
    CHECK(named == w.manual);
    REFUSED(w.engine, KIN_ERROR_UNKNOWN, kin_engine_find_recognizer(w.engine, "tap", &named));
    REFUSED(w.engine, KIN_ERROR_UNKNOWN, kin_engine_find_recognizer(w.engine, "", &named));
  }
  kin_engine_destroy(w.engine);
}

static void check_children(kin_engine *engine, const kin_view_id *wanted) {
  kin_view_id found[4] = {0};
  uint32_t count = 0;
  OK(kin_view_list_children(engine, 0, found, 4, &count));
  CHECK(count == 3 && memcmp(found, wanted, 3 * sizeof *wanted) == 0);
}

typedef struct placing {
  kin_view_id view, sibling, gone;
} placing;

static void place_in_step(kin_engine *engine, const kin_event *event, void *user_data) {
  const placing *p = user_data;
  if (event->state != KIN_STATE_ENDED) return;
  OK(kin_view_place_behind(engine, p->view, p->gone));
  OK(kin_view_place_in_front_of(engine, p->sibling, p->view));
  OK(kin_view_remove(engine, p->gone));
}

static void places(void) {
  kin_engine *engine;
  kin_view_id a, b, c, inner, hit;
  kin_recognizer_id tap;
  tape t = {0};
  uint64_t action;
  OK(kin_engine_create(NULL, &engine));
  OK(kin_view_add(engine, 0, NULL, &a));
  OK(kin_view_add(engine, 0, NULL, &b));
  OK(kin_view_add(engine, 0, NULL, &c));
  OK(kin_view_add(engine, a, NULL, &inner));
  OK(kin_recognizer_add(engine, 0, "tap", &tap));
  OK(kin_trace_set_check_interval(engine, 1));
  OK(kin_trace_start(engine, write_tape, &t));
  TEST("A view is placed right in front of a sibling or right behind it, wherever both stand") {
    check_children(engine, (kin_view_id[]){c, b, a});
    OK(kin_view_place_in_front_of(engine, a, b));
    check_children(engine, (kin_view_id[]){c, a, b});
    OK(kin_view_place_in_front_of(engine, a, b));
    check_children(engine, (kin_view_id[]){c, a, b});
    OK(kin_view_place_behind(engine, c, b));
    check_children(engine, (kin_view_id[]){a, b, c});
    OK(kin_view_place_behind(engine, a, b));
    check_children(engine, (kin_view_id[]){b, a, c});
    OK(kin_view_place_in_front_of(engine, c, b));
    check_children(engine, (kin_view_id[]){c, b, a});
    OK(kin_view_hit_test(engine, 5, 5, &hit));
    CHECK(hit == c);
    OK(kin_view_place_in_front_of(engine, b, c));
    OK(kin_view_hit_test(engine, 5, 5, &hit));
    CHECK(hit == b);
    OK(kin_view_bring_to_front(engine, a));
    check_children(engine, (kin_view_id[]){a, b, c});
  }
  TEST("Only siblings are placed beside each other") {
    REFUSED(engine, KIN_ERROR_INVALID, kin_view_place_behind(engine, a, a));
    REFUSED(engine, KIN_ERROR_INVALID, kin_view_place_behind(engine, inner, b));
    REFUSED(engine, KIN_ERROR_INVALID, kin_view_place_in_front_of(engine, a, inner));
    REFUSED(engine, KIN_ERROR_INVALID, kin_view_place_in_front_of(engine, 0, a));
    REFUSED(engine, KIN_ERROR_INVALID, kin_view_place_in_front_of(engine, a, 0));
    REFUSED(engine, KIN_ERROR_KIND, kin_view_place_behind(engine, a, tap));
    REFUSED(engine, KIN_ERROR_KIND, kin_view_place_behind(engine, tap, a));
  }
  TEST("What a callback asks for comes after the step, in its order") {
    placing p = {a, b, 0};
    kin_view_id found[4];
    uint32_t count;
    p.gone = c;
    OK(kin_recognizer_add_action(engine, tap, place_in_step, &p, &action));
    OK(feed_one(engine, 1, KIN_PHASE_BEGAN, 1, 5, 5));
    OK(feed_one(engine, 1, KIN_PHASE_ENDED, 20, 5, 5));
    OK(kin_view_list_children(engine, 0, found, 4, &count));
    CHECK(count == 2 && found[0] == b && found[1] == a);
  }
  TEST("A replay does the same") {
    kin_engine *player;
    OK(kin_trace_stop(engine));
    player = engine_for(&t);
    OK(kin_trace_replay(player, t.bytes, t.count, NULL, NULL));
    CHECK(hash_of(player) == hash_of(engine));
    kin_engine_destroy(player);
  }
  free_tape(&t);
  kin_engine_destroy(engine);
}

static void move_in_action(kin_engine *engine, const kin_event *event, void *user_data) {
  const world *w = user_data;
  if (event->state == KIN_STATE_BEGAN) OK(kin_recognizer_set_view(engine, w->pan, w->root));
  else if (event->state == KIN_STATE_CANCELLED) OK(kin_recognizer_remove(engine, w->twice));
}

static void views_of_recognizers(void) {
  world w = make_world(NULL);
  tape t = {0};
  kin_view_id view;
  kin_state state;
  kin_recognizer_id found[8], related;
  uint32_t count;
  uint64_t action;
  double number;
  TEST("A recognizer goes to another view with all that was set, and is the one added last there") {
    OK(kin_recognizer_set_number(w.engine, w.pan, "threshold", 7));
    OK(kin_recognizer_require_failure(w.engine, w.pan, w.swipe));
    OK(kin_recognizer_set_view(w.engine, w.pan, w.front));
    OK(kin_recognizer_get_view(w.engine, w.pan, &view));
    CHECK(view == w.front);
    OK(kin_view_list_recognizers(w.engine, w.front, found, 8, &count));
    CHECK(count == 5 && found[0] == w.pan && found[1] == w.manual);
    OK(kin_view_list_recognizers(w.engine, w.back, found, 8, &count));
    CHECK(count == 3);
    OK(kin_recognizer_get_number(w.engine, w.pan, "threshold", &number));
    OK(kin_recognizer_list_relations(w.engine, w.pan, KIN_RELATION_REQUIRES, &related, 1, &count));
    CHECK(number == 7 && count == 1 && related == w.swipe);
    OK(kin_engine_check_invariants(w.engine));
    REFUSED(w.engine, KIN_ERROR_KIND, kin_recognizer_set_view(w.engine, w.pan, w.tap));
    REFUSED(w.engine, KIN_ERROR_KIND, kin_recognizer_set_view(w.engine, w.front, w.front));
    OK(kin_recognizer_remove_failure_requirement(w.engine, w.pan, w.swipe));
    OK(kin_recognizer_set_view(w.engine, w.pan, w.back));
  }
  TEST("In the action of its Began it can go: Cancelled follows with the old view, and no touch that is down is its") {
    OK(kin_trace_set_check_interval(w.engine, 1));
    OK(kin_trace_start(w.engine, write_tape, &t));
    OK(kin_recognizer_add_action(w.engine, w.pan, move_in_action, &w, &action));
    OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, 1, 100, 100));
    OK(feed_one(w.engine, 1, KIN_PHASE_MOVED, 10, 150, 100));
    OK(kin_recognizer_get_view(w.engine, w.pan, &view));
    OK(kin_recognizer_get_state(w.engine, w.pan, &state));
    CHECK(view == w.root && state == KIN_STATE_POSSIBLE);
    OK(kin_recognizer_get_touch_count(w.engine, w.pan, &count));
    CHECK(count == 0);
    GIVES(KIN_ERROR_STALE, kin_recognizer_get_state(w.engine, w.twice, &state));
    OK(feed_one(w.engine, 1, KIN_PHASE_MOVED, 20, 250, 100));
    OK(kin_recognizer_get_state(w.engine, w.pan, &state));
    CHECK(state == KIN_STATE_POSSIBLE);
    OK(kin_engine_check_invariants(w.engine));
  }
  TEST("A replay does the same") {
    kin_engine *player;
    OK(kin_trace_stop(w.engine));
    player = engine_for(&t);
    OK(kin_trace_replay(player, t.bytes, t.count, NULL, NULL));
    CHECK(hash_of(player) == hash_of(w.engine));
    kin_engine_destroy(player);
  }
  free_tape(&t);
  kin_engine_destroy(w.engine);
}

static kin_contact listed[4];

static uint32_t list(kin_engine *engine) {
  uint32_t count = 0;
  OK(kin_engine_list_contacts(engine, listed, 4, &count));
  return count;
}

static void list_in_step(kin_engine *engine, const kin_event *event, void *user_data) {
  if (event->type == KIN_EVENT_GESTURE && event->state == KIN_STATE_ENDED) *(uint32_t *)user_data = list(engine);
}

static void contacts(void) {
  world w = make_world(NULL);
  const kin_scroll_sample scroll = {.source = 1, .phase = KIN_SCROLL_BEGAN, .time_ns = 5 * MILLISECOND, .x = 10, .y = 10, .type = KIN_TOUCH_INDIRECT};
  uint32_t in_step = 9;
  TEST("The contacts that are down are listed in the order of landing, with what is known of each") {
    CHECK(list(w.engine) == 0);
    OK(feed_one(w.engine, 7, KIN_PHASE_BEGAN, 1, 100, 120));
    OK(feed_one(w.engine, 5, KIN_PHASE_BEGAN, 2, 500, 20));
    OK(feed_one(w.engine, 7, KIN_PHASE_MOVED, 3, 103, 124));
    OK(feed_one(w.engine, 9, KIN_PHASE_ENTERED, 4, 103, 124));
    OK(kin_engine_feed_scroll(w.engine, &scroll, 1));
    CHECK(list(w.engine) == 2);
    CHECK(listed[0].touch == 7 && listed[0].contact == 1 && listed[0].view == w.front && listed[0].type == KIN_TOUCH_DIRECT);
    CHECK(listed[0].x == 103 && listed[0].y == 124 && listed[0].start_x == 100 && listed[0].start_y == 120);
    CHECK(listed[0].start_time_ns == MILLISECOND && listed[0].time_ns == 3 * MILLISECOND && listed[0].tap_count == 1);
    CHECK(listed[1].touch == 5 && listed[1].contact == 2 && listed[1].view == w.root);
  }
  TEST("Where there is little room the rest stays away, and the count says how many there are") {
    uint32_t count = 0;
    memset(listed, 0, sizeof listed);
    OK(kin_engine_list_contacts(w.engine, listed, 1, &count));
    CHECK(count == 2 && listed[0].touch == 7 && listed[1].touch == 0);
  }
  TEST("A contact whose view was removed has none, and one that lifts is gone, in its last action already") {
    OK(kin_engine_set_event_callback(w.engine, list_in_step, &in_step));
    OK(kin_view_remove(w.engine, w.front));
    CHECK(list(w.engine) == 2 && listed[0].view == 0);
    attach(w.engine, 0, "tap");
    OK(feed_one(w.engine, 5, KIN_PHASE_ENDED, 6, 500, 20));
    CHECK(list(w.engine) == 1 && listed[0].touch == 7);
    OK(feed_one(w.engine, 7, KIN_PHASE_ENDED, 7, 103, 124));
    OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, 900, 300, 300));
    OK(feed_one(w.engine, 1, KIN_PHASE_ENDED, 910, 300, 300));
    CHECK(list(w.engine) == 0 && in_step == 0);
  }
  TEST("A contact that lands soon after another, about there, is the next of a series, until it is elsewhere") {
    OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, 1000, 310, 280));
    CHECK(list(w.engine) == 1 && listed[0].tap_count == 2);
    OK(feed_one(w.engine, 1, KIN_PHASE_ENDED, 1010, 310, 280));
    OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, 1100, 310, 220));
    CHECK(list(w.engine) == 1 && listed[0].tap_count == 1);
    OK(feed_one(w.engine, 1, KIN_PHASE_MOVED, 1110, 310, 270));
    CHECK(list(w.engine) == 1 && listed[0].tap_count == 0);
    OK(feed_one(w.engine, 1, KIN_PHASE_MOVED, 1120, 310, 220));
    CHECK(list(w.engine) == 1 && listed[0].tap_count == 0);
    OK(feed_one(w.engine, 1, KIN_PHASE_ENDED, 1130, 310, 220));
  }
  kin_engine_destroy(w.engine);
}

static bool no_taps(const void *state, const kin_peer *other) {
  (void)state;
  ours[0]++;
  return strcmp(other->class_name, "tap") != 0;
}

/* The table of a class that the engine has, for one with another name. */
static kin_recognizer_class copied(kin_engine *engine, const char *class_name) {
  const kin_recognizer_class *found = NULL;
  kin_recognizer_class copy;
  uint32_t index = 0;
  do OK(kin_engine_get_class(engine, index++, &found));
  while (strcmp(found->name, class_name) != 0);
  kin_recognizer_class_init(&copy);
  memcpy(&copy, found, sizeof copy);
  return copy;
}

/* How many of two taps a tap makes, the one that was added last being of a class. */
static uint32_t made_by_a_tap(kin_engine *engine, const char *class_name, uint64_t from) {
  const kin_recognizer_id plain = attach(engine, 0, "tap"), last = attach(engine, 0, class_name);
  const kin_event *events;
  uint32_t count;
  OK(feed_one(engine, 1, KIN_PHASE_BEGAN, from, 100, 100));
  OK(feed_one(engine, 1, KIN_PHASE_ENDED, from + 10, 100, 100));
  OK(kin_engine_poll(engine, &events, &count));
  for (uint32_t i = 0; i < count; i++) CHECK(events[i].state == KIN_STATE_ENDED && events[i].tap.tap_count == 1);
  CHECK(count > 0 && (events[0].recognizer == last || events[count - 1].recognizer == last));
  OK(kin_recognizer_remove(engine, plain));
  OK(kin_recognizer_remove(engine, last));
  return count;
}

static void derived_classes(void) {
  TEST("A class that exists with another answer: its table with another name and another hook") {
    kin_engine *engine;
    OK(kin_engine_create(NULL, &engine));
    kin_recognizer_class polite = copied(engine, "tap");
    CHECK(kin_recognizer_class_register(engine, &polite) == KIN_ERROR_EXISTS);
    polite.name = "com.example.tap";
    OK(kin_recognizer_class_register(engine, &polite));
    polite.name = "com.example.polite_tap";
    polite.can_prevent = polite.can_be_prevented_by = no_taps;
    OK(kin_recognizer_class_register(engine, &polite));
    CHECK(made_by_a_tap(engine, "tap", 1000) == 1);
    CHECK(made_by_a_tap(engine, "com.example.tap", 3000) == 1);
    ours[0] = 0;
    CHECK(made_by_a_tap(engine, "com.example.polite_tap", 5000) == 2 && ours[0] > 0);
    kin_engine_destroy(engine);
  }
}

/* MARK: Groups that are left */

static uint32_t size_of_group(kin_engine *engine, kin_recognizer_id id) {
  kin_recognizer_id ids[8];
  uint32_t count = 99;
  OK(kin_recognizer_list_relations(engine, id, KIN_RELATION_GROUP, ids, 8, &count));
  return count;
}

static void groups(void) {
  TEST("A representative that is left alone is no group: it may join another one, and there is nothing to dissolve") {
    world w = make_world(NULL);
    const kin_recognizer_id first[] = {w.pan, w.pinch, w.swipe}, second[] = {w.manual, w.pan};
    OK(kin_compose_group(w.engine, w.pan, first, 3));
    OK(kin_recognizer_remove(w.engine, w.pinch));
    CHECK(size_of_group(w.engine, w.pan) == 2 && size_of_group(w.engine, w.swipe) == 2);
    REFUSED(w.engine, KIN_ERROR_INVALID, kin_compose_group(w.engine, w.manual, second, 2));
    OK(kin_recognizer_remove(w.engine, w.swipe));
    CHECK(size_of_group(w.engine, w.pan) == 0);
    REFUSED(w.engine, KIN_ERROR_UNKNOWN, kin_dissolve_group(w.engine, w.pan));
    OK(kin_compose_group(w.engine, w.manual, second, 2));
    CHECK(size_of_group(w.engine, w.pan) == 2 && size_of_group(w.engine, w.manual) == 2);
    kin_engine_destroy(w.engine);
  }
  TEST("Without its representative a group is none: each of the others may join another one") {
    world w = make_world(NULL);
    const kin_recognizer_id first[] = {w.pan, w.pinch, w.swipe}, second[] = {w.manual, w.swipe, w.pinch};
    OK(kin_compose_group(w.engine, w.pan, first, 3));
    OK(kin_recognizer_remove(w.engine, w.pan));
    CHECK(size_of_group(w.engine, w.pinch) == 0 && size_of_group(w.engine, w.swipe) == 0);
    OK(kin_compose_group(w.engine, w.manual, second, 3));
    kin_engine_destroy(w.engine);
  }
  TEST("Neither one of a group nor its representative joins another group, and one that is no representative gets none") {
    world w = make_world(NULL);
    const kin_recognizer_id first[] = {w.pan, w.pinch}, with_member[] = {w.manual, w.pinch}, by_member[] = {w.pinch, w.tap}, more[] = {w.pan, w.tap};
    OK(kin_compose_group(w.engine, w.pan, first, 2));
    REFUSED(w.engine, KIN_ERROR_INVALID, kin_compose_group(w.engine, w.manual, with_member, 2));
    REFUSED(w.engine, KIN_ERROR_INVALID, kin_compose_group(w.engine, w.pinch, by_member, 2));
    OK(kin_compose_group(w.engine, w.pan, more, 2));
    CHECK(size_of_group(w.engine, w.tap) == 3);
    kin_engine_destroy(w.engine);
  }
}

/* Two groups that a callback asks for, one after the other: while it runs neither is there, so that the second one is
 * looked at again when the first one has been made. */
typedef struct two_groups {
  kin_recognizer_id first[2], second[3];
  uint32_t second_count;
  kin_result results[2];
  int complaints;
} two_groups;

static void compose_two(kin_engine *engine, const kin_event *event, void *user_data) {
  two_groups *two = user_data;
  (void)event;
  if (two->results[0] != KIN_ERROR_STATE) return;
  two->results[0] = kin_compose_group(engine, two->first[0], two->first, 2);
  two->results[1] = kin_compose_group(engine, two->second[0], two->second, two->second_count);
}

static void count_complaints(kin_engine *engine, kin_severity severity, const char *sentence, void *user_data) {
  (void)engine;
  if (severity == KIN_SEVERITY_HOST_MISBEHAVING && strstr(sentence, "was to join the group of")) ++*(int *)user_data;
}

/* Both calls are taken; how many were not let into the second group. */
static int kept_out(kin_engine *engine, two_groups *two) {
  two->results[0] = KIN_ERROR_STATE;
  OK(kin_engine_set_event_callback(engine, compose_two, two));
  OK(kin_engine_set_log(engine, count_complaints, &two->complaints));
  OK(feed_one(engine, 1, KIN_PHASE_BEGAN, 10, 100, 100));
  CHECK(two->results[0] == KIN_OK && two->results[1] == KIN_OK);
  OK(kin_engine_check_invariants(engine));
  return two->complaints;
}

static void groups_in_a_callback(void) {
  /* The recognizer that was added first is among those that represent. */
  TEST("Of two groups that a callback composes, who is in the first does not join the second, which the log says") {
    for (int is_other_way = 0; is_other_way < 2; is_other_way++) {
      world w = make_world(NULL);
      const kin_recognizer_id one = is_other_way ? w.manual : w.pan, other = is_other_way ? w.pan : w.manual;
      two_groups two = {.first = {one, w.pinch}, .second = {other, w.pinch}, .second_count = 2};
      CHECK(kept_out(w.engine, &two) == 1);
      CHECK(size_of_group(w.engine, one) == 2 && size_of_group(w.engine, w.pinch) == 2 && size_of_group(w.engine, other) == 0);
      kin_engine_destroy(w.engine);
    }
  }
  TEST("Nor does anybody join who is in the first group as a member, but a group that is composed twice grows") {
    for (int is_same = 0; is_same < 2; is_same++) {
      world w = make_world(NULL);
      two_groups two = {.first = {w.pan, w.pinch}, .second = {is_same ? w.pan : w.pinch, is_same ? w.pinch : w.swipe, w.swipe}};
      two.second_count = is_same ? 3 : 2;
      CHECK(kept_out(w.engine, &two) == (is_same ? 0 : 1));
      CHECK(size_of_group(w.engine, w.pan) == (is_same ? 3 : 2) && size_of_group(w.engine, w.swipe) == (is_same ? 3 : 0));
      kin_engine_destroy(w.engine);
    }
  }
  TEST("A requirement that leads out of the second group and back, by way of the first, keeps the two apart") {
    world w = make_world(NULL);
    /* Each group alone is without a circle: pan and pinch; swipe and manual. Pan waits for swipe, manual for pinch. */
    OK(kin_recognizer_require_failure(w.engine, w.pan, w.swipe));
    OK(kin_recognizer_require_failure(w.engine, w.manual, w.pinch));
    two_groups two = {.first = {w.pan, w.pinch}, .second = {w.swipe, w.manual}, .second_count = 2};
    CHECK(kept_out(w.engine, &two) == 1);
    CHECK(size_of_group(w.engine, w.pan) == 2 && size_of_group(w.engine, w.swipe) == 0);
    kin_engine_destroy(w.engine);
  }
}

/* MARK: Parts that are asked for by name */

static void extensions(void) {
  TEST("A part of the library is found by its whole name, and no other name has one") {
    static const char *const unknown[] = {"", "kinesic", "kinesic.", "kinesic.mat", "kinesic.maths", "kinesic.velocity.", "kinesic.none", "velocity"};
    const kin_math_extension *math = kin_extension_find(KIN_EXTENSION_MATH);
    const kin_velocity_extension *velocity = kin_extension_find(KIN_EXTENSION_VELOCITY);
    kin_velocity_options options = {0};
    CHECK(math && math->struct_size == sizeof *math && math->exponential(0) == 1 && math->arc_tangent(1, 0) > 1.5);
    CHECK(velocity && velocity->struct_size == sizeof *velocity);
    const kin_plugins_extension *plugins = kin_extension_find(KIN_EXTENSION_PLUGINS);
    const kin_typed_actions_extension *typed = kin_extension_find(KIN_EXTENSION_TYPED_ACTIONS);
    CHECK(plugins && plugins->struct_size == sizeof *plugins && typed && typed->struct_size == sizeof *typed);
    if (velocity && velocity->struct_size == sizeof *velocity) OK(velocity->options_init("kin_velocity_options", &options, sizeof options));
    CHECK(options.struct_size == sizeof options);
    for (size_t i = 0; i < sizeof unknown / sizeof *unknown; i++) CHECK(kin_extension_find(unknown[i]) == NULL);
  }
}

int main(void) {
  derived_classes();
  user_data();
  flags();
  initializers();
  transforms();
  descendants_and_names();
  places();
  views_of_recognizers();
  contacts();
  groups();
  groups_in_a_callback();
  extensions();
  return report();
}
