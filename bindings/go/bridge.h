// bridge.h: calls of C that hand over functions: cgo cannot give C the address of a Go function.
#ifndef KINESIC_GO_BRIDGE_H
#define KINESIC_GO_BRIDGE_H

#include <kinesic/kinesic.h>

// Which questions a delegate answers: bits of bridge_set_delegate.
enum {
  BRIDGE_BEGIN = 1,
  BRIDGE_RECEIVE = 2,
  BRIDGE_SIMULTANEOUS = 4,
  BRIDGE_REQUIRE = 8,
  BRIDGE_REQUIRED = 16
};

// `key`: what the engine in Go knows the function by.
kin_result bridge_add_action(kin_engine *engine, kin_recognizer_id recognizer, uint64_t key, uint64_t *out_action);
kin_result bridge_set_event_callback(kin_engine *engine, uint64_t key);
kin_result bridge_set_delegate(kin_engine *engine, kin_recognizer_id recognizer, uint64_t key, uint32_t answers);
kin_result bridge_trace_start(kin_engine *engine);

void bridge_engine_options_init(kin_engine_options *out_options);
void bridge_view_options_init(kin_view_options *out_options);

#endif
