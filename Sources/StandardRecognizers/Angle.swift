import KinesicMath

/// The direction of `arm`, radians from +x towards +y, in (-pi, pi]; 0 for the zero vector and for one that is not
/// finite.
func angle(of arm: Vector) -> Double { arcTangent(arm.y, arm.x) }
