/* Many threads at once: on engines of their own, which they do not notice of each other, and all on one engine, which
 * is misuse.
 *
 *   crowd [CALLS]   so many calls of each thread on the one engine, the refused ones not counted */
#include "threads.h"

static void *play_own_engine(void *argument) {
  worker *its = argument;
  wait_for_all();
  its->w = make_world(NULL);
  OK(kin_engine_set_explain(its->w.engine, true));
  OK(kin_engine_set_event_callback(its->w.engine, add_to_stream, &its->heard));
  for (int i = 0; i < STEPS; i++) count_code(its, play_step(its->w.engine, i));
  its->hash = hash_of(its->w.engine);
  kin_engine_destroy(its->w.engine);
  return NULL;
}

/* First, so that all threads meet what the library makes at its first use. */
static void engines_apart(void) {
  static worker workers[WORKERS], alone[1];
  TEST("Engines on threads of their own are independent: each gives what one alone gives") {
    run_workers(workers, play_own_engine);
    pthread_barrier_init(&start_line, NULL, 1);
    play_own_engine(alone);
    pthread_barrier_destroy(&start_line);
    CHECK(alone->heard.count > 500 && alone->given[0] == STEPS);
    for (int i = 0; i < WORKERS; i++) {
      CHECK(workers[i].given[0] == STEPS);
      CHECK(workers[i].hash == alone->hash);
      CHECK(workers[i].heard.count == alone->heard.count && workers[i].heard.hash == alone->heard.hash);
    }
  }
}

static _Atomic uint64_t shared_time;
static long calls_of_each = 3000;

static uint32_t below(worker *its, uint32_t limit) {
  its->random = its->random * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  return (uint32_t)(its->random >> 33) % limit;
}

/* What a thread has at the engine that all share. */
typedef struct belongings {
  int is_down;
  kin_view_id view;
  kin_recognizer_id recognizer;
} belongings;

/* A finger of this thread lands, moves or lifts. */
static kin_result move_finger(worker *its, belongings *mine) {
  const kin_phase phase = !mine->is_down ? KIN_PHASE_BEGAN : below(its, 8) ? KIN_PHASE_MOVED : KIN_PHASE_ENDED;
  kin_touch_sample sample = touch_at(100 + (uint64_t)its->number, phase, 0, below(its, 400), below(its, 400));
  sample.time_ns = atomic_fetch_add_explicit(&shared_time, MILLISECOND, memory_order_relaxed);
  const kin_result result = kin_engine_feed(its->w.engine, &sample, 1);
  if (result == KIN_OK) mine->is_down = phase != KIN_PHASE_ENDED;
  return result;
}

/* A view or recognizer of this thread is made, or removed. */
static kin_result edit(worker *its, belongings *mine) {
  kin_engine *engine = its->w.engine;
  if (mine->recognizer) {
    const kin_result result = kin_recognizer_remove(engine, mine->recognizer);
    if (result == KIN_OK) mine->recognizer = 0;
    return result;
  }
  if (!mine->view) return kin_view_add(engine, its->w.back, NULL, &mine->view);
  if (below(its, 2)) return kin_recognizer_add(engine, mine->view, below(its, 2) ? "pan" : "multi_tap", &mine->recognizer);
  const kin_result result = kin_view_remove(engine, mine->view);
  if (result == KIN_OK) mine->view = 0;
  return result;
}

static kin_result ask(worker *its) {
  kin_engine *engine = its->w.engine;
  const kin_event *events, event = {.type = KIN_EVENT_GESTURE, .recognizer = its->w.pan, .view = its->w.back};
  char text[200];
  uint64_t number;
  uint32_t count;
  double value;
  switch (below(its, 6)) {
    case 0: return kin_engine_poll(engine, &events, &count);
    case 1: return kin_engine_state_hash(engine, &number);
    case 2: return kin_engine_check_invariants(engine);
    case 3: return kin_event_describe(engine, &event, text, sizeof text, &count);
    case 4: return kin_recognizer_get_number(engine, its->w.twice, "taps_required", &value);
    default: return kin_engine_last_error(engine) ? kin_engine_next_deadline(engine, &number) : KIN_ERROR_NULL;
  }
}

static kin_result do_anything(worker *its, belongings *mine) {
  const uint32_t what = below(its, 16);
  if (what < 8) return move_finger(its, mine);
  if (what < 10) return edit(its, mine);
  if (what < 11) return kin_recognizer_set_number(its->w.engine, its->w.twice, "taps_required", 2 + below(its, 2));
  if (what < 12) return kin_engine_set_claimed(its->w.engine, false);
  return ask(its);
}

static void *crowd_in(void *argument) {
  worker *its = argument;
  belongings mine = {0};
  wait_for_all();
  for (long done = 0; done < calls_of_each;) {
    const kin_result result = count_code(its, do_anything(its, &mine));
    if (result == KIN_ERROR_THREAD) sched_yield();
    else done++;
  }
  return NULL;
}

/* In the middle of a call: a good moment for the others. */
static void yield(kin_engine *engine, const kin_event *event, void *heard) {
  add_to_stream(engine, event, heard);
  sched_yield();
}

static void one_engine(uint64_t seed) {
  static worker workers[WORKERS];
  world w = make_world(NULL);
  tape t = {0};
  stream heard = {0, 0}, replayed = {0, 0};
  memset(workers, 0, sizeof workers);
  atomic_store(&shared_time, MILLISECOND);
  OK(kin_engine_set_event_callback(w.engine, yield, &heard));
  OK(kin_trace_set_check_interval(w.engine, 1));
  OK(kin_trace_start(w.engine, write_tape, &t));
  for (int i = 0; i < WORKERS; i++) workers[i].w = w, workers[i].random = seed + (uint64_t)i;
  run_workers(workers, crowd_in);
  /* Between the times of two threads one may be late, and the queue may fill up; anything else would be the engine's
   * confusion. */
  CHECK(all_given(workers, KIN_OK) + all_given(workers, KIN_ERROR_TIME) + all_given(workers, KIN_ERROR_CAPACITY) == WORKERS * calls_of_each);
  CHECK(all_given(workers, KIN_OK) > WORKERS * calls_of_each / 2);
  CHECK(all_given(workers, KIN_ERROR_THREAD) > 0);
  CHECK(heard.count > 0);
  OK(kin_engine_check_invariants(w.engine));
  OK(kin_trace_stop(w.engine));
  kin_engine *again = play_tape(&t, 0, &replayed, NULL);
  CHECK(hash_of(again) == hash_of(w.engine));
  CHECK(replayed.count == heard.count && replayed.hash == heard.hash);
  printf("note: %ld calls carried out, %ld refused\n", all_given(workers, KIN_OK), all_given(workers, KIN_ERROR_THREAD));
  kin_engine_destroy(again);
  kin_engine_destroy(w.engine);
  free_tape(&t);
}

int main(int count, char **arguments) {
  if (count > 1) calls_of_each = strtol(arguments[1], NULL, 10);
  engines_apart();
  for (uint64_t seed = 1; seed <= 3; seed++)
    TEST("Threads that crowd on one engine are carried out one by one or refused: it replays as if one thread had called") one_engine(seed);
  return report();
}
