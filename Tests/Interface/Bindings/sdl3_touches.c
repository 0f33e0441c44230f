/* sdl3_touches.c: plays fingers, pens, a mouse and pinches through SDL 3's own queue, and prints the gestures that
 * come of them: class, state, time in ms, x, y, fingers; with `touch` as third argument also buttons, force, altitude
 * and azimuth of the first touch.
 *
 *   down|move|up|cancel MS DEVICE FINGER X Y       click|press|release MS BUTTON X Y       motion MS STATE X Y
 *   mouse_of MS WHICH X Y (a press that SDL made of another device)       wheel MS X Y     pinch MS PHASE SCALE
 *   pen MS VERB ID STATE X Y (VERB: in out down up move press release)    axis MS ID AXIS VALUE X Y
 *   blur|hide|leave MS     frame MS
 *
 * A class after `right:` is that of a recognizer of a view that fills the right half. What stands between two frames
 * waits in the queue and is polled together. */
#include <kinesic/kinesic_sdl3.h>

#include <stdio.h>
#include <stdlib.h>

enum { WIDTH = 1024, HEIGHT = 512 };

static bool shows_touch;

static void push(SDL_Event *event, uint32_t type, double ms) {
  event->type = type;
  event->common.timestamp = ms > 0 ? (uint64_t)(ms * 1e6) : 1; /* 0 would be stamped by SDL */
  SDL_PushEvent(event);
}

static void push_finger(uint32_t type, double ms, const double *of) {
  SDL_Event made;
  memset(&made, 0, sizeof made);
  made.tfinger.touchID = of[0] < 0 ? (SDL_TouchID)(int64_t)of[0] : (SDL_TouchID)of[0];
  made.tfinger.fingerID = (SDL_FingerID)of[1];
  made.tfinger.x = (float)(of[2] / WIDTH);
  made.tfinger.y = (float)(of[3] / HEIGHT);
  made.tfinger.pressure = 0.75f;
  push(&made, type, ms);
}

static void push_button(bool down, double ms, const double *of, SDL_MouseID which) {
  SDL_Event made;
  memset(&made, 0, sizeof made);
  made.button.which = which;
  made.button.button = (uint8_t)of[0];
  made.button.down = down;
  made.button.x = (float)of[1];
  made.button.y = (float)of[2];
  push(&made, down ? SDL_EVENT_MOUSE_BUTTON_DOWN : SDL_EVENT_MOUSE_BUTTON_UP, ms);
}

static void push_motion(double ms, const double *of) {
  SDL_Event made;
  memset(&made, 0, sizeof made);
  made.motion.state = (SDL_MouseButtonFlags)of[0];
  made.motion.x = (float)of[1];
  made.motion.y = (float)of[2];
  push(&made, SDL_EVENT_MOUSE_MOTION, ms);
}

static void push_wheel(double ms, const double *of) {
  SDL_Event made;
  memset(&made, 0, sizeof made);
  made.wheel.y = 1;
  made.wheel.mouse_x = (float)of[0];
  made.wheel.mouse_y = (float)of[1];
  push(&made, SDL_EVENT_MOUSE_WHEEL, ms);
}

static void push_pinch(double ms, const double *of) {
  SDL_Event made;
  memset(&made, 0, sizeof made);
  made.pinch.scale = (float)of[1];
  push(&made, SDL_EVENT_PINCH_BEGIN + (uint32_t)of[0], ms);
}

static bool push_pen(double ms, const char *verb, const double *of) {
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
    push(&made, verbs[i].type, ms);
    return true;
  }
  return false;
}

static void push_axis(double ms, const double *of) {
  SDL_Event made;
  memset(&made, 0, sizeof made);
  made.paxis.which = (SDL_PenID)of[0];
  made.paxis.axis = (SDL_PenAxis)of[1];
  made.paxis.value = (float)of[2];
  made.paxis.x = (float)of[3];
  made.paxis.y = (float)of[4];
  push(&made, SDL_EVENT_PEN_AXIS, ms);
}

static bool read_line(const char *verb, double ms, const char *rest) {
  SDL_Event made;
  char word[32];
  double of[5] = {0, 0, 0, 0, 0};
  memset(&made, 0, sizeof made);
  if (strcmp(verb, "pen") == 0) return sscanf(rest, "%31s %lf %lf %lf %lf", word, &of[0], &of[1], &of[2], &of[3]) >= 2 && push_pen(ms, word, of);
  sscanf(rest, "%lf %lf %lf %lf %lf", &of[0], &of[1], &of[2], &of[3], &of[4]);
  if (strcmp(verb, "down") == 0) push_finger(SDL_EVENT_FINGER_DOWN, ms, of);
  else if (strcmp(verb, "move") == 0) push_finger(SDL_EVENT_FINGER_MOTION, ms, of);
  else if (strcmp(verb, "up") == 0) push_finger(SDL_EVENT_FINGER_UP, ms, of);
  else if (strcmp(verb, "cancel") == 0) push_finger(SDL_EVENT_FINGER_CANCELED, ms, of);
  else if (strcmp(verb, "press") == 0) push_button(true, ms, of, 0);
  else if (strcmp(verb, "release") == 0) push_button(false, ms, of, 0);
  else if (strcmp(verb, "click") == 0) push_button(true, ms, of, 0), push_button(false, ms, of, 0);
  else if (strcmp(verb, "mouse_of") == 0) push_button(true, ms, (double[]){1, of[1], of[2]}, (SDL_MouseID)(int64_t)of[0]);
  else if (strcmp(verb, "motion") == 0) push_motion(ms, of);
  else if (strcmp(verb, "wheel") == 0) push_wheel(ms, of);
  else if (strcmp(verb, "pinch") == 0) push_pinch(ms, of);
  else if (strcmp(verb, "axis") == 0) push_axis(ms, of);
  else if (strcmp(verb, "blur") == 0) push(&made, SDL_EVENT_WINDOW_FOCUS_LOST, ms);
  else if (strcmp(verb, "hide") == 0) push(&made, SDL_EVENT_WINDOW_HIDDEN, ms);
  else if (strcmp(verb, "leave") == 0) push(&made, SDL_EVENT_WINDOW_MOUSE_LEAVE, ms);
  else return false;
  return true;
}

static void say(kin_engine *engine, const kin_event *event, void *user_data) {
  const char *name;
  kin_touch touch;
  (void)user_data;
  if (event->type != KIN_EVENT_GESTURE) return;
  kin_recognizer_get_name(engine, event->recognizer, &name);
  printf("%s %s %g %g %g %u", name, kin_state_name(event->state), (double)event->time_ns / 1e6, event->x, event->y, event->touch_count);
  if (strcmp(name, "pinch") == 0) printf(" scale %.3f", event->pinch.scale);
  if (shows_touch && kin_recognizer_get_touch(engine, event->recognizer, 0, &touch) == KIN_OK)
    printf(" buttons %u force %.2f altitude %.3f azimuth %.3f", touch.buttons, touch.force, touch.altitude, touch.azimuth);
  printf("\n");
}

static int frame(kin_sdl3 *input, kin_engine *engine, double ms) {
  uint64_t latest, now = (uint64_t)(ms * 1e6);
  SDL_Event event;
  while (SDL_PollEvent(&event))
    if (kin_sdl3_event(input, engine, &event, WIDTH, HEIGHT) != KIN_OK) printf("refused: %s\n", kin_engine_last_error(engine));
  if (kin_sdl3_feed(input, engine) != KIN_OK) printf("refused: %s\n", kin_engine_last_error(engine));
  return kin_engine_get_time(engine, &latest) != KIN_OK || kin_engine_advance(engine, now < latest ? latest : now) != KIN_OK;
}

int main(int argc, char **argv) {
  static kin_sdl3 input;
  kin_engine_options options;
  kin_view_options half;
  kin_view_id right;
  kin_engine *engine;
  char line[256], verb[32];
  if (argc < 3 || !SDL_Init(SDL_INIT_VIDEO)) return 1;
  SDL_FlushEvents(SDL_EVENT_FIRST, SDL_EVENT_LAST);
  shows_touch = argc > 3;
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
    if (strcmp(verb, "frame") == 0 ? frame(&input, engine, ms) : !read_line(verb, ms, line + read)) return 2;
  }
  kin_engine_destroy(engine);
  SDL_Quit();
  return 0;
}
