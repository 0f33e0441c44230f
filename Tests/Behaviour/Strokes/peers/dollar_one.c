/* $1: J. O. Wobbrock, A. D. Wilson, Y. Li, "Gestures without libraries, toolkits or training: a $1 recognizer for
 * user interface prototypes", UIST 2007. 64 points; turned so that the first lies at the same angle from the centroid;
 * scaled to a square; the least mean distance over turns of up to 45 degrees, by golden section search to 2
 * degrees. */
#include <math.h>
#include "peer.h"

enum { N = 64 };
static const double farthest = M_PI / 4, precision = M_PI / 90;

static void prepare(const kin_stroke_point *points, int count, void *out) {
  place *places = out;
  resample(points, count, 1, places, N);
  place middle = centroid(places, N);
  move(places, N, -middle.x, -middle.y);
  turn(places, N, -atan2(places[0].y, places[0].x));
  const place sides = extent(places, N);
  for (int i = 0; i < N; i++) places[i].x /= fmax(sides.x, 1e-9), places[i].y /= fmax(sides.y, 1e-9);
  middle = centroid(places, N);
  move(places, N, -middle.x, -middle.y);
}

static double at_angle(const place *a, const place *b, double angle) {
  const double c = cos(angle), s = sin(angle);
  double sum = 0;
  for (int i = 0; i < N; i++) sum += sqrt(pow(c * a[i].x - s * a[i].y - b[i].x, 2) + pow(s * a[i].x + c * a[i].y - b[i].y, 2));
  return sum / N;
}

static double distance(const void *a, const void *b, double best) {
  (void)best;
  const double golden = (sqrt(5) - 1) / 2;
  double from = -farthest, to = farthest;
  double left = golden * from + (1 - golden) * to, right = (1 - golden) * from + golden * to;
  double at_left = at_angle(a, b, left), at_right = at_angle(a, b, right);
  while (to - from > precision) {
    if (at_left < at_right) {
      to = right, right = left, at_right = at_left;
      left = golden * from + (1 - golden) * to, at_left = at_angle(a, b, left);
    } else {
      from = left, left = right, at_left = at_right;
      right = (1 - golden) * from + golden * to, at_right = at_angle(a, b, right);
    }
  }
  return fmin(at_left, at_right);
}

const peer dollar_one = {sizeof(place[N]), prepare, distance};
