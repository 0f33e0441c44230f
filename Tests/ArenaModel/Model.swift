/// The reference model of the arena, written from the rules (docs/rules.md) alone: slow, plain, obvious. An id in
/// parentheses in a comment is the rule that stands beside it.

/// One contact.
struct ModelTouch {
  /// The host's number.
  let id: UInt64
  /// The view that gets it (view.below); nil: none.
  let recipient: Int?
  /// The view that it hit, for life (touch.bound).
  let view: Int
  let type: Int
  let hand: Int
  let start: Point
  let startTime: UInt64
  var place: Point
  /// Where its latest move was: a lift elsewhere is no move (step.lift-place).
  var movePlace = Point(x: 0, y: 0)
  /// Of the latest move; of the landing before the first.
  var moveTime: UInt64
  var liftTime: UInt64 = 0
  var down = true

  // What happened in this step.
  var beganNow = true
  var movedNow = false
  var endedNow = false
  var cancelledNow = false

  // What the view knows.
  /// The view never hears of it (view.limits).
  var refused = false
  /// A gesture took it from its view, or the system did: nothing more of it.
  var taken = false
  var toldBegan = false
  var toldEnded = false
  var hasMoved = false

  var changedNow: Bool { beganNow || movedNow || endedNow || cancelledNow }
}

struct ModelRecognizer {
  var enabled = true
  var removed = false
  /// It goes to another view in this step.
  var isMoving = false
  var state = State.possible
  /// What it has earned and waits with; nil: nothing.
  var earned: State?
  /// With an earned Ended: Began comes before it.
  var earnedBeganToo = false
  /// In play (attempt.in-play).
  var inPlay = false
  /// The contacts of the attempt in the order of landing, lifted and ignored ones too.
  var touches: [Int] = []
  var ignored: Set<Int> = []
  /// Those of the attempt for which it has sent its latest record.
  var sentTouches: [Int] = []
  /// Its fingers of this step, or of the last one that had any.
  var fingers: [(place: Point, down: Bool, beganNow: Bool)] = []
  /// Where it ends, from when it has earned its end (record.late-location).
  var endPlace: Point?
  var deadline: UInt64 = never
  /// When the arena looks at it again (arena.lease, prevent.takeover).
  var wake: UInt64 = never
  /// When its timer fires: the earlier of the two.
  var due: UInt64 = never
  /// Number of the arming, for ties (time.timer-order).
  var arming = 0
  /// Whom it requires to fail in this attempt (require.next-attempt: changes count from the next one).
  var requirements: Set<Int> = []
  /// Those of them that are met for the rest of the attempt (require.settled-once).
  var settled: Set<Int> = []
  /// Those of them whose reset it has seen: a later attempt of theirs does not tie it (reset.tied).
  var untied: Set<Int> = []
  /// Those of them that had not failed in this attempt.
  var untiedUnsettled: Set<Int> = []
  /// The step since which it waits with what it has earned now; nil: it does not.
  var waitingSince: Int?
  /// It began, and may be withdrawn (prevent.provisional).
  var isProvisional = false
  /// The contacts with which it began provisionally.
  var basis: Set<Int> = []
  /// Another one of its arena was recognized in this attempt (arena.default-winner).
  var isBeaten = false
  /// Whom it may take over from, and until when (prevent.takeover).
  var rival: (other: Int, until: UInt64)?
  /// The test class's memory.
  var memory: [Double] = []
  /// The sketch's memory, if it is one.
  var sketch: Sketch?

  // This step.
  var wasActive = false
  var recognizedNow = false
  var beganWithoutTouch = false
  /// It waited at the end of an earlier step.
  var waitedBefore = false
  /// The actions of this step: the last transition (record.one-action).
  var actions: [State] = []

  /// An earned Ended is final (pending.final).
  var isFinal: Bool { state == .possible && earned == .ended }
  var attemptTouches: [Int] { touches.filter { !ignored.contains($0) } }
}

/// Two recognizers, in order.
struct Pair: Hashable {
  let first: Int
  let second: Int

  init(_ first: Int, _ second: Int) {
    self.first = first
    self.second = second
  }
}

struct Model {
  var world: World
  /// The recognizers in the fixed order: deepest view first, then the one added last first (step.fixed-order).
  var order: [Int]
  /// When each was added to its view.
  var added: [Int]
  /// The host's time, the only one that there is (time.host-clock).
  var now: UInt64 = 0
  var removedViews: Set<Int> = []
  /// When each view came to the front of its siblings.
  var raised: [Int]
  var recognizers: [ModelRecognizer] = []
  var touches: [ModelTouch] = []
  /// Static requirements: first waits, second must fail.
  var requirements: Set<Pair> = []
  var simultaneous: Set<Pair> = []
  /// First must not be recognized while second is; first may take over from second.
  var inactive: Set<Pair> = []
  var takeovers: Set<Pair> = []
  /// The host's word on prevention.
  var words: [Pair: Bool] = [:]
  /// Groups, the representative of each first.
  var groups: [[Int]] = []
  var armings = 0
  /// Counts the steps.
  var step = 0
  var output: [Output] = []
  /// Whether it counts how often each rule decided something.
  var isCounting = true
  /// How often each rule decided something (Survey.swift).
  var reached: [Rule: Int] = [:]

  init(_ world: World) {
    self.world = world
    added = Array(world.recognizers.indices)
    raised = Array(world.views.indices)
    order = world.order(added)
    for spec in world.recognizers {
      var recognizer = ModelRecognizer()
      recognizer.enabled = spec.enabled
      recognizer.memory = Setting.allCases.map { spec.numbers[$0] ?? $0.initial } + Work.allCases.map { _ in 0 }
      recognizer.sketch = spec.sketch.map { Sketch(name: $0, numbers: spec.sketchNumbers) }
      recognizers.append(recognizer)
    }
    for relation in world.relations { relate(relation) }
  }

  /// Who is in play though no finger is down, no time is awaited and nobody is active: it would take no further touch.
  /// A host's manual ones are left out, and with them who may be tied to them.
  var leftInPlay: Int? {
    if touches.contains(where: \.down) || recognizers.contains(where: { $0.due != never }) { return nil }
    let left = recognizers.indices.filter { recognizers[$0].inPlay && !recognizers[$0].removed }
    return left.contains { world.recognizers[$0].kind == .manual || recognizers[$0].state.isActive } ? nil : left.first
  }

  /// Runs the whole script.
  mutating func run() {
    for entry in world.script {
      apply(entry)
      output.append(standing(at: entry.time))
    }
  }

  /// One entry of the script: due timers first, each at its own time (time.own-step, host.step), then the entry.
  mutating func apply(_ entry: Entry) {
    if case .feed(let samples) = entry.what, !isValid(samples) {
      // Nothing of it is applied; that time has come is shown by the advance that follows each entry.
      note(.feedRefused)
      return fireTimers(until: entry.time)
    }
    if case .feed = entry.what { note(.timerAtSample, recognizers.filter { $0.deadline == entry.time }.count) }
    // Timers of the same time come first (time.timer-first).
    fireTimers(until: entry.time)
    now = entry.time
    switch entry.what {
    case .advance: break
    case .cancelAll:
      // Where none is down nothing happens: that is no step.
      let cancelled = touches.filter { $0.down }.map { Sample(touch: $0.id, phase: .cancelled, at: $0.place) }
      if !cancelled.isEmpty { feed(cancelled) }
    case .feed(let samples): feed(samples)
    case .enable(let index):
      if !recognizers[index].removed { recognizers[index].enabled = true }
    case .disable(let index): disable(index, forGood: true)
    case .abort(let index): disable(index, forGood: false)
    case .remove(let index): remove([index], view: nil)
    case .removeView(let view): removeView(view)
    case .setView(let index, let view): setView(index, view)
    case .setParent(let view, let parent): setParent(view, parent)
    case .propose(let index, let state): propose(index, state)
    case .relate(let relation): relate(relation)
    }
    // A deadline at or before the present fires as the next step, with the same time (time.past-deadline).
    fireTimers(until: entry.time)
  }

  func standing(at time: UInt64) -> Output {
    let letters = recognizers.map { recognizer in
      if recognizer.removed { return "-" }
      let fingers = recognizer.state.isTerminal ? 0 : recognizer.attemptTouches.filter { touches[$0].down }.count
      return Standing.letter(recognizer.state, earned: recognizer.earned) + "\(fingers)"
    }
    // How long the host may sleep (time.next-deadline).
    let next = recognizers.map { $0.due }.min() ?? never
    return Output(time: time, what: .standing(letters.joined(separator: " "), next: next))
  }

  /// Fires the timers that are due, the earliest first, ties by the order of arming (time.timer-order).
  mutating func fireTimers(until time: UInt64) {
    while let next = recognizers.indices.filter({ recognizers[$0].due <= time }).min(by: {
      (recognizers[$0].due, recognizers[$0].arming) < (recognizers[$1].due, recognizers[$1].arming)
    }) {
      now = max(now, recognizers[next].due)
      beginStep()
      // The arena's own look at it goes first, as a step without a class.
      let isWake = recognizers[next].wake <= now
      if isWake {
        recognizers[next].wake = nextTakeoverEnd(next)
      } else {
        recognizers[next].deadline = never
        recognizers[next].due = never
      }
      arm(next)
      finishStep(isWake ? [:] : deliver(timerOf: next))
    }
  }

  /// A feed is all or nothing: a contact that goes down twice, or moves or lifts without being down, or hits a view
  /// that is gone, refuses it (step.feed-whole).
  func isValid(_ samples: [Sample]) -> Bool {
    var down = Set(touches.filter { $0.down }.map { $0.id })
    for sample in samples {
      switch sample.phase {
      case .began:
        if let view = sample.view, view != rootView, removedViews.contains(view) { return false }
        if !down.insert(sample.touch).inserted { return false }
      case .moved:
        if !down.contains(sample.touch) { return false }
      case .ended, .cancelled:
        if down.remove(sample.touch) == nil { return false }
      }
    }
    return true
  }
}
