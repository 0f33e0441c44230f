/* platform.h: a device without an operating system, with a C library such as newlib or picolibc. All calls of the
 * library come from one thread: nothing here looks for others. */
#include "../platform.h"

#include "../no_loader.h"
#include "../one_thread.h"
#include "../threads.h"

/* Not aligned_alloc: that of newlib's small variant calls posix_memalign, which it does not have. */
void *memalign(size_t alignment, size_t size);

/* The C library's free. The linker knows what this name means (--wrap=free). */
void __real_free(void *memory);

static inline void *platform_allocate(size_t size) { return memalign(32, size); }
static inline void platform_free(void *memory) { __real_free(memory); }
