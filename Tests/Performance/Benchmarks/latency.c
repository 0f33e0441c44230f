/* How long a single feed takes, from the middle to the slowest.
 *
 *   latency [rounds]      default 1000; a round is about 10,000 samples
 *
 * A round is the same touches every time, and the engine is deterministic: the sample at one place of the round costs
 * it the same in each. So the least time of a place over all rounds is the engine's, and what a feed takes beyond that
 * is the machine's. The same calls to a function that does nothing, in turn with the engine's, show what the clock and
 * the machine do without it.
 * Prints a line of JSON each: every feed, each place's least, the empty call. Seven recognizers, as in engine_bench.c;
 * polled after each feed, untimed. */
#define _POSIX_C_SOURCE 199309L
#include <kinesic/kinesic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOST_PLACES = 20000, SHORT = 1 << 16, LONG = 1 << 20 }; /* how many nanoseconds have a place each, and how many
                                                                  microseconds */
typedef struct times {
  unsigned long of_ns[SHORT], of_us[LONG];
  unsigned long all;
  uint64_t most;
} times;

static kin_engine *engine;
static kin_touch_sample round_of[MOST_PLACES];
static uint32_t least[MOST_PLACES];
static times feeds, places, empty;
static int length;
static uint64_t clock_of_round;

static uint64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

static void note(times *to, uint64_t nanoseconds) {
  const uint64_t microseconds = nanoseconds / 1000;
  if (nanoseconds < SHORT) to->of_ns[nanoseconds]++;
  else to->of_us[microseconds < LONG ? microseconds : LONG - 1]++;
  to->all++;
  if (nanoseconds > to->most) to->most = nanoseconds;
}

/* The least time that so many millionths of all do not exceed. */
static uint64_t percentile(const times *of, double millionths) {
  const double wanted = (double)of->all * millionths / 1e6;
  unsigned long sum = 0;
  for (int i = 0; i < SHORT; i++) {
    if ((double)(sum += of->of_ns[i]) >= wanted) return (uint64_t)i;
  }
  for (int i = 0; i < LONG; i++) {
    if ((double)(sum += of->of_us[i]) >= wanted) return (uint64_t)i * 1000;
  }
  return of->most;
}

static void print(const char *name, const times *of) {
  printf("{\"name\": \"%s\", \"count\": %lu, \"50\": %lu, \"99\": %lu, \"99.99\": %lu, \"most\": %lu}\n", name, of->all,
         (unsigned long)percentile(of, 500000), (unsigned long)percentile(of, 990000), (unsigned long)percentile(of, 999900),
         (unsigned long)of->most);
}

static void check(kin_result result) {
  if (result == KIN_OK) return;
  fprintf(stderr, "%s: %s\n", kin_result_name(result), kin_engine_last_error(engine));
  exit(1);
}

static kin_recognizer_id add(const char *name) {
  kin_recognizer_id id;
  check(kin_recognizer_add(engine, 0, name, &id));
  return id;
}

static void make_engine(void) {
  check(kin_engine_create(NULL, &engine));
  const kin_recognizer_id tap = add("tap"), twice = add("tap");
  check(kin_recognizer_set_number(engine, twice, "taps_required", 2));
  check(kin_recognizer_require_failure(engine, tap, twice));
  add("long_press");
  add("swipe");
  const kin_recognizer_id together[] = {add("pan"), add("pinch"), add("rotation")};
  check(kin_recognizer_set_number(engine, together[0], "maximum_touches", 1));
  check(kin_compose_simultaneous(engine, together, 3));
}

static void put(kin_phase phase, uint64_t finger, double x, double y) {
  const kin_touch_sample sample = {.touch = finger, .time_ns = clock_of_round, .phase = phase, .x = x, .y = y};
  if (length < MOST_PLACES) round_of[length++] = sample;
}

static void put_pan(void) {
  put(KIN_PHASE_BEGAN, 1, 200, 400);
  for (int i = 1; i <= 100; i++) clock_of_round += 8333333, put(KIN_PHASE_MOVED, 1, 200 + 2 * i, 400 + i % 10);
  put(KIN_PHASE_ENDED, 1, 400, 400);
}

static void put_pinch(void) {
  put(KIN_PHASE_BEGAN, 1, 600, 400);
  put(KIN_PHASE_BEGAN, 2, 400, 400);
  for (int i = 1; i <= 100; i++) {
    clock_of_round += 8333333;
    put(KIN_PHASE_MOVED, 1, 600 + i, 400 + i);
    put(KIN_PHASE_MOVED, 2, 400 - i, 400 - i);
  }
  put(KIN_PHASE_ENDED, 1, 700, 500);
  put(KIN_PHASE_ENDED, 2, 300, 300);
}

static void put_tap(uint64_t pause) {
  put(KIN_PHASE_BEGAN, 1, 500, 400);
  clock_of_round += 50000000, put(KIN_PHASE_ENDED, 1, 500, 400);
  clock_of_round += pause;
}

static void make_round(void) {
  while (length < 10000) {
    put_pan(), clock_of_round += 1000000000;
    put_pinch(), clock_of_round += 1000000000;
    for (int i = 0; i < 5; i++) put_tap(1000000000);
    for (int i = 0; i < 5; i++) put_tap(100000000), put_tap(1000000000);
  }
}

__attribute__((noinline)) static kin_result nothing(kin_engine *of, const kin_touch_sample *sample, uint32_t count) {
  __asm__ volatile("" : : "r"(of), "r"(sample), "r"(count) : "memory");
  return KIN_OK;
}

static void play(uint64_t start, int counts) {
  for (int i = 0; i < length; i++) {
    kin_touch_sample sample = round_of[i];
    const kin_event *events;
    uint32_t count;
    sample.time_ns += start;
    const uint64_t a = now();
    nothing(engine, &sample, 1);
    const uint64_t b = now();
    const kin_result result = kin_engine_feed(engine, &sample, 1);
    const uint64_t taken = now() - b;
    check(result);
    check(kin_engine_poll(engine, &events, &count));
    if (!counts) continue;
    note(&empty, b - a);
    note(&feeds, taken);
    if (taken < least[i]) least[i] = (uint32_t)taken;
  }
}

int main(int argc, char **argv) {
  const int rounds = argc > 1 ? atoi(argv[1]) : 1000;
  if (rounds < 1) return fprintf(stderr, "usage: latency [rounds]\n"), 2;
  make_engine();
  make_round();
  memset(least, 0xFF, sizeof least);
  /* the first ones warm up */
  for (int round = -3; round < rounds; round++) play((uint64_t)(round + 3) * clock_of_round, round >= 0);
  for (int i = 0; i < length; i++) note(&places, least[i]);
  print("a feed, as measured", &feeds);
  print("the engine's part of it", &places);
  print("an empty call", &empty);
  kin_engine_destroy(engine);
  return 0;
}
