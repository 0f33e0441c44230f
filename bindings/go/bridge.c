#include "bridge.h"

#include "_cgo_export.h"

static void *as_user_data(uint64_t key) { return (void *)(uintptr_t)key; }

static void on_event(kin_engine *engine, const kin_event *event, void *user_data) {
  kinesicEvent(engine, (kin_event *)event, (uint64_t)(uintptr_t)user_data);
}

static bool begin(kin_engine *engine, kin_recognizer_id recognizer, void *user_data) {
  return kinesicAsk(engine, (uint64_t)(uintptr_t)user_data, BRIDGE_BEGIN, recognizer, 0, NULL);
}

static bool receive(kin_engine *engine, kin_recognizer_id recognizer, const kin_touch_sample *touch, void *user_data) {
  return kinesicAsk(engine, (uint64_t)(uintptr_t)user_data, BRIDGE_RECEIVE, recognizer, 0, (kin_touch_sample *)touch);
}

static bool simultaneous(kin_engine *engine, kin_recognizer_id one, kin_recognizer_id other, void *user_data) {
  return kinesicAsk(engine, (uint64_t)(uintptr_t)user_data, BRIDGE_SIMULTANEOUS, one, other, NULL);
}

static bool require(kin_engine *engine, kin_recognizer_id one, kin_recognizer_id other, void *user_data) {
  return kinesicAsk(engine, (uint64_t)(uintptr_t)user_data, BRIDGE_REQUIRE, one, other, NULL);
}

static bool required(kin_engine *engine, kin_recognizer_id one, kin_recognizer_id other, void *user_data) {
  return kinesicAsk(engine, (uint64_t)(uintptr_t)user_data, BRIDGE_REQUIRED, one, other, NULL);
}

static kin_result sink(const void *bytes, uint32_t count, void *user_data) {
  return kinesicSink(user_data, (void *)bytes, count) ? KIN_OK : KIN_ERROR_SINK;
}

kin_result bridge_add_action(kin_engine *engine, kin_recognizer_id recognizer, uint64_t key, uint64_t *out_action) {
  return kin_recognizer_add_action(engine, recognizer, on_event, as_user_data(key), out_action);
}

kin_result bridge_set_event_callback(kin_engine *engine, uint64_t key) {
  return kin_engine_set_event_callback(engine, key == 0 ? NULL : on_event, as_user_data(key));
}

kin_result bridge_set_delegate(kin_engine *engine, kin_recognizer_id recognizer, uint64_t key, uint32_t answers) {
  kin_recognizer_delegate delegate;
  kin_recognizer_delegate_init(&delegate);
  delegate.user_data = as_user_data(key);
  if (answers & BRIDGE_BEGIN) delegate.should_begin = begin;
  if (answers & BRIDGE_RECEIVE) delegate.should_receive_touch = receive;
  if (answers & BRIDGE_SIMULTANEOUS) delegate.should_recognize_simultaneously_with = simultaneous;
  if (answers & BRIDGE_REQUIRE) delegate.should_require_failure_of = require;
  if (answers & BRIDGE_REQUIRED) delegate.should_be_required_to_fail_by = required;
  return kin_recognizer_set_delegate(engine, recognizer, answers == 0 ? NULL : &delegate);
}

kin_result bridge_trace_start(kin_engine *engine) { return kin_trace_start(engine, sink, engine); }

void bridge_engine_options_init(kin_engine_options *out_options) { kin_engine_options_init(out_options); }
void bridge_view_options_init(kin_view_options *out_options) { kin_view_options_init(out_options); }
