import CKinesic
import CKinesicStrokes

/// How many points a resampled drawing has at most.
let mostSamples = 64

/// A drawing resampled to equal steps along its strokes. What lies between two strokes is skipped.
struct Path {
  var x = InlineArray<64, Double>(repeating: 0)
  var y = InlineArray<64, Double>(repeating: 0)
  /// Whether a point is in the stroke of the one before it.
  var continues = InlineArray<64, Bool>(repeating: false)
  let count: Int

  init(_ drawing: Drawing, _ extent: Extent, samples: Int) {
    count = samples
    let step = extent.length / Double(samples - 1)
    var last = kin_stroke_point()
    var walked = 0.0
    var taken = 0
    var isNew = false
    drawing.forEach { point, continues in
      defer { last = point }
      guard continues else {
        if taken == 0 { put(point.x, point.y, false, &taken) } else { isNew = true }
        return
      }
      let length = distance(last, point)
      // A billionth of slack: sums of lengths are off in their last bits.
      while taken < samples, walked + length >= Double(taken) * step * (1 - 1e-9) {
        let share = min(max((Double(taken) * step - walked) / length, 0), 1)
        put(last.x + share * (point.x - last.x), last.y + share * (point.y - last.y), !isNew, &taken)
        isNew = false
      }
      walked += length
    }
    while taken < samples { put(last.x, last.y, true, &taken) }
  }

  private mutating func put(_ x: Double, _ y: Double, _ continues: Bool, _ taken: inout Int) {
    self.x[taken] = x
    self.y[taken] = y
    self.continues[taken] = continues
    taken += 1
  }
}
