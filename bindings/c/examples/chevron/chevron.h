/* chevron.h: two recognizers of one's own, and a page that uses them. */
#ifndef CHEVRON_H
#define CHEVRON_H

#include <kinesic/kinesic_sdl.h>
#include <kinesic/plugin.h>

/* A stroke down to the right, then down to the left, which ends below its start. One finger: others are left to the
 * view. The first class is discrete; the second one begins when the stroke turns, and goes on until the lift. Both
 * have the values "tip.x" and "tip.y", the point where the stroke turned. */
extern const kin_recognizer_class chevron_class, drawn_chevron_class;

enum { LINE_CAPACITY = 512 };

/* A page: each chevron turns to the next colour, and is drawn while the finger moves. */
typedef struct page {
  kin_engine *engine;
  kin_view_id view;
  kin_recognizer_id next, pen;
  uint32_t number;            /* how many chevrons there were */
  SDL_FPoint line[LINE_CAPACITY];
  int count;                  /* how many points the line has */
  int fingers;                /* how many fingers the view has: a chevron that is recognized takes its own from it */
} page;

/* A page of a window of that size; KIN_OK, or why there is none. */
kin_result page_open(page *self, double width, double height);
void page_close(page *self);
/* Lets time pass, and takes what the engine made of the touches. */
void page_frame(page *self, uint64_t time_ns);
void page_draw(const page *self, SDL_Renderer *renderer);

#endif
