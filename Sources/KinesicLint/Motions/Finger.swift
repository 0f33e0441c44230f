import CKinesic
import KinesicMath

/// A movement of a finger: by (dx, dy) units, from `start` for `duration`, milliseconds, with least jerk
/// (10 t^3 - 15 t^4 + 6 t^5: Flash and Hogan, J. Neurosci. 5, 1985).
struct Stroke {
  var start: Double
  var duration: Double
  var dx: Double
  var dy: Double

  static func share(_ tau: Double) -> Double {
    let t = min(1, max(0, tau))
    return t * t * t * (10 + t * (-15 + 6 * t))
  }

  func share(at time: Double) -> Double { Stroke.share((time - start) / duration) }
}

/// A finger's part of a hand that grows and turns about its centre: polar place, units and radians, clockwise on a
/// screen whose y grows downwards.
struct Orbit {
  var radius: Double
  var bearing: Double
  var start: Double
  var duration: Double
  /// What the radius is multiplied by.
  var growth = 1.0
  var turn = 0.0

  func place(at time: Double) -> (x: Double, y: Double) {
    let share = Stroke.share((time - start) / duration)
    let (cosine, sine) = cosineAndSine(bearing + turn * share)
    let distance = radius * (1 + (growth - 1) * share)
    return (cosine * distance, sine * distance)
  }
}

/// One finger of a motion: where it lands relative to the motion's place, when it lands and lifts (milliseconds), and
/// how it moves between.
struct Finger {
  var x = 0.0
  var y = 0.0
  var land = 0.0
  var lift: Double
  var strokes: [Stroke] = []
  var orbit: Orbit?
  /// Lands in another view than the other fingers do: at the motion's second place.
  var isElsewhere = false
  var type = kin_touch_type(KIN_TOUCH_DIRECT)
  var buttons: UInt32 = 0

  /// Its place relative to the motion's. A stroke that began before the landing has no part that lies before it.
  func place(at time: Double) -> (x: Double, y: Double) {
    var place = (x: x, y: y)
    for stroke in strokes {
      let share = stroke.share(at: time) - stroke.share(at: land)
      place.x += stroke.dx * share
      place.y += stroke.dy * share
    }
    guard let orbit else { return place }
    let round = orbit.place(at: time)
    return (place.x + round.x, place.y + round.y)
  }
}

/// Random numbers that are the same everywhere (SplitMix64: Steele, Lea, Flood, OOPSLA 2014).
struct Random {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1 }

  mutating func bits() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// From -1 to 1.
  mutating func signed() -> Double { Double(bits() >> 11) * 0x1p-52 - 1 }
}
