/* memory.c: what the language's runtime asks of the C library, for the libraries that have no memory of their own as
 * libkinesic has: linked into them with --wrap. Windows has no posix_memalign. */
#include <malloc.h>

int __wrap_posix_memalign(void **out, size_t alignment, size_t size) {
  *out = _aligned_malloc(size, alignment < sizeof(void *) ? sizeof(void *) : alignment);
  return *out ? 0 : 12; /* ENOMEM */
}

void __wrap_free(void *block) { _aligned_free(block); }
