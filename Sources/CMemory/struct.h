/* struct.h: structs of a host that begin with their size, uint32_t struct_size, for libraries beside the engine. The
 * host may have been compiled with a later level, whose structs are larger. */
#ifndef KINESIC_STRUCT_H
#define KINESIC_STRUCT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* No struct is larger. */
enum { STRUCT_MOST = 4096 };

/* Whether a struct that a host hands in is one of ours, of `own` bytes, or a larger one that says nothing else. */
static inline bool struct_is_sound(const void *given, size_t own) {
  const unsigned char *const bytes = (const unsigned char *)given;
  const size_t size = *(const uint32_t *)given;
  if (size < own || size > STRUCT_MOST) return false;
  for (size_t i = own; i < size; i++)
    if (bytes[i] != 0) return false;
  return true;
}

/* Makes a struct that is to be filled in zero, but for its size. False: it has no room for one of ours. */
static inline bool struct_clear(void *out, size_t own) {
  unsigned char *const bytes = (unsigned char *)out;
  const size_t size = *(const uint32_t *)out;
  if (size < own || size > STRUCT_MOST) return false;
  for (size_t i = sizeof(uint32_t); i < size; i++) bytes[i] = 0;
  return true;
}

#endif
