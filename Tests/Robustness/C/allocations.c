/* After set-up, feeding, advancing and polling ask for no memory. Each file of the command line is played twice into
 * one engine, and the second time is counted. Runs with allocation_count.c loaded first. */
#define _GNU_SOURCE
#include <dlfcn.h>

#include "play.h"

typedef unsigned long long (*counter)(void);

static void count_events(const kin_event *events, uint32_t count, void *user_data) {
  (void)events;
  *(uint64_t *)user_data += count;
}

static void on_event(kin_engine *engine, const kin_event *event, void *user_data) {
  (void)engine, (void)event;
  ++*(uint64_t *)user_data;
}

enum { DRAGS = 16, FINGERS = 30, SIBLINGS = 3000, TAPS = 100 };

/* Sixteen recognizers with a stream for each of thirty fingers wait for a double tap: a single call sets all of them
 * free, when the queue has as many records as it may. */
static void many_streams(counter allocations) {
  kin_engine *engine;
  kin_view_options options;
  kin_view_id taps, touches;
  kin_recognizer_id drags[DRAGS], twice;
  const kin_event *events;
  uint32_t count, began = 0;
  kin_result result = KIN_OK;
  OK(kin_engine_create(NULL, &engine));
  kin_view_options_init(&options);
  options.frame = (kin_rect){1000, 0, 100, 100};
  OK(kin_view_add(engine, 0, &options, &taps));
  options.frame.x = 2000;
  options.flags |= KIN_VIEW_WANTS_TOUCHES;
  OK(kin_view_add(engine, 0, &options, &touches));
  twice = attach(engine, taps, "tap");
  OK(kin_recognizer_set_number(engine, twice, "taps_required", 2));
  for (int i = 0; i < DRAGS; i++) {
    drags[i] = attach(engine, 0, "multi_drag");
    OK(kin_recognizer_set_number(engine, drags[i], "observe_only", 1));
    OK(kin_recognizer_require_failure(engine, drags[i], twice));
  }
  const unsigned long long before = allocations();
  for (uint64_t i = 1; i <= FINGERS; i++) OK(feed_one(engine, i, KIN_PHASE_BEGAN, 0, 30.0 * (double)i, 0));
  OK(feed_one(engine, 50, KIN_PHASE_BEGAN, 10, 1010, 10));
  OK(feed_one(engine, 50, KIN_PHASE_ENDED, 20, 1010, 10));
  for (uint64_t i = 1; i <= FINGERS; i++) OK(feed_one(engine, i, KIN_PHASE_MOVED, 30, 30.0 * (double)i, 20));
  while (result == KIN_OK) {
    result = feed_one(engine, 51, KIN_PHASE_BEGAN, 40, 2010, 10);
    if (result == KIN_OK) OK(feed_one(engine, 51, KIN_PHASE_ENDED, 40, 2010, 10));
  }
  CHECK(result == KIN_ERROR_CAPACITY);
  result = kin_engine_advance(engine, 500 * UINT64_C(1000000));
  CHECK(result == KIN_OK || result == KIN_ERROR_CAPACITY);
  for (int round = 0; round < 2; round++) {
    OK(kin_engine_poll(engine, &events, &count));
    for (uint32_t i = 0; i < count; i++) began += events[i].type == KIN_EVENT_GESTURE && events[i].state == KIN_STATE_BEGAN;
    OK(kin_engine_advance(engine, 500 * UINT64_C(1000000)));
  }
  OK(kin_engine_poll(engine, &events, &count));
  for (uint32_t i = 0; i < count; i++) began += events[i].type == KIN_EVENT_GESTURE && events[i].state == KIN_STATE_BEGAN;
  CHECK(began == DRAGS * FINGERS);
  const unsigned long long asked = allocations() - before;
  if (asked) printf("%llu requests for memory\n", asked);
  CHECK(asked == 0);
  kin_engine_destroy(engine);
}

/* Taps on the rearmost of many siblings, again and again after all have moved: what the hit test goes by is made more
 * than once. */
static void many_siblings(counter allocations) {
  kin_engine *engine;
  kin_view_options options;
  kin_view_id ids[SIBLINGS];
  uint64_t now = 0;
  OK(kin_engine_create(NULL, &engine));
  kin_view_options_init(&options);
  for (int i = 0; i < SIBLINGS; i++) {
    options.frame = (kin_rect){10.0 * i, 0, 10, 10};
    OK(kin_view_add(engine, 0, &options, &ids[i]));
  }
  const unsigned long long before = allocations();
  for (int round = 0; round < 3; round++) {
    for (int i = 0; i < SIBLINGS; i++) OK(kin_view_set_frame(engine, ids[i], (kin_rect){10.0 * i, 100.0 * round, 10, 10}));
    for (int i = 0; i < TAPS; i++) {
      OK(feed_one(engine, 1, KIN_PHASE_BEGAN, ++now, 5, 100.0 * round));
      OK(feed_one(engine, 1, KIN_PHASE_ENDED, ++now, 5, 100.0 * round));
    }
  }
  const unsigned long long asked = allocations() - before;
  if (asked) printf("%llu requests for memory\n", asked);
  CHECK(asked == 0);
  kin_engine_destroy(engine);
}

int main(int argument_count, char **arguments) {
  void *found = dlsym(RTLD_DEFAULT, "kinesic_test_allocations");
  counter allocations;
  memcpy(&allocations, &found, sizeof found);
  if (!allocations) return puts("not run with the counter loaded\n0 passed, 1 failed"), 1;
  TEST("The counter counts") {
    const unsigned long long before = allocations();
    void *volatile some = malloc(10);
    free(some);
    CHECK(allocations() == before + 1);
  }
  TEST("A queue that is nearly full takes what all streams send at once, or refuses the call, and does not grow") many_streams(allocations);
  TEST("Hit tests among many siblings ask for none, also when all have moved") many_siblings(allocations);
  for (int i = 1; i < argument_count; i++) {
    TEST(arguments[i]) {
      recording r = read_recording(arguments[i]);
      kin_touch_sample *shifted = malloc((r.count + 1) * sizeof *shifted);
      uint64_t polled = 0, called = 0;
      world w = make_world_of_streams();
      OK(kin_engine_set_explain(w.engine, true));
      OK(kin_engine_set_event_callback(w.engine, on_event, &called));
      CHECK(r.count > 0);
      play(w.engine, &r, 0, shifted, count_events, &polled);
      const unsigned long long before = allocations();
      play(w.engine, &r, r.duration_ns + UINT64_C(3000) * MILLISECOND, shifted, count_events, &polled);
      const unsigned long long asked = allocations() - before;
      if (asked) printf("%llu requests for memory in %s\n", asked, arguments[i]);
      CHECK(asked == 0);
      CHECK(polled > 0 && polled == called);
      kin_engine_destroy(w.engine);
      free(shifted);
      free(r.samples);
    }
  }
  return report();
}
