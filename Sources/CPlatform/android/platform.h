/* platform.h: Android 10 (level 29) and later. */
#include "../platform.h"

#include "../allocation.h"
#include "../posix.h"

/* Any model but initial-exec, which Android's loader refuses in a library that is opened while the program runs. */
#define PLATFORM_OF_THREAD _Thread_local

/* One instruction: the address of the thread's own storage. */
static inline uintptr_t platform_thread(void) { return (uintptr_t)__builtin_thread_pointer(); }

#include "../threads.h"
