/* kinesic_raylib.h: raylib's touch points, mouse and wheel, asked once a frame and fed to an engine.
 *
 *   kin_raylib input = {0};
 *   while (!WindowShouldClose()) {
 *     kin_raylib_feed(&input, engine, (uint64_t)(GetTime() * 1e9));
 *     ...
 *
 * raylib tells where fingers are, not what has happened to them: what is new has landed, what is missing has lifted.
 * While there are no touch points, the left button of the mouse is one, of the type KIN_TOUCH_POINTER. The wheel
 * scrolls, and magnifies while Control is down. */
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
  uint32_t reserved; /* zero */
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

/* Feeds the difference between the frame before and `now`, of which `touch`, `x`, `y` and `type` count, as one step. A
 * finger that is refused is left out until it lands again. KIN_ERROR_RANGE for more than KIN_RAYLIB_CAPACITY; else as
 * kin_frame_feed. */
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
    if (before && before->x == now[i].x && before->y == now[i].y) continue;
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

/* Once a frame: feeds touch points or mouse, and the wheel. `time_ns` of one clock; one that lies before the engine's
 * time counts as that. */
KIN_INLINE kin_result kin_raylib_feed(kin_raylib *input, kin_engine *engine, uint64_t time_ns) {
  kin_touch_sample now[KIN_RAYLIB_CAPACITY];
  int found = GetTouchPointCount();
  uint32_t count = found > KIN_RAYLIB_CAPACITY ? KIN_RAYLIB_CAPACITY : (uint32_t)found;
  kin_result result, wheel;
  memset(now, 0, sizeof now);
  for (uint32_t i = 0; i < count; i++) {
    Vector2 place = GetTouchPosition((int)i);
    now[i].touch = (uint64_t)GetTouchPointId((int)i);
    now[i].x = (double)place.x;
    now[i].y = (double)place.y;
  }
  if (count == 0 && IsMouseButtonDown(MOUSE_BUTTON_LEFT)) {
    Vector2 place = GetMousePosition();
    now[0].touch = KIN_RAYLIB_MOUSE;
    now[0].type = KIN_TOUCH_POINTER;
    now[0].buttons = KIN_BUTTON_PRIMARY;
    now[0].x = (double)place.x;
    now[0].y = (double)place.y;
    count = 1;
  }
  result = kin_raylib_feed_points(input, engine, now, count, time_ns);
  wheel = kin_raylib_feed_wheel(engine, time_ns);
  return result == KIN_OK ? wheel : result;
}

#endif
