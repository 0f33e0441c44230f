import KinesicPlugin

/// What a pair of fingers measures: its distance or its angle. Plain bytes.
protocol PairQuantity: BitwiseCopyable {
  init()
  /// What is reported: the scale or the rotation.
  var value: Double { get }
  /// Since the base: distance in units or angle in radians.
  var change: Double { get }
  /// What makes a length of a change: 1, or the radius of its arc.
  var arc: Double { get }
  /// How many units one finger goes when it alone changes the value by 1; above 0.
  var reach: Double { get }
  /// Which of the class's values is the certainty.
  static var certainty: Int { get }
  /// What of a motion it measures, as a length.
  static func part(of motion: PairMotion) -> Double
  /// Takes the pair as the new base; the value stays.
  mutating func rebase(_ arm: Vector)
  /// Takes over the pair's present arm.
  mutating func follow(_ arm: Vector)
  /// Takes over what a trackpad did; false: nothing that it measures.
  mutating func scroll(_ scroll: kin_scroll) -> Bool
  /// Goes on from `value`; false: it cannot be that.
  mutating func set(_ value: Double) -> Bool
}

/// The life of a pinch or a rotation, which differ in what they measure. Plain bytes.
/// Rule: pinch.fingers.
struct PairGesture<Quantity: PairQuantity>: BitwiseCopyable {
  private var pair = PairTracker()
  private(set) var quantity = Quantity()
  /// Between the fingers; stays when one has lifted.
  private var focus = Vector.zero
  /// The pair became complete in this step.
  private(set) var isNew = Flag(false)
  private var judge = DominanceJudge()
  private var history = VelocityHistory()

  /// Ready for an attempt. For speed, as `step` and `follow`: a pinch of 2,267 instructions has 70 more otherwise,
  /// taps of 6,245 have 15.
  @_optimize(speed) mutating func prepare() {
    pair = PairTracker()
    quantity = Quantity()
    focus = .zero
    isNew = Flag(false)
    judge.prepare()
    history.prepare()
  }

  @_optimize(speed) mutating func step(
    _ input: Step, _ rule: DominanceRule, limit: Double, spacing: Double, _ request: Request
  ) -> State {
    if pair.followMoves(input) {
      focus = pair.centroid
      isNew = Flag(false)
      return follow(input, rule, spacing, request) ? request.begin() : input.state
    }
    if let touch = input.onlyTouch, !input.isActive, pair.follow(alone: touch) { return wait(input, request) }
    if let scroll = input.scroll { return follow(input, scroll, spacing, request) }
    if input.hasBegun, Double(input.downCount) > limit, !input.isActive { return request.fail(.tooManyTouches) }
    let wasComplete = pair.isComplete
    let becameComplete = pair.follow(input, request, limit: limit)
    if wasComplete || becameComplete { focus = pair.centroid }
    let begins = wasComplete && follow(input, rule, spacing, request)
    if begins { pair.ignoreOthers(input, request) }
    let hasLost = pair.lift(input)
    isNew = Flag(becameComplete && !hasLost)
    if isNew.isSet { start(input) }
    if !pair.isComplete { request.skipMoves() }
    if pair.count > 0 { return begins ? request.begin() : input.state }
    if begins { return request.begin(ended: true) }
    return input.isActive ? .ended : request.fail(.liftedTooEarly)
  }

  /// A finger came, or left, without another.
  private mutating func wait(_ input: Step, _ request: Request) -> State {
    request.skipMoves()
    return pair.count > 0 ? input.state : request.fail(.liftedTooEarly)
  }

  /// The first four outputs of pinch and of rotation; the last two of them are `focusValues`. From the first lift on
  /// nothing moves: what is reported is the velocity of that lift.
  /// Rule: pinch.values.
  mutating func write(
    _ strategy: Double, _ properties: VelocityProperties, _ input: Step, _ request: Request
  ) {
    let lifts = !pair.isComplete && input.scroll == nil
    let rule = properties.rule(strategy, input.scale, reach: quantity.reach, fingers: 2, lifts: lifts)
    request.setValue(0, quantity.value)
    request.setValue(1, history.rate(rule, at: input.time))
    request.setValues(2, focus)
  }

  mutating func set(_ value: Double) -> Bool {
    guard quantity.set(value) else { return false }
    history.restart(at: Vector(x: value, y: 0))
    return true
  }

  /// Afresh while Possible, from the frozen value when it is under way.
  /// Rule: pinch.base.
  private mutating func start(_ input: Step) {
    if !input.isActive { quantity = Quantity() }
    quantity.rebase(pair.arm)
    judge.start(pair.pose, at: input.time)
    history.restart(at: Vector(x: quantity.value, y: 0), input.time)
  }

  /// A trackpad means what it does: no threshold, no dominance.
  private mutating func follow(_ input: Step, _ scroll: kin_scroll, _ spacing: Double, _ request: Request) -> State {
    focus = Vector(x: scroll.x, y: scroll.y)
    if input.hasBegun {
      quantity = Quantity()
      history.restart(at: Vector(x: quantity.value, y: 0), input.time)
    }
    let hasChanged = quantity.scroll(scroll)
    if hasChanged { history.add(Vector(x: quantity.value, y: 0), at: input.time, spacing: spacing) }
    if input.isActive { return input.hasEnded ? .ended : input.state }
    if hasChanged { return request.begin(ended: input.hasEnded) }
    return input.hasEnded ? request.fail(.liftedTooEarly) : input.state
  }

  /// A step of the complete pair. Whether it begins.
  @_optimize(speed) private mutating func follow(
    _ input: Step, _ rule: DominanceRule, _ spacing: Double, _ request: Request
  ) -> Bool {
    let before = quantity.change.magnitude
    quantity.follow(pair.arm)
    guard pair.hasMoved else { return false }
    history.add(Vector(x: quantity.value, y: 0), at: input.time, spacing: spacing)
    let change = quantity.change
    guard !input.isActive, judge.begins(change, arc: quantity.arc, pair, rule, input) else { return false }
    return begin(from: before, rule, input, request)
  }

  /// It begins, unless one of the two rests. Out of line: once a gesture. Mutating, as `evidence`: otherwise the
  /// compiler copies all that the pair remembers to the stack, 4 KB.
  /// Rule: pinch.certainty.
  @inline(never) private mutating func begin(from before: Double, _ rule: DominanceRule, _ input: Step, _ request: Request) -> Bool {
    let change = quantity.change
    guard let motion = judge.evidence(change, arc: quantity.arc, pair.pose, rule, input) else { return false }
    request.setValue(Quantity.certainty, motion.share(Quantity.part(of: motion)))
    let now = change.magnitude
    request.crossing = before < rule.threshold && now > before ? min(1, (rule.threshold - before) / (now - before)) : 0
    return true
  }
}

var focusValues: [Value] {
  [
    Value("focus.x", "The point between the fingers."),
    Value("focus.y", "The point between the fingers."),
  ]
}
