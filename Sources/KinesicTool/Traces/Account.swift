import CKinesic

/// All that a trace tells when it is played with explanations: who saw which touch, who decided what, and why.
struct Account {
  /// A contact from its landing on.
  struct Touch {
    let id: UInt64
    let down: UInt64
    let type: kin_touch_type
    /// The view that it hit.
    let view: kin_view_id
    /// Nil while it is down.
    var up: UInt64?
    /// Landing and moves, in window units.
    var points: [(time: UInt64, x: Double, y: Double)]
  }

  let trace: TraceFile
  let roster: Roster
  /// Gestures and decisions, in their order.
  let events: [Event]
  let touches: [Touch]
  let answers: Answers
  /// When the recognizer was made; 0: it stood in the snapshot. When it was enabled or disabled by the host.
  let made: [kin_recognizer_id: UInt64]
  let switches: [(time: UInt64, recognizer: kin_recognizer_id, isOn: Bool)]
  /// Who was disabled at the beginning.
  let disabled: Set<kin_recognizer_id>
  /// The time of the engine at the end.
  let end: UInt64

  init(_ trace: TraceFile, plugins: [String]) throws {
    let player = try TracePlayer(trace, plugins: plugins)
    var log = TouchLog()
    var answers = Answers()
    var made: [kin_recognizer_id: UInt64] = [:]
    var switches: [(UInt64, kin_recognizer_id, Bool)] = []
    var disabled: Set<kin_recognizer_id>?
    player.onAnswer = { answers.add($0) }
    player.onCall = { [unowned player] call in
      for recognizer in player.roster.recognizers where made[recognizer.id] == nil {
        made[recognizer.id] = disabled == nil ? 0 : call.time_ns
      }
      if disabled == nil { disabled = Set(player.roster.recognizers.filter { $0.numbers["enabled"] == 0 }.map(\.id)) }
      if Int(call.operation) == KIN_OPERATION_SET_ENABLED { switches.append((call.time_ns, call.target, call.number != 0)) }
      if Int(call.operation) == KIN_OPERATION_CANCEL_TOUCHES { log.cancelAll(at: call.time_ns) }
      for sample in call.touchSamples { log.add(sample, player.engine) }
      return true
    }
    try player.play(flags: KIN_REPLAY_EXPLAIN)
    (self.trace, roster, events) = (trace, player.roster, player.events.filter { !$0.isViewTouch })
    (touches, self.answers, self.made, self.switches) = (log.touches, answers, made, switches)
    (self.disabled, end) = (disabled ?? [], player.report.end_ns)
  }

  /// Whether the host had it enabled.
  func isEnabled(_ recognizer: kin_recognizer_id, at time: UInt64) -> Bool {
    switches.last { $0.recognizer == recognizer && $0.time <= time }?.isOn ?? !disabled.contains(recognizer)
  }

  /// When each run of touches begins: a finger lands while no other is down.
  var sequences: [UInt64] {
    var begins: [UInt64] = []
    var latest: UInt64 = 0
    for touch in touches.sorted(by: { $0.down < $1.down }) {
      if begins.isEmpty || touch.down >= latest { begins.append(touch.down) }
      latest = max(latest, touch.up ?? .max)
    }
    return begins
  }

  /// The landing with which the attempt of a recognizer began in which it stands at `time`: the first after its latest end before.
  func attemptBegin(of recognizer: kin_recognizer_id, before time: UInt64) -> UInt64 {
    let view = roster.recognizer(recognizer)?.view ?? 0
    let landings = touches.filter { $0.down <= time && roster.isView($0.view, below: view) }.map(\.down)
    let closed = events.last { $0.record.recognizer == recognizer && $0.closesAttempt && $0.record.time_ns < time }?.record.time_ns
    guard let closed else { return landings.min() ?? time }
    return landings.filter { $0 > closed }.min() ?? landings.max() ?? time
  }

  /// The touches that a recognizer's view sees from one time to another.
  func touches(of recognizer: kin_recognizer_id, from: UInt64, to: UInt64) -> [Touch] {
    let view = roster.recognizer(recognizer)?.view ?? 0
    return touches.filter { $0.down >= from && $0.down <= to && roster.isView($0.view, below: view) }
  }
}

/// Follows contacts through feeds.
private struct TouchLog {
  private(set) var touches: [Account.Touch] = []
  private var places: [UInt64: Int] = [:]

  /// The engine has not been fed with it yet: the hit test is that of the landing.
  mutating func add(_ sample: kin_touch_sample, _ engine: OpaquePointer) {
    switch Int(sample.phase) {
    case KIN_PHASE_BEGAN:
      var view = sample.view
      if view == 0 { kin_view_hit_test(engine, sample.x, sample.y, &view) }
      places[sample.touch] = touches.count
      touches.append(
        Account.Touch(
          id: sample.touch, down: sample.time_ns, type: sample.type, view: view, up: nil, points: [(sample.time_ns, sample.x, sample.y)]))
    case KIN_PHASE_MOVED, KIN_PHASE_ENDED, KIN_PHASE_CANCELLED:
      guard let place = places[sample.touch] else { return }
      touches[place].points.append((sample.time_ns, sample.x, sample.y))
      if Int(sample.phase) != KIN_PHASE_MOVED { lift(sample.touch, at: sample.time_ns) }
    default: break
    }
  }

  mutating func cancelAll(at time: UInt64) { for touch in places.keys { lift(touch, at: time) } }

  private mutating func lift(_ touch: UInt64, at time: UInt64) {
    if let place = places.removeValue(forKey: touch) { touches[place].up = time }
  }
}
