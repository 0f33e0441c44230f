import CKinesic
import CKinesicStrokes

/// How a drawing is brought to the size of a template.
enum Framing: Int {
  /// Other proportions count by half: each side is scaled by the root of its length too.
  case tolerant
  /// By the larger side.
  case kept
  /// Both sides to one length.
  case free
  /// By the mean distance from the centroid, which does not change when the drawing is turned.
  case turnable

  static let count = 4
}

/// How a drawing may differ from a template, and what of it decides how the two are compared.
struct Fit: BitwiseCopyable {
  var options: kin_stroke_template_options

  private func has(_ flag: Int) -> Bool { options.flags & UInt32(flag) != 0 }

  var isUndirected: Bool { has(KIN_STROKE_ANY_DIRECTION) }
  var isOrdered: Bool { !has(KIN_STROKE_ANY_DIRECTION) && !has(KIN_STROKE_ANY_ORDER) }
  var mayTurn: Bool { options.rotation > 0 }

  var framing: Framing {
    if mayTurn { return .turnable }
    return has(KIN_STROKE_KEEP_ASPECT) ? .kept : has(KIN_STROKE_FREE_ASPECT) ? .free : .tolerant
  }

  /// The number of its form among those of a drawing.
  var form: Int { framing.rawValue * 2 + (isUndirected ? 1 : 0) }

  func allows(_ extent: Extent, _ example: Extent) -> Bool {
    isWithin(options.size_ratio, extent.size, example.size) && isWithin(options.duration_ratio, extent.duration, example.duration)
  }

  private func isWithin(_ ratio: Double, _ a: Double, _ b: Double) -> Bool {
    if ratio <= 0 || a <= 0 || b <= 0 { return true }
    return a <= ratio * b && b <= ratio * a
  }
}
