import KinesicPlugin

/// How the two fingers of a pair lie. Plain bytes.
struct PairPose: BitwiseCopyable {
  var centroid = Vector.zero
  /// From the first finger to the second.
  var arm = Vector.zero

  /// How far the faster finger is taken to have gone at least, in units: 8 mm. A resting finger that rolls as the
  /// other one starts goes 2 mm (ours, measured on recordings).
  private static let leastWay = 50.0

  /// Whether the slower finger went at least `share` of the faster one's way from here to `now`.
  /// Rule: pinch.resting-share.
  func bothMove(_ share: Double, to now: PairPose, _ scale: Double) -> Bool {
    let travel = now.centroid - centroid
    let half = (now.arm - arm) * 0.5
    let first = (travel - half).lengthSquared
    let second = (travel + half).lengthSquared
    let least = Self.leastWay * scale
    return min(first, second) >= share * share * max(first, second, least * least)
  }
}

/// A pose that is kept, in half of its bytes: what is compared with it are shares and multiples.
struct PackedPose: BitwiseCopyable {
  private var (x, y, armX, armY): (Float, Float, Float, Float) = (0, 0, 0, 0)

  init() {}

  init(_ pose: PairPose) {
    (x, y) = (Float(pose.centroid.x), Float(pose.centroid.y))
    (armX, armY) = (Float(pose.arm.x), Float(pose.arm.y))
  }

  var whole: PairPose {
    PairPose(centroid: Vector(x: Double(x), y: Double(y)), arm: Vector(x: Double(armX), y: Double(armY)))
  }
}

/// What the two fingers did between two poses, in units.
struct PairMotion {
  /// Of the point between them.
  var travel: Double
  /// Change of half their distance.
  var stretch: Double
  /// The way of each about that point.
  var arc: Double

  init(from base: PairPose, to now: PairPose) {
    travel = (now.centroid - base.centroid).length
    stretch = (now.arm.length - base.arm.length).magnitude * 0.5
    arc = arcTangent(base.arm.cross(now.arm), base.arm.dot(now.arm)).magnitude * now.arm.length * 0.5
  }

  /// How much of the motion `part` of it is: 1 all.
  /// Rule: pinch.certainty.
  func share(_ part: Double) -> Double {
    let all = travel * travel + stretch * stretch + arc * arc
    return all > 0 ? part * part / all : 1
  }
}

func certaintyValue(_ summary: Text) -> Value { Value("certainty", summary, unit: "1", initial: 1) }
