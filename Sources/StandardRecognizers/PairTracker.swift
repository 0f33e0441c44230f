import KinesicPlugin

/// The two fingers of a pinch or a rotation, in the order of landing. Plain bytes.
struct PairTracker: BitwiseCopyable {
  /// One of the two.
  struct Finger: BitwiseCopyable {
    var contact: UInt64 = 0
    var place = Vector.zero
    /// Its first move after a rest, or its landing.
    var movingSince: UInt64 = 0
    /// It moved in the present step.
    var hasMoved = Flag(false)
  }

  /// As many contacts as an engine can have.
  private static let mostContacts = 128.0
  /// From this age of its last report on, a finger is at rest (two to three frames of the slowest panels).
  static let rest = 30 * Time.millisecond
  /// Reports that are no farther apart belong to one frame.
  static let sameFrame = 2 * Time.millisecond
  /// How long a finger must have moved alone beside a resting one.
  static let alone = 60 * Time.millisecond

  private(set) var first = Finger()
  private(set) var second = Finger()
  /// How many of the two are down.
  @StateInteger private(set) var count = 0

  var isComplete: Bool { count == 2 }
  /// One of the two moved in the present step.
  var hasMoved: Bool { first.hasMoved.isSet || second.hasMoved.isSet }
  /// From the first finger to the second.
  var arm: Vector { second.place - first.place }
  var centroid: Vector { (first.place + second.place) * 0.5 }
  var pose: PairPose { PairPose(centroid: centroid, arm: arm) }

  /// The only finger lands, or lifts, and does nothing else in this step: how most pairs end. False: there is more to
  /// do. Always inlined: a pinch of 2,267 instructions has 4 more otherwise.
  @inline(__always) mutating func follow(alone touch: Touch) -> Bool {
    if count == 0, touch.onlyBegins {
      land(touch)
    } else if count == 1, touch.onlyEnds, touch.contact == first.contact {
      leave()
    } else {
      return false
    }
    return true
  }

  /// The pair is all that there is, and nothing but moves happened: how nearly all steps are. False: there is more to
  /// do.
  @inline(__always) mutating func followMoves(_ input: Step) -> Bool {
    guard let (a, b) = input.movingPair, isComplete, a.contact == first.contact, b.contact == second.contact else { return false }
    Self.move(&first, a, input.time)
    Self.move(&second, b, input.time)
    return true
  }

  /// Landings and movements of a step. Returns whether the pair became complete. A third finger is none of the pair,
  /// and ignored; until the gesture begins only if there is no limit that counts it. For speed: a pinch of 2,267
  /// instructions has 12 more otherwise.
  @_optimize(speed) mutating func follow(_ input: Step, _ request: Request, limit: Double) -> Bool {
    let wasComplete = isComplete
    first.hasMoved = Flag(false)
    second.hasMoved = Flag(false)
    for (index, touch) in input.touches.enumerated() {
      if touch.hasBegun {
        if isComplete {
          if input.isActive || limit >= Self.mostContacts { request.ignoreTouch(index) }
          continue
        }
        land(touch)
      }
      if count > 0, touch.contact == first.contact {
        Self.move(&first, touch, input.time)
      } else if isComplete, touch.contact == second.contact {
        Self.move(&second, touch, input.time)
      }
    }
    return isComplete && !wasComplete
  }

  /// The fingers that are none of the pair are ignored from now on. The pair is complete.
  mutating func ignoreOthers(_ input: Step, _ request: Request) {
    for (index, touch) in input.touches.enumerated() where touch.contact != first.contact && touch.contact != second.contact {
      request.ignoreTouch(index)
    }
  }

  /// Lifts of a step. Returns whether a finger of the pair left.
  mutating func lift(_ input: Step) -> Bool {
    if !input.hasEnded { return false }
    let before = count
    for touch in input.touches where touch.hasEnded {
      if isComplete, touch.contact == second.contact {
        count = 1
      } else if count > 0, touch.contact == first.contact {
        leave()
      }
    }
    return count < before
  }

  /// The first finger lifts.
  private mutating func leave() {
    first = second
    count -= 1
  }

  private mutating func land(_ touch: Touch) {
    let finger = Finger(contact: touch.contact, place: touch.start, movingSince: touch.startTime)
    if count == 0 { first = finger } else { second = finger }
    count = count == 0 ? 1 : 2
  }

  @inline(__always) private static func move(_ finger: inout Finger, _ touch: Touch, _ time: UInt64) {
    finger.place = touch.place
    finger.hasMoved = Flag(touch.hasMoved)
    if touch.hasMoved, Time.elapsed(from: touch.timeBefore, to: time) >= rest { finger.movingSince = time }
  }

  /// Whether a move in this step may begin the gesture, as far as the other finger goes: not while its report of the
  /// same frame is still to come, and, when it rests, not before this one has moved alone for a while.
  ///
  /// Its report is still to come when it has sent none since this one's report before, for some panels send the
  /// fingers of a frame one after another. A panel that does so by more than `sameFrame` would otherwise never let a
  /// gesture begin while both move.
  /// Rule: pinch.same-frame, pinch.resting-finger.
  func mayBegin(_ input: Step) -> Bool {
    if first.hasMoved.isSet && second.hasMoved.isSet { return true }
    let mover = first.hasMoved.isSet ? first : second
    let other = first.hasMoved.isSet ? second : first
    let otherTime = lastReport(of: other, input)
    let age = Time.elapsed(from: otherTime, to: input.time)
    if age <= Self.sameFrame { return true }
    if age < Self.rest { return Time.elapsed(from: lastReport(of: mover, input), to: otherTime) > Self.sameFrame }
    return Time.elapsed(from: max(mover.movingSince, otherTime), to: input.time) >= Self.alone
  }

  /// A finger's latest landing or move before this step.
  private func lastReport(of finger: Finger, _ input: Step) -> UInt64 {
    for touch in input.touches where touch.contact == finger.contact { return touch.timeBefore }
    return 0
  }
}
