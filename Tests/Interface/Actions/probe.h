/* probe.h: a recognizer class of the tests' own: a touch is one gesture, whose value "v" is what `probe_value`
 * says. */
#ifndef KINESIC_PROBE_H
#define KINESIC_PROBE_H

#include "world.h"

static double probe_value;

static void probe_prepare(void *state) { (void)state; }

static kin_state probe_step(void *state, const kin_step *input, kin_request *request) {
  (void)state;
  request->values[0] = probe_value;
  if (input->down_count == 0) return KIN_STATE_ENDED;
  return input->state == KIN_STATE_POSSIBLE ? KIN_STATE_BEGAN : KIN_STATE_CHANGED;
}

static const kin_value PROBE_VALUES[] = {{"v", "What it gets.", "1", 0}};
static const char *const PROBE_DETAILS[] = {""};

/* An engine with one probe at its root view. */
static inline kin_engine *make_probe(kin_recognizer_id *out_probe) {
  kin_engine *engine = NULL;
  kin_recognizer_class probe;
  memset(&probe, 0, sizeof probe);
  probe.struct_size = sizeof probe;
  probe.abi_level = KIN_ABI_LEVEL;
  probe.name = "com.example.probe";
  probe.summary = "For tests.";
  probe.version = "1.0.0";
  probe.state_size = 8;
  probe.state_alignment = 8;
  probe.values = PROBE_VALUES;
  probe.value_count = 1;
  probe.details = PROBE_DETAILS;
  probe.detail_count = 1;
  probe.prepare = probe_prepare;
  probe.step = probe_step;
  OK(kin_engine_create(NULL, &engine));
  OK(kin_recognizer_class_register(engine, &probe));
  *out_probe = attach(engine, 0, "com.example.probe");
  return engine;
}

static uint64_t probe_milliseconds;

/* One gesture: began with this value, ended with it. */
static inline void probe_with(kin_engine *engine, double value) {
  const kin_event *events;
  uint32_t count;
  probe_value = value;
  OK(feed_one(engine, 1, KIN_PHASE_BEGAN, ++probe_milliseconds, 10, 20));
  OK(feed_one(engine, 1, KIN_PHASE_ENDED, ++probe_milliseconds, 10, 20));
  OK(kin_engine_poll(engine, &events, &count));
}

static inline uint64_t bind(kin_engine *engine, kin_recognizer_id recognizer, const char *states, kin_function function,
                            const char *signature, void *user_data) {
  uint64_t action = 0;
  if (kin_recognizer_bind(engine, recognizer, states, function, signature, user_data, &action) != KIN_OK)
    test_fault(__FILE__, __LINE__, signature, kin_engine_last_error(engine));
  return action;
}

#endif
