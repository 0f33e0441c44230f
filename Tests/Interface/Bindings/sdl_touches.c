/* sdl_touches.c: plays fingers of several touch panels through SDL's own queue, and prints the gestures that come of
 * them: class, state, time in ms, x, y, fingers. With a third argument a renderer draws in the window.
 *
 *   down|move|up MS DEVICE FINGER X Y     wheel MS X Y     blur|hide|leave MS     click MS X Y     frame MS
 *   press|release MS BUTTON X Y     motion|motion_of_touch MS STATE X Y
 *   window MS WHICH (of which window what follows is: 0 none, 1 that of the adapter, 2 another)
 *   size MS W H     logical MS W H     scale MS FACTOR     letterbox_elsewhere MS W H (in the other window)
 *   measure MS     inch MS (prints how many units an inch has)     turned MS (prints how far the latest pan has gone)
 *   fingers MS (from now on the adapter gets no other events)
 *
 * Places are in the window. What stands between two frames waits in the queue and is polled together. SDL stamps what
 * is pushed; the script's times take the place of that. */
#include <kinesic/kinesic_sdl.h>

#include <stdio.h>
#include <stdlib.h>

enum { WIDTH = 1024, HEIGHT = 512, MOST = 256 };

static uint32_t times[MOST], now_ms;
static int pushed, polled, width = WIDTH, height = HEIGHT;
static SDL_Window *window, *other;
static SDL_Renderer *renderer;
static uint32_t window_id;
static double turned;
static bool only_fingers;

/* Called by SDL with each event that it puts into its queue. */
static int stamp(void *user_data, SDL_Event *event) {
  (void)user_data;
  if (event->type != SDL_POLLSENTINEL) times[pushed++ % MOST] = now_ms; /* which SDL keeps for itself */
  return 0;
}

static void push_finger(uint32_t type, double device, double finger, double x, double y) {
  SDL_Event made;
  memset(&made, 0, sizeof made);
  made.type = type;
  made.tfinger.touchId = (SDL_TouchID)device;
  made.tfinger.fingerId = (SDL_FingerID)finger;
  made.tfinger.x = (float)(x / width);
  made.tfinger.y = (float)(y / height);
  made.tfinger.windowID = window_id;
  SDL_PushEvent(&made);
}

static void push_button(bool down, double button, double x, double y) {
  SDL_Event made;
  memset(&made, 0, sizeof made);
  made.type = down ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP;
  made.button.button = (uint8_t)button;
  made.button.x = (int)x;
  made.button.y = (int)y;
  made.button.windowID = window_id;
  SDL_PushEvent(&made);
}

static void push_motion(double state, double x, double y, uint32_t which) {
  SDL_Event made;
  memset(&made, 0, sizeof made);
  made.type = SDL_MOUSEMOTION;
  made.motion.which = which;
  made.motion.state = (uint32_t)state;
  made.motion.x = (int)x;
  made.motion.y = (int)y;
  made.motion.windowID = window_id;
  SDL_PushEvent(&made);
}

static void push_window(uint8_t which) {
  SDL_Event made;
  memset(&made, 0, sizeof made);
  made.type = SDL_WINDOWEVENT;
  made.window.event = which;
  made.window.windowID = window_id;
  SDL_PushEvent(&made);
}

static void push_wheel(double x, double y) {
  SDL_Event made;
  memset(&made, 0, sizeof made);
  made.type = SDL_MOUSEWHEEL;
  made.wheel.preciseY = 1;
  made.wheel.mouseX = (int)x;
  made.wheel.mouseY = (int)y;
  made.wheel.windowID = window_id;
  SDL_PushEvent(&made);
}

static void resize(double to_width, double to_height) {
  width = (int)to_width;
  height = (int)to_height;
  SDL_SetWindowSize(window, width, height);
}

static bool change(const char *verb, double a, double b) {
  if (strcmp(verb, "window") == 0) window_id = a == 1 ? SDL_GetWindowID(window) : a == 2 ? SDL_GetWindowID(other) : 0;
  else if (strcmp(verb, "size") == 0) resize(a, b);
  else if (strcmp(verb, "logical") == 0) SDL_RenderSetLogicalSize(renderer, (int)a, (int)b);
  else if (strcmp(verb, "letterbox_elsewhere") == 0) SDL_RenderSetLogicalSize(SDL_CreateRenderer(other, -1, SDL_RENDERER_SOFTWARE), (int)a, (int)b);
  else if (strcmp(verb, "scale") == 0) SDL_RenderSetScale(renderer, (float)a, (float)a);
  else return false;
  return true;
}

static bool read_line(const char *verb, double a, double b, double c, double d) {
  if (strcmp(verb, "down") == 0) push_finger(SDL_FINGERDOWN, a, b, c, d);
  else if (strcmp(verb, "move") == 0) push_finger(SDL_FINGERMOTION, a, b, c, d);
  else if (strcmp(verb, "up") == 0) push_finger(SDL_FINGERUP, a, b, c, d);
  else if (strcmp(verb, "click") == 0) push_button(true, 1, a, b), push_button(false, 1, a, b);
  else if (strcmp(verb, "press") == 0) push_button(true, a, b, c);
  else if (strcmp(verb, "release") == 0) push_button(false, a, b, c);
  else if (strcmp(verb, "motion") == 0) push_motion(a, b, c, 0);
  else if (strcmp(verb, "motion_of_touch") == 0) push_motion(a, b, c, SDL_TOUCH_MOUSEID);
  else if (strcmp(verb, "blur") == 0) push_window(SDL_WINDOWEVENT_FOCUS_LOST);
  else if (strcmp(verb, "hide") == 0) push_window(SDL_WINDOWEVENT_HIDDEN);
  else if (strcmp(verb, "leave") == 0) push_window(SDL_WINDOWEVENT_LEAVE);
  else if (strcmp(verb, "wheel") == 0) push_wheel(a, b);
  else return change(verb, a, b);
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
    if (only_fingers && (event.type < SDL_FINGERDOWN || event.type > SDL_FINGERMOTION)) continue;
    kin_result result = kin_sdl_event(input, engine, &event);
    if (result != KIN_OK) printf("refused: %s\n", kin_engine_last_error(engine));
  }
  if (kin_sdl_feed(input, engine) != KIN_OK) printf("refused: %s\n", kin_engine_last_error(engine));
  if (kin_engine_get_time(engine, &latest) != KIN_OK || kin_engine_advance(engine, now < latest ? latest : now) != KIN_OK) return 1;
  if (kin_engine_poll(engine, &events, &count) != KIN_OK) return 1;
  for (uint32_t i = 0; i < count; i++) {
    const char *name;
    kin_recognizer_get_name(engine, events[i].recognizer, &name);
    if (strcmp(name, "pan") == 0) turned = events[i].pan.translation_y;
    printf("%s %s %g %g %g %u\n", name, states[events[i].state], (double)(int64_t)events[i].time_ns / 1e6, events[i].x, events[i].y, events[i].touch_count);
  }
  return 0;
}

/* How many units an inch has, by the engine. */
static bool inch(const kin_engine *engine) {
  double units;
  if (kin_engine_get_units_per_inch(engine, &units) != KIN_OK) return false;
  printf("inch %.2f\n", units);
  return true;
}

static bool play(kin_sdl *input, kin_engine *engine, const char *verb, double ms, const double *of) {
  now_ms = (uint32_t)(uint64_t)ms;
  if (strcmp(verb, "frame") == 0) return frame(input, engine, ms) == 0;
  if (strcmp(verb, "measure") == 0) return kin_sdl_measure(input, engine) == KIN_OK;
  if (strcmp(verb, "inch") == 0) return inch(engine);
  if (strcmp(verb, "turned") == 0) return printf("turned %g\n", turned) > 0;
  if (strcmp(verb, "fingers") == 0) return only_fingers = true;
  return read_line(verb, of[0], of[1], of[2], of[3]);
}

int main(int argc, char **argv) {
  static kin_sdl input;
  kin_engine_options options;
  kin_engine *engine;
  char line[256], verb[32];
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return 1;
  window = SDL_CreateWindow("own", 0, 0, WIDTH, HEIGHT, SDL_WINDOW_RESIZABLE);
  other = SDL_CreateWindow("other", 0, 0, WIDTH, HEIGHT, 0);
  if (argc > 3) renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE);
  kin_sdl_init(&input, window, renderer);
  SDL_PumpEvents();
  SDL_FlushEvents(SDL_FIRSTEVENT, SDL_LASTEVENT);
  SDL_AddEventWatch(stamp, NULL);
  kin_engine_options_init(&options);
  if (argc > 2) options.touch_capacity = (uint32_t)atoi(argv[2]);
  if (kin_engine_create(&options, &engine) != KIN_OK) return 1;
  for (const char *name = strtok(argv[1], ","); name; name = strtok(NULL, ",")) {
    kin_recognizer_id made;
    if (kin_recognizer_add(engine, 0, name, &made) != KIN_OK || kin_recognizer_set_name(engine, made, name) != KIN_OK) return 1;
  }
  while (fgets(line, sizeof line, stdin)) {
    double ms, of[4] = {0, 0, 0, 0};
    if (sscanf(line, "%31s %lf %lf %lf %lf %lf", verb, &ms, &of[0], &of[1], &of[2], &of[3]) < 2) return 2;
    if (!play(&input, engine, verb, ms, of)) return 2;
  }
  kin_engine_destroy(engine);
  SDL_Quit();
  return 0;
}
