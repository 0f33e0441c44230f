/* A copy of an engine is in its state, goes on as it does, and leaves it alone. */
#include "pool.h"
#include "tape.h"

/* A finger or two that land, go apart and round, lift, tap twice, rest, flick, hover and scroll. */
enum { STEPS = 110, TICK = 8 };

/* In milliseconds; there is a long rest. */
static uint64_t time_of(int step) { return (uint64_t)(step + 1) * TICK + (step > 50 ? 700 : 0); }

static void finger(kin_engine *engine, uint64_t touch, kin_phase phase, int step, double x, double y) {
  OK(feed_one(engine, touch, phase, time_of(step), x, y));
}

static void hover(kin_engine *engine, kin_phase phase, int step, double x) {
  kin_touch_sample sample = touch_at(9, phase, time_of(step), x, 60);
  sample.type = KIN_TOUCH_POINTER;
  OK(kin_engine_feed(engine, &sample, 1));
}

static void wheel(kin_engine *engine, kin_scroll_phase phase, int step) {
  const kin_scroll_sample sample = {.source = 5, .time_ns = time_of(step) * MILLISECOND, .x = 90, .y = 90, .phase = phase, .type = KIN_TOUCH_INDIRECT, .dx = 7, .dy = 3, .magnification = 0.02, .rotation = 0.02};
  OK(kin_engine_feed_scroll(engine, &sample, 1));
}

static void two_fingers(kin_engine *engine, int step, int i) {
  const kin_phase phase = i == 0 ? KIN_PHASE_BEGAN : i == 19 ? KIN_PHASE_ENDED : KIN_PHASE_MOVED;
  finger(engine, 1, phase, step, 4 + 6 * i, 120 + 2 * i);
  if (i >= 4) finger(engine, 2, i == 4 ? KIN_PHASE_BEGAN : phase, step, 160 + 5 * i, 160 - 4 * i);
}

/* What happens in step number `step`, 0 to STEPS - 1. */
static void act(kin_engine *engine, int step) {
  const int i = step;
  if (i < 20) two_fingers(engine, step, i);
  else if (i < 40) finger(engine, 3, i % 4 == 0 ? KIN_PHASE_BEGAN : i % 4 == 3 ? KIN_PHASE_ENDED : KIN_PHASE_MOVED, step, 100, 100);
  else if (i == 50) finger(engine, 4, KIN_PHASE_BEGAN, step, 80, 80);
  else if (i < 60 || i > 100) OK(kin_engine_advance(engine, time_of(step) * MILLISECOND));
  else if (i < 70) finger(engine, 4, i == 69 ? KIN_PHASE_ENDED : KIN_PHASE_MOVED, step, 80 + 12 * (i - 60), 80);
  else if (i < 80) hover(engine, i == 70 ? KIN_PHASE_ENTERED : i == 79 ? KIN_PHASE_EXITED : KIN_PHASE_HOVERED, step, 60 + i);
  else if (i < 90) wheel(engine, i == 80 ? KIN_SCROLL_BEGAN : i == 89 ? KIN_SCROLL_ENDED : KIN_SCROLL_CHANGED, step);
  else finger(engine, 6, i == 90 ? KIN_PHASE_BEGAN : i == 100 ? KIN_PHASE_ENDED : KIN_PHASE_MOVED, step, 50, 60 + 14 * (i - 90));
}

static kin_engine *copy_of(const kin_engine *engine) {
  kin_engine *copy = NULL;
  OK(kin_engine_copy(engine, &copy));
  OK(kin_engine_check_invariants(copy));
  CHECK(hash_of(copy) == hash_of(engine));
  return copy;
}

/* Polls both: the same records, with numbers and user data. How many there were. */
static uint32_t same_records(kin_engine *a, kin_engine *b) {
  const kin_event *of_a, *of_b;
  uint32_t count_a, count_b;
  OK(kin_engine_poll(a, &of_a, &count_a));
  OK(kin_engine_poll(b, &of_b, &count_b));
  CHECK(count_a == count_b);
  if (count_a == count_b && count_a) CHECK(memcmp(of_a, of_b, count_a * sizeof *of_a) == 0);
  return count_a;
}

/* Both go through the rest of the script, from step `first` on. */
static uint32_t same_rest(kin_engine *a, kin_engine *b, int first) {
  uint32_t count = 0;
  for (int step = first; step < STEPS; step++) {
    act(a, step);
    act(b, step);
    count += same_records(a, b);
    CHECK(hash_of(a) == hash_of(b));
  }
  OK(kin_engine_check_invariants(b));
  return count;
}

static void drain(kin_engine *engine) {
  const kin_event *events;
  uint32_t count;
  OK(kin_engine_poll(engine, &events, &count));
}

static kin_state state_of(const kin_engine *engine, kin_recognizer_id id) {
  kin_state state = 0;
  OK(kin_recognizer_get_state(engine, id, &state));
  return state;
}

/* MARK: A class of the host */

typedef struct counter {
  double most;
  uint64_t steps, attempts;
  void *kept;
} counter;
static int prepared, stepped;
static const kin_property counter_properties[] = {{"most", "One.", "1", "ours", 3, 0, 9, KIN_PROPERTY_NUMBER, offsetof(counter, most)}};
static const kin_value counter_values[] = {{"steps", "One.", "1", 0}, {"attempts", "One.", "1", 0}};

static void prepare_counter(void *state) {
  prepared++;
  ((counter *)state)->steps = 0;
  ((counter *)state)->attempts++;
}
static kin_state step_counter(void *state, const kin_step *input, kin_request *request) {
  counter *self = state;
  stepped++;
  self->steps++;
  self->kept = &prepared;
  request->values[0] = (double)self->steps;
  request->values[1] = (double)self->attempts;
  if (input->touch_count && input->touches[0]->changes & KIN_CHANGE_ENDED) return input->state == KIN_STATE_POSSIBLE ? KIN_STATE_FAILED : KIN_STATE_ENDED;
  if (input->state == KIN_STATE_POSSIBLE && self->steps >= self->most) return KIN_STATE_BEGAN;
  return input->state == KIN_STATE_POSSIBLE ? KIN_STATE_POSSIBLE : KIN_STATE_CHANGED;
}
static kin_state step_badly(void *state, const kin_step *input, kin_request *request) {
  (void)state, (void)input;
  request->values[7] = 1;
  return KIN_STATE_POSSIBLE;
}

static const kin_recognizer_class counter_class = {
  .struct_size = sizeof(kin_recognizer_class), .abi_level = KIN_ABI_LEVEL, .name = "test.counter", .summary = "Counts.", .version = "1.0.0",
  .state_size = sizeof(counter), .state_alignment = 8, .properties = counter_properties, .property_count = 1, .values = counter_values, .value_count = 2,
  .prepare = prepare_counter, .step = step_counter};
static const kin_recognizer_class bad_class = {
  .struct_size = sizeof(kin_recognizer_class), .abi_level = KIN_ABI_LEVEL, .name = "test.bad", .summary = "Bad.", .version = "1.0.0",
  .state_size = 8, .state_alignment = 8, .prepare = prepare_counter, .step = step_badly};

/* MARK: Delegates */

static kin_engine *asking;
static int answers;

static bool not_on_the_right(kin_engine *engine, kin_view_id view, double x, double y, void *user_data) {
  const char *name;
  if (engine != asking) test_fault(__FILE__, __LINE__, "another engine asks", "");
  OK(kin_view_get_name(engine, view, &name));
  CHECK(user_data == &answers);
  answers++;
  return x < 300 && y < 400;
}
static bool may_begin(kin_engine *engine, kin_recognizer_id recognizer, void *user_data) {
  const char *name;
  if (engine != asking) test_fault(__FILE__, __LINE__, "another engine asks", "");
  OK(kin_recognizer_get_name(engine, recognizer, &name));
  CHECK(strcmp(name, "the tap") == 0 && user_data == &answers);
  return ++answers % 2;
}
static bool wants_failure(kin_engine *engine, kin_recognizer_id recognizer, kin_recognizer_id other, void *user_data) {
  (void)recognizer, (void)other, (void)user_data;
  if (engine != asking) test_fault(__FILE__, __LINE__, "another engine asks", "");
  return answers++ % 3 == 0;
}

/* MARK: The worlds */

/* All that an engine can have: streams, groups, requirements, names, user data, a class of the host, holes in rows. */
static world make_full(const kin_engine_options *options) {
  world w = make_world(options);
  OK(kin_recognizer_set_number(w.engine, attach(w.engine, w.back, "multi_drag"), "observe_only", 1));
  OK(kin_recognizer_set_number(w.engine, attach(w.engine, w.front, "multi_tap"), "observe_only", 1));
  OK(kin_recognizer_class_register(w.engine, &counter_class));
  OK(kin_recognizer_set_number(w.engine, attach(w.engine, w.front, "test.counter"), "observe_only", 1));
  OK(kin_recognizer_remove(w.engine, attach(w.engine, w.back, "tap")));
  OK(kin_recognizer_set_number(w.engine, attach(w.engine, w.back, "hover"), "observe_only", 1));
  kin_view_id gone;
  OK(kin_view_add(w.engine, w.back, NULL, &gone));
  OK(kin_view_remove(w.engine, gone));
  const kin_recognizer_id turning[] = {w.pinch, w.rotation};
  OK(kin_compose_group(w.engine, w.pinch, turning, 2));
  OK(kin_recognizer_set_prevention(w.engine, w.press, w.swipe, false));
  OK(kin_view_set_name(w.engine, w.front, "the front"));
  OK(kin_recognizer_set_name(w.engine, w.tap, "the tap"));
  OK(kin_view_set_user_data(w.engine, w.front, &prepared));
  OK(kin_recognizer_set_user_data(w.engine, w.pan, &answers));
  OK(kin_recognizer_set_number(w.engine, w.pan, "threshold", 7));
  return w;
}

static int copied_active;

/* Copies at every step of the script; every copy goes on as the original. */
static void copies_at_every_step(kin_engine *(*make)(kin_recognizer_id *), int stride) {
  for (int at = 0; at <= STEPS; at += stride) {
    kin_recognizer_id id = 0;
    kin_engine *engine = make(&id);
    for (int step = 0; step < at; step++) act(engine, step);
    drain(engine);
    kin_engine *copy = copy_of(engine);
    const kin_state state = state_of(copy, id);
    CHECK(state == state_of(engine, id));
    copied_active += state == KIN_STATE_BEGAN || state == KIN_STATE_CHANGED;
    same_rest(engine, copy, at);
    kin_engine_destroy(engine);
    kin_engine_destroy(copy);
  }
}

static kin_engine *full_engine(kin_recognizer_id *out) {
  const world w = make_full(NULL);
  *out = w.pan;
  return w.engine;
}

static const char *only_class;
static kin_engine *engine_of_one(kin_recognizer_id *out) {
  kin_engine *engine = NULL;
  OK(kin_engine_create(NULL, &engine));
  *out = attach(engine, 0, only_class);
  if (strcmp(only_class, "dwell") == 0) OK(kin_recognizer_set_number(engine, *out, "minimum_duration", 0.02));
  if (strcmp(only_class, "manual") == 0) OK(kin_recognizer_propose(engine, *out, KIN_STATE_BEGAN));
  return engine;
}

static void classes(int stride) {
  uint32_t count = 0;
  kin_engine *engine = NULL;
  OK(kin_engine_create(NULL, &engine));
  OK(kin_engine_get_class_count(engine, &count));
  CHECK(count >= 15);
  for (uint32_t i = 0; i < count; i++) {
    const kin_recognizer_class *table;
    OK(kin_engine_get_class(engine, i, &table));
    only_class = table->name;
    copied_active = 0;
    TEST("A copy at any time of a gesture of each class goes on as the original") {
      copies_at_every_step(engine_of_one, stride);
      /* Taps and swipes are over when they are recognized; who has streams is in no state itself. */
      const int is_discrete = strstr(only_class, "tap") || strcmp(only_class, "swipe") == 0 || strcmp(only_class, "multi_drag") == 0;
      if (!copied_active && !is_discrete) test_fault(__FILE__, __LINE__, "was never copied while it was active", only_class);
    }
  }
  kin_engine_destroy(engine);
}

static void many_at_once(void) {
  TEST("So does one of an engine with views, groups, requirements, streams and a class of the host") {
    copied_active = 0;
    copies_at_every_step(full_engine, 1);
    CHECK(copied_active > 5);
  }
  TEST("A requirement that waits is copied, and met") {
    const world w = make_world(NULL);
    for (int i = 0; i < 2; i++) OK(feed_one(w.engine, 1, i ? KIN_PHASE_ENDED : KIN_PHASE_BEGAN, 10, 50, 50));
    drain(w.engine);
    kin_engine *copy = copy_of(w.engine);
    kin_state pending = 0;
    OK(kin_recognizer_get_pending_state(copy, w.tap, &pending));
    CHECK(pending == KIN_STATE_ENDED);
    OK(kin_engine_advance(w.engine, 900 * MILLISECOND));
    OK(kin_engine_advance(copy, 900 * MILLISECOND));
    CHECK(same_records(w.engine, copy) > 0);
    kin_engine_destroy(w.engine);
    kin_engine_destroy(copy);
  }
  TEST("A copy of a copy, made when the original is gone, goes on as well") {
    const world w = make_full(NULL);
    for (int step = 0; step < 12; step++) act(w.engine, step);
    drain(w.engine);
    kin_engine *first = copy_of(w.engine);
    kin_engine_destroy(w.engine);
    kin_engine *second = copy_of(first);
    CHECK(same_rest(first, second, 12) > 20);
    kin_engine_destroy(first);
    kin_engine_destroy(second);
  }
}

static void ids(void) {
  TEST("A copy has the original's ids, names, numbers, user data, relations and children, and both go on with the same ids") {
    kin_engine *other = NULL, *another = NULL;
    OK(kin_engine_create(NULL, &other));
    const world w = make_full(NULL);
    kin_engine *copy = copy_of(w.engine);
    kin_engine_destroy(other);
    OK(kin_engine_create(NULL, &another));
    const char *name;
    void *data;
    double number;
    kin_view_id view, children[4], new_of_copy, new_of_original;
    uint32_t count;
    OK(kin_engine_find_view(copy, "the front", &view));
    CHECK(view == w.front);
    OK(kin_recognizer_get_name(copy, w.tap, &name));
    CHECK(strcmp(name, "the tap") == 0);
    OK(kin_recognizer_get_user_data(copy, w.pan, &data));
    CHECK(data == &answers);
    OK(kin_view_get_user_data(copy, w.front, &data));
    CHECK(data == &prepared);
    OK(kin_recognizer_get_number(copy, w.pan, "threshold", &number));
    CHECK(number == 7);
    OK(kin_view_list_children(copy, w.back, children, 4, &count));
    CHECK(count == 1 && children[0] == w.front);
    OK(kin_recognizer_list_relations(copy, w.pinch, KIN_RELATION_GROUP, children, 4, &count));
    CHECK(count == 2 && children[0] == w.pinch);
    OK(kin_view_add(copy, w.back, NULL, &new_of_copy));
    OK(kin_view_add(w.engine, w.back, NULL, &new_of_original));
    CHECK(new_of_copy == new_of_original);
    CHECK(attach(copy, w.front, "pan") == attach(w.engine, w.front, "pan"));
    CHECK(hash_of(copy) == hash_of(w.engine));
    GIVES(KIN_ERROR_STALE, kin_view_remove(another, w.front));
    /* What one does is nothing to the other. */
    OK(kin_recognizer_set_name(copy, w.tap, "another name"));
    OK(kin_view_remove(copy, w.front));
    OK(kin_recognizer_get_name(w.engine, w.tap, &name));
    CHECK(strcmp(name, "the tap") == 0);
    kin_engine_destroy(w.engine);
    kin_engine_destroy(copy);
    kin_engine_destroy(another);
  }
}

static void host_class(void) {
  TEST("A class of the host keeps its bytes, and is not called while it is copied") {
    const world w = make_full(NULL);
    for (int step = 0; step < 30; step++) act(w.engine, step);
    const int before = prepared + stepped;
    kin_engine *copy = copy_of(w.engine);
    CHECK(prepared + stepped == before);
    uint32_t count, count_of_copy;
    const kin_recognizer_class *table, *of_copy;
    OK(kin_engine_get_class_count(w.engine, &count));
    OK(kin_engine_get_class_count(copy, &count_of_copy));
    CHECK(count == count_of_copy);
    for (uint32_t i = 0; i < count; i++) {
      OK(kin_engine_get_class(w.engine, i, &table));
      OK(kin_engine_get_class(copy, i, &of_copy));
      CHECK(memcmp(table, of_copy, sizeof *table) == 0);
    }
    GIVES(KIN_ERROR_EXISTS, kin_recognizer_class_register(copy, &counter_class));
    kin_engine_destroy(w.engine);
    kin_engine_destroy(copy);
  }
  TEST("A class that was switched off is switched off in the copy, one that has faults has as many") {
    kin_engine *engine = NULL;
    kin_recognizer_id id = 0;
    OK(kin_engine_create(NULL, &engine));
    OK(kin_recognizer_class_register(engine, &bad_class));
    id = attach(engine, 0, "test.bad");
    int faults = 0;
    for (kin_engine *copy; faults < 2 * KIN_FAULT_LIMIT; faults++) {
      OK(kin_engine_copy(engine, &copy));
      const kin_result given = kin_recognizer_add(copy, 0, "test.bad", &id);
      GIVES(given, kin_recognizer_add(engine, 0, "test.bad", &id));
      kin_engine_destroy(copy);
      if (given != KIN_OK) break;
      OK(kin_recognizer_remove(engine, id));
      for (int i = 0; i < 2; i++) OK(feed_one(engine, 1, i ? KIN_PHASE_ENDED : KIN_PHASE_BEGAN, (uint64_t)faults + 1, 1, 1));
    }
    CHECK(faults > 0 && faults < 2 * KIN_FAULT_LIMIT);
    kin_engine_destroy(engine);
  }
  TEST("A class that a replay stood in for is in the copy, when the engine of the replay is gone too") {
    tape t = {0};
    const world w = make_full(NULL);
    OK(kin_trace_start(w.engine, write_tape, &t));
    for (int step = 0; step < 60; step++) act(w.engine, step);
    OK(kin_trace_stop(w.engine));
    kin_engine *played = play_tape(&t, 0, NULL, NULL);
    kin_engine *copy = copy_of(played);
    kin_engine *second = copy_of(copy);
    kin_engine_destroy(played);
    kin_engine_destroy(copy);
    const kin_recognizer_class *table;
    uint32_t count;
    OK(kin_engine_get_class_count(second, &count));
    OK(kin_engine_get_class(second, count - 1, &table));
    CHECK(strcmp(table->name, "test.counter") == 0 && strcmp(table->properties[0].name, "most") == 0 && strcmp(table->values[1].name, "attempts") == 0);
    for (int step = 60; step < STEPS; step++) act(second, step);
    kin_engine_destroy(second);
    kin_engine_destroy(w.engine);
    free_tape(&t);
  }
}

static void delegates(void) {
  TEST("The host's delegates are asked with the copy, and with ids that both have") {
    const world w = make_full(NULL);
    const kin_view_delegate points = {.struct_size = sizeof points, .user_data = &answers, .contains_point = not_on_the_right};
    const kin_recognizer_delegate begin = {.struct_size = sizeof begin, .user_data = &answers, .should_begin = may_begin, .should_require_failure_of = wants_failure};
    OK(kin_view_set_delegate(w.engine, w.front, &points));
    OK(kin_recognizer_set_delegate(w.engine, w.tap, &begin));
    asking = w.engine;
    for (int step = 0; step < 22; step++) act(w.engine, step);
    drain(w.engine);
    kin_engine *copy = copy_of(w.engine);
    const int before = answers;
    asking = copy;
    for (int step = 22; step < STEPS; step++) act(copy, step);
    CHECK(answers > before + 5);
    answers = before;
    asking = w.engine;
    for (int step = 22; step < STEPS; step++) act(w.engine, step);
    CHECK(same_records(w.engine, copy) > 20);
    kin_engine_destroy(w.engine);
    kin_engine_destroy(copy);
  }
}

/* MARK: The original */

static int called;
static void count_call(kin_engine *engine, const kin_event *event, void *user_data) {
  (void)engine, (void)event, (void)user_data;
  called++;
}
static void count_log(kin_engine *engine, kin_severity severity, const char *sentence, void *user_data) {
  (void)engine, (void)severity, (void)sentence, (void)user_data;
  called++;
}

/* A trace of the whole script, copied meanwhile or not. */
static tape trace_of_script(int is_flight, int is_copied) {
  tape t = {0};
  kin_recognizer_id edge = 0;
  const world w = make_full(NULL);
  if (is_flight) OK(kin_flight_recorder_start(w.engine, 200000, 200 * MILLISECOND));
  else OK(kin_trace_start(w.engine, write_tape, &t));
  OK(kin_trace_set_check_interval(w.engine, 7));
  for (int step = 0; step < STEPS; step++) {
    if (is_copied) kin_engine_destroy(copy_of(w.engine));
    act(w.engine, step);
    /* A class that comes, goes and comes again stands in a trace once. */
    if (step == 60) edge = attach(w.engine, w.back, "screen_edge_pan");
    if (step == 62) OK(kin_recognizer_remove(w.engine, edge));
    if (step == 64) attach(w.engine, w.back, "screen_edge_pan");
  }
  if (is_flight) OK(kin_flight_recorder_dump(w.engine, write_tape, &t));
  else OK(kin_trace_stop(w.engine));
  kin_engine_destroy(w.engine);
  return t;
}

static void original(void) {
  for (int is_flight = 0; is_flight < 2; is_flight++)
    TEST("A trace and a flight recorder of the original have the same bytes whether or not it is copied") {
      tape without = trace_of_script(is_flight, 0), with = trace_of_script(is_flight, 1);
      CHECK(with.count == without.count && memcmp(with.bytes, without.bytes, with.count) == 0);
      free_tape(&without);
      free_tape(&with);
    }
  TEST("The original keeps what waits for a poll and what a poll lent, its memory, actions and callbacks, which the copy has not") {
    pool p = {0};
    const kin_allocator allocator = allocator_of(&p);
    kin_engine_options options;
    kin_engine_options_init(&options);
    options.allocator = &allocator;
    const world w = make_full(&options);
    const kin_event *events;
    uint32_t count, count_of_copy;
    uint64_t action, lost;
    OK(kin_engine_set_event_callback(w.engine, count_call, NULL));
    OK(kin_engine_set_log(w.engine, count_log, NULL));
    OK(kin_recognizer_add_action(w.engine, w.pan, count_call, NULL, &action));
    for (int step = 0; step < 15; step++) act(w.engine, step);
    CHECK(called > 5);
    const kin_engine_usage before = usage_of(w.engine);
    const uint64_t blocks = p.blocks, bytes = p.bytes;
    kin_engine *copy = copy_of(w.engine);
    kin_engine_usage after = usage_of(w.engine);
    CHECK(memcmp(&before, &after, sizeof before) == 0);
    CHECK(p.blocks > blocks && usage_of(copy).bytes == p.bytes - bytes);
    CHECK(usage_of(copy).actions.now == 0 && usage_of(copy).events.now == 0 && usage_of(copy).recognizers.now == before.recognizers.now);
    OK(kin_engine_poll(copy, &events, &count_of_copy));
    CHECK(count_of_copy == 0);
    OK(kin_engine_get_lost_events(copy, &lost));
    CHECK(lost == 0);
    OK(kin_engine_poll(w.engine, &events, &count));
    CHECK(count == before.events.now && count > 5);
    const kin_event last = events[count - 1];
    kin_engine_destroy(copy_of(w.engine));
    CHECK(memcmp(&last, &events[count - 1], sizeof last) == 0);
    GIVES(KIN_ERROR_UNKNOWN, kin_recognizer_remove_action(copy, w.pan, action));
    called = 0;
    for (int step = 15; step < STEPS; step++) act(copy, step);
    CHECK(called == 0);
    kin_engine_destroy(copy);
    CHECK(p.blocks == blocks && p.bytes == bytes);
    kin_engine_destroy(w.engine);
    check_empty(&p);
  }
  TEST("A trace of a copy plays, and a copy made in the middle of a replay goes on") {
    tape t = {0};
    const world w = make_full(NULL);
    for (int step = 0; step < 10; step++) act(w.engine, step);
    kin_engine *copy = copy_of(w.engine);
    OK(kin_trace_start(copy, write_tape, &t));
    for (int step = 10; step < STEPS; step++) act(copy, step);
    OK(kin_trace_stop(copy));
    kin_engine *played = play_tape(&t, 0, NULL, NULL);
    CHECK(hash_of(played) == hash_of(copy));
    kin_engine_destroy(played);
    kin_engine_destroy(copy);
    kin_engine_destroy(w.engine);
    free_tape(&t);
  }
}

/* MARK: What no trace has */

static void settings(void) {
  TEST("The contact filter goes on with the lift that it withholds") {
    for (int comes_back = 0; comes_back < 2; comes_back++) {
      const world w = make_world(NULL);
      kin_contact_filter filter;
      uint64_t due, due_of_copy;
      kin_contact_filter_init(&filter);
      OK(kin_engine_set_contact_filter(w.engine, &filter));
      for (int i = 0; i < 6; i++) OK(feed_one(w.engine, 1, i == 0 ? KIN_PHASE_BEGAN : i == 5 ? KIN_PHASE_ENDED : KIN_PHASE_MOVED, 8 * (uint64_t)i + 8, 50 + 9 * i, 50));
      drain(w.engine);
      kin_engine *copy = copy_of(w.engine);
      OK(kin_engine_next_deadline(w.engine, &due));
      OK(kin_engine_next_deadline(copy, &due_of_copy));
      CHECK(due == due_of_copy && due != KIN_TIME_NEVER);
      for (int i = 0; i < 2; i++) {
        kin_engine *engine = i ? copy : w.engine;
        if (comes_back) OK(feed_one(engine, 2, KIN_PHASE_BEGAN, 70, 100, 50));
        OK(kin_engine_advance(engine, 900 * MILLISECOND));
        if (comes_back) OK(feed_one(engine, 2, KIN_PHASE_CANCELLED, 900, 100, 50));
      }
      CHECK(same_records(w.engine, copy) > 0);
      CHECK(hash_of(w.engine) == hash_of(copy));
      kin_engine_destroy(w.engine);
      kin_engine_destroy(copy);
    }
  }
  TEST("Touches are sampled as those of the original, smoothed or not") {
    for (int is_smooth = 0; is_smooth < 2; is_smooth++) {
      const world w = make_world(NULL);
      kin_smoothing smoothing;
      kin_touch_estimate a, b;
      kin_smoothing_init(&smoothing);
      OK(kin_engine_set_prediction(w.engine, KIN_PREDICTION_LINE));
      if (is_smooth) OK(kin_engine_set_smoothing(w.engine, &smoothing));
      for (int step = 0; step < 12; step++) act(w.engine, step);
      kin_engine *copy = copy_of(w.engine);
      for (int step = 12; step < 18; step++) {
        OK(kin_engine_sample_touch(w.engine, 1, (uint64_t)(step * TICK + 12) * MILLISECOND, &a));
        OK(kin_engine_sample_touch(copy, 1, (uint64_t)(step * TICK + 12) * MILLISECOND, &b));
        CHECK(memcmp(&a, &b, sizeof a) == 0);
        act(w.engine, step);
        act(copy, step);
      }
      kin_engine_destroy(w.engine);
      kin_engine_destroy(copy);
    }
  }
  TEST("The options, the tie break and the units of an inch that were set later are the original's, and it explains as the original does") {
    kin_engine_options options;
    kin_engine_options_init(&options);
    options.touch_capacity = 3;
    options.event_capacity = 64;
    options.tie_break = KIN_TIE_BREAK_CROSSING;
    const world w = make_full(&options);
    double units;
    bool explains;
    OK(kin_engine_set_units_per_inch(w.engine, 300));
    OK(kin_engine_set_explain(w.engine, true));
    for (int step = 0; step < 8; step++) act(w.engine, step);
    drain(w.engine);
    kin_engine *copy = copy_of(w.engine);
    OK(kin_engine_get_units_per_inch(copy, &units));
    OK(kin_engine_get_explain(copy, &explains));
    CHECK(units == 300 && explains);
    CHECK(usage_of(copy).events.capacity == usage_of(w.engine).events.capacity && usage_of(copy).touches.capacity == 6);
    CHECK(same_rest(w.engine, copy, 8) > 20);
    kin_engine_destroy(w.engine);
    kin_engine_destroy(copy);
  }
}

/* MARK: Refusals */

static int refused;
static void copy_inside(kin_engine *engine, const kin_event *event, void *user_data) {
  kin_engine *untouched = (kin_engine *)&refused, *copy = untouched;
  (void)event, (void)user_data;
  REFUSED(engine, KIN_ERROR_REENTRANT, kin_engine_copy(engine, &copy));
  CHECK(copy == untouched);
  refused++;
}

static void refusals(void) {
  TEST("An engine is not copied from inside a callback, nor to nowhere") {
    const world w = make_full(NULL);
    kin_engine *copy = NULL;
    REFUSED(w.engine, KIN_ERROR_NULL, kin_engine_copy(w.engine, NULL));
    GIVES(KIN_ERROR_NULL, kin_engine_copy(NULL, &copy));
    OK(kin_engine_set_event_callback(w.engine, copy_inside, NULL));
    for (int step = 0; step < 12; step++) act(w.engine, step);
    CHECK(refused > 3 && !copy);
    kin_engine_destroy(w.engine);
  }
  TEST("A copy that was claimed is its owner's alone, and one of an engine that is claimed is nobody's") {
    const world w = make_full(NULL);
    OK(kin_engine_set_claimed(w.engine, true));
    kin_engine *copy = copy_of(w.engine);
    OK(kin_engine_set_claimed(copy, true));
    OK(kin_engine_set_claimed(copy, false));
    kin_engine_destroy(copy);
    kin_engine_destroy(w.engine);
  }
  TEST("Without memory for all of it there is no copy, and what there was of it is given back") {
    pool p = {0};
    const kin_allocator allocator = allocator_of(&p);
    kin_contact_filter filter;
    kin_smoothing smoothing;
    kin_engine_options options;
    kin_engine_options_init(&options);
    options.touch_capacity = 4;
    options.event_capacity = 64;
    options.allocator = &allocator;
    const world w = make_full(&options);
    kin_contact_filter_init(&filter);
    kin_smoothing_init(&smoothing);
    OK(kin_engine_set_contact_filter(w.engine, &filter));
    OK(kin_engine_set_smoothing(w.engine, &smoothing));
    for (int step = 0; step < 12; step++) act(w.engine, step);
    drain(w.engine);
    const uint64_t blocks = p.blocks, bytes = p.bytes;
    kin_engine *untouched = (kin_engine *)&p, *copy = untouched;
    int tries = 0, met = 0;
    for (kin_result result = KIN_ERROR_MEMORY; result == KIN_ERROR_MEMORY || p.asked >= p.refuse_from; tries++) {
      for (int is_last = 0; is_last < 2; is_last++) {
        p.asked = 0;
        p.refuse_from = (uint64_t)tries + 1;
        p.refuse_to = is_last ? UINT64_MAX : p.refuse_from;
        const uint64_t before = hash_of(w.engine);
        copy = untouched;
        result = kin_engine_copy(w.engine, &copy);
        CHECK(result == KIN_OK || (result == KIN_ERROR_MEMORY && copy == untouched && has_sentence(w.engine)));
        met += result == KIN_ERROR_MEMORY;
        CHECK(hash_of(w.engine) == before);
        if (result == KIN_OK) {
          CHECK(hash_of(copy) == before);
          OK(kin_engine_check_invariants(copy));
          kin_engine_destroy(copy);
        }
        CHECK(p.blocks == blocks && p.bytes == bytes);
        OK(kin_engine_check_invariants(w.engine));
      }
    }
    CHECK(tries > 20 && met > 10);
    p.refuse_from = p.refuse_to = 0;
    kin_engine_destroy(w.engine);
    check_empty(&p);
  }
}

/* Usage: copies [stride]: of each class one in so many of the moments. */
int main(int count, char **arguments) {
  classes(count > 1 ? atoi(arguments[1]) : 1);
  many_at_once();
  ids();
  host_class();
  delegates();
  original();
  settings();
  refusals();
  return report();
}
