/* sdl3_table.c: the table of SDL 3 in a real window. Fingers of a script are pushed into SDL's queue and polled from
 * it; all lines of one time are one frame of the program.
 *
 *   MS down|move|up FINGER X Y
 *
 * At the end it prints where each photo is, from back to front, and writes what the window shows into a file. */
#include "table.h"

#include <kinesic/kinesic_sdl3.h>
#include <stdio.h>

enum { WIDTH = 800, HEIGHT = 600 };

static void push(const char *verb, double ms, double finger, double x, double y) {
  SDL_Event made;
  SDL_zero(made);
  made.type = strcmp(verb, "down") == 0 ? SDL_EVENT_FINGER_DOWN : strcmp(verb, "up") == 0 ? SDL_EVENT_FINGER_UP : SDL_EVENT_FINGER_MOTION;
  made.common.timestamp = (uint64_t)((1000 + ms) * 1e6);
  made.tfinger.touchID = 5;
  made.tfinger.fingerID = (SDL_FingerID)finger + 1;
  made.tfinger.x = (float)(x / WIDTH);
  made.tfinger.y = (float)(y / HEIGHT);
  SDL_PushEvent(&made);
}

static bool frame(kin_sdl3 *input, table *table, SDL_Renderer *renderer, double ms) {
  SDL_Event event;
  while (SDL_PollEvent(&event))
    /* The window's own events, a focus for instance, have the times of SDL's clock. */
    if (event.type >= SDL_EVENT_FINGER_FIRST && event.type <= SDL_EVENT_FINGER_LAST &&
        kin_sdl3_event(input, table->engine, &event) != KIN_OK)
      return false;
  if (kin_sdl3_feed(input, table->engine) != KIN_OK) return false;
  table_frame(table, (uint64_t)((1000 + ms) * 1e6));
  table_draw(table, renderer);
  return SDL_RenderPresent(renderer);
}

static bool shoot(SDL_Renderer *renderer, const char *path) {
  SDL_Surface *surface = SDL_RenderReadPixels(renderer, NULL);
  bool saved = surface && SDL_SaveBMP(surface, path);
  SDL_DestroySurface(surface);
  return saved;
}

int main(int argc, char **argv) {
  SDL_Window *window;
  SDL_Renderer *renderer;
  static kin_sdl3 input;
  table table;
  char line[200], verb[16];
  double ms, before = 0, finger, x, y;
  if (argc < 2 || !SDL_Init(SDL_INIT_VIDEO)) return 1;
  window = SDL_CreateWindow("table", WIDTH, HEIGHT, SDL_WINDOW_BORDERLESS);
  renderer = SDL_CreateRenderer(window, SDL_SOFTWARE_RENDERER);
  if (!renderer) return 1;
  kin_sdl3_init(&input, window, renderer);
  table_open(&table);
  while (fgets(line, sizeof line, stdin)) {
    if (sscanf(line, "%lf %15s %lf %lf %lf", &ms, verb, &finger, &x, &y) != 5) return 2;
    if (ms != before && !frame(&input, &table, renderer, before)) return 3;
    before = ms;
    push(verb, ms, finger, x, y);
  }
  if (!frame(&input, &table, renderer, before) || !frame(&input, &table, renderer, before + 1000)) return 3;
  printf("%s\n", SDL_GetCurrentVideoDriver());
  for (int i = 0; i < PHOTO_COUNT; i++) {
    kin_point at = table_corner(&table, &table.photos[i], 0);
    printf("%.2f %.2f %.3f %.3f\n", at.x, at.y, table.photos[i].now.a, table.photos[i].now.b);
  }
  table_draw(&table, renderer);
  if (!shoot(renderer, argv[1])) return 4;
  table_close(&table);
  SDL_Quit();
  return 0;
}
