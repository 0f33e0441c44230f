/* $P: R.-D. Vatavu, L. Anthony, J. O. Wobbrock, "Gestures as point clouds: a $P recognizer for user interface
 * prototypes", ICMI 2012. Each point takes the nearest that is still free, from several first points and both ways;
 * what is matched first weighs most. 32 points, epsilon 0.5. Beyond the paper, a matching stops where it exceeds the
 * best: the answers are the same, sooner. */
#include "cloud.h"

static void prepare(const kin_stroke_point *points, int count, void *out) { prepare_cloud(points, count, out); }

/* From one first point. */
static double matched(const place *a, const place *b, int first, double best) {
  int left[N];
  double sum = 0;
  for (int i = 0; i < N; i++) left[i] = i;
  for (int k = 0; k < N && sum < best; k++) {
    const place from = a[(first + k) % N];
    double least = INFINITY;
    int chosen = 0;
    for (int j = 0; j < N - k; j++) {
      const double apart = squared(from, b[left[j]]);
      if (apart < least) least = apart, chosen = j;
    }
    sum += (1 - (double)k / N) * sqrt(least);
    left[chosen] = left[N - k - 1];
  }
  return sum;
}

static double distance(const void *a, const void *b, double best) {
  const int step = (int)floor(pow(N, 0.5));
  for (int first = 0; first < N; first += step) {
    best = fmin(best, matched(a, b, first, best));
    best = fmin(best, matched(b, a, first, best));
  }
  return best;
}

const peer dollar_p = {sizeof(place[N]), prepare, distance};
