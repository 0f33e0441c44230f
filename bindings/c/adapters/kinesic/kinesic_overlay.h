/* kinesic_overlay.h: an overlay (overlay.h) that a key switches on and off, and its shapes as triangles. What the
 * adapters for toolkits share; it serves every renderer that draws triangles. Needs libkinesic-overlay.
 *
 *   kin_overlay_switch overlay = {0};
 *   kin_overlay_toggle(&overlay, engine, NULL);            a key: on, off
 *   kin_overlay_switch_add_event(&overlay, event);         each record of the engine
 *
 * Off, it has no memory, and a record costs a comparison. */
#ifndef KINESIC_OVERLAY_SWITCH_H
#define KINESIC_OVERLAY_SWITCH_H

#include <kinesic/overlay.h>
#include <math.h>
#include <stddef.h>

/* An overlay that is on or off. All zeros: off. */
typedef struct kin_overlay_switch {
  kin_overlay *overlay; /* null: it is off */
  kin_engine *engine;   /* of which it is */
  bool explained;       /* whether the engine explained before it was on */
} kin_overlay_switch;

/* Switches it off: the engine explains no longer, unless it did before. Before the engine is destroyed. */
KIN_INLINE void kin_overlay_switch_off(kin_overlay_switch *state) {
  if (state->overlay && !state->explained) kin_engine_set_explain(state->engine, false);
  kin_overlay_destroy(state->overlay);
  state->overlay = NULL;
}

/* Switches it on, and has the engine explain; or off. `options` may be null: the defaults. Errors as
 * kin_overlay_create; then it stays off. */
KIN_INLINE kin_result kin_overlay_toggle(kin_overlay_switch *state, kin_engine *engine,
                                         const kin_overlay_options *options) {
  kin_result result;
  if (state->overlay) {
    kin_overlay_switch_off(state);
    return KIN_OK;
  }
  result = kin_overlay_create(engine, options, &state->overlay);
  if (result != KIN_OK) return result;
  state->engine = engine;
  kin_engine_get_explain(engine, &state->explained);
  return kin_engine_set_explain(engine, true);
}

/* kin_overlay_add_event while it is on. */
KIN_INLINE kin_result kin_overlay_switch_add_event(kin_overlay_switch *state, const kin_event *event) {
  return state->overlay ? kin_overlay_add_event(state->overlay, event) : KIN_OK;
}

/* A corner of a triangle. */
typedef struct kin_overlay_vertex {
  double x, y;
  uint32_t colour; /* 0xRRGGBBAA */
  uint32_t reserved; /* zero */
} kin_overlay_vertex;

/* Into how many parts a circle is divided, and how many vertices a shape has at most. */
#define KIN_OVERLAY_SEGMENTS 40
#define KIN_OVERLAY_VERTICES (3 * 6 * KIN_OVERLAY_SEGMENTS)

/* An edge of a shape is a unit wide, and goes from its colour to none. */
KIN_INLINE uint32_t kin_overlay_edge(uint32_t colour, bool is_outside) { return is_outside ? colour & 0xFFFFFF00u : colour; }

/* Two triangles between the edges from a to b and from c to d. */
KIN_INLINE void kin_overlay_quad(kin_overlay_vertex *out, kin_point a, kin_point b, kin_point c, kin_point d,
                                 uint32_t ab, uint32_t cd) {
  const kin_overlay_vertex made[6] = {{a.x, a.y, ab, 0}, {b.x, b.y, ab, 0}, {d.x, d.y, cd, 0},
                                      {a.x, a.y, ab, 0}, {d.x, d.y, cd, 0}, {c.x, c.y, cd, 0}};
  for (int i = 0; i < 6; i++) out[i] = made[i];
}

/* The point at `radius` from the shape's middle in the direction `part`, of KIN_OVERLAY_SEGMENTS. */
KIN_INLINE kin_point kin_overlay_around(const kin_overlay_shape *shape, int part, double radius) {
  const double angle = part * 6.283185307179586 / KIN_OVERLAY_SEGMENTS;
  kin_point point;
  point.x = shape->x + radius * cos(angle);
  point.y = shape->y + radius * sin(angle);
  return point;
}

/* The point across a line, `offset` from its middle; from its beginning or its end. */
KIN_INLINE kin_point kin_overlay_across(const kin_overlay_shape *shape, bool is_end, double offset) {
  const double x = shape->end_x - shape->x, y = shape->end_y - shape->y, length = sqrt(x * x + y * y);
  kin_point point;
  point.x = (is_end ? shape->end_x : shape->x) - (length > 0 ? y / length * offset : 0);
  point.y = (is_end ? shape->end_y : shape->y) + (length > 0 ? x / length * offset : 0);
  return point;
}

/* The triangles of a shape, with soft edges: three vertices each, at most KIN_OVERLAY_VERTICES; returns how many. A
 * text has none. */
KIN_INLINE uint32_t kin_overlay_triangles(const kin_overlay_shape *shape, kin_overlay_vertex *out) {
  const bool is_line = shape->kind == KIN_OVERLAY_LINE, is_disc = shape->kind == KIN_OVERLAY_DISC;
  const double middle = is_line ? 0 : is_disc ? shape->radius / 2 : shape->radius;
  const double half = is_disc ? shape->radius / 2 : shape->size / 2, inner = half > 0.5 ? half - 0.5 : 0;
  const double offsets[4] = {middle - half - (is_disc ? 0 : 0.5), middle - (is_disc ? half : inner), middle + inner, middle + half + 0.5};
  uint32_t count = 0;
  if (shape->kind == KIN_OVERLAY_RECTANGLE) {
    const kin_point a = {shape->x, shape->y}, b = {shape->end_x, shape->y}, c = {shape->x, shape->end_y}, d = {shape->end_x, shape->end_y};
    kin_overlay_quad(out, a, b, c, d, shape->colour, shape->colour);
    return 6;
  }
  if (shape->kind > KIN_OVERLAY_RECTANGLE) return 0;
  for (int band = is_disc ? 1 : 0; band < 3; band++)
    for (int part = 0; part < (is_line ? 1 : KIN_OVERLAY_SEGMENTS); part++) {
      const double from = offsets[band], to = offsets[band + 1];
      const uint32_t near = kin_overlay_edge(shape->colour, band == 0), far = kin_overlay_edge(shape->colour, band == 2);
      if (is_line)
        kin_overlay_quad(out + count, kin_overlay_across(shape, false, from), kin_overlay_across(shape, true, from),
                         kin_overlay_across(shape, false, to), kin_overlay_across(shape, true, to), near, far);
      else
        kin_overlay_quad(out + count, kin_overlay_around(shape, part, from), kin_overlay_around(shape, part + 1, from),
                         kin_overlay_around(shape, part, to), kin_overlay_around(shape, part + 1, to), near, far);
      count += 6;
    }
  return count;
}

#endif
