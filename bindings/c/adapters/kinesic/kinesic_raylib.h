/* kinesic_raylib.h: raylib's touch points, mouse and wheel, asked once a frame and fed to an engine.
 *
 *   kin_raylib input = {0};
 *   kin_raylib_measure(&input, engine);    distances by the display's density, from now on
 *   while (!WindowShouldClose()) {
 *     kin_raylib_feed(&input, engine, (uint64_t)(GetTime() * 1e9));
 *     ...
 *
 * raylib tells where fingers are, not what has happened to them: what is new has landed, what is missing has lifted.
 * While there are no touch points, the mouse is one, of the type KIN_TOUCH_POINTER, as long as a button is down;
 * meanwhile it hovers. The wheel scrolls, and magnifies while Control is down. A window that loses its input cancels
 * all touches.
 *
 * Places are coordinates of the screen, in which raylib draws. A program that draws into a texture of a size of its
 * own says where on the screen that is shown, whenever it has changed, and gets places in its units:
 *
 *   input.picture = kin_frame_letterbox(320, 180, GetScreenWidth(), GetScreenHeight());
 *
 * What is in the bars lies outside of it. A change cancels all touches. SetMouseOffset and SetMouseScale, which
 * concern the mouse alone, are not needed then. */
#ifndef KINESIC_RAYLIB_H
#define KINESIC_RAYLIB_H

#include <kinesic/kinesic_frame.h>
#include <raylib.h>

/* How many touch points are looked at. */
#define KIN_RAYLIB_CAPACITY 16

/* The number of the mouse among the touches. */
#define KIN_RAYLIB_MOUSE 0xFFFFFFFFFFFFFFFFu

/* How far a notch of the wheel scrolls, in coordinates of the screen, and how much it magnifies. */
#define KIN_RAYLIB_NOTCH 40
#define KIN_RAYLIB_NOTCH_SCALE 0.1

/* What was down in the frame before. All zeros at first. */
typedef struct kin_raylib {
  kin_frame_map picture; /* set by the host: where on the screen it draws; zeros: units are the screen's coordinates */
  kin_frame_map shown;   /* the same in the frame before */
  bool is_measured;      /* kin_raylib_measure was called */
  int monitor;           /* that was measured */
  kin_touch_sample down[KIN_RAYLIB_CAPACITY];
  uint32_t count;
  kin_frame_pointer mouse;
  bool is_away; /* the window has no input */
} kin_raylib;

/* The sample of this number; null if there is none. */
KIN_INLINE const kin_touch_sample *kin_raylib_find(const kin_touch_sample *row, uint32_t count, uint64_t touch) {
  for (uint32_t i = 0; i < count; i++)
    if (row[i].touch == touch) return &row[i];
  return NULL;
}

/* Adds a sample in another phase. */
KIN_INLINE void kin_raylib_append(kin_frame *frame, const kin_touch_sample *sample, kin_phase phase) {
  kin_touch_sample made = *sample;
  made.phase = phase;
  kin_frame_add(frame, &made); /* there is room: KIN_RAYLIB_CAPACITY lifts and as many others */
}

/* Feeds the difference between the frame before and `now`, of which `touch`, `x`, `y`, `type` and `buttons` count, as
 * one step. A finger that is refused is left out until it lands again. KIN_ERROR_RANGE for more than
 * KIN_RAYLIB_CAPACITY; else as kin_frame_feed. */
KIN_INLINE kin_result kin_raylib_feed_points(kin_raylib *input, kin_engine *engine, const kin_touch_sample *now,
                                             uint32_t count, uint64_t time_ns) {
  kin_frame frame;
  kin_result result;
  if (!input) return KIN_ERROR_NULL;
  if (count > KIN_RAYLIB_CAPACITY) return KIN_ERROR_RANGE;
  frame.count = frame.reserved = 0;
  for (uint32_t i = 0; i < input->count; i++)
    if (!kin_raylib_find(now, count, input->down[i].touch))
      kin_raylib_append(&frame, &input->down[i], KIN_PHASE_ENDED);
  for (uint32_t i = 0; i < count; i++) {
    const kin_touch_sample *before = kin_raylib_find(input->down, input->count, now[i].touch);
    if (before && before->x == now[i].x && before->y == now[i].y && before->buttons == now[i].buttons) continue;
    kin_raylib_append(&frame, &now[i], before ? KIN_PHASE_MOVED : KIN_PHASE_BEGAN);
  }
  result = kin_frame_feed(&frame, engine, time_ns);
  if (result != KIN_OK && frame.count > 0) return result; /* nothing was fed: the next frame tries again */
  if (count) memcpy(input->down, now, count * sizeof *now);
  input->count = count;
  return result;
}

/* Where a place of the screen is in the units that are fed. */
KIN_INLINE kin_point kin_raylib_place(const kin_raylib *input, Vector2 place) {
  return kin_frame_map_place(&input->shown, (double)place.x, (double)place.y);
}

/* Feeds the wheel, if it has turned. Errors as kin_engine_feed_scroll. */
KIN_INLINE kin_result kin_raylib_feed_wheel(const kin_raylib *input, kin_engine *engine, uint64_t time_ns) {
  kin_scroll_sample sample;
  kin_point place = kin_raylib_place(input, GetMousePosition());
  double notch = KIN_RAYLIB_NOTCH * kin_frame_map_scale(&input->shown);
  Vector2 turned = GetMouseWheelMoveV();
  uint64_t latest;
  kin_result result = kin_engine_get_time(engine, &latest);
  if (result != KIN_OK || (turned.x == 0 && turned.y == 0)) return result;
  memset(&sample, 0, sizeof sample);
  sample.time_ns = time_ns < latest ? latest : time_ns;
  sample.phase = KIN_SCROLL_DISCRETE;
  sample.type = KIN_TOUCH_POINTER;
  sample.x = place.x;
  sample.y = place.y;
  if (IsKeyDown(KEY_LEFT_CONTROL) || IsKeyDown(KEY_RIGHT_CONTROL))
    sample.magnification = fmax((double)turned.y * KIN_RAYLIB_NOTCH_SCALE, -0.5);
  else {
    sample.dx = (double)turned.x * notch;
    sample.dy = (double)turned.y * notch;
  }
  return kin_engine_feed_scroll(engine, &sample, 1);
}

/* The buttons of the mouse that are pressed. */
KIN_INLINE uint32_t kin_raylib_buttons(void) {
  uint32_t made = 0;
  if (IsMouseButtonDown(MOUSE_BUTTON_LEFT)) made |= KIN_BUTTON_PRIMARY;
  if (IsMouseButtonDown(MOUSE_BUTTON_RIGHT)) made |= KIN_BUTTON_SECONDARY;
  if (IsMouseButtonDown(MOUSE_BUTTON_MIDDLE)) made |= KIN_BUTTON_MIDDLE;
  return made;
}

/* The mouse as a touch point; false: no button is down. */
KIN_INLINE bool kin_raylib_mouse(const kin_raylib *input, kin_touch_sample *out_sample) {
  kin_point place = kin_raylib_place(input, GetMousePosition());
  memset(out_sample, 0, sizeof *out_sample);
  out_sample->touch = KIN_RAYLIB_MOUSE;
  out_sample->type = KIN_TOUCH_POINTER;
  out_sample->buttons = kin_raylib_buttons();
  out_sample->x = place.x;
  out_sample->y = place.y;
  return out_sample->buttons != 0;
}

/* Feeds where the mouse hovers, or that it has left the window. */
KIN_INLINE kin_result kin_raylib_feed_hover(kin_raylib *input, kin_engine *engine, uint64_t time_ns) {
  kin_touch_sample mouse;
  kin_frame frame;
  frame.count = frame.reserved = 0;
  if (kin_raylib_mouse(input, &mouse)) return KIN_OK;
  if (IsCursorOnScreen()) kin_frame_point(&frame, &input->mouse, &mouse, false);
  else kin_frame_leave(&frame, &input->mouse, &mouse);
  return kin_frame_feed(&frame, engine, time_ns);
}

/* The touch points that there are, else the mouse; returns how many. */
KIN_INLINE uint32_t kin_raylib_points(const kin_raylib *input, kin_touch_sample *out_row) {
  int found = GetTouchPointCount();
  uint32_t count = found > KIN_RAYLIB_CAPACITY ? KIN_RAYLIB_CAPACITY : (uint32_t)found;
  memset(out_row, 0, KIN_RAYLIB_CAPACITY * sizeof *out_row);
  for (uint32_t i = 0; i < count; i++) {
    kin_point place = kin_raylib_place(input, GetTouchPosition((int)i));
    out_row[i].touch = (uint64_t)GetTouchPointId((int)i);
    out_row[i].x = place.x;
    out_row[i].y = place.y;
  }
  return count > 0 ? count : kin_raylib_mouse(input, &out_row[0]) ? 1 : 0;
}

/* Sets the engine's units_per_inch by the size of the monitor that shows the window, and by how large the picture is
 * drawn, now and whenever one of them has changed. Where the monitor has no size, an inch counts as 163 coordinates of
 * the screen. Errors as kin_engine_set_units_per_inch. */
KIN_INLINE kin_result kin_raylib_measure(kin_raylib *input, kin_engine *engine) {
  int monitor = GetCurrentMonitor(), across, down;
  double inch = KIN_FRAME_INCH;
  if (!input || !engine) return KIN_ERROR_NULL;
  across = GetMonitorPhysicalWidth(monitor);
  down = GetMonitorPhysicalHeight(monitor);
  if (across > 0 && down > 0)
    inch = kin_frame_inch(sqrt((double)GetMonitorWidth(monitor) * GetMonitorHeight(monitor)),
                          sqrt((double)across * down));
  input->is_measured = true;
  input->monitor = monitor;
  return kin_engine_set_units_per_inch(engine, inch * kin_frame_map_scale(&input->picture));
}

/* Cancels all touches when the window loses its input, once, and when the host draws at another place: places before
 * and after cannot be compared. */
KIN_INLINE kin_result kin_raylib_lose(kin_raylib *input, kin_engine *engine, uint64_t time_ns) {
  uint64_t latest;
  kin_result result = kin_engine_get_time(engine, &latest);
  bool was = input->is_away, moved = !kin_frame_map_equals(&input->picture, &input->shown);
  input->is_away = !IsWindowFocused() || IsWindowMinimized();
  input->shown = input->picture;
  if (input->is_measured && result == KIN_OK && (moved || GetCurrentMonitor() != input->monitor))
    result = kin_raylib_measure(input, engine);
  if (result != KIN_OK || !(moved || (input->is_away && !was))) return result;
  return kin_engine_cancel_touches(engine, time_ns < latest ? latest : time_ns);
}

/* Once a frame: feeds touch points or mouse, and the wheel. `time_ns` of one clock; one that lies before the engine's
 * time counts as that. */
KIN_INLINE kin_result kin_raylib_feed(kin_raylib *input, kin_engine *engine, uint64_t time_ns) {
  kin_touch_sample now[KIN_RAYLIB_CAPACITY];
  uint32_t count;
  kin_result results[4];
  if (!input) return KIN_ERROR_NULL;
  results[0] = kin_raylib_lose(input, engine, time_ns); /* before the lifts that raylib makes of it */
  count = kin_raylib_points(input, now);
  results[1] = kin_raylib_feed_points(input, engine, now, count, time_ns);
  results[2] = kin_raylib_feed_hover(input, engine, time_ns);
  results[3] = kin_raylib_feed_wheel(input, engine, time_ns);
  for (int i = 0; i < 4; i++)
    if (results[i] != KIN_OK) return results[i];
  return KIN_OK;
}

#endif
