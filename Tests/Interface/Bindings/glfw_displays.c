/* glfw_displays.c: two monitors, which this machine does not have: what GLFW says of them is replaced. On the left one
 * of 1920 by 1080 in 531 by 299 mm, on the right one of 2560 by 1440 in 286 by 161 mm. Prints units_per_inch for
 * windows of 400 by 300 at some places; then for a full screen on the right one; then with monitors that do not know
 * their size; and when the host draws a picture. */
#include <GLFW/glfw3.h>
#include <stdbool.h>
#include <stdio.h>

static int left; /* of the window */
static bool is_full, has_size = true;
static GLFWvidmode modes[] = {{1920, 1080, 8, 8, 8, 60}, {2560, 1440, 8, 8, 8, 60}};
static GLFWmonitor *monitors[] = {(GLFWmonitor *)&modes[0], (GLFWmonitor *)&modes[1]};

static GLFWmonitor **fake_monitors(int *count) {
  *count = 2;
  return monitors;
}
static GLFWmonitor *fake_full(GLFWwindow *window) { return is_full && !window ? monitors[1] : NULL; }
static void fake_place(GLFWwindow *window, int *x, int *y) {
  *x = window ? 0 : left;
  *y = 100;
}
static void fake_extent(GLFWwindow *window, int *width, int *height) {
  *width = window ? 0 : 400;
  *height = 300;
}
static const GLFWvidmode *fake_mode(GLFWmonitor *monitor) { return (const GLFWvidmode *)(void *)monitor; }
static void fake_origin(GLFWmonitor *monitor, int *x, int *y) {
  *x = monitor == monitors[0] ? 0 : 1920;
  *y = 0;
}
static void fake_millimetres(GLFWmonitor *monitor, int *width, int *height) {
  *width = !has_size ? 0 : monitor == monitors[0] ? 531 : 286;
  *height = !has_size ? 0 : monitor == monitors[0] ? 299 : 161;
}

#define glfwGetMonitors fake_monitors
#define glfwGetWindowMonitor fake_full
#define glfwGetWindowPos fake_place
#define glfwGetWindowSize fake_extent
#define glfwGetVideoMode fake_mode
#define glfwGetMonitorPos fake_origin
#define glfwGetMonitorPhysicalSize fake_millimetres
#include <kinesic/kinesic_glfw.h>

static kin_glfw input;

static void say(kin_engine *engine) {
  double units = 0;
  if (kin_glfw_measure(&input, engine, NULL) == KIN_OK) kin_engine_get_units_per_inch(engine, &units);
  printf("%.1f\n", units);
}

int main(void) {
  static const int places[] = {0, 1700, 1800, 2000, 9000};
  kin_engine *engine;
  double units;
  if (kin_engine_create(NULL, &engine) != KIN_OK) return 1;
  for (int i = 0; i < 5; i++) {
    left = places[i];
    say(engine);
  }
  left = 0;
  is_full = true;
  say(engine);
  has_size = false;
  say(engine);
  input.picture = kin_frame_letterbox(100, 100, 400, 300); /* three coordinates are a unit */
  kin_glfw_feed(&input, engine, 1);
  kin_engine_get_units_per_inch(engine, &units);
  printf("%.1f\n", units);
  kin_engine_destroy(engine);
  return 0;
}
