/* text.h: what the C library knows of texts. Declared here: Embedded Swift has no module for the C library. */
#ifndef KINESIC_TEXT_H
#define KINESIC_TEXT_H

#include <stddef.h>

void *memchr(const void *memory, int byte, size_t count);
double strtod(const char *text, char **end);

/* The first such byte; null: there is none. */
static inline const void *text_find(const void *start, unsigned char byte, size_t count) {
  return memchr(start, byte, count);
}

/* The double that is nearest to the number at the beginning of a text, which a zero byte ends. The text has no decimal
 * point, so that the locale does not matter. */
static inline double text_number(const char *text) { return strtod(text, NULL); }

#endif
