/* kinesic_sdl3.h: SDL 3's fingers, pens, mouse, wheel and pinches, fed to an engine. SDL 3.2 or later.
 *
 *   kin_sdl3 input;
 *   kin_sdl3_init(&input, window, renderer);    the renderer may be null
 *   kin_sdl3_measure(&input, engine);           distances by the display's density, from now on
 *   ...
 *   while (SDL_PollEvent(&event)) kin_sdl3_event(&input, engine, &event);
 *   kin_sdl3_feed(&input, engine);
 *   kin_engine_advance(engine, kin_sdl3_now());
 *
 * With a renderer, places are where it draws: its logical presentation, its scale and its viewport count, and what is
 * in the bars of a letterbox lies outside of the picture. Without one they are coordinates of the window. The events
 * are handed over as they come, before SDL_ConvertEventToRenderCoordinates.
 *
 * Fingers are distinguished by their device and their number: kin_sdl3_touch makes one number of both. The mouse is
 * one touch more, of the type KIN_TOUCH_POINTER, which lands with its first button and lifts with its last; each pen
 * is one of the type KIN_TOUCH_PENCIL, with force, tilt and buttons. Both hover while they do not touch. The mouse and
 * finger events that SDL makes of other devices are left out, so that nothing comes twice. A wheel scrolls, and
 * magnifies while Control is down; a pinch of the system, as of a touchpad (SDL 3.4), magnifies. */
#ifndef KINESIC_SDL3_H
#define KINESIC_SDL3_H

#include <SDL3/SDL.h>
#include <kinesic/kinesic_frame.h>

/* The number of the mouse among the touches, and of the system's pinch among what scrolls. */
#define KIN_SDL3_MOUSE 0xFFFFFFFFFFFFFFFFu
#define KIN_SDL3_PINCH 0xFFFFFFFFFFFFFFFFu

/* How side a notch of the wheel scrolls, in coordinates of the window, and how much it magnifies. */
#define KIN_SDL3_NOTCH 40
#define KIN_SDL3_NOTCH_SCALE 0.1

/* Where a driver gives no time, SDL stamps each finger as it comes: the fingers of one report lie that close. */
#define KIN_SDL3_REPORT_NS 1000000u

/* A bit of kin_touch_sample.buttons beside KIN_BUTTON_...: the eraser of a pen. Pointer events of browsers have the
 * same. The buttons of a pen are the bits 2, 4, 8, 16 and 64, those of a mouse 1, 2, 4, 8 and 16. */
#define KIN_SDL3_BUTTON_ERASER 32u

/* How many pens can be near at once. */
#define KIN_SDL3_PEN_CAPACITY 4

/* What is known of a pen that is near; `id` is 0 where there is none. */
typedef struct kin_sdl3_pen {
  SDL_PenID id;
  kin_frame_pointer pointer;
  bool has_tilt;
  double x, y; /* where it was in its latest event */
  double force, tilt_x, tilt_y; /* tilts in degrees */
} kin_sdl3_pen;

/* What was gathered of one time, and what is known of the window, the mouse and pens. kin_sdl3_init makes it. */
typedef struct kin_sdl3 {
  SDL_Renderer *renderer; /* in whose coordinates places are; null: in the window's */
  SDL_Window *window;
  SDL_WindowID id;        /* of the window, also when it is destroyed */
  int width, height;      /* of the window, in its coordinates, when the event came that is looked at */
  kin_frame_map map;      /* where the renderer drew in the window at the latest event */
  bool is_measured;       /* kin_sdl3_measure was called */
  kin_frame frame;
  uint64_t time_ns;
  double mouse_x, mouse_y; /* where it was in its latest event */
  uint32_t mouse_buttons;
  kin_frame_pointer mouse;
  bool is_pinching;
  kin_sdl3_pen pens[KIN_SDL3_PEN_CAPACITY];
} kin_sdl3;

/* SDL's clock, which counts nanoseconds; an event's time on it is event->common.timestamp. */
KIN_INLINE uint64_t kin_sdl3_now(void) { return SDL_GetTicksNS(); }

/* The number of a finger among the touches: two devices may each have a finger 1. The factor, the golden ratio's,
 * keeps them side apart. */
KIN_INLINE uint64_t kin_sdl3_touch(SDL_TouchID device, SDL_FingerID finger) {
  return (uint64_t)device * 0x9E3779B97F4A7C15u + (uint64_t)finger;
}

/* The modifier keys that are held. */
KIN_INLINE uint32_t kin_sdl3_modifiers(void) {
  SDL_Keymod held = SDL_GetModState();
  uint32_t made = 0;
  if (held & SDL_KMOD_SHIFT) made |= KIN_MODIFIER_SHIFT;
  if (held & SDL_KMOD_CTRL) made |= KIN_MODIFIER_CONTROL;
  if (held & SDL_KMOD_ALT) made |= KIN_MODIFIER_ALTERNATE;
  if (held & SDL_KMOD_GUI) made |= KIN_MODIFIER_COMMAND;
  if (held & SDL_KMOD_CAPS) made |= KIN_MODIFIER_CAPS_LOCK;
  return made;
}

/* Where the renderer draws in the window, by two places. It is not set without a renderer, and while the window has no
 * size. */
KIN_INLINE kin_frame_map kin_sdl3_map(const kin_sdl3 *input) {
  const float side = 1024;
  float x, y, side_x, side_y;
  kin_frame_map map = {0, 0, 0, 0};
  if (!input->renderer || !SDL_RenderCoordinatesFromWindow(input->renderer, 0, 0, &x, &y) ||
      !SDL_RenderCoordinatesFromWindow(input->renderer, side, side, &side_x, &side_y))
    return map;
  map.scale_x = ((double)side_x - (double)x) / (double)side;
  map.scale_y = ((double)side_y - (double)y) / (double)side;
  map.x = -(double)x / map.scale_x;
  map.y = -(double)y / map.scale_y;
  return map;
}

/* The adapter of a window, or of another than before. `renderer`: that which draws in it; null: places are coordinates
 * of the window. Both must live as long as events are handed over; events of other windows are left out. */
KIN_INLINE void kin_sdl3_init(kin_sdl3 *input, SDL_Window *window, SDL_Renderer *renderer) {
  memset(input, 0, sizeof *input);
  input->window = window;
  input->renderer = renderer;
  input->id = SDL_GetWindowID(window);
  SDL_GetWindowSize(window, &input->width, &input->height);
  input->map = kin_sdl3_map(input);
}

/* What the system counts as an inch, in coordinates of the window. SDL says how large the user wants things to be
 * shown, in pixels; that a hundred percent are 96 an inch on desktops, 160 on Android, and so on, is the systems'
 * convention. */
KIN_INLINE double kin_sdl3_inch(const kin_sdl3 *input) {
  double scale = (double)SDL_GetWindowDisplayScale(input->window);
  double density = (double)SDL_GetWindowPixelDensity(input->window);
#if defined(SDL_PLATFORM_ANDROID)
  const double inch = 160;
#elif defined(SDL_PLATFORM_IOS)
  const double inch = 163;
#elif defined(SDL_PLATFORM_MACOS)
  const double inch = 110; /* of Apple's displays, in points: 109 to 127 */
#else
  const double inch = 96;
#endif
  return scale > 0 && density > 0 ? inch * scale / density : KIN_FRAME_INCH;
}

/* Sets the engine's units_per_inch by the window's display and by how large the renderer draws, now and whenever one
 * of them has changed. Where the display says nothing, an inch counts as 163 coordinates of the window. Errors as
 * kin_engine_set_units_per_inch. */
KIN_INLINE kin_result kin_sdl3_measure(kin_sdl3 *input, kin_engine *engine) {
  if (!input || !engine) return KIN_ERROR_NULL;
  input->is_measured = true;
  return kin_engine_set_units_per_inch(engine, kin_sdl3_inch(input) * kin_frame_map_scale(&input->map));
}

/* Feeds what was gathered. Errors as kin_frame_feed. */
KIN_INLINE kin_result kin_sdl3_flush(kin_sdl3 *input, kin_engine *engine) {
  return kin_frame_feed(&input->frame, engine, input->time_ns);
}

/* Feeds what was gathered: call it when there is no more event, before time passes. Errors as kin_frame_feed. */
KIN_INLINE kin_result kin_sdl3_feed(kin_sdl3 *input, kin_engine *engine) {
  if (!input) return KIN_ERROR_NULL;
  SDL_GetWindowSize(input->window, &input->width, &input->height); /* no event is waiting that was of another size */
  return kin_sdl3_flush(input, engine);
}

/* Feeds what was gathered, if what comes now, at this time and of this touch, belongs to another report: it is later,
 * and more than KIN_SDL3_REPORT_NS so or of a touch that was in the report already. */
KIN_INLINE kin_result kin_sdl3_begin(kin_sdl3 *input, kin_engine *engine, uint64_t touch, uint64_t time_ns) {
  kin_result fed = KIN_OK;
  if (input->frame.count > 0 && time_ns > input->time_ns &&
      (time_ns - input->time_ns >= KIN_SDL3_REPORT_NS || kin_frame_latest(&input->frame, touch)))
    fed = kin_sdl3_flush(input, engine);
  if (input->frame.count == 0) input->time_ns = time_ns;
  return fed;
}

/* Gathers a sample. */
KIN_INLINE kin_result kin_sdl3_add(kin_sdl3 *input, kin_engine *engine, const kin_touch_sample *sample) {
  kin_result fed = kin_sdl3_begin(input, engine, sample->touch, sample->time_ns);
  if (kin_frame_add(&input->frame, sample) == KIN_OK) return fed;
  fed = kin_sdl3_flush(input, engine); /* it was full */
  if (input->frame.count == 0) kin_frame_add(&input->frame, sample);
  return fed;
}

/* Gathers a sample of a mouse or a pen, in the phase that follows from those before. */
KIN_INLINE kin_result kin_sdl3_point(kin_sdl3 *input, kin_engine *engine, kin_frame_pointer *pointer,
                                     kin_touch_sample *sample, bool is_down) {
  kin_result fed, hovered;
  sample->phase = kin_frame_pointer_phase(pointer, is_down);
  fed = kin_sdl3_add(input, engine, sample);
  if (sample->phase != KIN_PHASE_ENDED) return fed;
  sample->phase = kin_frame_pointer_phase(pointer, false);
  hovered = kin_sdl3_add(input, engine, sample);
  return fed == KIN_OK ? hovered : fed;
}

/* Whether the fingers of a device are on a screen or on a touchpad. */
KIN_INLINE kin_touch_type kin_sdl3_touch_type(SDL_TouchID device) {
  bool is_known = SDL_WasInit(SDL_INIT_VIDEO); /* SDL asks its video driver */
  return is_known && SDL_GetTouchDeviceType(device) > SDL_TOUCH_DEVICE_DIRECT ? KIN_TOUCH_INDIRECT : KIN_TOUCH_DIRECT;
}

/* A finger of a touch device that is no mouse and no pen. */
KIN_INLINE kin_result kin_sdl3_finger(kin_sdl3 *input, kin_engine *engine, const SDL_TouchFingerEvent *finger) {
  kin_point place = kin_frame_map_place(&input->map, (double)finger->x * input->width,
                                        (double)finger->y * input->height);
  kin_touch_sample sample;
  if (finger->touchID == SDL_MOUSE_TOUCHID || finger->touchID == SDL_PEN_TOUCHID) return KIN_OK;
  memset(&sample, 0, sizeof sample);
  sample.touch = kin_sdl3_touch(finger->touchID, finger->fingerID);
  sample.time_ns = finger->timestamp;
  sample.phase = finger->type == SDL_EVENT_FINGER_DOWN       ? KIN_PHASE_BEGAN
                 : finger->type == SDL_EVENT_FINGER_UP       ? KIN_PHASE_ENDED
                 : finger->type == SDL_EVENT_FINGER_CANCELED ? KIN_PHASE_CANCELLED
                                                             : KIN_PHASE_MOVED;
  sample.type = kin_sdl3_touch_type(finger->touchID);
  sample.x = place.x;
  sample.y = place.y;
  sample.force = (double)finger->pressure;
  sample.modifiers = kin_sdl3_modifiers();
  return kin_sdl3_add(input, engine, &sample);
}

/* SDL's buttons, of which 2 is the middle one, as those of Kinesic. */
KIN_INLINE uint32_t kin_sdl3_buttons(SDL_MouseButtonFlags pressed) {
  uint32_t made = pressed & 0x19u;
  if (pressed & SDL_BUTTON_MMASK) made |= KIN_BUTTON_MIDDLE;
  if (pressed & SDL_BUTTON_RMASK) made |= KIN_BUTTON_SECONDARY;
  return made;
}

/* The mouse at a place of the window, with the buttons that are pressed now. */
KIN_INLINE kin_result kin_sdl3_mouse(kin_sdl3 *input, kin_engine *engine, double x, double y, uint32_t buttons,
                                     uint64_t time_ns) {
  kin_point place = kin_frame_map_place(&input->map, x, y);
  kin_touch_sample sample;
  memset(&sample, 0, sizeof sample);
  sample.touch = KIN_SDL3_MOUSE;
  sample.type = KIN_TOUCH_POINTER;
  sample.time_ns = time_ns;
  sample.x = input->mouse_x = place.x;
  sample.y = input->mouse_y = place.y;
  sample.buttons = input->mouse_buttons = buttons;
  sample.modifiers = kin_sdl3_modifiers();
  return kin_sdl3_point(input, engine, &input->mouse, &sample, buttons != 0);
}

/* A motion of the mouse; buttons whose release SDL has not reported are released by it. */
KIN_INLINE kin_result kin_sdl3_motion(kin_sdl3 *input, kin_engine *engine, const SDL_MouseMotionEvent *motion) {
  if (motion->which == SDL_TOUCH_MOUSEID || motion->which == SDL_PEN_MOUSEID) return KIN_OK;
  return kin_sdl3_mouse(input, engine, (double)motion->x, (double)motion->y,
                        input->mouse_buttons & kin_sdl3_buttons(motion->state), motion->timestamp);
}

/* A button of the mouse. */
KIN_INLINE kin_result kin_sdl3_button(kin_sdl3 *input, kin_engine *engine, const SDL_MouseButtonEvent *button) {
  uint32_t bit;
  if (button->which == SDL_TOUCH_MOUSEID || button->which == SDL_PEN_MOUSEID) return KIN_OK;
  bit = button->button >= 1 && button->button <= 5 ? kin_sdl3_buttons(SDL_BUTTON_MASK(button->button)) : 0;
  if (!bit) return KIN_OK;
  return kin_sdl3_mouse(input, engine, (double)button->x, (double)button->y,
                        button->down ? input->mouse_buttons | bit : input->mouse_buttons & ~bit, button->timestamp);
}

/* What is known of a pen; a new one gets a free place. Null: there is none. */
KIN_INLINE kin_sdl3_pen *kin_sdl3_find_pen(kin_sdl3 *input, SDL_PenID id) {
  kin_sdl3_pen *unused = NULL;
  for (uint32_t i = KIN_SDL3_PEN_CAPACITY; i-- > 0;) {
    if (input->pens[i].id == id) return &input->pens[i];
    if (input->pens[i].id == 0) unused = &input->pens[i];
  }
  if (unused) memset(unused, 0, sizeof *unused);
  if (unused) unused->id = id;
  return unused;
}

/* The buttons of a pen: its tip, those of its barrel, its eraser. */
KIN_INLINE uint32_t kin_sdl3_pen_buttons(SDL_PenInputFlags state, bool is_down) {
  uint32_t made = is_down ? KIN_BUTTON_PRIMARY : 0;
  if (state & SDL_PEN_INPUT_BUTTON_1) made |= KIN_BUTTON_SECONDARY;
  if (state & SDL_PEN_INPUT_BUTTON_2) made |= KIN_BUTTON_MIDDLE;
  if (state & SDL_PEN_INPUT_BUTTON_3) made |= 8u;
  if (state & SDL_PEN_INPUT_BUTTON_4) made |= 16u;
  if (state & SDL_PEN_INPUT_BUTTON_5) made |= 64u;
  if (state & SDL_PEN_INPUT_ERASER_TIP) made |= KIN_SDL3_BUTTON_ERASER;
  return made;
}

/* Force and angles of a pen. The angles are those of two tilts, as Pointer Events, level 3, converts them. */
KIN_INLINE void kin_sdl3_pen_axes(const kin_sdl3_pen *pen, kin_touch_sample *out_sample) {
  const double degree = 3.14159265358979323846 / 180;
  double x = SDL_tan(pen->tilt_x * degree), y = SDL_tan(pen->tilt_y * degree);
  out_sample->force = pen->force;
  if (!pen->has_tilt) return;
  out_sample->altitude = SDL_atan2(1, SDL_sqrt(x * x + y * y));
  out_sample->azimuth = SDL_atan2(y, x);
  if (out_sample->azimuth < 0) out_sample->azimuth += 360 * degree;
}

/* A pen at a place of the window. */
KIN_INLINE kin_result kin_sdl3_pen_at(kin_sdl3 *input, kin_engine *engine, kin_sdl3_pen *pen, double x, double y,
                                      SDL_PenInputFlags state, bool is_down, uint64_t time_ns) {
  kin_point place = kin_frame_map_place(&input->map, x, y);
  kin_touch_sample sample;
  memset(&sample, 0, sizeof sample);
  sample.touch = kin_sdl3_touch(SDL_PEN_TOUCHID, pen->id);
  sample.type = KIN_TOUCH_PENCIL;
  sample.time_ns = time_ns;
  sample.x = pen->x = place.x;
  sample.y = pen->y = place.y;
  sample.buttons = kin_sdl3_pen_buttons(state, is_down);
  sample.modifiers = kin_sdl3_modifiers();
  kin_sdl3_pen_axes(pen, &sample);
  return kin_sdl3_point(input, engine, &pen->pointer, &sample, is_down);
}

/* An axis of a pen. SDL sends one event for each axis after the pen's motion: all belong to its sample. */
KIN_INLINE kin_result kin_sdl3_pen_axis(kin_sdl3 *input, kin_engine *engine, kin_sdl3_pen *pen,
                                        const SDL_PenAxisEvent *axis) {
  kin_touch_sample *gathered = kin_frame_latest(&input->frame, kin_sdl3_touch(SDL_PEN_TOUCHID, pen->id));
  if (axis->axis == SDL_PEN_AXIS_PRESSURE) pen->force = (double)axis->value;
  else if (axis->axis == SDL_PEN_AXIS_XTILT) pen->tilt_x = (double)axis->value;
  else if (axis->axis == SDL_PEN_AXIS_YTILT) pen->tilt_y = (double)axis->value;
  else return KIN_OK;
  if (axis->axis != SDL_PEN_AXIS_PRESSURE) pen->has_tilt = true;
  if (gathered && axis->timestamp - input->time_ns < KIN_SDL3_REPORT_NS) {
    kin_sdl3_pen_axes(pen, gathered);
    return KIN_OK;
  }
  return kin_sdl3_pen_at(input, engine, pen, (double)axis->x, (double)axis->y, axis->pen_state, pen->pointer.is_down,
                         axis->timestamp);
}

/* A pen that goes away: its touch is cancelled, and it hovers no more. */
KIN_INLINE kin_result kin_sdl3_pen_leaves(kin_sdl3 *input, kin_engine *engine, kin_sdl3_pen *pen, uint64_t time_ns) {
  kin_touch_sample sample;
  kin_result fed = KIN_OK;
  memset(&sample, 0, sizeof sample);
  sample.touch = kin_sdl3_touch(SDL_PEN_TOUCHID, pen->id);
  sample.type = KIN_TOUCH_PENCIL;
  sample.time_ns = time_ns;
  sample.x = pen->x;
  sample.y = pen->y;
  sample.phase = KIN_PHASE_CANCELLED;
  if (pen->pointer.is_down) fed = kin_sdl3_add(input, engine, &sample);
  sample.phase = KIN_PHASE_EXITED;
  if (pen->pointer.is_over) fed = kin_sdl3_add(input, engine, &sample);
  memset(pen, 0, sizeof *pen);
  return fed;
}

/* Any event of a pen: all have `which` where this one has it. */
KIN_INLINE kin_result kin_sdl3_pen_event(kin_sdl3 *input, kin_engine *engine, const SDL_Event *event) {
  const SDL_PenMotionEvent *motion = &event->pmotion; /* motions and buttons begin alike */
  kin_sdl3_pen *pen = kin_sdl3_find_pen(input, motion->which);
  if (!pen) return motion->windowID == 0 || motion->windowID == input->id ? KIN_ERROR_CAPACITY : KIN_OK;
  if (motion->windowID != 0 && motion->windowID != input->id)
    return kin_sdl3_pen_leaves(input, engine, pen, motion->timestamp);
  switch (event->type) {
  case SDL_EVENT_PEN_PROXIMITY_OUT: return kin_sdl3_pen_leaves(input, engine, pen, event->common.timestamp);
  case SDL_EVENT_PEN_DOWN:
  case SDL_EVENT_PEN_UP:
    return kin_sdl3_pen_at(input, engine, pen, (double)event->ptouch.x, (double)event->ptouch.y,
                           event->ptouch.pen_state | (event->ptouch.eraser ? SDL_PEN_INPUT_ERASER_TIP : 0),
                           event->ptouch.down, event->ptouch.timestamp);
  case SDL_EVENT_PEN_MOTION:
  case SDL_EVENT_PEN_BUTTON_DOWN:
  case SDL_EVENT_PEN_BUTTON_UP:
    return kin_sdl3_pen_at(input, engine, pen, (double)motion->x, (double)motion->y, motion->pen_state,
                           pen->pointer.is_down, motion->timestamp);
  case SDL_EVENT_PEN_AXIS: return kin_sdl3_pen_axis(input, engine, pen, &event->paxis);
  default: return KIN_OK;
  }
}

/* Feeds a scroll sample after all that was gathered; one that lies before the engine's time counts as that. */
KIN_INLINE kin_result kin_sdl3_scroll(kin_sdl3 *input, kin_engine *engine, kin_scroll_sample *sample) {
  uint64_t latest;
  kin_result fed = kin_sdl3_flush(input, engine), result = kin_engine_get_time(engine, &latest);
  if (result != KIN_OK) return result;
  if (sample->time_ns < latest) sample->time_ns = latest;
  sample->modifiers = kin_sdl3_modifiers();
  result = kin_engine_feed_scroll(engine, sample, 1);
  return result == KIN_OK ? fed : result;
}

/* The wheel. */
KIN_INLINE kin_result kin_sdl3_wheel(kin_sdl3 *input, kin_engine *engine, const SDL_MouseWheelEvent *wheel) {
  kin_point place = kin_frame_map_place(&input->map, (double)wheel->mouse_x, (double)wheel->mouse_y);
  double notch = KIN_SDL3_NOTCH * kin_frame_map_scale(&input->map);
  kin_scroll_sample sample;
  int turned = wheel->direction == SDL_MOUSEWHEEL_FLIPPED ? -1 : 1;
  memset(&sample, 0, sizeof sample);
  sample.source = wheel->which;
  sample.time_ns = wheel->timestamp;
  sample.phase = KIN_SCROLL_DISCRETE;
  sample.type = KIN_TOUCH_POINTER;
  sample.x = place.x;
  sample.y = place.y;
  if (SDL_GetModState() & SDL_KMOD_CTRL) {
    double bigger = (double)wheel->y * turned * KIN_SDL3_NOTCH_SCALE;
    sample.magnification = bigger > -0.5 ? bigger : -0.5;
  } else {
    sample.dx = -(double)wheel->x * turned * notch;
    sample.dy = (double)wheel->y * turned * notch;
  }
  return kin_sdl3_scroll(input, engine, &sample);
}

#if SDL_VERSION_ATLEAST(3, 4, 0)
/* Whether a finger is on a screen: then the system makes its pinch of touches that are fed themselves. */
KIN_INLINE bool kin_sdl3_has_direct(const kin_engine *engine) {
  kin_contact down[32];
  uint32_t count = 0;
  kin_engine_list_contacts(engine, down, 32, &count);
  for (uint32_t i = 0; i < count && i < 32; i++)
    if (down[i].type == KIN_TOUCH_DIRECT) return true;
  return false;
}

/* A pinch of the system: a touchpad's, where the mouse is. On phones SDL reports the pinch of fingers that it reports
 * as fingers too: it is left out. */
KIN_INLINE kin_result kin_sdl3_pinch(kin_sdl3 *input, kin_engine *engine, const SDL_PinchFingerEvent *pinch) {
  kin_scroll_sample sample;
  kin_result fed = kin_sdl3_flush(input, engine), result;
  bool begins = pinch->type == SDL_EVENT_PINCH_BEGIN;
  if (begins ? input->is_pinching || kin_sdl3_has_direct(engine) : !input->is_pinching) return fed;
  memset(&sample, 0, sizeof sample);
  sample.source = KIN_SDL3_PINCH;
  sample.time_ns = pinch->timestamp;
  sample.type = KIN_TOUCH_INDIRECT;
  sample.x = input->mouse_x;
  sample.y = input->mouse_y;
  sample.phase = begins                                 ? KIN_SCROLL_BEGAN
                 : pinch->type == SDL_EVENT_PINCH_END ? KIN_SCROLL_ENDED
                                                        : KIN_SCROLL_CHANGED;
  if (sample.phase == KIN_SCROLL_CHANGED && pinch->scale > 0) sample.magnification = (double)pinch->scale - 1;
  result = kin_sdl3_scroll(input, engine, &sample);
  input->is_pinching = begins ? result == KIN_OK : sample.phase == KIN_SCROLL_CHANGED;
  return result == KIN_OK ? fed : result;
}
#endif

/* A window that has lost its input: touches and a pinch are cancelled, after all that was gathered. */
KIN_INLINE kin_result kin_sdl3_cancel(kin_sdl3 *input, kin_engine *engine, uint64_t time_ns) {
  uint64_t latest;
  kin_result fed = kin_sdl3_flush(input, engine), result = kin_engine_get_time(engine, &latest);
  if (result != KIN_OK) return result;
  result = kin_engine_cancel_touches(engine, time_ns < latest ? latest : time_ns);
  input->is_pinching = false;
  return result == KIN_OK ? fed : result;
}

/* The mouse has left the window, or the last mouse was taken away, which cancels its touch. */
KIN_INLINE kin_result kin_sdl3_mouse_leaves(kin_sdl3 *input, kin_engine *engine, uint64_t time_ns, bool is_removed) {
  kin_touch_sample sample;
  kin_result fed = KIN_OK;
  memset(&sample, 0, sizeof sample);
  sample.touch = KIN_SDL3_MOUSE;
  sample.type = KIN_TOUCH_POINTER;
  sample.time_ns = time_ns;
  sample.x = input->mouse_x;
  sample.y = input->mouse_y;
  if (is_removed && input->mouse.is_down) {
    sample.phase = KIN_PHASE_CANCELLED;
    input->mouse.is_down = false;
    input->mouse_buttons = 0;
    fed = kin_sdl3_add(input, engine, &sample);
  }
  if (!input->mouse.is_over) return fed;
  sample.phase = KIN_PHASE_EXITED;
  input->mouse.is_over = false;
  return kin_sdl3_add(input, engine, &sample);
}

/* Whether an event is of the adapter's window, or of none. */
KIN_INLINE bool kin_sdl3_is_own(const kin_sdl3 *input, const SDL_Event *event) {
  const uint32_t type = event->type;
  SDL_WindowID id = 0;
  if (type >= SDL_EVENT_WINDOW_FIRST && type <= SDL_EVENT_WINDOW_LAST) id = event->window.windowID;
  else if (type >= SDL_EVENT_FINGER_DOWN && type <= SDL_EVENT_FINGER_CANCELED) id = event->tfinger.windowID;
  else if (type >= SDL_EVENT_MOUSE_MOTION && type <= SDL_EVENT_MOUSE_WHEEL) id = event->motion.windowID;
#if SDL_VERSION_ATLEAST(3, 4, 0)
  else if (type >= SDL_EVENT_PINCH_BEGIN && type <= SDL_EVENT_PINCH_END) id = event->pinch.windowID;
#endif
  return id == 0 || id == input->id;
}

/* Takes that the units have changed: places before and after cannot be compared, so all touches are cancelled. */
KIN_INLINE kin_result kin_sdl3_remap(kin_sdl3 *input, kin_engine *engine, uint64_t time_ns) {
  kin_frame_map map = kin_sdl3_map(input);
  kin_result cancelled, measured = KIN_OK;
  if (kin_frame_map_equals(&map, &input->map) || (input->renderer && !kin_frame_map_is_set(&map))) return KIN_OK;
  input->map = map;
  cancelled = kin_sdl3_cancel(input, engine, time_ns);
  if (input->is_measured) measured = kin_sdl3_measure(input, engine);
  return cancelled == KIN_OK ? measured : cancelled;
}

/* A window's own events. */
KIN_INLINE kin_result kin_sdl3_window(kin_sdl3 *input, kin_engine *engine, const SDL_WindowEvent *window) {
  switch (window->type) {
  case SDL_EVENT_WINDOW_RESIZED:
    input->width = window->data1;
    input->height = window->data2;
    return KIN_OK;
  case SDL_EVENT_WINDOW_DISPLAY_CHANGED:
  case SDL_EVENT_WINDOW_DISPLAY_SCALE_CHANGED:
  case SDL_EVENT_WINDOW_PIXEL_SIZE_CHANGED:
    return input->is_measured ? kin_sdl3_measure(input, engine) : KIN_OK;
  case SDL_EVENT_WINDOW_MOUSE_LEAVE: return kin_sdl3_mouse_leaves(input, engine, window->timestamp, false);
  case SDL_EVENT_WINDOW_FOCUS_LOST:
  case SDL_EVENT_WINDOW_HIDDEN:
  case SDL_EVENT_WINDOW_MINIMIZED:
  case SDL_EVENT_WINDOW_DESTROYED: return kin_sdl3_cancel(input, engine, window->timestamp);
  default: return KIN_OK;
  }
}

/* Takes what an event of the window says of fingers, pens, mouse, wheel and pinches. */
KIN_INLINE kin_result kin_sdl3_take(kin_sdl3 *input, kin_engine *engine, const SDL_Event *event) {
  if (event->type >= SDL_EVENT_PEN_PROXIMITY_IN && event->type <= SDL_EVENT_PEN_AXIS)
    return kin_sdl3_pen_event(input, engine, event);
  if (event->type >= SDL_EVENT_WINDOW_FIRST && event->type <= SDL_EVENT_WINDOW_LAST)
    return kin_sdl3_window(input, engine, &event->window);
  switch (event->type) {
  case SDL_EVENT_FINGER_DOWN:
  case SDL_EVENT_FINGER_MOTION:
  case SDL_EVENT_FINGER_UP:
  case SDL_EVENT_FINGER_CANCELED: return kin_sdl3_finger(input, engine, &event->tfinger);
  case SDL_EVENT_MOUSE_MOTION: return kin_sdl3_motion(input, engine, &event->motion);
  case SDL_EVENT_MOUSE_BUTTON_DOWN:
  case SDL_EVENT_MOUSE_BUTTON_UP: return kin_sdl3_button(input, engine, &event->button);
  case SDL_EVENT_MOUSE_WHEEL: return kin_sdl3_wheel(input, engine, &event->wheel);
#if SDL_VERSION_ATLEAST(3, 4, 0)
  case SDL_EVENT_PINCH_BEGIN:
  case SDL_EVENT_PINCH_UPDATE:
  case SDL_EVENT_PINCH_END: return kin_sdl3_pinch(input, engine, &event->pinch);
#endif
  case SDL_EVENT_MOUSE_REMOVED:
    return SDL_HasMouse() ? KIN_OK : kin_sdl3_mouse_leaves(input, engine, event->common.timestamp, true);
  case SDL_EVENT_WILL_ENTER_BACKGROUND:
  case SDL_EVENT_DID_ENTER_BACKGROUND: return kin_sdl3_cancel(input, engine, event->common.timestamp);
  default: return KIN_OK;
  }
}

/* Takes what an event says of fingers, pens, mouse, wheel and pinches, at the event's own time; a window that loses
 * its input or is hidden, and a program that goes to the background, cancel all touches. So does what changes the
 * units: the renderer draws another part of the window, or larger, because the window has been resized or the program
 * has set another logical presentation, scale or viewport. Other events, and those of other windows, are KIN_OK and do
 * nothing. What has one time is gathered, and fed as one step when an event of another time comes, or by
 * kin_sdl3_feed. One that lies before the engine's time, because a frame came in between, counts as that.
 * KIN_ERROR_CAPACITY for more than KIN_SDL3_PEN_CAPACITY pens; else errors as kin_frame_feed and
 * kin_engine_feed_scroll, which may concern events before. */
KIN_INLINE kin_result kin_sdl3_event(kin_sdl3 *input, kin_engine *engine, const SDL_Event *event) {
  kin_result remapped, taken;
  if (!input || !engine || !event) return KIN_ERROR_NULL;
  if (!kin_sdl3_is_own(input, event)) return KIN_OK;
  remapped = kin_sdl3_remap(input, engine, event->common.timestamp);
  taken = kin_sdl3_take(input, engine, event);
  return taken == KIN_OK ? remapped : taken;
}

#endif
