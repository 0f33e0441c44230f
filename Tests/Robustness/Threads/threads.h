/* threads.h: threads that begin at one moment, and a scene that can be played step by step from any of them.
 * What a thread finds it keeps in its worker: the test frame counts on one thread only. */
#ifndef KINESIC_THREADS_H
#define KINESIC_THREADS_H

#define _POSIX_C_SOURCE 200809L
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>

#include "tape.h"
#include "world.h"

enum { WORKERS = 4, STEPS = 600, CODES = 32 };

typedef struct worker {
  int number;
  world w;
  uint64_t random;
  long given[CODES]; /* how often a call gave 0, -1, -2 ... */
  stream heard;
  uint64_t hash;
} worker;

static pthread_barrier_t start_line;

/* Runs `body` on all workers at once; it begins with wait_for_all(). */
static inline void run_workers(worker workers[WORKERS], void *(*body)(void *)) {
  pthread_t threads[WORKERS];
  pthread_barrier_init(&start_line, NULL, WORKERS);
  for (int i = 0; i < WORKERS; i++) {
    workers[i].number = i;
    CHECK(pthread_create(&threads[i], NULL, body, &workers[i]) == 0);
  }
  for (int i = 0; i < WORKERS; i++) CHECK(pthread_join(threads[i], NULL) == 0);
  pthread_barrier_destroy(&start_line);
}

static inline void wait_for_all(void) { pthread_barrier_wait(&start_line); }

/* Runs `body` on another thread, to its end. */
static inline void on_another_thread(void *(*body)(void *), void *argument) {
  pthread_t thread;
  CHECK(pthread_create(&thread, NULL, body, argument) == 0);
  CHECK(pthread_join(thread, NULL) == 0);
}

static inline kin_result count_code(worker *its, kin_result result) {
  its->given[result <= 0 && result > -CODES ? -result : CODES - 1]++;
  return result;
}

static inline long all_given(const worker workers[WORKERS], kin_result code) {
  long sum = 0;
  for (int i = 0; i < WORKERS; i++) sum += workers[i].given[-code];
  return sum;
}

/* Step `i` of the scene: two fingers go down, spread and turn, lift, and rest; STEPS steps are a dozen gestures. */
static inline kin_result play_step(kin_engine *engine, int i) {
  const int phase = i % 50, move = phase < 2 ? 0 : phase;
  const uint64_t time = (uint64_t)i * 16;
  const uint64_t finger = 1 + (uint64_t)(i % 2);
  if (phase == 49) return kin_engine_advance(engine, time * MILLISECOND);
  const kin_phase what = phase < 2 ? KIN_PHASE_BEGAN : phase < 46 ? KIN_PHASE_MOVED : KIN_PHASE_ENDED;
  if (phase > 47) return kin_engine_advance(engine, time * MILLISECOND);
  return feed_one(engine, finger, what, time, 150 + (finger == 1 ? -move : move), 150 + move * (i / 50 % 3));
}

#endif
