import KinesicPlugin

/// What any number of fingers did in one step, as a move, a scale and a turn about their centroid.
struct Similarity {
  /// From the centroid before the step to the centroid after it.
  private(set) var before = Vector.zero
  private(set) var after = Vector.zero
  /// How much the spread of the fingers changed, as a factor; 1 for one finger.
  private(set) var scale = 1.0
  /// Cosine and sine of the turn that fits the fingers best (Procrustes); no turn for one finger.
  private(set) var turn = Vector(x: 1, y: 0)
  /// How many fingers, those that lift in this step included.
  private(set) var count = 0
  /// Twice the root mean square of the fingers' distance from the centroid after the step: for two fingers, their
  /// distance.
  private(set) var spread = 0.0

  init(_ input: Step) {
    count = input.touches.count
    guard count > 0 else { return }
    let share = 1 / Double(count)
    for touch in input.touches {
      before += touch.previous
      after += touch.place
    }
    before = before * share
    after = after * share
    fit(input, share)
  }

  private mutating func fit(_ input: Step, _ share: Double) {
    var old = 0.0
    var new = 0.0
    var real = 0.0
    var imaginary = 0.0
    for touch in input.touches {
      let from = touch.previous - before
      let to = touch.place - after
      old += from.lengthSquared
      new += to.lengthSquared
      real += to.dot(from)
      imaginary += from.cross(to)
    }
    spread = 2 * (new * share).squareRoot()
    // Fingers at one place have neither scale nor direction.
    let least = Span.least * Span.least * 0.25
    guard old * share >= least, new * share >= least else { return }
    scale = (new / old).squareRoot()
    let length = (real * real + imaginary * imaginary).squareRoot()
    if length > 0 { turn = Vector(x: real / length, y: imaginary / length) }
  }
}

/// An affine map without shear: x' = a x - b y + tx, y' = b x + a y + ty. Plain bytes.
struct SimilarityMatrix: BitwiseCopyable {
  private(set) var a = 1.0
  private(set) var b = 0.0
  private(set) var shift = Vector.zero

  var scale: Double { (a * a + b * b).squareRoot() }

  /// Appends: scale and turn about `pivot`, which goes to `target`. What would become larger than `KIN_NUMBER_LIMIT`,
  /// or smaller than its inverse, by fingers that grip again and again, stays as large as it is.
  mutating func append(scale: Double, turn: Vector, about pivot: Vector, to target: Vector) {
    let size = (a * a + b * b) * (scale * scale)
    let isKept = size > KIN_NUMBER_LIMIT * KIN_NUMBER_LIMIT || size * (KIN_NUMBER_LIMIT * KIN_NUMBER_LIMIT) < 1
    let c = isKept ? turn.x : turn.x * scale
    let s = isKept ? turn.y : turn.y * scale
    let moved = shift - pivot
    shift = Vector(x: c * moved.x - s * moved.y, y: s * moved.x + c * moved.y) + target
    (a, b) = (c * a - s * b, s * a + c * b)
  }
}
