/* Protractor: Y. Li, "Protractor: a fast and accurate gesture recognizer", CHI 2010. 16 points as a vector of length
 * one; the angle between two vectors at the turn that makes it least, in closed form. Where orientation counts, a
 * drawing is turned to the nearest of eight directions; where it may have any, to one. */
#include <math.h>
#include "peer.h"

enum { N = 16 };

static void prepare_turned(const kin_stroke_point *points, int count, int any, place *places) {
  resample(points, count, 1, places, N);
  const place middle = centroid(places, N);
  move(places, N, -middle.x, -middle.y);
  const double angle = atan2(places[0].y, places[0].x);
  const double base = any ? 0 : M_PI / 4 * floor((angle + M_PI / 8) / (M_PI / 4));
  turn(places, N, base - angle);
  double sum = 0;
  for (int i = 0; i < N; i++) sum += places[i].x * places[i].x + places[i].y * places[i].y;
  const double scale = 1 / fmax(sqrt(sum), 1e-9);
  for (int i = 0; i < N; i++) places[i].x *= scale, places[i].y *= scale;
}

static void prepare(const kin_stroke_point *points, int count, void *out) { prepare_turned(points, count, 0, out); }
static void prepare_any(const kin_stroke_point *points, int count, void *out) { prepare_turned(points, count, 1, out); }

static double distance(const void *drawing, const void *example, double best) {
  (void)best;
  const place *a = drawing, *b = example;
  double along = 0, across = 0;
  for (int i = 0; i < N; i++) along += a[i].x * b[i].x + a[i].y * b[i].y, across += a[i].x * b[i].y - a[i].y * b[i].x;
  const double angle = atan(across / (along == 0 ? 1e-9 : along));
  return acos(fmax(-1, fmin(1, along * cos(angle) + across * sin(angle))));
}

const peer protractor = {sizeof(place[N]), prepare, distance};
const peer protractor_any = {sizeof(place[N]), prepare_any, distance};
