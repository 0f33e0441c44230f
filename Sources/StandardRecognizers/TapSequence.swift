import KinesicPlugin

/// What a tap may be: the limits of `tap`, in window units and seconds. Equal to a limit is still in.
struct TapRule {
  /// How many fingers, exactly.
  var touches: Double
  /// How far a finger may be from where it landed.
  var movement: Double
  /// From the first finger's landing to the last lift; infinite: as long as it likes.
  var duration: Double
  /// From the last lift to the next tap's first finger.
  var interval: Double
  /// Between the centroids of the landing places of neighbouring taps.
  var distance: Double

  /// Apple's tap, as measured: 45 units, 0.75 s, 0.35 s.
  static let standardMovement = 45.0
  static let standardDuration = 0.75
  static let standardInterval = 0.35
  static let standardDistance = 45.0
}

/// Taps one after another by one rule: fingers land, then all lift, and so on. Plain bytes.
struct TapSequence: BitwiseCopyable {
  /// Complete taps.
  @StateInteger private(set) var taps = 0
  /// Centroid of the landing places of the first tap; valid once its fingers are all down.
  private(set) var firstPlace = Vector.zero
  var hasFirstPlace: Bool { firstPlaced.isSet }
  /// When the latest finger landed.
  private(set) var lastLanding: UInt64 = 0

  private var firstPlaced = Flag(false)
  @StateInteger private var landed = 0
  private var landingSum = Vector.zero
  private var lastPlace = Vector.zero
  private var start: UInt64 = 0
  private var lastLift: UInt64 = 0

  /// No finger is down; the next tap is awaited.
  var isBetweenTaps: Bool { landed == 0 }

  /// All fingers of the present tap are down or were.
  func hasLanded(_ rule: TapRule) -> Bool { Double(landed) == rule.touches }

  /// Why the rule is broken, or `none`. In this order: landings, movements, lifts.
  /// Rule: tap.at-once, tap.movement.
  mutating func step(_ input: Step, _ rule: TapRule) -> Reason {
    if input.hasBegun {
      let reason = land(input, rule)
      if reason != .none { return reason }
    }
    let limit = rule.movement * input.scale
    for touch in input.touches where touch.displacement.lengthSquared > limit * limit { return .movedTooFar }
    return input.hasEnded ? lift(at: input.time, isLast: input.downCount == 0, rule) : .none
  }

  /// Whether a finger that is about to land between two taps may be of the next one. Of several fingers no single one
  /// says where the tap is: that is seen when all are down.
  func continues(with landing: Step, _ rule: TapRule) -> Bool {
    guard isBetweenTaps, hasFirstPlace, rule.touches == 1, let touch = landing.onlyTouch else { return true }
    let limit = rule.distance * landing.scale
    return (touch.start - lastPlace).lengthSquared <= limit * limit
  }

  /// When the sequence fails unless something happens.
  /// Rule: tap.duration, tap.interval.
  func deadline(_ rule: TapRule) -> UInt64 {
    isBetweenTaps ? Time.after(lastLift, rule.interval) : Time.after(start, rule.duration)
  }

  /// Why it fails when that deadline comes, or before that when a finger is about to land with which it does not go
  /// on.
  func lateness(_ request: Request) -> Reason {
    if request.deadline != Time.never { return .secondTapTooFar }
    return isBetweenTaps ? .noSecondTap : .timedOut
  }

  /// Rule: tap.fingers.
  private mutating func land(_ input: Step, _ rule: TapRule) -> Reason {
    for touch in input.touches where touch.hasBegun {
      if landed == 0 { start = touch.startTime }
      landed &+= 1
      landingSum += touch.start
      lastLanding = touch.startTime
    }
    if Double(landed) > rule.touches { return .tooManyTouches }
    return hasLanded(rule) ? judgePlace(rule.distance * input.scale) : .none
  }

  /// Rule: tap.distance.
  private mutating func judgePlace(_ limit: Double) -> Reason {
    let place = landingSum * (1 / Double(landed))
    if !hasFirstPlace {
      firstPlace = place
      firstPlaced = Flag(true)
    } else if (place - lastPlace).lengthSquared > limit * limit {
      return .secondTapTooFar
    }
    lastPlace = place
    return .none
  }

  private mutating func lift(at time: UInt64, isLast: Bool, _ rule: TapRule) -> Reason {
    guard hasLanded(rule) else { return .liftedTooEarly }
    guard isLast else { return .none }
    taps &+= 1
    landed = 0
    landingSum = .zero
    lastLift = time
    return .none
  }
}
