import CKinesicTouchpad

extension kin_touchpad_event {
  var isDecision: Bool { Int(kind) == KIN_TOUCHPAD_DECISION }
  var seconds: Double { Double(time_ns) / 1e9 }

  /// What the library says of it.
  var sentence: String {
    var (event, text) = (self, [CChar](repeating: 0, count: 256))
    _ = kin_touchpad_event_describe(&event, &text, UInt32(text.count), nil)
    return text.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  }

  /// The same with the numbers that a decision rests on: "no tap: it moved (way 4.40 mm, tap_distance 1.30 mm)".
  var fullSentence: String { grounds.map { "\(sentence) (\($0))" } ?? sentence }

  /// What was measured, and what it was compared with; nil: no number.
  var grounds: String? {
    guard isDecision, measured != 0 || threshold != 0, let words = GroundWords(Int(reason)) else { return nil }
    return "\(words.measure) \(words.number(measured)), \(words.limit) \(words.number(threshold))"
  }
}

/// What the two numbers of a decision are: the second is an option, or comes from one.
private struct GroundWords {
  let measure, limit, unit: String

  private init(_ measure: String, _ limit: String, _ unit: String = " mm") {
    (self.measure, self.limit, self.unit) = (measure, limit, unit)
  }

  func number(_ number: Double) -> String { String(format: "%.2f", number) + unit }

  init?(_ reason: Int) {
    guard let words = Self.ofContact(reason) ?? Self.ofTap(reason) ?? Self.ofGesture(reason) else { return nil }
    self = words
  }

  private static func ofContact(_ reason: Int) -> GroundWords? {
    switch reason {
    case KIN_TOUCHPAD_REASON_PALM_SIZE: GroundWords("size", "palm_size")
    case KIN_TOUCHPAD_REASON_PALM_PRESSURE: GroundWords("pressure", "palm_pressure", "")
    case KIN_TOUCHPAD_REASON_PALM_EDGE: GroundWords("from the edge", "zone of palms")
    case KIN_TOUCHPAD_REASON_THUMB_ZONE: GroundWords("from the edge", "zone of thumbs")
    case KIN_TOUCHPAD_REASON_THUMB_SIZE: GroundWords("size", "thumb_size")
    case KIN_TOUCHPAD_REASON_THUMB_PRESSURE: GroundWords("pressure", "thumb_pressure", "")
    case KIN_TOUCHPAD_REASON_RESTING: GroundWords("way", "rest_ratio of the longest")
    case KIN_TOUCHPAD_REASON_SPLIT: GroundWords("apart", "split_distance")
    case KIN_TOUCHPAD_REASON_WOKE: GroundWords("way", "wakes from")
    case KIN_TOUCHPAD_REASON_JUMP: GroundWords("step", "jump_distance")
    case KIN_TOUCHPAD_REASON_STEP: GroundWords("step", "longest expected")
    default: nil
    }
  }

  private static func ofTap(_ reason: Int) -> GroundWords? {
    switch reason {
    case KIN_TOUCHPAD_REASON_TAP_MOVED: GroundWords("way", "tap_distance")
    case KIN_TOUCHPAD_REASON_TAP_LONG: GroundWords("time", "tap_time", " s")
    case KIN_TOUCHPAD_REASON_TAP_IN_MOTION: GroundWords("way of the other", "tap_distance")
    case KIN_TOUCHPAD_REASON_TAP_BUTTON: GroundWords("after the click", "click_time", " s")
    case KIN_TOUCHPAD_REASON_TAP_FINGERS: GroundWords("fingers", "at most", "")
    case KIN_TOUCHPAD_REASON_TAP_LIGHT: GroundWords("pressure", "tap_pressure", "")
    default: nil
    }
  }

  private static func ofGesture(_ reason: Int) -> GroundWords? {
    switch reason {
    case KIN_TOUCHPAD_REASON_TOGETHER: GroundWords("apart / together", "at most", "")
    case KIN_TOUCHPAD_REASON_APART: GroundWords("apart / together", "at least", "")
    case KIN_TOUCHPAD_REASON_AXIS_LOCKED: GroundWords("from the axis", "axis_angle", " rad")
    case KIN_TOUCHPAD_REASON_AXIS_RELEASED: GroundWords("way", "axis_release_distance")
    default: nil
    }
  }
}
