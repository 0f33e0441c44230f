/* platform.h: what the library asks of the system beside arithmetic: memory, opening a shared library, what a path
 * means, and which thread it is on.
 * Embedded Swift has no module for the C library. Where there is no dynamic loader each function says so or finds
 * nothing. */
#ifndef KINESIC_PLATFORM_H
#define KINESIC_PLATFORM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__linux__) || defined(__APPLE__) || defined(__FreeBSD__)
#define PLATFORM_HAS_LOADER 1
#else
#define PLATFORM_HAS_LOADER 0
#endif

/* Declared here and not taken from stdlib.h, as below. */
void *aligned_alloc(size_t alignment, size_t size);
void free(void *memory);

/* The C library's free. The shipped library is linked with --wrap=free: what is called free in it is its own, and this
 * is it. */
void __real_free(void *memory);
static inline void platform_free(void *memory) { __real_free(memory); }

/* A pointer of each thread, null at first. */
static inline void **platform_thread_slot(void) {
  static _Thread_local void *slot __attribute__((tls_model("initial-exec")));
  return &slot;
}

/* A sentence of each thread, null at first. */
static inline const char **platform_thread_sentence(void) {
  static _Thread_local const char *sentence __attribute__((tls_model("initial-exec")));
  return &sentence;
}

/* How many bytes a path can need, with its zero byte. */
enum { PLATFORM_PATH_ROOM = 4096 };

#if defined(__APPLE__)
#include <pthread.h>
#endif
/* Who may change a file or directory: bits of platform_access. */
enum {
  PLATFORM_ACCESS_ALL = 1,     /* everybody may write to it; also what nothing is known of */
  PLATFORM_ACCESS_STICKY = 2,  /* a directory in which everybody may rename and remove only what is his own */
  PLATFORM_ACCESS_FOREIGN = 4  /* it belongs neither to root nor to the user of this process */
};

#if PLATFORM_HAS_LOADER

#include <dlfcn.h>
#include <sys/stat.h>
#include <unistd.h>

/* Declared here and not taken from stdlib.h, which hides it from strict C. */
char *realpath(const char *path, char *resolved);

static inline bool platform_has_loader(void) { return true; }

/* Opens a library and keeps it open: the system does not unload it, whatever is closed. Null: platform_loader_error
 * has the reason. */
static inline void *platform_open_library(const char *path) {
  return dlopen(path, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
}

/* The address of a symbol, or null. */
static inline void *platform_find_symbol(void *library, const char *name) { return dlsym(library, name); }

/* Why the latest open failed; lent until the next call on this thread. */
static inline const char *platform_loader_error(void) {
  const char *reason = dlerror();
  return reason ? reason : "the system gives no reason";
}

/* The absolute path without symbolic links of something that exists, into PLATFORM_PATH_ROOM bytes; false: it does not
 * exist. */
static inline bool platform_resolve(const char *path, char *resolved) { return realpath(path, resolved) != NULL; }

/* Whether a path names something else than a file: to open a pipe may wait for ever, to open a device may do
 * anything. */
static inline bool platform_is_no_file(const char *path) {
  struct stat found;
  return stat(path, &found) == 0 && !S_ISREG(found.st_mode);
}

static inline int platform_access(const char *path) {
  struct stat found;
  if (stat(path, &found) != 0) return PLATFORM_ACCESS_ALL;
  const int all = found.st_mode & S_IWOTH ? PLATFORM_ACCESS_ALL : 0;
  const int sticky = S_ISDIR(found.st_mode) && found.st_mode & S_ISVTX ? PLATFORM_ACCESS_STICKY : 0;
  return all | sticky | (found.st_uid != 0 && found.st_uid != geteuid() ? PLATFORM_ACCESS_FOREIGN : 0);
}

#else

static inline bool platform_has_loader(void) { return false; }
static inline void *platform_open_library(const char *path) { return (void)path, (void *)NULL; }
static inline void *platform_find_symbol(void *library, const char *name) {
  return (void)library, (void)name, (void *)NULL;
}
static inline const char *platform_loader_error(void) { return "this build has no dynamic loader"; }
static inline bool platform_resolve(const char *path, char *resolved) { return (void)path, (void)resolved, false; }
static inline bool platform_is_no_file(const char *path) { return (void)path, false; }
static inline int platform_access(const char *path) { return (void)path, PLATFORM_ACCESS_ALL; }

#endif

/* A number that no other thread has at this time, never 0. Where there are no threads it is always the same. */
static inline uintptr_t platform_thread(void) {
#if defined(__ELF__) && !defined(__wasm__)
  return (uintptr_t)__builtin_thread_pointer(); /* one instruction: the address of the thread's own storage */
#elif defined(__APPLE__)
  return (uintptr_t)pthread_self();
#else
  return 1;
#endif
}

/* Which numbers this thread's engines have: bit n for number n. Of each thread its own: what another thread does
 * changes no id. */
static inline uint32_t *platform_numbers(void) {
  static _Thread_local uint32_t numbers __attribute__((tls_model("initial-exec")));
  return &numbers;
}

/* The lowest number from 0 to 15 that no living engine of this thread has; 15 when all are taken. */
static inline uint32_t platform_take_number(void) {
  uint32_t number = 0;
  while (number < 15 && (*platform_numbers() >> number & 1)) number++;
  *platform_numbers() |= 1u << number;
  return number;
}

/* Gives it back, on the thread that took it: on another one it stays taken. */
static inline void platform_give_number(uint32_t number, uintptr_t thread) {
  if (thread == platform_thread()) *platform_numbers() &= ~(1u << number);
}

#endif
