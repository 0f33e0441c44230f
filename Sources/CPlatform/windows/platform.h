/* platform.h: Windows. What is used of its libraries is declared in api.h: windows.h gives names of ours other
 * meanings. */
#include "../platform.h"

#include "api.h"

static inline void *platform_allocate(size_t size) { return _aligned_malloc(size, 32); }
static inline void platform_free(void *memory) { _aligned_free(memory); }

#define PLATFORM_OF_THREAD _Thread_local
static inline uintptr_t platform_thread(void) { return GetCurrentThreadId(); }

#include "../threads.h"
#include "files.h"
#include "loader.h"
