/* Clocks that jump, stand still, tremble and run backwards: a time that is too early is refused and changes nothing,
 * any other is the time. */
#include "faults.h"

static const uint64_t last = UINT64_MAX - 1, year = UINT64_C(31557600000000000);

static kin_result feed_at(kin_engine *engine, kin_phase phase, uint64_t time, double x) {
  kin_touch_sample sample = touch_at(1, phase, 0, x, 50);
  sample.time_ns = time;
  return kin_engine_feed(engine, &sample, 1);
}

/* A drag whose clock jumps from `from` to `to` at step number `at`; afterwards all is decided and the engine goes
 * on. */
static void drag_across(uint64_t from, uint64_t to, int at) {
  world w = make_world_of_streams();
  OK(kin_engine_advance(w.engine, from));
  for (int i = 0; i <= 6; i++) OK(feed_at(w.engine, i == 0 ? KIN_PHASE_BEGAN : i == 6 ? KIN_PHASE_ENDED : KIN_PHASE_MOVED, i >= at ? to : from, 50 + 15 * (i < 6 ? i : 5)));
  CHECK(time_of(w.engine) == (at <= 6 ? to : from));
  check_usable(w.engine);
  OK(kin_engine_advance(w.engine, last));
  check_usable(w.engine);
  REFUSED(w.engine, KIN_ERROR_INVALID, feed_at(w.engine, KIN_PHASE_BEGAN, KIN_TIME_NEVER, 50));
  REFUSED(w.engine, KIN_ERROR_INVALID, kin_engine_advance(w.engine, KIN_TIME_NEVER));
  kin_engine_destroy(w.engine);
}

static uint64_t jumps(void) {
  uint64_t tries = 0;
  TEST("A clock that jumps forward, in the middle of a gesture, by anything up to the end of time") {
    for (uint64_t years = 1; years <= 584; years += years < 10 ? 1 : 41)
      for (int at = 0; at <= 6; at++, tries++) drag_across(12345, 12345 + years * year, at);
    for (int bit = 0; bit < 64; bit++)
      for (int at = 0; at <= 6; at++, tries += 2) {
        drag_across(0, bit == 63 ? last : UINT64_C(2) << bit, at);
        drag_across(last - (UINT64_C(1) << bit), last, at);
      }
  }
  return tries;
}

static uint64_t standstill(void) {
  uint64_t tries = 0;
  TEST("A clock that stands still: taps and drags without duration") {
    for (uint64_t time = 0;; time = time ? last : year) {
      world w = make_world_of_streams();
      for (int round = 0; round < 500; round++, tries++) {
        OK(feed_at(w.engine, KIN_PHASE_BEGAN, time, 50));
        for (int i = 0; i < round % 5; i++) OK(feed_at(w.engine, KIN_PHASE_MOVED, time, 50 + 30 * i));
        OK(feed_at(w.engine, KIN_PHASE_ENDED, time, 50));
        if (round % 50 == 0) check_usable(w.engine);
      }
      CHECK(time_of(w.engine) == time);
      kin_engine_destroy(w.engine);
      if (time == last) break;
    }
  }
  return tries;
}

/* Times around the present one, half of them in the past. */
static uint64_t jitter(uint64_t samples) {
  dice d = {4711};
  uint64_t back = 0;
  TEST("A clock that trembles: what would run backwards is refused, and the gestures of the rest come") {
    world w = make_world_of_streams();
    const kin_event *events;
    uint32_t count, told = 0;
    int is_down = 0;
    for (uint64_t i = 0; i < samples; i++) {
      const uint64_t now = time_of(w.engine), time = now + 40 * MILLISECOND - below(&d, 60) * MILLISECOND;
      const kin_phase phase = !is_down ? KIN_PHASE_BEGAN : below(&d, 12) ? KIN_PHASE_MOVED : KIN_PHASE_ENDED;
      if (now > 100 * MILLISECOND && time < now) {
        back++;
        REFUSED(w.engine, KIN_ERROR_TIME, feed_at(w.engine, phase, time, 50));
        CHECK(time_of(w.engine) == now);
        continue;
      }
      OK(feed_at(w.engine, phase, time < now ? now : time, 50 + below(&d, 200)));
      is_down = phase != KIN_PHASE_ENDED;
      OK(kin_engine_poll(w.engine, &events, &count));
      told += count;
    }
    CHECK(back > samples / 10 && told > samples / 4);
    check_usable(w.engine);
    kin_engine_destroy(w.engine);
  }
  return samples;
}

/* An argument: how many samples of a trembling clock. */
int main(int argument_count, char **arguments) {
  const uint64_t samples = argument_count > 1 ? strtoull(arguments[1], NULL, 10) : 1000000;
  row("the clock jumps forward", "by 1 year to 584, by each power of two, and to 2^64 - 2, at each step of a drag", jumps(), "time is what the clock said; all is decided; usable at the end of time");
  row("the clock stands still", "taps and drags at one time: 0, a year, 2^64 - 2", standstill(), "usable");
  row("the clock trembles", "samples up to 40 ms ahead and 20 ms behind, at random", jitter(samples), "what runs backwards is refused with `KIN_ERROR_TIME` and changes nothing; usable");
  return report();
}
