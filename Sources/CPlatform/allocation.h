/* allocation.h: the memory of a C library with aligned_alloc of C11. Declared here and not taken from stdlib.h, which
 * hides it from strict C. */
void *aligned_alloc(size_t alignment, size_t size);

/* The C library's free. The linker knows what this name means (--wrap=free). */
void __real_free(void *memory);

static inline void *platform_allocate(size_t size) { return aligned_alloc(32, size); }
static inline void platform_free(void *memory) { __real_free(memory); }
