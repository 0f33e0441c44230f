/* source.h: what a fuzzer draws its decisions from: the bytes of one record of the input and, when they are used up,
 * numbers that follow from them. A change of one byte changes what is drawn from it on, and nothing in other
 * records. */
#ifndef FUZZ_SOURCE_H
#define FUZZ_SOURCE_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct source {
  const uint8_t *bytes;
  size_t count;
  uint64_t state; /* of the numbers that follow */
} source;

static inline source source_of(const uint8_t *bytes, size_t count) {
  source s = {bytes, count, UINT64_C(0x9e3779b97f4a7c15)};
  for (size_t i = 0; i < count; i++) s.state = (s.state ^ bytes[i]) * UINT64_C(0x100000001b3);
  return s;
}

static inline uint8_t draw_byte(source *s) {
  if (s->count) return s->count--, *s->bytes++;
  s->state ^= s->state << 13;
  s->state ^= s->state >> 7;
  s->state ^= s->state << 17;
  return (uint8_t)(s->state * UINT64_C(0x2545f4914f6cdd1d) >> 56);
}

static inline uint64_t draw_bits(source *s, int bytes) {
  uint64_t bits = 0;
  while (bytes-- > 0) bits = bits << 8 | draw_byte(s);
  return bits;
}

/* 0 to limit - 1. */
static inline uint32_t draw_below(source *s, uint32_t limit) { return (uint32_t)draw_bits(s, limit <= 256 ? 1 : 2) % limit; }

/* Yes, once in `n`; a byte of zero is a no. */
static inline int draw_once_in(source *s, uint32_t n) { return draw_below(s, n) == n - 1; }

/* A fault of the library: what libFuzzer takes for a crash. */
_Noreturn static inline void found(const char *what, const char *detail) {
  fprintf(stderr, "FOUND: %s: %s\n", what, detail);
  abort();
}

#endif
