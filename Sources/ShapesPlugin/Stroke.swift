import KinesicPlugin

/// The way of one finger as up to 64 places at equal distances, whatever the rate of the input.
///
/// A place is laid down when the finger, freed of noise, is `spacing` away from the latest one. When there is no more
/// room, every second place goes and the spacing doubles: from then on there are always 32 to 64, however long the way
/// is, and what is judged by them does not depend on the size of the drawing.
struct Stroke: BitwiseCopyable {
  static let capacity = 64

  /// What a step means to a stroke.
  enum Event {
    /// Nothing that leaves a trace.
    case nothing
    /// There are new places.
    case drawn
    /// The finger left; the last place is where it lifted.
    case lifted
    /// A second finger came.
    case joined
  }

  /// Relative to `start`, so that single precision is enough anywhere in the window.
  private struct Spot: BitwiseCopyable {
    var x: Float = 0
    var y: Float = 0
  }

  private var spots = InlineArray<64, Spot>(repeating: Spot())
  /// Where the finger landed.
  private(set) var start = Vector.zero
  /// Between neighbouring places; only the last one, laid down at the lift, may be nearer.
  private(set) var spacing = 0.0
  private(set) var count = 0
  /// How many moves there were. A fast stroke on a slow panel has few: it cannot be looked at more closely than that.
  private(set) var moves = 0

  /// Place number `index` from the landing on, relative to `start`.
  subscript(index: Int) -> Vector {
    mutating get { Vector(x: Double(spots[index].x), y: Double(spots[index].y)) }
  }

  /// The latest place, relative to `start`.
  var end: Vector { mutating get { self[max(0, count - 1)] } }

  /// The length of the way.
  var length: Double { Double(max(0, count - 1)) * spacing }

  /// Takes a step; `jitter` is in units, and at first twice as far as places are apart.
  mutating func follow(_ input: Step, jitter: Double) -> Event {
    guard input.touches.count == 1 else { return .joined }
    let touch = input.touches[0]
    if input.hasBegun { begin(at: touch.start, spacing: jitter / 2 * input.scale) }
    if input.hasMoved { moves += 1 }
    let place = Self.steadied(touch, radius: 1.5 * jitter * input.scale) - start
    let isLonger = draw(to: place)
    if input.hasEnded {
      finish(at: place)
      return .lifted
    }
    return isLonger ? .drawn : .nothing
  }

  private mutating func begin(at place: Vector, spacing: Double) {
    start = place
    self.spacing = spacing
    count = 1
    moves = 0
  }

  /// The mean of those of the latest 16 places of a touch that are within `radius` of the present one: a finger that
  /// creeps is averaged over many, one that is fast is taken as it is.
  private static func steadied(_ touch: Touch, radius: Double) -> Vector {
    let history = touch.history
    let present = touch.place
    var sum = Vector.zero
    var taken = 0.0
    for i in max(0, history.count - 16)..<history.count {
      let place = Vector(x: history[i].x, y: history[i].y)
      guard (place - present).length <= radius else { continue }
      sum += place
      taken += 1
    }
    return taken > 0 ? sum * (1 / taken) : present
  }

  private mutating func draw(to place: Vector) -> Bool {
    // The spacing doubles every 32 places, so anywhere is near; the bound keeps a step short whatever the input is.
    for laid in 0..<4096 {
      let last = self[count - 1]
      let way = place - last
      let length = way.length
      guard length >= spacing else { return laid > 0 }
      append(last + way * (spacing / length))
    }
    return true
  }

  private mutating func finish(at place: Vector) {
    if (place - self[count - 1]).length > spacing * 0.3 { append(place) }
  }

  private mutating func append(_ place: Vector) {
    if count == Self.capacity { thin() }
    spots[count] = Spot(x: Float(place.x), y: Float(place.y))
    count += 1
  }

  /// Takes out what is left of the noise: each place becomes a mean of itself (twice) and its neighbours; the ends
  /// stay.
  mutating func smooth() {
    guard count > 2 else { return }
    var before = self[0]
    for i in 1..<count - 1 {
      let here = self[i]
      let mean = (before + here * 2 + self[i + 1]) * 0.25
      spots[i] = Spot(x: Float(mean.x), y: Float(mean.y))
      before = here
    }
  }

  /// Takes off so many places at the beginning and at the end.
  mutating func cut(first: Int, last: Int) {
    count -= first + last
    guard first > 0 else { return }
    for i in 0..<count { spots[i] = spots[i + first] }
  }

  /// Becomes the one that is drawn from the other end.
  mutating func reverse() {
    for i in 0..<count / 2 { spots.swapAt(i, count - 1 - i) }
  }

  /// Every second place goes, the first and the last one stay.
  private mutating func thin() {
    spacing *= 2
    count = (count + 1) / 2
    for i in 0..<count { spots[i] = spots[2 * i] }
  }
}
