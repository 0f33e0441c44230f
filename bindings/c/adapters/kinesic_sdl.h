/* kinesic_sdl.h: SDL 2's fingers, mouse and wheel, fed to an engine. SDL 2.0.18 or later.
 *
 *   while (SDL_PollEvent(&event)) kin_sdl_feed(engine, &event, width, height, event.common.timestamp * 1000000ull);
 *
 * Fingers are touches of their own number; the left button of the mouse is one more, of the type KIN_TOUCH_POINTER. The mouse events that SDL makes of
 * touches are left out, and the other way round, so that nothing comes twice. A wheel scrolls, and magnifies while Control is down. */
#ifndef KINESIC_SDL_H
#define KINESIC_SDL_H

#include <SDL.h>
#include <kinesic/kinesic.h>

/* The number of the mouse among the touches. */
#define KIN_SDL_MOUSE 0xFFFFFFFFFFFFFFFFu

/* How far a notch of the wheel scrolls, units, and how much it magnifies. */
#define KIN_SDL_NOTCH 40
#define KIN_SDL_NOTCH_SCALE 0.1

/* The wheel as a scroll sample. */
KIN_INLINE kin_result kin_sdl_feed_wheel(kin_engine *engine, const SDL_MouseWheelEvent *wheel, uint64_t time_ns) {
  kin_scroll_sample sample;
  int turned = wheel->direction == SDL_MOUSEWHEEL_FLIPPED ? -1 : 1;
  memset(&sample, 0, sizeof sample);
  sample.source = wheel->which;
  sample.time_ns = time_ns;
  sample.phase = KIN_SCROLL_DISCRETE;
  sample.type = KIN_TOUCH_POINTER;
  sample.x = wheel->mouseX;
  sample.y = wheel->mouseY;
  if (SDL_GetModState() & KMOD_CTRL) {
    double bigger = wheel->preciseY * turned * KIN_SDL_NOTCH_SCALE;
    sample.magnification = bigger > -0.5 ? bigger : -0.5;
  } else {
    sample.dx = -wheel->preciseX * turned * KIN_SDL_NOTCH;
    sample.dy = wheel->preciseY * turned * KIN_SDL_NOTCH;
  }
  return kin_engine_feed_scroll(engine, &sample, 1);
}

/* The finger or mouse sample of an event; false for an event that is none. */
KIN_INLINE bool kin_sdl_sample(const SDL_Event *event, int width, int height, kin_touch_sample *out_sample) {
  memset(out_sample, 0, sizeof *out_sample);
  switch (event->type) {
  case SDL_FINGERDOWN:
  case SDL_FINGERMOTION:
  case SDL_FINGERUP:
    if (event->tfinger.touchId == SDL_MOUSE_TOUCHID) return false;
    out_sample->phase = event->type == SDL_FINGERDOWN ? KIN_PHASE_BEGAN : event->type == SDL_FINGERUP ? KIN_PHASE_ENDED : KIN_PHASE_MOVED;
    out_sample->touch = (uint64_t)event->tfinger.fingerId;
    out_sample->x = (double)event->tfinger.x * width;
    out_sample->y = (double)event->tfinger.y * height;
    out_sample->force = event->tfinger.pressure;
    return true;
  case SDL_MOUSEMOTION:
    if (event->motion.which == SDL_TOUCH_MOUSEID || !(event->motion.state & SDL_BUTTON_LMASK)) return false;
    out_sample->phase = KIN_PHASE_MOVED;
    out_sample->x = event->motion.x;
    out_sample->y = event->motion.y;
    break;
  case SDL_MOUSEBUTTONDOWN:
  case SDL_MOUSEBUTTONUP:
    if (event->button.which == SDL_TOUCH_MOUSEID || event->button.button != SDL_BUTTON_LEFT) return false;
    out_sample->phase = event->type == SDL_MOUSEBUTTONDOWN ? KIN_PHASE_BEGAN : KIN_PHASE_ENDED;
    out_sample->x = event->button.x;
    out_sample->y = event->button.y;
    break;
  default: return false;
  }
  out_sample->touch = KIN_SDL_MOUSE;
  out_sample->type = KIN_TOUCH_POINTER;
  out_sample->buttons = out_sample->phase == KIN_PHASE_ENDED ? 0 : KIN_BUTTON_PRIMARY;
  return true;
}

/* Feeds what an event says of fingers, mouse and wheel; a window that loses its input cancels all touches. Other events are KIN_OK and do nothing.
 * `width` and `height` of the window in units, for fingers, which SDL reports from 0 to 1. `time_ns`: when it happened; one that lies
 * before the engine's time, because a frame came in between, counts as that. What is left of a cancelled touch is dropped. The errors are those of kin_engine_feed. */
KIN_INLINE kin_result kin_sdl_feed(kin_engine *engine, const SDL_Event *event, int width, int height, uint64_t time_ns) {
  kin_touch_sample sample;
  kin_touch_estimate at;
  uint64_t latest;
  kin_result result = event ? kin_engine_get_time(engine, &latest) : KIN_ERROR_NULL;
  if (result != KIN_OK) return result;
  if (time_ns < latest) time_ns = latest;
  if (event->type == SDL_MOUSEWHEEL) return kin_sdl_feed_wheel(engine, &event->wheel, time_ns);
  if (event->type == SDL_WINDOWEVENT && event->window.event == SDL_WINDOWEVENT_FOCUS_LOST) return kin_engine_cancel_touches(engine, time_ns);
  if (!kin_sdl_sample(event, width, height, &sample)) return KIN_OK;
  sample.time_ns = time_ns;
  if (sample.phase != KIN_PHASE_BEGAN && kin_engine_sample_touch(engine, sample.touch, time_ns, &at) != KIN_OK) return KIN_OK; /* cancelled before */
  return kin_engine_feed(engine, &sample, 1);
}

#endif
