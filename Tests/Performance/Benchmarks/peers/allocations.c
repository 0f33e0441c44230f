/* Preloaded: counts the calls that take memory from the heap. */
#include <stddef.h>

extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t), *__libc_memalign(size_t, size_t);
static long long count;

long long peer_allocation_count(void) { return count; }

void *malloc(size_t size) { return count++, __libc_malloc(size); }
void *calloc(size_t number, size_t size) { return count++, __libc_calloc(number, size); }
void *realloc(void *old, size_t size) { return count++, __libc_realloc(old, size); }
void *memalign(size_t alignment, size_t size) { return count++, __libc_memalign(alignment, size); }
void *aligned_alloc(size_t alignment, size_t size) { return count++, __libc_memalign(alignment, size); }

int posix_memalign(void **out, size_t alignment, size_t size) {
  count++;
  *out = __libc_memalign(alignment, size);
  return *out ? 0 : 12; /* ENOMEM */
}
