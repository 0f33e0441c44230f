/* late_hooks.c: delegates that a host sets in the middle of an attempt. What they say is judged in the next step;
 * nobody waits for nobody. */
#include "test.h"

static kin_engine *engine;
static kin_recognizer_id waiting, spent, failed, holding;

static bool requires_the_spent_one(kin_engine *e, kin_recognizer_id recognizer, kin_recognizer_id other, void *user_data) {
  return (void)e, (void)recognizer, (void)user_data, other == spent;
}

static kin_recognizer_id add(void) {
  kin_recognizer_id id = 0;
  CHECK(kin_recognizer_add(engine, 0, "manual", &id) == KIN_OK);
  CHECK(kin_recognizer_set_number(engine, id, "observe_only", 1) == KIN_OK);
  return id;
}

static void feed_of(uint64_t touch, uint64_t time_ns, kin_phase phase, double x) {
  const kin_touch_sample sample = {.touch = touch, .time_ns = time_ns, .x = x, .y = 10, .phase = phase};
  CHECK(kin_engine_feed(engine, &sample, 1) == KIN_OK);
}

static void feed(uint64_t time_ns, kin_phase phase, double x) { feed_of(1, time_ns, phase, x); }

static kin_state state_of(kin_recognizer_id id) {
  kin_state state = -1;
  CHECK(kin_recognizer_get_state(engine, id, &state) == KIN_OK);
  return state;
}

/* `spent` is recognized and awaits its reset, tied to `failed`, which is tied to `holding`; `waiting` waits for
 * `holding`. */
static void make_scene(void) {
  CHECK(kin_engine_create(NULL, &engine) == KIN_OK);
  holding = add(), failed = add(), spent = add(), waiting = add();
  CHECK(kin_recognizer_require_failure(engine, failed, holding) == KIN_OK);
  CHECK(kin_recognizer_require_failure(engine, spent, failed) == KIN_OK);
  CHECK(kin_recognizer_require_failure(engine, waiting, holding) == KIN_OK);
  feed(1, KIN_PHASE_BEGAN, 10);
  CHECK(kin_recognizer_propose(engine, failed, KIN_STATE_FAILED) == KIN_OK);
  CHECK(kin_recognizer_propose(engine, spent, KIN_STATE_ENDED) == KIN_OK);
  CHECK(kin_recognizer_propose(engine, waiting, KIN_STATE_ENDED) == KIN_OK);
}

static void a_requirement_on_one_that_awaits_its_reset(void) {
  kin_state pending = -1;
  make_scene();
  CHECK(state_of(spent) == KIN_STATE_ENDED);
  CHECK(kin_recognizer_get_pending_state(engine, waiting, &pending) == KIN_OK && pending == KIN_STATE_ENDED);
  const kin_recognizer_delegate delegate = {.struct_size = sizeof delegate, .should_require_failure_of = requires_the_spent_one};
  CHECK(kin_recognizer_set_delegate(engine, waiting, &delegate) == KIN_OK);
  feed_of(2, 2, KIN_PHASE_BEGAN, 20);
  CHECK(kin_engine_check_invariants(engine) == KIN_OK);
  CHECK(state_of(waiting) == KIN_STATE_FAILED);
  kin_engine_destroy(engine);
}

static void a_requirement_whose_delegate_is_taken_away_holds_for_the_attempt(void) {
  make_scene();
  const kin_recognizer_delegate delegate = {.struct_size = sizeof delegate, .should_require_failure_of = requires_the_spent_one};
  CHECK(kin_recognizer_set_delegate(engine, waiting, &delegate) == KIN_OK);
  feed_of(2, 2, KIN_PHASE_BEGAN, 20);
  CHECK(kin_recognizer_set_delegate(engine, waiting, NULL) == KIN_OK);
  feed(3, KIN_PHASE_ENDED, 20);
  feed_of(2, 3, KIN_PHASE_ENDED, 20);
  CHECK(kin_engine_check_invariants(engine) == KIN_OK);
  for (const kin_recognizer_id *id = (kin_recognizer_id[]){waiting, spent, failed, holding, 0}; *id; id++) CHECK(state_of(*id) == KIN_STATE_POSSIBLE);
  kin_engine_destroy(engine);
}

/* A hook that adds so many recognizers that every row of the engine moves. */

static bool adds_many(kin_engine *e, kin_recognizer_id recognizer, kin_recognizer_id other, void *user_data) {
  int *left = user_data;
  kin_recognizer_id id;
  (void)recognizer, (void)other;
  for (; *left > 0; --*left) CHECK(kin_recognizer_add(e, 0, "tap", &id) == KIN_OK);
  return false;
}

static void recognizers_added_by_a_hook_of_one_that_waits(void) {
  const kin_event *events;
  uint32_t count;
  int left = 500;
  kin_recognizer_id pan = 0;
  CHECK(kin_engine_create(NULL, &engine) == KIN_OK);
  holding = add();
  CHECK(kin_recognizer_add(engine, 0, "pan", &pan) == KIN_OK);
  CHECK(kin_recognizer_require_failure(engine, pan, holding) == KIN_OK);
  const kin_recognizer_delegate delegate = {.struct_size = sizeof delegate, .should_require_failure_of = adds_many, .user_data = &left};
  CHECK(kin_recognizer_set_delegate(engine, pan, &delegate) == KIN_OK);
  feed(1, KIN_PHASE_BEGAN, 10);
  feed(2, KIN_PHASE_MOVED, 100);
  feed(3, KIN_PHASE_MOVED, 200);
  CHECK(left == 0 && kin_engine_check_invariants(engine) == KIN_OK);
  CHECK(kin_recognizer_propose(engine, holding, KIN_STATE_FAILED) == KIN_OK);
  CHECK(kin_engine_poll(engine, &events, &count) == KIN_OK && count == 1 && events[0].recognizer == pan && events[0].x == 200);
  kin_engine_destroy(engine);
}

/* Three that step back behind one another in a circle, and a fourth who does not, whose delegates ask the engine for
 * requirements meanwhile. */

static kin_recognizer_id circle[4];
static int calls;

static bool requires_something(kin_engine *e, kin_recognizer_id recognizer, kin_recognizer_id other, void *user_data) {
  (void)recognizer, (void)other;
  if (++calls >= 1000 || !user_data) return false;
  for (int i = 0; i < 3; i++) CHECK(kin_recognizer_require_failure(e, circle[i], circle[(i + 2) % 3]) != KIN_ERROR_INVALID);
  return false;
}

static kin_recognizer_id winner_of_a_circle(bool asks) {
  const kin_recognizer_delegate delegate = {
      .struct_size = sizeof delegate, .should_recognize_simultaneously_with = requires_something, .user_data = asks ? &calls : NULL};
  const kin_event *events;
  uint32_t count;
  calls = 0;
  CHECK(kin_engine_create(NULL, &engine) == KIN_OK);
  for (int i = 3; i >= 0; i--) {
    CHECK(kin_recognizer_add(engine, 0, "pan", &circle[i]) == KIN_OK);
    CHECK(kin_recognizer_set_delegate(engine, circle[i], &delegate) == KIN_OK);
  }
  for (int i = 0; i < 3; i++) CHECK(kin_recognizer_set_prevention(engine, circle[i], circle[(i + 1) % 3], false) == KIN_OK);
  feed(1, KIN_PHASE_BEGAN, 10);
  feed(2, KIN_PHASE_MOVED, 100);
  CHECK(calls > 3 && calls < 1000);
  CHECK(kin_engine_poll(engine, &events, &count) == KIN_OK && count >= 1);
  kin_recognizer_id winner = count ? events[0].recognizer : 0;
  for (int i = 0; i < 4; i++) winner = winner == circle[i] ? (kin_recognizer_id)i + 1 : winner;
  CHECK(kin_engine_check_invariants(engine) == KIN_OK);
  kin_engine_destroy(engine);
  return winner;
}

static void calls_from_hooks_do_not_disturb_a_circle(void) { CHECK(winner_of_a_circle(true) == winner_of_a_circle(false)); }

/* A class of the host's own that takes a number over as the beginning of what it counts. */

typedef struct counter {
  double unused, count;
} counter;

static void counter_prepare(void *bytes) { ((counter *)bytes)->count = 0; }
static kin_state counter_step(void *bytes, const kin_step *step, kin_request *request) {
  counter *c = bytes;
  request->values[0] = ++c->count;
  return step->down_count == 0 ? KIN_STATE_ENDED : step->state;
}
static bool counter_set(void *bytes, uint32_t value, double number) { return (void)value, ((counter *)bytes)->count = number, true; }

static void a_value_set_out_of_an_attempt_begins_nothing(void) {
  static const kin_property properties[] = {{"unused", "A number.", "1", "ours", 0, 0, 1, KIN_PROPERTY_NUMBER, 0}};
  static const kin_value values[] = {{"count", "Steps.", "1", 0}};
  const kin_recognizer_class table = {.struct_size = sizeof table, .abi_level = KIN_ABI_LEVEL, .name = "test.counter", .summary = "Counts steps.", .version = "1",
                                      .state_size = sizeof(counter), .state_alignment = 8, .properties = properties, .property_count = 1, .values = values,
                                      .value_count = 1, .prepare = counter_prepare, .step = counter_step, .set_value = counter_set};
  kin_recognizer_id id = 0;
  const kin_event *events;
  uint32_t count;
  double number = -1;
  CHECK(kin_engine_create(NULL, &engine) == KIN_OK);
  CHECK(kin_recognizer_class_register(engine, &table) == KIN_OK);
  CHECK(kin_recognizer_add(engine, 0, "test.counter", &id) == KIN_OK);
  CHECK(kin_recognizer_set_value(engine, id, "count", 40) == KIN_OK);
  CHECK(kin_recognizer_get_value(engine, id, "count", &number) == KIN_OK && number == 0);
  feed(1, KIN_PHASE_BEGAN, 10);
  feed(2, KIN_PHASE_ENDED, 10);
  CHECK(kin_engine_poll(engine, &events, &count) == KIN_OK && count == 1 && events[0].values[0] == 2);
  /* In the middle of an attempt it counts on from there. */
  feed(3, KIN_PHASE_BEGAN, 10);
  CHECK(kin_recognizer_set_value(engine, id, "count", 40) == KIN_OK);
  feed(4, KIN_PHASE_ENDED, 10);
  CHECK(kin_engine_poll(engine, &events, &count) == KIN_OK && count == 1 && events[0].values[0] == 41);
  kin_engine_destroy(engine);
}

/* A class that hovers and stays active when the pointer has left. */

static void nothing(void *bytes) { (void)bytes; }
static kin_state lingers(void *bytes, const kin_step *step, kin_request *request) {
  (void)bytes;
  if (step->flags & KIN_STEP_TIMER) return KIN_STATE_ENDED;
  if (step->changes & KIN_CHANGE_ENDED) request->deadline_ns = step->time_ns + 100;
  if (step->changes & KIN_CHANGE_BEGAN) request->deadline_ns = KIN_TIME_NEVER;
  return step->state == KIN_STATE_POSSIBLE ? KIN_STATE_BEGAN : step->state;
}

static kin_recognizer_id add_lingering(void) {
  const kin_recognizer_class table = {.struct_size = sizeof table, .abi_level = KIN_ABI_LEVEL, .name = "test.lingers", .summary = "Ends late.", .version = "1",
                                      .flags = KIN_CLASS_HOVERS, .state_size = 8, .state_alignment = 8, .prepare = nothing, .step = lingers};
  kin_view_options options;
  kin_view_id view = 0;
  kin_recognizer_id id = 0;
  kin_view_options_init(&options);
  options.frame = (kin_rect){0, 0, 100, 100};
  CHECK(kin_engine_create(NULL, &engine) == KIN_OK);
  CHECK(kin_recognizer_class_register(engine, &table) == KIN_OK);
  CHECK(kin_view_add(engine, 0, &options, &view) == KIN_OK);
  CHECK(kin_recognizer_add(engine, view, "test.lingers", &id) == KIN_OK);
  return id;
}

static void hover(uint64_t time_ns, kin_phase phase, double x) {
  const kin_touch_sample sample = {.touch = 1, .time_ns = time_ns, .x = x, .y = 10, .phase = phase, .type = KIN_TOUCH_POINTER};
  CHECK(kin_engine_feed(engine, &sample, 1) == KIN_OK);
  CHECK(kin_engine_check_invariants(engine) == KIN_OK);
}

static void a_hover_that_outlasts_its_pointer(void) {
  const kin_recognizer_id id = add_lingering();
  const kin_event *events;
  uint32_t count;
  hover(1, KIN_PHASE_ENTERED, 50);
  hover(2, KIN_PHASE_HOVERED, 150);
  CHECK(state_of(id) == KIN_STATE_BEGAN || state_of(id) == KIN_STATE_CHANGED);
  hover(3, KIN_PHASE_HOVERED, 160);
  CHECK(kin_engine_advance(engine, 200) == KIN_OK);
  CHECK(state_of(id) == KIN_STATE_POSSIBLE);
  CHECK(kin_engine_poll(engine, &events, &count) == KIN_OK && count >= 2);
  CHECK(count >= 2 && events[count - 1].state == KIN_STATE_ENDED && events[count - 1].time_ns == 102 && events[count - 1].x == 150);
  kin_engine_destroy(engine);
}

static void a_pointer_that_comes_back_goes_on(void) {
  const kin_recognizer_id id = add_lingering();
  hover(1, KIN_PHASE_ENTERED, 50);
  hover(2, KIN_PHASE_HOVERED, 150);
  hover(3, KIN_PHASE_HOVERED, 60);
  CHECK(kin_engine_advance(engine, 200) == KIN_OK);
  CHECK(state_of(id) == KIN_STATE_BEGAN);
  hover(201, KIN_PHASE_EXITED, 60);
  CHECK(kin_engine_advance(engine, 400) == KIN_OK);
  CHECK(state_of(id) == KIN_STATE_POSSIBLE);
  kin_engine_destroy(engine);
}

int main(void) {
  TEST("A requirement on one that awaits its reset is judged in the step in which the delegate is asked") a_requirement_on_one_that_awaits_its_reset();
  TEST("An answer holds for the attempt, also when the delegate is removed") a_requirement_whose_delegate_is_taken_away_holds_for_the_attempt();
  TEST("A hook of one that waits may add recognizers") recognizers_added_by_a_hook_of_one_that_waits();
  TEST("Calls from hooks do not disturb the search for who steps back") calls_from_hooks_do_not_disturb_a_circle();
  TEST("A value set out of an attempt is the beginning of nothing") a_value_set_out_of_an_attempt_begins_nothing();
  TEST("A recognizer of hovering may outlast the pointer, and ends where that left") a_hover_that_outlasts_its_pointer();
  TEST("A pointer that comes back goes on with the recognizer that outlasted it") a_pointer_that_comes_back_goes_on();
  return report();
}
