/* output.h: what the host writes: one line a fact, bytes in hexadecimal, so that two outputs can be compared as text.
 * Numbers are never formatted as such: what a C library makes of a double is not under test. */
#ifndef DETERMINISM_OUTPUT_H
#define DETERMINISM_OUTPUT_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void write_text(const char *text) { fputs(text, stdout); }

static void write_hexadecimal(uint64_t number, int digits) {
  char text[17];
  for (int i = digits; i-- > 0; number >>= 4) text[i] = "0123456789abcdef"[number & 15];
  text[digits] = 0;
  write_text(text);
}

/* A line of a word and numbers. */
static void write_numbers(const char *word, const uint64_t *numbers, int count) {
  write_text(word);
  for (int i = 0; i < count; i++) {
    write_text(" ");
    write_hexadecimal(numbers[i], 16);
  }
  write_text("\n");
}

static uint64_t bits_of(double number) {
  uint64_t bits;
  memcpy(&bits, &number, sizeof bits);
  return bits;
}

static double double_of(uint64_t bits) {
  double number;
  memcpy(&number, &bits, sizeof number);
  return number;
}

/* A line of a word and the bytes of a struct, as they lie in memory. */
static void write_bytes(const char *word, const void *bytes, size_t size) {
  static char text[1024];
  const unsigned char *from = bytes;
  char *to = text;
  for (size_t i = 0; i < size && i < sizeof text / 2 - 1; i++) {
    *to++ = "0123456789abcdef"[from[i] >> 4];
    *to++ = "0123456789abcdef"[from[i] & 15];
  }
  *to = 0;
  write_text(word);
  write_text(" ");
  write_text(text);
  write_text("\n");
}

/* A line of a word and a sentence. */
static void write_sentence(const char *word, const char *sentence) {
  write_text(word);
  write_text(" ");
  write_text(sentence);
  write_text("\n");
}

#endif
