/* hooks.c: fuzzer of a host that asks and is asked. An input is a row of records of 8 bytes. Each is a change of a
 * scene that can be made, or touches that can be, in a world of standard recognizers and of classes of the host's own
 * with every flag. Delegates and hooks are set, removed and change their minds in the middle of attempts. Nothing
 * may be refused but what a header says; after each call the engine's invariants hold, each recognizer's records are a
 * legal row of states with finite numbers, and a recording gives the same records. */
#define RECORD_SIZE 8
#include "records.h"

#include "stream.h"
#include "tape.h"

enum { VIEW_COUNT = 6, RECOGNIZER_COUNT = 16, FINGER_COUNT = 6, OWN_COUNT = 10 };

static const char *const standard[] = {"tap", "tap", "long_press", "press", "pan", "swipe", "pinch", "rotation", "screen_edge_pan", "transform",
                                       "tap_drag", "serial_tap", "manual", "hover", "multi_drag", "multi_tap"};
enum { STANDARD_COUNT = sizeof standard / sizeof *standard };
static const uint32_t own_flags[OWN_COUNT] = {0, 0, KIN_CLASS_YIELDING, KIN_CLASS_MANUAL, KIN_CLASS_LEAVES_TOUCHES, KIN_CLASS_HOVERS,
                                              KIN_CLASS_SCROLLS, KIN_CLASS_PER_TOUCH, KIN_CLASS_YIELDING | KIN_CLASS_PER_TOUCH, KIN_CLASS_YIELDING | KIN_CLASS_SCROLLS};

static kin_engine *engine;
static source input;
static uint64_t now;
static kin_view_id views[VIEW_COUNT];
static kin_recognizer_id recognizers[RECOGNIZER_COUNT];
typedef struct finger {
  bool is_down, hovers;
  double x, y;
} finger;
static finger fingers[FINGER_COUNT];
static bool scrolls;

static uint32_t below(uint32_t limit) { return draw_below(&input, limit); }
static bool once_in(uint32_t n) { return draw_once_in(&input, n); }

static void must(kin_result result, const char *what) {
  if (result != KIN_OK) found(what, kin_engine_last_error(engine));
}

/* What a stale handle, a circle, a state that cannot follow, or a class that is switched off is answered. */
static void may(kin_result result, const char *what) {
  static const kin_result allowed[] = {KIN_OK, KIN_ERROR_STALE, KIN_ERROR_CYCLE, KIN_ERROR_STATE, KIN_ERROR_INVALID, KIN_ERROR_CAPACITY, KIN_ERROR_CLASS};
  for (size_t i = 0; i < sizeof allowed / sizeof *allowed; i++)
    if (result == allowed[i]) return;
  found(what, kin_engine_last_error(engine));
}

/* Classes of the host's own. They answer what the record says; a trace has their answers, and a replay does not ask
 * them. */

typedef struct own_state {
  double boldness, patience, steps;
} own_state;

static void own_prepare(void *bytes) { ((own_state *)bytes)->steps = 0; }

static void report_touches(const kin_step *step, kin_request *request) {
  for (uint32_t i = 0; request->reports && i < step->touch_count; i++) {
    if (!once_in(2)) continue;
    kin_report *r = &request->reports[request->report_count++];
    memset(r, 0, sizeof *r);
    r->touch = i;
    r->state = (kin_state)(1 + below(4));
    r->x = step->touches[i]->x;
    r->y = step->touches[i]->y;
  }
}

static kin_state own_step(void *bytes, const kin_step *step, kin_request *request) {
  own_state *own = bytes;
  own->steps++;
  if (once_in(3)) request->deadline_ns = step->time_ns + (1 + below(60)) * UINT64_C(1000000);
  if (once_in(8)) request->ignore[0] = below(8);
  if (once_in(4)) request->flags = below(4);
  if (once_in(8)) request->x = step->time_ns % 100, request->y = 7;
  report_touches(step, request);
  if (below(10) >= own->boldness) return step->state;
  if (step->state == KIN_STATE_POSSIBLE) return (kin_state[]){KIN_STATE_POSSIBLE, KIN_STATE_BEGAN, KIN_STATE_ENDED, KIN_STATE_FAILED}[below(4)];
  return (kin_state[]){KIN_STATE_CHANGED, KIN_STATE_CHANGED, KIN_STATE_ENDED, KIN_STATE_CANCELLED, KIN_STATE_FAILED}[below(5)];
}

static bool own_hook(const void *bytes, const kin_peer *other) { return (void)bytes, (void)other, once_in(2); }
static bool own_set(void *bytes, uint32_t value, double number) { return (void)bytes, (void)value, (void)number, once_in(2); }

static const kin_property own_properties[] = {{"boldness", "How often it decides.", "1", "ours", 3, 0, 10, KIN_PROPERTY_NUMBER, 0},
                                              {"patience", "Not used.", "1", "ours", 1, 0, 10, KIN_PROPERTY_NUMBER, 8}};
static const kin_value own_values[] = {{"a", "A number.", "1", 0}};
static char own_names[OWN_COUNT][8];

static void register_own(kin_engine *in) {
  for (uint32_t i = 0; i < OWN_COUNT; i++) {
    snprintf(own_names[i], sizeof own_names[i], "own.%u", (unsigned)i);
    const bool asks = i != 1;
    kin_recognizer_class c = {.struct_size = sizeof c, .abi_level = KIN_ABI_LEVEL, .name = own_names[i], .summary = "Anything.", .version = "1", .flags = own_flags[i],
                              .state_size = sizeof(own_state), .state_alignment = 8, .properties = own_properties, .property_count = 2, .values = own_values, .value_count = 1,
                              .prepare = own_prepare, .step = own_step, .set_value = own_set, .can_prevent = asks ? own_hook : NULL,
                              .can_be_prevented_by = asks ? own_hook : NULL, .should_require_failure_of = asks ? own_hook : NULL,
                              .should_be_required_to_fail_by = asks ? own_hook : NULL};
    must(kin_recognizer_class_register(in, &c), "a class");
  }
}

/* Delegates. */

static bool on_begin(kin_engine *e, kin_recognizer_id r, void *u) { return (void)e, (void)r, (void)u, !once_in(4); }
static bool on_receive(kin_engine *e, kin_recognizer_id r, const kin_touch_sample *t, void *u) { return (void)e, (void)r, (void)t, (void)u, !once_in(4); }
static bool on_pair(kin_engine *e, kin_recognizer_id r, kin_recognizer_id o, void *u) { return (void)e, (void)r, (void)o, (void)u, once_in(3); }
static bool on_view(kin_engine *e, kin_view_id v, kin_recognizer_id r, void *u) { return (void)e, (void)v, (void)r, (void)u, !once_in(5); }
static bool on_point(kin_engine *e, kin_view_id v, double x, double y, void *u) { return (void)e, (void)v, (void)x, (void)y, (void)u, !once_in(3); }

static void set_delegates(kin_recognizer_id recognizer, kin_view_id view) {
  const uint32_t which = below(64);
  const kin_recognizer_delegate delegate = {.struct_size = sizeof delegate, .should_begin = which & 1 ? on_begin : NULL, .should_receive_touch = which & 2 ? on_receive : NULL,
                                            .should_recognize_simultaneously_with = which & 4 ? on_pair : NULL, .should_require_failure_of = which & 8 ? on_pair : NULL,
                                            .should_be_required_to_fail_by = which & 16 ? on_pair : NULL};
  const kin_view_delegate seen = {.struct_size = sizeof seen, .gesture_should_begin = on_view, .contains_point = which & 1 ? on_point : NULL};
  if (which & 32) may(kin_view_set_delegate(engine, view, which & 2 ? &seen : NULL), "a view's delegate");
  else may(kin_recognizer_set_delegate(engine, recognizer, which ? &delegate : NULL), "a delegate");
}

/* The scene and its changes. */

static void add_view(uint32_t place) {
  kin_view_options options;
  kin_view_id parent = place == 0 ? 0 : views[below(place)];
  kin_view_options_init(&options);
  if (!once_in(4)) options.flags |= KIN_VIEW_WANTS_TOUCHES;
  if (once_in(2)) options.flags |= KIN_VIEW_MULTIPLE_TOUCH;
  if (once_in(8)) options.flags |= KIN_VIEW_EXCLUSIVE_TOUCH;
  if (once_in(4)) options.flags |= KIN_VIEW_ARENA_BOUNDARY;
  options.frame = (kin_rect){below(40), below(40), 100 + below(300), 100 + below(300)};
  if (kin_view_add(engine, parent, &options, &views[place]) != KIN_OK) must(kin_view_add(engine, 0, &options, &views[place]), "a view");
}

static void add_recognizer(uint32_t place) {
  uint32_t kind = below(STANDARD_COUNT + OWN_COUNT);
  const char *name = kind < STANDARD_COUNT ? standard[kind] : own_names[kind - STANDARD_COUNT];
  kin_result result = kin_recognizer_add(engine, views[below(VIEW_COUNT)], name, &recognizers[place]);
  if (result == KIN_ERROR_CLASS) kind = 0, name = standard[0]; /* it is switched off */
  if (result != KIN_OK) must(kin_recognizer_add(engine, 0, name, &recognizers[place]), name);
  if (strcmp(name, "tap") == 0 && once_in(2)) must(kin_recognizer_set_number(engine, recognizers[place], "taps_required", 2), "two taps");
  if (kind >= STANDARD_COUNT) must(kin_recognizer_set_number(engine, recognizers[place], "boldness", below(10)), "boldness");
}

/* Only a class whose states come from the host takes any. */
static void propose(kin_recognizer_id recognizer) {
  const kin_result result = kin_recognizer_propose(engine, recognizer, (kin_state)below(6));
  if (result != KIN_ERROR_UNSUPPORTED) may(result, "a proposal");
}

static void change(void) {
  static const char *const numbers[] = {"enabled", "cancels_touches_in_view", "delays_touches_began", "delays_touches_ended", "allowed_touch_types",
                                        "requires_exclusive_touch_type", "observe_only", "minimum_touches", "delay", "minimum_duration", "touches_required"};
  const uint32_t place = below(RECOGNIZER_COUNT);
  const kin_recognizer_id a = recognizers[place], b = recognizers[below(RECOGNIZER_COUNT)];
  const uint32_t view = below(VIEW_COUNT);
  switch (below(16)) {
    case 0: may(kin_recognizer_set_enabled(engine, a, once_in(2)), "enabled"); break;
    case 1: may(kin_recognizer_abort(engine, a), "abort"); break;
    case 2: propose(a); break;
    case 3: may(kin_recognizer_require_failure(engine, a, b), "a requirement"); break;
    case 4: kin_recognizer_remove_failure_requirement(engine, a, b); break;
    case 5:
      if (once_in(3)) kin_compose_group(engine, a, &b, 1);
      else if (once_in(4)) kin_dissolve_group(engine, a);
      else may(kin_recognizer_allow_simultaneous(engine, a, b, once_in(2)), "a pair");
      break;
    case 6: may(kin_recognizer_set_prevention(engine, a, b, once_in(2)), "a word"); break;
    case 7: kin_recognizer_set_number(engine, a, numbers[below(sizeof numbers / sizeof *numbers)], below(4)); break;
    case 8: kin_recognizer_set_value(engine, a, once_in(2) ? "translation.x" : "scale", 1 + below(9)); break;
    case 9:
      may(kin_recognizer_remove(engine, a), "a removal");
      add_recognizer(place);
      break;
    case 10:
      may(kin_view_remove(engine, views[view]), "a view's removal");
      add_view(view);
      break;
    case 11: may(kin_view_set_frame(engine, views[view], (kin_rect){below(80), below(80), 50 + below(300), 50 + below(300)}), "a frame"); break;
    case 12:
      must(kin_engine_cancel_touches(engine, now), "all fingers taken");
      for (int i = 0; i < FINGER_COUNT; i++) fingers[i].is_down = false;
      scrolls = false;
      break;
    default: set_delegates(a, views[view]); break;
  }
}

/* Touches. */

static kin_touch_sample sample_of(uint32_t finger, kin_phase phase) {
  kin_touch_sample sample = {.touch = finger, .time_ns = now, .x = fingers[finger].x, .y = fingers[finger].y, .phase = phase};
  if (finger == FINGER_COUNT - 1) sample.type = KIN_TOUCH_POINTER, sample.buttons = KIN_BUTTON_PRIMARY;
  if (finger == FINGER_COUNT - 2) sample.type = KIN_TOUCH_PENCIL;
  return sample;
}

static void step_finger(uint32_t finger, kin_touch_sample *samples, uint32_t *count) {
  const uint32_t what = below(8);
  if (!fingers[finger].is_down) {
    if (what > 3) return;
    fingers[finger].x = below(300), fingers[finger].y = below(300);
    fingers[finger].is_down = true;
    samples[(*count)++] = sample_of(finger, KIN_PHASE_BEGAN);
    return;
  }
  if (what == 0) fingers[finger].is_down = false;
  else fingers[finger].x += (double)below(40) - 20, fingers[finger].y += (double)below(40) - 20;
  samples[(*count)++] = sample_of(finger, what ? KIN_PHASE_MOVED : once_in(4) ? KIN_PHASE_CANCELLED : KIN_PHASE_ENDED);
}

static void touch(uint32_t most) {
  kin_touch_sample samples[FINGER_COUNT];
  finger before[FINGER_COUNT];
  uint32_t count = 0;
  const uint32_t first = below(FINGER_COUNT);
  memcpy(before, fingers, sizeof fingers);
  for (uint32_t i = 0; i < most; i++) step_finger((first + i) % FINGER_COUNT, samples, &count);
  if (count == 0) return;
  const kin_result result = kin_engine_feed(engine, samples, count);
  may(result, "samples that can be");
  if (result != KIN_OK) memcpy(fingers, before, sizeof fingers);
}

static void hover(void) {
  const uint32_t finger = FINGER_COUNT - 1 - below(2);
  kin_phase phase = fingers[finger].hovers ? KIN_PHASE_HOVERED : KIN_PHASE_ENTERED;
  if (!fingers[finger].is_down) fingers[finger].x = below(400), fingers[finger].y = below(400);
  if (fingers[finger].hovers && once_in(4)) phase = KIN_PHASE_EXITED;
  fingers[finger].hovers = phase != KIN_PHASE_EXITED;
  const kin_touch_sample sample = sample_of(finger, phase);
  must(kin_engine_feed(engine, &sample, 1), "a pointer above");
}

static void scroll(void) {
  kin_scroll_sample sample = {.time_ns = now, .x = below(300), .y = below(300), .type = KIN_TOUCH_INDIRECT, .dx = below(20), .phase = scrolls ? KIN_SCROLL_CHANGED : KIN_SCROLL_BEGAN};
  if (scrolls && once_in(3)) sample.phase = once_in(2) ? KIN_SCROLL_CANCELLED : KIN_SCROLL_ENDED;
  scrolls = sample.phase == KIN_SCROLL_BEGAN || sample.phase == KIN_SCROLL_CHANGED;
  must(kin_engine_feed_scroll(engine, &sample, 1), "a scroll");
}

static void play(void) {
  const uint32_t what = below(16);
  now += below(64) * (once_in(8) ? UINT64_C(20000000) : UINT64_C(500000));
  if (what < 4) change();
  else if (what == 4) hover();
  else if (what == 5) scroll();
  else if (what == 6) must(kin_engine_advance(engine, now), "time");
  else touch(what < 12 ? 1 : 1 + below(3));
  must(kin_engine_check_invariants(engine), "an invariant");
}

static void start(size_t count) {
  kin_engine_options options;
  kin_engine_options_init(&options);
  options.touch_capacity = 10;
  options.tie_break = (kin_tie_break)(count / RECORD_SIZE % 2);
  must(kin_engine_create(&options, &engine), "an engine");
  now = UINT64_C(1000000000);
  memset(fingers, 0, sizeof fingers);
  scrolls = false;
  register_own(engine);
  for (uint32_t i = 0; i < VIEW_COUNT; i++) add_view(i);
  for (uint32_t i = 0; i < RECOGNIZER_COUNT; i++) add_recognizer(i);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
  row_of_records heard = {0};
  tape recorded = {0};
  if (count < RECORD_SIZE) return 0;
  input = source_of(bytes, RECORD_SIZE);
  start(count);
  must(kin_engine_set_event_callback(engine, hear, &heard), "a callback");
  kin_engine_set_explain(engine, count / RECORD_SIZE % 3 == 0);
  if (count / RECORD_SIZE % 4 == 0) must(kin_trace_start(engine, write_tape, &recorded), "a recording");
  for (size_t at = RECORD_SIZE; at + RECORD_SIZE <= count && at < 300 * RECORD_SIZE; at += RECORD_SIZE) {
    input = source_of(bytes + at, RECORD_SIZE);
    play();
  }
  if (recorded.count) {
    must(kin_trace_stop(engine), "the end of a recording");
    check_replay(&recorded, heard.hash, register_own);
  }
  kin_engine_destroy(engine);
  free_tape(&recorded);
  return 0;
}
