/* hostile.h: the classes and delegates of a host into which a trace is played live. They trust nothing of what they
 * are given. */
#ifndef FUZZ_HOSTILE_H
#define FUZZ_HOSTILE_H

#include <kinesic/kinesic.h>

#include "source.h"

static void hostile_prepare(void *bytes) { (void)bytes; }
static kin_state hostile_step(void *bytes, const kin_step *step, kin_request *request) {
  const uint8_t *state = bytes;
  request->deadline_ns = step->time_ns + 1000000 * (uint64_t)state[0];
  if (step->touch_count == 0) return step->state == KIN_STATE_POSSIBLE ? KIN_STATE_FAILED : KIN_STATE_CANCELLED;
  if (step->changes & KIN_CHANGE_ENDED) return KIN_STATE_ENDED;
  return step->state == KIN_STATE_POSSIBLE && step->changes & KIN_CHANGE_MOVED ? KIN_STATE_BEGAN : step->state;
}

static const kin_property hostile_properties[] = {{"first", "A number.", "1", "ours", 1, 0, 10, KIN_PROPERTY_NUMBER, 0},
                                                  {"taps_required", "A number.", "1", "ours", 1, 1, 9, KIN_PROPERTY_INTEGER, 8}};
static const kin_value hostile_values[] = {{"a", "A number.", "1", 0}, {"scale", "A number.", "1", 1}};
static const char *const hostile_details[] = {"", "moved too far"};

/* The class that the recordings of the fuzzer `api` have. */
static void add_hostile_class(kin_engine *engine) {
  static const kin_recognizer_class table = {
      .struct_size = sizeof table, .abi_level = KIN_ABI_LEVEL, .name = "com.example.own", .summary = "Anything.", .version = "1", .state_size = 16, .state_alignment = 8,
      .property_count = 2, .properties = hostile_properties, .values = hostile_values, .value_count = 2, .detail_count = 2, .details = hostile_details,
      .prepare = hostile_prepare, .step = hostile_step};
  if (kin_recognizer_class_register(engine, &table) != KIN_OK) found("a class", "cannot be registered in a new engine");
}

static bool often(kin_engine *engine, kin_recognizer_id recognizer, kin_recognizer_id other, void *user_data) {
  return (void)engine, (void)user_data, (recognizer ^ other) % 3 > 0;
}
static bool mostly(kin_engine *engine, kin_recognizer_id recognizer, void *user_data) { return (void)engine, (void)user_data, recognizer % 5 > 0; }

/* Delegates for what the trace is about to change. */
static bool set_hostile_delegate(kin_engine *engine, const kin_trace_call *call, void *user_data) {
  const kin_recognizer_delegate delegate = {.struct_size = sizeof delegate, .should_begin = mostly, .should_recognize_simultaneously_with = often, .should_require_failure_of = often};
  (void)user_data;
  kin_recognizer_set_delegate(engine, call->target, &delegate);
  return call->index % 31 != 30;
}

#endif
