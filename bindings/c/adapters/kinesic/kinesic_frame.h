/* kinesic_frame.h: gathers the touches of one moment, and feeds them as one step. The adapters stand on it; it serves
 * every toolkit that reports one finger at a time.
 *
 *   kin_frame frame = {0};
 *   kin_frame_add(&frame, &sample);             each finger that is reported; its time is not read
 *   kin_frame_feed(&frame, engine, time_ns);    where the report ends
 *
 * Fed one by one, two fingers that move together are two steps: after the first the centroid has gone half of the
 * way. */
#ifndef KINESIC_FRAME_H
#define KINESIC_FRAME_H

#include <kinesic/kinesic.h>

/* How many samples fit. One half is kept for lifts, so that no finger stays down for want of room. */
#define KIN_FRAME_CAPACITY 128

/* What was gathered. All zeros at first. */
typedef struct kin_frame {
  kin_touch_sample samples[KIN_FRAME_CAPACITY];
  uint32_t count;
  uint32_t reserved; /* zero */
} kin_frame;

/* Whether a sample is of a touch; if not, of something that hovers. */
KIN_INLINE bool kin_frame_is_touch(const kin_touch_sample *sample) { return sample->phase <= KIN_PHASE_CANCELLED; }
KIN_INLINE bool kin_frame_is_lift(const kin_touch_sample *sample) {
  return sample->phase == KIN_PHASE_ENDED || sample->phase == KIN_PHASE_CANCELLED;
}

/* The latest sample of this touch, or of what hovers under its number; null: there is none. */
KIN_INLINE kin_touch_sample *kin_frame_latest(kin_frame *frame, uint64_t touch) {
  for (uint32_t i = frame->count; i-- > 0;)
    if (frame->samples[i].touch == touch) return &frame->samples[i];
  return NULL;
}

/* How many units an inch has where nobody says it: the default of kin_engine_options.units_per_inch. */
#define KIN_FRAME_INCH 163.0

/* Where a picture lies in a window: its origin, in coordinates of the window, and how many units of the picture a
 * coordinate is. All zeros: the units are the window's coordinates. */
typedef struct kin_frame_map {
  double x, y, scale_x, scale_y;
} kin_frame_map;

/* Whether there is a picture, with a size. */
KIN_INLINE bool kin_frame_map_is_set(const kin_frame_map *map) {
  return map->scale_x > 0 && map->scale_x < 1e9 && map->scale_y > 0 && map->scale_y < 1e9;
}

/* A picture of `width` by `height` units in the middle of a window, as large as it fits, with bars where the window
 * has another shape. */
KIN_INLINE kin_frame_map kin_frame_letterbox(double width, double height, double window_width,
                                             double window_height) {
  double across = width / window_width, down = height / window_height, scale = across > down ? across : down;
  kin_frame_map made = {(window_width - width / scale) / 2, (window_height - height / scale) / 2, scale, scale};
  return made;
}

/* Where a place of the window is in the picture; in the bars it is outside. */
KIN_INLINE kin_point kin_frame_map_place(const kin_frame_map *map, double x, double y) {
  kin_point place = {x, y};
  if (!kin_frame_map_is_set(map)) return place;
  place.x = (x - map->x) * map->scale_x;
  place.y = (y - map->y) * map->scale_y;
  return place;
}

/* How many units a coordinate of the window is; on average, where the picture is stretched. */
KIN_INLINE double kin_frame_map_scale(const kin_frame_map *map) {
  double product = map->scale_x * map->scale_y;
  return kin_frame_map_is_set(map) ? sqrt(product) : 1;
}

/* Whether places mean the same in both. */
KIN_INLINE bool kin_frame_map_equals(const kin_frame_map *a, const kin_frame_map *b) {
  kin_point a_first = kin_frame_map_place(a, 0, 0), a_second = kin_frame_map_place(a, 1024, 1024);
  kin_point b_first = kin_frame_map_place(b, 0, 0), b_second = kin_frame_map_place(b, 1024, 1024);
  return a_first.x == b_first.x && a_first.y == b_first.y && a_second.x == b_second.x && a_second.y == b_second.y;
}

/* How many coordinates of a display an inch has, from its size in coordinates and in millimetres. Displays may not
 * know their size, or name a shape in its place (16 by 9 mm): KIN_FRAME_INCH counts where a display would have less
 * than 10 or more than 1,000. */
KIN_INLINE double kin_frame_inch(double coordinates, double millimetres) {
  double found = millimetres > 0 ? coordinates * 25.4 / millimetres : 0;
  return found >= 10 && found <= 1000 ? found : KIN_FRAME_INCH;
}

/* Adds a sample; a move replaces the move before it of the same touch, and what hovers is where it was latest.
 * KIN_ERROR_NULL; KIN_ERROR_CAPACITY: it is full, feed it first. */
KIN_INLINE kin_result kin_frame_add(kin_frame *frame, const kin_touch_sample *sample) {
  kin_touch_sample *before;
  if (!frame || !sample) return KIN_ERROR_NULL;
  before = kin_frame_latest(frame, sample->touch);
  if (before && before->phase == sample->phase &&
      (sample->phase == KIN_PHASE_MOVED || sample->phase == KIN_PHASE_HOVERED)) {
    *before = *sample;
    return KIN_OK;
  }
  if (frame->count >= (kin_frame_is_lift(sample) ? KIN_FRAME_CAPACITY : KIN_FRAME_CAPACITY / 2))
    return KIN_ERROR_CAPACITY;
  frame->samples[frame->count++] = *sample;
  return KIN_OK;
}

/* A mouse or a pen: whether it touches, and whether it hovers above the window. All zeros at first. */
typedef struct kin_frame_pointer {
  bool is_down, is_over;
} kin_frame_pointer;

/* The phase of a pointer's next sample. It lands, moves and lifts as `is_down` says, and hovers while it does not
 * touch. After a lift ask again: its place above the window is the next sample. */
KIN_INLINE kin_phase kin_frame_pointer_phase(kin_frame_pointer *pointer, bool is_down) {
  bool was = pointer->is_down;
  pointer->is_down = is_down;
  if (is_down) return was ? KIN_PHASE_MOVED : KIN_PHASE_BEGAN;
  if (was) return KIN_PHASE_ENDED;
  was = pointer->is_over;
  pointer->is_over = true;
  return was ? KIN_PHASE_HOVERED : KIN_PHASE_ENTERED;
}

/* Adds a pointer's sample, whose phase is that of kin_frame_pointer_phase. Errors as kin_frame_add. */
KIN_INLINE kin_result kin_frame_point(kin_frame *frame, kin_frame_pointer *pointer, const kin_touch_sample *sample,
                                      bool is_down) {
  kin_touch_sample made;
  kin_result added;
  if (!frame || !pointer || !sample) return KIN_ERROR_NULL;
  made = *sample;
  made.phase = kin_frame_pointer_phase(pointer, is_down);
  added = kin_frame_add(frame, &made);
  if (added != KIN_OK || made.phase != KIN_PHASE_ENDED) return added;
  made.phase = kin_frame_pointer_phase(pointer, false);
  return kin_frame_add(frame, &made);
}

/* Adds that a pointer has left the window, if it hovered, where `sample` says. A touch of it goes on. Errors as
 * kin_frame_add. */
KIN_INLINE kin_result kin_frame_leave(kin_frame *frame, kin_frame_pointer *pointer, const kin_touch_sample *sample) {
  kin_touch_sample made;
  if (!frame || !pointer || !sample) return KIN_ERROR_NULL;
  if (!pointer->is_over) return KIN_OK;
  pointer->is_over = false;
  made = *sample;
  made.phase = KIN_PHASE_EXITED;
  return kin_frame_add(frame, &made);
}

/* The end of the step that begins at `first`: in one step a touch lands or lifts once, so that what is tapped within a
 * frame is a tap, and tapped twice two of them. */
KIN_INLINE uint32_t kin_frame_step_end(const kin_frame *frame, uint32_t first) {
  uint32_t end = first + 1;
  for (; end < frame->count; end++) {
    const kin_touch_sample *sample = &frame->samples[end];
    if (!kin_frame_is_touch(sample) || sample->phase == KIN_PHASE_MOVED) continue;
    for (uint32_t i = first; i < end; i++) {
      const kin_touch_sample *before = &frame->samples[i];
      if (before->touch == sample->touch && kin_frame_is_touch(before) && before->phase != KIN_PHASE_MOVED) return end;
    }
  }
  return end;
}

/* Feeds a row as one step. Of a row that is refused each sample is fed by itself, so that what is right of it
 * counts. */
KIN_INLINE kin_result kin_frame_feed_step(kin_engine *engine, const kin_touch_sample *row, uint32_t count) {
  kin_result result = kin_engine_feed(engine, row, count);
  if (count == 1 || result == KIN_OK || result == KIN_ERROR_REENTRANT || result == KIN_ERROR_THREAD) return result;
  result = KIN_OK;
  for (uint32_t i = 0; i < count; i++) {
    kin_result fed = kin_engine_feed(engine, &row[i], 1);
    if (fed != KIN_OK) result = fed;
  }
  return result;
}

/* Feeds what was gathered, at one time, and empties the frame. It makes the engine lenient (kin_engine_set_lenient):
 * a lift that was lost, a finger for which there is no room, what is left of a cancelled touch and a time that lies
 * before the engine's are no errors. Those of kin_engine_set_lenient, and of kin_engine_feed: the latest where several
 * samples were refused; the others were fed. With KIN_ERROR_REENTRANT and KIN_ERROR_THREAD nothing was fed, and the
 * frame is as it was. */
KIN_INLINE kin_result kin_frame_feed(kin_frame *frame, kin_engine *engine, uint64_t time_ns) {
  kin_result result = frame ? kin_engine_set_lenient(engine, true) : KIN_ERROR_NULL;
  if (result != KIN_OK) return result;
  for (uint32_t i = 0; i < frame->count; i++) frame->samples[i].time_ns = time_ns;
  for (uint32_t first = 0, end; first < frame->count; first = end) {
    end = kin_frame_step_end(frame, first);
    kin_result fed = kin_frame_feed_step(engine, &frame->samples[first], end - first);
    if (fed == KIN_ERROR_REENTRANT || fed == KIN_ERROR_THREAD) return fed;
    if (fed != KIN_OK) result = fed;
  }
  frame->count = 0;
  return result;
}

#endif
