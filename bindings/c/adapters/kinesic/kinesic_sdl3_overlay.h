/* kinesic_sdl3_overlay.h: an overlay (overlay.h) in an SDL 3 program, switched on and off by F12. Needs
 * libkinesic-overlay.
 *
 *   kin_overlay_switch overlay = {0};
 *   kin_sdl3_overlay_event(&overlay, engine, &event);      each event of SDL
 *   kin_overlay_switch_add_event(&overlay, record);        each record of the engine
 *   kin_sdl3_overlay_draw(&overlay, renderer);             each frame, before SDL_RenderPresent
 *
 * Texts are those of SDL_RenderDebugText, 8 units wide at the default text_size of 16: no library of fonts is needed.
 * What is no ASCII is drawn as SDL does it. For another key call kin_overlay_toggle. */
#ifndef KINESIC_SDL3_OVERLAY_H
#define KINESIC_SDL3_OVERLAY_H

#include <SDL3/SDL.h>
#include <kinesic/kinesic_overlay.h>

/* Switches the overlay by F12. Errors as kin_overlay_toggle. */
KIN_INLINE kin_result kin_sdl3_overlay_event(kin_overlay_switch *state, kin_engine *engine, const SDL_Event *event) {
  const bool is_key = event->type == SDL_EVENT_KEY_DOWN && event->key.key == SDLK_F12 && !event->key.repeat;
  return is_key ? kin_overlay_toggle(state, engine, NULL) : KIN_OK;
}

KIN_INLINE float kin_sdl3_overlay_part(uint32_t colour, int shift) { return (float)(colour >> shift & 0xFF) / 255.0f; }

/* A text: characters as high as they are wide, in the middle of their line. */
KIN_INLINE void kin_sdl3_overlay_text(SDL_Renderer *renderer, const kin_overlay_shape *shape) {
  const float zoom = (float)shape->size / (2 * SDL_DEBUG_TEXT_FONT_CHARACTER_SIZE);
  float scale_x = 1, scale_y = 1;
  SDL_GetRenderScale(renderer, &scale_x, &scale_y);
  SDL_SetRenderScale(renderer, scale_x * zoom, scale_y * zoom);
  SDL_SetRenderDrawColorFloat(renderer, kin_sdl3_overlay_part(shape->colour, 24), kin_sdl3_overlay_part(shape->colour, 16),
                              kin_sdl3_overlay_part(shape->colour, 8), kin_sdl3_overlay_part(shape->colour, 0));
  SDL_RenderDebugText(renderer, (float)shape->x / zoom, (float)(shape->y + shape->size / 4) / zoom, shape->text);
  SDL_SetRenderScale(renderer, scale_x, scale_y);
}

/* One shape. */
KIN_INLINE void kin_sdl3_overlay_shape(SDL_Renderer *renderer, const kin_overlay_shape *shape) {
  kin_overlay_vertex made[KIN_OVERLAY_VERTICES];
  SDL_Vertex vertices[KIN_OVERLAY_VERTICES];
  const uint32_t count = kin_overlay_triangles(shape, made);
  SDL_zeroa(vertices);
  for (uint32_t i = 0; i < count; i++) {
    vertices[i].position.x = (float)made[i].x;
    vertices[i].position.y = (float)made[i].y;
    vertices[i].color.r = kin_sdl3_overlay_part(made[i].colour, 24);
    vertices[i].color.g = kin_sdl3_overlay_part(made[i].colour, 16);
    vertices[i].color.b = kin_sdl3_overlay_part(made[i].colour, 8);
    vertices[i].color.a = kin_sdl3_overlay_part(made[i].colour, 0);
  }
  if (count > 0) SDL_RenderGeometry(renderer, NULL, vertices, (int)count, NULL, 0);
  else kin_sdl3_overlay_text(renderer, shape);
}

/* Draws the overlay over the frame, in the coordinates of the renderer; nothing while it is off. The renderer's colour
 * and blend mode stay as they are. Errors as kin_overlay_draw. */
KIN_INLINE kin_result kin_sdl3_overlay_draw(const kin_overlay_switch *state, SDL_Renderer *renderer) {
  const kin_overlay_shape *shapes;
  uint32_t count;
  int width = 0, height = 0;
  float red, green, blue, alpha, scale_x = 1, scale_y = 1;
  SDL_BlendMode mode;
  kin_result result;
  if (!state->overlay) return KIN_OK;
  SDL_GetCurrentRenderOutputSize(renderer, &width, &height);
  SDL_GetRenderScale(renderer, &scale_x, &scale_y);
  result = kin_overlay_draw(state->overlay, (double)width / (double)scale_x, (double)height / (double)scale_y, &shapes, &count);
  if (result != KIN_OK) return result;
  SDL_GetRenderDrawColorFloat(renderer, &red, &green, &blue, &alpha);
  SDL_GetRenderDrawBlendMode(renderer, &mode);
  SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND);
  for (uint32_t i = 0; i < count; i++) kin_sdl3_overlay_shape(renderer, &shapes[i]);
  SDL_SetRenderDrawBlendMode(renderer, mode);
  SDL_SetRenderDrawColorFloat(renderer, red, green, blue, alpha);
  return KIN_OK;
}

#endif
