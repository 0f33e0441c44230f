/* sdl_script.c: plays a script to the SDL example: each line is pushed as SDL's own event, taken out again, and is one
 * frame.
 *
 *   MS down|move|up FINGER X Y     MS press|drag|release X Y     MS wheel NOTCHES X Y     MS synthetic X Y
 *   MS blur     MS frame     MS shot FILE
 *
 * `shot` also prints where the picture is. */
#include "photo.h"

#include <stdio.h>

enum { WIDTH = 640, HEIGHT = 480 };

static SDL_Event finger(uint32_t type, long id, double x, double y) {
  SDL_Event made;
  memset(&made, 0, sizeof made);
  made.type = type;
  made.tfinger.touchId = 5;
  made.tfinger.fingerId = id;
  made.tfinger.x = (float)(x / WIDTH);
  made.tfinger.y = (float)(y / HEIGHT);
  return made;
}

static SDL_Event mouse(uint32_t type, double x, double y, uint32_t which) {
  SDL_Event made;
  memset(&made, 0, sizeof made);
  made.type = type;
  if (type == SDL_MOUSEMOTION) {
    made.motion.which = which;
    made.motion.state = SDL_BUTTON_LMASK;
    made.motion.x = (int)x;
    made.motion.y = (int)y;
    return made;
  }
  made.button.which = which;
  made.button.button = SDL_BUTTON_LEFT;
  made.button.x = (int)x;
  made.button.y = (int)y;
  return made;
}

static bool event_of(const char *verb, double a, double b, double c, SDL_Event *out) {
  memset(out, 0, sizeof *out);
  if (strcmp(verb, "down") == 0) *out = finger(SDL_FINGERDOWN, (long)a, b, c);
  else if (strcmp(verb, "move") == 0) *out = finger(SDL_FINGERMOTION, (long)a, b, c);
  else if (strcmp(verb, "up") == 0) *out = finger(SDL_FINGERUP, (long)a, b, c);
  else if (strcmp(verb, "press") == 0) *out = mouse(SDL_MOUSEBUTTONDOWN, a, b, 0);
  else if (strcmp(verb, "drag") == 0) *out = mouse(SDL_MOUSEMOTION, a, b, 0);
  else if (strcmp(verb, "release") == 0) *out = mouse(SDL_MOUSEBUTTONUP, a, b, 0);
  else if (strcmp(verb, "synthetic") == 0) *out = mouse(SDL_MOUSEBUTTONDOWN, a, b, SDL_TOUCH_MOUSEID);
  else if (strcmp(verb, "wheel") == 0) {
    out->type = SDL_MOUSEWHEEL;
    out->wheel.preciseY = (float)a;
    out->wheel.mouseX = (int)b;
    out->wheel.mouseY = (int)c;
  } else if (strcmp(verb, "blur") == 0) {
    out->type = SDL_WINDOWEVENT;
    out->window.event = SDL_WINDOWEVENT_FOCUS_LOST;
  } else return false;
  return true;
}

static int shoot(SDL_Renderer *renderer, const char *path) {
  SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormat(0, WIDTH, HEIGHT, 24, SDL_PIXELFORMAT_BGR24);
  int failed = SDL_RenderReadPixels(renderer, NULL, SDL_PIXELFORMAT_BGR24, surface->pixels, surface->pitch) || SDL_SaveBMP(surface, path);
  SDL_FreeSurface(surface);
  return failed;
}

int main(void) {
  SDL_Window *window;
  SDL_Renderer *renderer;
  SDL_Event event;
  kin_sdl input;
  photo photo;
  char line[512], verb[32], path[400];
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return 1;
  window = SDL_CreateWindow("photo", 0, 0, WIDTH, HEIGHT, 0);
  renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE);
  kin_sdl_init(&input, window, renderer);
  photo_open(&photo, WIDTH, HEIGHT);
  SDL_PumpEvents();
  SDL_FlushEvents(SDL_FIRSTEVENT, SDL_LASTEVENT); /* the window's own */
  while (fgets(line, sizeof line, stdin)) {
    double ms, a = 0, b = 0, c = 0;
    if (sscanf(line, "%lf %31s %lf %lf %lf", &ms, verb, &a, &b, &c) < 2) return 2;
    bool shot = sscanf(line, "%*f shot %399s", path) == 1;
    if (event_of(verb, a, b, c, &event)) SDL_PushEvent(&event);
    else if (!shot && strcmp(verb, "frame") != 0) return 2;
    while (SDL_PollEvent(&event)) {
      event.common.timestamp = (uint32_t)ms; /* the script's clock in place of SDL's */
      if (kin_sdl_event(&input, photo.engine, &event) != KIN_OK) return 3;
    }
    if (kin_sdl_feed(&input, photo.engine) != KIN_OK) return 3;
    photo_frame(&photo, (uint64_t)(ms * 1e6));
    photo_draw(&photo, renderer);
    SDL_RenderPresent(renderer);
    if (!shot) continue;
    photo_draw(&photo, renderer);
    if (shoot(renderer, path)) return 4;
    printf("%.3f %.3f %.3f %.3f %.3f %.3f\n", photo.x, photo.y, photo.scale, photo.angle, photo.ahead_x, photo.ahead_y);
  }
  photo_close(&photo);
  SDL_Quit();
  return 0;
}
