/* main.c: the window. Draw with a finger or the mouse: down to the right, then down to the left.
 *
 * Build, in the project's folder:
 *   gcc -std=c99 -I build/include -I bindings/c/adapters bindings/c/examples/chevron/[cmp]*.c -o chevron \
 *     $(pkg-config --cflags --libs sdl2) -L build/lib -lkinesic -lm */
#include "chevron.h"

#include <stdio.h>

enum { WIDTH = 640, HEIGHT = 480 };

int main(int argc, char **argv) {
  SDL_Window *window;
  SDL_Renderer *renderer;
  kin_sdl input;
  page page;
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
  if (page_open(&page, WIDTH, HEIGHT) != KIN_OK) {
    fprintf(stderr, "%s\n", kin_last_error());
    return 1;
  }
  kin_sdl_measure(&input, page.engine);
  while (runs) {
    SDL_Event event;
    while (SDL_PollEvent(&event)) {
      if (event.type == SDL_QUIT) runs = false;
      if (kin_sdl_event(&input, page.engine, &event) != KIN_OK)
        fprintf(stderr, "%s\n", kin_engine_last_error(page.engine));
    }
    if (kin_sdl_feed(&input, page.engine) != KIN_OK) fprintf(stderr, "%s\n", kin_engine_last_error(page.engine));
    page_frame(&page, kin_sdl_now());
    page_draw(&page, renderer);
    SDL_RenderPresent(renderer);
    SDL_Delay(1); /* where there is no vertical sync to wait for */
  }
  page_close(&page);
  SDL_Quit();
  return 0;
}
