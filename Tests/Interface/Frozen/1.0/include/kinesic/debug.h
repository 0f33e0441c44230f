/* debug.h: looking inside: the state's hash, the invariants. */
#ifndef KINESIC_DEBUG_H
#define KINESIC_DEBUG_H

#include "engine.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A hash over all that can influence a decision: equal engines have equal hashes, on every platform. KIN_ERROR_NULL.
 * [engine-thread] Since level 1. */
kin_result kin_engine_state_hash(const kin_engine *engine, uint64_t *out_hash);

/* Checks the engine's own invariants; a breach is a bug of Kinesic: KIN_ERROR_INVALID with a sentence. KIN_ERROR_NULL.
 * [engine-thread] Since level 1. */
kin_result kin_engine_check_invariants(const kin_engine *engine);

#ifdef __cplusplus
}
#endif
#endif
