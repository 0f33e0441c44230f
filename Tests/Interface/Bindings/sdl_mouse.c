/* sdl_mouse.c: a window of SDL 2, or of SDL 3 where SDL3 is defined, with a picture of 100 by 100 units and a real
 * mouse of which SDL makes touches too. Prints taps, and pans as they end or are cancelled. It ends after a turn of
 * the wheel, and says how many events of fingers there were. */
#ifdef SDL3
#include <kinesic/kinesic_sdl3.h>
#define kin_sdl kin_sdl3
#define kin_sdl_init kin_sdl3_init
#define kin_sdl_event kin_sdl3_event
#define kin_sdl_feed kin_sdl3_feed
#define kin_sdl_now kin_sdl3_now
#else
#include <kinesic/kinesic_sdl.h>
#define SDL_EVENT_FINGER_DOWN SDL_FINGERDOWN
#endif

#include <stdio.h>

static SDL_Window *window;
static SDL_Renderer *renderer;

static bool open_window(void) {
#ifdef SDL3
  if (!SDL_Init(SDL_INIT_VIDEO) || !(window = SDL_CreateWindow("SDL", 400, 300, SDL_WINDOW_RESIZABLE))) return false;
  renderer = SDL_CreateRenderer(window, SDL_SOFTWARE_RENDERER);
  SDL_SetWindowPosition(window, 0, 0);
  return renderer && SDL_SetRenderLogicalPresentation(renderer, 100, 100, SDL_LOGICAL_PRESENTATION_LETTERBOX);
#else
  if (SDL_Init(SDL_INIT_VIDEO) != 0 || !(window = SDL_CreateWindow("SDL", 0, 0, 400, 300, SDL_WINDOW_RESIZABLE))) return false;
  renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE);
  return renderer && SDL_RenderSetLogicalSize(renderer, 100, 100) == 0;
#endif
}

/* SDL makes touches of the mouse from now on. */
static void make_touches(void) {
  SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "1");
  SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "1");
}

static bool say(const kin_event *event, kin_recognizer_id pan, kin_recognizer_id tap) {
  if (event->recognizer == tap) printf("tap %.0f %.0f\n", event->x, event->y);
  if (event->recognizer != pan) return true;
  if (event->state == KIN_STATE_CANCELLED) printf("cancelled\n");
  if (event->state == KIN_STATE_ENDED) printf("pan %.0f %.0f\n", event->pan.translation_x, event->pan.translation_y);
  return event->state != KIN_STATE_ENDED || event->pan.translation_x != 0;
}

int main(void) {
  static kin_sdl input;
  kin_engine *engine;
  kin_recognizer_id pan, tap;
  int fingers = 0;
  if (!open_window() || kin_engine_create(NULL, &engine) != KIN_OK) return 1;
  kin_recognizer_add(engine, 0, KIN_PAN, &pan);
  kin_recognizer_add(engine, 0, KIN_TAP, &tap);
  make_touches();
  kin_sdl_init(&input, window, renderer);
  SDL_RenderPresent(renderer);
  SDL_PumpEvents();
  printf("ready\n");
  fflush(stdout);
  for (bool runs = true; runs && kin_sdl_now() < 30000000000u;) {
    const kin_event *events;
    uint32_t count = 0;
    SDL_Event event;
    SDL_Delay(5);
    while (SDL_PollEvent(&event)) {
      fingers += event.type == SDL_EVENT_FINGER_DOWN;
      if (kin_sdl_event(&input, engine, &event) != KIN_OK) printf("refused: %s\n", kin_engine_last_error(engine));
    }
    if (kin_sdl_feed(&input, engine) != KIN_OK) printf("refused: %s\n", kin_engine_last_error(engine));
    kin_engine_advance(engine, kin_sdl_now());
    kin_engine_poll(engine, &events, &count);
    for (uint32_t i = 0; i < count; i++) runs = say(&events[i], pan, tap) && runs;
    fflush(stdout);
  }
  printf("fingers %d\n", fingers);
  kin_engine_destroy(engine);
  SDL_Quit();
  return 0;
}
