/* $P+: R.-D. Vatavu, "Improving gesture recognition accuracy on touch screens for users with low vision", CHI 2017.
 * Each point takes the nearest, free or not, by place and by the angle through which the line turns there; the points
 * that nobody took look for theirs; both ways. 32 points. */
#include "cloud.h"

typedef struct cloud {
  place places[N];
  double angles[N]; /* 0 to 1 for 0 to pi */
} cloud;

static double angle_at(place before, place at, place after) {
  const double ux = at.x - before.x, uy = at.y - before.y, vx = after.x - at.x, vy = after.y - at.y;
  const double lengths = hypot(ux, uy) * hypot(vx, vy);
  return lengths > 0 ? acos(fmax(-1, fmin(1, (ux * vx + uy * vy) / lengths))) / M_PI : 0;
}

static void prepare(const kin_stroke_point *points, int count, void *out) {
  cloud *made = out;
  prepare_cloud(points, count, made->places);
  made->angles[0] = made->angles[N - 1] = 0;
  for (int i = 1; i < N - 1; i++) made->angles[i] = angle_at(made->places[i - 1], made->places[i], made->places[i + 1]);
}

/* The squared distance to the nearest point of `b`. */
static double nearest(const cloud *a, int i, const cloud *b, int *out_index) {
  double least = INFINITY;
  for (int j = 0; j < N; j++) {
    const double turned = a->angles[i] - b->angles[j], apart = squared(a->places[i], b->places[j]) + turned * turned;
    if (apart < least) least = apart, *out_index = j;
  }
  return least;
}

static double one_way(const cloud *a, const cloud *b, double best) {
  char taken[N] = {0};
  double sum = 0;
  int index = 0;
  for (int i = 0; i < N && sum < best; i++) sum += sqrt(nearest(a, i, b, &index)), taken[index] = 1;
  for (int j = 0; j < N && sum < best; j++) {
    if (!taken[j]) sum += sqrt(nearest(b, j, a, &index));
  }
  return sum;
}

static double distance(const void *a, const void *b, double best) {
  const double forth = one_way(a, b, best);
  return fmin(forth, one_way(b, a, fmin(forth, best)));
}

const peer dollar_p_plus = {sizeof(cloud), prepare, distance};
