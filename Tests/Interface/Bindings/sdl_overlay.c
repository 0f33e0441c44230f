/* sdl_overlay.c: the page of conflicts.h in a real window of SDL 2. The script's events are handed over with their
 * own times: SDL's queue would stamp them. */
#include "conflicts.h"

#include <kinesic/kinesic_sdl.h>
#include <kinesic/kinesic_sdl_overlay.h>

static SDL_Renderer *renderer;
static kin_sdl input;

static void hand_over(const char *verb, double ms, double x, double y) {
  SDL_Event made;
  SDL_zero(made);
  made.common.timestamp = (uint32_t)(1000 + ms);
  if (strcmp(verb, "key") == 0) {
    made.type = SDL_KEYDOWN;
    made.key.keysym.sym = SDLK_F12;
  } else {
    made.type = strcmp(verb, "down") == 0 ? SDL_FINGERDOWN : strcmp(verb, "up") == 0 ? SDL_FINGERUP : SDL_FINGERMOTION;
    made.tfinger.touchId = 5;
    made.tfinger.fingerId = 1;
    made.tfinger.x = (float)(x / WIDTH);
    made.tfinger.y = (float)(y / HEIGHT);
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
  char line[200], verb[16] = "";
  double ms, x = 0, y = 0;
  if (argc < 2 || SDL_Init(SDL_INIT_VIDEO) != 0) return 1;
  SDL_Window *window = SDL_CreateWindow("page", 0, 0, WIDTH, HEIGHT, SDL_WINDOW_BORDERLESS);
  renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE);
  if (!renderer) return 1;
  kin_sdl_init(&input, window, renderer);
  open_page();
  while (fgets(line, sizeof line, stdin) && sscanf(line, "%lf %15s %lf %lf", &ms, verb, &x, &y) >= 2) {
    if (strcmp(verb, "shot") != 0) hand_over(verb, ms, x, y);
    frame(ms);
    if (strcmp(verb, "shot") == 0 && !shoot(argv[1])) return 4;
    SDL_RenderPresent(renderer);
  }
  printf("%s\n", SDL_GetCurrentVideoDriver());
  close_page();
  SDL_Quit();
  return 0;
}
