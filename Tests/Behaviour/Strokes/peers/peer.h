/* peer.h: the recognizers beside which Kinesic is measured: small implementations from the papers, and from nobody's
 * code. Each prepares a drawing once, and then says how far two prepared ones are apart; the nearest template names a
 * drawing. y may point either way, the same in all drawings. */
#ifndef STROKE_PEER_H
#define STROKE_PEER_H
#include <stddef.h>
#include "kinesic/strokes.h"

typedef struct peer {
  size_t size; /* of a prepared drawing */
  void (*prepare)(const kin_stroke_point *points, int count, void *out);
  double (*distance)(const void *drawing, const void *example, double best); /* may stop when it is above `best` */
} peer;

typedef struct place {
  double x, y;
} place;

extern const peer dollar_one, protractor, protractor_any, dollar_p, dollar_p_plus, dollar_q;

/* `n` places at equal steps along the path. `with_lifts`: what the pen does in the air between two strokes belongs to
 * the path, as where all points are one stroke. */
void resample(const kin_stroke_point *points, int count, int with_lifts, place *out, int n);

place centroid(const place *places, int n);
void move(place *places, int n, double x, double y);
void turn(place *places, int n, double angle);

/* The sides of the box around them. */
place extent(const place *places, int n);

#endif
