/* platform.h: macOS and iOS. */
#include "../platform.h"

#include "../allocation.h"
#include "../posix.h"

#include <pthread.h>

#define PLATFORM_OF_THREAD _Thread_local

static inline uintptr_t platform_thread(void) { return (uintptr_t)pthread_self(); }

#include "../threads.h"
