/* sdl3_displays.c: displays of two densities, which this machine does not have: what SDL 3 says of them is replaced. A
 * window goes from one to the other while a finger drags. Prints units_per_inch before and after, then the pan's
 * states. */
#include <SDL3/SDL.h>
#include <stdio.h>

static float scale = 1, density = 1; /* as the user wants things, in pixels; pixels in a coordinate of the window */

static float fake_scale(SDL_Window *window) { return window ? scale : 0; }
static float fake_density(SDL_Window *window) { return window ? density : 0; }

#define SDL_GetWindowDisplayScale fake_scale
#define SDL_GetWindowPixelDensity fake_density
#include <kinesic/kinesic_sdl3.h>

static kin_engine *engine;
static kin_sdl3 input;

static void finger(uint32_t type, double x) {
  SDL_Event made;
  memset(&made, 0, sizeof made);
  made.type = type;
  made.common.timestamp = SDL_GetTicksNS();
  made.tfinger.touchID = 1;
  made.tfinger.fingerID = 1;
  made.tfinger.x = (float)(x / 1024);
  made.tfinger.y = 0.5f;
  kin_sdl3_event(&input, engine, &made);
  kin_sdl3_feed(&input, engine);
  SDL_Delay(3);
}

static void go_to(float shown, float pixels, uint32_t how) {
  SDL_Event made;
  double units;
  scale = shown;
  density = pixels;
  memset(&made, 0, sizeof made);
  made.type = how;
  made.common.timestamp = SDL_GetTicksNS();
  made.window.windowID = input.id;
  kin_sdl3_event(&input, engine, &made);
  kin_engine_get_units_per_inch(engine, &units);
  printf("%.2f\n", units);
}

int main(void) {
  kin_recognizer_id pan;
  const kin_event *events;
  uint32_t count = 0;
  if (!SDL_Init(SDL_INIT_VIDEO) || kin_engine_create(NULL, &engine) != KIN_OK) return 1;
  kin_sdl3_init(&input, SDL_CreateWindow("window", 1024, 1024, 0), NULL);
  kin_recognizer_add(engine, 0, KIN_PAN, &pan);
  go_to(1, 1, SDL_EVENT_WINDOW_DISPLAY_CHANGED); /* nobody has asked for it yet */
  if (kin_sdl3_measure(&input, engine) != KIN_OK) return 1;
  go_to(1, 1, SDL_EVENT_WINDOW_DISPLAY_CHANGED);
  finger(SDL_EVENT_FINGER_DOWN, 100);
  finger(SDL_EVENT_FINGER_MOTION, 150);
  go_to(3, 2, SDL_EVENT_WINDOW_DISPLAY_CHANGED);
  finger(SDL_EVENT_FINGER_MOTION, 200);
  finger(SDL_EVENT_FINGER_UP, 200);
  go_to(2, 1, SDL_EVENT_WINDOW_DISPLAY_SCALE_CHANGED);
  go_to(2, 2, SDL_EVENT_WINDOW_PIXEL_SIZE_CHANGED);
  go_to(0, 0, SDL_EVENT_WINDOW_DISPLAY_CHANGED); /* SDL cannot say it */
  kin_engine_poll(engine, &events, &count);
  for (uint32_t i = 0; i < count; i++)
    if (events[i].recognizer == pan) printf("%s %g\n", kin_state_name(events[i].state), events[i].x);
  kin_engine_destroy(engine);
  SDL_Quit();
  return 0;
}
