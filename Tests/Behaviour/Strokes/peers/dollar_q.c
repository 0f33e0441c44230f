/* $Q: R.-D. Vatavu, L. Anthony, J. O. Wobbrock, "$Q: a super-quick, articulation-invariant stroke-gesture recognizer
 * for low-resource devices", MobileHCI 2018. $P with squared distances and three ways to be quick: a table of the
 * nearest point for each of 64 x 64 cells bounds a matching from below, for all first points at once; a matching stops
 * where it exceeds the best. 32 points. */
#include <stdint.h>
#include "cloud.h"

enum { CELLS = 64, STEP = 5 /* floor(32^0.5) */, FIRSTS = (N + STEP - 1) / STEP };

typedef struct cloud {
  place places[N];
  uint16_t cells[N];             /* where its own points lie in another's table */
  uint8_t nearest[CELLS * CELLS];
} cloud;

/* Places are within -1 to 1. */
static int cell_of(double x) { return (int)fmax(0, fmin(CELLS - 1, round((x + 1) / 2 * (CELLS - 1)))); }
static double place_of(int cell) { return 2.0 * cell / (CELLS - 1) - 1; }

static int nearest_to(const place *places, place from) {
  double least = INFINITY;
  int index = 0;
  for (int i = 0; i < N; i++) {
    const double apart = squared(places[i], from);
    if (apart < least) least = apart, index = i;
  }
  return index;
}

static void prepare(const kin_stroke_point *points, int count, void *out) {
  cloud *made = out;
  prepare_cloud(points, count, made->places);
  for (int i = 0; i < N; i++) made->cells[i] = (uint16_t)(cell_of(made->places[i].y) * CELLS + cell_of(made->places[i].x));
  for (int cell = 0; cell < CELLS * CELLS; cell++) {
    const place middle = {place_of(cell % CELLS), place_of(cell / CELLS)};
    made->nearest[cell] = (uint8_t)nearest_to(made->places, middle);
  }
}

/* What a matching costs at least, from each first point: weights N, N - 1 ... 1 from there on. */
static void bounds(const cloud *a, const cloud *b, double out[FIRSTS]) {
  double sums[N], total = 0;
  out[0] = 0;
  for (int i = 0; i < N; i++) {
    const double least = squared(a->places[i], b->places[b->nearest[a->cells[i]]]);
    sums[i] = total += least;
    out[0] += (N - i) * least;
  }
  for (int k = 1; k < FIRSTS; k++) out[k] = out[0] + k * STEP * total - N * sums[k * STEP - 1];
}

static double matched(const cloud *a, const cloud *b, int first, double best) {
  int left[N];
  double sum = 0;
  for (int i = 0; i < N; i++) left[i] = i;
  for (int k = 0; k < N && sum < best; k++) {
    const place from = a->places[(first + k) % N];
    double least = INFINITY;
    int chosen = 0;
    for (int j = 0; j < N - k; j++) {
      const double apart = squared(from, b->places[left[j]]);
      if (apart < least) least = apart, chosen = j;
    }
    sum += (N - k) * least;
    left[chosen] = left[N - k - 1];
  }
  return sum;
}

static double distance(const void *drawing, const void *example, double best) {
  const cloud *a = drawing, *b = example;
  double forth[FIRSTS], back[FIRSTS], least = best;
  bounds(a, b, forth);
  bounds(b, a, back);
  for (int k = 0; k < FIRSTS; k++) {
    if (forth[k] < least) least = fmin(least, matched(a, b, k * STEP, least));
    if (back[k] < least) least = fmin(least, matched(b, a, k * STEP, least));
  }
  return least;
}

const peer dollar_q = {sizeof(cloud), prepare, distance};
