/* kinesic_raylib.h: raylib's touch points, mouse and wheel, asked once a frame and fed to an engine.
 *
 *   kin_raylib input = {0};
 *   while (!WindowShouldClose()) {
 *     kin_raylib_feed(&input, engine, (uint64_t)(GetTime() * 1e9));
 *     ...
 *
 * raylib tells where fingers are, not what has happened to them: what is new has landed, what is missing has lifted.
 * While there are no touch points, the mouse is one, of the type KIN_TOUCH_POINTER, as long as a button is down;
 * meanwhile it hovers. The wheel scrolls, and magnifies while Control is down. A window that loses its input cancels
 * all touches. */
#ifndef KINESIC_RAYLIB_H
#define KINESIC_RAYLIB_H

#include <kinesic/kinesic_frame.h>
#include <raylib.h>

/* How many touch points are looked at. */
#define KIN_RAYLIB_CAPACITY 16

/* The number of the mouse among the touches. */
#define KIN_RAYLIB_MOUSE 0xFFFFFFFFFFFFFFFFu

/* How far a notch of the wheel scrolls, units, and how much it magnifies. */
#define KIN_RAYLIB_NOTCH 40
#define KIN_RAYLIB_NOTCH_SCALE 0.1

/* What was down in the frame before. All zeros at first. */
typedef struct kin_raylib {
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

/* Feeds the wheel, if it has turned. Errors as kin_engine_feed_scroll. */
KIN_INLINE kin_result kin_raylib_feed_wheel(kin_engine *engine, uint64_t time_ns) {
  kin_scroll_sample sample;
  Vector2 turned = GetMouseWheelMoveV(), place = GetMousePosition();
  uint64_t latest;
  kin_result result = kin_engine_get_time(engine, &latest);
  if (result != KIN_OK || (turned.x == 0 && turned.y == 0)) return result;
  memset(&sample, 0, sizeof sample);
  sample.time_ns = time_ns < latest ? latest : time_ns;
  sample.phase = KIN_SCROLL_DISCRETE;
  sample.type = KIN_TOUCH_POINTER;
  sample.x = (double)place.x;
  sample.y = (double)place.y;
  if (IsKeyDown(KEY_LEFT_CONTROL) || IsKeyDown(KEY_RIGHT_CONTROL))
    sample.magnification = fmax((double)turned.y * KIN_RAYLIB_NOTCH_SCALE, -0.5);
  else {
    sample.dx = (double)turned.x * KIN_RAYLIB_NOTCH;
    sample.dy = (double)turned.y * KIN_RAYLIB_NOTCH;
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
KIN_INLINE bool kin_raylib_mouse(kin_touch_sample *out_sample) {
  Vector2 place = GetMousePosition();
  memset(out_sample, 0, sizeof *out_sample);
  out_sample->touch = KIN_RAYLIB_MOUSE;
  out_sample->type = KIN_TOUCH_POINTER;
  out_sample->buttons = kin_raylib_buttons();
  out_sample->x = (double)place.x;
  out_sample->y = (double)place.y;
  return out_sample->buttons != 0;
}

/* Feeds where the mouse hovers, or that it has left the window. */
KIN_INLINE kin_result kin_raylib_feed_hover(kin_raylib *input, kin_engine *engine, uint64_t time_ns) {
  kin_touch_sample mouse;
  kin_frame frame;
  frame.count = frame.reserved = 0;
  if (kin_raylib_mouse(&mouse)) return KIN_OK;
  if (IsCursorOnScreen()) kin_frame_point(&frame, &input->mouse, &mouse, false);
  else kin_frame_leave(&frame, &input->mouse, &mouse);
  return kin_frame_feed(&frame, engine, time_ns);
}

/* The touch points that there are, else the mouse; returns how many. */
KIN_INLINE uint32_t kin_raylib_points(kin_touch_sample *out_row) {
  int found = GetTouchPointCount();
  uint32_t count = found > KIN_RAYLIB_CAPACITY ? KIN_RAYLIB_CAPACITY : (uint32_t)found;
  memset(out_row, 0, KIN_RAYLIB_CAPACITY * sizeof *out_row);
  for (uint32_t i = 0; i < count; i++) {
    Vector2 place = GetTouchPosition((int)i);
    out_row[i].touch = (uint64_t)GetTouchPointId((int)i);
    out_row[i].x = (double)place.x;
    out_row[i].y = (double)place.y;
  }
  return count > 0 ? count : kin_raylib_mouse(&out_row[0]) ? 1 : 0;
}

/* Cancels all touches when the window loses its input; once. */
KIN_INLINE kin_result kin_raylib_lose(kin_raylib *input, kin_engine *engine, uint64_t time_ns) {
  uint64_t latest;
  kin_result result = kin_engine_get_time(engine, &latest);
  bool was = input->is_away;
  input->is_away = !IsWindowFocused() || IsWindowMinimized();
  if (result != KIN_OK || was || !input->is_away) return result;
  return kin_engine_cancel_touches(engine, time_ns < latest ? latest : time_ns);
}

/* Once a frame: feeds touch points or mouse, and the wheel. `time_ns` of one clock; one that lies before the engine's
 * time counts as that. */
KIN_INLINE kin_result kin_raylib_feed(kin_raylib *input, kin_engine *engine, uint64_t time_ns) {
  kin_touch_sample now[KIN_RAYLIB_CAPACITY];
  uint32_t count = kin_raylib_points(now);
  kin_result results[4];
  if (!input) return KIN_ERROR_NULL;
  results[0] = kin_raylib_lose(input, engine, time_ns); /* before the lifts that raylib makes of it */
  results[1] = kin_raylib_feed_points(input, engine, now, count, time_ns);
  results[2] = kin_raylib_feed_hover(input, engine, time_ns);
  results[3] = kin_raylib_feed_wheel(engine, time_ns);
  for (int i = 0; i < 4; i++)
    if (results[i] != KIN_OK) return results[i];
  return KIN_OK;
}

#endif
