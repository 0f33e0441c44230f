/* transform.h: small functions for affine maps, compiled into the host: for what follows a pinch, and for the
 * transforms of views. They take any numbers, and none can fail but kin_transform_invert. */
#ifndef KINESIC_TRANSFORM_H
#define KINESIC_TRANSFORM_H

#include <math.h>
#include <stddef.h>

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The map that changes nothing. */
KIN_INLINE kin_transform kin_transform_identity(void) {
  const kin_transform map = {1, 0, 0, 1, 0, 0};
  return map;
}

/* Moves by x, y. */
KIN_INLINE kin_transform kin_transform_translation(double x, double y) {
  const kin_transform map = {1, 0, 0, 1, x, y};
  return map;
}

/* First `first`, then `next`: a view's map to the window is its own, then its parent's, and so on. */
KIN_INLINE kin_transform kin_transform_concat(kin_transform first, kin_transform next) {
  kin_transform map;
  map.a = next.a * first.a + next.c * first.b;
  map.b = next.b * first.a + next.d * first.b;
  map.c = next.a * first.c + next.c * first.d;
  map.d = next.b * first.c + next.d * first.d;
  map.tx = next.a * first.tx + next.c * first.ty + next.tx;
  map.ty = next.b * first.tx + next.d * first.ty + next.ty;
  return map;
}

/* The same map about `pivot` in place of the origin: where the map turns and scales, the pivot stays where it is. */
KIN_INLINE kin_transform kin_transform_with_pivot(kin_transform map, kin_point pivot) {
  const kin_transform there = kin_transform_translation(-pivot.x, -pivot.y);
  const kin_transform back = kin_transform_translation(pivot.x, pivot.y);
  return kin_transform_concat(kin_transform_concat(there, map), back);
}

/* Scales by `scale` and turns by `rotation` (radians, clockwise on a y-down screen) about `pivot`, which stays: what a
 * pinch and a rotation do about the point between the fingers. */
KIN_INLINE kin_transform kin_transform_about(kin_point pivot, double scale, double rotation) {
  const double cosine = scale * cos(rotation), sine = scale * sin(rotation);
  kin_transform map;
  map.a = cosine, map.b = sine;
  map.c = -sine, map.d = cosine;
  map.tx = map.ty = 0;
  return kin_transform_with_pivot(map, pivot);
}

/* The map of a similarity, which scales and turns without shear: that of the values a, b, tx and ty of a `transform`
 * (kin_event.transform). Its scale is the length of a, b, its turn the angle of it: hypot(a, b), atan2(b, a). */
KIN_INLINE kin_transform kin_transform_similarity(double a, double b, double tx, double ty) {
  kin_transform map;
  map.a = a, map.b = b;
  map.c = -b, map.d = a;
  map.tx = tx, map.ty = ty;
  return map;
}

/* The inverse; false, with nothing written, for a map that has none: its determinant is 0, or too small or too large
 * for one. A view with such a map cannot be hit. */
KIN_INLINE bool kin_transform_invert(kin_transform map, kin_transform *out_inverse) {
  const double determinant = map.a * map.d - map.b * map.c;
  kin_transform inverse;
  if (out_inverse == NULL || determinant == 0 || !isfinite(determinant) || !isfinite(1 / determinant)) return false;
  inverse.a = map.d / determinant, inverse.b = -map.b / determinant;
  inverse.c = -map.c / determinant, inverse.d = map.a / determinant;
  inverse.tx = -(inverse.a * map.tx + inverse.c * map.ty);
  inverse.ty = -(inverse.b * map.tx + inverse.d * map.ty);
  *out_inverse = inverse;
  return true;
}

/* Where a point goes. */
KIN_INLINE kin_point kin_transform_apply(kin_transform map, kin_point point) {
  kin_point moved;
  moved.x = map.a * point.x + map.c * point.y + map.tx;
  moved.y = map.b * point.x + map.d * point.y + map.ty;
  return moved;
}

/* What becomes of a translation or a velocity: as kin_transform_apply, without tx and ty. */
KIN_INLINE kin_point kin_transform_apply_to_vector(kin_transform map, kin_point vector) {
  map.tx = map.ty = 0;
  return kin_transform_apply(map, vector);
}

#ifdef __cplusplus
}
#endif
#endif
