/* raylib_host.c: a raylib program in a library, frame by frame, for test_adapters.py. */
#include <kinesic/kinesic_raylib.h>

static kin_engine *engine;
static kin_recognizer_id pan, tap, pinch, hover;
static kin_raylib input;
static double moved_x, moved_y, scale, latest_y;
static double places[64]; /* where the pan's events were */
static uint32_t taps, place_count, buttons, hovers, hover_ends;
static uint32_t states[64], state_count; /* of the pan */

bool host_open(void) {
  memset(&input, 0, sizeof input);
  moved_x = moved_y = 0;
  taps = place_count = buttons = hovers = hover_ends = state_count = 0;
  scale = 1;
  kin_engine_destroy(engine);
  return kin_engine_create(NULL, &engine) == KIN_OK && kin_recognizer_add(engine, 0, "pan", &pan) == KIN_OK &&
         kin_recognizer_add(engine, 0, "tap", &tap) == KIN_OK && kin_recognizer_add(engine, 0, "pinch", &pinch) == KIN_OK &&
         kin_recognizer_add(engine, 0, "hover", &hover) == KIN_OK &&
         kin_recognizer_allow_simultaneous(engine, pan, pinch, true) == KIN_OK;
}

static void take(uint64_t time_ns) {
  const kin_event *events;
  uint32_t count = 0;
  kin_engine_advance(engine, time_ns);
  kin_engine_poll(engine, &events, &count);
  for (uint32_t i = 0; i < count; i++) {
    if (events[i].recognizer == tap) taps++;
    if (events[i].recognizer == pinch) scale = events[i].pinch.scale;
    if (events[i].recognizer == hover) hovers += events[i].state == KIN_STATE_BEGAN, hover_ends += events[i].state == KIN_STATE_ENDED;
    if (events[i].recognizer != pan) continue;
    kin_touch touch;
    if (kin_recognizer_get_touch(engine, pan, 0, &touch) == KIN_OK) buttons = touch.buttons;
    if (state_count < 64) states[state_count++] = (uint32_t)events[i].state;
    moved_x = events[i].pan.translation_x;
    moved_y = events[i].pan.translation_y;
    latest_y = events[i].y;
    if (place_count < 64) places[place_count++] = events[i].x;
  }
}

void host_window(void) {
  SetTraceLogLevel(LOG_WARNING);
  InitWindow(400, 300, "raylib");
  SetWindowPosition(0, 0);
}

/* One frame of a game. */
int host_frame(uint64_t time_ns) {
  static const Color table = {30, 32, 38, 255}, card = {60, 170, 80, 255};
  int result;
  BeginDrawing();
  ClearBackground(table);
  DrawRectangle(100 + (int)moved_x, 100 + (int)moved_y, 100, 80, card);
  EndDrawing();
  result = kin_raylib_feed(&input, engine, time_ns);
  take(time_ns);
  return result;
}

/* A frame of touch points that a device without a touchscreen does not have. */
int host_points(const double *numbers, uint32_t count, uint64_t time_ns) {
  kin_touch_sample now[2 * KIN_RAYLIB_CAPACITY];
  int result;
  memset(now, 0, sizeof now);
  for (uint32_t i = 0; i < count; i++) {
    now[i].touch = (uint64_t)numbers[3 * i];
    now[i].x = numbers[3 * i + 1];
    now[i].y = numbers[3 * i + 2];
  }
  result = kin_raylib_feed_points(&input, engine, now, count, time_ns);
  take(time_ns);
  return result;
}

/* The host draws a picture of this size in the middle of the screen, as large as it fits; 0: none. */
void host_picture(double width, double height) {
  kin_frame_map none = {0, 0, 0, 0};
  input.picture = width > 0 ? kin_frame_letterbox(width, height, GetScreenWidth(), GetScreenHeight()) : none;
}

/* How many units an inch has now, by the engine; and the monitor's size, in coordinates and millimetres. */
void host_inch(double out[5]) {
  int monitor = GetCurrentMonitor();
  kin_engine_get_units_per_inch(engine, &out[0]);
  out[1] = GetMonitorWidth(monitor);
  out[2] = GetMonitorHeight(monitor);
  out[3] = GetMonitorPhysicalWidth(monitor);
  out[4] = GetMonitorPhysicalHeight(monitor);
}
double host_y(void) { return latest_y; }
int host_measure(void) { return kin_raylib_measure(&input, engine); }

void host_cancel(uint64_t time_ns) { kin_engine_cancel_touches(engine, time_ns); }
uint32_t host_places(double out[64]) {
  memcpy(out, places, sizeof places);
  return place_count;
}
void host_hover(double out[3]) {
  out[0] = hovers;
  out[1] = hover_ends;
  out[2] = buttons;
}
/* The latest states of the pan: how many there are. */
uint32_t host_states(uint32_t out[64]) {
  memcpy(out, states, sizeof states);
  return state_count;
}
void host_state(double out[4]) {
  out[0] = moved_x;
  out[1] = moved_y;
  out[2] = scale;
  out[3] = taps;
}
