import KinesicPlugin

/// What share of its legs a corner's curve takes: that of legs drawn one after the other, and that of a curved letter.
private let sharp = 0.2
private let curved = 0.7

/// The shapes of the classes. Their numbers span what still is the shape, by its geometry.
extension Templates {
  /// Legs between flat and steep, the second one 1.85 to 3 times as long as the first, or bent over; and a first leg
  /// that is bowed.
  mutating func addCheckmarks() {
    for first in [30.0, 52, 74] {
      for second in [38.0, 57, 76] {
        for length in [1.85, 3] { addLegs(.checkmark, sharp, first, -second, length * Self.stretch(first, second)) }
      }
    }
    for first in [30.0, 58] {
      for length in [1.0, 1.6] { addBent(curved, [(first, 1), (-66, length), (-38, length)]) }
      addBent(0.5, [(first - 15, 0.6), (first + 20, 0.6), (-50, 2.6)])
    }
  }

  /// A flat second leg is longer by so much that it rises as much above the beginning as a steep one.
  private static func stretch(_ first: Double, _ second: Double) -> Double {
    let height = cosineAndSine(second * .pi / 180).sine / cosineAndSine(first * .pi / 180).sine
    return max(1, 2 / (1 + height))
  }

  private mutating func addBent(_ rounding: Double, _ legs: [(Double, Double)]) {
    var pen = Pen(rounding: rounding)
    for (degrees, length) in legs { pen.go(degrees, length) }
    pen.lift()
    add(.checkmark, pen)
  }

  private mutating func addLegs(_ kind: Kind, _ rounding: Double, _ first: Double, _ second: Double, _ length: Double) {
    var pen = Pen(rounding: rounding)
    pen.go(first, 1)
    pen.go(second, length)
    pen.lift()
    add(kind, pen)
  }

  mutating func addChevrons() {
    addChevrons(.chevronRight, toward: 0, side: 1)
    addChevrons(.chevronLeft, toward: 180, side: -1)
    addChevrons(.chevronUp, toward: -90, side: 1)
    addChevrons(.chevronDown, toward: 90, side: -1)
    addSlanted()
  }

  /// Letters v of hands that slant: both legs about equally high, the one steep.
  private mutating func addSlanted() {
    for (first, second) in [(78.0, 46.0), (84, 54), (46, 78), (54, 84)] {
      let equal = cosineAndSine(first * .pi / 180).sine / cosineAndSine(second * .pi / 180).sine
      for height in [0.85, 1.2] { addLegs(.chevronDown, sharp, first, -second, equal * height) }
    }
  }

  /// Openings of 28 to 88 degrees, legs of a ratio of up to 1.4, and some that are askew. The first leg goes on to the
  /// right of the direction in which it points (1), or to the left (-1).
  private mutating func addChevrons(_ kind: Kind, toward: Double, side: Double) {
    for half in [14.0, 28.0, 44.0] {
      for length in [0.7, 1.0, 1.4] { addLegs(kind, sharp, toward + side * half, toward + 180 - side * half, length) }
    }
    for (half, skew) in [(18.0, 12.0), (18, -12), (34, 16), (34, -16)] {
      for length in [0.75, 1.35] { addLegs(kind, sharp, toward + side * half + skew, toward + 180 - side * half + skew, length) }
    }
  }

  /// A stem of length 1, upright or leaning, then up beside it to `up` of its height, also above it, and an arm.
  mutating func addLetters() {
    for lean in [-0.18, 0.14] {
      for apart in [0.0, 0.25] {
        for up in [0.6, 0.95, 1.6] {
          for arm in [0.35, 0.75] {
            for drop in [-0.1, 0.25] { addLetter(lean, apart, 1 - up, arm, drop) }
          }
        }
      }
    }
  }

  private mutating func addLetter(_ lean: Double, _ apart: Double, _ top: Double, _ arm: Double, _ drop: Double) {
    let shoulder = lean * (1 - top)
    var pen = Pen(rounding: curved)
    pen.go(to: Vector(x: lean, y: 1))
    pen.go(to: Vector(x: shoulder + 0.6 * apart, y: top + 0.12))
    pen.go(to: Vector(x: shoulder + apart + 0.4 * arm, y: top - 0.05))
    pen.go(to: Vector(x: shoulder + apart + arm, y: top + drop))
    pen.lift()
    add(.letterR, pen)
  }

  /// Either way, from wherever they begin: round ones, and ovals along four axes; whole, and open by a quarter at each
  /// of four sides.
  mutating func addCircles() {
    for side in [1.0, -1.0] {
      addCircle(side, from: 0, 360)
      for tilt in [0.0, 45, 90, 135] { addCircle(side, from: 0, 360, height: 0.55, tilt: tilt) }
      for start in [0.0, 90, 180, 270] {
        addCircle(side, from: start, 270)
        addCircle(side, from: start, 270, height: 0.65, tilt: -45)
      }
    }
  }

  private mutating func addCircle(_ side: Double, from start: Double, _ sweep: Double, height: Double = 1, tilt: Double = 0) {
    var pen = Pen(rounding: 0)
    pen.arc(from: start, sweep: side * sweep, height: height, tilt: tilt)
    add(.circle, pen, anyOrder: true)
  }
}
