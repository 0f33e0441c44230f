/* photo.h: a picture on a table: fingers push, spread and turn it, let it fly, and a tap changes its colours. */
#ifndef PHOTO_H
#define PHOTO_H

#include <kinesic/kinesic_sdl.h>

typedef struct photo {
  kin_engine *engine;
  kin_recognizer_id pan, pinch, rotation, tap;
  double x, y, scale, angle;     /* its centre, window units; how large; how far turned, radians */
  double pan_x, pan_y;           /* the pan's translation that x, y have already */
  double pinched, rotated;       /* the same of pinch and rotation */
  double ahead_x, ahead_y;       /* where the fingers are at the frame's time, from where they were last reported */
  bool panning, flying;
  kin_fling fling_x, fling_y;
  uint64_t let_go_ns;            /* when it began to fly */
  int colours;
} photo;

/* The table is `width` by `height` units; the picture lies in the middle. Ends the program if Kinesic refuses. */
void photo_open(photo *photo, int width, int height);
void photo_close(photo *photo);

/* Once a frame, when all events are fed: takes the gestures and moves on to `now_ns`. */
void photo_frame(photo *photo, uint64_t now_ns);
void photo_draw(const photo *photo, SDL_Renderer *renderer);

#endif
