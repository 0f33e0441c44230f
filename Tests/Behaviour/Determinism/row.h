/* row.h: bytes in memory that grow at the end. */
#ifndef DETERMINISM_ROW_H
#define DETERMINISM_ROW_H

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

typedef struct row {
  unsigned char *bytes;
  size_t count, room;
} row;

static void append(row *r, const void *bytes, size_t count) {
  if (r->count + count > r->room) r->bytes = realloc(r->bytes, r->room = 2 * (r->count + count));
  if (!r->bytes) exit(1);
  memcpy(r->bytes + r->count, bytes, count);
  r->count += count;
}

/* Whether these bytes stand at `place`, which goes on behind them. */
static bool goes_on_with(const row *r, size_t *place, const void *bytes, size_t count) {
  const size_t from = *place;
  *place += count;
  return *place <= r->count && memcmp(r->bytes + from, bytes, count) == 0;
}

static void free_row(row *r) {
  free(r->bytes);
  memset(r, 0, sizeof *r);
}

#endif
