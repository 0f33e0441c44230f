/* Garbage for every function: random ids, numbers, names, samples, structs. Whatever comes, there is a code, no crash,
 * and the engine stays sound. All of it is recorded, from a random moment on, and what was recorded plays again
 * without this program's code. Pointers are null or point at memory of the right size, as C asks; their contents are
 * anything.
 *
 *   garbage CALLS [SEED]       runs that many calls, a new engine every 700
 *   garbage one SEED CALL ...  one engine and these calls only: what a failure is shrunk to, for a debugger */
#define _POSIX_C_SOURCE 200809L
#include <signal.h>
#include <unistd.h>

#include "tape.h"
#include "world.h"

static uint64_t state;

static uint64_t any(void) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return state * UINT64_C(0x2545f4914f6cdd1d);
}
static uint32_t below(uint32_t limit) { return (uint32_t)(any() >> 32) % limit; }
static int once_in(uint32_t n) { return below(n) == 0; }

static uint64_t ids[64];
static uint32_t id_count;
static kin_engine *engine;
static uint64_t now, hash, action;
static long fed, told, recognized;

static void keep_id(uint64_t id) { ids[id_count < 64 ? id_count++ : below(64)] = id; }

static uint64_t any_id(void) {
  if (id_count && !once_in(8)) return ids[below(id_count)];
  if (id_count && once_in(2)) return ids[below(id_count)] ^ (UINT64_C(1) << below(64));
  return once_in(3) ? below(40) : any();
}

static double any_double(void) {
  static const double odd[] = {NAN, INFINITY, -INFINITY, 0, -0.0, 1, -1, 0.5, 2, 1e-320, 1e308, -1e308, 1e18, 4294967296.0, 400, 10};
  uint64_t bits = any();
  double number;
  if (!once_in(4)) return (double)below(500) / (1 + below(3));
  if (!once_in(4)) return odd[below(sizeof odd / sizeof *odd)];
  memcpy(&number, &bits, sizeof number);
  return number;
}

static const char *any_name(void) {
  static const char *const names[] = {
      "tap", "pan", "multi_drag", "multi_tap", "pinch", "rotation", "swipe", "long_press", "press", "manual", "hover", "transform", "screen_edge_pan", "enabled",
      "cancels_touches_in_view", "delays_touches_began", "delays_touches_ended", "allowed_touch_types", "observe_only", "taps_required",
      "touches_required", "minimum_touches", "threshold", "scale", "translation.x", "velocity.x", "rotation", "hidden", "wants_touches",
      "arena_boundary", "exclusive_touch", "multiple_touch_enabled", "", "no such name", "com.example.garbage"};
  static char text[200];
  if (once_in(60)) return NULL;
  if (!once_in(12)) return names[below(sizeof names / sizeof *names)];
  const uint32_t length = below(sizeof text);
  for (uint32_t i = 0; i < length; i++) text[i] = (char)(1 + below(255));
  text[length] = 0;
  return text;
}

static uint64_t any_time(void) {
  if (once_in(3000)) return any() >> below(64);
  if (once_in(200)) return now - below(1000000);
  return now += once_in(10) ? below(900) * (uint64_t)MILLISECOND : below(20) * (uint64_t)MILLISECOND;
}

/* Which of the contacts 0 to 7 are down, if the engine took all that was fed. */
static uint32_t down;

/* Mostly a sample that could be, else one that could not: else all would be refused at the door. */
static kin_touch_sample any_sample(void) {
  const uint32_t touch = below(once_in(9) ? 8 : 3), bit = UINT32_C(1) << touch;
  kin_touch_sample sample = touch_at(touch, KIN_PHASE_BEGAN, 0, below(300), below(300));
  if (once_in(500)) {
    for (size_t i = 0; i < sizeof sample; i++) ((unsigned char *)&sample)[i] = (unsigned char)any();
    return sample;
  }
  if (down & bit) sample.phase = once_in(6) ? once_in(9) ? KIN_PHASE_CANCELLED : KIN_PHASE_ENDED : KIN_PHASE_MOVED;
  if (once_in(40)) sample.phase = (kin_phase)below(7);
  if (sample.phase == KIN_PHASE_BEGAN) down |= bit;
  if (sample.phase == KIN_PHASE_ENDED || sample.phase == KIN_PHASE_CANCELLED) down &= ~bit;
  sample.time_ns = any_time();
  sample.type = once_in(9) ? (kin_touch_type)below(4) : 0;
  if (once_in(300)) sample.type = (kin_touch_type)any();
  if (once_in(300)) sample.phase = (kin_phase)any();
  if (once_in(100)) sample.x = any_double();
  if (once_in(100)) sample.y = any_double();
  if (once_in(100)) sample.force = any_double();
  if (once_in(100)) sample.azimuth = any_double();
  if (once_in(40)) sample.view = any_id();
  if (once_in(5)) sample.buttons = (uint32_t)any();
  return sample;
}

static void anything(void *place, size_t size) {
  for (size_t i = 0; i < size; i++) ((unsigned char *)place)[i] = (unsigned char)any();
}

static void meddle(void);
static int depth;

static void on_event(kin_engine *e, const kin_event *event, void *user_data) {
  char text[40];
  (void)e, (void)user_data;
  told++;
  recognized += event->type == KIN_EVENT_GESTURE;
  kin_event_describe(engine, event, text, below(sizeof text + 1), NULL);
  if (depth < 2 && once_in(4)) meddle();
}
static void on_log(kin_engine *e, kin_severity severity, const char *sentence, void *user_data) { (void)e, (void)severity, (void)sentence, (void)user_data; }
static bool answer(void) {
  if (depth < 2 && once_in(20)) meddle();
  return once_in(2);
}
static bool on_point(kin_engine *e, kin_view_id v, double x, double y, void *u) { return (void)e, (void)v, (void)x, (void)y, (void)u, answer(); }
static bool on_view(kin_engine *e, kin_view_id v, kin_recognizer_id r, void *u) { return (void)e, (void)v, (void)r, (void)u, answer(); }
static bool on_begin(kin_engine *e, kin_recognizer_id r, void *u) { return (void)e, (void)r, (void)u, !once_in(3) || answer(); }
static bool on_receive(kin_engine *e, kin_recognizer_id r, const kin_touch_sample *t, void *u) { return (void)e, (void)r, (void)t, (void)u, !once_in(3) || answer(); }
static bool on_pair(kin_engine *e, kin_recognizer_id r, kin_recognizer_id o, void *u) { return (void)e, (void)r, (void)o, (void)u, answer(); }

static const char *const words[] = {"", "garbage"};
static kin_property properties[2];
static kin_value values[2];

static void class_prepare(void *bytes) { (void)bytes; }
/* A class that proposes anything and asks for anything. */
static kin_state class_step(void *bytes, const kin_step *input, kin_request *request) {
  (void)bytes;
  if (once_in(3)) request->deadline_ns = input->time_ns + below(200) * (uint64_t)MILLISECOND;
  if (once_in(9)) request->ignore[below(2)] = any();
  if (once_in(9)) request->flags = (uint32_t)any();
  if (once_in(9)) request->reason = (uint32_t)any();
  if (once_in(9)) request->values[below(KIN_VALUE_CAPACITY)] = any_double();
  if (once_in(9)) request->x = any_double();
  if (once_in(9)) request->crossing = any_double();
  return once_in(3) ? (kin_state)below(7) - once_in(9) : input->state;
}
static bool class_set(void *bytes, uint32_t value, double to) { return (void)bytes, (void)value, (void)to, once_in(2); }
static bool class_hook(const void *bytes, const kin_peer *other) { return (void)bytes, kin_peer_number(other, "taps_required", 1) > 0 && once_in(2); }

static void register_class(void) {
  static char names[256][24];
  static uint32_t made;
  char *name = names[made % 256];
  kin_recognizer_class table = {
      .struct_size = sizeof table, .abi_level = KIN_ABI_LEVEL, .name = "com.example.garbage", .summary = "Anything.", .version = "1", .flags = below(16),
      .state_size = 16, .state_alignment = 8, .property_count = 2, .properties = properties, .values = values, .value_count = 2, .detail_count = 2,
      .details = words, .prepare = class_prepare, .step = class_step, .set_value = class_set, .can_prevent = once_in(2) ? class_hook : NULL,
      .can_be_prevented_by = once_in(2) ? class_hook : NULL, .should_require_failure_of = once_in(2) ? class_hook : NULL,
      .should_be_required_to_fail_by = once_in(2) ? class_hook : NULL};
  if (once_in(3)) table.struct_size = below(sizeof table);
  if (once_in(3)) table.abi_level = below(4);
  if (once_in(3)) table.state_alignment = below(70);
  if (once_in(3)) table.state_size = below(100);
  if (once_in(5)) table.flags = (uint32_t)any();
  if (once_in(5)) table.property_count = below(2);
  if (once_in(5)) table.value_count = below(2);
  if (once_in(5)) table.name = NULL;
  else if (once_in(2)) snprintf(name, sizeof names[0], "com.example.g%u", made++), table.name = name;
  kin_recognizer_class_register(engine, &table);
}

static kin_scroll_sample any_scroll(void) {
  kin_scroll_sample scroll;
  memset(&scroll, 0, sizeof scroll);
  if (once_in(99)) anything(&scroll, sizeof scroll);
  scroll.source = below(2);
  scroll.time_ns = any_time();
  scroll.phase = once_in(99) ? (kin_scroll_phase)any() : (kin_scroll_phase)below(5);
  scroll.type = once_in(9) ? (kin_touch_type)below(4) : KIN_TOUCH_INDIRECT;
  scroll.x = once_in(99) ? any_double() : below(300);
  scroll.dx = once_in(99) ? any_double() : (double)below(40) - 20;
  scroll.dy = once_in(99) ? any_double() : (double)below(40) - 20;
  if (once_in(4)) scroll.magnification = any_double() / 100;
  if (once_in(4)) scroll.rotation = any_double() / 100;
  if (once_in(40)) scroll.view = any_id();
  return scroll;
}

static void feed_and_wait(void) {
  kin_touch_sample samples[6];
  const uint32_t count = 1 + below(once_in(4) ? 6 : 2), before = down;
  for (uint32_t i = 0; i < count; i++) samples[i] = any_sample();
  const kin_event *events;
  uint32_t event_count;
  switch (below(8)) {
    case 0: down = before, kin_engine_advance(engine, any_time()); break;
    case 1: down = before, once_in(10) && kin_engine_cancel_touches(engine, any_time()) == KIN_OK ? down = 0 : 0; break;
    case 2: down = before, kin_engine_poll(engine, once_in(50) ? NULL : &events, once_in(50) ? NULL : &event_count); break;
    case 3:
      down = before;
      for (uint32_t i = 0; i < count && once_in(3); i++) {
        const kin_scroll_sample scroll = any_scroll();
        kin_engine_feed_scroll(engine, &scroll, once_in(60) ? 0 : 1);
      }
      break;
    default:
      if (kin_engine_feed(engine, once_in(200) ? NULL : samples, once_in(60) ? 0 : count) == KIN_OK) fed++;
      else down = before;
      break;
  }
}

/* What has no part in recognition: sampling, smoothing, flings. */
static void move_things(void) {
  const double points[] = {any_double(), any_double(), any_double()};
  kin_touch_point history[5];
  kin_touch_estimate estimate;
  kin_contact_filter filter;
  kin_hand_grouping grouping;
  kin_palm_filter palms;
  kin_accommodations chosen;
  kin_smoothing smoothing;
  kin_fling fling, other;
  kin_velocity_options rules;
  kin_point estimated;
  double position, velocity;
  uint64_t duration;
  uint32_t count;
  kin_engine_sample_touch(engine, below(9), now + below(40000000) - 20000000, &estimate);
  kin_engine_get_touch_history(engine, below(9), once_in(5) ? NULL : history, below(6), &count);
  kin_contact_filter_init(&filter);
  if (once_in(4)) filter.dropout_interval = any_double(), filter.jump_distance = any_double(), filter.struct_size -= once_in(9);
  if (once_in(9)) kin_engine_set_contact_filter(engine, once_in(3) ? NULL : &filter);
  kin_hand_grouping_init(&grouping);
  if (once_in(4)) grouping.span = any_double(), grouping.turn = any_double(), grouping.struct_size -= once_in(9);
  if (once_in(9)) kin_engine_set_hands(engine, once_in(3) ? NULL : &grouping);
  kin_palm_filter_init(&palms);
  if (once_in(4)) palms.edge_margin = any_double(), palms.hold_lifetime = any_double(), palms.struct_size -= once_in(9);
  if (once_in(9)) kin_engine_set_palm_filter(engine, once_in(3) ? NULL : &palms);
  kin_accommodations_init(&chosen);
  if (once_in(2)) chosen.minimum_contact_time = any_double(), chosen.repeat_interval = any_double(), chosen.struct_size -= once_in(9);
  if (once_in(9)) kin_engine_set_accommodations(engine, once_in(3) ? NULL : &chosen);
  kin_engine_reject_touch(engine, below(9), now + below(40000000), (kin_touch_cause)(once_in(3) ? any() : below(10)));
  kin_smoothing_init(&smoothing);
  if (once_in(4)) smoothing.minimum_cutoff = any_double(), smoothing.beta = any_double(), smoothing.struct_size -= once_in(9);
  if (once_in(9)) kin_engine_set_prediction(engine, (kin_prediction)(once_in(3) ? any() : below(3)));
  if (once_in(9)) kin_engine_set_smoothing(engine, once_in(3) ? NULL : &smoothing);
  anything(&rules, sizeof rules);
  if (once_in(4)) rules.struct_size = sizeof rules, rules.strategy = (kin_velocity_strategy)below(2), rules.refuses_reversal = below(2), rules.guards_lift = below(2), rules.reserved = 0;
  if (once_in(2)) rules.maximum_points = below(24);
  anything(history, sizeof history);
  for (int i = 1; i < 5; i++) history[i].time_ns = once_in(9) ? any() : history[i - 1].time_ns + below(50000000);
  kin_velocity_estimate(history, below(6), once_in(2) ? UINT64_MAX : history[4].time_ns, once_in(4) ? NULL : &rules, &estimated);
  anything(&fling, sizeof fling);
  other = fling;
  if (once_in(4)) kin_fling_decay(any_double(), any_double(), any_double(), &fling);
  if (once_in(4)) kin_fling_friction(any_double(), any_double(), any_double(), &fling);
  if (once_in(4)) kin_fling_spring(any_double(), any_double(), any_double(), any_double(), any_double(), &fling);
  if (once_in(4)) kin_fling_spring_physical(any_double(), any_double(), any_double(), any_double(), any_double(), any_double(), &fling);
  kin_fling_snap(fling, points, below(4), any_double(), any_double(), &other, &count);
  kin_fling_bound(fling, any_double(), any_double(), any_double(), any_double(), &other);
  kin_fling_at(fling, any() >> below(64), &position, &velocity);
  kin_fling_at(other, any() >> below(64), &position, &velocity);
  kin_fling_duration(fling, &duration);
  kin_fling_final(fling, &position);
  kin_rubber_band(any_double(), any_double(), any_double(), &position);
  kin_rubber_band_distance(any_double(), any_double(), any_double(), &position);
}

static void change_views(void) {
  kin_view_options options;
  kin_view_delegate delegate = {.struct_size = once_in(9) ? below(sizeof delegate) : sizeof delegate, .contains_point = once_in(2) ? on_point : NULL, .gesture_should_begin = once_in(2) ? on_view : NULL};
  kin_rect rect = {any_double(), any_double(), any_double(), any_double()};
  kin_transform transform = {1, 0, 0, 1, 0, 0};
  kin_point point = {any_double(), any_double()};
  uint64_t made;
  kin_view_flags flags;
  if (once_in(3)) anything(&transform, sizeof transform);
  if (once_in(3)) transform.a = any_double(), transform.tx = any_double();
  kin_view_options_init(&options);
  if (once_in(20)) options.struct_size = once_in(2) ? below(sizeof options) : 4097 + below(999);
  if (once_in(20)) options.flags = below(999);
  options.frame = rect;
  if (once_in(2)) options.flags |= KIN_VIEW_WANTS_TOUCHES;
  if (once_in(2)) options.flags |= KIN_VIEW_MULTIPLE_TOUCH;
  if (once_in(5)) options.flags |= KIN_VIEW_EXCLUSIVE_TOUCH;
  if (once_in(5)) options.flags |= KIN_VIEW_ARENA_BOUNDARY;
  kin_view_id some[5];
  const char *name;
  uint32_t count;
  switch (below(20)) {
    case 19: kin_view_set_parent(engine, once_in(9) ? 0 : any_id(), once_in(3) ? 0 : any_id()); break;
    case 14: kin_view_get_transform(engine, any_id(), &transform); break;
    case 15: kin_view_get_parent(engine, any_id(), &made); break;
    case 16: kin_view_get_name(engine, any_id(), &name); break;
    case 17: kin_view_list_children(engine, any_id(), some, below(6), &count), kin_view_list_recognizers(engine, any_id(), some, below(6), &count); break;
    case 0:
    case 1: if (kin_view_add(engine, once_in(2) ? 0 : any_id(), once_in(3) ? NULL : &options, &made) == KIN_OK) keep_id(made); break;
    case 2: if (once_in(4)) kin_view_remove(engine, any_id()); break;
    case 3: kin_view_set_frame(engine, any_id(), rect); break;
    case 4: kin_view_get_frame(engine, any_id(), &rect); break;
    case 5: if (once_in(4)) kin_view_set_transform(engine, any_id(), transform); break;
    case 6: kin_view_set_flags(engine, any_id(), below(130), below(130)); break;
    case 7: kin_view_get_flags(engine, any_id(), &flags); break;
    case 8: kin_view_bring_to_front(engine, any_id()); break;
    case 18: kin_view_place_in_front_of(engine, any_id(), any_id()), kin_view_place_behind(engine, any_id(), any_id()); break;
    case 9: kin_view_set_name(engine, any_id(), any_name()); break;
    case 10: kin_view_hit_test(engine, point.x, point.y, &made); break;
    case 11: kin_view_convert_point(engine, any_id(), any_id(), point, &point); break;
    case 12: kin_view_set_delegate(engine, any_id(), once_in(5) ? NULL : &delegate); break;
    case 13: kin_engine_root_view(engine, &made), keep_id(made); break;
  }
}

static void change_recognizers(void) {
  kin_recognizer_delegate delegate = {.struct_size = once_in(9) ? below(sizeof delegate) : sizeof delegate, .should_begin = once_in(2) ? on_begin : NULL,
                                      .should_receive_touch = once_in(2) ? on_receive : NULL, .should_recognize_simultaneously_with = once_in(2) ? on_pair : NULL,
                                      .should_require_failure_of = once_in(4) ? on_pair : NULL, .should_be_required_to_fail_by = once_in(4) ? on_pair : NULL};
  kin_recognizer_id some[5], made;
  const char *text;
  double number;
  kin_state found;
  kin_point point;
  kin_touch touch;
  uint32_t count;
  for (int i = 0; i < 5; i++) some[i] = any_id();
  switch (below(30)) {
    case 0:
    case 1:
    case 2:
    case 3: if (kin_recognizer_add(engine, once_in(2) ? 0 : any_id(), any_name(), once_in(99) ? NULL : &made) == KIN_OK) keep_id(made); break;
    case 4: if (once_in(3)) kin_recognizer_remove(engine, any_id()); break;
    case 5: kin_recognizer_set_enabled(engine, any_id(), once_in(2)); break;
    case 6: kin_recognizer_abort(engine, any_id()); break;
    case 7:
    case 8: kin_recognizer_propose(engine, any_id(), (kin_state)below(7) - 1); break;
    case 9: kin_recognizer_set_name(engine, any_id(), any_name()); break;
    case 10: kin_recognizer_get_name(engine, any_id(), &text); break;
    case 11: kin_recognizer_get_view(engine, any_id(), &made); break;
    case 12: kin_recognizer_get_class(engine, any_id(), &text); break;
    case 13: kin_recognizer_get_state(engine, any_id(), &found); break;
    case 14: kin_recognizer_get_pending_state(engine, any_id(), &found); break;
    case 15:
    case 16: kin_recognizer_set_number(engine, any_id(), any_name(), any_double()); break;
    case 17: kin_recognizer_get_number(engine, any_id(), any_name(), &number); break;
    case 18: kin_recognizer_set_value(engine, any_id(), any_name(), any_double()); break;
    case 19: kin_recognizer_get_value(engine, any_id(), any_name(), &number); break;
    case 20: kin_recognizer_get_location(engine, any_id(), any_id(), &point); break;
    case 21: kin_recognizer_get_touch_count(engine, any_id(), &count); break;
    case 22: kin_recognizer_get_touch_location(engine, any_id(), below(4), any_id(), &point); break;
    case 23:
      if (once_in(2)) kin_recognizer_get_touch(engine, any_id(), below(4), &touch);
      else if (once_in(2)) kin_recognizer_get_velocity(engine, any_id(), any_id(), &point);
      else kin_recognizer_get_translation(engine, any_id(), any_id(), &point);
      break;
    case 24: kin_recognizer_add_action(engine, any_id(), on_event, NULL, &action); break;
    case 25: kin_recognizer_remove_action(engine, any_id(), once_in(2) ? action : any()); break;
    case 26: kin_recognizer_set_delegate(engine, any_id(), once_in(5) ? NULL : &delegate); break;
    case 27: kin_recognizer_require_failure(engine, some[0], some[1]); break;
    case 28: kin_recognizer_remove_failure_requirement(engine, some[0], some[1]); break;
    case 29:
      if (once_in(2)) kin_recognizer_allow_simultaneous(engine, some[0], some[1], once_in(2));
      else kin_recognizer_set_prevention(engine, some[0], some[1], once_in(2));
      if (once_in(4)) kin_compose_exclusive(engine, some, below(5));
      if (once_in(4)) kin_compose_simultaneous(engine, some, below(5));
      if (once_in(3)) kin_compose_group(engine, any_id(), some, below(5));
      if (once_in(6)) kin_dissolve_group(engine, any_id());
      kin_recognizer_list_relations(engine, some[0], (kin_relation)below(9) - once_in(5), some, below(5), &count);
      break;
  }
}

static void ask(void) {
  char text[64];
  kin_event event;
  uint32_t count;
  uint64_t number;
  const kin_recognizer_class *table;
  const kin_property *common;
  anything(&event, sizeof event);
  if (!once_in(3)) event.type = (kin_event_type)below(3), event.recognizer = any_id(), event.view = any_id();
  if (once_in(2)) event.state = (kin_state)below(6), event.reason = (kin_reason)below(13), event.phase = (kin_phase)below(7);
  kin_plugin_info info;
  kin_plugin_id plugins[2];
  switch (below(14)) {
    case 12: move_things(); break;
    case 13:
      kin_plugin_info_init(&info);
      kin_plugin_get_info(engine, any_id(), &info);
      kin_engine_list_plugins(engine, plugins, below(3), &count);
      if (once_in(20)) kin_plugin_search_path_add(engine, any_name());
      if (once_in(20)) kin_plugin_load(engine, any_name(), once_in(2) ? NULL : plugins);
      break;
    case 0: kin_event_describe(engine, &event, text, below(sizeof text + 1), &count); break;
    case 1: kin_event_describe(engine, &event, NULL, below(2), &count); break;
    case 2: kin_engine_next_deadline(engine, &number); break;
    case 3: kin_engine_get_time(engine, &number), kin_engine_set_units_per_inch(engine, once_in(2) ? 163 : any_double()); break;
    case 4: kin_engine_set_event_callback(engine, once_in(3) ? NULL : on_event, NULL); break;
    case 5: kin_engine_set_explain(engine, once_in(2)); break;
    case 6: kin_engine_set_log(engine, once_in(3) ? NULL : on_log, NULL); break;
    case 7: if (once_in(10)) register_class(); break;
    case 8: kin_engine_get_class_count(engine, &count); break;
    case 9: kin_engine_get_class(engine, below(20), &table); break;
    case 10: kin_common_properties(&common, &count); break;
    case 11: kin_engine_state_hash(engine, &hash); break;
  }
}

static void meddle(void) {
  depth++;
  switch (below(12)) {
    case 0: change_views(); break;
    case 1:
    case 2: change_recognizers(); break;
    case 3: ask(); break;
    default: feed_and_wait(); break;
  }
  depth--;
}

static void new_engine(void) {
  kin_engine_options options;
  kin_engine_destroy(engine);
  engine = NULL;
  kin_engine_options_init(&options);
  if (once_in(2)) options.touch_capacity = 1 + below(8);
  if (once_in(2)) options.event_capacity = 64;
  if (once_in(2)) options.tie_break = KIN_TIE_BREAK_CROSSING;
  if (once_in(9)) anything(&options, sizeof options);
  if (kin_engine_create(&options, &engine) != KIN_OK) OK(kin_engine_create(NULL, &engine));
  kin_engine_set_event_callback(engine, on_event, NULL);
  now = below(1000000);
  id_count = down = 0;
  for (int i = 0; i < 12; i++) change_views(), change_recognizers();
}

enum { ENGINE_CALLS = 700 };

static char crash_note[120];

static void on_crash(int number) {
  if (write(1, crash_note, strlen(crash_note)) > 0) _exit(number);
}

/* Each call draws from a seed of its own, so that one can be left out and the others stay what they were. */
static void reseed(uint64_t seed, long call) {
  state = (seed + 1) * UINT64_C(0x9e3779b97f4a7c15) ^ ((uint64_t)call + 1) * UINT64_C(0xbf58476d1ce4e5b9);
  for (int i = 0; i < 4; i++) any();
}

static tape recorded;
static long replayed_steps, replayed_checks;

/* Plays what was recorded: does the same come of it? If not, the engine that played says what differs. */
static bool plays_again(void) {
  kin_replay_options options;
  kin_replay_report report;
  kin_engine *player = engine_for(&recorded);
  kin_replay_options_init(&options);
  kin_replay_report_init(&report);
  const kin_result result = kin_trace_replay(player, recorded.bytes, recorded.count, &options, &report);
  const bool is_same = result == KIN_OK && report.is_complete && kin_engine_check_invariants(player) == KIN_OK;
  if (!is_same) printf("a replay gave %s: %s\n", kin_result_name(result), kin_engine_last_error(player));
  replayed_steps += (long)report.steps;
  replayed_checks += (long)report.checks;
  kin_engine_destroy(player);
  return is_same;
}

/* Makes these calls on a new engine; which of them broke an invariant, or -1. A trace that plays otherwise is the
 * fault of the last one. */
static int one_engine(uint64_t seed, const long *chosen, int count) {
  snprintf(crash_note, sizeof crash_note, "a crash in the engine of call %ld of seed %llu\n0 passed, 1 failed\n", chosen[0], (unsigned long long)seed);
  reseed(seed, -1 - chosen[0] / ENGINE_CALLS);
  new_engine();
  const int start = (int)(chosen[0] / ENGINE_CALLS % 5) * 100;
  recorded.count = 0;
  OK(kin_trace_set_check_interval(engine, 1));
  for (int i = 0; i < count; i++) {
    if (i == start) OK(kin_trace_start(engine, write_tape, &recorded));
    reseed(seed, chosen[i]);
    meddle();
    if (kin_engine_check_invariants(engine) != KIN_OK) return i;
  }
  if (count <= start) return -1;
  OK(kin_trace_stop(engine));
  return plays_again() ? -1 : count - 1;
}

/* Leaves out what can be left out while the engine still breaks, and prints the rest. */
static void shrink(uint64_t seed, const long *chosen, int count) {
  long kept[ENGINE_CALLS], tried[ENGINE_CALLS];
  memcpy(kept, chosen, (size_t)count * sizeof *kept);
  for (int piece = count / 2; piece > 0; piece = piece > 1 ? piece / 2 : 0)
    for (int from = 1; from + piece <= count;) {
      memcpy(tried, kept, (size_t)from * sizeof *kept);
      memcpy(tried + from, kept + from + piece, (size_t)(count - from - piece) * sizeof *kept);
      const int broken = one_engine(seed, tried, count - piece);
      if (broken < 0) from += piece;
      else memcpy(kept, tried, (size_t)(count = broken + 1) * sizeof *kept);
    }
  printf("garbage one %llu", (unsigned long long)seed);
  for (int i = 0; i < count; i++) printf(" %ld", kept[i]);
  printf("\n");
}

int main(int argument_count, char **arguments) {
  const long calls = argument_count > 1 ? atol(arguments[1]) : 10000;
  signal(SIGILL, on_crash);
  signal(SIGTRAP, on_crash);
  signal(SIGSEGV, on_crash);
  signal(SIGABRT, on_crash);
  const uint64_t seed = argument_count > 2 ? strtoull(arguments[2], NULL, 10) : 1;
  for (int i = 0; i < 2; i++) {
    properties[i] = (kin_property){i ? "a" : "taps_required", "A number.", "1", "ours", 1, 0, 10, KIN_PROPERTY_NUMBER, 8 * (uint32_t)i};
    values[i] = (kin_value){i ? "scale" : "b", "A number.", "1", 0};
  }
  if (argument_count > 3 && strcmp(arguments[1], "one") == 0) {
    long chosen[ENGINE_CALLS];
    int count = 0;
    for (int i = 3; i < argument_count && count < ENGINE_CALLS; i++) chosen[count++] = atol(arguments[i]);
    printf("%s\n", one_engine(seed, chosen, count) < 0 ? "sound" : kin_engine_last_error(engine));
    kin_engine_destroy(engine);
    return 0;
  }
  TEST("Garbage gets codes, and the engine stays sound") {
    for (long first = 0; first < calls && test_faults == 0; first += ENGINE_CALLS) {
      long chosen[ENGINE_CALLS];
      for (int i = 0; i < ENGINE_CALLS; i++) chosen[i] = first + i;
      const int broken = one_engine(seed, chosen, ENGINE_CALLS);
      if (broken >= 0) {
        test_fault(__FILE__, __LINE__, "an invariant is broken, or a trace plays otherwise", kin_engine_last_error(engine));
        shrink(seed, chosen, broken + 1);
      }
    }
    kin_engine_destroy(engine);
    engine = NULL;
  }
  printf("%ld feeds accepted, %ld records sent, %ld of them gestures\n", fed, told, recognized);
  printf("%ld steps played again, %ld of them compared\n", replayed_steps, replayed_checks);
  TEST("It was not all refused at the door") {
    CHECK(tests_failed || (replayed_checks > calls / 4 && replayed_checks == replayed_steps));
    CHECK(tests_failed || (fed > calls / 5 && told > calls / 20 && recognized > calls / 40));
  }
  return report();
}
