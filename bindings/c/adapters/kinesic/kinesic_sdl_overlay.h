/* kinesic_sdl_overlay.h: an overlay (overlay.h) in an SDL 2 program, switched on and off by F12. SDL 2.0.22 or later.
 * Needs libkinesic-overlay, and for its texts the archive that comes with SDL's headers: -lSDL2_test before -lSDL2.
 *
 *   kin_overlay_switch overlay = {0};
 *   kin_sdl_overlay_event(&overlay, engine, &event);       each event of SDL
 *   kin_overlay_switch_add_event(&overlay, record);        each record of the engine
 *   kin_sdl_overlay_draw(&overlay, renderer);              each frame, before SDL_RenderPresent
 *
 * Characters are 8 units wide at the default text_size of 16. For another key call kin_overlay_toggle. */
#ifndef KINESIC_SDL_OVERLAY_H
#define KINESIC_SDL_OVERLAY_H

#include <SDL.h>
#include <SDL_test_font.h>
#include <kinesic/kinesic_overlay.h>

/* Switches the overlay by F12. Errors as kin_overlay_toggle. */
KIN_INLINE kin_result kin_sdl_overlay_event(kin_overlay_switch *state, kin_engine *engine, const SDL_Event *event) {
  const bool is_key = event->type == SDL_KEYDOWN && event->key.keysym.sym == SDLK_F12 && event->key.repeat == 0;
  return is_key ? kin_overlay_toggle(state, engine, NULL) : KIN_OK;
}

KIN_INLINE uint8_t kin_sdl_overlay_part(uint32_t colour, int shift) { return (uint8_t)(colour >> shift & 0xFF); }

/* A text: characters as high as they are wide, in the middle of their line. */
KIN_INLINE void kin_sdl_overlay_text(SDL_Renderer *renderer, const kin_overlay_shape *shape) {
  const float zoom = (float)shape->size / (2 * FONT_CHARACTER_SIZE);
  float scale_x = 1, scale_y = 1;
  SDL_RenderGetScale(renderer, &scale_x, &scale_y);
  SDL_RenderSetScale(renderer, scale_x * zoom, scale_y * zoom);
  SDL_SetRenderDrawColor(renderer, kin_sdl_overlay_part(shape->colour, 24), kin_sdl_overlay_part(shape->colour, 16),
                         kin_sdl_overlay_part(shape->colour, 8), kin_sdl_overlay_part(shape->colour, 0));
  SDLTest_DrawString(renderer, (int)((float)shape->x / zoom), (int)((float)(shape->y + shape->size / 4) / zoom), shape->text);
  SDL_RenderSetScale(renderer, scale_x, scale_y);
}

/* One shape. */
KIN_INLINE void kin_sdl_overlay_shape(SDL_Renderer *renderer, const kin_overlay_shape *shape) {
  kin_overlay_vertex made[KIN_OVERLAY_VERTICES];
  SDL_Vertex vertices[KIN_OVERLAY_VERTICES];
  const uint32_t count = kin_overlay_triangles(shape, made);
  SDL_zeroa(vertices);
  for (uint32_t i = 0; i < count; i++) {
    vertices[i].position.x = (float)made[i].x;
    vertices[i].position.y = (float)made[i].y;
    vertices[i].color.r = kin_sdl_overlay_part(made[i].colour, 24);
    vertices[i].color.g = kin_sdl_overlay_part(made[i].colour, 16);
    vertices[i].color.b = kin_sdl_overlay_part(made[i].colour, 8);
    vertices[i].color.a = kin_sdl_overlay_part(made[i].colour, 0);
  }
  if (count > 0) SDL_RenderGeometry(renderer, NULL, vertices, (int)count, NULL, 0);
  else kin_sdl_overlay_text(renderer, shape);
}

/* How large the renderer's picture is, in its own units: its logical size, or its pixels by its scale. */
KIN_INLINE kin_point kin_sdl_overlay_size(SDL_Renderer *renderer) {
  int width = 0, height = 0;
  float scale_x = 1, scale_y = 1;
  kin_point size;
  SDL_RenderGetLogicalSize(renderer, &width, &height);
  if (width == 0) {
    SDL_GetRendererOutputSize(renderer, &width, &height);
    SDL_RenderGetScale(renderer, &scale_x, &scale_y);
  }
  size.x = (double)width / (double)scale_x;
  size.y = (double)height / (double)scale_y;
  return size;
}

/* Draws the overlay over the frame, in the coordinates of the renderer; nothing while it is off. The renderer's colour
 * and blend mode stay as they are. Errors as kin_overlay_draw. */
KIN_INLINE kin_result kin_sdl_overlay_draw(const kin_overlay_switch *state, SDL_Renderer *renderer) {
  const kin_point size = kin_sdl_overlay_size(renderer);
  const kin_overlay_shape *shapes;
  uint32_t count;
  uint8_t red, green, blue, alpha;
  SDL_BlendMode mode;
  kin_result result;
  if (!state->overlay) return KIN_OK;
  result = kin_overlay_draw(state->overlay, size.x, size.y, &shapes, &count);
  if (result != KIN_OK) return result;
  SDL_GetRenderDrawColor(renderer, &red, &green, &blue, &alpha);
  SDL_GetRenderDrawBlendMode(renderer, &mode);
  SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND);
  for (uint32_t i = 0; i < count; i++) kin_sdl_overlay_shape(renderer, &shapes[i]);
  SDL_SetRenderDrawBlendMode(renderer, mode);
  SDL_SetRenderDrawColor(renderer, red, green, blue, alpha);
  return KIN_OK;
}

#endif
