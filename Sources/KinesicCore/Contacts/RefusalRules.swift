import CKinesic

/// What is a palm: `kin_palm_filter`, with lengths in window units and times in nanoseconds.
struct PalmRule {
  /// 0: size is no evidence.
  var radius: Double
  /// 0: edges are no evidence.
  var edgeMargin: Double
  var edgeDistance: Double
  var edgeInterval: UInt64
  /// 0: what is near a pen is not refused.
  var penCancelInterval: UInt64
  /// 0: nothing is held back for a pen.
  var penHoldInterval: UInt64
  var holdLifetime: UInt64
  var putsPenOverTouch: Bool

  mutating func rescale(by ratio: Double) {
    radius *= ratio
    edgeMargin *= ratio
    edgeDistance *= ratio
  }

  func isPalm(_ sample: kin_touch_sample) -> Bool { radius > 0 && sample.major_radius >= radius }

  /// Whether a place is in the margin of a frame, or beyond it; in none of an empty frame.
  func isInMargin(_ sample: kin_touch_sample, of frame: kin_rect) -> Bool {
    guard edgeMargin > 0, frame.width > 0, frame.height > 0 else { return false }
    let (left, top) = (sample.x - frame.x, sample.y - frame.y)
    return min(left, top, frame.width - left, frame.height - top) < edgeMargin
  }

  /// Whether a contact that landed in the margin is a finger in use after all: it has left the margin, or moved far.
  func hasLeftEdge(_ landing: kin_touch_sample, _ sample: kin_touch_sample, of frame: kin_rect) -> Bool {
    if !isInMargin(sample, of: frame) { return true }
    return edgeDistance > 0 && squaredDistance(landing, sample) >= edgeDistance * edgeDistance
  }
}

/// What a person has chosen: `kin_accommodations`, with lengths in window units and times in nanoseconds.
struct Accommodations {
  /// 0: every touch counts.
  var minimumContactTime: UInt64
  /// 0: every landing counts.
  var repeatInterval: UInt64
  var repeatDistance: Double
  var landsAtLatest: Bool
}

/// A contact as the filter of refusals knows it; also a pen that hovers, and a touch that has lifted.
struct RefusableContact {
  enum State {
    /// The engine has it.
    case passed
    /// It may land later.
    case heldBack
    /// It was refused.
    case refused
    /// It was there lately: a landing near it may be a repetition.
    case lifted
    /// A pen above the screen.
    case hovering
  }

  var state = State.passed
  var cause: kin_touch_cause = 0
  /// It is in the margin since it landed.
  var isAtEdge = false
  var landing: kin_touch_sample
  /// Its latest sample.
  var latest: kin_touch_sample
  /// When it has been down long enough, near a pen and by the person's accommodations; 0: at once.
  var penDue: UInt64 = 0
  var minimumDue: UInt64 = 0

  init(_ sample: kin_touch_sample) {
    landing = sample
    latest = sample
  }

  /// A contact that is down already.
  init(_ touch: kin_touch) {
    var sample = kin_touch_sample()
    sample.touch = touch.id
    sample.time_ns = touch.start_time_ns
    sample.x = touch.x
    sample.y = touch.y
    sample.type = touch.type
    self.init(sample)
  }

  var id: UInt64 { landing.touch }
  var isDown: Bool { state == .passed || state == .heldBack || state == .refused }
  var isPen: Bool { Int(landing.type) == KIN_TOUCH_PENCIL }
  /// A finger on the screen, which may be that of a hand which holds a pen or the device.
  var isFinger: Bool { Int(landing.type) == KIN_TOUCH_DIRECT }
  var hasSize: Bool { isFinger || Int(landing.type) == KIN_TOUCH_INDIRECT }
  var isAccommodated: Bool { Int(landing.type) != KIN_TOUCH_POINTER }
  var due: UInt64 { max(penDue, minimumDue) }
}

func squaredDistance(_ a: kin_touch_sample, _ b: kin_touch_sample) -> Double {
  (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)
}
