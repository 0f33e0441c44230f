/* debug.h: looking inside: classes and their descriptors, the state's hash, the invariants. */
#ifndef KINESIC_DEBUG_H
#define KINESIC_DEBUG_H

#include "engine.h"
#include "plugin.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Adds a class to this engine. The table is copied, what it points to is not. Classes stay as long as the engine.
 * KIN_ERROR_NULL; KIN_ERROR_SIZE and _CLASS with a sentence on the fault; KIN_ERROR_EXISTS for a name that is taken.
 * [engine-thread] Since level 1. */
kin_result kin_recognizer_class_register(kin_engine *engine, const kin_recognizer_class *recognizer_class);

/* How many classes this engine has. KIN_ERROR_NULL. [engine-thread] Since level 1. */
kin_result kin_engine_get_class_count(const kin_engine *engine, uint32_t *out_count);

/* Class number `index`, in the order of registering: name, summary, properties, values. It belongs to the engine and
 * lives as long.
 * KIN_ERROR_NULL, KIN_ERROR_RANGE. [engine-thread] Since level 1. */
kin_result kin_engine_get_class(const kin_engine *engine, uint32_t index, const kin_recognizer_class **out_class);

/* The properties that every recognizer has (recognizer.h), with their ranges; `offset` means nothing there. Static.
 * KIN_ERROR_NULL. [any-thread] Since level 1. */
kin_result kin_common_properties(const kin_property **out_properties, uint32_t *out_count);

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
