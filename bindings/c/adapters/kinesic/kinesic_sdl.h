/* kinesic_sdl.h: SDL 2's fingers, mouse and wheel, fed to an engine. SDL 2.0.18 or later.
 *
 *   kin_sdl input;
 *   kin_sdl_init(&input, window, renderer);    the renderer may be null
 *   kin_sdl_measure(&input, engine);           distances by the display's density, from now on
 *   ...
 *   while (SDL_PollEvent(&event)) kin_sdl_event(&input, engine, &event);
 *   kin_sdl_feed(&input, engine);
 *   kin_engine_advance(engine, kin_sdl_now());
 *
 * With a renderer, places are where it draws: its logical size, its scale and its viewport count, and what is in the
 * bars of a letterbox lies outside of the picture. Without one they are coordinates of the window.
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

/* How side a notch of the wheel scrolls, in coordinates of the window, and how much it magnifies. */
#define KIN_SDL_NOTCH 40
#define KIN_SDL_NOTCH_SCALE 0.1

/* SDL's clock counts milliseconds and stamps each finger as it comes, so the fingers of one report may lie on both
 * sides of a tick. */
#define KIN_SDL_TICK_NS 1000000u

/* What was gathered of one time, and what is known of the window and the mouse. kin_sdl_init makes it. */
typedef struct kin_sdl {
  SDL_Renderer *renderer; /* in whose coordinates places are; null: in the window's */
  SDL_Window *window;
  uint32_t id;            /* of the window */
  int width, height;      /* of the window, in its coordinates, when the event came that is looked at */
  kin_frame_map map;      /* where the renderer drew in the window at the latest event */
  bool is_measured;       /* kin_sdl_measure was called */
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
 * keeps them side apart. */
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

/* Where the renderer draws in the window, by two places. It is not set without a renderer, and while the window has no
 * size. */
KIN_INLINE kin_frame_map kin_sdl_map(const kin_sdl *input) {
  const int side = 1024;
  float x = 0, y = 0, side_x = 0, side_y = 0;
  kin_frame_map map = {0, 0, 0, 0};
  if (!input->renderer) return map;
  SDL_RenderWindowToLogical(input->renderer, 0, 0, &x, &y);
  SDL_RenderWindowToLogical(input->renderer, side, side, &side_x, &side_y);
  map.scale_x = ((double)side_x - (double)x) / side;
  map.scale_y = ((double)side_y - (double)y) / side;
  map.x = -(double)x / map.scale_x;
  map.y = -(double)y / map.scale_y;
  return map;
}

/* The adapter of a window, or of another than before. `renderer`: that which draws in it; null: places are coordinates
 * of the window. Both must live as long as events are handed over; events of other windows are left out. */
KIN_INLINE void kin_sdl_init(kin_sdl *input, SDL_Window *window, SDL_Renderer *renderer) {
  memset(input, 0, sizeof *input);
  input->window = window;
  input->renderer = renderer;
  input->id = SDL_GetWindowID(window);
  SDL_GetWindowSize(window, &input->width, &input->height);
  input->map = kin_sdl_map(input);
}

/* How many pixels a coordinate of the window is. */
KIN_INLINE double kin_sdl_density(const kin_sdl *input) {
  int width = 0, pixels = 0;
  SDL_GetWindowSize(input->window, &width, NULL);
#if SDL_VERSION_ATLEAST(2, 26, 0)
  SDL_GetWindowSizeInPixels(input->window, &pixels, NULL);
#else
  SDL_GL_GetDrawableSize(input->window, &pixels, NULL);
#endif
  return width > 0 && pixels > 0 ? (double)pixels / width : 1;
}

/* Sets the engine's units_per_inch by the window's display and by how large the renderer draws, now and whenever one
 * of them has changed. Where the display says nothing, an inch counts as 163 coordinates of the window. Errors as
 * kin_engine_set_units_per_inch. */
KIN_INLINE kin_result kin_sdl_measure(kin_sdl *input, kin_engine *engine) {
  float across = 0, down = 0;
  double inch = 0;
  if (!input || !engine) return KIN_ERROR_NULL;
  input->is_measured = true;
  if (SDL_GetDisplayDPI(SDL_GetWindowDisplayIndex(input->window), NULL, &across, &down) == 0)
    inch = ((double)across + (double)down) / 2 / kin_sdl_density(input);
  inch = kin_frame_inch(inch, 25.4);
  return kin_engine_set_units_per_inch(engine, inch * kin_frame_map_scale(&input->map));
}

/* Whether SDL has already made an event's place one of the renderer's logical size. */
KIN_INLINE bool kin_sdl_is_logical(const kin_sdl *input) {
  int width = 0, height = 0;
  if (input->renderer) SDL_RenderGetLogicalSize(input->renderer, &width, &height);
  return width > 0 && height > 0;
}

/* Where the mouse is, by the place of an event. */
KIN_INLINE kin_point kin_sdl_mouse_place(const kin_sdl *input, double x, double y) {
  kin_point place = {x, y};
  return kin_sdl_is_logical(input) ? place : kin_frame_map_place(&input->map, x, y);
}

/* Where the mouse is, by the place of a wheel's event, which SDL makes logical from 2.30.1 on. */
KIN_INLINE kin_point kin_sdl_wheel_place(const kin_sdl *input, int x, int y) {
  SDL_version version;
  SDL_GetVersion(&version);
  return SDL_VERSIONNUM(version.major, version.minor, version.patch) >= SDL_VERSIONNUM(2, 30, 1)
             ? kin_sdl_mouse_place(input, x, y)
             : kin_frame_map_place(&input->map, x, y);
}

/* A finger's place on one axis: SDL counts from 0 to 1 across what the renderer draws, and has moved what is in a bar
 * to the edge. There it is put one unit outside, so that it hits nothing of the picture. `first` and `last`: where the
 * window's edges are in the picture's units. */
KIN_INLINE double kin_sdl_across(double part, double size, double first, double last) {
  if (part <= 0 && first < -0.5) return -1;
  if (part >= 1 && last > size + 0.5) return size + 1;
  return part * size;
}

/* How many units the renderer draws across and down: of the window as it was when the event came. */
KIN_INLINE kin_point kin_sdl_drawn(const kin_sdl *input) {
  int width = 0, height = 0;
  kin_point drawn;
  SDL_Rect viewport;
  SDL_RenderGetLogicalSize(input->renderer, &width, &height);
  drawn.x = width;
  drawn.y = height;
  if (width > 0 && height > 0) return drawn;
  SDL_RenderGetViewport(input->renderer, &viewport);
  SDL_GetWindowSize(input->window, &width, &height);
  drawn.x = width > 0 ? (double)viewport.w * input->width / width : 0;
  drawn.y = height > 0 ? (double)viewport.h * input->height / height : 0;
  return drawn;
}

/* Where a finger is. */
KIN_INLINE kin_point kin_sdl_finger_place(const kin_sdl *input, double x, double y) {
  kin_point place = {x * input->width, y * input->height}, drawn, first, last;
  if (!input->renderer) return place;
  drawn = kin_sdl_drawn(input);
  first = kin_frame_map_place(&input->map, 0, 0);
  last = kin_frame_map_place(&input->map, input->width, input->height);
  place.x = kin_sdl_across(x, drawn.x, first.x, last.x);
  place.y = kin_sdl_across(y, drawn.y, first.y, last.y);
  return place;
}

/* The wheel as a scroll sample. */
KIN_INLINE kin_result kin_sdl_feed_wheel(const kin_sdl *input, kin_engine *engine, const SDL_MouseWheelEvent *wheel,
                                         uint64_t time_ns) {
  kin_point place = kin_sdl_wheel_place(input, wheel->mouseX, wheel->mouseY);
  double notch = KIN_SDL_NOTCH * kin_frame_map_scale(&input->map);
  kin_scroll_sample sample;
  double turned = wheel->direction == SDL_MOUSEWHEEL_FLIPPED ? -1 : 1;
  memset(&sample, 0, sizeof sample);
  sample.source = wheel->which;
  sample.time_ns = time_ns;
  sample.phase = KIN_SCROLL_DISCRETE;
  sample.type = KIN_TOUCH_POINTER;
  sample.x = place.x;
  sample.y = place.y;
  sample.modifiers = kin_sdl_modifiers();
  if (SDL_GetModState() & KMOD_CTRL) {
    double bigger = (double)wheel->preciseY * turned * KIN_SDL_NOTCH_SCALE;
    sample.magnification = bigger > -0.5 ? bigger : -0.5;
  } else {
    sample.dx = -(double)wheel->preciseX * turned * notch;
    sample.dy = (double)wheel->preciseY * turned * notch;
  }
  return kin_engine_feed_scroll(engine, &sample, 1);
}

/* Feeds what was gathered. Errors as kin_frame_feed. */
KIN_INLINE kin_result kin_sdl_flush(kin_sdl *input, kin_engine *engine) {
  return kin_frame_feed(&input->frame, engine, input->time_ns);
}

/* Feeds what was gathered: call it when there is no more event, before time passes. Errors as kin_frame_feed. */
KIN_INLINE kin_result kin_sdl_feed(kin_sdl *input, kin_engine *engine) {
  if (!input) return KIN_ERROR_NULL;
  SDL_GetWindowSize(input->window, &input->width, &input->height); /* no event is waiting that was of another size */
  return kin_sdl_flush(input, engine);
}

/* Whether a sample of this time belongs to what was gathered: it came at that time, or a tick later of another
 * finger. */
KIN_INLINE bool kin_sdl_belongs(kin_sdl *input, const kin_touch_sample *sample) {
  if (input->frame.count == 0 || sample->time_ns == input->time_ns) return true;
  return sample->time_ns - input->time_ns == KIN_SDL_TICK_NS && !kin_frame_latest(&input->frame, sample->touch);
}

/* Gathers a sample; what is of an earlier time is fed before. */
KIN_INLINE kin_result kin_sdl_add(kin_sdl *input, kin_engine *engine, const kin_touch_sample *sample) {
  kin_result fed = kin_sdl_belongs(input, sample) ? KIN_OK : kin_sdl_flush(input, engine);
  if (input->frame.count == 0) input->time_ns = sample->time_ns;
  if (kin_frame_add(&input->frame, sample) == KIN_OK) return fed;
  fed = kin_sdl_flush(input, engine); /* it was full */
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
KIN_INLINE kin_result kin_sdl_finger(kin_sdl *input, kin_engine *engine, const SDL_Event *event) {
  const SDL_TouchFingerEvent *finger = &event->tfinger;
  kin_point place = kin_sdl_finger_place(input, (double)finger->x, (double)finger->y);
  kin_touch_sample sample;
  if (finger->touchId == SDL_MOUSE_TOUCHID) return KIN_OK;
  memset(&sample, 0, sizeof sample);
  sample.touch = kin_sdl_touch(finger->touchId, finger->fingerId);
  sample.time_ns = kin_sdl_time(event);
  sample.phase = event->type == SDL_FINGERDOWN ? KIN_PHASE_BEGAN
                 : event->type == SDL_FINGERUP ? KIN_PHASE_ENDED
                                               : KIN_PHASE_MOVED;
  sample.type = kin_sdl_touch_type(finger->touchId);
  sample.x = place.x;
  sample.y = place.y;
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

/* The mouse at the place of an event, with the buttons that are pressed now. */
KIN_INLINE kin_result kin_sdl_mouse(kin_sdl *input, kin_engine *engine, int x, int y, uint32_t buttons,
                                    uint64_t time_ns) {
  kin_point place = kin_sdl_mouse_place(input, x, y);
  kin_touch_sample sample;
  kin_result fed, hovered;
  memset(&sample, 0, sizeof sample);
  sample.touch = KIN_SDL_MOUSE;
  sample.type = KIN_TOUCH_POINTER;
  sample.time_ns = time_ns;
  sample.x = input->mouse_x = place.x;
  sample.y = input->mouse_y = place.y;
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
  kin_result fed = kin_sdl_flush(input, engine), result = kin_engine_get_time(engine, &latest);
  if (result != KIN_OK) return result;
  if (time_ns < latest) time_ns = latest;
  result = is_wheel ? kin_sdl_feed_wheel(input, engine, &event->wheel, time_ns)
                    : kin_engine_cancel_touches(engine, time_ns);
  return result == KIN_OK ? fed : result;
}

/* Whether an event is of the adapter's window, or of none. */
KIN_INLINE bool kin_sdl_is_own(const kin_sdl *input, const SDL_Event *event) {
  uint32_t id = 0;
  switch (event->type) {
  case SDL_FINGERDOWN:
  case SDL_FINGERMOTION:
  case SDL_FINGERUP: id = event->tfinger.windowID; break;
  case SDL_MOUSEMOTION: id = event->motion.windowID; break;
  case SDL_MOUSEBUTTONDOWN:
  case SDL_MOUSEBUTTONUP: id = event->button.windowID; break;
  case SDL_MOUSEWHEEL: id = event->wheel.windowID; break;
  case SDL_WINDOWEVENT: id = event->window.windowID; break;
  default: break;
  }
  return id == 0 || id == input->id;
}

/* Takes that the units have changed: places before and after cannot be compared, so all touches are cancelled. */
KIN_INLINE kin_result kin_sdl_remap(kin_sdl *input, kin_engine *engine, const SDL_Event *event) {
  kin_frame_map map = kin_sdl_map(input);
  kin_result cancelled, measured = KIN_OK;
  if (kin_frame_map_equals(&map, &input->map) || (input->renderer && !kin_frame_map_is_set(&map))) return KIN_OK;
  input->map = map;
  cancelled = kin_sdl_after_touches(input, engine, event, false);
  if (input->is_measured) measured = kin_sdl_measure(input, engine);
  return cancelled == KIN_OK ? measured : cancelled;
}

/* A window's own events. */
KIN_INLINE kin_result kin_sdl_window(kin_sdl *input, kin_engine *engine, const SDL_Event *event) {
  switch (event->window.event) {
  case SDL_WINDOWEVENT_SIZE_CHANGED:
    input->width = event->window.data1;
    input->height = event->window.data2;
    return input->is_measured ? kin_sdl_measure(input, engine) : KIN_OK;
  case SDL_WINDOWEVENT_DISPLAY_CHANGED: return input->is_measured ? kin_sdl_measure(input, engine) : KIN_OK;
  case SDL_WINDOWEVENT_LEAVE: return kin_sdl_mouse_leaves(input, engine, kin_sdl_time(event));
  case SDL_WINDOWEVENT_FOCUS_LOST:
  case SDL_WINDOWEVENT_HIDDEN:
  case SDL_WINDOWEVENT_MINIMIZED: return kin_sdl_after_touches(input, engine, event, false);
  default: return KIN_OK;
  }
}

/* Takes what an event of the window says of fingers, mouse and wheel. */
KIN_INLINE kin_result kin_sdl_take(kin_sdl *input, kin_engine *engine, const SDL_Event *event) {
  switch (event->type) {
  case SDL_FINGERDOWN:
  case SDL_FINGERMOTION:
  case SDL_FINGERUP: return kin_sdl_finger(input, engine, event);
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

/* Takes what an event says of fingers, mouse and wheel, at the event's own time; a window that loses its input or is
 * hidden, and a program that goes to the background, cancel all touches. So does what changes the units: the renderer
 * draws another part of the window, or larger, because the window has been resized or the program has set another
 * logical size, scale or viewport. Other events, and those of other windows, are KIN_OK and do nothing. What has one
 * time is gathered, and fed as one step when an event of another time comes, or by kin_sdl_feed. One that lies before
 * the engine's time, because a frame came in between, counts as that. Errors as kin_frame_feed and
 * kin_engine_feed_scroll; they may concern events before. */
KIN_INLINE kin_result kin_sdl_event(kin_sdl *input, kin_engine *engine, const SDL_Event *event) {
  kin_result remapped, taken;
  if (!input || !engine || !event) return KIN_ERROR_NULL;
  if (!kin_sdl_is_own(input, event)) return KIN_OK;
  remapped = kin_sdl_remap(input, engine, event);
  taken = kin_sdl_take(input, engine, event);
  return taken == KIN_OK ? remapped : taken;
}

#endif
