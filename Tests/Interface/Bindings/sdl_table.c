/* sdl_table.c: plays fingers to the table: lines as in sdl_script.c, of fingers only, all of one time as one frame. At
 * the end it prints where each photo is, from back to front, and the colour in the middle of it. */
#include "table.h"

#include <kinesic/kinesic_sdl.h>
#include <stdio.h>

enum { WIDTH = 800, HEIGHT = 600 };

static uint32_t type_of(const char *verb) {
  return strcmp(verb, "down") == 0 ? SDL_FINGERDOWN : strcmp(verb, "up") == 0 ? SDL_FINGERUP : SDL_FINGERMOTION;
}

int main(void) {
  SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormat(0, WIDTH, HEIGHT, 32, SDL_PIXELFORMAT_ARGB8888);
  SDL_Renderer *renderer = SDL_CreateSoftwareRenderer(surface);
  kin_sdl input;
  table table;
  char line[200], verb[16];
  double ms = 0, finger, x, y;
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return 1;
  kin_sdl_init(&input, SDL_CreateWindow("table", 0, 0, WIDTH, HEIGHT, SDL_WINDOW_HIDDEN), NULL);
  table_open(&table);
  while (fgets(line, sizeof line, stdin)) {
    SDL_Event event;
    if (sscanf(line, "%lf %15s %lf %lf %lf", &ms, verb, &finger, &x, &y) != 5) return 2;
    memset(&event, 0, sizeof event);
    event.type = type_of(verb);
    event.tfinger.timestamp = (uint32_t)ms;
    event.tfinger.touchId = 5;
    event.tfinger.fingerId = (long)finger;
    event.tfinger.x = (float)(x / WIDTH);
    event.tfinger.y = (float)(y / HEIGHT);
    if (kin_sdl_event(&input, table.engine, &event) != KIN_OK) return 3;
  }
  if (kin_sdl_feed(&input, table.engine) != KIN_OK) return 3;
  table_frame(&table, (uint64_t)(ms * 1e6) + 1000000000);
  table_draw(&table, renderer);
  for (int i = 0; i < PHOTO_COUNT; i++) {
    const placement *at = &table.photos[i].now;
    double left = at->x0 + table.moved.x, top = at->y0 + table.moved.y;
    int column = (int)(left + at->a * 20 - at->b * 20), row = (int)(top + at->b * 20 + at->a * 20);
    uint32_t pixel = ((uint32_t *)surface->pixels)[row * (surface->pitch / 4) + column] & 0xFFFFFF;
    printf("%.2f %.2f %.3f %.3f %06x\n", left, top, at->a, at->b, pixel);
  }
  table_close(&table);
  SDL_Quit();
  return 0;
}
