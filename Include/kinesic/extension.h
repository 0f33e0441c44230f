/* extension.h: parts of the library that are asked for by name, as tables of functions. A host that is to run with
 * libraries that lack a part, or are older than it, asks for the part in place of linking its functions; a plugin,
 * which links nothing of the library, asks with kin_host.find_extension (plugin.h), or names in kin_plugin.needs what
 * it cannot do without.
 *
 *   const kin_typed_actions_extension *typed = kin_extension_find(KIN_EXTENSION_TYPED_ACTIONS);
 *   if (typed != NULL) typed->bind(engine, pan, "began", (kin_function)on_pan, "void(double)", NULL, &action);
 *
 * A table is static, lives as long as the process and never changes. Each begins with its struct_size and grows at its
 * end: a function that came later is there where KIN_HAS_FIELD says so. Names that begin with "kinesic." are the
 * library's own. */
#ifndef KINESIC_EXTENSION_H
#define KINESIC_EXTENSION_H

#include "action.h"
#include "loader.h"
#include "motion.h"

#ifdef __cplusplus
extern "C" {
#endif

/* kin_math_extension; in every library. */
#define KIN_EXTENSION_MATH "kinesic.math"
/* kin_velocity_extension; in every library. */
#define KIN_EXTENSION_VELOCITY "kinesic.velocity"
/* kin_typed_actions_extension; not in a library that was built without libffi. */
#define KIN_EXTENSION_TYPED_ACTIONS "kinesic.typed-actions"
/* kin_plugins_extension; not in a library without a dynamic loader, as for WebAssembly. */
#define KIN_EXTENSION_PLUGINS "kinesic.plugins"

/* The library's own mathematics: the same bits on every platform, unlike the functions of C libraries. A class that
 * computes with it decides alike wherever it runs. Errors stay below 1e-15. Each function [any-thread]. */
typedef struct kin_math_extension {
  uint32_t struct_size;
  uint32_t reserved; /* zero */
  /* e to the power of x; 0 below -708, infinite above 709, NaN for NaN. Since level 1. */
  double (*exponential)(double x);
  /* The natural logarithm of x; NaN for what is not above 0, not finite, or below 2.3e-308. Since level 1. */
  double (*logarithm)(double x);
  /* The cosine and the sine of an angle in radians; those of 0 for one of 1e15 or more, or NaN. A null output is left
   * out. Since level 1. */
  void (*cosine_and_sine)(double angle, double *out_cosine, double *out_sine);
  /* The direction of (x, y), radians from +x towards +y, in (-pi, pi]; 0 for the zero vector and for one that is not
   * finite. Since level 1. */
  double (*arc_tangent)(double y, double x);
} kin_math_extension;

/* Velocities as the standard recognizers estimate them, for a class of a plugin: give it `history` of a kin_touch.
 * Each function [any-thread]. */
typedef struct kin_velocity_extension {
  uint32_t struct_size;
  uint32_t reserved; /* zero */
  /* kin_velocity_estimate. Since level 1. */
  kin_result (*estimate)(const kin_touch_point *points, uint32_t count, uint64_t time_ns,
                         const kin_velocity_options *options, kin_point *out_velocity);
  /* kin_struct_init, for options that are not the defaults: options_init("kin_velocity_options", &options,
   * sizeof options). Since level 1. */
  kin_result (*options_init)(const char *name, void *out_struct, uint32_t struct_size);
} kin_velocity_extension;

/* Typed actions (action.h). */
typedef struct kin_typed_actions_extension {
  uint32_t struct_size;
  uint32_t reserved; /* zero */
  /* kin_recognizer_bind. [engine-thread] Since level 1. */
  kin_result (*bind)(kin_engine *engine, kin_recognizer_id recognizer, const char *states, kin_function function,
                     const char *signature, void *user_data, uint64_t *out_action);
} kin_typed_actions_extension;

/* The loader (loader.h). Each function [engine-thread]. */
typedef struct kin_plugins_extension {
  uint32_t struct_size;
  uint32_t reserved; /* zero */
  /* kin_engine_set_plugin_policy. Since level 1. */
  kin_result (*set_policy)(kin_engine *engine, uint32_t flags);
  /* kin_plugin_load. Since level 1. */
  kin_result (*load)(kin_engine *engine, const char *path, kin_plugin_id *out_plugin);
  /* kin_plugin_search_path_add. Since level 1. */
  kin_result (*search_path_add)(kin_engine *engine, const char *directory);
  /* kin_plugin_get_info. Since level 1. */
  kin_result (*get_info)(const kin_engine *engine, kin_plugin_id plugin, kin_plugin_info *out_info);
  /* kin_engine_list_plugins. Since level 1. */
  kin_result (*list)(const kin_engine *engine, kin_plugin_id *out_ids, uint32_t capacity, uint32_t *out_count);
} kin_plugins_extension;

/* The table of the part with this name (KIN_EXTENSION_...), to be cast to its type; null: this library has no such
 * part, or `extension_name` is null. [any-thread] Since level 1. */
const void *kin_extension_find(const char *extension_name);

#ifdef __cplusplus
}
#endif
#endif
