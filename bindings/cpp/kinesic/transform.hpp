// transform.hpp: affine maps: put together, inverted, applied. C: kinesic/transform.h.
#ifndef KINESIC_TRANSFORM_HPP
#define KINESIC_TRANSFORM_HPP

#include "base.hpp"

namespace kinesic {
inline namespace KINESIC_MODE {

inline Transform identity() { return kin_transform_identity(); }
inline Transform translation(double x, double y) { return kin_transform_translation(x, y); }
/// First `first`, then `next`.
inline Transform concat(Transform first, Transform next) { return kin_transform_concat(first, next); }
/// The same map with `pivot` in the place of the origin.
inline Transform with_pivot(Transform map, Point pivot) { return kin_transform_with_pivot(map, pivot); }
/// Scales and turns (radians, clockwise on a y-down screen) about a point that stays.
inline Transform about(Point pivot, double scale, double rotation) { return kin_transform_about(pivot, scale, rotation); }
/// That of the values of a `transform`: kinesic::similarity(v.a, v.b, v.tx, v.ty).
inline Transform similarity(double a, double b, double tx, double ty) { return kin_transform_similarity(a, b, tx, ty); }
/// Nothing for a map that cannot be inverted.
inline std::optional<Transform> inverse(Transform map) {
  Transform found;
  return kin_transform_invert(map, &found) ? std::optional<Transform>(found) : std::nullopt;
}
inline Point apply(Transform map, Point point) { return kin_transform_apply(map, point); }
/// Of a translation or a velocity: without tx and ty.
inline Point apply_to_vector(Transform map, Point vector) { return kin_transform_apply_to_vector(map, vector); }

} // namespace KINESIC_MODE
} // namespace kinesic
#endif
