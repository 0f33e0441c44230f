/* sdl3_overlay.c: the page of conflicts.h in a real window of SDL 3. The script's events are pushed into SDL's queue
 * and polled from it. */
#include "conflicts.h"

#include <kinesic/kinesic_sdl3.h>
#include <kinesic/kinesic_sdl3_overlay.h>

static SDL_Renderer *renderer;
static kin_sdl3 input;

static void push(const script_line *line) {
  SDL_Event made;
  SDL_zero(made);
  made.common.timestamp = (uint64_t)((1000 + line->ms) * 1e6);
  if (is_verb(line, "key")) {
    made.type = SDL_EVENT_KEY_DOWN;
    made.key.key = SDLK_F12;
  } else {
    made.type = is_verb(line, "down") ? SDL_EVENT_FINGER_DOWN : is_verb(line, "up") ? SDL_EVENT_FINGER_UP : SDL_EVENT_FINGER_MOTION;
    made.tfinger.touchID = 5;
    made.tfinger.fingerID = 1;
    made.tfinger.x = (float)(line->x / WIDTH);
    made.tfinger.y = (float)(line->y / HEIGHT);
  }
  SDL_PushEvent(&made);
}

static void frame(double ms) {
  static const uint8_t colours[VIEWS][3] = {{52, 66, 92}, {84, 58, 62}, {48, 78, 70}, {62, 100, 90}};
  SDL_Event event;
  while (SDL_PollEvent(&event)) {
    must(kin_sdl3_overlay_event(&overlay, engine, &event));
    /* The window's own events, a focus for instance, have the times of SDL's clock. */
    if (event.type >= SDL_EVENT_FINGER_FIRST && event.type <= SDL_EVENT_FINGER_LAST) must(kin_sdl3_event(&input, engine, &event));
  }
  must(kin_sdl3_feed(&input, engine));
  must(kin_engine_advance(engine, (uint64_t)((1000 + ms) * 1e6)));
  SDL_SetRenderDrawColor(renderer, 30, 32, 38, 255);
  SDL_RenderClear(renderer);
  for (int i = 0; i < VIEWS; i++) {
    const SDL_FRect rect = {(float)view_frames[i].x, (float)view_frames[i].y, (float)view_frames[i].width, (float)view_frames[i].height};
    SDL_SetRenderDrawColor(renderer, colours[i][0], colours[i][1], colours[i][2], 255);
    SDL_RenderFillRect(renderer, &rect);
  }
  must(kin_sdl3_overlay_draw(&overlay, renderer));
}

static bool shoot(const char *path) {
  SDL_Surface *surface = SDL_RenderReadPixels(renderer, NULL);
  bool saved = surface && SDL_SaveBMP(surface, path);
  SDL_DestroySurface(surface);
  return saved;
}

int main(int argc, char **argv) {
  script_line line = {0};
  if (argc < 2 || !SDL_Init(SDL_INIT_VIDEO)) return 1;
  SDL_Window *window = SDL_CreateWindow("page", WIDTH, HEIGHT, SDL_WINDOW_BORDERLESS);
  renderer = SDL_CreateRenderer(window, argc > 2 ? argv[2] : SDL_SOFTWARE_RENDERER);
  if (!renderer) return 1;
  kin_sdl3_init(&input, window, renderer);
  open_page();
  while (read_line(&line)) {
    if (!is_verb(&line, "shot")) push(&line);
    frame(line.ms);
    if (is_verb(&line, "shot") && !shoot(argv[1])) return 4;
    SDL_RenderPresent(renderer);
  }
  printf("%s\n", SDL_GetCurrentVideoDriver());
  close_page();
  SDL_Quit();
  return 0;
}
