/* limit.h: the physical limit: what somebody would write by hand for exactly these scenes. Fixed arrays, function
 * pointers, one session, no heap, no arena, no delegates, nothing to set. Tap (after the double tap has failed),
 * double tap, long press, swipe, pan, pinch, rotation. */
#ifndef LIMIT_H
#define LIMIT_H
#include <math.h>
#include <string.h>

enum { MOST_FINGERS = 10, HISTORY = 8 };
enum { PHASE_BEGAN, PHASE_CHANGED, PHASE_ENDED };
#define NEVER 1e300
#define SLOP 10.f           /* units */
#define TAP_TIME 300.0      /* milliseconds */
#define DOUBLE_TIME 300.0   /* milliseconds */
#define DOUBLE_SLOP 40.f    /* units */
#define LONG_TIME 500.0     /* milliseconds */
#define PINCH_SLOP 8.f      /* units */
#define ROTATION_SLOP .1f   /* radians */
#define SWIPE_SPEED .3f     /* units per millisecond */
#define SWIPE_DISTANCE 50.f /* units */

typedef struct limit_calls {
  void (*tap)(float x, float y), (*double_tap)(float x, float y), (*long_press)(float x, float y), (*swipe)(float vx, float vy);
  void (*pan)(int phase, float dx, float dy), (*pinch)(int phase, float scale), (*rotation)(int phase, float radians);
} limit_calls;

static struct {
  limit_calls calls;
  int count, id[MOST_FINGERS]; /* fingers that are down */
  float x[MOST_FINGERS], y[MOST_FINGERS];
  float start_x, start_y, carried_x, carried_y; /* of the pan: where the centre was, and what came before fingers
                                                   changed */
  double landed, deadline;
  int moved, several, panning, pinching, rotating, pressed;
  int tapped;
  float tap_x, tap_y; /* a tap that waits for another */
  float span, line_x, line_y, turned;
  double time_at[HISTORY];
  float x_at[HISTORY], y_at[HISTORY];
  unsigned history;
} g;

static inline float squared(float x, float y) { return x * x + y * y; }

static inline void centre(float *x, float *y) {
  *x = *y = 0;
  for (int i = 0; i < g.count; i++) *x += g.x[i], *y += g.y[i];
  *x /= (float)g.count, *y /= (float)g.count;
}

static void send_tap(void) {
  if (g.tapped) g.tapped = 0, g.calls.tap(g.tap_x, g.tap_y);
}

static inline void limit_tick(double now) {
  if (now < g.deadline) return;
  g.deadline = NEVER;
  if (g.count == 0) send_tap();
  else if (g.count == 1 && !g.moved && !g.several && !g.pressed) g.pressed = 1, g.calls.long_press(g.x[0], g.y[0]);
}

static inline void remember(double time, float x, float y) {
  const unsigned at = g.history++ % HISTORY;
  g.time_at[at] = time, g.x_at[at] = x, g.y_at[at] = y;
}

static void land_first(float x, float y, double time) {
  g.moved = g.several = g.pressed = 0;
  g.landed = time, g.deadline = time + LONG_TIME;
  g.history = 0, g.carried_x = g.carried_y = 0;
  remember(time, x, y);
  if (g.tapped && squared(x - g.tap_x, y - g.tap_y) > DOUBLE_SLOP * DOUBLE_SLOP) send_tap();
}

static void land_further(void) {
  g.several = 1, g.deadline = NEVER;
  send_tap();
  if (g.count != 2) return;
  g.line_x = g.x[1] - g.x[0], g.line_y = g.y[1] - g.y[0];
  g.span = sqrtf(squared(g.line_x, g.line_y)), g.turned = 0;
}

static void carry(void) {
  float x, y;
  centre(&x, &y);
  g.carried_x += x - g.start_x, g.carried_y += y - g.start_y;
}

static void land(int id, float x, float y, double time) {
  if (g.count == MOST_FINGERS) return;
  if (g.panning) carry();
  g.id[g.count] = id, g.x[g.count] = x, g.y[g.count] = y;
  if (g.count++ == 0) land_first(x, y, time);
  else land_further();
  centre(&g.start_x, &g.start_y);
}

static void move_one(float dx, float dy) {
  if (g.panning) g.calls.pan(PHASE_CHANGED, g.carried_x + dx, g.carried_y + dy);
  else if (squared(dx, dy) > SLOP * SLOP) {
    g.moved = g.panning = 1, g.deadline = NEVER;
    send_tap();
    g.calls.pan(PHASE_BEGAN, g.carried_x + dx, g.carried_y + dy);
  }
}

static void move_two(void) {
  const float x = g.x[1] - g.x[0], y = g.y[1] - g.y[0], span = sqrtf(squared(x, y));
  g.turned += atan2f(g.line_x * y - g.line_y * x, g.line_x * x + g.line_y * y);
  g.line_x = x, g.line_y = y;
  if (g.pinching) g.calls.pinch(PHASE_CHANGED, span / g.span);
  else if (fabsf(span - g.span) > PINCH_SLOP) g.pinching = g.moved = 1, g.calls.pinch(PHASE_BEGAN, span / g.span);
  if (g.rotating) g.calls.rotation(PHASE_CHANGED, g.turned);
  else if (fabsf(g.turned) > ROTATION_SLOP) g.rotating = g.moved = 1, g.calls.rotation(PHASE_BEGAN, g.turned);
}

static int find(int id) {
  int i = 0;
  while (i < g.count && g.id[i] != id) i++;
  return i;
}

static void move(int id, float x, float y, double time) {
  float centre_x = x, centre_y = y;
  const int i = find(id);
  if (i == g.count) return;
  g.x[i] = x, g.y[i] = y;
  if (g.count == 1) remember(time, x, y);
  else centre(&centre_x, &centre_y);
  move_one(centre_x - g.start_x, centre_y - g.start_y);
  if (g.count >= 2 && i < 2) move_two();
}

static void end_two(void) {
  if (g.pinching) g.pinching = 0, g.calls.pinch(PHASE_ENDED, sqrtf(squared(g.x[1] - g.x[0], g.y[1] - g.y[0])) / g.span);
  if (g.rotating) g.rotating = 0, g.calls.rotation(PHASE_ENDED, g.turned);
}

static void end_pan(float x, float y, double time) {
  const unsigned oldest = g.history > HISTORY ? g.history % HISTORY : 0;
  const float passed = (float)(time - g.time_at[oldest]), dx = x - g.x_at[oldest], dy = y - g.y_at[oldest], far = squared(dx, dy);
  g.panning = 0;
  g.calls.pan(PHASE_ENDED, g.several ? g.carried_x : g.carried_x + x - g.start_x, g.several ? g.carried_y : g.carried_y + y - g.start_y);
  if (g.several || passed <= 0 || far < SWIPE_DISTANCE * SWIPE_DISTANCE || far < SWIPE_SPEED * SWIPE_SPEED * passed * passed) return;
  g.calls.swipe(dx / passed, dy / passed);
}

static void end_tap(float x, float y, double time) {
  if (g.moved || g.several || g.pressed || time - g.landed > TAP_TIME) send_tap();
  else if (g.tapped) g.tapped = 0, g.calls.double_tap(x, y);
  else g.tapped = 1, g.tap_x = x, g.tap_y = y, g.deadline = time + DOUBLE_TIME;
}

static void lift(int id, float x, float y, double time) {
  const int i = find(id);
  if (i == g.count) return;
  if (i < 2 && g.count >= 2) end_two();
  if (g.count > 1) carry();
  g.count--;
  memmove(g.id + i, g.id + i + 1, sizeof *g.id * (size_t)(g.count - i));
  memmove(g.x + i, g.x + i + 1, sizeof *g.x * (size_t)(g.count - i));
  memmove(g.y + i, g.y + i + 1, sizeof *g.y * (size_t)(g.count - i));
  if (g.count) {
    centre(&g.start_x, &g.start_y);
    return;
  }
  g.deadline = NEVER;
  if (g.panning) end_pan(x, y, time);
  else end_tap(x, y, time);
}

static inline void limit_begin(const limit_calls *calls) {
  memset(&g, 0, sizeof g);
  g.deadline = NEVER;
  g.calls = *calls;
}

static inline void limit_feed(double time, int phase, int id, float x, float y) {
  limit_tick(time);
  if (phase == 0) land(id, x, y, time);
  else if (phase == 1) move(id, x, y, time);
  else lift(id, x, y, time);
}
#endif
