/* clock_ends.c: a session at either end of the clock gives what it gives in the middle, whatever holds touches back or
 * decides by time. An argument: how many random sessions, 400 without. */
#include "world.h"

enum { SAMPLES = 40, WORDS = 4000 };

static const uint64_t LAST = KIN_TIME_NEVER - 1, MIDDLE = UINT64_C(1000000000000000000);

/* What a session said, as numbers: codes, records, deadlines and places that were asked for, with times from its begin
 * on. */
typedef struct account {
  uint64_t words[WORDS];
  int count;
} account;

static void note(account *a, uint64_t word) {
  if (a->count < WORDS) a->words[a->count++] = word;
}

static uint64_t random_state;
static uint32_t draw(uint32_t below) {
  random_state = random_state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  return (uint32_t)(random_state >> 33) % below;
}

static void note_records(account *a, kin_engine *engine, uint64_t base) {
  const kin_event *events;
  uint32_t count;
  OK(kin_engine_poll(engine, &events, &count));
  for (uint32_t i = 0; i < count; i++) {
    const kin_event e = events[i];
    note(a, e.time_ns - base);
    note(a, (uint64_t)e.type << 48 | (uint64_t)e.state << 32 | (uint64_t)e.phase << 16 | (uint64_t)e.reason);
    note(a, e.recognizer ^ e.touch << 32 ^ (uint64_t)e.detail << 8 ^ e.other);
  }
}

/* A deadline that lies beyond the end of the clock is none. */
static void note_deadline(account *a, const kin_engine *engine, uint64_t base, uint64_t left) {
  uint64_t deadline = 0;
  OK(kin_engine_next_deadline(engine, &deadline));
  const uint64_t wait = deadline - base;
  note(a, deadline == KIN_TIME_NEVER || wait > left ? KIN_TIME_NEVER : wait);
}

/* Turns on what the bits of `how` name. No recognizer waits without a finger: where the clock ends before its timer,
 * it is abandoned at once. */
static void hold_back(const world *w, uint32_t how) {
  OK(kin_recognizer_set_number(w->engine, w->twice, "taps_required", 1));
  if (how & 1) {
    kin_contact_filter filter;
    kin_contact_filter_init(&filter);
    OK(kin_engine_set_contact_filter(w->engine, &filter));
  }
  if (how & 2) {
    kin_palm_filter filter;
    kin_palm_filter_init(&filter);
    filter.edge_margin = 60;
    OK(kin_engine_set_palm_filter(w->engine, &filter));
  }
  if (how & 4) {
    kin_accommodations chosen;
    kin_accommodations_init(&chosen);
    chosen.minimum_contact_time = 3e-9 * (double)(how & 1 ? 1 : 100000000);
    chosen.repeat_interval = 4e-9 * (double)(how & 2 ? 1 : 100000000);
    OK(kin_engine_set_accommodations(w->engine, &chosen));
  }
  if (how & 8) {
    OK(kin_recognizer_set_number(w->engine, w->pan, "lease", how & 1 ? 4e-9 : 0.3));
    OK(kin_recognizer_allow_takeover(w->engine, w->pan, w->pinch, true));
    OK(kin_recognizer_allow_takeover(w->engine, w->pinch, w->pan, true));
  }
  if (how & 16) {
    kin_smoothing smoothing;
    kin_smoothing_init(&smoothing);
    OK(kin_engine_set_smoothing(w->engine, &smoothing));
    OK(kin_engine_set_prediction(w->engine, how & 1 ? KIN_PREDICTION_LINE : KIN_PREDICTION_VELOCITY));
  }
  if (how & 32) {
    kin_hand_grouping hands;
    kin_hand_grouping_init(&hands);
    OK(kin_engine_set_hands(w->engine, &hands));
    OK(kin_recognizer_allow_takeover(w->engine, w->pan, w->swipe, true));
    OK(kin_recognizer_set_number(w->engine, w->pan, KIN_RECOGNIZER_TAKEOVER_INTERVAL, how & 1 ? 3e-9 : 0.2));
    OK(kin_recognizer_set_number(w->engine, w->tap, KIN_TAP_PROVISIONAL, 1));
  }
  OK(kin_engine_set_explain(w->engine, true));
}

/* A sample of a random session: `down` has which of four contacts are down, `total` what time has passed. */
static kin_touch_sample next_sample(uint32_t *down, uint64_t *total) {
  kin_touch_sample s = touch_at(draw(4) + 1, KIN_PHASE_BEGAN, 0, draw(400), draw(400));
  const uint32_t bit = 1u << s.touch;
  if (draw(3)) *total += draw(6);
  s.time_ns = *total;
  s.type = s.touch == 4 ? KIN_TOUCH_PENCIL : KIN_TOUCH_DIRECT;
  s.major_radius = draw(8) ? 20 : 90;
  if (*down & bit) s.phase = draw(3) ? KIN_PHASE_MOVED : draw(6) ? KIN_PHASE_ENDED : KIN_PHASE_CANCELLED;
  if (s.phase == KIN_PHASE_BEGAN) *down |= bit;
  if (s.phase == KIN_PHASE_ENDED || s.phase == KIN_PHASE_CANCELLED) *down &= ~bit;
  return s;
}

/* Plays the session of a seed so that its clock begins at `base`, and says what happened. Its last sample comes
 * `total` later; `left` is what the clock has from `base` on. */
static uint64_t play(account *a, uint64_t seed, uint32_t how, uint64_t base, uint64_t left) {
  const world w = make_world(NULL);
  uint64_t total = 0;
  uint32_t down = 0;
  a->count = 0;
  random_state = seed;
  hold_back(&w, how);
  for (int i = 0; i < SAMPLES; i++) {
    kin_touch_sample s = next_sample(&down, &total);
    s.time_ns += base;
    note(a, (uint64_t)kin_engine_feed(w.engine, &s, 1));
    note_records(a, w.engine, base);
    note_deadline(a, w.engine, base, left);
    const uint64_t ahead = draw(30);
    kin_touch_estimate estimate;
    memset(&estimate, 0, sizeof estimate);
    const uint64_t asked = ahead > LAST - s.time_ns ? LAST : s.time_ns + ahead;
    if (kin_engine_sample_touch(w.engine, s.touch, asked, &estimate) == KIN_OK) note(a, estimate.time_ns <= asked);
  }
  kin_engine_destroy(w.engine);
  return total;
}

static int same(const account *a, const account *b) {
  return a->count == b->count && memcmp(a->words, b->words, sizeof a->words[0] * (size_t)a->count) == 0;
}

int main(int count, char **arguments) {
  static account middle, end;
  const int seeds = count > 1 ? atoi(arguments[1]) : 400;
  TEST("A session whose last sample has the last time of the clock is what it is in the middle") {
    for (int seed = 1; seed <= seeds; seed++) {
      const uint32_t how = (uint32_t)seed % 64;
      const uint64_t total = play(&middle, (uint64_t)seed, how, MIDDLE, LAST);
      play(&middle, (uint64_t)seed, how, MIDDLE, total);
      play(&end, (uint64_t)seed, how, LAST - total, total);
      CHECK(middle.count < WORDS && same(&middle, &end));
    }
  }
  TEST("A session that begins with the clock is what it is in the middle") {
    for (int seed = 1; seed <= seeds; seed++) {
      const uint32_t how = (uint32_t)seed % 64;
      play(&middle, (uint64_t)seed, how, MIDDLE, LAST - MIDDLE);
      play(&end, (uint64_t)seed, how, 1, LAST - MIDDLE);
      CHECK(middle.count < WORDS && same(&middle, &end));
      play(&end, (uint64_t)seed, how, 0, LAST - MIDDLE);
    }
  }
  return report();
}
