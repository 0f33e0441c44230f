import KinesicPlugin

/// The first two fingers of a pan: what they do beside dragging. Plain bytes; one finger leaves them alone.
struct DragPair: BitwiseCopyable {
  /// How old the pose is, at least, that the present one is also compared with; twice that at most, while they move.
  private static let window = 300 * Time.millisecond

  private var running = Flag(false)
  /// Since these fingers are the first two.
  private var base = PackedPose()
  private var earlier = PackedPose()
  private var later = PackedPose()
  private var laterTime: UInt64 = 0

  /// As new, for an attempt; costs nothing when there was one finger.
  mutating func prepare() {
    if running.isSet { self = DragPair() }
  }

  /// The end of a step in which it did not begin, with more than one finger.
  @inline(never) mutating func follow(_ input: Step) {
    if running.isSet, !input.hasBegun, !input.hasEnded {
      guard Time.elapsed(from: laterTime, to: input.time) >= Self.window else { return }
      earlier = later
    } else {
      self = DragPair()
      guard input.downCount > 1 else { return }
      running = Flag(true)
      base = PackedPose(Self.pose(input, lifted: false))
      earlier = base
    }
    later = PackedPose(Self.pose(input, lifted: false))
    laterTime = input.time
  }

  /// How certain it is that they drag, 0 to 1; nil when they do more of something else.
  /// Rule: pan.dominance, pinch.certainty.
  @inline(never) mutating func certainty(_ dominance: Double, _ input: Step) -> Double? {
    guard running.isSet else { return dominance > 0 ? nil : 1 }
    let now = Self.pose(input, lifted: true)
    return Self.certainty(dominance, from: base.whole, to: now) ?? Self.certainty(dominance, from: earlier.whole, to: now)
  }

  private static func certainty(_ dominance: Double, from pose: PairPose, to now: PairPose) -> Double? {
    let motion = PairMotion(from: pose, to: now)
    guard motion.travel >= dominance * max(2 * motion.stretch, motion.arc) else { return nil }
    return motion.share(motion.travel)
  }

  /// Of the first two fingers, in the order of landing.
  private static func pose(_ input: Step, lifted: Bool) -> PairPose {
    var first: Vector?
    for touch in input.touches where lifted || !touch.hasEnded {
      guard let place = first else {
        first = touch.place
        continue
      }
      return PairPose(centroid: (place + touch.place) * 0.5, arm: touch.place - place)
    }
    return PairPose()
  }
}
