/* kinesic_glfw.h: GLFW 3's mouse and wheel, fed to an engine. GLFW has no touches.
 *
 * Call each from the callback of the same name; the window's user pointer stays yours. The left button is one touch of the type
 * KIN_TOUCH_POINTER, the wheel scrolls, and magnifies while Control is down:
 *
 *   static void on_cursor(GLFWwindow *window, double x, double y) {
 *     kin_glfw_cursor(glfwGetWindowUserPointer(window), x, y, kin_glfw_now());
 *   }
 *
 * The errors are those of kin_engine_feed. `time_ns` of one clock; one that lies before the engine's time counts as that. */
#ifndef KINESIC_GLFW_H
#define KINESIC_GLFW_H

#include <GLFW/glfw3.h>
#include <kinesic/kinesic.h>

/* The number of the mouse among the touches. */
#define KIN_GLFW_MOUSE 0xFFFFFFFFFFFFFFFFu

/* How far a notch of the wheel scrolls, units, and how much it magnifies. */
#define KIN_GLFW_NOTCH 40
#define KIN_GLFW_NOTCH_SCALE 0.1

/* GLFW's clock in nanoseconds. */
KIN_INLINE uint64_t kin_glfw_now(void) { return (uint64_t)(glfwGetTime() * 1e9); }

/* Feeds the mouse; moves and lifts of a button that is not down are dropped, also after a cancel. */
KIN_INLINE kin_result kin_glfw_feed(kin_engine *engine, kin_phase phase, double x, double y, uint32_t modifiers, uint64_t time_ns) {
  kin_touch_sample sample;
  kin_touch_estimate at;
  uint64_t latest;
  kin_result result = kin_engine_get_time(engine, &latest);
  if (result != KIN_OK) return result;
  memset(&sample, 0, sizeof sample);
  sample.touch = KIN_GLFW_MOUSE;
  sample.type = KIN_TOUCH_POINTER;
  sample.phase = phase;
  sample.time_ns = time_ns < latest ? latest : time_ns;
  sample.x = x;
  sample.y = y;
  sample.buttons = phase == KIN_PHASE_ENDED ? 0 : KIN_BUTTON_PRIMARY;
  sample.modifiers = modifiers;
  if (phase != KIN_PHASE_BEGAN && kin_engine_sample_touch(engine, sample.touch, sample.time_ns, &at) != KIN_OK) return KIN_OK;
  return kin_engine_feed(engine, &sample, 1);
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

/* GLFWmousebuttonfun. */
KIN_INLINE kin_result kin_glfw_button(kin_engine *engine, GLFWwindow *window, int button, int action, int mods, uint64_t time_ns) {
  double x, y;
  if (button != GLFW_MOUSE_BUTTON_LEFT) return KIN_OK;
  glfwGetCursorPos(window, &x, &y);
  return kin_glfw_feed(engine, action == GLFW_PRESS ? KIN_PHASE_BEGAN : KIN_PHASE_ENDED, x, y, kin_glfw_modifiers(mods), time_ns);
}

/* GLFWcursorposfun. */
KIN_INLINE kin_result kin_glfw_cursor(kin_engine *engine, double x, double y, uint64_t time_ns) {
  return kin_glfw_feed(engine, KIN_PHASE_MOVED, x, y, 0, time_ns);
}

/* GLFWwindowfocusfun: a window that loses its input cancels all touches. */
KIN_INLINE kin_result kin_glfw_focus(kin_engine *engine, int focused, uint64_t time_ns) {
  uint64_t latest;
  kin_result result = kin_engine_get_time(engine, &latest);
  if (result != KIN_OK || focused) return result;
  return kin_engine_cancel_touches(engine, time_ns < latest ? latest : time_ns);
}

/* GLFWscrollfun. */
KIN_INLINE kin_result kin_glfw_scroll(kin_engine *engine, GLFWwindow *window, double dx, double dy, uint64_t time_ns) {
  kin_scroll_sample sample;
  uint64_t latest;
  kin_result result = kin_engine_get_time(engine, &latest);
  if (result != KIN_OK) return result;
  memset(&sample, 0, sizeof sample);
  sample.time_ns = time_ns < latest ? latest : time_ns;
  sample.phase = KIN_SCROLL_DISCRETE;
  sample.type = KIN_TOUCH_POINTER;
  glfwGetCursorPos(window, &sample.x, &sample.y);
  if (glfwGetKey(window, GLFW_KEY_LEFT_CONTROL) == GLFW_PRESS || glfwGetKey(window, GLFW_KEY_RIGHT_CONTROL) == GLFW_PRESS)
    sample.magnification = fmax(dy * KIN_GLFW_NOTCH_SCALE, -0.5);
  else {
    sample.dx = dx * KIN_GLFW_NOTCH;
    sample.dy = dy * KIN_GLFW_NOTCH;
  }
  return kin_engine_feed_scroll(engine, &sample, 1);
}

#endif
