/* pool.h: an allocator that counts, fills with garbage, knows what it gave, and refuses when it is asked to. */
#ifndef KINESIC_POOL_H
#define KINESIC_POOL_H

#include "world.h"

typedef struct pool {
  uint64_t asked, given, blocks, bytes, most; /* requests, those that were met, and what has not come back */
  uint64_t refuse_from, refuse_to;            /* requests with these numbers, counted from 1, are refused */
  int faults;                                 /* what came back was not given, or has another size */
} pool;

enum { GUARD = 32 };

static inline void *take_block(uint64_t size, void *user_data) {
  pool *p = user_data;
  unsigned char *block;
  p->asked++;
  if (p->asked >= p->refuse_from && p->asked <= p->refuse_to) return NULL;
  block = malloc(size + GUARD);
  if (!block || size == 0 || size % 16) return p->faults++, free(block), NULL;
  memcpy(block, &size, sizeof size);
  memset(block + GUARD, 0xA5, size < 4096 ? size : 4096);
  p->given++;
  p->blocks++;
  p->bytes += size;
  if (p->bytes > p->most) p->most = p->bytes;
  return block + GUARD;
}

static inline void return_block(void *memory, uint64_t size, void *user_data) {
  pool *p = user_data;
  uint64_t own;
  memcpy(&own, (unsigned char *)memory - GUARD, sizeof own);
  if (own != size) p->faults++;
  p->blocks--;
  p->bytes -= size;
  memset((unsigned char *)memory - GUARD, 0x5A, size < 4096 ? size : 4096);
  free((unsigned char *)memory - GUARD);
}

static inline kin_allocator allocator_of(pool *p) {
  kin_allocator allocator;
  kin_allocator_init(&allocator);
  allocator.allocate = take_block;
  allocator.free = return_block;
  allocator.user_data = p;
  return allocator;
}

/* All that was given has come back. */
static inline void check_empty(const pool *p) {
  CHECK(p->blocks == 0 && p->bytes == 0 && p->faults == 0);
}

static inline kin_engine_usage usage_of(const kin_engine *engine) {
  kin_engine_usage usage;
  kin_engine_usage_init(&usage);
  OK(kin_engine_get_usage(engine, &usage));
  return usage;
}

#endif
