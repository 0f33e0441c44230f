/* The physical limit as a peer: compiled into the program, so that calls may be inlined; or, with IN_LIBRARY, in a
 * shared library, as any engine with a C interface is: one call for each touch sample. */
#include "peer.h"
#include "limit.h"

#define APART __attribute__((noinline)) static void /* a host's function, which the recognizer does not know */

APART tapped(float x, float y) {
  (void)x, (void)y;
  found.tap++;
}

APART tapped_twice(float x, float y) {
  (void)x, (void)y;
  found.double_tap++;
}

APART pressed(float x, float y) {
  (void)x, (void)y;
  found.long_press++;
}

APART swiped(float vx, float vy) {
  (void)vx, (void)vy;
  found.swipe++;
}

APART panned(int phase, float dx, float dy) {
  found.pan[phase]++;
  found.dx = dx, found.dy = dy;
}

APART pinched(int phase, float scale) {
  found.pinch[phase]++;
  found.scale = scale;
}

APART rotated(int phase, float radians) {
  found.rotation[phase]++;
  found.degrees = radians * 57.29578f;
}

static const limit_calls calls = {tapped, tapped_twice, pressed, swiped, panned, pinched, rotated};

#ifdef IN_LIBRARY
void limit_so_begin(const limit_calls *calls);
void limit_so_feed(double time, int phase, int id, float x, float y);
void limit_so_tick(double now);
#else
#define limit_so_begin limit_begin
#define limit_so_feed limit_feed
#define limit_so_tick limit_tick
#endif

static int init(void) {
  limit_so_begin(&calls);
  return 0;
}

static void feed(const sample *samples, int count, double start) {
  for (const sample *s = samples; s < samples + count; s++) limit_so_feed(start + s->time, s->phase, s->finger, s->x, s->y);
}

static void settle(double now) { limit_so_tick(now); }

peer this_peer = {"C -O2", init, feed, NULL, settle};
