/* sdl_touches.c: plays fingers of several touch panels through SDL's own queue, and prints the gestures that come of
 * them.
 *
 *   down|move|up MS DEVICE FINGER X Y     wheel MS X Y     blur|hide|leave MS     click MS X Y     frame MS
 *   press|release MS BUTTON X Y     motion|motion_of_touch MS STATE X Y
 *
 * What stands between two frames waits in the queue and is polled together. SDL stamps what is pushed; the script's
 * times take the place of that. */
#include <kinesic/kinesic_sdl.h>

#include <stdio.h>
#include <stdlib.h>

enum { WIDTH = 1024, HEIGHT = 512, MOST = 256 };

static uint32_t times[MOST];
static int pushed, polled;

static void push(SDL_Event *event, double ms) {
  times[pushed++ % MOST] = (uint32_t)(uint64_t)ms;
  SDL_PushEvent(event);
}

static void push_finger(uint32_t type, double ms, double device, double finger, double x, double y) {
  SDL_Event made;
  memset(&made, 0, sizeof made);
  made.type = type;
  made.tfinger.touchId = (SDL_TouchID)device;
  made.tfinger.fingerId = (SDL_FingerID)finger;
  made.tfinger.x = (float)(x / WIDTH);
  made.tfinger.y = (float)(y / HEIGHT);
  push(&made, ms);
}

static void push_button(bool down, double ms, double button, double x, double y) {
  SDL_Event made;
  memset(&made, 0, sizeof made);
  made.type = down ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP;
  made.button.button = (uint8_t)button;
  made.button.x = (int)x;
  made.button.y = (int)y;
  push(&made, ms);
}

static void push_motion(double ms, double state, double x, double y, uint32_t which) {
  SDL_Event made;
  memset(&made, 0, sizeof made);
  made.type = SDL_MOUSEMOTION;
  made.motion.which = which;
  made.motion.state = (uint32_t)state;
  made.motion.x = (int)x;
  made.motion.y = (int)y;
  push(&made, ms);
}

static void push_window(uint8_t which, double ms) {
  SDL_Event made;
  memset(&made, 0, sizeof made);
  made.type = SDL_WINDOWEVENT;
  made.window.event = which;
  push(&made, ms);
}

static bool read_line(const char *verb, double ms, double a, double b, double c, double d) {
  SDL_Event made;
  memset(&made, 0, sizeof made);
  if (strcmp(verb, "down") == 0) push_finger(SDL_FINGERDOWN, ms, a, b, c, d);
  else if (strcmp(verb, "move") == 0) push_finger(SDL_FINGERMOTION, ms, a, b, c, d);
  else if (strcmp(verb, "up") == 0) push_finger(SDL_FINGERUP, ms, a, b, c, d);
  else if (strcmp(verb, "click") == 0) push_button(true, ms, 1, a, b), push_button(false, ms, 1, a, b);
  else if (strcmp(verb, "press") == 0) push_button(true, ms, a, b, c);
  else if (strcmp(verb, "release") == 0) push_button(false, ms, a, b, c);
  else if (strcmp(verb, "motion") == 0) push_motion(ms, a, b, c, 0);
  else if (strcmp(verb, "motion_of_touch") == 0) push_motion(ms, a, b, c, SDL_TOUCH_MOUSEID);
  else if (strcmp(verb, "blur") == 0) push_window(SDL_WINDOWEVENT_FOCUS_LOST, ms);
  else if (strcmp(verb, "hide") == 0) push_window(SDL_WINDOWEVENT_HIDDEN, ms);
  else if (strcmp(verb, "leave") == 0) push_window(SDL_WINDOWEVENT_LEAVE, ms);
  else if (strcmp(verb, "wheel") == 0) {
    made.type = SDL_MOUSEWHEEL;
    made.wheel.preciseY = 1;
    made.wheel.mouseX = (int)a;
    made.wheel.mouseY = (int)b;
    push(&made, ms);
  } else return false;
  return true;
}

static int frame(kin_sdl *input, kin_engine *engine, double ms) {
  static const char *const states[] = {"possible", "began", "changed", "ended", "cancelled", "failed"};
  const kin_event *events;
  uint32_t count;
  uint64_t latest, now = (uint64_t)ms * 1000000u;
  SDL_Event event;
  while (SDL_PollEvent(&event)) {
    event.common.timestamp = times[polled++ % MOST];
    kin_result result = kin_sdl_event(input, engine, &event, WIDTH, HEIGHT);
    if (result != KIN_OK) printf("refused: %s\n", kin_engine_last_error(engine));
  }
  if (kin_sdl_feed(input, engine) != KIN_OK) printf("refused: %s\n", kin_engine_last_error(engine));
  if (kin_engine_get_time(engine, &latest) != KIN_OK || kin_engine_advance(engine, now < latest ? latest : now) != KIN_OK) return 1;
  if (kin_engine_poll(engine, &events, &count) != KIN_OK) return 1;
  for (uint32_t i = 0; i < count; i++) {
    const char *name;
    kin_recognizer_get_name(engine, events[i].recognizer, &name);
    printf("%s %s %g %g %g %u\n", name, states[events[i].state], (double)(int64_t)events[i].time_ns / 1e6, events[i].x, events[i].y, events[i].touch_count);
  }
  return 0;
}

int main(int argc, char **argv) {
  static kin_sdl input;
  kin_engine_options options;
  kin_engine *engine;
  char line[256], verb[32];
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return 1;
  SDL_FlushEvents(SDL_FIRSTEVENT, SDL_LASTEVENT);
  kin_engine_options_init(&options);
  if (argc > 2) options.touch_capacity = (uint32_t)atoi(argv[2]);
  if (kin_engine_create(&options, &engine) != KIN_OK) return 1;
  for (const char *name = strtok(argv[1], ","); name; name = strtok(NULL, ",")) {
    kin_recognizer_id made;
    if (kin_recognizer_add(engine, 0, name, &made) != KIN_OK || kin_recognizer_set_name(engine, made, name) != KIN_OK) return 1;
  }
  while (fgets(line, sizeof line, stdin)) {
    double ms, a = 0, b = 0, c = 0, d = 0;
    if (sscanf(line, "%31s %lf %lf %lf %lf %lf", verb, &ms, &a, &b, &c, &d) < 2) return 2;
    if (strcmp(verb, "frame") == 0 ? frame(&input, engine, ms) : !read_line(verb, ms, a, b, c, d)) return 2;
  }
  kin_engine_destroy(engine);
  SDL_Quit();
  return 0;
}
