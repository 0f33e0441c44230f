/* A class that adds recognizers while it is stepped: whoever listens after it is stepped all the same, once. */
#include "world.h"

enum { COUNTERS = 6, NEW = 300 };

static kin_engine *grown; /* to which the class adds; NULL: it does not */

static void prepare(void *state) { *(double *)state = 0; }

/* Counts the fingers that it sees land. */
static kin_state count(void *state, const kin_step *input, kin_request *request) {
  for (uint32_t i = 0; i < input->touch_count; i++)
    if (input->touches[i]->changes & KIN_CHANGE_BEGAN) ++*(double *)state;
  request->values[0] = *(double *)state;
  return input->changes & KIN_CHANGE_ENDED && input->down_count == 0 ? KIN_STATE_FAILED : input->state;
}

/* The same, and adds many recognizers in every step. */
static kin_state grow(void *state, const kin_step *input, kin_request *request) {
  for (int i = 0; grown && i < NEW; i++) attach(grown, 0, "tap");
  return count(state, input, request);
}

static const kin_value values[] = {{"landings", "How many fingers landed.", "1", 0}};

static kin_recognizer_class table_of(const char *name, kin_state (*step)(void *, const kin_step *, kin_request *)) {
  const kin_recognizer_class table = {
    .struct_size = sizeof table, .abi_level = KIN_ABI_LEVEL, .name = name, .summary = "Counts landings.", .version = "1.0.0",
    .state_size = 8, .state_alignment = 8, .values = values, .value_count = 1, .prepare = prepare, .step = step,
  };
  return table;
}

static void feed(kin_engine *engine, uint64_t ms, kin_phase phase, uint64_t finger) {
  const kin_touch_sample sample = {.touch = finger, .time_ns = ms * MILLISECOND, .phase = phase, .x = 10.0 * (double)finger, .y = 10};
  OK(kin_engine_feed(engine, &sample, 1));
}

int main(void) {
  const kin_recognizer_class counts = table_of("test.counts", count), grows = table_of("test.grows", grow);
  kin_engine *engine;
  kin_recognizer_id counters[COUNTERS];
  OK(kin_engine_create(NULL, &engine));
  OK(kin_recognizer_class_register(engine, &counts));
  OK(kin_recognizer_class_register(engine, &grows));
  for (int i = 0; i < COUNTERS; i++) counters[i] = attach(engine, 0, "test.counts");
  attach(engine, 0, "test.grows"); /* the last one goes first */
  feed(engine, 0, KIN_PHASE_BEGAN, 1);

  TEST("Recognizers that a class adds while a finger lands take no step from the others") {
    grown = engine;
    feed(engine, 10, KIN_PHASE_BEGAN, 2);
    grown = NULL;
    for (int i = 0; i < COUNTERS; i++) {
      double landings;
      OK(kin_recognizer_get_value(engine, counters[i], "landings", &landings));
      CHECK(landings == 2);
    }
  }
  TEST("Nor while one lifts") {
    grown = engine;
    feed(engine, 20, KIN_PHASE_ENDED, 2);
    feed(engine, 30, KIN_PHASE_ENDED, 1);
    grown = NULL;
    for (int i = 0; i < COUNTERS; i++) {
      kin_state state;
      OK(kin_recognizer_get_state(engine, counters[i], &state));
      CHECK(state == KIN_STATE_POSSIBLE);
    }
  }
  kin_engine_destroy(engine);
  return report();
}
