/* platform.h: Linux, and other systems with ELF and a POSIX C library such as FreeBSD. */
#include "../platform.h"

#include "../allocation.h"
#include "../posix.h"

/* In the room that the loader keeps for libraries that are opened later: read in one instruction. */
#define PLATFORM_OF_THREAD _Thread_local __attribute__((tls_model("initial-exec")))

/* One instruction: the address of the thread's own storage. */
static inline uintptr_t platform_thread(void) { return (uintptr_t)__builtin_thread_pointer(); }

#include "../threads.h"
