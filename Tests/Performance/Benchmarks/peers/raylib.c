/* raylib's gestures, from the wheel `raylib` of PyPI, whose shared object (RAYLIB_SO) is loaded from C; no Python
 * runs. One "current gesture" for the whole program, read once a frame; a tap is reported as the finger lands. GLFW's
 * null platform gives it a clock without a display. */
#include "peer.h"

enum { TAP = 1, DOUBLE_TAP = 2, HOLD = 4, DRAG = 8, SWIPES = 16 | 32 | 64 | 128, PINCHES = 256 | 512, POINTS = 8 };
enum { GLFW_PLATFORM = 0x00050003, GLFW_PLATFORM_NULL = 0x00060005 };
typedef struct vector {
  float x, y;
} vector;
typedef struct gesture_event {
  int action, count, id[POINTS];
  vector position[POINTS];
} gesture_event;

long _Py_NoneStruct[8] __attribute__((visibility("default"))); /* the only data of Python that the wheel asks for */
static void (*process)(gesture_event), (*update)(void);
static int (*detected)(void);
static vector (*pinch_vector)(void), (*drag_vector)(void);
static gesture_event event;
static int before;

static int init(void) {
  void *library = dlopen(getenv("RAYLIB_SO") ? getenv("RAYLIB_SO") : "", RTLD_LAZY | RTLD_GLOBAL);
  if (!library || !getenv("RAYLIB_SO")) return fprintf(stderr, "RAYLIB_SO must name the wheel's shared object\n"), 1;
  void (*hint)(int, int) = (void (*)(int, int))dlsym(library, "glfwInitHint");
  int (*begin)(void) = (int (*)(void))dlsym(library, "glfwInit");
  process = (void (*)(gesture_event))dlsym(library, "ProcessGestureEvent");
  update = (void (*)(void))dlsym(library, "UpdateGestures");
  detected = (int (*)(void))dlsym(library, "GetGestureDetected");
  pinch_vector = (vector(*)(void))dlsym(library, "GetGesturePinchVector");
  drag_vector = (vector(*)(void))dlsym(library, "GetGestureDragVector");
  if (!hint || !begin || !process || !update || !detected || !pinch_vector || !drag_vector) return 1;
  hint(GLFW_PLATFORM, GLFW_PLATFORM_NULL);
  return !begin();
}

static void count_pinch(int is_new) {
  const vector v = pinch_vector();
  found.pinch[is_new && !(before & PINCHES) ? FOUND_BEGAN : FOUND_CHANGED]++;
  found.scale = hypotf(v.x * 1000, v.y * 800) / 200;
}

static void count_drag(int is_new) {
  const vector v = drag_vector();
  found.pan[is_new ? FOUND_BEGAN : FOUND_CHANGED]++;
  found.dx = v.x * 1000, found.dy = v.y * 800;
}

static void look(void) {
  const int now = detected(), is_new = now != before;
  if (is_new && (before & DRAG)) found.pan[FOUND_ENDED]++;
  if (is_new && (before & PINCHES) && !(now & PINCHES)) found.pinch[FOUND_ENDED]++;
  if (now == DRAG) count_drag(is_new);
  if (now & PINCHES) count_pinch(is_new);
  if (is_new) found.tap += now == TAP, found.double_tap += now == DOUBLE_TAP, found.long_press += now == HOLD, found.swipe += (now & SWIPES) != 0;
  before = now;
}

/* Which place in the event the sample's finger has, or -1: there are eight. */
static int place_of(const sample *s) {
  int place = 0;
  while (place < event.count && event.id[place] != s->finger) place++;
  if (place < event.count) return place;
  if (s->phase != BEGAN || event.count == POINTS) return -1;
  event.id[event.count] = s->finger;
  return event.count++;
}

static void forget(int place) {
  event.count--;
  memmove(event.id + place, event.id + place + 1, sizeof *event.id * (size_t)(event.count - place));
  memmove(event.position + place, event.position + place + 1, sizeof *event.position * (size_t)(event.count - place));
}

static void feed(const sample *samples, int count, double start) {
  static const int actions[] = {1, 2, 0}; /* down, move, up */
  for (const sample *s = samples; s < samples + count; s++) {
    const int place = place_of(s);
    scene_clock = start + s->time;
    if (place >= 0) {
      event.position[place] = (vector){s->x / 1000, s->y / 800};
      event.action = actions[s->phase];
      if (s->last || s->phase != MOVED) process(event);
      if (s->phase == ENDED) forget(place);
    }
    if (s->last) look(), update(), look();
  }
}

static void pump(void) {
  update();
  look();
}

peer this_peer = {"6.2.0.0 (wheel)", init, feed, pump, NULL};
