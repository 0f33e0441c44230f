/* Each request for memory in turn is refused, over the whole life of an engine: the call that wanted it gives
 * KIN_ERROR_MEMORY and has changed nothing, the same call works when there is memory again, and nothing is lost. */
#include "pool.h"
#include "tape.h"

enum { VIEWS = 24, TAPS = 30, CLASSES = 20, EDITS = 40 };

typedef struct life {
  pool *pool;
  kin_engine *engine, *other;
  kin_view_id views[VIEWS];
  kin_recognizer_id taps[TAPS], drag, own, pan;
  tape trace, dump;
  uint64_t time;
  int is_cut, called, bound, refused; /* the trace ended for want of memory; calls of actions; calls in callbacks that
                                         were refused */
} life;

/* Whether the request that is refused may be among the next ones: the state's hash is worth its time. */
static int is_near(const pool *p) { return p->refuse_from && p->asked + 60 > p->refuse_from; }

static kin_state wait_for_nothing(void *state, const kin_step *input, kin_request *request) {
  (void)input, (void)request;
  *(uint64_t *)state += 1;
  return KIN_STATE_POSSIBLE;
}
static void forget(void *state) { *(uint64_t *)state = 0; }

static void bound_function(double x, double y) { (void)x, (void)y; }

static void count_call(kin_engine *engine, const kin_event *event, void *user_data) {
  (void)engine, (void)event;
  ((life *)user_data)->called++;
}

/* Asks for more changes in one step than there is usually room for, and for one more view. */
static void change_much(kin_engine *engine, const kin_event *event, void *user_data) {
  life *l = user_data;
  if (event->type != KIN_EVENT_GESTURE || event->state != KIN_STATE_BEGAN || event->recognizer != l->pan) return;
  for (int i = 0; i < EDITS; i++) {
    const uint64_t before = is_near(l->pool) ? hash_of(engine) : 0;
    kin_result result = kin_recognizer_set_enabled(engine, l->taps[i % TAPS], i % 2);
    if (result == KIN_ERROR_MEMORY) l->refused++;
    else OK(result);
    result = kin_recognizer_allow_simultaneous(engine, l->taps[i % TAPS], l->drag, true);
    if (result == KIN_ERROR_MEMORY) l->refused++;
    else OK(result);
    CHECK(!before || hash_of(engine) == before);
  }
}

static kin_result create(life *l, int index) {
  kin_engine_options options;
  const kin_allocator allocator = allocator_of(l->pool);
  kin_engine_options_init(&options);
  options.touch_capacity = 4;
  options.event_capacity = 64;
  options.allocator = &allocator;
  return kin_engine_create(&options, index ? &l->other : &l->engine);
}

static kin_result add_view(life *l, int index) {
  kin_view_options options;
  kin_view_options_init(&options);
  options.frame = (kin_rect){0, 0, 400, 400};
  options.flags |= KIN_VIEW_WANTS_TOUCHES;
  return kin_view_add(l->engine, index ? l->views[index / 2] : 0, &options, &l->views[index]);
}

static kin_result name_view(life *l, int index) { return kin_view_set_name(l->engine, l->views[index], "a view with a name"); }
static kin_result add_tap(life *l, int index) { return kin_recognizer_add(l->engine, l->views[0], "tap", &l->taps[index]); }
static kin_result add_drag(life *l, int index) { return (void)index, kin_recognizer_add(l->engine, l->views[1], "multi_drag", &l->drag); }
static kin_result add_pan(life *l, int index) { return (void)index, kin_recognizer_add(l->engine, l->views[0], "pan", &l->pan); }
static kin_result add_own(life *l, int index) { return kin_recognizer_add(l->engine, l->views[1], index ? "test.own5" : "test.own0", &l->own); }
static kin_result name_tap(life *l, int index) { return kin_recognizer_set_name(l->engine, l->taps[index], "a tap with a name"); }
static kin_result relate(life *l, int index) { return kin_recognizer_set_prevention(l->engine, l->taps[index % TAPS], l->taps[(index * 7 + 1) % TAPS], index % 2); }
static kin_result wait(life *l, int index) { return kin_recognizer_require_failure(l->engine, l->taps[index], l->taps[index + 1]); }
static kin_result together(life *l, int index) { return (void)index, kin_compose_simultaneous(l->engine, l->taps, 12); }
static kin_result in_turn(life *l, int index) { return (void)index, kin_compose_exclusive(l->engine, l->taps + 29, 1); }
static kin_result unite(life *l, int index) { return kin_compose_group(l->engine, l->taps[index ? 26 : 14], l->taps + (index ? 20 : 14), 6); }
static kin_result lead(life *l, int index) { return kin_recognizer_require_failure(l->engine, l->taps[14], l->taps[20 + index]); }
static kin_result dissolve(life *l, int index) { return kin_dissolve_group(l->engine, l->taps[index ? 22 : 15]); }
static kin_result smooth(life *l, int index) {
  kin_smoothing smoothing;
  (void)index;
  kin_smoothing_init(&smoothing);
  return kin_engine_set_smoothing(l->engine, &smoothing);
}
static kin_result filter_contacts(life *l, int index) {
  kin_contact_filter filter;
  if (index) return kin_engine_set_contact_filter(l->engine, NULL);
  kin_contact_filter_init(&filter);
  return kin_engine_set_contact_filter(l->engine, &filter);
}
static kin_result be_lenient(life *l, int index) { return kin_engine_set_lenient(l->engine, index == 0); }
static kin_result explain(life *l, int index) { return kin_engine_set_explain(l->engine, index == 0); }
static kin_result call_back(life *l, int index) { return (void)index, kin_engine_set_event_callback(l->engine, change_much, l); }

static kin_result act(life *l, int index) {
  uint64_t action;
  return kin_recognizer_add_action(l->engine, l->taps[index % TAPS], count_call, l, &action);
}

static kin_result bind(life *l, int index) {
  uint64_t action;
  return (void)index, kin_recognizer_bind(l->engine, l->pan, "began|changed", (kin_function)bound_function, "void(f64 translation.x, f64 translation.y)", l, &action);
}

static kin_result register_class(life *l, int index) {
  static char names[CLASSES][16];
  kin_recognizer_class table;
  memset(&table, 0, sizeof table);
  snprintf(names[index], sizeof names[index], "test.own%d", index);
  table.struct_size = sizeof table;
  table.abi_level = KIN_ABI_LEVEL;
  table.name = names[index];
  table.summary = table.version = "";
  table.state_size = 4096;
  table.state_alignment = 8;
  table.prepare = forget;
  table.step = wait_for_nothing;
  return kin_recognizer_class_register(l->engine, &table);
}

static kin_result start(life *l, int index) {
  (void)index;
  l->is_cut = 0;
  free_tape(&l->trace);
  return kin_trace_start(l->engine, write_tape, &l->trace);
}

/* A flush may tell that the recording is over; it and what follows are then as if they were not called. */
static kin_result ended(life *l, kin_result result) {
  if (result == KIN_ERROR_MEMORY && kin_trace_flush(l->engine) == KIN_ERROR_STATE) return l->is_cut = 1, KIN_OK;
  return result;
}
static kin_result flush(life *l, int index) { return (void)index, l->is_cut ? KIN_OK : ended(l, kin_trace_flush(l->engine)); }
static kin_result stop(life *l, int index) { return (void)index, l->is_cut ? KIN_OK : ended(l, kin_trace_stop(l->engine)); }

/* Two fingers, and many samples in one call. Feeding wants no memory, and never fails for want of it. */
static kin_result feed(life *l, int index) {
  enum { MOVES = 600 };
  static kin_touch_sample samples[MOVES];
  const kin_event *events;
  uint32_t count;
  (void)index;
  for (uint64_t i = 1; i <= 2; i++) OK(feed_one(l->engine, i, KIN_PHASE_BEGAN, l->time += 5, 20.0 * (double)i, 20));
  for (int i = 0; i < MOVES; i++) samples[i] = touch_at(1 + (uint64_t)i % 2, KIN_PHASE_MOVED, l->time += 3, 40 + 0.37 * i, 20 + 0.21 * i);
  OK(kin_engine_feed(l->engine, samples, MOVES));
  for (uint64_t i = 1; i <= 2; i++) OK(feed_one(l->engine, i, KIN_PHASE_ENDED, l->time += 5, 200, 200));
  OK(kin_engine_advance(l->engine, (l->time += 1000) * MILLISECOND));
  return kin_engine_poll(l->engine, &events, &count);
}

static kin_result record_flight(life *l, int index) { return (void)index, kin_flight_recorder_start(l->engine, 400000, 0); }
static kin_result dump(life *l, int index) {
  (void)index;
  free_tape(&l->dump);
  return kin_flight_recorder_dump(l->engine, write_tape, &l->dump);
}
static kin_result end_flight(life *l, int index) { return (void)index, kin_flight_recorder_stop(l->engine); }

/* In another engine: one that a replay has failed in is not fresh. */
static kin_result replay(life *l, int index) {
  kin_result result = create(l, 1);
  (void)index;
  if (result != KIN_OK) return result;
  result = l->is_cut ? KIN_OK : kin_trace_replay(l->other, l->trace.bytes, l->trace.count, NULL, NULL);
  OK(kin_engine_check_invariants(l->other));
  kin_engine_destroy(l->other);
  l->other = NULL;
  return result;
}

static kin_result copy(life *l, int index) {
  const uint64_t before = is_near(l->pool) ? hash_of(l->engine) : 0;
  const kin_result result = kin_engine_copy(l->engine, &l->other);
  (void)index;
  if (result != KIN_OK) {
    CHECK(!l->other);
    return result;
  }
  OK(kin_engine_check_invariants(l->other));
  CHECK(!before || hash_of(l->other) == before);
  kin_engine_destroy(l->other);
  l->other = NULL;
  return result;
}

static kin_result remove_tap(life *l, int index) { return kin_recognizer_remove(l->engine, l->taps[index]); }
static kin_result remove_view(life *l, int index) { return (void)index, kin_view_remove(l->engine, l->views[0]); }

static const struct stage {
  kin_result (*step)(life *, int);
  int times;
} stages[] = {
  {create, 1}, {add_view, VIEWS}, {name_view, VIEWS}, {add_tap, TAPS}, {name_tap, TAPS}, {relate, 100}, {wait, 10}, {together, 1}, {in_turn, 1}, {unite, 2}, {lead, 2},
  {act, 40}, {add_pan, 1}, {add_drag, 1}, {bind, 1}, {register_class, CLASSES}, {add_own, 2}, {feed, 1}, {copy, 1}, {smooth, 1}, {filter_contacts, 2}, {be_lenient, 2}, {explain, 1}, {call_back, 1}, {start, 1},
  {feed, 2}, {name_view, 4}, {flush, 1}, {add_drag, 1}, {stop, 1}, {replay, 1}, {record_flight, 1}, {feed, 2}, {dump, 1}, {end_flight, 1},
  {explain, 2}, {dissolve, 2}, {remove_tap, TAPS / 2}, {remove_view, 1},
};

static void check_unchanged(life *l, uint64_t before, int is_told) {
  if (!l->engine || !before) return;
  OK(kin_engine_check_invariants(l->engine));
  if (hash_of(l->engine) != before) test_fault(__FILE__, __LINE__, "a refused call changed something", kin_engine_last_error(l->engine));
  CHECK(!is_told || has_sentence(l->engine));
}

static uint64_t lives;

/* Lives once; what was refused is done again when there is memory again. Returns how many calls were refused. */
static int live(pool *p, uint64_t *out_hash) {
  life l;
  lives++;
  int refused = 0;
  memset(&l, 0, sizeof l);
  l.pool = p;
  for (size_t i = 0; i < sizeof stages / sizeof *stages; i++)
    for (int j = 0; j < stages[i].times; j++) {
      const uint64_t before = l.engine && is_near(p) ? hash_of(l.engine) : 0;
      kin_result result = stages[i].step(&l, j);
      for (int tries = 0; result == KIN_ERROR_MEMORY && tries < 4; tries++) {
        refused++;
        check_unchanged(&l, before, stages[i].step != replay);
        if (p->refuse_to == UINT64_MAX) p->refuse_from = UINT64_MAX;
        result = stages[i].step(&l, j);
      }
      if (result != KIN_OK) test_fault(__FILE__, __LINE__, kin_result_name(result), l.engine ? kin_engine_last_error(l.engine) : "");
    }
  *out_hash = hash_of(l.engine);
  refused += l.refused + l.is_cut;
  kin_engine_destroy(l.engine);
  free_tape(&l.trace);
  free_tape(&l.dump);
  check_empty(p);
  return refused;
}

/* An argument: every so manieth request only. */
int main(int argument_count, char **arguments) {
  const uint64_t stride = argument_count > 1 ? strtoull(arguments[1], NULL, 10) : 1;
  pool whole = {0};
  uint64_t hash = 0, other = 0, met = 0;
  TEST("With memory enough nothing is refused") CHECK(live(&whole, &hash) == 0);
  printf("%llu requests for memory, %llu bytes at most\n", (unsigned long long)whole.asked, (unsigned long long)whole.most);
  TEST("A refused request is a refused call, or one that did not need it; the same call works afterwards") {
    for (uint64_t n = 1; n <= whole.asked; n += stride) {
      pool p = {.refuse_from = n, .refuse_to = n};
      met += (uint64_t)(live(&p, &other) > 0);
    }
    printf("%llu of them refused a call\n", (unsigned long long)met);
    CHECK(met > (stride > 1 ? 0 : whole.asked / 8));
  }
  TEST("The same when the next three are refused with it") {
    for (uint64_t n = 1; n <= whole.asked; n += 3 * stride) {
      pool p = {.refuse_from = n, .refuse_to = n + 3};
      live(&p, &other);
    }
  }
  TEST("When all requests from one on are refused, calls are refused until there is memory again") {
    for (uint64_t n = 1; n <= whole.asked; n += stride) {
      pool p = {.refuse_from = n, .refuse_to = UINT64_MAX};
      CHECK(live(&p, &other) > 0);
    }
  }
  printf("%llu lives with a refusal\n", (unsigned long long)lives - 1);
  return report();
}
