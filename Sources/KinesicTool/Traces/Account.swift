import CKinesic

/// All that a trace tells when it is played with explanations: who saw which touch, who decided what, and why.
struct Account {
  let trace: TraceFile
  let roster: Roster
  /// All records, in their order.
  let events: [Event]
  let touches: [Touch]
  let attempts: AttemptLog
  /// The engine's numbers of the contacts that a recognizer did not take.
  let declined: [kin_recognizer_id: Set<UInt64>]
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
    var made: [kin_recognizer_id: UInt64] = [:]
    var switches: [(UInt64, kin_recognizer_id, Bool)] = []
    var disabled: Set<kin_recognizer_id>?
    var underWay: Set<kin_recognizer_id> = []
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
    (touches, self.attempts, self.made, self.switches) = (log.touches, attempts, made, switches)
    let refusals = Dictionary(grouping: player.events.filter(\.isRefusal), by: \.record.recognizer)
    declined = refusals.mapValues { Set($0.map(\.record.contact)) }
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

  /// The touches of each run: from a finger that lands while no other is down to the next such one.
  var runs: [[Touch]] {
    var runs: [[Touch]] = []
    var latest: UInt64 = 0
    for touch in touches.sorted(by: { $0.down < $1.down }) {
      if runs.isEmpty || touch.down >= latest { runs.append([]) }
      runs[runs.count - 1].append(touch)
      latest = max(latest, touch.up ?? .max)
    }
    return runs
  }

  /// The touches that are down at a time; if none is, those that landed last before it.
  func touches(at time: UInt64) -> [Touch] {
    let down = touches.filter { $0.down <= time && ($0.up ?? .max) > time }
    if !down.isEmpty { return down }
    let last = touches.map(\.down).filter { $0 <= time }.max()
    return touches.filter { $0.down == last }
  }
}
