/* What recording costs in time: the same scene in three engines, plain, with a trace being written and with a flight
 * recorder, by turns, round after round, so that what else the machine does meets all alike.
 *
 *   record_time [rounds]
 *
 * Prints for pan, pinch and taps the median of nanoseconds per touch sample, and the medians of the ratios within a
 * round. Seven recognizers, as in engine_bench.c. The host polls after each frame. */
#define _POSIX_C_SOURCE 199309L
#include <kinesic/kinesic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PLAIN, TRACE, FLIGHT, HOW_MANY, MOST_ROUNDS = 2000 };
typedef struct host {
  kin_engine *engine;
  uint64_t time;
} host;

static double nanoseconds[HOW_MANY][MOST_ROUNDS], ratio[MOST_ROUNDS];

static uint64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

static kin_result forget(const void *bytes, uint32_t count, void *user_data) {
  (void)bytes, (void)count, (void)user_data;
  return KIN_OK;
}

static kin_recognizer_id add(kin_engine *engine, const char *name) {
  kin_recognizer_id id = 0;
  if (kin_recognizer_add(engine, 0, name, &id) != KIN_OK) exit(1);
  return id;
}

static host make(int how) {
  host h = {NULL, 0};
  if (kin_engine_create(NULL, &h.engine) != KIN_OK) exit(1);
  const kin_recognizer_id tap = add(h.engine, "tap"), twice = add(h.engine, "tap");
  kin_recognizer_set_number(h.engine, twice, "taps_required", 2);
  kin_recognizer_require_failure(h.engine, tap, twice);
  add(h.engine, "long_press");
  add(h.engine, "swipe");
  const kin_recognizer_id together[3] = {add(h.engine, "pan"), add(h.engine, "pinch"), add(h.engine, "rotation")};
  kin_recognizer_set_number(h.engine, together[0], "maximum_touches", 1);
  kin_compose_simultaneous(h.engine, together, 3);
  kin_result result = KIN_OK;
  if (how == TRACE) result = kin_trace_start(h.engine, forget, NULL);
  if (how == FLIGHT) result = kin_flight_recorder_start(h.engine, 1 << 18, 0);
  if (result != KIN_OK) exit(1);
  return h;
}

static void feed(host *h, int phase, uint64_t finger, double x, double y) {
  const kin_touch_sample sample = {.touch = finger, .time_ns = h->time, .phase = phase, .x = x, .y = y};
  if (kin_engine_feed(h->engine, &sample, 1) != KIN_OK) exit(1);
}

static void drain(host *h) {
  const kin_event *polled;
  uint32_t count;
  kin_engine_poll(h->engine, &polled, &count);
}

static int pan(host *h) {
  feed(h, KIN_PHASE_BEGAN, 1, 200, 400);
  for (int i = 1; i <= 400; i++) {
    h->time += 8333333;
    feed(h, KIN_PHASE_MOVED, 1, 200 + 0.5 * i, 400 + i % 40);
    drain(h);
  }
  feed(h, KIN_PHASE_ENDED, 1, 400, 400);
  drain(h);
  return 402;
}

static int pinch(host *h) {
  feed(h, KIN_PHASE_BEGAN, 1, 600, 400);
  feed(h, KIN_PHASE_BEGAN, 2, 400, 400);
  for (int i = 1; i <= 200; i++) {
    h->time += 8333333;
    feed(h, KIN_PHASE_MOVED, 1, 600 + 0.15 * i, 400);
    feed(h, KIN_PHASE_MOVED, 2, 400 - 0.15 * i, 400);
    drain(h);
  }
  feed(h, KIN_PHASE_ENDED, 1, 630, 400);
  feed(h, KIN_PHASE_ENDED, 2, 370, 400);
  drain(h);
  return 404;
}

static int taps(host *h) {
  for (int i = 0; i < 100; i++) {
    h->time += 700000000;
    feed(h, KIN_PHASE_BEGAN, 1, 500, 400);
    h->time += 50000000;
    feed(h, KIN_PHASE_ENDED, 1, 500, 400);
    drain(h);
  }
  return 200;
}

static int compare(const void *a, const void *b) {
  const double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double median(const double *numbers, int count) {
  static double sorted[MOST_ROUNDS];
  memcpy(sorted, numbers, sizeof *sorted * (size_t)count);
  qsort(sorted, (size_t)count, sizeof *sorted, compare);
  return sorted[count / 2];
}

static double median_ratio(int how, int rounds) {
  for (int i = 0; i < rounds; i++) ratio[i] = nanoseconds[how][i] / nanoseconds[PLAIN][i];
  return median(ratio, rounds);
}

static void measure(const char *name, int (*scene)(host *), int rounds) {
  host hosts[HOW_MANY];
  for (int how = 0; how < HOW_MANY; how++) hosts[how] = make(how);
  for (int round = -10; round < rounds; round++) { /* the first ten warm up */
    for (int turn = 0; turn < HOW_MANY; turn++) {
      const int how = (turn + round + HOW_MANY * 10) % HOW_MANY;
      hosts[how].time += 2000000000;
      kin_engine_advance(hosts[how].engine, hosts[how].time);
      drain(&hosts[how]);
      const uint64_t began = now();
      const int samples = scene(&hosts[how]);
      if (round >= 0) nanoseconds[how][round] = (double)(now() - began) / samples;
    }
  }
  printf("%-6s %10.0f %10.0f %10.0f %9.3f %9.3f\n", name, median(nanoseconds[PLAIN], rounds), median(nanoseconds[TRACE], rounds),
         median(nanoseconds[FLIGHT], rounds), median_ratio(TRACE, rounds), median_ratio(FLIGHT, rounds));
  for (int how = 0; how < HOW_MANY; how++) kin_engine_destroy(hosts[how].engine);
}

int main(int argc, char **argv) {
  const int rounds = argc > 1 ? atoi(argv[1]) : 500;
  if (rounds < 1 || rounds > MOST_ROUNDS) return 1;
  printf("%-6s %10s %10s %10s %9s %9s\n", "scene", "plain, ns", "trace", "flight", "trace x", "flight x");
  measure("pan", pan, rounds);
  measure("pinch", pinch, rounds);
  measure("taps", taps, rounds);
  return 0;
}
