import CKinesicStrokes
import KinesicPlugin

/// What was drawn so far as up to 128 places, stroke by stroke, in each at equal distances, whatever the rate of the
/// input.
///
/// A place is laid down when the finger is `spacing` away from the latest one. When there is no more room, every
/// second place goes and the spacing doubles.
struct Trail: BitwiseCopyable {
  static let capacity = 128
  /// So many strokes leave half of the room for what lies between their ends.
  static let mostStrokes = 16

  /// Relative to `origin`, so that single precision is enough anywhere in the window.
  private struct Spot: BitwiseCopyable {
    var x: Float = 0
    var y: Float = 0
  }

  private var spots = InlineArray<128, Spot>(repeating: Spot())
  /// Which places begin a stroke: a bit each.
  private var begins = InlineArray<2, UInt64>(repeating: 0)
  private var origin = Vector.zero
  private var spacing = 0.0
  private var begin: UInt64 = 0
  private var end: UInt64 = 0
  /// Along the strokes.
  private(set) var length = 0.0
  @StateInteger private var total = 0
  @StateInteger private(set) var strokes = 0

  private(set) var count: Int {
    get { min(max(total, 0), Trail.capacity) }
    set { total = newValue }
  }

  /// Mutating, as all that reads places: else the whole row is copied for each of them.
  private mutating func spot(_ index: Int) -> Vector { Vector(x: Double(spots[index].x), y: Double(spots[index].y)) }

  private func isBegin(_ index: Int) -> Bool { begins[index >> 6] >> UInt64(index & 63) & 1 != 0 }

  private mutating func setBegin(_ index: Int, _ isBegin: Bool) {
    let bit: UInt64 = 1 << UInt64(index & 63)
    begins[index >> 6] = isBegin ? begins[index >> 6] | bit : begins[index >> 6] & ~bit
  }

  /// A stroke begins. `spacing` counts for the first one.
  mutating func land(at place: Vector, _ time: UInt64, spacing: Double) {
    if count == 0 {
      origin = place
      self.spacing = spacing
      begin = time
    }
    strokes &+= 1
    end = time
    append(place - origin, isBegin: true)
  }

  mutating func draw(to place: Vector, _ time: UInt64) {
    if count == 0 { return }
    end = time
    // The spacing doubles whenever the room is full, so anywhere is near; the bound keeps a step short whatever the
    // input is.
    for _ in 0..<4096 {
      let last = spot(count - 1)
      let way = place - origin - last
      let distance = way.length
      guard distance >= spacing else { return }
      append(last + way * (spacing / distance), isBegin: false)
    }
  }

  /// The stroke is over: its last place is where the finger lifted.
  mutating func lift(at place: Vector, _ time: UInt64) {
    draw(to: place, time)
    if count > 0, (place - origin - spot(count - 1)).length > spacing * 0.3 { append(place - origin, isBegin: false) }
  }

  private mutating func append(_ place: Vector, isBegin: Bool) {
    if count >= Trail.capacity { thin() }
    if count >= Trail.capacity { return }
    if !isBegin, count > 0 { length += (place - spot(count - 1)).length }
    spots[count] = Spot(x: Float(place.x), y: Float(place.y))
    setBegin(count, isBegin)
    count += 1
  }

  /// Every second place of each stroke goes; its first and its last one stay.
  private mutating func thin() {
    spacing *= 2
    var kept = 0
    var number = 0
    for i in 0..<Trail.capacity {
      let isBegin = self.isBegin(i)
      let isLast = i + 1 == Trail.capacity || self.isBegin(i + 1)
      number = isBegin ? 0 : number + 1
      if number % 2 != 0 && !isLast { continue }
      spots[kept] = spots[i]
      setBegin(kept, isBegin)
      kept += 1
    }
    count = kept
  }

  /// Its corners, relative to nothing.
  var box: (low: Vector, high: Vector) {
    mutating get {
      var low = Vector(x: .infinity, y: .infinity)
      var high = Vector(x: -.infinity, y: -.infinity)
      for i in 0..<count {
        let place = spot(i)
        low = Vector(x: min(low.x, place.x), y: min(low.y, place.y))
        high = Vector(x: max(high.x, place.x), y: max(high.y, place.y))
      }
      return (origin + low, origin + high)
    }
  }

  /// The larger side of its box.
  var size: Double {
    mutating get {
      let (low, high) = box
      return max(high.x - low.x, high.y - low.y, 0)
    }
  }

  /// How far a place is from its box.
  mutating func distance(to place: Vector) -> Double {
    let (low, high) = box
    return Vector(x: max(low.x - place.x, place.x - high.x, 0), y: max(low.y - place.y, place.y - high.y, 0)).length
  }

  /// With its points as a template set wants them, on the stack.
  mutating func withPoints<Result>(_ body: (UnsafePointer<kin_stroke_point>, Int) -> Result) -> Result {
    var points = InlineArray<128, kin_stroke_point>(repeating: kin_stroke_point())
    var stroke: UInt32 = 0
    for i in 0..<count {
      if i > 0 && isBegin(i) { stroke += 1 }
      points[i].x = Double(spots[i].x)
      points[i].y = Double(spots[i].y)
      points[i].time_ns = i == 0 ? begin : end
      points[i].stroke = stroke
    }
    return withUnsafeBytes(of: &points) { body($0.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: kin_stroke_point.self), count) }
  }
}
