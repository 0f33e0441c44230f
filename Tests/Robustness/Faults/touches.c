/* Touches that never end, far too many of them, and one id again and again. */
#include "faults.h"

static const uint64_t hour = UINT64_C(3600000000000);

static kin_touch_sample sample_at(uint64_t touch, kin_phase phase, uint64_t time, double x, double y) {
  kin_touch_sample sample = touch_at(touch, phase, 0, x, y);
  sample.time_ns = time;
  return sample;
}

static void feed_all(kin_engine *engine, const kin_touch_sample *samples, uint32_t count) {
  const kin_event *events;
  uint32_t told;
  OK(kin_engine_feed(engine, samples, count));
  OK(kin_engine_poll(engine, &events, &told));
}

/* Two fingers that wander about for `moves` samples in all, `pause` apart, and an engine that does not grow by it. */
static void endless(uint64_t moves, uint64_t pause) {
  world w = make_world_of_streams();
  dice d = {moves ^ pause};
  uint64_t time = 0;
  for (uint64_t i = 1; i <= 2; i++) {
    const kin_touch_sample sample = sample_at(i, KIN_PHASE_BEGAN, time, 100.0 * (double)i, 100);
    feed_all(w.engine, &sample, 1);
  }
  const uint64_t bytes = usage_of(w.engine).bytes;
  for (uint64_t i = 0; i < moves; i++) {
    const kin_touch_sample sample = sample_at(1 + i % 2, KIN_PHASE_MOVED, time += pause, below(&d, 4000) / 10.0, below(&d, 4000) / 10.0);
    feed_all(w.engine, &sample, 1);
  }
  CHECK(usage_of(w.engine).bytes == bytes);
  for (uint64_t i = 1; i <= 2; i++) {
    const kin_touch_sample sample = sample_at(i, KIN_PHASE_ENDED, time, 100, 100);
    feed_all(w.engine, &sample, 1);
  }
  check_usable(w.engine);
  kin_engine_destroy(w.engine);
}

/* A thousand fingers, one call each and all in one call: those beyond the capacity are refused, and lift and land
 * again. */
static uint64_t thousand(uint32_t capacity) {
  enum { FINGERS = 1000 };
  static kin_touch_sample samples[FINGERS];
  kin_engine_options options;
  kin_engine_options_init(&options);
  options.touch_capacity = capacity;
  world w = make_world(&options);
  for (uint32_t i = 0; i < FINGERS; i++) samples[i] = sample_at(i * UINT64_C(0x9E3779B97F4A7C15), KIN_PHASE_BEGAN, 1, i % 40 * 10, i / 40 * 10);
  REFUSED(w.engine, KIN_ERROR_CAPACITY, kin_engine_feed(w.engine, samples, FINGERS));
  for (uint32_t i = 0; i < FINGERS; i++) {
    if (i < capacity) OK(kin_engine_feed(w.engine, &samples[i], 1));
    else REFUSED(w.engine, KIN_ERROR_CAPACITY, kin_engine_feed(w.engine, &samples[i], 1));
  }
  CHECK(usage_of(w.engine).touches.now == capacity);
  for (uint32_t i = 0; i < capacity; i++) samples[i].phase = KIN_PHASE_ENDED;
  OK(kin_engine_feed(w.engine, samples, capacity));
  check_usable(w.engine);
  kin_engine_destroy(w.engine);
  return FINGERS + 1;
}

/* The same id lands twice, moves and lifts without being down, and lands again for ever. */
static void same_id(uint64_t rounds) {
  static const uint64_t ids[] = {0, 1, UINT64_MAX};
  world w = make_world_of_streams();
  uint64_t time = 0;
  const uint64_t bytes = usage_of(w.engine).bytes;
  for (uint64_t i = 0; i < rounds; i++) {
    kin_touch_sample sample = sample_at(ids[i % 3], KIN_PHASE_MOVED, time += 700 * MILLISECOND, 50, 50);
    const int looks = i % 1000 == 0;
    if (looks) REFUSED(w.engine, KIN_ERROR_SEQUENCE, kin_engine_feed(w.engine, &sample, 1));
    sample.phase = KIN_PHASE_BEGAN;
    feed_all(w.engine, &sample, 1);
    if (looks) REFUSED(w.engine, KIN_ERROR_SEQUENCE, kin_engine_feed(w.engine, &sample, 1));
    else GIVES(KIN_ERROR_SEQUENCE, kin_engine_feed(w.engine, &sample, 1));
    sample.phase = KIN_PHASE_ENDED;
    feed_all(w.engine, &sample, 1);
  }
  CHECK(usage_of(w.engine).bytes == bytes);
  check_usable(w.engine);
  kin_engine_destroy(w.engine);
}

/* An argument: how many moves and rounds. */
int main(int argument_count, char **arguments) {
  const uint64_t moves = argument_count > 1 ? strtoull(arguments[1], NULL, 10) : 1000000;
  uint64_t tries = 0;
  TEST("A million moves of touches that do not end, a millisecond apart") endless(moves, MILLISECOND);
  TEST("Moves an hour apart") endless(moves / 100, hour);
  row("a touch never ends", "moves of two fingers, a millisecond apart and an hour apart", moves + moves / 100, "not a byte more; usable after the lift");
  TEST("A thousand touches at once") for (uint32_t capacity = 1; capacity <= 128; capacity++) tries += thousand(capacity);
  row("1,000 touches are down at once", "in one call and one by one, with each `touch_capacity` from 1 to 128", tries,
      "those beyond the capacity: `KIN_ERROR_CAPACITY`, nothing changes; usable after the others' lift");
  TEST("One id again and again") same_id(moves);
  row("one touch id lands again and again", "ids 0, 1 and 2^64 - 1 in turn, each landing reported twice", moves, "the second landing: `KIN_ERROR_SEQUENCE`; not a byte more; usable");
  return report();
}
