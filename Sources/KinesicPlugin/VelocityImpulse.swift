/// The speed of a mass that the finger's movement pushed (Android's "impulse").
extension VelocityHistory {
  /// Android's impulse: each segment adds the work that brings the mass from its speed to the segment's; the first
  /// counts half.
  mutating func impulse(_ count: Int) -> Vector {
    var work = Vector.zero
    for age in (1..<count).reversed() {
      let pace = slope(from: age, to: age &- 1)
      work.x += (pace.x - speed(work.x)) * pace.x.magnitude
      work.y += (pace.y - speed(work.y)) * pace.y.magnitude
      if age == count - 1 { work = work * 0.5 }
    }
    return Vector(x: speed(work.x), y: speed(work.y))
  }

  /// The speed of a unit mass with this signed kinetic energy.
  private func speed(_ work: Double) -> Double {
    let size = (2 * work.magnitude).squareRoot()
    return work < 0 ? -size : size
  }
}
