/* sdl_displays.c: displays of two densities, which this machine does not have: what SDL 2 says of them is replaced. A
 * window goes from one to the other while a finger drags. Prints units_per_inch before and after, then the pan's
 * states. */
#include <SDL.h>
#include <stdio.h>

static float dots;   /* in an inch of the window's display; 0: it does not know */
static int density = 1; /* pixels in a coordinate of the window */

static int fake_dpi(int display, float *diagonal, float *across, float *down) {
  (void)display, (void)diagonal;
  *across = *down = dots;
  return dots > 0 ? 0 : -1;
}
static void fake_pixels(SDL_Window *window, int *width, int *height) {
  SDL_GetWindowSize(window, width, height);
  *width *= density;
}

#define SDL_GetDisplayDPI fake_dpi
#define SDL_GetWindowSizeInPixels fake_pixels
#define SDL_GL_GetDrawableSize fake_pixels
#include <kinesic/kinesic_sdl.h>

static kin_engine *engine;
static kin_sdl input;

static void finger(uint32_t type, double x) {
  SDL_Event made;
  memset(&made, 0, sizeof made);
  made.type = type;
  made.common.timestamp = SDL_GetTicks();
  made.tfinger.touchId = 1;
  made.tfinger.x = (float)(x / 1024);
  made.tfinger.y = 0.5f;
  kin_sdl_event(&input, engine, &made);
  kin_sdl_feed(&input, engine);
  SDL_Delay(3);
}

static void go_to(float inch, int pixels, uint8_t how) {
  SDL_Event made;
  double units;
  dots = inch;
  density = pixels;
  memset(&made, 0, sizeof made);
  made.type = SDL_WINDOWEVENT;
  made.common.timestamp = SDL_GetTicks();
  made.window.windowID = SDL_GetWindowID(input.window);
  made.window.event = how;
  made.window.data1 = made.window.data2 = 1024;
  kin_sdl_event(&input, engine, &made);
  kin_engine_get_units_per_inch(engine, &units);
  printf("%.2f\n", units);
}

int main(void) {
  kin_recognizer_id pan;
  const kin_event *events;
  uint32_t count = 0;
  if (SDL_Init(SDL_INIT_VIDEO) != 0 || kin_engine_create(NULL, &engine) != KIN_OK) return 1;
  kin_sdl_init(&input, SDL_CreateWindow("window", 0, 0, 1024, 1024, 0), NULL);
  kin_recognizer_add(engine, 0, KIN_PAN, &pan);
  go_to(92, 1, SDL_WINDOWEVENT_DISPLAY_CHANGED); /* nobody has asked for it yet */
  if (kin_sdl_measure(&input, engine) != KIN_OK) return 1;
  go_to(92, 1, SDL_WINDOWEVENT_DISPLAY_CHANGED);
  finger(SDL_FINGERDOWN, 100);
  finger(SDL_FINGERMOTION, 150);
  go_to(220, 2, SDL_WINDOWEVENT_DISPLAY_CHANGED);
  finger(SDL_FINGERMOTION, 200);
  finger(SDL_FINGERUP, 200);
  go_to(440, 2, SDL_WINDOWEVENT_SIZE_CHANGED);
  go_to(0, 1, SDL_WINDOWEVENT_DISPLAY_CHANGED);
  go_to(3048, 1, SDL_WINDOWEVENT_DISPLAY_CHANGED); /* 1920 dots in 16 mm, which is a shape and no size */
  kin_engine_poll(engine, &events, &count);
  for (uint32_t i = 0; i < count; i++)
    if (events[i].recognizer == pan) printf("%s %g\n", kin_state_name(events[i].state), events[i].x);
  kin_engine_destroy(engine);
  SDL_Quit();
  return 0;
}
