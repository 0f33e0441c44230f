/* no_loader.h: a platform without a dynamic loader. */
#include "slashes.h"

static inline bool platform_has_loader(void) { return false; }
static inline void *platform_open_library(const char *path) { return (void)path, (void *)NULL; }
static inline void *platform_find_symbol(void *library, const char *name) {
  return (void)library, (void)name, (void *)NULL;
}
static inline const char *platform_loader_error(void) { return "this build has no dynamic loader"; }
static inline bool platform_resolve(const char *path, char *resolved) { return (void)path, (void)resolved, false; }
static inline bool platform_is_no_file(const char *path) { return (void)path, false; }
static inline bool platform_knows_access(void) { return false; }
static inline int platform_access(const char *path) { return (void)path, PLATFORM_ACCESS_ALL; }
