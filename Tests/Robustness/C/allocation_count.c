/* Loaded before the C library (LD_PRELOAD): counts every request for memory. A program asks for the count by dlsym. */
#include <errno.h>
#include <stddef.h>

extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t), *__libc_memalign(size_t, size_t);
extern void *__libc_valloc(size_t), *__libc_pvalloc(size_t);

static unsigned long long requests;

unsigned long long kinesic_test_allocations(void) { return requests; }

void *malloc(size_t size) { return requests++, __libc_malloc(size); }
void *calloc(size_t count, size_t size) { return requests++, __libc_calloc(count, size); }
void *realloc(void *old, size_t size) { return requests++, __libc_realloc(old, size); }
void *reallocarray(void *old, size_t count, size_t size) {
  size_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes)) return errno = ENOMEM, NULL;
  return requests++, __libc_realloc(old, bytes);
}
void *memalign(size_t alignment, size_t size) { return requests++, __libc_memalign(alignment, size); }
void *aligned_alloc(size_t alignment, size_t size) { return requests++, __libc_memalign(alignment, size); }
void *valloc(size_t size) { return requests++, __libc_valloc(size); }
void *pvalloc(size_t size) { return requests++, __libc_pvalloc(size); }
int posix_memalign(void **place, size_t alignment, size_t size) {
  void *made = (requests++, __libc_memalign(alignment, size));
  if (!made) return ENOMEM;
  *place = made;
  return 0;
}
