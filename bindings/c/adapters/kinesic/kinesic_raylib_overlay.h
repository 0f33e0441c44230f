/* kinesic_raylib_overlay.h: an overlay (overlay.h) in a raylib program, switched on and off by F10: raylib itself
 * takes a picture of the screen at F12. Needs libkinesic-overlay.
 *
 *   kin_overlay_switch overlay = {0};
 *   kin_raylib_overlay_key(&overlay, engine);              each frame
 *   kin_overlay_switch_add_event(&overlay, record);        each record of the engine
 *   kin_raylib_overlay_draw(&overlay);                     each frame, before EndDrawing
 *
 * Texts are of raylib's default font, at twice its size. For another key call kin_overlay_toggle with
 * kin_raylib_overlay_options. A program that draws into a texture of its own draws the overlay into that:
 * kin_raylib_overlay_draw_in. */
#ifndef KINESIC_RAYLIB_OVERLAY_H
#define KINESIC_RAYLIB_OVERLAY_H

#include <kinesic/kinesic_overlay.h>
#include <raylib.h>

/* The default font is 10 units high; it is sharp at twice that. */
#define KIN_RAYLIB_OVERLAY_FONT 20

/* Options for raylib's default font. */
KIN_INLINE kin_overlay_options kin_raylib_overlay_options(void) {
  kin_overlay_options options;
  kin_overlay_options_init(&options);
  options.text_size = 24;
  options.character_width = 0.43;
  return options;
}

/* Switches the overlay by F10. Errors as kin_overlay_toggle. */
KIN_INLINE kin_result kin_raylib_overlay_key(kin_overlay_switch *state, kin_engine *engine) {
  const kin_overlay_options options = kin_raylib_overlay_options();
  return IsKeyPressed(KEY_F10) ? kin_overlay_toggle(state, engine, &options) : KIN_OK;
}

KIN_INLINE Color kin_raylib_overlay_color(uint32_t colour) {
  Color made;
  made.r = (unsigned char)(colour >> 24);
  made.g = (unsigned char)(colour >> 16 & 0xFF);
  made.b = (unsigned char)(colour >> 8 & 0xFF);
  made.a = (unsigned char)(colour & 0xFF);
  return made;
}

/* One shape. */
KIN_INLINE void kin_raylib_overlay_shape(const kin_overlay_shape *shape) {
  const Color color = kin_raylib_overlay_color(shape->colour);
  const float size = (float)shape->size, radius = (float)shape->radius;
  Vector2 from, to;
  from.x = (float)shape->x;
  from.y = (float)shape->y;
  to.x = (float)shape->end_x;
  to.y = (float)shape->end_y;
  switch (shape->kind) {
  case KIN_OVERLAY_LINE: DrawLineEx(from, to, size, color); break;
  case KIN_OVERLAY_DISC: DrawCircleV(from, radius, color); break;
  case KIN_OVERLAY_RING: DrawRing(from, radius - size / 2, radius + size / 2, 0, 360, KIN_OVERLAY_SEGMENTS, color); break;
  case KIN_OVERLAY_RECTANGLE: DrawRectangle((int)from.x, (int)from.y, (int)(to.x - from.x), (int)(to.y - from.y), color); break;
  default: {
    const double font = shape->size * KIN_RAYLIB_OVERLAY_FONT / 24;
    DrawText(shape->text, (int)shape->x, (int)(shape->y + (shape->size - font) / 2), (int)font, color);
  }
  }
}

/* Draws the overlay over a picture of this size; nothing while it is off. Errors as kin_overlay_draw. */
KIN_INLINE kin_result kin_raylib_overlay_draw_in(const kin_overlay_switch *state, double width, double height) {
  const kin_overlay_shape *shapes;
  uint32_t count;
  kin_result result;
  if (!state->overlay) return KIN_OK;
  result = kin_overlay_draw(state->overlay, width, height, &shapes, &count);
  for (uint32_t i = 0; result == KIN_OK && i < count; i++) kin_raylib_overlay_shape(&shapes[i]);
  return result;
}

/* The same over the screen. */
KIN_INLINE kin_result kin_raylib_overlay_draw(const kin_overlay_switch *state) {
  return kin_raylib_overlay_draw_in(state, GetScreenWidth(), GetScreenHeight());
}

#endif
