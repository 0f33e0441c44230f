/* A long run: random worlds, one after the other, fed until so many events have come: views, recognizers of all
 * classes, relations, touches, changes, polls, explaining on and off, traces. Memory stays flat: what engines have in
 * use, and what the process has; and so does the cost of an event.
 *
 *   soak EVENTS [SEED] */
#define _POSIX_C_SOURCE 200809L
#include <malloc.h>
#include <time.h>
#include <unistd.h>

#include "faults.h"

enum { VIEWS = 6, RECOGNIZERS = 24, FINGERS = 5, TENTHS = 10, WORLD_STEPS = 4000 };

typedef struct soak {
  dice d;
  pool memory;
  kin_engine *engine;
  kin_view_id views[VIEWS];
  kin_recognizer_id recognizers[RECOGNIZERS];
  uint32_t view_count, recognizer_count, down;
  uint64_t time, events, samples, worlds, most_bytes;
} soak;

static kin_result drop_bytes(const void *bytes, uint32_t count, void *user_data) { return (void)bytes, (void)count, (void)user_data, KIN_OK; }

static kin_view_id any_view(soak *s) { return below(&s->d, 3) ? s->views[below(&s->d, s->view_count)] : 0; }
static kin_recognizer_id any_recognizer(soak *s) { return s->recognizers[below(&s->d, s->recognizer_count)]; }

static void add_view(soak *s) {
  kin_view_options options;
  if (s->view_count == VIEWS) return;
  kin_view_options_init(&options);
  options.frame = (kin_rect){below(&s->d, 100), below(&s->d, 100), 200 + below(&s->d, 200), 200 + below(&s->d, 200)};
  if (below(&s->d, 2)) options.flags |= KIN_VIEW_WANTS_TOUCHES;
  if (below(&s->d, 2)) options.flags |= KIN_VIEW_MULTIPLE_TOUCH;
  if (below(&s->d, 8) == 0) options.flags |= KIN_VIEW_EXCLUSIVE_TOUCH;
  if (below(&s->d, 8) == 0) options.flags |= KIN_VIEW_ARENA_BOUNDARY;
  OK(kin_view_add(s->engine, s->view_count ? any_view(s) : 0, &options, &s->views[s->view_count]));
  s->view_count++;
}

static void add_recognizer(soak *s, uint32_t place) {
  const kin_recognizer_class *table;
  uint32_t classes;
  OK(kin_engine_get_class_count(s->engine, &classes));
  OK(kin_engine_get_class(s->engine, below(&s->d, classes), &table));
  OK(kin_recognizer_add(s->engine, any_view(s), table->name, &s->recognizers[place]));
  if (below(&s->d, 3) == 0) OK(kin_recognizer_set_number(s->engine, s->recognizers[place], "observe_only", 1));
}

/* Any two: circles and pairs with itself are refused. */
static void relate(soak *s) {
  const kin_recognizer_id a = any_recognizer(s), b = any_recognizer(s);
  kin_result result;
  switch (below(&s->d, 4)) {
    case 0: result = kin_recognizer_require_failure(s->engine, a, b); break;
    case 1: result = kin_recognizer_remove_failure_requirement(s->engine, a, b); break;
    case 2: result = kin_recognizer_allow_simultaneous(s->engine, a, b, below(&s->d, 2)); break;
    default: result = kin_recognizer_set_prevention(s->engine, a, b, below(&s->d, 2)); break;
  }
  if (result != KIN_OK) CHECK(result == KIN_ERROR_CYCLE || result == KIN_ERROR_UNKNOWN || result == KIN_ERROR_INVALID);
}

static void begin_world(soak *s) {
  const kin_allocator allocator = allocator_of(&s->memory);
  kin_engine_options options;
  kin_engine_options_init(&options);
  options.allocator = &allocator;
  options.tie_break = (kin_tie_break)below(&s->d, 2);
  OK(kin_engine_create(&options, &s->engine));
  s->view_count = s->recognizer_count = s->down = 0;
  s->time = 0;
  s->worlds++;
  while (s->view_count < VIEWS) add_view(s);
  while (s->recognizer_count < RECOGNIZERS) add_recognizer(s, s->recognizer_count++);
  for (int i = 0; i < RECOGNIZERS; i++) relate(s);
}

static void end_world(soak *s) {
  OK(kin_engine_check_invariants(s->engine));
  const uint64_t most = usage_of(s->engine).most_bytes;
  if (most > s->most_bytes) s->most_bytes = most;
  kin_engine_destroy(s->engine);
  check_empty(&s->memory);
}

/* One frame: each finger lands, moves, lifts or rests. */
static void feed(soak *s) {
  kin_touch_sample samples[FINGERS];
  uint32_t count = 0;
  s->time += (1 + below(&s->d, below(&s->d, 20) ? 16 : 700)) * (uint64_t)MILLISECOND;
  for (uint32_t i = 0; i < FINGERS; i++) {
    const int is_down = s->down >> i & 1;
    if (below(&s->d, 20) == 0) s->down ^= 1u << i;
    else if (!is_down) continue;
    const kin_phase phase = !is_down ? KIN_PHASE_BEGAN : s->down >> i & 1 ? KIN_PHASE_MOVED : below(&s->d, 10) ? KIN_PHASE_ENDED : KIN_PHASE_CANCELLED;
    samples[count] = touch_at(i, phase, 0, 100.0 + 40 * i + below(&s->d, 60), 100 + below(&s->d, 60));
    samples[count++].time_ns = s->time;
  }
  OK(kin_engine_feed(s->engine, samples, count));
  s->samples += count;
}

static void poll(soak *s) {
  const kin_event *events;
  uint32_t count;
  OK(kin_engine_poll(s->engine, &events, &count));
  s->events += count;
}

static void change(soak *s) {
  const uint32_t place = below(&s->d, s->recognizer_count);
  switch (below(&s->d, 10)) {
    case 0:
      OK(kin_recognizer_remove(s->engine, s->recognizers[place]));
      add_recognizer(s, place);
      break;
    case 1: OK(kin_recognizer_set_enabled(s->engine, s->recognizers[place], below(&s->d, 4) != 0)); break;
    case 2: OK(kin_recognizer_abort(s->engine, s->recognizers[place])); break;
    case 3: OK(kin_engine_set_explain(s->engine, below(&s->d, 2))); break;
    case 4: OK(kin_view_bring_to_front(s->engine, s->views[below(&s->d, s->view_count)])); break;
    case 5: OK(kin_view_set_flags(s->engine, s->views[below(&s->d, s->view_count)], below(&s->d, 8) == 0 ? KIN_VIEW_HIDDEN : 0, KIN_VIEW_HIDDEN)); break;
    case 6: OK(kin_recognizer_set_name(s->engine, s->recognizers[place], "a name that is set again and again")); break;
    case 7:
      if (kin_trace_stop(s->engine) != KIN_OK) OK(kin_trace_start(s->engine, drop_bytes, NULL));
      break;
    default: relate(s); break;
  }
}

static void live(soak *s, uint64_t events) {
  begin_world(s);
  for (int i = 0; i < WORLD_STEPS && s->events < events; i++) {
    feed(s);
    poll(s);
    if (below(&s->d, 40) == 0) change(s), poll(s);
  }
  end_world(s);
}

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

/* Bytes of the process that are in memory, between two engines; the C library hands back first what it has free, which
 * differs from time to time. */
static uint64_t resident(void) {
  unsigned long long all = 0, pages = 0;
  malloc_trim(0);
  FILE *file = fopen("/proc/self/statm", "r");
  if (file && fscanf(file, "%llu %llu", &all, &pages) != 2) pages = 0;
  if (file) fclose(file);
  return pages * (uint64_t)sysconf(_SC_PAGESIZE);
}

static uint64_t most(const uint64_t *numbers, int from, int to) {
  uint64_t found = 0;
  for (int i = from; i < to; i++) found = numbers[i] > found ? numbers[i] : found;
  return found;
}

/* Nanoseconds a sample of one world, the same one each time: what the machine, with its other work, takes now. */
static double world_now(void) {
  soak same;
  memset(&same, 0, sizeof same);
  same.d.state = 1;
  const double began = seconds();
  live(&same, UINT64_MAX);
  return (seconds() - began) * 1e9 / (double)same.samples;
}

/* The middle one of the numbers, which one that the machine made too small or too large does not move. */
static double median(const double *numbers, int from, int to) {
  double sorted[TENTHS];
  int count = 0;
  for (int i = from; i < to; i++) {
    int place = count++;
    for (; place > 0 && sorted[place - 1] > numbers[i]; place--) sorted[place] = sorted[place - 1];
    sorted[place] = numbers[i];
  }
  return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2;
}

int main(int argument_count, char **arguments) {
  const uint64_t events = argument_count > 1 ? strtoull(arguments[1], NULL, 10) : 100000000;
  soak s;
  double cost[TENTHS];
  uint64_t bytes[TENTHS], process[TENTHS];
  memset(&s, 0, sizeof s);
  s.d.state = argument_count > 2 ? strtoull(arguments[2], NULL, 10) | 1 : 1;
  TEST("A long run needs no more memory and no more time at its end than at its beginning") {
    for (int i = 0; i < TENTHS; i++) {
      const uint64_t samples = s.samples;
      double taken = 0, same = 0;
      int worlds = 0;
      s.most_bytes = 0;
      while (s.events < events / TENTHS * (uint64_t)(i + 1)) {
        const double began = seconds();
        live(&s, events / TENTHS * (uint64_t)(i + 1));
        taken += seconds() - began;
        if (worlds++ % 4 == 0) same += world_now();
      }
      cost[i] = taken * 1e9 / (double)(s.samples - samples) / (same / ((worlds + 3) / 4));
      bytes[i] = s.most_bytes;
      process[i] = resident();
      printf("tenth %d: %llu events, a sample takes %.2f of one of the same world, an engine has %llu bytes at most, the process %llu\n", i + 1, (unsigned long long)s.events, cost[i],
             (unsigned long long)bytes[i], (unsigned long long)process[i]);
      fflush(stdout);
    }
    printf("%llu events, %llu samples, %llu engines\n", (unsigned long long)s.events, (unsigned long long)s.samples, (unsigned long long)s.worlds);
    CHECK(s.events >= events / TENTHS * TENTHS && s.worlds >= TENTHS);
    CHECK(most(process, TENTHS / 2, TENTHS) <= most(process, 0, TENTHS / 2) + (1 << 18));
    CHECK(most(bytes, TENTHS / 2, TENTHS) <= 2 * most(bytes, 0, TENTHS / 2));
    CHECK(median(cost, TENTHS / 2, TENTHS) <= 1.25 * median(cost, 0, TENTHS / 2));
  }
  row("a long run", "random worlds of 24 recognizers, five fingers, changes, traces; engines made and destroyed", events,
      "the second half has no more memory than the first, and needs no more time for a sample");
  return report();
}
