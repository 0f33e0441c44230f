/* manifest.h: the binary interface as data, so that a binding can check itself against the library that it found. */
#ifndef KINESIC_MANIFEST_H
#define KINESIC_MANIFEST_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* All that the headers of this library declare, as JSON in ASCII:
 *   level, minor     KIN_ABI_LEVEL, KIN_ABI_MINOR
 *   version          kin_version()
 *   pointer          bytes of a pointer
 *   types            {"kin_state": "int32_t", "kin_engine": "struct", "kin_function": "void (*)(void)", ...}
 *   structs          {"kin_point": {"size": 16, "alignment": 8, "fields": [["x", "double", 0], ...]}, ...}; a field is
 *                    its name, type and offset; the members of an unnamed union stand among the fields, with the same
 *                    offset
 *   constants        {"KIN_OK": 0, ...}
 *   functions        {"kin_result_name": ["const char *", ["result", "kin_result"]], ...}: the result's type, then
 *                    each parameter's name and type
 *   plugin_functions the same for what a plugin library exports
 * Static text, unpacked by the first call. A build for pointers of other than 8 bytes has level, minor, version and
 * pointer only. [any-thread] Since level 1. */
const char *kin_abi_manifest(void);

#ifdef __cplusplus
}
#endif
#endif
