/* class.h: the recognizer classes of an engine: those of the library, of plugins and of the host's own, with the
 * names, units, ranges and defaults of their properties and values. plugin.h says what a class is, loader.h loads
 * plugins. */
#ifndef KINESIC_CLASS_H
#define KINESIC_CLASS_H

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

#ifdef __cplusplus
}
#endif
#endif
