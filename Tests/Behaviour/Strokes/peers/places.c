/* What the recognizers do with places, as their papers have in common. */
#include <math.h>
#include "peer.h"

static double step(const kin_stroke_point *a, const kin_stroke_point *b, int with_lifts) {
  return with_lifts || a->stroke == b->stroke ? hypot(b->x - a->x, b->y - a->y) : 0;
}

void resample(const kin_stroke_point *points, int count, int with_lifts, place *out, int n) {
  double length = 0, passed = 0;
  for (int i = 1; i < count; i++) length += step(points + i - 1, points + i, with_lifts);
  int k = 0;
  for (int i = 1; i < count; i++) {
    const double way = step(points + i - 1, points + i, with_lifts);
    for (; k < n && way > 0 && length * k / (n - 1) <= passed + way; k++) {
      const double share = (length * k / (n - 1) - passed) / way;
      out[k].x = points[i - 1].x + share * (points[i].x - points[i - 1].x);
      out[k].y = points[i - 1].y + share * (points[i].y - points[i - 1].y);
    }
    passed += way;
  }
  for (; k < n; k++) out[k].x = points[count - 1].x, out[k].y = points[count - 1].y;
}

place centroid(const place *places, int n) {
  place middle = {0, 0};
  for (int i = 0; i < n; i++) middle.x += places[i].x / n, middle.y += places[i].y / n;
  return middle;
}

void move(place *places, int n, double x, double y) {
  for (int i = 0; i < n; i++) places[i].x += x, places[i].y += y;
}

void turn(place *places, int n, double angle) {
  const double c = cos(angle), s = sin(angle);
  for (int i = 0; i < n; i++) {
    const place p = places[i];
    places[i].x = c * p.x - s * p.y, places[i].y = s * p.x + c * p.y;
  }
}

place extent(const place *places, int n) {
  place least = places[0], most = places[0];
  for (int i = 1; i < n; i++) {
    least.x = fmin(least.x, places[i].x), least.y = fmin(least.y, places[i].y);
    most.x = fmax(most.x, places[i].x), most.y = fmax(most.y, places[i].y);
  }
  return (place){most.x - least.x, most.y - least.y};
}
