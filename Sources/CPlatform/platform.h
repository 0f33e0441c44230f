/* platform.h: what the library asks of the system beside arithmetic: memory, opening a shared library, what a path
 * means, and which thread it is on.
 * Each folder beside this file is one platform. Its platform.h includes this file and defines what is declared here;
 * Package.swift takes the folder that KINESIC_PLATFORM names, which is the only choice between platforms in the
 * sources. Embedded Swift has no module for the C library. */
#ifndef KINESIC_PLATFORM_H
#define KINESIC_PLATFORM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A block of memory on a multiple of 32, or null; `size` is a multiple of 32 as well. */
static inline void *platform_allocate(size_t size);

/* Gives a block of platform_allocate back. */
static inline void platform_free(void *memory);

/* The C library's name for it. The shipped library is linked with --wrap=free: what is called free in it is its own,
 * which ends in platform_free. */
void free(void *memory);

/* A number that no other thread has at this time, never 0. Where there are no threads it is always the same. */
static inline uintptr_t platform_thread(void);

/* A pointer of each thread, null at first. */
static inline void **platform_thread_slot(void);

/* A sentence of each thread, null at first. */
static inline const char **platform_thread_sentence(void);

/* The lowest number from 0 to 15 that no living engine of this thread has; 15 when all are taken. */
static inline uint32_t platform_take_number(void);

/* Gives it back, on the thread that took it: on another one it stays taken. */
static inline void platform_give_number(uint32_t number, uintptr_t thread);

/* How many bytes a path can need, with its zero byte. Every path is UTF-8. */
enum { PLATFORM_PATH_ROOM = 4096 };

/* Whether shared libraries can be opened. Where they cannot, the calls of kinesic/loader.h refuse by
 * KIN_ERROR_UNSUPPORTED, and nothing below is called. */
static inline bool platform_has_loader(void);

/* Opens a library and keeps it open: the system does not unload it, whatever is closed. Null: platform_loader_error
 * has the reason. */
static inline void *platform_open_library(const char *path);

/* The address of a symbol, or null. */
static inline void *platform_find_symbol(void *library, const char *name);

/* Why the latest open failed; lent until the next call on this thread. */
static inline const char *platform_loader_error(void);

/* Whether a character separates the parts of a path. A path without one is a bare name, which is looked for in
 * directories. */
static inline bool platform_is_separator(char character);

/* The bytes of the part of an absolute path above which nothing is, such as "/"; 0: the path is relative. */
static inline size_t platform_root_length(const char *path);

/* The absolute path without symbolic links of something that exists, into PLATFORM_PATH_ROOM bytes; false: it does not
 * exist. */
static inline bool platform_resolve(const char *path, char *resolved);

/* Whether a path names something else than a file: to open a pipe may wait for ever, to open a device may do
 * anything. */
static inline bool platform_is_no_file(const char *path);

/* Who may change a file or directory: bits of platform_access. */
enum {
  PLATFORM_ACCESS_ALL = 1,     /* everybody may write to it; also what nothing is known of */
  PLATFORM_ACCESS_STICKY = 2,  /* a directory in which everybody may rename and remove only what is his own */
  PLATFORM_ACCESS_FOREIGN = 4  /* it belongs neither to root nor to the user of this process */
};

/* Whether platform_access can tell; if not, KIN_PLUGIN_REFUSE_WRITABLE is refused. */
static inline bool platform_knows_access(void);

static inline int platform_access(const char *path);

#endif
