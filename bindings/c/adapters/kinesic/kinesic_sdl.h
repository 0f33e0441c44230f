/* kinesic_sdl.h: SDL 2's fingers, mouse and wheel, fed to an engine. SDL 2.0.18 or later.
 *
 *   kin_sdl input = {0};
 *   while (SDL_PollEvent(&event)) kin_sdl_event(&input, engine, &event, width, height);
 *   kin_sdl_feed(&input, engine);
 *   kin_engine_advance(engine, kin_sdl_now());
 *
 * Fingers are distinguished by their device and their number: kin_sdl_touch makes one number of both. The mouse is
 * one touch more, of the type KIN_TOUCH_POINTER, which lands with its first button and lifts with its last; meanwhile
 * it hovers. The mouse events that SDL makes of touches are left out, and the other way round, so that nothing comes
 * twice. A wheel scrolls, and magnifies while Control is down. */
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

/* What was gathered of one time, and what is known of the mouse. All zeros at first. */
typedef struct kin_sdl {
  kin_frame frame;
  uint64_t time_ns;
  double mouse_x, mouse_y; /* where it was in its latest event */
  uint32_t mouse_buttons;
  kin_frame_pointer mouse;
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

/* The modifier keys that are held. */
KIN_INLINE uint32_t kin_sdl_modifiers(void) {
  int held = (int)SDL_GetModState();
  uint32_t made = 0;
  if (held & KMOD_SHIFT) made |= KIN_MODIFIER_SHIFT;
  if (held & KMOD_CTRL) made |= KIN_MODIFIER_CONTROL;
  if (held & KMOD_ALT) made |= KIN_MODIFIER_ALTERNATE;
  if (held & KMOD_GUI) made |= KIN_MODIFIER_COMMAND;
  if (held & KMOD_CAPS) made |= KIN_MODIFIER_CAPS_LOCK;
  return made;
}

/* The wheel as a scroll sample. */
KIN_INLINE kin_result kin_sdl_feed_wheel(kin_engine *engine, const SDL_MouseWheelEvent *wheel, uint64_t time_ns) {
  kin_scroll_sample sample;
  float turned = wheel->direction == SDL_MOUSEWHEEL_FLIPPED ? -1.0f : 1.0f;
  memset(&sample, 0, sizeof sample);
  sample.source = wheel->which;
  sample.time_ns = time_ns;
  sample.phase = KIN_SCROLL_DISCRETE;
  sample.type = KIN_TOUCH_POINTER;
  sample.x = wheel->mouseX;
  sample.y = wheel->mouseY;
  sample.modifiers = kin_sdl_modifiers();
  if (SDL_GetModState() & KMOD_CTRL) {
    double bigger = wheel->preciseY * turned * KIN_SDL_NOTCH_SCALE;
    sample.magnification = bigger > -0.5 ? bigger : -0.5;
  } else {
    sample.dx = -wheel->preciseX * turned * KIN_SDL_NOTCH;
    sample.dy = wheel->preciseY * turned * KIN_SDL_NOTCH;
  }
  return kin_engine_feed_scroll(engine, &sample, 1);
}

/* Feeds what was gathered: call it when there is no more event, before time passes. Errors as kin_frame_feed. */
KIN_INLINE kin_result kin_sdl_feed(kin_sdl *input, kin_engine *engine) {
  return input ? kin_frame_feed(&input->frame, engine, input->time_ns) : KIN_ERROR_NULL;
}

/* Whether a sample of this time belongs to what was gathered: it came at that time, or a tick later of another
 * finger. */
KIN_INLINE bool kin_sdl_belongs(kin_sdl *input, const kin_touch_sample *sample) {
  if (input->frame.count == 0 || sample->time_ns == input->time_ns) return true;
  return sample->time_ns - input->time_ns == KIN_SDL_TICK_NS && !kin_frame_latest(&input->frame, sample->touch);
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

/* Whether the fingers of a device are on a screen or on a touchpad. The device is looked for: of one that it does not
 * know SDL_GetTouchDeviceType would make the video driver search anew. */
KIN_INLINE kin_touch_type kin_sdl_touch_type(SDL_TouchID device) {
  for (int i = SDL_GetNumTouchDevices(); i-- > 0;)
    if (SDL_GetTouchDevice(i) == device)
      return SDL_GetTouchDeviceType(device) > SDL_TOUCH_DEVICE_DIRECT ? KIN_TOUCH_INDIRECT : KIN_TOUCH_DIRECT;
  return KIN_TOUCH_DIRECT;
}

/* A finger of a touch device that is no mouse. */
KIN_INLINE kin_result kin_sdl_finger(kin_sdl *input, kin_engine *engine, const SDL_Event *event, int width,
                                     int height) {
  const SDL_TouchFingerEvent *finger = &event->tfinger;
  kin_touch_sample sample;
  if (finger->touchId == SDL_MOUSE_TOUCHID) return KIN_OK;
  memset(&sample, 0, sizeof sample);
  sample.touch = kin_sdl_touch(finger->touchId, finger->fingerId);
  sample.time_ns = kin_sdl_time(event);
  sample.phase = event->type == SDL_FINGERDOWN ? KIN_PHASE_BEGAN
                 : event->type == SDL_FINGERUP ? KIN_PHASE_ENDED
                                               : KIN_PHASE_MOVED;
  sample.type = kin_sdl_touch_type(finger->touchId);
  sample.x = (double)finger->x * width;
  sample.y = (double)finger->y * height;
  sample.force = (double)finger->pressure;
  sample.modifiers = kin_sdl_modifiers();
  return kin_sdl_add(input, engine, &sample);
}

/* SDL's buttons, of which 2 is the middle one, as those of Kinesic. */
KIN_INLINE uint32_t kin_sdl_buttons(uint32_t pressed) {
  uint32_t made = pressed & 0x19u;
  if (pressed & SDL_BUTTON_MMASK) made |= KIN_BUTTON_MIDDLE;
  if (pressed & SDL_BUTTON_RMASK) made |= KIN_BUTTON_SECONDARY;
  return made;
}

/* The mouse at a place, with the buttons that are pressed now. */
KIN_INLINE kin_result kin_sdl_mouse(kin_sdl *input, kin_engine *engine, double x, double y, uint32_t buttons,
                                    uint64_t time_ns) {
  kin_touch_sample sample;
  kin_result fed, hovered;
  memset(&sample, 0, sizeof sample);
  sample.touch = KIN_SDL_MOUSE;
  sample.type = KIN_TOUCH_POINTER;
  sample.time_ns = time_ns;
  sample.x = input->mouse_x = x;
  sample.y = input->mouse_y = y;
  sample.buttons = input->mouse_buttons = buttons;
  sample.modifiers = kin_sdl_modifiers();
  sample.phase = kin_frame_pointer_phase(&input->mouse, buttons != 0);
  fed = kin_sdl_add(input, engine, &sample);
  if (sample.phase != KIN_PHASE_ENDED) return fed;
  sample.phase = kin_frame_pointer_phase(&input->mouse, false);
  hovered = kin_sdl_add(input, engine, &sample);
  return fed == KIN_OK ? hovered : fed;
}

/* A motion of the mouse; buttons whose release SDL has not reported are released by it. */
KIN_INLINE kin_result kin_sdl_motion(kin_sdl *input, kin_engine *engine, const SDL_Event *event) {
  const SDL_MouseMotionEvent *motion = &event->motion;
  if (motion->which == SDL_TOUCH_MOUSEID) return KIN_OK;
  return kin_sdl_mouse(input, engine, motion->x, motion->y, input->mouse_buttons & kin_sdl_buttons(motion->state),
                       kin_sdl_time(event));
}

/* A button of the mouse. */
KIN_INLINE kin_result kin_sdl_button(kin_sdl *input, kin_engine *engine, const SDL_Event *event) {
  const SDL_MouseButtonEvent *button = &event->button;
  uint32_t bit = button->button >= 1 && button->button <= 5 ? kin_sdl_buttons(SDL_BUTTON(button->button)) : 0;
  if (button->which == SDL_TOUCH_MOUSEID || !bit) return KIN_OK;
  bit = event->type == SDL_MOUSEBUTTONDOWN ? input->mouse_buttons | bit : input->mouse_buttons & ~bit;
  return kin_sdl_mouse(input, engine, button->x, button->y, bit, kin_sdl_time(event));
}

/* The mouse has left the window: it hovers no more. */
KIN_INLINE kin_result kin_sdl_mouse_leaves(kin_sdl *input, kin_engine *engine, uint64_t time_ns) {
  kin_touch_sample sample;
  if (!input->mouse.is_over) return KIN_OK;
  input->mouse.is_over = false;
  memset(&sample, 0, sizeof sample);
  sample.touch = KIN_SDL_MOUSE;
  sample.type = KIN_TOUCH_POINTER;
  sample.phase = KIN_PHASE_EXITED;
  sample.time_ns = time_ns;
  sample.x = input->mouse_x;
  sample.y = input->mouse_y;
  return kin_sdl_add(input, engine, &sample);
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

/* A window's own events. */
KIN_INLINE kin_result kin_sdl_window(kin_sdl *input, kin_engine *engine, const SDL_Event *event) {
  switch (event->window.event) {
  case SDL_WINDOWEVENT_LEAVE: return kin_sdl_mouse_leaves(input, engine, kin_sdl_time(event));
  case SDL_WINDOWEVENT_FOCUS_LOST:
  case SDL_WINDOWEVENT_HIDDEN:
  case SDL_WINDOWEVENT_MINIMIZED: return kin_sdl_after_touches(input, engine, event, false);
  default: return KIN_OK;
  }
}

/* Takes what an event says of fingers, mouse and wheel, at the event's own time; a window that loses its input or is
 * hidden, and a program that goes to the background, cancel all touches. Other events are KIN_OK and do nothing.
 * `width` and `height` of the window in units, for fingers, which SDL reports from 0 to 1. What has one time is
 * gathered, and fed as one step when an event of another time comes, or by kin_sdl_feed. One that lies before the
 * engine's time, because a frame came in between, counts as that. Errors as kin_frame_feed and kin_engine_feed_scroll;
 * they may concern events before. */
KIN_INLINE kin_result kin_sdl_event(kin_sdl *input, kin_engine *engine, const SDL_Event *event, int width,
                                    int height) {
  if (!input || !engine || !event) return KIN_ERROR_NULL;
  switch (event->type) {
  case SDL_FINGERDOWN:
  case SDL_FINGERMOTION:
  case SDL_FINGERUP: return kin_sdl_finger(input, engine, event, width, height);
  case SDL_MOUSEMOTION: return kin_sdl_motion(input, engine, event);
  case SDL_MOUSEBUTTONDOWN:
  case SDL_MOUSEBUTTONUP: return kin_sdl_button(input, engine, event);
  case SDL_MOUSEWHEEL: return kin_sdl_after_touches(input, engine, event, true);
  case SDL_WINDOWEVENT: return kin_sdl_window(input, engine, event);
  case SDL_APP_WILLENTERBACKGROUND:
  case SDL_APP_DIDENTERBACKGROUND: return kin_sdl_after_touches(input, engine, event, false);
  default: return KIN_OK;
  }
}

#endif
