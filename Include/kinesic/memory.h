/* memory.h: where an engine's memory comes from, and how full its tables are.
 *
 * An engine is made in one block. What is added to it later comes in blocks of its own; feeding, advancing and polling
 * ask for none. */
#ifndef KINESIC_MEMORY_H
#define KINESIC_MEMORY_H

#include "event.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Gives `size` bytes (a multiple of 16, above 0), aligned to 16; null: there is no memory, and the call that wanted it
 * gives KIN_ERROR_MEMORY. Called inside any call on the engine, on the thread of that call; it must not call the
 * engine. It must return, as every kin_event_callback: it may not throw (std::bad_alloc: give null), and not jump out.
 * [in-step] */
typedef void *(*kin_allocate_callback)(uint64_t size, void *user_data);

/* Takes back what kin_allocate_callback gave, with the same size. It must return, too. [in-step] */
typedef void (*kin_free_callback)(void *memory, uint64_t size, void *user_data);

/* Where the memory of an engine comes from. Both functions and `user_data` must last as long as the engine, its
 * destruction included. */
typedef struct kin_allocator {
  uint32_t struct_size; /* set by kin_allocator_init */
  uint32_t reserved;    /* zero */
  kin_allocate_callback allocate;
  kin_free_callback free;
  void *user_data; /* handed to both */
} kin_allocator;

/* Sets the size, all else to zero. [any-thread] Since level 1. */
KIN_INLINE void kin_allocator_init(kin_allocator *out_allocator) {
  (void)kin_struct_init("kin_allocator", out_allocator, (uint32_t)sizeof(kin_allocator));
}

/* How full a table is. */
typedef struct kin_usage {
  uint32_t now;      /* how many there are */
  uint32_t most;     /* the most that there were at one time since the engine was made */
  uint32_t capacity; /* how many there is room for without asking for memory */
} kin_usage;

typedef struct kin_engine_usage {
  uint32_t struct_size;  /* set by kin_engine_usage_init */
  kin_usage touches;     /* contacts: down, hovering, scrolling, and lifted ones that an undecided gesture has;
                            capacity: twice touch_capacity, at most 128 */
  kin_usage views;       /* the root included; grows */
  kin_usage recognizers; /* grows */
  kin_usage actions;     /* typed ones included; grows */
  kin_usage events;      /* records that wait for a poll; grows as recognizers are added, not while touches are fed */
  uint64_t bytes;        /* that the allocator has given and not got back */
  uint64_t most_bytes;   /* the most that there were, what calls set aside for their own time included */
} kin_engine_usage;

/* Sets the size, all else to zero. [any-thread] Since level 1. */
KIN_INLINE void kin_engine_usage_init(kin_engine_usage *out_usage) {
  (void)kin_struct_init("kin_engine_usage", out_usage, (uint32_t)sizeof(kin_engine_usage));
}

/* How full the tables are, and how many bytes the engine has. KIN_ERROR_NULL, KIN_ERROR_SIZE.
 * [engine-thread] Since level 1. */
kin_result kin_engine_get_usage(const kin_engine *engine, kin_engine_usage *out_usage);

#ifdef __cplusplus
}
#endif
#endif
