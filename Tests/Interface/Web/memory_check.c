/* memory_check.c: the allocator of the web package's modules, compiled for this machine: random blocks keep what is
 * written into them, stand on multiples of 32, and what is free is used again.
 *   gcc -fsanitize=address,undefined memory_check.c -o memory_check && ./memory_check */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PAGE_BYTES = 65536, PAGES = 512, BLOCKS = 400, ROUNDS = 150000 };

static _Alignas(PAGE_BYTES) char arena[PAGES * PAGE_BYTES];
static size_t pages = 1;

static size_t fake_size(void) { return (uintptr_t)arena / PAGE_BYTES + pages; }
static size_t fake_grow(size_t count) {
  if (count > PAGES - pages) return (size_t)-1;
  pages += count;
  return fake_size() - count;
}

/* The allocator under other names, over the arena in place of a module's memory. */
#define malloc module_malloc
#define free module_free
#define calloc module_calloc
#define aligned_alloc module_aligned_alloc
#define posix_memalign module_posix_memalign
#define __heap_base (arena[100])
#define __builtin_wasm_memory_size(memory) fake_size()
#define __builtin_wasm_memory_grow(memory, count) fake_grow(count)
#define MODULE_MEMORY_HAS_HEAP_BASE
#include "../../../bindings/web/module/memory.c"

static struct {
  unsigned char *bytes;
  size_t size;
  unsigned char mark;
} blocks[BLOCKS];

static uint64_t state = 88172645463325252u;
static uint64_t next(uint64_t limit) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return state % limit;
}

static void fail(const char *what) {
  printf("FAILED: %s\n", what);
  exit(1);
}

static void drop(int i) {
  for (size_t byte = 0; byte < blocks[i].size; byte++)
    if (blocks[i].bytes[byte] != blocks[i].mark) fail("a block has lost what was written into it");
  module_free(blocks[i].bytes);
  blocks[i].bytes = NULL;
}

static void take(int i) {
  blocks[i].size = next(8) == 0 ? next(40000) : next(700);
  blocks[i].mark = (unsigned char)next(256);
  blocks[i].bytes = next(2) ? module_malloc(blocks[i].size) : module_aligned_alloc(32, blocks[i].size);
  if (blocks[i].bytes == NULL) fail("there is memory, and none was given");
  if ((uintptr_t)blocks[i].bytes % 32 != 0) fail("a block does not stand on a multiple of 32");
  memset(blocks[i].bytes, blocks[i].mark, blocks[i].size);
}

static void play(int rounds) {
  for (int round = 0; round < rounds; round++) {
    int i = (int)next(BLOCKS);
    if (blocks[i].bytes != NULL) drop(i);
    else take(i);
  }
  for (int i = 0; i < BLOCKS; i++)
    if (blocks[i].bytes != NULL) drop(i);
}

int main(void) {
  play(ROUNDS);
  size_t before = pages;
  if (first_free == NULL || first_free->next != NULL) fail("what is free was not joined");
  play(ROUNDS);
  if (pages > before + before / 4) fail("memory that is free is not used again");
  unsigned char *zeros = module_calloc(100, 7);
  for (int i = 0; i < 700; i++)
    if (zeros[i] != 0) fail("calloc gives what is not zero");
  module_free(zeros);
  if (module_malloc((size_t)PAGES * PAGE_BYTES) != NULL) fail("more was given than there is");
  if (module_malloc(SIZE_MAX) != NULL || module_calloc(SIZE_MAX, 2) != NULL) fail("a size that is none was given");
  if (module_aligned_alloc(64, 8) != NULL) fail("an alignment that it does not have was given");
  module_free(NULL);
  printf("ok: %zu pages\n", pages);
  return 0;
}
