/* kinesic_glfw.h: GLFW 3's mouse and wheel, fed to an engine. GLFW has no touches.
 *
 * Call each from the callback of the same name, and feed once a frame what they have gathered:
 *
 *   kin_glfw input = {0};                                   glfwSetWindowUserPointer(window, &input);
 *   static void on_cursor(GLFWwindow *window, double x, double y) {
 *     kin_glfw_cursor(glfwGetWindowUserPointer(window), x, y);
 *   }
 *   ...
 *   kin_glfw_measure(&input, engine, window);    distances by the display's density
 *   ...
 *   glfwPollEvents();
 *   kin_glfw_feed(&input, engine, kin_glfw_now());
 *
 * Places are coordinates of the window, in which GLFW reports the cursor: not pixels. A program that draws a picture
 * of a size of its own says where in the window it is, whenever that has changed, and gets places in its units:
 *
 *   input.picture = kin_frame_letterbox(320, 180, window_width, window_height);
 *
 * What is in the bars lies outside of it. While a button is down a change cancels the touch.
 *
 * The mouse is one touch of the type KIN_TOUCH_POINTER, which lands with its first button and lifts with its last;
 * meanwhile it hovers. The wheel scrolls, and magnifies while Control is down.
 * GLFW does not say when an event happened: all that one glfwPollEvents hands out has the time of the frame. With the
 * time of each callback, what had waited for a frame would seem to happen within microseconds, at a speed that no hand
 * has. */
#ifndef KINESIC_GLFW_H
#define KINESIC_GLFW_H

#include <GLFW/glfw3.h>
#include <kinesic/kinesic_frame.h>

/* The number of the mouse among the touches. */
#define KIN_GLFW_MOUSE 0xFFFFFFFFFFFFFFFFu

/* How far a notch of the wheel scrolls, in coordinates of the window, and how much it magnifies. */
#define KIN_GLFW_NOTCH 40
#define KIN_GLFW_NOTCH_SCALE 0.1

/* What the callbacks have gathered. All zeros at first. */
typedef struct kin_glfw {
  kin_frame_map picture;   /* set by the host: where in the window it draws; zeros: units are the window's */
  kin_frame_map shown;     /* the same at the latest callback */
  double inch;             /* coordinates of the window, by kin_glfw_measure; 0: it was not called */
  kin_frame frame;
  kin_scroll_sample wheel; /* all that it has turned */
  double x, y;             /* where in the window the mouse was in the latest callback */
  uint32_t buttons, modifiers; /* that are pressed; the modifiers those of the latest button */
  kin_frame_pointer mouse;
  bool has_place, has_wheel;
} kin_glfw;

/* GLFW's clock in nanoseconds. */
KIN_INLINE uint64_t kin_glfw_now(void) { return (uint64_t)(glfwGetTime() * 1e9); }

/* Remembers where the mouse is, in a callback that does not say it: where the cursor's callback said; glfwGetCursorPos
 * would say where it has gone since. */
KIN_INLINE void kin_glfw_place(kin_glfw *input, GLFWwindow *window) {
  if (!input->has_place) glfwGetCursorPos(window, &input->x, &input->y);
  input->has_place = true;
}

/* The mouse where it is; it has no phase yet. */
KIN_INLINE kin_touch_sample kin_glfw_sample(const kin_glfw *input) {
  kin_point place = kin_frame_map_place(&input->shown, input->x, input->y);
  kin_touch_sample sample;
  memset(&sample, 0, sizeof sample);
  sample.touch = KIN_GLFW_MOUSE;
  sample.type = KIN_TOUCH_POINTER;
  sample.x = place.x;
  sample.y = place.y;
  sample.buttons = input->buttons;
  sample.modifiers = input->modifiers;
  return sample;
}

/* Gathers that the mouse's touch is cancelled, if there is one. */
KIN_INLINE kin_result kin_glfw_cancel(kin_glfw *input) {
  kin_touch_sample sample = kin_glfw_sample(input);
  if (!input->mouse.is_down) return KIN_OK;
  input->buttons = 0;
  input->mouse.is_down = false;
  sample.phase = KIN_PHASE_CANCELLED;
  return kin_frame_add(&input->frame, &sample);
}

/* Takes that the host draws at another place: places before and after cannot be compared. */
KIN_INLINE kin_result kin_glfw_remap(kin_glfw *input) {
  kin_result cancelled;
  if (kin_frame_map_equals(&input->picture, &input->shown)) return KIN_OK;
  cancelled = kin_glfw_cancel(input);
  input->shown = input->picture;
  return cancelled;
}

/* Gathers a sample of the mouse. */
KIN_INLINE kin_result kin_glfw_add(kin_glfw *input) {
  kin_touch_sample sample = kin_glfw_sample(input);
  return kin_frame_point(&input->frame, &input->mouse, &sample, input->buttons != 0);
}

/* GLFW's bits as those of Kinesic. */
KIN_INLINE uint32_t kin_glfw_modifiers(int mods) {
  uint32_t made = 0;
  if (mods & GLFW_MOD_SHIFT) made |= KIN_MODIFIER_SHIFT;
  if (mods & GLFW_MOD_CONTROL) made |= KIN_MODIFIER_CONTROL;
  if (mods & GLFW_MOD_ALT) made |= KIN_MODIFIER_ALTERNATE;
  if (mods & GLFW_MOD_SUPER) made |= KIN_MODIFIER_COMMAND;
  return made;
}

/* The bit of a button: GLFW counts left, right and middle from 0. */
KIN_INLINE uint32_t kin_glfw_bit(int button) {
  return button >= GLFW_MOUSE_BUTTON_1 && button <= GLFW_MOUSE_BUTTON_LAST ? 1u << button : 0;
}

/* GLFWmousebuttonfun. The errors of this and the next four: KIN_ERROR_NULL; KIN_ERROR_CAPACITY for more clicks than a
 * frame can hold. */
KIN_INLINE kin_result kin_glfw_button(kin_glfw *input, GLFWwindow *window, int button, int action, int mods) {
  uint32_t bit = kin_glfw_bit(button);
  if (!input) return KIN_ERROR_NULL;
  kin_glfw_place(input, window);
  kin_glfw_remap(input);
  input->buttons = action == GLFW_PRESS ? input->buttons | bit : input->buttons & ~bit;
  input->modifiers = kin_glfw_modifiers(mods);
  return kin_glfw_add(input);
}

/* GLFWcursorposfun. */
KIN_INLINE kin_result kin_glfw_cursor(kin_glfw *input, double x, double y) {
  if (!input) return KIN_ERROR_NULL;
  kin_glfw_remap(input);
  input->x = x;
  input->y = y;
  input->has_place = true;
  return kin_glfw_add(input);
}

/* GLFWcursorenterfun: a mouse that leaves the window hovers no more. */
KIN_INLINE kin_result kin_glfw_enter(kin_glfw *input, int entered) {
  kin_touch_sample sample;
  if (!input) return KIN_ERROR_NULL;
  sample = kin_glfw_sample(input);
  return entered ? KIN_OK : kin_frame_leave(&input->frame, &input->mouse, &sample);
}

/* GLFWwindowfocusfun and GLFWwindowiconifyfun, the latter with `!iconified`: a window that loses its input cancels the
 * mouse's touch. */
KIN_INLINE kin_result kin_glfw_focus(kin_glfw *input, GLFWwindow *window, int focused) {
  if (!input) return KIN_ERROR_NULL;
  if (focused) return KIN_OK;
  kin_glfw_place(input, window);
  return kin_glfw_cancel(input);
}

/* GLFWscrollfun. */
KIN_INLINE kin_result kin_glfw_scroll(kin_glfw *input, GLFWwindow *window, double dx, double dy) {
  kin_point place;
  double notch;
  if (!input) return KIN_ERROR_NULL;
  kin_glfw_place(input, window);
  kin_glfw_remap(input);
  place = kin_frame_map_place(&input->shown, input->x, input->y);
  notch = KIN_GLFW_NOTCH * kin_frame_map_scale(&input->shown);
  input->wheel.modifiers = input->modifiers;
  input->wheel.x = place.x;
  input->wheel.y = place.y;
  if (glfwGetKey(window, GLFW_KEY_LEFT_CONTROL) == GLFW_PRESS ||
      glfwGetKey(window, GLFW_KEY_RIGHT_CONTROL) == GLFW_PRESS)
    input->wheel.magnification =
        fmax((1 + input->wheel.magnification) * (1 + fmax(dy * KIN_GLFW_NOTCH_SCALE, -0.5)), 0.01) - 1;
  else {
    input->wheel.dx += dx * notch;
    input->wheel.dy += dy * notch;
  }
  input->has_wheel = true;
  return KIN_OK;
}

/* How much of a row of `length` coordinates from `from` on lies in another one. */
KIN_INLINE double kin_glfw_overlap(int from, int length, int other_from, int other_length) {
  int first = from > other_from ? from : other_from;
  int end = from + length < other_from + other_length ? from + length : other_from + other_length;
  return end > first ? end - first : 0;
}

/* The monitor that shows most of a window; null: none. Wayland tells nobody where a window is. */
KIN_INLINE GLFWmonitor *kin_glfw_monitor(GLFWwindow *window) {
  int count = 0, x = 0, y = 0, width = 0, height = 0, left = 0, top = 0;
  GLFWmonitor *found = glfwGetWindowMonitor(window), **all = glfwGetMonitors(&count);
  double most = -1;
  glfwGetWindowPos(window, &x, &y);
  glfwGetWindowSize(window, &width, &height);
  for (int i = 0; i < count && !glfwGetWindowMonitor(window); i++) {
    const GLFWvidmode *mode = glfwGetVideoMode(all[i]);
    double shown;
    if (!mode) continue;
    glfwGetMonitorPos(all[i], &left, &top);
    shown = kin_glfw_overlap(x, width, left, mode->width) * kin_glfw_overlap(y, height, top, mode->height);
    if (shown > most) found = all[i];
    if (shown > most) most = shown;
  }
  return found;
}

/* Sets the engine's units_per_inch by the size of the monitor that shows the window, and by how large the picture is
 * drawn; where the monitor has no size, an inch counts as 163 coordinates of the window. kin_glfw_feed does it anew
 * when the picture has changed; GLFW does not say that the window is on another monitor: call this from its
 * GLFWwindowposfun. Errors as kin_engine_set_units_per_inch. */
KIN_INLINE kin_result kin_glfw_measure(kin_glfw *input, kin_engine *engine, GLFWwindow *window) {
  int across = 0, down = 0;
  const GLFWvidmode *mode;
  GLFWmonitor *monitor;
  if (!input || !engine) return KIN_ERROR_NULL;
  monitor = kin_glfw_monitor(window);
  mode = monitor ? glfwGetVideoMode(monitor) : NULL;
  if (monitor) glfwGetMonitorPhysicalSize(monitor, &across, &down);
  input->inch = mode && across > 0 && down > 0
                    ? kin_frame_inch(sqrt((double)mode->width * mode->height), sqrt((double)across * down))
                    : KIN_FRAME_INCH;
  return kin_engine_set_units_per_inch(engine, input->inch * kin_frame_map_scale(&input->picture));
}

/* Feeds the wheel, if it has turned. */
KIN_INLINE kin_result kin_glfw_feed_wheel(kin_glfw *input, kin_engine *engine, uint64_t time_ns) {
  uint64_t latest;
  kin_result result = kin_engine_get_time(engine, &latest);
  if (result != KIN_OK || !input->has_wheel) return result;
  input->wheel.time_ns = time_ns < latest ? latest : time_ns;
  input->wheel.phase = KIN_SCROLL_DISCRETE;
  input->wheel.type = KIN_TOUCH_POINTER;
  result = kin_engine_feed_scroll(engine, &input->wheel, 1);
  memset(&input->wheel, 0, sizeof input->wheel);
  input->has_wheel = false;
  return result;
}

/* Once a frame, after glfwPollEvents: feeds what the callbacks have gathered, at one time; one that lies before the
 * engine's time counts as that. Errors as kin_frame_feed and kin_engine_feed_scroll. */
KIN_INLINE kin_result kin_glfw_feed(kin_glfw *input, kin_engine *engine, uint64_t time_ns) {
  kin_result fed, turned;
  double units, before;
  if (!input) return KIN_ERROR_NULL;
  kin_glfw_remap(input);
  units = input->inch * kin_frame_map_scale(&input->shown);
  if (units > 0 && kin_engine_get_units_per_inch(engine, &before) == KIN_OK && before != units)
    kin_engine_set_units_per_inch(engine, units);
  fed = kin_frame_feed(&input->frame, engine, time_ns);
  turned = kin_glfw_feed_wheel(input, engine, time_ns);
  return turned == KIN_OK ? fed : turned;
}

#endif
