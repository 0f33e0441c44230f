/* faults.h: what the programs of this folder share: that an engine is usable after a fault, and the row of
 * docs/faults.md that a fault earns. */
#ifndef KINESIC_FAULTS_H
#define KINESIC_FAULTS_H

#include "../C/pool.h"

/* Numbers from a seed, the same everywhere. */
typedef struct dice {
  uint64_t state;
} dice;

static inline uint64_t any(dice *d) {
  d->state ^= d->state << 13;
  d->state ^= d->state >> 7;
  d->state ^= d->state << 17;
  return d->state * UINT64_C(0x2545f4914f6cdd1d);
}

static inline uint32_t below(dice *d, uint32_t limit) { return (uint32_t)(any(d) >> 32) % limit; }

/* A row of the table, unless a test has failed: what went wrong, how it was made to, how often, and what came of
 * it. */
static inline void row(const char *fault, const char *how, uint64_t tries, const char *result) {
  if (tests_failed == 0) printf("row\t%s\t%s\t%llu\t%s\n", fault, how, (unsigned long long)tries, result);
}

static inline uint64_t time_of(const kin_engine *engine) {
  uint64_t now = 0;
  OK(kin_engine_get_time(engine, &now));
  return now;
}

/* How many records there are of a recognizer in this state; all records are taken. */
static inline uint32_t taken(kin_engine *engine, kin_recognizer_id recognizer, kin_state state) {
  const kin_event *events;
  uint32_t count, found = 0;
  OK(kin_engine_poll(engine, &events, &count));
  for (uint32_t i = 0; i < count; i++) found += events[i].type == KIN_EVENT_GESTURE && events[i].recognizer == recognizer && events[i].state == state;
  return found;
}

/* The engine's invariants hold, and a new recognizer recognizes a tap; both are as they were afterwards. */
static inline void check_usable(kin_engine *engine) {
  kin_touch_sample sample = touch_at(UINT64_C(0xFA017), KIN_PHASE_BEGAN, 0, -3000, -3000);
  kin_recognizer_id tap;
  OK(kin_engine_check_invariants(engine));
  OK(kin_engine_cancel_touches(engine, time_of(engine)));
  taken(engine, 0, KIN_STATE_ENDED);
  tap = attach(engine, 0, "tap");
  OK(kin_recognizer_set_number(engine, tap, "observe_only", 1));
  sample.time_ns = time_of(engine);
  OK(kin_engine_feed(engine, &sample, 1));
  sample.phase = KIN_PHASE_ENDED;
  OK(kin_engine_feed(engine, &sample, 1));
  CHECK(taken(engine, tap, KIN_STATE_ENDED) == 1);
  OK(kin_recognizer_remove(engine, tap));
  OK(kin_engine_check_invariants(engine));
}

#endif
