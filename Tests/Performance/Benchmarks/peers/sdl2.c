/* SDL 2: SDL_PushEvent() runs SDL's gestures (multi-gesture, and "dollar" strokes) on finger events of a known touch
 * device. The video driver "dummy" has none; the hint SDL_MOUSE_TOUCH_EVENTS brings one. There is no tap, pan, swipe
 * or long press; a multi-gesture gives changes of distance and angle. */
#include <SDL.h>
#include "peer.h"

static SDL_TouchID device;
static double distance, angle;
static int in_gesture;

static void count_multi(const SDL_MultiGestureEvent *gesture) {
  const int phase = in_gesture ? FOUND_CHANGED : FOUND_BEGAN;
  if (!in_gesture) distance = angle = 0;
  in_gesture = 1;
  found.pinch[phase]++, found.rotation[phase]++;
  distance += gesture->dDist, angle += gesture->dTheta;
  found.scale = distance, found.degrees = angle * 180 / M_PI;
}

static void drain(void) {
  SDL_Event event;
  while (SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_FIRSTEVENT, SDL_LASTEVENT) > 0) {
    if (event.type == SDL_MULTIGESTURE) count_multi(&event.mgesture);
    else if (event.type == SDL_DOLLARGESTURE) found.other++;
    else if (event.type == SDL_FINGERUP && in_gesture) in_gesture = 0, found.pinch[FOUND_ENDED]++, found.rotation[FOUND_ENDED]++;
  }
}

static void push(Uint32 type, int finger, float x, float y, double time) {
  static float last_x[FINGER_CAPACITY], last_y[FINGER_CAPACITY];
  SDL_Event event;
  SDL_zero(event);
  event.type = type;
  event.tfinger.touchId = device, event.tfinger.fingerId = finger, event.tfinger.timestamp = (Uint32)time;
  event.tfinger.x = x / 1000, event.tfinger.y = y / 800, event.tfinger.pressure = 1;
  if (type != SDL_FINGERDOWN) event.tfinger.dx = event.tfinger.x - last_x[finger], event.tfinger.dy = event.tfinger.y - last_y[finger];
  last_x[finger] = event.tfinger.x, last_y[finger] = event.tfinger.y;
  SDL_PushEvent(&event);
  drain();
}

/* One stroke to compare with, a V: a straight line is none for this recognizer. */
static void record_stroke(void) {
  SDL_RecordGesture(device);
  push(SDL_FINGERDOWN, 0, 100, 100, 0);
  for (int i = 1; i <= 40; i++) push(SDL_FINGERMOTION, 0, 100 + (float)i * 10, 100 + (float)(i <= 20 ? i : 40 - i) * 20, i);
  push(SDL_FINGERUP, 0, 500, 100, 41);
}

static int init(void) {
  setenv("SDL_VIDEODRIVER", "dummy", 0);
  SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "1");
  SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
  if (SDL_Init(SDL_INIT_VIDEO | SDL_INIT_EVENTS) || !SDL_CreateWindow("peer", 0, 0, 1000, 800, 0) || !SDL_GetNumTouchDevices()) return 1;
  device = SDL_GetTouchDevice(0);
  record_stroke();
  return 0;
}

static void feed(const sample *samples, int count, double start) {
  static const Uint32 types[] = {SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP};
  for (const sample *s = samples; s < samples + count; s++) push(types[s->phase], s->finger, s->x, s->y, start + s->time);
}

static char version[32];
__attribute__((constructor)) static void find_version(void) {
  SDL_version of;
  SDL_GetVersion(&of);
  snprintf(version, sizeof version, "%d.%d.%d", of.major, of.minor, of.patch);
}

peer this_peer = {version, init, feed, NULL, NULL};
