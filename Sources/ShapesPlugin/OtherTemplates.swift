import KinesicPlugin

/// Well-known shapes of one stroke that are none of the classes'.
extension Templates {
  mutating func addOthers() {
    addArcs()
    for side in [1.0, -1.0] {
      addPolygons(side)
      addSpirals(side)
    }
    addLetterforms()
    addSigns()
  }

  /// Parentheses, and half and quarter circles: each points where a chevron does, and is round where that is sharp.
  private mutating func addArcs() {
    for (toward, side) in [(0.0, 1.0), (180, -1), (-90, 1), (90, -1)] {
      for skew in [10.0, -10] { addBend([(toward + side * 58 + skew, 1), (toward + 180 - side * 58 + skew, 1)]) }
      for half in [90.0, 60] { addArc(from: toward - side * half, sweep: side * 2 * half) }
      for skew in [25.0, -25] { addArc(from: toward + skew - side * 70, sweep: side * 140) }
    }
    addArc(from: -50, sweep: -260)
    addArc(from: 50, sweep: 260)
  }

  /// Legs that are nothing but the curves of their corners.
  private mutating func addBend(_ legs: [(Double, Double)]) {
    var pen = Pen(rounding: 1)
    for (degrees, length) in legs { pen.go(degrees, length) }
    pen.lift()
    add(.other, pen)
  }

  private mutating func addArc(from start: Double, sweep: Double) {
    var pen = Pen(rounding: 0)
    pen.arc(from: start, sweep: sweep)
    add(.other, pen)
  }

  /// Squares, triangles and rectangles, from wherever they begin.
  private mutating func addPolygons(_ side: Double) {
    for (corners, turned) in [(4, 0.0), (4, 45.0), (3, 0.0), (3, 60.0)] {
      var pen = Pen(rounding: 0)
      for i in 0..<corners { pen.go(turned + side * 360 / Double(corners) * Double(i), 1) }
      pen.lift()
      add(.other, pen, anyOrder: true)
    }
    for height in [0.6, 1.6] {
      var pen = Pen(rounding: 0)
      for i in 0..<4 { pen.go(side * 90 * Double(i), i % 2 == 0 ? 1 : height) }
      pen.lift()
      add(.other, pen, anyOrder: true)
    }
  }

  /// Inward or outward, from wherever they begin.
  private mutating func addSpirals(_ side: Double) {
    for start in [0.0, 180] {
      for (turns, inner) in [(1.75, 0.25), (2.5, 0.1)] {
        var pen = Pen(rounding: 0)
        pen.arc(from: start, sweep: side * 360 * turns, inner: inner)
        add(.other, pen, anyOrder: true)
      }
    }
  }

  private mutating func addLetterforms() {
    addCurve([0, 100, 0, 10, 30, 0, 55, 10, 60, 100])  // n
    addCurve([0, 120, 0, 65, 20, 60, 35, 65, 38, 120])  // h
    addCurve([0, 80, 30, 100, 60, 80, 60, 0])  // u
    addCurve([0, 80, 30, 100, 60, 80, 60, 0, 60, 100])  // u with a tail
    addCurve([0, 120, 0, 8, 22, -8, 45, 15, 30, 52, 0, 52])  // p
    addCurve([0, 120, 6, 76, 32, 76, 32, 113, 0, 120])  // b
    addCurve([5, 50, 30, 60, 60, 0, 60, 120, 20, 127])  // y
    addCurve([-40, -20, -60, 20, -30, 50, 0, 10, 0, -10, 0, 70])  // a, q and 9
    addCurve([-40, -20, -60, 20, -30, 50, 0, 10, 0, 100, -50, 110])  // g
    addCurve([60, 0, 60, -35, 20, -50, -10, -10, 0, 40, 50, 50])  // e
    addCurve([-50, 40, -50, 100, 0, 120, 20, 90, -10, 70, -45, 90])  // 6
    addCurve([-40, -20, -50, 20, 0, 50, 10, 90, -50, 100])  // s
    addLegs([60, 58, -60, 58, 105, 114])  // a straight y
    addLegs([75, 100, -75, 100, 75, 100, -75, 100])  // w
    addLegs([90, 100, -90, 100, 75, 80, -75, 80, 90, 100])  // m
    addLegs([75, 100, -75, 50, 75, 50, -65, 100])  // w with a low middle
    addCurve([0, -125, 50, -120, 50, -60, 0, -65, 55, 0])  // R from below
    addLegs([90, 100, 0, 70])  // L
    addLegs([0, 70, 110, 120])  // 7, and one that leans
    addLegs([8, 55, 122, 110])
    addLegs([-3, 45, 116, 110])
    addLegs([0, 100, 125, 127, 0, 100])  // z
  }

  private mutating func addSigns() {
    addLegs([60, 40, -80, 100, 0, 100])  // a root
    addLegs([60, 60, -75, 110, 0, 60])
    addCurve([10, 70, 30, 72, 28, -10, 95, 0])
    addCurve([5, 4, 12, 0, 20, -95, 25, -100, 30, -95])  // an integral sign from below
    addCurve([30, -40, 70, -20, 60, 30, 30, 50, 30, 100])  // a question mark
    addCurve([-15, -45, 30, -70, 70, -30, 55, 15, 32, 35, 32, 70])  // one that begins lower
    addLegs([-35, 100, -170, 30, 10, 30, 80, 40])  // an arrow
    addCurve([-25, -25, -45, 0, 0, 45, 45, 0, 25, -25, 0, 0])  // a heart, either way
    addCurve([25, -25, 45, 0, 0, 45, -45, 0, -25, -25, 0, 0])
    addCurve([-15, 5, -15, 40, -30, 50, -15, 60, -15, 95, 0, 100])  // braces
    addCurve([15, 5, 15, 40, 30, 50, 15, 60, 15, 95, 0, 100])
  }

  /// Corners after (0, 0), x and y in turn, hundredths.
  private mutating func addCurve(_ corners: [Int8]) {
    var pen = Pen(rounding: 0.7)
    for i in 0..<corners.count / 2 { pen.go(to: Vector(x: Double(corners[2 * i]), y: Double(corners[2 * i + 1]))) }
    pen.lift()
    add(.other, pen)
  }

  /// Legs: the direction in degrees and the length, in turn.
  private mutating func addLegs(_ legs: [Int16]) {
    var pen = Pen(rounding: 0.2)
    for i in 0..<legs.count / 2 { pen.go(Double(legs[2 * i]), Double(legs[2 * i + 1])) }
    pen.lift()
    add(.other, pen)
  }
}
