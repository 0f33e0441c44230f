/* kinesic_sdl.h: SDL 2's fingers, mouse and wheel, fed to an engine. SDL 2.0.18 or later.
 *
 *   kin_sdl input = {0};
 *   while (SDL_PollEvent(&event)) kin_sdl_event(&input, engine, &event, width, height);
 *   kin_sdl_feed(&input, engine);
 *   kin_engine_advance(engine, kin_sdl_now());
 *
 * Fingers are distinguished by their device and their number: kin_sdl_touch makes one number of both. The left button
 * of the mouse is one touch more, of the type KIN_TOUCH_POINTER. The mouse events that SDL makes of touches are left
 * out, and the other way round, so that nothing comes twice. A wheel scrolls, and magnifies while Control is down. */
#ifndef KINESIC_SDL_H
#define KINESIC_SDL_H

#include <SDL.h>
#include <kinesic/kinesic_frame.h>

/* The number of the mouse among the touches. */
#define KIN_SDL_MOUSE 0xFFFFFFFFFFFFFFFFu

/* How far a notch of the wheel scrolls, units, and how much it magnifies. */
#define KIN_SDL_NOTCH 40
#define KIN_SDL_NOTCH_SCALE 0.1

/* SDL's clock counts milliseconds and stamps each finger as it comes, so the fingers of one report may lie on both
 * sides of a tick. */
#define KIN_SDL_TICK_NS 1000000u

/* What was gathered of one time. All zeros at first. */
typedef struct kin_sdl {
  kin_frame frame;
  uint64_t time_ns;
} kin_sdl;

/* SDL's clock in nanoseconds. */
KIN_INLINE uint64_t kin_sdl_now(void) { return SDL_GetTicks64() * 1000000u; }

/* When an event happened, on that clock: SDL's 32 bits of milliseconds begin anew after 49 days, this does not. */
KIN_INLINE uint64_t kin_sdl_time(const SDL_Event *event) {
  uint64_t now = SDL_GetTicks64();
  int64_t ago = (int32_t)((uint32_t)now - event->common.timestamp);
  return ago > 0 && (uint64_t)ago > now ? 0 : (now - (uint64_t)ago) * 1000000u;
}

/* The number of a finger among the touches: two devices may each have a finger 0. The factor, the golden ratio's,
 * keeps them far apart. */
KIN_INLINE uint64_t kin_sdl_touch(SDL_TouchID device, SDL_FingerID finger) {
  return (uint64_t)device * 0x9E3779B97F4A7C15u + (uint64_t)finger;
}

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
    out_sample->phase = event->type == SDL_FINGERDOWN ? KIN_PHASE_BEGAN
                        : event->type == SDL_FINGERUP ? KIN_PHASE_ENDED
                                                      : KIN_PHASE_MOVED;
    out_sample->touch = kin_sdl_touch(event->tfinger.touchId, event->tfinger.fingerId);
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

/* Feeds what was gathered: call it when there is no more event, before time passes. Errors as kin_frame_feed. */
KIN_INLINE kin_result kin_sdl_feed(kin_sdl *input, kin_engine *engine) {
  return input ? kin_frame_feed(&input->frame, engine, input->time_ns) : KIN_ERROR_NULL;
}

/* Whether a sample of this time belongs to what was gathered: it came at that time, or a tick later of another
 * finger. */
KIN_INLINE bool kin_sdl_belongs(kin_sdl *input, const kin_touch_sample *sample) {
  if (input->frame.count == 0 || sample->time_ns == input->time_ns) return true;
  return sample->time_ns - input->time_ns == KIN_SDL_TICK_NS &&
         !kin_frame_find(&input->frame, input->frame.count, sample->touch);
}

/* Gathers a sample; what is of an earlier time is fed before. */
KIN_INLINE kin_result kin_sdl_add(kin_sdl *input, kin_engine *engine, const kin_touch_sample *sample) {
  kin_result fed = kin_sdl_belongs(input, sample) ? KIN_OK : kin_sdl_feed(input, engine);
  if (input->frame.count == 0) input->time_ns = sample->time_ns;
  if (kin_frame_add(&input->frame, sample) == KIN_OK) return fed;
  fed = kin_sdl_feed(input, engine); /* it was full */
  if (input->frame.count == 0) kin_frame_add(&input->frame, sample);
  return fed;
}

/* A wheel, or a window that has lost its input, after all that was gathered. */
KIN_INLINE kin_result kin_sdl_after_touches(kin_sdl *input, kin_engine *engine, const SDL_Event *event,
                                            bool is_wheel) {
  uint64_t latest, time_ns = kin_sdl_time(event);
  kin_result fed = kin_sdl_feed(input, engine), result = kin_engine_get_time(engine, &latest);
  if (result != KIN_OK) return result;
  if (time_ns < latest) time_ns = latest;
  result = is_wheel ? kin_sdl_feed_wheel(engine, &event->wheel, time_ns) : kin_engine_cancel_touches(engine, time_ns);
  return result == KIN_OK ? fed : result;
}

/* Takes what an event says of fingers, mouse and wheel, at the event's own time; a window that loses its input cancels
 * all touches. Other events are KIN_OK and do nothing. `width` and `height` of the window in units, for fingers, which
 * SDL reports from 0 to 1. What has one time is gathered, and fed as one step when an event of another time comes, or
 * by kin_sdl_feed. One that lies before the engine's time, because a frame came in between, counts as that. Errors as
 * kin_frame_feed and kin_engine_feed_scroll; they may concern events before. */
KIN_INLINE kin_result kin_sdl_event(kin_sdl *input, kin_engine *engine, const SDL_Event *event, int width,
                                    int height) {
  kin_touch_sample sample;
  if (!input || !engine || !event) return KIN_ERROR_NULL;
  if (kin_sdl_sample(event, width, height, &sample)) {
    sample.time_ns = kin_sdl_time(event);
    return kin_sdl_add(input, engine, &sample);
  }
  if (event->type == SDL_MOUSEWHEEL) return kin_sdl_after_touches(input, engine, event, true);
  if (event->type == SDL_WINDOWEVENT && event->window.event == SDL_WINDOWEVENT_FOCUS_LOST)
    return kin_sdl_after_touches(input, engine, event, false);
  return KIN_OK;
}

#endif
