/* glfw_host.c: a GLFW program that prints its gestures, and with an argument how fast the pans were. A frame takes so
 * many milliseconds as the argument says, 10 without one. With `hover` it also prints when the mouse hovers and which
 * buttons a pan has. With `picture` it draws 100 by 100 units in the middle of the window, and prints first how many
 * units an inch has, and the monitor's size in coordinates and millimetres. It ends after a scroll of the wheel,
 * straight down or up. */
#define _POSIX_C_SOURCE 199309L
#include <kinesic/kinesic_glfw.h>

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static void on_cursor(GLFWwindow *window, double x, double y) { kin_glfw_cursor(glfwGetWindowUserPointer(window), x, y); }
static void on_button(GLFWwindow *window, int button, int action, int mods) {
  kin_glfw_button(glfwGetWindowUserPointer(window), window, button, action, mods);
}
static void on_scroll(GLFWwindow *window, double dx, double dy) { kin_glfw_scroll(glfwGetWindowUserPointer(window), window, dx, dy); }
static void on_enter(GLFWwindow *window, int entered) { kin_glfw_enter(glfwGetWindowUserPointer(window), entered); }
static kin_engine *engine;

/* The picture follows the window's size. */
static void on_size(GLFWwindow *window, int width, int height) {
  kin_glfw *input = glfwGetWindowUserPointer(window);
  input->picture = kin_frame_letterbox(100, 100, width, height);
}

static void say_inch(kin_glfw *input, GLFWwindow *window) {
  const GLFWvidmode *mode = glfwGetVideoMode(glfwGetPrimaryMonitor());
  double units = 0;
  int across = 0, down = 0;
  glfwGetMonitorPhysicalSize(glfwGetPrimaryMonitor(), &across, &down);
  if (kin_glfw_measure(input, engine, window) == KIN_OK) kin_engine_get_units_per_inch(engine, &units);
  printf("inch %g %d %d %d %d\n", units, mode->width, mode->height, across, down);
}

static void on_focus(GLFWwindow *window, int focused) { kin_glfw_focus(glfwGetWindowUserPointer(window), window, focused); }

static kin_recognizer_id pan, tap, hover;

/* When the mouse hovers, and which buttons a pan begins with. */
static void say_more(const kin_event *event) {
  kin_touch touch;
  if (event->recognizer == hover && event->state != KIN_STATE_CHANGED) printf("hover %s\n", kin_state_name(event->state));
  if (event->recognizer == pan && event->state == KIN_STATE_BEGAN && kin_recognizer_get_touch(engine, pan, 0, &touch) == KIN_OK)
    printf("buttons %u\n", touch.buttons);
}

/* A focus that goes cancels; what is left of the touch does nothing. */
static void lose_focus(kin_glfw *input, GLFWwindow *window) {
  const kin_event *events;
  uint32_t count = 0;
  on_cursor(window, 10, 10);
  on_button(window, GLFW_MOUSE_BUTTON_LEFT, GLFW_PRESS, 0);
  kin_glfw_feed(input, engine, kin_glfw_now());
  on_cursor(window, 90, 10);
  kin_glfw_feed(input, engine, kin_glfw_now());
  on_focus(window, GLFW_FALSE);
  on_cursor(window, 200, 10);
  on_button(window, GLFW_MOUSE_BUTTON_LEFT, GLFW_RELEASE, 0);
  kin_glfw_feed(input, engine, kin_glfw_now());
  kin_engine_poll(engine, &events, &count);
  for (uint32_t i = 0; i < count; i++)
    if (events[i].recognizer == pan) printf("%s\n", kin_state_name(events[i].state));
}

int main(int argc, char **argv) {
  static kin_glfw input;
  GLFWwindow *window;
  struct timespec frame = {0, (argc > 1 && atoi(argv[1]) ? atoi(argv[1]) : 10) * 1000000L};
  double fastest = 0;
  bool runs = true, says_more = argc > 1 && strcmp(argv[1], "hover") == 0;
  bool has_picture = argc > 1 && strcmp(argv[1], "picture") == 0;
  if (!glfwInit()) return 1;
  glfwWindowHint(GLFW_CLIENT_API, GLFW_NO_API);
  if (!(window = glfwCreateWindow(400, 300, "GLFW", NULL, NULL))) return 1;
  glfwSetWindowPos(window, 0, 0);
  kin_engine_create(NULL, &engine);
  kin_recognizer_add(engine, 0, "pan", &pan);
  kin_recognizer_add(engine, 0, "tap", &tap);
  kin_recognizer_add(engine, 0, "hover", &hover);
  glfwSetWindowUserPointer(window, &input);
  glfwSetCursorPosCallback(window, on_cursor);
  glfwSetMouseButtonCallback(window, on_button);
  glfwSetScrollCallback(window, on_scroll);
  glfwSetCursorEnterCallback(window, on_enter);
  glfwSetWindowFocusCallback(window, on_focus);
  glfwPollEvents();
  if (has_picture) {
    say_inch(&input, window);
    glfwSetWindowSizeCallback(window, on_size);
    on_size(window, 400, 300);
    say_inch(&input, window);
  }
  printf("ready\n");
  fflush(stdout);
  while (runs && kin_glfw_now() < 30000000000u) {
    const kin_event *events;
    uint32_t count = 0;
    nanosleep(&frame, NULL);
    glfwPollEvents();
    if (kin_glfw_feed(&input, engine, kin_glfw_now()) != KIN_OK) printf("refused: %s\n", kin_engine_last_error(engine));
    kin_engine_advance(engine, kin_glfw_now());
    kin_engine_poll(engine, &events, &count);
    for (uint32_t i = 0; i < count; i++) {
      if (says_more) say_more(&events[i]);
      if (has_picture && events[i].recognizer == pan && events[i].state == KIN_STATE_CANCELLED) printf("cancelled\n");
      if (events[i].recognizer == tap) printf("tap %g %g\n", events[i].x, events[i].y);
      else if (events[i].recognizer == pan && events[i].state == KIN_STATE_ENDED) printf("pan %g %g\n", events[i].pan.translation_x, events[i].pan.translation_y);
      if (events[i].recognizer != pan) continue;
      if (events[i].touch_count > 0) fastest = fmax(fastest, fabs(events[i].pan.velocity_x));
      if (events[i].state == KIN_STATE_ENDED && events[i].touch_count == 0 && events[i].pan.translation_x == 0) runs = false;
    }
    fflush(stdout);
  }
  if (argc > 1 && !says_more && !has_picture) printf("%g\n", fastest);
  if (argc == 1) lose_focus(&input, window);
  kin_engine_destroy(engine);
  glfwTerminate();
  return runs;
}
