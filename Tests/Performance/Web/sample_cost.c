/* What a sample costs: seven recognizers, the scenes of Benchmarks/engine_bench.c. sample_cost.mjs feeds the same.
 *
 *   sample_cost pan|pinch|taps ROUNDS
 *
 * Prints the nanoseconds of a sample in the best round. */
#define _POSIX_C_SOURCE 200809L
#include <kinesic/kinesic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static kin_engine *engine;
static unsigned long samples, events;

static void feed(uint64_t time, int phase, uint64_t finger, double x, double y) {
  kin_touch_sample sample;
  memset(&sample, 0, sizeof sample);
  sample.touch = finger;
  sample.time_ns = time;
  sample.phase = phase;
  sample.x = x;
  sample.y = y;
  if (kin_engine_feed(engine, &sample, 1) != KIN_OK) {
    fprintf(stderr, "%s\n", kin_engine_last_error(engine));
    exit(1);
  }
  samples++;
}

static void drain(void) {
  const kin_event *polled;
  uint32_t count;
  kin_engine_poll(engine, &polled, &count);
  for (uint32_t i = 0; i < count; i++) events += polled[i].type == KIN_EVENT_GESTURE;
}

static uint64_t pan(uint64_t t) {
  feed(t, KIN_PHASE_BEGAN, 1, 200, 400);
  for (int i = 1; i <= 1000; i++) {
    feed(t += 8333333, KIN_PHASE_MOVED, 1, 200 + 0.5 * i, 400 + (i % 40));
    drain();
  }
  feed(t += 8333333, KIN_PHASE_ENDED, 1, 700, 400);
  drain();
  return t;
}

static uint64_t pinch(uint64_t t) {
  feed(t, KIN_PHASE_BEGAN, 1, 600, 400);
  feed(t, KIN_PHASE_BEGAN, 2, 400, 400);
  for (int i = 1; i <= 1000; i++) {
    t += 8333333;
    feed(t, KIN_PHASE_MOVED, 1, 600 + 0.15 * i, 400);
    feed(t, KIN_PHASE_MOVED, 2, 400 - 0.15 * i, 400);
    drain();
  }
  feed(t += 8333333, KIN_PHASE_ENDED, 1, 750, 400);
  feed(t, KIN_PHASE_ENDED, 2, 250, 400);
  drain();
  return t;
}

static uint64_t taps(uint64_t t) {
  for (int i = 0; i < 500; i++) {
    feed(t += 700000000, KIN_PHASE_BEGAN, 1, 500, 400);
    feed(t + 50000000, KIN_PHASE_ENDED, 1, 500, 400);
    drain();
  }
  return t + 50000000;
}

static kin_recognizer_id add(const char *name) {
  kin_recognizer_id id = 0;
  if (kin_recognizer_add(engine, 0, name, &id) != KIN_OK) exit(1);
  return id;
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

int main(int argc, char **argv) {
  if (argc < 3) return 2;
  uint64_t (*scene)(uint64_t) = !strcmp(argv[1], "pinch") ? pinch : !strcmp(argv[1], "taps") ? taps : pan;
  if (kin_engine_create(NULL, &engine) != KIN_OK) return 1;
  kin_recognizer_id tap = add("tap"), twice = add("tap");
  kin_recognizer_set_number(engine, twice, "taps_required", 2);
  kin_recognizer_require_failure(engine, tap, twice);
  add("long_press");
  add("swipe");
  kin_recognizer_id together[3] = {add("pan"), add("pinch"), add("rotation")};
  kin_recognizer_set_number(engine, together[0], "maximum_touches", 1);
  kin_compose_simultaneous(engine, together, 3);
  uint64_t t = 0;
  double best = 1e18;
  for (int round = 0; round < atoi(argv[2]); round++) {
    samples = 0;
    double begin = now();
    t = scene(t) + 2000000000;
    double each = (now() - begin) / (double)samples;
    if (each < best) best = each;
    kin_engine_advance(engine, t);
    drain();
  }
  printf("%.1f\n", best);
  kin_engine_destroy(engine);
  return 0;
}
