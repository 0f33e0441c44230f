/* table.h: a table with photos for several people. Each photo is pushed, spread and turned by fingers of its own, and
 * a tap brings it to the front; a drag beside the photos moves the table. Nothing here depends on SDL: draw.c and
 * main.c are for SDL 2, those in table3 for SDL 3. */
#ifndef TABLE_H
#define TABLE_H

#include <kinesic/kinesic.h>

enum { PHOTO_COUNT = 4, PHOTO_WIDTH = 200, PHOTO_HEIGHT = 150 };

/* The point p of a photo lies on the table at (a x - b y + x0, b x + a y + y0). */
typedef struct placement {
  double a, b, x0, y0;
} placement;

typedef struct color {
  uint8_t red, green, blue;
} color;

typedef struct photo {
  kin_view_id view;
  kin_recognizer_id hand, tap;
  placement now;
  placement before; /* when the present gesture began, in the window */
  color color;
} photo;

typedef struct table {
  kin_engine *engine;
  kin_view_id sheet; /* what the photos lie on */
  kin_recognizer_id pan;
  photo photos[PHOTO_COUNT]; /* from back to front */
  kin_point moved, moved_before;
} table;

/* The engine calls back with `table`: it stays where it is until table_close. Ends the program if Kinesic refuses. */
void table_open(table *table);
void table_close(table *table);

/* Once a frame, when all events are fed: lets time pass. */
void table_frame(table *table, uint64_t now_ns);

/* Where a corner of a photo lies in the window: 0 to 3, clockwise from the one that is its origin. */
kin_point table_corner(const table *table, const photo *photo, int index);

struct SDL_Renderer;
void table_draw(const table *table, struct SDL_Renderer *renderer);

#endif
