/* main.c: the loop of the table: feed all events, let time pass, draw.
 *
 * Build, in the project's folder:
 *   gcc -std=c99 -I build/include -I bindings/c/adapters bindings/c/examples/table/[dmt]*.c -o table \
 *     $(pkg-config --cflags --libs sdl2) -L build/lib -lkinesic -lm */
#include "table.h"

#include <kinesic/kinesic_sdl.h>
#include <stdio.h>

enum { WIDTH = 800, HEIGHT = 600 };

int main(int argc, char **argv) {
  SDL_Window *window;
  SDL_Renderer *renderer;
  kin_sdl input;
  table table;
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
  table_open(&table);
  kin_sdl_measure(&input, table.engine);
  while (runs) {
    SDL_Event event;
    while (SDL_PollEvent(&event)) {
      if (event.type == SDL_QUIT) runs = false;
      if (kin_sdl_event(&input, table.engine, &event) != KIN_OK)
        fprintf(stderr, "%s\n", kin_engine_last_error(table.engine));
    }
    if (kin_sdl_feed(&input, table.engine) != KIN_OK) fprintf(stderr, "%s\n", kin_engine_last_error(table.engine));
    table_frame(&table, kin_sdl_now());
    table_draw(&table, renderer);
    SDL_RenderPresent(renderer);
    SDL_Delay(1); /* where there is no vertical sync to wait for */
  }
  table_close(&table);
  SDL_Quit();
  return 0;
}
