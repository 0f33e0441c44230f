/* text.h: numbers and bytes as text on the board's serial line, without the C library's printf. */
#ifndef TEXT_H
#define TEXT_H

#include "board.h"

#include <stddef.h>

static inline void write_text(const char *text) {
  while (*text) board_write(*text++);
}

static inline void write_number(uint64_t number) {
  char digits[20];
  int count = 0;
  do digits[count++] = (char)('0' + number % 10);
  while (number /= 10);
  while (count) board_write(digits[--count]);
}

static inline void write_bytes(const void *bytes, size_t count) {
  for (const unsigned char *byte = bytes; count--; byte++) {
    board_write("0123456789abcdef"[*byte >> 4]);
    board_write("0123456789abcdef"[*byte & 15]);
  }
}

#endif
