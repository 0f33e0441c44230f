/* memory.c: the allocator of the module, in place of wasi-libc's, which is ten times as large: what a page loads must
 * be small, and an engine asks for few blocks, all of them when something is set up.
 *
 * Blocks stand on multiples of 32, as Sources/KinesicCore/Interface/memory.swift wants, each behind a head of 32
 * bytes. Free blocks are a list in the order of their addresses; neighbours are joined; the first that is large enough
 * is taken. */
#include <stddef.h>
#include <stdint.h>

enum { UNIT = 32, PAGE = 65536 };

typedef struct Block {
  size_t size; /* with the head, a multiple of UNIT */
  struct Block *next;
  char filler[UNIT - sizeof(size_t) - sizeof(void *)];
} Block;

#ifndef MODULE_MEMORY_HAS_HEAP_BASE /* a test has one of its own */
extern char __heap_base;
#endif

static Block *first_free;
static uintptr_t end; /* of the memory that is in use or free; 0 at first */

static void give_back(Block *block) {
  Block **place = &first_free;
  Block *before = NULL;
  while (*place != NULL && *place < block) {
    before = *place;
    place = &before->next;
  }
  block->next = *place;
  *place = block;
  if (block->next != NULL && (char *)block + block->size == (char *)block->next) {
    block->size += block->next->size;
    block->next = block->next->next;
  }
  if (before != NULL && (char *)before + before->size == (char *)block) {
    before->size += block->size;
    before->next = block->next;
  }
}

/* Takes more memory, at least `size` bytes of it; 0: there is none. */
static int grow(size_t size) {
  if (end == 0) end = ((uintptr_t)&__heap_base + UNIT - 1) / UNIT * UNIT;
  uintptr_t limit = (uintptr_t)__builtin_wasm_memory_size(0) * PAGE;
  if (limit < end || limit - end < size) {
    size_t missing = size - (limit < end ? 0 : limit - end);
    size_t pages = (missing + PAGE - 1) / PAGE;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
    limit = (uintptr_t)__builtin_wasm_memory_size(0) * PAGE;
  }
  Block *block = (Block *)end;
  block->size = (limit - end) / UNIT * UNIT;
  end += block->size;
  give_back(block);
  return 1;
}

static Block *find(size_t size) {
  for (Block **place = &first_free; *place != NULL; place = &(*place)->next) {
    Block *block = *place;
    if (block->size < size) continue;
    if (block->size == size) {
      *place = block->next;
    } else {
      Block *rest = (Block *)((char *)block + size);
      rest->size = block->size - size;
      rest->next = block->next;
      *place = rest;
      block->size = size;
    }
    return block;
  }
  return NULL;
}

void *malloc(size_t size) {
  if (size > (size_t)PTRDIFF_MAX - 2 * PAGE) return NULL;
  size = (size + 2 * UNIT - 1) / UNIT * UNIT;
  Block *block = find(size);
  if (block == NULL && grow(size)) block = find(size);
  return block == NULL ? NULL : block + 1;
}

/* Every block stands on a multiple of 32. */
void *aligned_alloc(size_t alignment, size_t size) { return alignment <= UNIT ? malloc(size) : NULL; }

void *calloc(size_t count, size_t size) {
  if (size != 0 && count > (size_t)PTRDIFF_MAX / size) return NULL;
  unsigned char *memory = malloc(count * size);
  if (memory != NULL)
    for (size_t i = 0; i < count * size; i++) memory[i] = 0;
  return memory;
}

/* The language's runtime names it; the linker gives it Sources/KinesicCore/Interface/memory.swift's. */
int posix_memalign(void **out_memory, size_t alignment, size_t size) {
  *out_memory = aligned_alloc(alignment, size);
  return *out_memory == NULL ? 12 /* ENOMEM */ : 0;
}

void free(void *memory) {
  if (memory != NULL) give_back((Block *)memory - 1);
}
