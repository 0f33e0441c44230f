/* sdl3_touches.c: plays fingers, pens, a mouse and pinches through SDL 3's own queue, and prints the gestures that
 * come of them: class, state, time in ms, x, y, fingers; with `touch` as third argument also buttons, force, altitude
 * and azimuth of the first touch. With a fourth argument a renderer draws in the window.
 *
 *   down|move|up|cancel MS DEVICE FINGER X Y       click|press|release MS BUTTON X Y       motion MS STATE X Y
 *   mouse_of MS WHICH X Y (a press that SDL made of another device)       wheel MS X Y     pinch MS PHASE SCALE
 *   pen MS VERB ID STATE X Y (VERB: in out down up move press release)    axis MS ID AXIS VALUE X Y
 *   blur|hide|leave MS     frame MS
 *   window MS WHICH (of which window what follows is: 0 none, 1 that of the adapter, 2 another)
 *   size MS W H     logical MS W H     stretch MS W H     scale MS FACTOR
 *   measure MS     inch MS (prints how many units an inch has)     turned MS (prints how far the latest pan has gone)
 *   fingers MS (from now on the adapter gets no other events)
 *
 * Places are in the window; times are those of the script.
 *
 * A class after `right:` is that of a recognizer of a view that fills the right half. What stands between two frames
 * waits in the queue and is polled together. */
#include <kinesic/kinesic_sdl3.h>

#include <stdio.h>
#include <stdlib.h>

enum { WIDTH = 1024, HEIGHT = 512 };

static bool shows_touch;
static int width = WIDTH, height = HEIGHT;
static double now_ms;
static SDL_Window *window, *other;
static SDL_Renderer *renderer;
static SDL_WindowID window_id;
static double turned;
static bool only_fingers;

/* Called by SDL with each event before it puts it into its queue. */
static bool stamp(void *user_data, SDL_Event *event) {
  (void)user_data;
  event->common.timestamp = now_ms > 0 ? (uint64_t)(now_ms * 1e6) : 1;
  return true;
}

static void push(SDL_Event *event, uint32_t type) {
  bool is_finger = type >= SDL_EVENT_FINGER_FIRST && type <= SDL_EVENT_FINGER_LAST;
  bool is_pinch = type >= SDL_EVENT_PINCH_FIRST && type <= SDL_EVENT_PINCH_LAST;
  *(is_finger ? &event->tfinger.windowID : is_pinch ? &event->pinch.windowID : &event->window.windowID) = window_id;
  event->type = type;
  SDL_PushEvent(event);
}

static void push_finger(uint32_t type, const double *of) {
  SDL_Event made;
  memset(&made, 0, sizeof made);
  made.tfinger.touchID = of[0] < 0 ? (SDL_TouchID)(int64_t)of[0] : (SDL_TouchID)of[0];
  made.tfinger.fingerID = (SDL_FingerID)of[1];
  made.tfinger.x = (float)(of[2] / width);
  made.tfinger.y = (float)(of[3] / height);
  made.tfinger.pressure = 0.75f;
  push(&made, type);
}

static void push_button(bool down, const double *of, SDL_MouseID which) {
  SDL_Event made;
  memset(&made, 0, sizeof made);
  made.button.which = which;
  made.button.button = (uint8_t)of[0];
  made.button.down = down;
  made.button.x = (float)of[1];
  made.button.y = (float)of[2];
  push(&made, down ? SDL_EVENT_MOUSE_BUTTON_DOWN : SDL_EVENT_MOUSE_BUTTON_UP);
}

static void push_motion(const double *of) {
  SDL_Event made;
  memset(&made, 0, sizeof made);
  made.motion.state = (SDL_MouseButtonFlags)of[0];
  made.motion.x = (float)of[1];
  made.motion.y = (float)of[2];
  push(&made, SDL_EVENT_MOUSE_MOTION);
}

static void push_wheel(const double *of) {
  SDL_Event made;
  memset(&made, 0, sizeof made);
  made.wheel.y = 1;
  made.wheel.mouse_x = (float)of[0];
  made.wheel.mouse_y = (float)of[1];
  push(&made, SDL_EVENT_MOUSE_WHEEL);
}

static void push_pinch(const double *of) {
  SDL_Event made;
  memset(&made, 0, sizeof made);
  made.pinch.scale = (float)of[1];
  push(&made, SDL_EVENT_PINCH_BEGIN + (uint32_t)of[0]);
}

static bool push_pen(const char *verb, const double *of) {
  static const struct { const char *verb; uint32_t type; } verbs[] = {
    {"in", SDL_EVENT_PEN_PROXIMITY_IN}, {"out", SDL_EVENT_PEN_PROXIMITY_OUT}, {"down", SDL_EVENT_PEN_DOWN}, {"up", SDL_EVENT_PEN_UP},
    {"move", SDL_EVENT_PEN_MOTION}, {"press", SDL_EVENT_PEN_BUTTON_DOWN}, {"release", SDL_EVENT_PEN_BUTTON_UP}};
  for (size_t i = 0; i < sizeof verbs / sizeof *verbs; i++) {
    SDL_Event made;
    if (strcmp(verb, verbs[i].verb) != 0) continue;
    memset(&made, 0, sizeof made);
    made.pmotion.which = (SDL_PenID)of[0];
    if (i >= 2) made.pmotion.pen_state = (SDL_PenInputFlags)of[1];
    if (i >= 2) made.pmotion.x = (float)of[2], made.pmotion.y = (float)of[3];
    if (i == 2 || i == 3) made.ptouch.down = i == 2;
    push(&made, verbs[i].type);
    return true;
  }
  return false;
}

static void push_axis(const double *of) {
  SDL_Event made;
  memset(&made, 0, sizeof made);
  made.paxis.which = (SDL_PenID)of[0];
  made.paxis.axis = (SDL_PenAxis)of[1];
  made.paxis.value = (float)of[2];
  made.paxis.x = (float)of[3];
  made.paxis.y = (float)of[4];
  push(&made, SDL_EVENT_PEN_AXIS);
}

static void resize(double to_width, double to_height) {
  width = (int)to_width;
  height = (int)to_height;
  SDL_SetWindowSize(window, width, height);
}

static bool change(const char *verb, const double *of) {
  if (strcmp(verb, "window") == 0) window_id = of[0] == 1 ? SDL_GetWindowID(window) : of[0] == 2 ? SDL_GetWindowID(other) : 0;
  else if (strcmp(verb, "size") == 0) resize(of[0], of[1]);
  else if (strcmp(verb, "logical") == 0) SDL_SetRenderLogicalPresentation(renderer, (int)of[0], (int)of[1], SDL_LOGICAL_PRESENTATION_LETTERBOX);
  else if (strcmp(verb, "stretch") == 0) SDL_SetRenderLogicalPresentation(renderer, (int)of[0], (int)of[1], SDL_LOGICAL_PRESENTATION_STRETCH);
  else if (strcmp(verb, "scale") == 0) SDL_SetRenderScale(renderer, (float)of[0], (float)of[0]);
  else return false;
  return true;
}

static bool read_line(const char *verb, const char *rest) {
  SDL_Event made;
  char word[32];
  double of[5] = {0, 0, 0, 0, 0};
  memset(&made, 0, sizeof made);
  if (strcmp(verb, "pen") == 0) return sscanf(rest, "%31s %lf %lf %lf %lf", word, &of[0], &of[1], &of[2], &of[3]) >= 2 && push_pen(word, of);
  sscanf(rest, "%lf %lf %lf %lf %lf", &of[0], &of[1], &of[2], &of[3], &of[4]);
  if (strcmp(verb, "down") == 0) push_finger(SDL_EVENT_FINGER_DOWN, of);
  else if (strcmp(verb, "move") == 0) push_finger(SDL_EVENT_FINGER_MOTION, of);
  else if (strcmp(verb, "up") == 0) push_finger(SDL_EVENT_FINGER_UP, of);
  else if (strcmp(verb, "cancel") == 0) push_finger(SDL_EVENT_FINGER_CANCELED, of);
  else if (strcmp(verb, "press") == 0) push_button(true, of, 0);
  else if (strcmp(verb, "release") == 0) push_button(false, of, 0);
  else if (strcmp(verb, "click") == 0) push_button(true, of, 0), push_button(false, of, 0);
  else if (strcmp(verb, "mouse_of") == 0) push_button(true, (double[]){1, of[1], of[2]}, (SDL_MouseID)(int64_t)of[0]);
  else if (strcmp(verb, "motion") == 0) push_motion(of);
  else if (strcmp(verb, "wheel") == 0) push_wheel(of);
  else if (strcmp(verb, "pinch") == 0) push_pinch(of);
  else if (strcmp(verb, "axis") == 0) push_axis(of);
  else if (strcmp(verb, "blur") == 0) push(&made, SDL_EVENT_WINDOW_FOCUS_LOST);
  else if (strcmp(verb, "hide") == 0) push(&made, SDL_EVENT_WINDOW_HIDDEN);
  else if (strcmp(verb, "leave") == 0) push(&made, SDL_EVENT_WINDOW_MOUSE_LEAVE);
  else return change(verb, of);
  return true;
}

static void say(kin_engine *engine, const kin_event *event, void *user_data) {
  const char *name;
  kin_touch touch;
  (void)user_data;
  if (event->type != KIN_EVENT_GESTURE) return;
  kin_recognizer_get_name(engine, event->recognizer, &name);
  printf("%s %s %g %g %g %u", name, kin_state_name(event->state), (double)event->time_ns / 1e6, event->x, event->y, event->touch_count);
  if (strcmp(name, "pan") == 0) turned = event->pan.translation_y;
  if (strcmp(name, "pinch") == 0) printf(" scale %.3f", event->pinch.scale);
  if (shows_touch && kin_recognizer_get_touch(engine, event->recognizer, 0, &touch) == KIN_OK)
    printf(" buttons %u force %.2f altitude %.3f azimuth %.3f", touch.buttons, touch.force, touch.altitude, touch.azimuth);
  printf("\n");
}

static int frame(kin_sdl3 *input, kin_engine *engine, double ms) {
  uint64_t latest, now = (uint64_t)(ms * 1e6);
  SDL_Event event;
  while (SDL_PollEvent(&event))
    if (only_fingers && (event.type < SDL_EVENT_FINGER_FIRST || event.type > SDL_EVENT_FINGER_LAST)) continue;
    else if (kin_sdl3_event(input, engine, &event) != KIN_OK) printf("refused: %s\n", kin_engine_last_error(engine));
  if (kin_sdl3_feed(input, engine) != KIN_OK) printf("refused: %s\n", kin_engine_last_error(engine));
  return kin_engine_get_time(engine, &latest) != KIN_OK || kin_engine_advance(engine, now < latest ? latest : now) != KIN_OK;
}

/* How many units an inch has, by the engine. */
static bool inch(const kin_engine *engine) {
  double units;
  if (kin_engine_get_units_per_inch(engine, &units) != KIN_OK) return false;
  printf("inch %.2f\n", units);
  return true;
}

static bool play(kin_sdl3 *input, kin_engine *engine, const char *verb, double ms, const char *rest) {
  now_ms = ms;
  if (strcmp(verb, "frame") == 0) return frame(input, engine, ms) == 0;
  if (strcmp(verb, "measure") == 0) return kin_sdl3_measure(input, engine) == KIN_OK;
  if (strcmp(verb, "inch") == 0) return inch(engine);
  if (strcmp(verb, "turned") == 0) return printf("turned %g\n", turned) > 0;
  if (strcmp(verb, "fingers") == 0) return only_fingers = true;
  return read_line(verb, rest);
}

int main(int argc, char **argv) {
  static kin_sdl3 input;
  kin_engine_options options;
  kin_view_options half;
  kin_view_id right;
  kin_engine *engine;
  char line[256], verb[32];
  if (argc < 3 || !SDL_Init(SDL_INIT_VIDEO)) return 1;
  window = SDL_CreateWindow("own", WIDTH, HEIGHT, SDL_WINDOW_RESIZABLE);
  other = SDL_CreateWindow("other", WIDTH, HEIGHT, 0);
  if (argc > 4) renderer = SDL_CreateRenderer(window, SDL_SOFTWARE_RENDERER);
  kin_sdl3_init(&input, window, renderer);
  SDL_PumpEvents();
  SDL_FlushEvents(SDL_EVENT_FIRST, SDL_EVENT_LAST);
  SDL_SetEventFilter(stamp, NULL);
  shows_touch = argc > 3 && strcmp(argv[3], "touch") == 0;
  kin_engine_options_init(&options);
  options.touch_capacity = (uint32_t)atoi(argv[2]);
  if (kin_engine_create(&options, &engine) != KIN_OK || kin_engine_set_event_callback(engine, say, NULL) != KIN_OK) return 1;
  kin_view_options_init(&half);
  half.frame = (kin_rect){WIDTH / 2, 0, WIDTH / 2, HEIGHT};
  if (kin_view_add(engine, 0, &half, &right) != KIN_OK) return 1;
  for (const char *name = strtok(argv[1], ","); name; name = strtok(NULL, ",")) {
    kin_recognizer_id made;
    bool is_right = strncmp(name, "right:", 6) == 0;
    if (is_right) name += 6;
    if (kin_recognizer_add(engine, is_right ? right : 0, name, &made) != KIN_OK || kin_recognizer_set_name(engine, made, name) != KIN_OK) return 1;
  }
  while (fgets(line, sizeof line, stdin)) {
    double ms;
    int read = 0;
    if (sscanf(line, "%31s %lf%n", verb, &ms, &read) < 2) return 2;
    if (!play(&input, engine, verb, ms, line + read)) return 2;
  }
  kin_engine_destroy(engine);
  SDL_Quit();
  return 0;
}
