/* loader.h: plugins: shared libraries that bring recognizer classes of their own.
 *
 * plugin.h says what a library must look like. Loading is explicit: a file that the host names, found where the host
 * says. Nothing is searched, and nothing is loaded by itself. A plugin runs with all rights of the process: load only
 * what you would link.
 *
 * A library stays in the process forever, because closing one with live code in it ends in a crash: it is opened so
 * that the system does not unload it, and never closed. Its classes belong to the engine that loaded it; another
 * engine loads it for itself, which only calls its entry function again. A build without a dynamic loader
 * (WebAssembly, microcontrollers) answers KIN_ERROR_UNSUPPORTED; classes that are linked in are registered by
 * kin_recognizer_class_register there, and are checked and guarded in the same way. */
#ifndef KINESIC_LOADER_H
#define KINESIC_LOADER_H

#include "engine.h"
#include "plugin.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Which files an engine loads: bits of kin_engine_set_plugin_policy. */
enum {
  /* Paths relative to the directory in which the host runs ("./libshapes.so") are taken. Then whoever chooses
   * that directory chooses what is loaded. */
  KIN_PLUGIN_ALLOW_RELATIVE = 1,
  /* Files in whose place any user of the system could put others are refused: the file or a directory above it is
   * writable for all, and is no directory with the sticky bit; or it lies in such a one and belongs neither to root
   * nor to the user of this process. Symbolic links are followed first. Groups and access lists are not looked at. */
  KIN_PLUGIN_REFUSE_WRITABLE = 2
};

/* Sets the policy of loading for what is loaded and added later; `flags` is a mask of KIN_PLUGIN_..., 0 at first.
 * KIN_ERROR_NULL; KIN_ERROR_INVALID: other bits; KIN_ERROR_UNSUPPORTED: this build has no dynamic loader.
 * [engine-thread] Since level 1. */
kin_result kin_engine_set_plugin_policy(kin_engine *engine, uint32_t flags);

/* Loads a plugin library and registers its classes, all of them or none; `out_plugin` (may be null) gets its id.
 *
 * `path` with a '/' in it names the file, and is absolute unless KIN_PLUGIN_ALLOW_RELATIVE is set. Without one it is a
 * file name, and is looked for in the directories of kin_plugin_search_path_add, in the order of adding, and nowhere
 * else. A library that this engine has already is not loaded again: the same id, KIN_OK. What was loaded stays as it
 * was, also if the file changes.
 *
 * Every refusal has its sentence in kin_engine_last_error and registers nothing.
 * KIN_ERROR_NULL; KIN_ERROR_INVALID: the path is empty or too long (4095 bytes at most), names a directory,
 * a pipe or a device, or the policy refuses it; KIN_ERROR_UNKNOWN: there is no such file, or the system cannot open it
 * (its own words are in the sentence), or it is a bare name and is in no directory to search; KIN_ERROR_CLASS: it
 * exports no kin_plugin_entry, was built for another level, refuses this engine, or its table or one of its classes is
 * not well formed (a null function, a property outside its range or its state, an alignment that is none ...);
 * KIN_ERROR_SIZE: a struct of plugin.h has a size there that it has at no level, or says something that this engine
 * does not know; KIN_ERROR_EXISTS: one of its class names is taken; KIN_ERROR_UNSUPPORTED: it needs a later level, or
 * an extension that this engine does not have, which the sentence names (kin_plugin.needs); or this build has no
 * dynamic loader. [engine-thread] Since level 1. */
kin_result kin_plugin_load(kin_engine *engine, const char *path, kin_plugin_id *out_plugin);

/* Adds a directory in which kin_plugin_load looks for bare file names: absolute, unless KIN_PLUGIN_ALLOW_RELATIVE is
 * set. It is resolved now, so that a later change of the working directory changes nothing. One that is there already
 * keeps its place.
 * KIN_ERROR_NULL; KIN_ERROR_INVALID: empty, too long, or relative; KIN_ERROR_UNKNOWN: there is no such
 * directory; KIN_ERROR_UNSUPPORTED: this build has no dynamic loader. [engine-thread] Since level 1. */
kin_result kin_plugin_search_path_add(kin_engine *engine, const char *directory);

/* What is known of a plugin. Its classes are those from `first_class` on, for kin_engine_get_class. */
typedef struct kin_plugin_info {
  uint32_t struct_size; /* set by kin_plugin_info_init */
  uint32_t first_class; /* index of its first class in this engine */
  uint32_t class_count;
  uint32_t reserved;    /* zero */
  const char *path;     /* the file, absolute, without symbolic links; lives as long as the engine */
  const char *name;     /* what it says of itself: "com.example.gestures"; lives as long as the process */
  const char *summary;
  const char *version;
} kin_plugin_info;

/* Fills in `struct_size`, and zeros. [any-thread] Since level 1. */
KIN_INLINE void kin_plugin_info_init(kin_plugin_info *out_info) {
  (void)kin_struct_init("kin_plugin_info", out_info, (uint32_t)sizeof(kin_plugin_info));
}

/* What is known of `plugin`. Call kin_plugin_info_init on `out_info` first.
 * KIN_ERROR_NULL, _SIZE, _STALE, _KIND. [engine-thread] Since level 1. */
kin_result kin_plugin_get_info(const kin_engine *engine, kin_plugin_id plugin, kin_plugin_info *out_info);

/* The plugins of this engine in the order of loading: writes at most `capacity` ids, and to `out_count` how many there
 * are. Null with capacity 0 asks for the number. KIN_ERROR_NULL. [engine-thread] Since level 1. */
kin_result kin_engine_list_plugins(const kin_engine *engine, kin_plugin_id *out_ids, uint32_t capacity,
                                   uint32_t *out_count);

#ifdef __cplusplus
}
#endif
#endif
