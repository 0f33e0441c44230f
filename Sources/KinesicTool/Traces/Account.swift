import CKinesic

/// All that a trace tells when it is played with explanations: who saw which touch, who decided what, and why.
struct Account {
  let trace: TraceFile
  let roster: Roster
  /// All records, in their order.
  let events: [Event]
  let touches: [Touch]
  let attempts: AttemptLog
  let answers: Answers
  /// When the recognizer was made; 0: it stood in the snapshot. When it was enabled or disabled by the host.
  let made: [kin_recognizer_id: UInt64]
  let switches: [(time: UInt64, recognizer: kin_recognizer_id, isOn: Bool)]
  /// Who was disabled at the beginning, and whose gesture was under way.
  let disabled: Set<kin_recognizer_id>
  let underWay: Set<kin_recognizer_id>
  /// The time of the engine at the end.
  let end: UInt64

  init(_ trace: TraceFile, plugins: [String]) throws {
    let player = try TracePlayer(trace, plugins: plugins)
    var log = TouchLog(begin: trace.info.begin_ns)
    var attempts = AttemptLog()
    var answers = Answers()
    var made: [kin_recognizer_id: UInt64] = [:]
    var switches: [(UInt64, kin_recognizer_id, Bool)] = []
    var disabled: Set<kin_recognizer_id>?
    var underWay: Set<kin_recognizer_id> = []
    player.onAnswer = { answers.add($0) }
    player.onStep = { [unowned player] in attempts.look(player.roster.recognizers, at: $0, player.engine) }
    player.onEvent = { log.learn(from: $0) }
    player.onCall = { [unowned player] call in
      for recognizer in player.roster.recognizers where made[recognizer.id] == nil {
        made[recognizer.id] = disabled == nil ? 0 : call.time_ns
      }
      if disabled == nil {
        disabled = Set(player.roster.recognizers.filter { $0.numbers["enabled"] == 0 }.map(\.id))
        underWay = Set(player.roster.recognizers.map(\.id).filter { AttemptLog.isUnderWay($0, player.engine) })
        log.begin(with: player.roster.recognizers, player.roster, player.engine)
        attempts.look(player.roster.recognizers, at: trace.info.begin_ns, player.engine)
      }
      let edits = player.callsInCallbacks[call.index &- 1] ?? []
      for edit in edits where edit.operation == KIN_OPERATION_SET_ENABLED {
        switches.append((now(player.engine), edit.target, edit.number != 0))
      }
      if Int(call.operation) == KIN_OPERATION_SET_ENABLED { switches.append((call.time_ns, call.target, call.number != 0)) }
      if Int(call.operation) == KIN_OPERATION_CANCEL_TOUCHES { log.cancelAll(at: call.time_ns) }
      for sample in call.touchSamples { log.add(sample, player.engine) }
      return true
    }
    try player.play(flags: KIN_REPLAY_EXPLAIN)
    (self.trace, roster, events) = (trace, player.roster, player.events)
    (touches, self.attempts, self.answers, self.made, self.switches) = (log.touches, attempts, answers, made, switches)
    (self.disabled, self.underWay, end) = (disabled ?? [], underWay, player.report.end_ns)
  }

  /// When each attempt of a recognizer began.
  func attemptStarts(of recognizer: kin_recognizer_id) -> [UInt64] {
    attempts.starts(of: recognizer, events.filter { $0.record.recognizer == recognizer })
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

  /// The landing with which the attempt of a recognizer began in which it stands at `time`: the first after its latest
  /// end before.
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
