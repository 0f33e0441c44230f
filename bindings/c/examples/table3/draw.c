/* draw.c: the table, drawn by SDL 3. */
#include "table.h"

#include <SDL3/SDL.h>

static SDL_Vertex corner(const table *table, const photo *photo, int index) {
  kin_point at = table_corner(table, photo, index);
  SDL_Vertex made;
  SDL_zero(made);
  made.position.x = (float)at.x;
  made.position.y = (float)at.y;
  made.color = (SDL_FColor){photo->color.red / 255.0f, photo->color.green / 255.0f, photo->color.blue / 255.0f, 1};
  return made;
}

void table_draw(const table *table, SDL_Renderer *renderer) {
  static const int order[] = {0, 1, 2, 2, 3, 0};
  SDL_SetRenderDrawColor(renderer, 30, 32, 38, 255);
  SDL_RenderClear(renderer);
  for (int i = 0; i < PHOTO_COUNT; i++) {
    SDL_Vertex corners[4];
    for (int k = 0; k < 4; k++) corners[k] = corner(table, &table->photos[i], k);
    SDL_RenderGeometry(renderer, NULL, corners, 4, order, 6);
  }
}
