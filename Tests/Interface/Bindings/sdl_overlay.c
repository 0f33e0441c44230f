/* sdl_overlay.c: the page of conflicts.h in a real window of SDL 2. The script's events are handed over with their
 * own times: SDL's queue would stamp them. */
#include "conflicts.h"

#include <kinesic/kinesic_sdl.h>
#include <kinesic/kinesic_sdl_overlay.h>

static SDL_Renderer *renderer;
static kin_sdl input;

static void hand_over(const script_line *line) {
  SDL_Event made;
  SDL_zero(made);
  made.common.timestamp = (uint32_t)(1000 + line->ms);
  if (is_verb(line, "key")) {
    made.type = SDL_KEYDOWN;
    made.key.keysym.sym = SDLK_F12;
  } else {
    made.type = is_verb(line, "down") ? SDL_FINGERDOWN : is_verb(line, "up") ? SDL_FINGERUP : SDL_FINGERMOTION;
    made.tfinger.touchId = 5;
    made.tfinger.fingerId = 1;
    made.tfinger.x = (float)(line->x / WIDTH);
    made.tfinger.y = (float)(line->y / HEIGHT);
  }
  must(kin_sdl_overlay_event(&overlay, engine, &made));
  if (made.type != SDL_KEYDOWN) must(kin_sdl_event(&input, engine, &made));
}

static void frame(double ms) {
  static const uint8_t colours[VIEWS][3] = {{52, 66, 92}, {84, 58, 62}, {48, 78, 70}, {62, 100, 90}};
  SDL_Event event;
  while (SDL_PollEvent(&event)) continue;
  must(kin_sdl_feed(&input, engine));
  must(kin_engine_advance(engine, (uint64_t)((1000 + ms) * 1e6)));
  SDL_SetRenderDrawColor(renderer, 30, 32, 38, 255);
  SDL_RenderClear(renderer);
  for (int i = 0; i < VIEWS; i++) {
    const SDL_Rect rect = {(int)view_frames[i].x, (int)view_frames[i].y, (int)view_frames[i].width, (int)view_frames[i].height};
    SDL_SetRenderDrawColor(renderer, colours[i][0], colours[i][1], colours[i][2], 255);
    SDL_RenderFillRect(renderer, &rect);
  }
  must(kin_sdl_overlay_draw(&overlay, renderer));
}

static bool shoot(const char *path) {
  SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormat(0, WIDTH, HEIGHT, 32, SDL_PIXELFORMAT_ARGB8888);
  bool saved = surface && SDL_RenderReadPixels(renderer, NULL, SDL_PIXELFORMAT_ARGB8888, surface->pixels, surface->pitch) == 0 &&
               SDL_SaveBMP(surface, path) == 0;
  SDL_FreeSurface(surface);
  return saved;
}

int main(int argc, char **argv) {
  script_line line = {0};
  if (argc < 2 || SDL_Init(SDL_INIT_VIDEO) != 0) return 1;
  SDL_Window *window = SDL_CreateWindow("page", 0, 0, WIDTH, HEIGHT, SDL_WINDOW_BORDERLESS);
  renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE);
  if (!renderer) return 1;
  kin_sdl_init(&input, window, renderer);
  open_page();
  while (read_line(&line)) {
    if (!is_verb(&line, "shot")) hand_over(&line);
    frame(line.ms);
    if (is_verb(&line, "shot") && !shoot(argv[1])) return 4;
    SDL_RenderPresent(renderer);
  }
  printf("%s\n", SDL_GetCurrentVideoDriver());
  close_page();
  SDL_Quit();
  return 0;
}
