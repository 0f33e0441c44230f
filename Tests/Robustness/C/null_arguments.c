/* Null in place of every pointer argument of every function: a code and a sentence, or the meaning that the header
 * gives to null. run.py compares this file with the headers: no pointer argument of any function is left out. */
#include "world.h"

static void on_event(kin_engine *engine, const kin_event *event, void *user_data) {
  (void)engine, (void)event, (void)user_data;
}

static void on_log(kin_engine *engine, kin_severity severity, const char *sentence, void *user_data) {
  (void)engine, (void)severity, (void)sentence, (void)user_data;
}

#define NULL_ENGINE(call) GIVES(KIN_ERROR_NULL, call)
#define NULL_POINTER(call) REFUSED(w.engine, KIN_ERROR_NULL, call)

static const kin_touch_sample sample = {.touch = 1};
static const kin_rect rect = {0, 0, 1, 1};
static const kin_transform identity = {1, 0, 0, 1, 0, 0};
static const kin_point origin = {0, 0};

static void engines(world w) {
  const kin_event *events;
  uint32_t count;
  uint64_t number;
  kin_engine *other = NULL;
  double units;
  bool explain;
  TEST("An engine without options has the defaults, and without a place for it is refused") {
    GIVES(KIN_ERROR_NULL, kin_engine_create(NULL, NULL));
    OK(kin_engine_create(NULL, &other));
    kin_engine_destroy(other);
    kin_engine_destroy(NULL);
    GIVES(KIN_ERROR_NULL, kin_struct_init(NULL, &number, sizeof number));
    GIVES(KIN_ERROR_NULL, kin_struct_init("kin_engine_options", NULL, 40));
    CHECK(kin_extension_find(NULL) == NULL);
    kin_engine_options_init(NULL);
    kin_allocator_init(NULL);
    kin_engine_usage_init(NULL);
    kin_view_options_init(NULL);
    kin_view_delegate_init(NULL);
    kin_recognizer_delegate_init(NULL);
    kin_recognizer_class_init(NULL);
  }
  TEST("How full an engine is: null is refused where it is asked and where the answer goes") {
    kin_engine_usage usage;
    kin_engine_usage_init(&usage);
    NULL_ENGINE(kin_engine_get_usage(NULL, &usage));
    NULL_POINTER(kin_engine_get_usage(w.engine, NULL));
    OK(kin_engine_get_usage(w.engine, &usage));
  }
  TEST("An allocator without one of its functions is refused") {
    kin_engine_options options;
    kin_allocator allocator;
    kin_allocator_init(&allocator);
    kin_engine_options_init(&options);
    options.allocator = &allocator;
    GIVES(KIN_ERROR_NULL, kin_engine_create(&options, &other));
    allocator.struct_size--;
    GIVES(KIN_ERROR_SIZE, kin_engine_create(&options, &other));
  }
  TEST("A null engine has the sentence of KIN_ERROR_NULL") {
    CHECK(kin_engine_last_error(NULL) != NULL);
    CHECK(strlen(kin_engine_last_error(NULL)) > 10);
  }
  TEST("Null is refused where an engine is copied, and where its copy goes") {
    NULL_ENGINE(kin_engine_copy(NULL, &other));
    NULL_POINTER(kin_engine_copy(w.engine, NULL));
  }
  TEST("Null is refused where an engine is fed, advanced and polled") {
    NULL_ENGINE(kin_engine_feed(NULL, &sample, 1));
    NULL_POINTER(kin_engine_feed(w.engine, NULL, 1));
    NULL_ENGINE(kin_engine_advance(NULL, 0));
    NULL_ENGINE(kin_engine_next_deadline(NULL, &number));
    NULL_POINTER(kin_engine_next_deadline(w.engine, NULL));
    NULL_ENGINE(kin_engine_get_time(NULL, &number));
    NULL_POINTER(kin_engine_get_time(w.engine, NULL));
    NULL_ENGINE(kin_engine_cancel_touches(NULL, 0));
    NULL_ENGINE(kin_engine_poll(NULL, &events, &count));
    NULL_POINTER(kin_engine_poll(w.engine, NULL, &count));
    NULL_POINTER(kin_engine_poll(w.engine, &events, NULL));
  }
  TEST("A null callback is no callback, a null engine is refused") {
    NULL_ENGINE(kin_engine_set_event_callback(NULL, on_event, NULL));
    OK(kin_engine_set_event_callback(w.engine, NULL, NULL));
    NULL_ENGINE(kin_engine_set_log(NULL, on_log, NULL));
    OK(kin_engine_set_log(w.engine, NULL, NULL));
    NULL_ENGINE(kin_engine_set_claimed(NULL, true));
    NULL_ENGINE(kin_engine_set_explain(NULL, true));
    NULL_ENGINE(kin_engine_get_lost_events(NULL, &number));
    NULL_POINTER(kin_engine_get_lost_events(w.engine, NULL));
    NULL_ENGINE(kin_engine_set_units_per_inch(NULL, 163));
    NULL_ENGINE(kin_engine_get_units_per_inch(NULL, &units));
    NULL_POINTER(kin_engine_get_units_per_inch(w.engine, NULL));
    NULL_ENGINE(kin_engine_get_explain(NULL, &explain));
    NULL_POINTER(kin_engine_get_explain(w.engine, NULL));
  }
  TEST("A description without an event is refused, and without a place asks for the size") {
    const kin_event event = {.type = KIN_EVENT_GESTURE, .state = KIN_STATE_ENDED, .recognizer = w.tap, .view = w.front};
    char text[256];
    uint32_t needed = 0;
    NULL_ENGINE(kin_event_describe(NULL, &event, text, sizeof text, &needed));
    NULL_POINTER(kin_event_describe(w.engine, NULL, text, sizeof text, &needed));
    NULL_POINTER(kin_event_describe(w.engine, &event, NULL, sizeof text, &needed));
    OK(kin_event_describe(w.engine, &event, NULL, 0, &needed));
    CHECK(needed > 1);
    OK(kin_event_describe(w.engine, &event, text, sizeof text, NULL));
    CHECK(strlen(text) + 1 == needed);
  }
  TEST("Null is refused where one looks inside") {
    const kin_property *properties;
    const kin_recognizer_class *found;
    NULL_ENGINE(kin_recognizer_class_register(NULL, NULL));
    NULL_POINTER(kin_recognizer_class_register(w.engine, NULL));
    NULL_ENGINE(kin_engine_get_class_count(NULL, &count));
    NULL_POINTER(kin_engine_get_class_count(w.engine, NULL));
    NULL_ENGINE(kin_engine_get_class(NULL, 0, &found));
    NULL_POINTER(kin_engine_get_class(w.engine, 0, NULL));
    NULL_ENGINE(kin_common_properties(NULL, &count));
    NULL_ENGINE(kin_common_properties(&properties, NULL));
    NULL_ENGINE(kin_engine_state_hash(NULL, &number));
    NULL_POINTER(kin_engine_state_hash(w.engine, NULL));
    NULL_ENGINE(kin_engine_check_invariants(NULL));
  }
}

static void views(world w) {
  kin_view_id view;
  kin_rect frame;
  kin_point point;
  kin_view_delegate delegate = {.struct_size = sizeof delegate};
  kin_view_flags flags;
  TEST("Null is refused where views are made and found") {
    NULL_ENGINE(kin_engine_root_view(NULL, &view));
    NULL_POINTER(kin_engine_root_view(w.engine, NULL));
    NULL_ENGINE(kin_view_add(NULL, 0, NULL, &view));
    NULL_POINTER(kin_view_add(w.engine, 0, NULL, NULL));
    OK(kin_view_add(w.engine, 0, NULL, &view));
    NULL_ENGINE(kin_view_remove(NULL, view));
    OK(kin_view_remove(w.engine, view));
    NULL_ENGINE(kin_view_hit_test(NULL, 1, 1, &view));
    NULL_POINTER(kin_view_hit_test(w.engine, 1, 1, NULL));
    NULL_ENGINE(kin_view_convert_point(NULL, 0, w.front, origin, &point));
    NULL_POINTER(kin_view_convert_point(w.engine, 0, w.front, origin, NULL));
  }
  TEST("Null is refused where views are changed") {
    NULL_ENGINE(kin_view_set_frame(NULL, w.front, rect));
    NULL_ENGINE(kin_view_get_frame(NULL, w.front, &frame));
    NULL_POINTER(kin_view_get_frame(w.engine, w.front, NULL));
    NULL_ENGINE(kin_view_set_transform(NULL, w.front, identity));
    NULL_ENGINE(kin_view_set_flags(NULL, w.front, 0, KIN_VIEW_HIDDEN));
    NULL_ENGINE(kin_view_get_flags(NULL, w.front, &flags));
    NULL_POINTER(kin_view_get_flags(w.engine, w.front, NULL));
    NULL_ENGINE(kin_view_bring_to_front(NULL, w.front));
    NULL_ENGINE(kin_view_place_in_front_of(NULL, w.front, w.front));
    NULL_ENGINE(kin_view_set_parent(NULL, w.front, w.back));
    NULL_ENGINE(kin_view_place_behind(NULL, w.front, w.front));
    NULL_ENGINE(kin_view_set_name(NULL, w.front, "front"));
    OK(kin_view_set_name(w.engine, w.front, NULL));
    NULL_ENGINE(kin_view_set_delegate(NULL, w.front, &delegate));
    OK(kin_view_set_delegate(w.engine, w.front, NULL));
  }
}

static void view_questions(world w) {
  kin_transform transform;
  kin_view_id view, some[4];
  const char *text;
  void *own;
  bool below;
  kin_contact contacts[4];
  uint32_t count;
  TEST("Null is refused where views are asked") {
    NULL_ENGINE(kin_view_get_transform(NULL, w.front, &transform));
    NULL_POINTER(kin_view_get_transform(w.engine, w.front, NULL));
    NULL_ENGINE(kin_view_get_parent(NULL, w.front, &view));
    NULL_POINTER(kin_view_get_parent(w.engine, w.front, NULL));
    NULL_ENGINE(kin_view_get_name(NULL, w.front, &text));
    NULL_POINTER(kin_view_get_name(w.engine, w.front, NULL));
    NULL_ENGINE(kin_view_is_descendant(NULL, w.front, w.back, &below));
    NULL_POINTER(kin_view_is_descendant(w.engine, w.front, w.back, NULL));
    NULL_ENGINE(kin_engine_find_view(NULL, "front", &view));
    NULL_POINTER(kin_engine_find_view(w.engine, NULL, &view));
    NULL_POINTER(kin_engine_find_view(w.engine, "front", NULL));
    NULL_ENGINE(kin_engine_find_recognizer(NULL, "tap", &view));
    NULL_POINTER(kin_engine_find_recognizer(w.engine, NULL, &view));
    NULL_POINTER(kin_engine_find_recognizer(w.engine, "tap", NULL));
    NULL_ENGINE(kin_engine_list_contacts(NULL, contacts, 4, &count));
    NULL_POINTER(kin_engine_list_contacts(w.engine, NULL, 1, &count));
    NULL_POINTER(kin_engine_list_contacts(w.engine, contacts, 4, NULL));
    OK(kin_engine_list_contacts(w.engine, NULL, 0, &count));
    NULL_ENGINE(kin_view_set_user_data(NULL, w.front, &w));
    OK(kin_view_set_user_data(w.engine, w.front, NULL));
    NULL_ENGINE(kin_view_get_user_data(NULL, w.front, &own));
    NULL_POINTER(kin_view_get_user_data(w.engine, w.front, NULL));
    NULL_ENGINE(kin_recognizer_set_view(NULL, w.tap, w.front));
    NULL_ENGINE(kin_recognizer_set_user_data(NULL, w.tap, &w));
    OK(kin_recognizer_set_user_data(w.engine, w.tap, NULL));
    NULL_ENGINE(kin_recognizer_get_user_data(NULL, w.tap, &own));
    NULL_POINTER(kin_recognizer_get_user_data(w.engine, w.tap, NULL));
  }
  TEST("A list of what a view has without a place asks how much there is") {
    NULL_ENGINE(kin_view_list_children(NULL, w.back, some, 4, &count));
    NULL_POINTER(kin_view_list_children(w.engine, w.back, NULL, 4, &count));
    NULL_POINTER(kin_view_list_children(w.engine, w.back, some, 4, NULL));
    OK(kin_view_list_children(w.engine, w.back, NULL, 0, &count));
    CHECK(count == 1);
    NULL_ENGINE(kin_view_list_recognizers(NULL, w.back, some, 4, &count));
    NULL_POINTER(kin_view_list_recognizers(w.engine, w.back, NULL, 4, &count));
    NULL_POINTER(kin_view_list_recognizers(w.engine, w.back, some, 4, NULL));
    OK(kin_view_list_recognizers(w.engine, w.back, NULL, 0, &count));
    CHECK(count == 4);
  }
}

static void scrolls_and_plugins(world w) {
  const kin_scroll_sample scroll = {.source = 1, .phase = KIN_SCROLL_DISCRETE};
  kin_plugin_info info;
  kin_plugin_id plugin, some[4];
  uint32_t count;
  TEST("Null is refused where scrolls are fed") {
    NULL_ENGINE(kin_engine_feed_scroll(NULL, &scroll, 1));
    NULL_POINTER(kin_engine_feed_scroll(w.engine, NULL, 1));
  }
  TEST("Null is refused where plugins are loaded and listed") {
    kin_plugin_info_init(NULL);
    kin_plugin_info_init(&info);
    NULL_ENGINE(kin_engine_set_plugin_policy(NULL, 0));
    NULL_ENGINE(kin_plugin_load(NULL, "/no_such_library.so", &plugin));
    kin_engine_set_plugin_policy(w.engine, KIN_PLUGIN_ALLOW_RELATIVE); /* On Windows that path is relative. */
    NULL_POINTER(kin_plugin_load(w.engine, NULL, &plugin));
    REFUSED_EITHER(w.engine, KIN_ERROR_UNKNOWN, KIN_ERROR_UNSUPPORTED, kin_plugin_load(w.engine, "/no_such_library.so", NULL));
    NULL_ENGINE(kin_plugin_search_path_add(NULL, "."));
    NULL_POINTER(kin_plugin_search_path_add(w.engine, NULL));
    NULL_ENGINE(kin_plugin_get_info(NULL, 1, &info));
    NULL_POINTER(kin_plugin_get_info(w.engine, 1, NULL));
    NULL_ENGINE(kin_engine_list_plugins(NULL, some, 4, &count));
    NULL_POINTER(kin_engine_list_plugins(w.engine, NULL, 4, &count));
    NULL_POINTER(kin_engine_list_plugins(w.engine, some, 4, NULL));
    OK(kin_engine_list_plugins(w.engine, NULL, 0, &count));
    CHECK(count == 0);
  }
}

static void contacts(world w) {
  kin_contact_filter filter;
  TEST("Null is refused, or switches the filter off, where contacts are filtered") {
    kin_contact_filter_init(NULL);
    kin_contact_filter_init(&filter);
    NULL_ENGINE(kin_engine_set_contact_filter(NULL, &filter));
    OK(kin_engine_set_contact_filter(w.engine, NULL));
    bool lenient;
    NULL_ENGINE(kin_engine_set_lenient(NULL, true));
    NULL_ENGINE(kin_engine_get_lenient(NULL, &lenient));
    NULL_POINTER(kin_engine_get_lenient(w.engine, NULL));
  }
  TEST("Null is refused, or switches it off, where hands are found") {
    kin_hand_grouping grouping;
    kin_hand_grouping_init(NULL);
    kin_hand_grouping_init(&grouping);
    NULL_ENGINE(kin_engine_set_hands(NULL, &grouping));
    OK(kin_engine_set_hands(w.engine, NULL));
  }

  TEST("So it is where palms and what a person has chosen are looked for") {
    kin_palm_filter palms;
    kin_accommodations chosen;
    kin_palm_filter_init(NULL);
    kin_palm_filter_init(&palms);
    NULL_ENGINE(kin_engine_set_palm_filter(NULL, &palms));
    OK(kin_engine_set_palm_filter(w.engine, NULL));
    kin_accommodations_init(NULL);
    kin_accommodations_init(&chosen);
    NULL_ENGINE(kin_engine_set_accommodations(NULL, &chosen));
    OK(kin_engine_set_accommodations(w.engine, NULL));
    NULL_ENGINE(kin_engine_reject_touch(NULL, 1, 1, KIN_CAUSE_HOST));
  }
}

static void motion(world w) {
  const double points[] = {0, 100};
  kin_touch_estimate estimate;
  kin_touch_point history[4];
  kin_smoothing smoothing;
  kin_fling fling, other;
  double number;
  uint64_t duration;
  uint32_t count;
  TEST("Null is refused where touches are sampled") {
    kin_smoothing_init(NULL);
    kin_smoothing_init(&smoothing);
    NULL_ENGINE(kin_engine_sample_touch(NULL, 1, 0, &estimate));
    NULL_POINTER(kin_engine_sample_touch(w.engine, 1, 0, NULL));
    NULL_ENGINE(kin_engine_get_touch_history(NULL, 1, history, 4, &count));
    OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, 0, 10, 10));
    NULL_POINTER(kin_engine_get_touch_history(w.engine, 1, NULL, 4, &count));
    NULL_POINTER(kin_engine_get_touch_history(w.engine, 1, history, 4, NULL));
    OK(kin_engine_get_touch_history(w.engine, 1, NULL, 0, &count));
    CHECK(count == 1);
    OK(kin_engine_cancel_touches(w.engine, 0));
    NULL_ENGINE(kin_engine_set_prediction(NULL, KIN_PREDICTION_LINE));
    NULL_ENGINE(kin_engine_set_smoothing(NULL, &smoothing));
    OK(kin_engine_set_smoothing(w.engine, NULL));
  }
  TEST("Null is refused where flings are made and asked") {
    GIVES(KIN_ERROR_NULL, kin_fling_decay(0, 1, 1, NULL));
    GIVES(KIN_ERROR_NULL, kin_fling_friction(0, 1, KIN_DECELERATION_NORMAL, NULL));
    GIVES(KIN_ERROR_NULL, kin_fling_spring(0, 1, 2, 0.5, 1, NULL));
    GIVES(KIN_ERROR_NULL, kin_fling_spring_physical(0, 1, 2, 1, 100, 20, NULL));
    OK(kin_fling_decay(0, 100, 2, &fling));
    GIVES(KIN_ERROR_NULL, kin_fling_snap(fling, NULL, 2, 0.5, 1, &other, &count));
    GIVES(KIN_ERROR_NULL, kin_fling_snap(fling, points, 2, 0.5, 1, NULL, &count));
    OK(kin_fling_snap(fling, points, 2, 0.5, 1, &other, NULL));
    GIVES(KIN_ERROR_NULL, kin_fling_bound(fling, 0, 10, 0.5, 1, NULL));
    OK(kin_fling_at(fling, 0, NULL, &number));
    OK(kin_fling_at(fling, 0, &number, NULL));
    GIVES(KIN_ERROR_NULL, kin_fling_duration(fling, NULL));
    OK(kin_fling_duration(fling, &duration));
    GIVES(KIN_ERROR_NULL, kin_fling_final(fling, NULL));
    GIVES(KIN_ERROR_NULL, kin_rubber_band(1, 100, KIN_RUBBER_BAND, NULL));
    GIVES(KIN_ERROR_NULL, kin_rubber_band_distance(1, 100, KIN_RUBBER_BAND, NULL));
    const kin_touch_point points[] = {{0, 0, 0}, {10000000, 1, 2}};
    kin_point velocity;
    kin_velocity_options_init(NULL);
    GIVES(KIN_ERROR_NULL, kin_velocity_estimate(NULL, 2, 10000000, NULL, &velocity));
    OK(kin_velocity_estimate(points, 2, 10000000, NULL, &velocity));
    CHECK(fabs(velocity.x - 100) < 1e-9 && fabs(velocity.y - 200) < 1e-9);
    OK(kin_velocity_estimate(NULL, 0, 10000000, NULL, &velocity));
    CHECK(velocity.x == 0 && velocity.y == 0);
    GIVES(KIN_ERROR_NULL, kin_velocity_estimate(points, 2, 10000000, NULL, NULL));
  }
}

static kin_result take(const void *bytes, uint32_t count, void *user_data) {
  (void)bytes, (void)count, (void)user_data;
  return KIN_OK;
}

static void traces(world w) {
  kin_trace_info info;
  kin_operation_info row;
  kin_replay_options options;
  kin_replay_report report;
  const char bytes[] = "no trace";
  TEST("Null is refused where traces are written") {
    NULL_ENGINE(kin_trace_start(NULL, take, NULL));
    NULL_POINTER(kin_trace_start(w.engine, NULL, NULL));
    NULL_ENGINE(kin_trace_set_check_interval(NULL, 1));
    NULL_ENGINE(kin_trace_flush(NULL));
    NULL_ENGINE(kin_trace_stop(NULL));
    NULL_ENGINE(kin_flight_recorder_start(NULL, 65536, 0));
    NULL_ENGINE(kin_flight_recorder_dump(NULL, take, NULL));
    NULL_POINTER(kin_flight_recorder_dump(w.engine, NULL, NULL));
    NULL_ENGINE(kin_flight_recorder_stop(NULL));
    uint64_t position = 0;
    uint32_t read = 0;
    NULL_ENGINE(kin_flight_recorder_read(NULL, &position, &position, 64, &read));
    NULL_POINTER(kin_flight_recorder_read(w.engine, NULL, &position, 64, &read));
    NULL_POINTER(kin_flight_recorder_read(w.engine, &position, NULL, 64, &read));
    NULL_POINTER(kin_flight_recorder_read(w.engine, &position, &position, 64, NULL));
  }
  TEST("Null is refused where traces are read") {
    kin_trace_info_init(NULL);
    kin_trace_info_init(&info);
    kin_replay_options_init(NULL);
    kin_replay_options_init(&options);
    kin_replay_report_init(NULL);
    kin_replay_report_init(&report);
    GIVES(KIN_ERROR_NULL, kin_trace_get_operation(0, NULL));
    OK(kin_trace_get_operation(0, &row));
    GIVES(KIN_ERROR_NULL, kin_trace_inspect(NULL, 8, &info));
    GIVES(KIN_ERROR_NULL, kin_trace_inspect(bytes, 8, NULL));
    NULL_ENGINE(kin_trace_replay(NULL, bytes, 8, &options, &report));
    NULL_POINTER(kin_trace_replay(w.engine, NULL, 8, &options, &report));
    GIVES(KIN_ERROR_STATE, kin_trace_replay(w.engine, bytes, 8, NULL, NULL));
  }
}

#ifndef WITHOUT_ACTIONS
static void nothing(void) {}
#endif

static void recognizers(world w) {
  kin_recognizer_id made;
  const char *text;
  kin_state state;
  kin_point point;
  double number;
  uint32_t count;
  uint64_t action;
  kin_recognizer_delegate delegate = {.struct_size = sizeof delegate};
  TEST("Null is refused where recognizers are made and changed") {
    NULL_ENGINE(kin_recognizer_add(NULL, 0, "tap", &made));
    NULL_POINTER(kin_recognizer_add(w.engine, 0, NULL, &made));
    NULL_POINTER(kin_recognizer_add(w.engine, 0, "tap", NULL));
    NULL_ENGINE(kin_recognizer_remove(NULL, w.tap));
    NULL_ENGINE(kin_recognizer_set_enabled(NULL, w.tap, true));
    NULL_ENGINE(kin_recognizer_abort(NULL, w.tap));
    NULL_ENGINE(kin_recognizer_propose(NULL, w.manual, KIN_STATE_BEGAN));
    NULL_ENGINE(kin_recognizer_set_name(NULL, w.tap, "tap"));
    OK(kin_recognizer_set_name(w.engine, w.tap, NULL));
    NULL_ENGINE(kin_recognizer_set_number(NULL, w.tap, "taps_required", 1));
    NULL_POINTER(kin_recognizer_set_number(w.engine, w.tap, NULL, 1));
    NULL_ENGINE(kin_recognizer_set_value(NULL, w.pinch, "scale", 1));
    NULL_POINTER(kin_recognizer_set_value(w.engine, w.pinch, NULL, 1));
    NULL_ENGINE(kin_recognizer_set_delegate(NULL, w.tap, &delegate));
    OK(kin_recognizer_set_delegate(w.engine, w.tap, NULL));
  }
  TEST("Null is refused where recognizers are asked") {
    NULL_ENGINE(kin_recognizer_get_name(NULL, w.tap, &text));
    NULL_POINTER(kin_recognizer_get_name(w.engine, w.tap, NULL));
    NULL_ENGINE(kin_recognizer_get_view(NULL, w.tap, &made));
    NULL_POINTER(kin_recognizer_get_view(w.engine, w.tap, NULL));
    NULL_ENGINE(kin_recognizer_get_class(NULL, w.tap, &text));
    NULL_POINTER(kin_recognizer_get_class(w.engine, w.tap, NULL));
    NULL_ENGINE(kin_recognizer_get_state(NULL, w.tap, &state));
    NULL_POINTER(kin_recognizer_get_state(w.engine, w.tap, NULL));
    NULL_ENGINE(kin_recognizer_get_pending_state(NULL, w.tap, &state));
    NULL_POINTER(kin_recognizer_get_pending_state(w.engine, w.tap, NULL));
    NULL_ENGINE(kin_recognizer_get_number(NULL, w.tap, "taps_required", &number));
    NULL_POINTER(kin_recognizer_get_number(w.engine, w.tap, NULL, &number));
    NULL_POINTER(kin_recognizer_get_number(w.engine, w.tap, "taps_required", NULL));
    NULL_ENGINE(kin_recognizer_get_value(NULL, w.pinch, "scale", &number));
    NULL_POINTER(kin_recognizer_get_value(w.engine, w.pinch, NULL, &number));
    NULL_POINTER(kin_recognizer_get_value(w.engine, w.pinch, "scale", NULL));
    NULL_ENGINE(kin_recognizer_get_location(NULL, w.tap, 0, &point));
    NULL_POINTER(kin_recognizer_get_location(w.engine, w.tap, 0, NULL));
    NULL_ENGINE(kin_recognizer_get_touch_count(NULL, w.tap, &count));
    NULL_POINTER(kin_recognizer_get_touch_count(w.engine, w.tap, NULL));
    NULL_ENGINE(kin_recognizer_get_touch_location(NULL, w.tap, 0, 0, &point));
    NULL_POINTER(kin_recognizer_get_touch_location(w.engine, w.tap, 0, 0, NULL));
    kin_touch touch;
    NULL_ENGINE(kin_recognizer_get_touch(NULL, w.tap, 0, &touch));
    NULL_POINTER(kin_recognizer_get_touch(w.engine, w.tap, 0, NULL));
    NULL_ENGINE(kin_recognizer_get_translation(NULL, w.pan, 0, &point));
    NULL_POINTER(kin_recognizer_get_translation(w.engine, w.pan, 0, NULL));
    NULL_ENGINE(kin_recognizer_get_velocity(NULL, w.pan, 0, &point));
    NULL_POINTER(kin_recognizer_get_velocity(w.engine, w.pan, 0, NULL));
  }
  TEST("An action needs a callback and a place for its number") {
    NULL_ENGINE(kin_recognizer_add_action(NULL, w.tap, on_event, NULL, &action));
    NULL_POINTER(kin_recognizer_add_action(w.engine, w.tap, NULL, NULL, &action));
    NULL_POINTER(kin_recognizer_add_action(w.engine, w.tap, on_event, NULL, NULL));
    NULL_ENGINE(kin_recognizer_remove_action(NULL, w.tap, 1));
  }
#ifndef WITHOUT_ACTIONS /* such a build refuses every bind: Tests/Interface/Actions/without.c */
  TEST("A bound function needs all but its user data") {
    NULL_ENGINE(kin_recognizer_bind(NULL, w.tap, "ended", nothing, "void()", NULL, &action));
    NULL_POINTER(kin_recognizer_bind(w.engine, w.tap, NULL, nothing, "void()", NULL, &action));
    NULL_POINTER(kin_recognizer_bind(w.engine, w.tap, "ended", NULL, "void()", NULL, &action));
    NULL_POINTER(kin_recognizer_bind(w.engine, w.tap, "ended", nothing, NULL, NULL, &action));
    NULL_POINTER(kin_recognizer_bind(w.engine, w.tap, "ended", nothing, "void()", NULL, NULL));
  }
#endif
}

static void relations(world w) {
  const kin_recognizer_id ids[2] = {w.tap, w.pan};
  uint32_t count;
  TEST("Null is refused where relations are set") {
    NULL_ENGINE(kin_recognizer_require_failure(NULL, w.tap, w.pan));
    NULL_ENGINE(kin_recognizer_remove_failure_requirement(NULL, w.tap, w.pan));
    NULL_ENGINE(kin_recognizer_allow_simultaneous(NULL, w.tap, w.pan, true));
    NULL_ENGINE(kin_recognizer_set_prevention(NULL, w.tap, w.pan, true));
    NULL_ENGINE(kin_recognizer_require_inactive(NULL, w.tap, w.pan, true));
    NULL_ENGINE(kin_recognizer_allow_takeover(NULL, w.tap, w.pan, true));
    NULL_ENGINE(kin_compose_exclusive(NULL, ids, 2));
    NULL_POINTER(kin_compose_exclusive(w.engine, NULL, 2));
    NULL_ENGINE(kin_compose_simultaneous(NULL, ids, 2));
    NULL_POINTER(kin_compose_simultaneous(w.engine, NULL, 2));
    NULL_ENGINE(kin_compose_group(NULL, w.tap, ids, 2));
    NULL_POINTER(kin_compose_group(w.engine, w.tap, NULL, 2));
    NULL_ENGINE(kin_dissolve_group(NULL, w.tap));
  }
  TEST("A list of relations without a place asks how many there are") {
    kin_recognizer_id found[4];
    NULL_ENGINE(kin_recognizer_list_relations(NULL, w.tap, KIN_RELATION_REQUIRES, found, 4, &count));
    NULL_POINTER(kin_recognizer_list_relations(w.engine, w.tap, KIN_RELATION_REQUIRES, NULL, 4, &count));
    NULL_POINTER(kin_recognizer_list_relations(w.engine, w.tap, KIN_RELATION_REQUIRES, found, 4, NULL));
    OK(kin_recognizer_list_relations(w.engine, w.tap, KIN_RELATION_REQUIRES, NULL, 0, &count));
    CHECK(count == 1);
  }
}

int main(void) {
  world w = make_world(NULL);
  engines(w);
  views(w);
  view_questions(w);
  scrolls_and_plugins(w);
  contacts(w);
  motion(w);
  traces(w);
  recognizers(w);
  relations(w);
  kin_engine_destroy(w.engine);
  return report();
}
