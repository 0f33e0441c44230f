/* What a feed may need more room for than there is from the beginning: what hooks and delegates say of many pairs,
 * many who listen to one touch, a class that is switched off; and replays of long calls and of large snapshots. Each
 * request for memory in turn is refused: the call is refused with KIN_ERROR_MEMORY and has changed nothing, or did not
 * need it; with memory again the same call works. */
#include "pool.h"
#include "tape.h"

enum { ASKING = 24, CROWD = 300, FAULTY = 400, LONG = 3000, VIEWS = 700 };

typedef struct life {
  pool *pool;
  kin_engine *engine;
  kin_recognizer_id late;
  tape trace;
  uint64_t time, asked; /* the time in milliseconds; requests before the first feed */
  int refused;
} life;

static bool ask(kin_engine *engine, kin_recognizer_id recognizer, kin_recognizer_id other, void *user_data) {
  (void)engine, (void)user_data;
  return recognizer < other && (recognizer + other) % 5 == 0;
}

static kin_recognizer_delegate delegate_of(void) {
  kin_recognizer_delegate delegate;
  memset(&delegate, 0, sizeof delegate);
  delegate.struct_size = sizeof delegate;
  delegate.should_require_failure_of = delegate.should_be_required_to_fail_by = ask;
  return delegate;
}

static kin_state stay(void *state, const kin_step *input, kin_request *request) { return (void)state, (void)request, input->state; }
static void keep(void *state) { (void)state; }
static bool require(const void *state, const kin_peer *other) { return (void)state, (void)other, false; }

/* A class whose recognizers say nothing but nonsense. */
static kin_state rave(void *state, const kin_step *input, kin_request *request) { return (void)state, (void)input, (void)request, 99; }

static kin_result add_class(kin_engine *engine, const char *name, bool is_faulty, uint32_t size) {
  kin_recognizer_class table;
  memset(&table, 0, sizeof table);
  table.struct_size = sizeof table;
  table.abi_level = KIN_ABI_LEVEL;
  table.name = name;
  table.summary = table.version = "";
  table.state_size = size;
  table.state_alignment = 8;
  table.prepare = keep;
  table.step = is_faulty ? rave : stay;
  if (!is_faulty) table.should_require_failure_of = require;
  return kin_recognizer_class_register(engine, &table);
}

static kin_result create(life *l) {
  kin_engine_options options;
  const kin_allocator allocator = allocator_of(l->pool);
  kin_engine_options_init(&options);
  options.touch_capacity = 4;
  options.event_capacity = 4096;
  options.allocator = &allocator;
  return kin_engine_create(&options, &l->engine);
}

/* Does a call until there is memory for it, and sees that a refused one has changed nothing. */
#define INSIST(l, call) \
  do { \
    for (int tries = 0;; tries++) { \
      const uint64_t before = l->engine ? hash_of(l->engine) : 0; \
      const kin_result result = (call); \
      if (result != KIN_ERROR_MEMORY || tries > 3) { \
        if (result != KIN_OK) test_fault(__FILE__, __LINE__, #call, l->engine ? kin_engine_last_error(l->engine) : kin_last_error()); \
        break; \
      } \
      l->refused++; \
      if (l->engine) OK(kin_engine_check_invariants(l->engine)); \
      CHECK(!l->engine || (hash_of(l->engine) == before && has_sentence(l->engine))); \
      if (l->pool->refuse_to == UINT64_MAX) l->pool->refuse_from = UINT64_MAX; \
    } \
  } while (0)

static void touch(life *l) {
  const kin_event *events;
  uint32_t count;
  if (!l->asked) l->asked = l->pool->asked;
  for (uint64_t i = 1; i <= 2; i++) {
    l->time += 5;
    INSIST(l, feed_one(l->engine, i, KIN_PHASE_BEGAN, l->time, 20.0 * (double)i, 20));
  }
  for (int i = 0; i < 8; i++) {
    l->time += 5;
    INSIST(l, feed_one(l->engine, 1 + (uint64_t)i % 2, KIN_PHASE_MOVED, l->time, 40 + 9.0 * i, 20));
  }
  for (uint64_t i = 1; i <= 2; i++) {
    l->time += 5;
    INSIST(l, feed_one(l->engine, i, KIN_PHASE_ENDED, l->time, 200, 200));
  }
  l->time += 2000;
  INSIST(l, kin_engine_advance(l->engine, l->time * MILLISECOND));
  OK(kin_engine_poll(l->engine, &events, &count));
}

/* Delegates, and classes' hooks, that say something of more pairs than there is room for at first. */
static void hooks(life *l) {
  const kin_recognizer_delegate delegate = delegate_of();
  kin_recognizer_id id = 0;
  INSIST(l, add_class(l->engine, "test.asking", false, 8));
  for (int i = 0; i < ASKING; i++) {
    INSIST(l, kin_recognizer_add(l->engine, 0, i % 3 ? "tap" : i % 2 ? "pan" : "test.asking", &id));
    if (i % 3) INSIST(l, kin_recognizer_set_delegate(l->engine, id, &delegate));
  }
  touch(l);
}

/* More than 256 who listen to one touch. */
static void crowd(life *l) {
  kin_recognizer_id id = 0;
  for (int i = 0; i < CROWD; i++) INSIST(l, kin_recognizer_add(l->engine, 0, "tap", &id));
  touch(l);
}

/* In a callback, in the middle of a feed: delegates for all, and more recognizers. */
static void add_more(kin_engine *engine, const kin_event *event, void *user_data) {
  life *l = user_data;
  const kin_recognizer_delegate delegate = delegate_of();
  if (event->type != KIN_EVENT_GESTURE || event->state != KIN_STATE_BEGAN || event->recognizer != l->late) return;
  for (int i = 0; i < 12; i++) {
    kin_recognizer_id id = 0;
    kin_result result = kin_recognizer_add(engine, 0, "tap", &id);
    if (result == KIN_OK) result = kin_recognizer_set_delegate(engine, id, &delegate);
    if (result == KIN_ERROR_MEMORY) l->refused++;
    else OK(result);
  }
}

static void callbacks(life *l) {
  kin_touch_sample row[40];
  kin_recognizer_id other = 0;
  INSIST(l, kin_engine_set_event_callback(l->engine, add_more, l));
  INSIST(l, kin_recognizer_add(l->engine, 0, "pan", &l->late));
  INSIST(l, kin_recognizer_add(l->engine, 0, "tap", &other));
  for (int i = 0; i < 40; i++) {
    /* One finger drags; the other one taps again and again, in the same call. */
    const kin_phase phase = i == 0 ? KIN_PHASE_BEGAN : i < 10 ? KIN_PHASE_MOVED : i % 2 ? KIN_PHASE_ENDED : KIN_PHASE_BEGAN;
    row[i] = touch_at(i < 10 ? 1 : 2, phase, l->time + 10 * (uint64_t)i, 20 + 5.0 * (i < 10 ? i : 0), 20);
  }
  l->time += 400;
  INSIST(l, kin_engine_feed(l->engine, row, 40));
  INSIST(l, kin_engine_set_event_callback(l->engine, NULL, NULL));
  INSIST(l, feed_one(l->engine, 1, KIN_PHASE_ENDED, l->time, 70, 20));
  touch(l);
}

/* A class with many recognizers that is switched off in a feed. */
static void faults(life *l) {
  kin_recognizer_id id = 0;
  INSIST(l, add_class(l->engine, "test.raving", true, 8));
  for (int i = 0; i < FAULTY; i++) INSIST(l, kin_recognizer_add(l->engine, 0, "test.raving", &id));
  touch(l);
  const kin_result result = kin_recognizer_add(l->engine, 0, "test.raving", &id);
  CHECK(result == KIN_ERROR_CLASS || result == KIN_ERROR_MEMORY);
}

/* A class that comes, with much state, while a trace is written. */
static void record(life *l) {
  kin_recognizer_id id = 0;
  free_tape(&l->trace);
  INSIST(l, kin_trace_start(l->engine, write_tape, &l->trace));
  INSIST(l, add_class(l->engine, "test.large", false, 200000));
  INSIST(l, kin_recognizer_add(l->engine, 0, "test.large", &id));
  touch(l);
  /* A feed that cannot be written is carried out, and the recording is over: so is this part. */
  const kin_result result = kin_trace_stop(l->engine);
  CHECK(result == KIN_OK || result == KIN_ERROR_MEMORY || (result == KIN_ERROR_STATE && l->refused));
}

/* Lives once with one thing that needs memory. */
static uint64_t live(pool *p, void (*part)(life *), int *out_refused) {
  life l;
  memset(&l, 0, sizeof l);
  l.pool = p;
  life *const its = &l;
  INSIST(its, create(its));
  part(&l);
  OK(kin_engine_check_invariants(l.engine));
  kin_engine_destroy(l.engine);
  free_tape(&l.trace);
  check_empty(p);
  *out_refused = l.refused;
  return l.asked;
}

static void try_all(const char *what, void (*part)(life *)) {
  pool whole = {0};
  int refused = 0, met = 0;
  TEST("Each request for memory is refused in turn: no feed ends the process, and each refused call has changed nothing") {
    const uint64_t first = live(&whole, part, &refused);
    CHECK(refused == 0);
    /* Before the first feed memory_short.c has tried them all. */
    for (uint64_t n = 1; n <= whole.asked; n += n + 80 < first ? 41 : 1) {
      pool one = {.refuse_from = n, .refuse_to = n}, all = {.refuse_from = n, .refuse_to = UINT64_MAX};
      live(&one, part, &refused);
      met += refused > 0;
      live(&all, part, &refused);
    }
    CHECK(met > 0);
    printf("%s: %llu requests, %d of them refused a call\n", what, (unsigned long long)whole.asked, met);
  }
}

/* A trace with one very long call and a large snapshot. */
static void make_trace(tape *t) {
  static kin_touch_sample row[LONG];
  kin_engine *engine;
  kin_view_options options;
  kin_view_id view = 0;
  kin_recognizer_id id;
  uint64_t action;
  OK(kin_engine_create(NULL, &engine));
  OK(add_class(engine, "test.a-class-of-a-host", false, 5000));
  for (int i = 0; i < VIEWS; i++) {
    kin_view_options_init(&options);
    options.frame = (kin_rect){i % 7, i % 5, 1000, 1000};
    OK(kin_view_add(engine, i % 90 ? view : 0, &options, &view));
    OK(kin_view_set_name(engine, view, "a view with a name of some length, so that the snapshot has many bytes"));
    OK(kin_recognizer_add(engine, view, i % 50 ? "tap" : i % 100 ? "multi_drag" : "test.a-class-of-a-host", &id));
    OK(kin_recognizer_add_action(engine, id, add_to_stream, NULL, &action));
  }
  OK(feed_one(engine, 1, KIN_PHASE_BEGAN, 1, 20, 20));
  OK(kin_trace_start(engine, write_tape, t));
  for (int i = 0; i < LONG; i++) row[i] = touch_at(1, KIN_PHASE_MOVED, 2 + (uint64_t)i, 20 + 0.01 * i, 20);
  OK(kin_engine_feed(engine, row, LONG));
  OK(kin_trace_stop(engine));
  kin_engine_destroy(engine);
}

/* Plays it with a pool; the code. */
static kin_result play(pool *p, const tape *t) {
  kin_engine_options options;
  kin_engine *engine = NULL;
  const kin_allocator allocator = allocator_of(p);
  kin_engine_options_init(&options);
  options.allocator = &allocator;
  kin_result result = kin_engine_create(&options, &engine);
  if (result == KIN_OK) {
    result = kin_trace_replay(engine, t->bytes, t->count, NULL, NULL);
    OK(kin_engine_check_invariants(engine));
    CHECK(result == KIN_OK || has_sentence(engine));
    kin_engine_destroy(engine);
  }
  check_empty(p);
  return result;
}

static void replays(void) {
  tape t;
  pool whole = {0};
  int met = 0;
  memset(&t, 0, sizeof t);
  make_trace(&t);
  TEST("A replay of a long call and a large snapshot: each request for memory is refused in turn, or all from one on") {
    OK(play(&whole, &t));
    for (uint64_t n = 1; n <= whole.asked; n += n < 300 ? 1 : 11) {
      pool one = {.refuse_from = n, .refuse_to = n}, all = {.refuse_from = n, .refuse_to = UINT64_MAX};
      const kin_result single = play(&one, &t), rest = play(&all, &t);
      CHECK(single == KIN_OK || single == KIN_ERROR_MEMORY);
      CHECK(rest == KIN_OK || rest == KIN_ERROR_MEMORY);
      met += rest == KIN_ERROR_MEMORY;
    }
    CHECK(met > 5);
    printf("replay: %u bytes, %llu requests, %d refused\n", (unsigned)t.count, (unsigned long long)whole.asked, met);
  }
  free_tape(&t);
}

/* An argument: this part alone. */
int main(int argument_count, char **arguments) {
  static const struct {
    const char *name;
    void (*part)(life *);
  } parts[] = {{"hooks", hooks}, {"crowd", crowd}, {"callbacks", callbacks}, {"faults", faults}, {"record", record}};
  const char *only = argument_count > 1 ? arguments[1] : NULL;
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
    if (!only || strcmp(only, parts[i].name) == 0) try_all(parts[i].name, parts[i].part);
  if (!only || strcmp(only, "replays") == 0) replays();
  return report();
}
