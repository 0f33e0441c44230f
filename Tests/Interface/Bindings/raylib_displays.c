/* raylib_displays.c: two monitors and touch points, which this machine does not have: this is raylib, as far as the
 * adapter asks it. A finger drags in a picture of 100 by 100 units while the window goes to the other monitor. Prints
 * units_per_inch as it changes, then the pan's states. */
#include <kinesic/kinesic_raylib.h>
#include <stdio.h>

static int monitor, fingers;
static Vector2 finger;

int GetCurrentMonitor(void) { return monitor; }
int GetMonitorWidth(int which) { return which ? 2560 : 1920; }
int GetMonitorHeight(int which) { return which ? 1440 : 1080; }
int GetMonitorPhysicalWidth(int which) { return which == 2 ? 0 : which ? 286 : 531; }
int GetMonitorPhysicalHeight(int which) { return which == 2 ? 0 : which ? 161 : 299; }
int GetTouchPointCount(void) { return fingers; }
int GetTouchPointId(int index) { return index; }
Vector2 GetTouchPosition(int index) { return (Vector2){finger.x + (float)index, finger.y}; }
Vector2 GetMousePosition(void) { return (Vector2){0, 0}; }
Vector2 GetMouseWheelMoveV(void) { return (Vector2){0, 0}; }
bool IsMouseButtonDown(int button) { return button < 0; }
bool IsKeyDown(int key) { return key < 0; }
bool IsCursorOnScreen(void) { return false; }
bool IsWindowFocused(void) { return true; }
bool IsWindowMinimized(void) { return false; }

static kin_engine *engine;
static kin_raylib input;

static void frame(int count, float x, float y) {
  static uint64_t time_ns = 1;
  static double said;
  double units = 0;
  fingers = count;
  finger = (Vector2){x, y};
  kin_raylib_feed(&input, engine, time_ns += 10000000);
  kin_engine_advance(engine, time_ns);
  kin_engine_get_units_per_inch(engine, &units);
  if (units != said) printf("%.1f\n", units);
  said = units;
}

int main(void) {
  kin_recognizer_id pan;
  const kin_event *events;
  uint32_t count = 0;
  if (kin_engine_create(NULL, &engine) != KIN_OK || kin_recognizer_add(engine, 0, KIN_PAN, &pan) != KIN_OK) return 1;
  monitor = 1;
  frame(0, 0, 0); /* nobody has asked for it yet */
  monitor = 0;
  if (kin_raylib_measure(&input, engine) != KIN_OK) return 1;
  frame(0, 0, 0);
  input.picture = kin_frame_letterbox(100, 100, 400, 300);
  frame(1, 200, 150);
  frame(1, 260, 150);
  monitor = 1;
  frame(1, 260, 150);
  frame(1, 290, 150);
  monitor = 2;
  frame(0, 0, 0);
  input.picture = kin_frame_letterbox(100, 100, 200, 200);
  frame(1, 100, 100);
  frame(1, 160, 100);
  input.picture = kin_frame_letterbox(100, 100, 400, 200);
  frame(1, 160, 100);
  frame(0, 0, 0);
  kin_engine_poll(engine, &events, &count);
  for (uint32_t i = 0; i < count; i++)
    if (events[i].recognizer == pan) printf("%s %g %g\n", kin_state_name(events[i].state), events[i].x, events[i].y);
  kin_engine_destroy(engine);
  return 0;
}
