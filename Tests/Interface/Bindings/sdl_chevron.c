/* sdl_chevron.c: plays fingers to the page of chevrons: "MS down|move|up FINGER X Y", and "MS call 0 0 0" for a phone
 * call. After each line it prints how many chevrons there were, how many points the line has, how many fingers the
 * view has; at the end the colours of the page at 10, 10 and at the last finger's place. */
#include "chevron.h"

#include <stdio.h>

enum { WIDTH = 640, HEIGHT = 480 };

static SDL_Event finger(const char *verb, double ms, double number, double x, double y) {
  SDL_Event event;
  memset(&event, 0, sizeof event);
  event.type = strcmp(verb, "down") == 0 ? SDL_FINGERDOWN : strcmp(verb, "up") == 0 ? SDL_FINGERUP : SDL_FINGERMOTION;
  event.tfinger.timestamp = (uint32_t)ms;
  event.tfinger.touchId = 5;
  event.tfinger.fingerId = (long)number;
  event.tfinger.x = (float)(x / WIDTH);
  event.tfinger.y = (float)(y / HEIGHT);
  return event;
}

static uint32_t colour(const SDL_Surface *surface, double x, double y) {
  return ((uint32_t *)surface->pixels)[(int)y * (surface->pitch / 4) + (int)x] & 0xFFFFFF;
}

int main(void) {
  SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormat(0, WIDTH, HEIGHT, 32, SDL_PIXELFORMAT_ARGB8888);
  SDL_Renderer *renderer = SDL_CreateSoftwareRenderer(surface);
  kin_sdl input;
  page page;
  char line[200], verb[16];
  double ms, number, x = 0, y = 0;
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return 1;
  kin_sdl_init(&input, SDL_CreateWindow("page", 0, 0, WIDTH, HEIGHT, SDL_WINDOW_HIDDEN), NULL);
  if (page_open(&page, WIDTH, HEIGHT) != KIN_OK) return 2;
  while (fgets(line, sizeof line, stdin)) {
    if (sscanf(line, "%lf %15s %lf %lf %lf", &ms, verb, &number, &x, &y) != 5) return 2;
    if (strcmp(verb, "call") == 0) {
      if (kin_engine_cancel_touches(page.engine, (uint64_t)(ms * 1e6)) != KIN_OK) return 3;
    } else {
      SDL_Event event = finger(verb, ms, number, x, y);
      if (kin_sdl_event(&input, page.engine, &event) != KIN_OK) return 3;
      if (kin_sdl_feed(&input, page.engine) != KIN_OK) return 3;
    }
    page_frame(&page, (uint64_t)(ms * 1e6));
    printf("%u %d %d\n", page.number, page.count, page.fingers);
  }
  page_draw(&page, renderer);
  printf("%06x %06x\n", colour(surface, 10, 10), colour(surface, x, y));
  page_close(&page);
  SDL_Quit();
  return 0;
}
