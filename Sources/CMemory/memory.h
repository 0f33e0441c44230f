/* memory.h: the memory of the C library, for libraries beside the engine. Unlike the language's own allocation it can
 * fail. Declared here: Embedded Swift has no module for the C library. */
#ifndef KINESIC_MEMORY_H
#define KINESIC_MEMORY_H

#include <stddef.h>

void *malloc(size_t size);
void free(void *memory);

/* Null: there is none. */
static inline void *memory_allocate(size_t size) { return malloc(size); }

/* Gives a block back; null does nothing. */
static inline void memory_release(void *memory) { free(memory); }

#endif
