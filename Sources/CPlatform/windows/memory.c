/* memory.c: what the language's runtime and Sources/CMemory ask of the C library, for the libraries that have no
 * memory of their own as libkinesic has: linked into them with --wrap. Windows has no posix_memalign, and what is
 * aligned has a function of its own that frees it: so all blocks are. */
#include <malloc.h>

int __wrap_posix_memalign(void **out, size_t alignment, size_t size) {
  *out = _aligned_malloc(size, alignment < sizeof(void *) ? sizeof(void *) : alignment);
  return *out ? 0 : 12; /* ENOMEM */
}

void *__wrap_malloc(size_t size) { return _aligned_malloc(size, 16); }

void __wrap_free(void *block) { _aligned_free(block); }
