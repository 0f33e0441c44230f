/* posix.h: the dynamic loader and the files of a POSIX system. */
#include <dlfcn.h>
#include <sys/stat.h>
#include <unistd.h>

#include "slashes.h"

/* Declared here and not taken from stdlib.h, which hides it from strict C. */
char *realpath(const char *path, char *resolved);

static inline bool platform_has_loader(void) { return true; }

static inline void *platform_open_library(const char *path) {
  return dlopen(path, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
}

static inline void *platform_find_symbol(void *library, const char *name) { return dlsym(library, name); }

static inline const char *platform_loader_error(void) {
  const char *reason = dlerror();
  return reason ? reason : "the system gives no reason";
}

static inline bool platform_resolve(const char *path, char *resolved) { return realpath(path, resolved) != NULL; }

static inline bool platform_is_no_file(const char *path) {
  struct stat found;
  return stat(path, &found) == 0 && !S_ISREG(found.st_mode);
}

static inline bool platform_knows_access(void) { return true; }

static inline int platform_access(const char *path) {
  struct stat found;
  if (stat(path, &found) != 0) return PLATFORM_ACCESS_ALL;
  const int all = found.st_mode & S_IWOTH ? PLATFORM_ACCESS_ALL : 0;
  const int sticky = S_ISDIR(found.st_mode) && found.st_mode & S_ISVTX ? PLATFORM_ACCESS_STICKY : 0;
  return all | sticky | (found.st_uid != 0 && found.st_uid != geteuid() ? PLATFORM_ACCESS_FOREIGN : 0);
}
