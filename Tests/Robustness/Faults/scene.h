/* scene.h: an engine in which every kind of callback is called: delegates of all views and recognizers, classes of the
 * host's own, one of which misbehaves, a typed function, actions, the log and a trace. What they do is `struck`, which
 * whoever includes this defines. */
#ifndef KINESIC_SCENE_H
#define KINESIC_SCENE_H

#include "faults.h"

typedef enum caller {
  EVENT_CALLBACK, ACTION, TYPED_FUNCTION, SHOULD_BEGIN, SHOULD_RECEIVE, SIMULTANEOUSLY, REQUIRE, BE_REQUIRED, CONTAINS_POINT, VIEW_SHOULD_BEGIN,
  LOG, STEP, CAN_PREVENT, CAN_BE_PREVENTED, CLASS_REQUIRE, CLASS_BE_REQUIRED,
  PREPARE, SET_VALUE, SINK, CALLERS
} caller;

static const char *const caller_names[] = {
  "the event callback", "an action", "a typed function", "`should_begin`", "`should_receive_touch`", "`should_recognize_simultaneously_with`",
  "`should_require_failure_of`", "`should_be_required_to_fail_by`", "`contains_point`", "`gesture_should_begin`", "the log", "a class's `step`",
  "a class's `can_prevent`", "a class's `can_be_prevented_by`", "a class's `should_require_failure_of`", "a class's `should_be_required_to_fail_by`",
  "a class's `prepare`", "a class's `set_value`", "a trace's sink",
};

enum { RECOGNIZERS = 12 };

typedef struct scene {
  kin_engine *engine;
  kin_view_id back, front;
  kin_recognizer_id all[RECOGNIZERS], own, bad;
  int count;
} scene;

static scene here;

/* Called in each callback, with the recognizer that it is about, 0: with the view. */
static void struck(caller from, kin_recognizer_id recognizer, kin_view_id view);

static void on_event(kin_engine *e, const kin_event *event, void *u) { (void)e, (void)u, struck(EVENT_CALLBACK, event->recognizer, event->view); }
static void on_action(kin_engine *e, const kin_event *event, void *u) { (void)e, (void)u, struck(ACTION, event->recognizer, event->view); }
static void on_typed(uint64_t recognizer, uint64_t view) { struck(TYPED_FUNCTION, recognizer, view); }
static bool on_begin(kin_engine *e, kin_recognizer_id r, void *u) { return (void)e, (void)u, struck(SHOULD_BEGIN, r, 0), true; }
static bool on_receive(kin_engine *e, kin_recognizer_id r, const kin_touch_sample *t, void *u) { return (void)e, (void)u, struck(SHOULD_RECEIVE, r, t->view), true; }
static bool on_pair(kin_engine *e, kin_recognizer_id r, kin_recognizer_id o, void *u) { return (void)e, (void)o, (void)u, struck(SIMULTANEOUSLY, r, 0), false; }
static bool on_require(kin_engine *e, kin_recognizer_id r, kin_recognizer_id o, void *u) { return (void)e, (void)o, (void)u, struck(REQUIRE, r, 0), false; }
static bool on_required(kin_engine *e, kin_recognizer_id r, kin_recognizer_id o, void *u) { return (void)e, (void)o, (void)u, struck(BE_REQUIRED, r, 0), false; }
static bool on_point(kin_engine *e, kin_view_id v, double x, double y, void *u) { return (void)e, (void)u, struck(CONTAINS_POINT, 0, v), x >= 0 && y >= 0; }
static bool on_view_begin(kin_engine *e, kin_view_id v, kin_recognizer_id r, void *u) { return (void)e, (void)u, struck(VIEW_SHOULD_BEGIN, r, v), true; }
static void on_log(kin_engine *e, kin_severity s, const char *text, void *u) { (void)e, (void)s, (void)text, (void)u, struck(LOG, here.bad, 0); }

static kin_result on_bytes(const void *bytes, uint32_t count, void *u) { return (void)bytes, (void)count, (void)u, struck(SINK, here.own, 0), KIN_OK; }
static void own_prepare(void *state) { (void)state, struck(PREPARE, here.own, 0); }
static bool own_set(void *state, uint32_t value, double to) { return (void)state, (void)value, (void)to, struck(SET_VALUE, here.own, 0), true; }
/* Begins with a move, ends with a lift. */
static kin_state own_step(void *state, const kin_step *input, kin_request *request) {
  (void)state, (void)request;
  struck(STEP, here.own, 0);
  if (input->changes & KIN_CHANGE_CANCELLED) return KIN_STATE_FAILED;
  if (input->changes & KIN_CHANGE_ENDED) return input->state == KIN_STATE_POSSIBLE ? KIN_STATE_FAILED : KIN_STATE_ENDED;
  return input->changes & KIN_CHANGE_MOVED ? (input->state == KIN_STATE_POSSIBLE ? KIN_STATE_BEGAN : KIN_STATE_CHANGED) : input->state;
}
static kin_state bad_step(void *state, const kin_step *input, kin_request *request) { return (void)state, (void)input, (void)request, 77; }
static bool own_prevents(const void *s, const kin_peer *o) { return (void)s, (void)o, struck(CAN_PREVENT, here.own, 0), true; }
static bool own_is_prevented(const void *s, const kin_peer *o) { return (void)s, (void)o, struck(CAN_BE_PREVENTED, here.own, 0), false; }
static bool own_requires(const void *s, const kin_peer *o) { return (void)s, (void)o, struck(CLASS_REQUIRE, here.own, 0), false; }
static bool own_is_required(const void *s, const kin_peer *o) { return (void)s, (void)o, struck(CLASS_BE_REQUIRED, here.own, 0), false; }

static void register_own(const char *name, bool is_bad) {
  static const kin_value value = {"size", "", "1", 0};
  kin_recognizer_class table;
  memset(&table, 0, sizeof table);
  table.struct_size = sizeof table;
  table.abi_level = KIN_ABI_LEVEL;
  table.name = name;
  table.summary = table.version = "";
  table.state_size = table.state_alignment = 8;
  table.prepare = own_prepare;
  table.step = is_bad ? bad_step : own_step;
  table.values = &value;
  table.value_count = 1;
  if (!is_bad) {
    table.set_value = own_set;
    table.can_prevent = own_prevents;
    table.can_be_prevented_by = own_is_prevented;
    table.should_require_failure_of = own_requires;
    table.should_be_required_to_fail_by = own_is_required;
  }
  OK(kin_recognizer_class_register(here.engine, &table));
}

static kin_view_id add_view(kin_view_id parent) {
  const kin_view_delegate delegate = {.struct_size = sizeof delegate, .contains_point = on_point, .gesture_should_begin = on_view_begin};
  kin_view_options options;
  kin_view_id made = 0;
  kin_view_options_init(&options);
  options.flags = KIN_VIEW_WANTS_TOUCHES | KIN_VIEW_MULTIPLE_TOUCH;
  OK(kin_view_add(here.engine, parent, &options, &made));
  OK(kin_view_set_delegate(here.engine, made, &delegate));
  return made;
}

static kin_recognizer_id add(kin_view_id view, const char *class_name) {
  const kin_recognizer_delegate delegate = {.struct_size = sizeof delegate, .should_begin = on_begin, .should_receive_touch = on_receive,
    .should_recognize_simultaneously_with = on_pair, .should_require_failure_of = on_require, .should_be_required_to_fail_by = on_required};
  const kin_recognizer_id made = attach(here.engine, view, class_name);
  uint64_t action;
  OK(kin_recognizer_set_delegate(here.engine, made, &delegate));
  OK(kin_recognizer_add_action(here.engine, made, on_action, NULL, &action));
  OK(kin_recognizer_bind(here.engine, made, "began|changed|ended|cancelled", (kin_function)on_typed, "void(u64 recognizer, u64 view)", NULL, &action));
  return here.all[here.count++] = made;
}

static void make_scene(const kin_allocator *allocator) {
  static const char *const classes[] = {"pan", "pinch", "rotation", "swipe", "multi_drag"}, *const front[] = {"tap", "long_press", "multi_tap"};
  kin_engine_options options;
  memset(&here, 0, sizeof here);
  kin_engine_options_init(&options);
  options.allocator = allocator;
  OK(kin_engine_create(&options, &here.engine));
  register_own("test.own", false);
  register_own("test.bad", true);
  here.back = add_view(0);
  here.front = add_view(here.back);
  for (size_t i = 0; i < sizeof classes / sizeof *classes; i++) add(here.back, classes[i]);
  for (size_t i = 0; i < sizeof front / sizeof *front; i++) add(here.front, front[i]);
  here.own = add(here.front, "test.own");
  here.bad = add(here.back, "test.bad");
  OK(kin_recognizer_set_number(here.engine, add(here.front, "tap"), "taps_required", 2));
  OK(kin_recognizer_require_failure(here.engine, here.all[5], here.all[here.count - 1]));
  OK(kin_engine_set_explain(here.engine, true));
  OK(kin_engine_set_event_callback(here.engine, on_event, NULL));
  OK(kin_engine_set_log(here.engine, on_log, NULL));
}

#endif
