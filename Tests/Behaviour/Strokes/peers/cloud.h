/* cloud.h: a drawing as a cloud of 32 points, which $P, $P+ and $Q have in common: at equal steps along the strokes,
 * scaled by the larger side of the box, moved to the centroid. */
#ifndef STROKE_CLOUD_H
#define STROKE_CLOUD_H
#include <math.h>
#include "peer.h"

enum { N = 32 };

static inline void prepare_cloud(const kin_stroke_point *points, int count, place *places) {
  resample(points, count, 0, places, N);
  const place sides = extent(places, N);
  const double scale = 1 / fmax(fmax(sides.x, sides.y), 1e-9);
  for (int i = 0; i < N; i++) places[i].x *= scale, places[i].y *= scale;
  const place middle = centroid(places, N);
  move(places, N, -middle.x, -middle.y);
}

static inline double squared(place a, place b) { return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y); }

#endif
