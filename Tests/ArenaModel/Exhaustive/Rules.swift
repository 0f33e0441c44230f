/// Of related recognizers that shut each other out, one wins. Taken from what was sent and how things stand, not from
/// the arena's ways.
struct Winners {
  private var model: Model
  /// Active before the step.
  private let earlier: [Int]
  /// Recognized in it.
  private let newcomers: [Int]

  init(_ model: Model, before: [State], _ output: [Output]) {
    self.model = model
    earlier = before.indices.filter { before[$0].isActive }
    var found: [Int] = []
    for event in output {
      guard case .gesture(let index, let state, _) = event.what, state == .began || state == .ended else { continue }
      if !before[index].isActive && !found.contains(index) { found.append(index) }
    }
    newcomers = found
    // What was reset in the step met others with the touches for which it sent its latest record.
    for index in earlier + found where model.recognizers[index].touches.isEmpty {
      self.model.recognizers[index].touches = model.recognizers[index].sentTouches
    }
  }

  var sentence: String? {
    for winner in newcomers {
      for other in earlier where model.wouldPrevent(other, winner) {
        return "r\(winner) was recognized, and r\(other), which shuts it out, was active"
      }
      for other in newcomers where other != winner && model.wouldPrevent(other, winner) && model.wouldPrevent(winner, other) {
        return "r\(winner) and r\(other) shut each other out, and both were recognized in one step"
      }
    }
    return nil
  }
}

/// Nobody waits for ever.
extension Rig {
  /// Lifts all fingers and lets time pass, while nobody decides anything: what is wrong, if the engine is not as it
  /// was made then.
  func letGo(after step: PathStep, rest: UInt64) -> String? {
    var situation = step.situation.after(step.move)
    func make(_ move: Move) {
      Oracle.shared.begin()
      _ = perform(move, number: 0, situation)
      situation = situation.after(move)
      dropOutput()
    }
    if situation.down != 0 { make(.upAll) }
    var rounds = 0
    while nextTimer != never, rounds < 32 {
      make(.timer)
      rounds += 1
    }
    for index in space.world.recognizers.indices where situation.disabled & 1 << UInt64(index) != 0 { make(.enable(index)) }
    if let fault { return "when all has lifted: " + fault }
    if !isAtRest { return "somebody waits for ever: all fingers are up, no timer is set" }
    return situation.removed == 0 && key != rest ? "something is left behind when all has lifted and everybody is Possible" : nil
  }
}
