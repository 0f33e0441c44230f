/* main.c: a game loop with gestures: feed all events, take the gestures once a frame, draw.
 *
 * Build, in the project's folder:
 *   gcc -std=c99 -I build/include -I bindings/c/adapters bindings/c/examples/sdl/[mp]*.c -o photo \
 *     $(pkg-config --cflags --libs sdl2) -L build/lib -lkinesic -lm */
#include "photo.h"

#include <stdio.h>

enum { WIDTH = 640, HEIGHT = 480 };

int main(int argc, char **argv) {
  SDL_Window *window;
  SDL_Renderer *renderer;
  kin_sdl input;
  photo photo;
  bool runs = true;
  (void)argc;
  (void)argv;
  if (SDL_Init(SDL_INIT_VIDEO) != 0 ||
      SDL_CreateWindowAndRenderer(WIDTH, HEIGHT, SDL_WINDOW_RESIZABLE, &window, &renderer) != 0) {
    fprintf(stderr, "SDL: %s\n", SDL_GetError());
    return 1;
  }
  SDL_RenderSetVSync(renderer, 1);
  SDL_RenderSetLogicalSize(renderer, WIDTH, HEIGHT); /* drawn as large as it fits into the window */
  kin_sdl_init(&input, window, renderer);
  photo_open(&photo, WIDTH, HEIGHT);
  kin_sdl_measure(&input, photo.engine);
  while (runs) {
    SDL_Event event;
    while (SDL_PollEvent(&event)) {
      if (event.type == SDL_QUIT) runs = false;
      if (kin_sdl_event(&input, photo.engine, &event) != KIN_OK)
        fprintf(stderr, "%s\n", kin_engine_last_error(photo.engine));
    }
    if (kin_sdl_feed(&input, photo.engine) != KIN_OK) fprintf(stderr, "%s\n", kin_engine_last_error(photo.engine));
    photo_frame(&photo, kin_sdl_now());
    photo_draw(&photo, renderer);
    SDL_RenderPresent(renderer);
    SDL_Delay(1); /* where there is no vertical sync to wait for */
  }
  photo_close(&photo);
  SDL_Quit();
  return 0;
}
