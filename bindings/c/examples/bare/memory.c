/* memory.c: what memory.h says, by the marks of the linker scripts. */
#include "memory.h"

#include "text.h"

#include <errno.h>

extern uint32_t ram_begin[], ram_end[], values_begin[], values_end[], values_kept[], zeros_begin[], zeros_end[];
extern uint32_t heap_begin[], heap_limit[];

/* A word that is neither a number of the engine nor an address. */
enum { PAINT = 0x5afec0de };

/* Where the heap ends, and the highest place where it ever did: the C library's malloc asks for more by sbrk. */
static char *heap_end = (char *)heap_begin, *heap_most = (char *)heap_begin;

void *_sbrk(ptrdiff_t growth);
void *_sbrk(ptrdiff_t growth) {
  char *const before = heap_end;
  if (growth > (char *)heap_limit - heap_end) {
    errno = ENOMEM;
    return (void *)-1;
  }
  heap_end += growth;
  if (heap_end > heap_most) heap_most = heap_end;
  return before;
}

void *sbrk(ptrdiff_t growth);
void *sbrk(ptrdiff_t growth) { return _sbrk(growth); }

/* Not optimized: a loop that copies must not become a call of memcpy on a stack that is about to be painted. */
__attribute__((noinline, optimize("no-tree-loop-distribute-patterns"))) void memory_begin(void) {
  const uint32_t *const here = __builtin_frame_address(0);
  for (uint32_t *to = values_begin, *from = values_kept; to < values_end;) *to++ = *from++;
  for (uint32_t *to = zeros_begin; to < zeros_end;) *to++ = 0;
  for (volatile uint32_t *to = heap_begin; to < here - 32;) *to++ = PAINT;
}

static void report(const char *name, uintptr_t bytes) {
  write_text(name);
  write_number(bytes);
}

void memory_report(void) {
  const uint32_t *stack = (const uint32_t *)(((uintptr_t)heap_most + 3) & ~(uintptr_t)3);
  while (stack < ram_end && *stack == PAINT) stack++;
  const uintptr_t variables = (uintptr_t)heap_begin - (uintptr_t)ram_begin;
  const uintptr_t heap = (uintptr_t)heap_most - (uintptr_t)heap_begin, deep = (uintptr_t)ram_end - (uintptr_t)stack;
  report("variables ", variables);
  report(" heap ", heap);
  report(" stack ", deep);
  report(" together ", variables + heap + deep);
  report(" of ", (uintptr_t)ram_end - (uintptr_t)ram_begin);
  write_text("\n");
}
