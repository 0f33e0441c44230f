/* main.c: the loop of the table with SDL 3: feed all events, let time pass, draw. What the table does is in ../table.
 *
 * Build, in the project's folder:
 *   gcc -std=c99 -I build/include -I bindings/c/adapters -I bindings/c/examples/table \
 *     bindings/c/examples/table3/[dm]*.c bindings/c/examples/table/table.c -o table3 \
 *     $(pkg-config --cflags --libs sdl3) -L build/lib -lkinesic -lm
 *
 * With -DCAN_BE_WATCHED and -lkinesic-watch before -lkinesic it can be watched: `KINESIC_WATCH=tcp:127.0.0.1:7878
 * ./table3`, and then `kinesic watch tcp:127.0.0.1:7878`. */
#include "table.h"

#include <kinesic/kinesic_sdl3.h>
#include <stdio.h>

#ifdef CAN_BE_WATCHED
#include <kinesic/kinesic_watched.h>
#endif

enum { WIDTH = 800, HEIGHT = 600 };

int main(int argc, char **argv) {
  SDL_Window *window;
  SDL_Renderer *renderer;
  kin_sdl3 input;
  table table;
  bool runs = true;
  (void)argc;
  (void)argv;
  if (!SDL_Init(SDL_INIT_VIDEO) ||
      !SDL_CreateWindowAndRenderer("Table", WIDTH, HEIGHT, SDL_WINDOW_RESIZABLE, &window, &renderer)) {
    fprintf(stderr, "SDL: %s\n", SDL_GetError());
    return 1;
  }
  SDL_SetRenderVSync(renderer, 1);
  /* Drawn as large as it fits into the window. */
  SDL_SetRenderLogicalPresentation(renderer, WIDTH, HEIGHT, SDL_LOGICAL_PRESENTATION_LETTERBOX);
  kin_sdl3_init(&input, window, renderer);
  table_open(&table);
  kin_sdl3_measure(&input, table.engine);
#ifdef CAN_BE_WATCHED
  kin_watch *watch = kin_watched(table.engine);
#endif
  while (runs) {
    SDL_Event event;
    while (SDL_PollEvent(&event)) {
      if (event.type == SDL_EVENT_QUIT) runs = false;
      if (kin_sdl3_event(&input, table.engine, &event) != KIN_OK)
        fprintf(stderr, "%s\n", kin_engine_last_error(table.engine));
    }
    if (kin_sdl3_feed(&input, table.engine) != KIN_OK) fprintf(stderr, "%s\n", kin_engine_last_error(table.engine));
    table_frame(&table, kin_sdl3_now());
#ifdef CAN_BE_WATCHED
    if (watch) kin_watch_step(watch);
#endif
    table_draw(&table, renderer);
    SDL_RenderPresent(renderer);
    SDL_Delay(1); /* where there is no vertical sync to wait for */
  }
#ifdef CAN_BE_WATCHED
  kin_watch_stop(watch);
#endif
  table_close(&table);
  SDL_Quit();
  return 0;
}
