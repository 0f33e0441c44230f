import CKinesic
import KinesicCore
import Testing

/// Several pans under one finger: what decides among those that are ready in one step.
@Suite("Who is recognized of those ready in one step")
struct ArenaTests {
  /// Pans on one view with these thresholds, in the order of adding; a finger lands and moves 40 to the right in one
  /// step.
  private func winners(_ thresholds: [Double], tieBreak: Int) -> [Int] {
    let world = World(tieBreak: tieBreak)
    let pans = thresholds.map { threshold in
      let pan = world.add("pan")
      #expect(kin_recognizer_set_number(world.engine, pan, "threshold", threshold) == 0)
      return pan
    }
    world.feed(0, KIN_PHASE_BEGAN, 1, 0, 0)
    world.feed(0.01, KIN_PHASE_MOVED, 1, 40, 0)
    return world.poll().compactMap { pans.firstIndex(of: $0.recognizer) }
  }

  @Test(
    "By crossing the threshold that was reached first wins, wherever it stands",
    arguments: [([10, 20, 30.0], 0), ([20, 10, 30], 1), ([30, 20, 10], 2), ([30, 10, 20], 1), ([10, 30, 20], 0)])
  func crossing(_ thresholds: [Double], _ winner: Int) {
    #expect(winners(thresholds, tieBreak: KIN_TIE_BREAK_CROSSING) == [winner])
    #expect(winners(thresholds, tieBreak: KIN_TIE_BREAK_DEPTH) == [thresholds.count - 1])
  }

  @Test("By crossing, of two that cross at one place the one added last wins")
  func equalCrossing() {
    #expect(winners([20, 10, 10], tieBreak: KIN_TIE_BREAK_CROSSING) == [2])
    #expect(winners([10, 10, 20], tieBreak: KIN_TIE_BREAK_CROSSING) == [1])
  }

  /// Pans of which each may not prevent those named beside it; a finger moves in one step. Who begins.
  private func begun(_ mayNotPrevent: [[Int]]) -> [Int] {
    let world = World()
    let pans = mayNotPrevent.map { _ in world.add("pan") }
    for (pan, others) in zip(pans, mayNotPrevent) {
      for other in others { #expect(kin_recognizer_set_prevention(world.engine, pan, pans[other], false) == 0) }
    }
    world.feed(0, KIN_PHASE_BEGAN, 1, 0, 0)
    world.feed(0.01, KIN_PHASE_MOVED, 1, 40, 0)
    return world.poll().compactMap { pans.firstIndex(of: $0.recognizer) }.sorted()
  }

  @Test("One that may not prevent another steps back behind it, and is then shut out")
  func stepsBack() {
    #expect(begun([[], []]) == [1])
    #expect(begun([[], [0]]) == [0])
    #expect(begun([[], [], [0]]) == [1])
    #expect(begun([[], [], [0, 1]]) == [1])
    #expect(begun([[], [], [1]]) == [1])
    #expect(begun([[], [0], [1]]) == [0])
  }

  @Test("In a circle of such nobody steps back: the order decides")
  func circle() {
    // 2 goes first and shuts out 1; it may not prevent 0, which then goes too.
    #expect(begun([[1], [2], [0]]) == [0, 2])
    // The circle of 1, 2 and 3 steps back behind 0 as a whole.
    #expect(begun([[], [0, 2], [0, 3], [0, 1]]) == [0])
  }

  /// Those about states: not that a new finger was for one that takes none.
  private func decisions(_ world: World) -> [kin_event] {
    world.poll().filter { $0.type == KIN_EVENT_DECISION && $0.reason != KIN_REASON_TOUCHES_FILTERED }
  }

  @Test("Explained: one record for each wait, however many steps it lasts, and one when it ends")
  func explainsWaits() {
    let world = World()
    #expect(kin_engine_set_explain(world.engine, true) == 0)
    let single = world.add("tap")
    let double = world.add("tap")
    let triple = world.add("tap")
    for (tap, taps) in [(double, 2.0), (triple, 3)] { #expect(kin_recognizer_set_number(world.engine, tap, "taps_required", taps) == 0) }
    #expect(kin_recognizer_require_failure(world.engine, single, double) == 0)
    #expect(kin_recognizer_require_failure(world.engine, double, triple) == 0)
    world.feed(0, KIN_PHASE_BEGAN, 1, 10, 10)
    #expect(decisions(world).isEmpty)
    world.feed(0.05, KIN_PHASE_ENDED, 1, 10, 10)
    let first = decisions(world)
    #expect(
      first.map(\.recognizer) == [single] && first.map(\.other) == [double] && first.map(\.reason) == [kin_reason(KIN_REASON_WAITING_FOR)])
    for (index, phase) in [KIN_PHASE_BEGAN, KIN_PHASE_ENDED].enumerated() { world.feed(0.1 + 0.05 * Double(index), phase, 2, 10, 10) }
    let second = decisions(world)
    #expect(second.map(\.recognizer) == [double] && second.map(\.other) == [triple])
    _ = kin_engine_advance(world.engine, 2_000_000_000)
    let last = decisions(world)
    #expect(last.map(\.recognizer) == [triple, double, single])
    #expect(last.map { Int($0.reason) } == [KIN_REASON_OWN_RULE, KIN_REASON_OWN_RULE, KIN_REASON_REQUIRED_RECOGNIZED])
    #expect(last.map(\.other) == [0, 0, double])
    #expect(last.map { Int($0.state) } == [KIN_STATE_FAILED, KIN_STATE_ENDED, KIN_STATE_ENDED])
    // The next attempt waits anew.
    world.feed(3, KIN_PHASE_BEGAN, 3, 10, 10)
    world.feed(3.05, KIN_PHASE_ENDED, 3, 10, 10)
    #expect(decisions(world).map(\.recognizer) == [single])
  }

  @Test("Explained: what was asked for: Began where it moved on while it waited, Failed where nothing was earned")
  func explainsAsked() {
    let world = World()
    #expect(kin_engine_set_explain(world.engine, true) == 0)
    let pan = world.add("pan")
    let hold = world.add("long_press")
    #expect(kin_recognizer_require_failure(world.engine, pan, hold) == 0)
    #expect(kin_recognizer_set_number(world.engine, hold, "allowable_movement", 30) == 0)
    world.feed(0, KIN_PHASE_BEGAN, 1, 0, 0)
    for x in [15.0, 20, 40] { world.feed(x / 1000, KIN_PHASE_MOVED, 1, x, 0) }
    let told = decisions(world)
    #expect(told.map(\.recognizer) == [pan, hold, pan])
    #expect(told.map { Int($0.reason) } == [KIN_REASON_WAITING_FOR, KIN_REASON_OWN_RULE, KIN_REASON_OWN_RULE])
    #expect(told.map { Int($0.state) } == [KIN_STATE_BEGAN, KIN_STATE_FAILED, KIN_STATE_BEGAN])
    #expect(told.allSatisfy { Int($0.from) == KIN_STATE_POSSIBLE })
  }

  @Test("An action tells the state before it: of a gesture that ends, is aborted, or fails its class's rule while under way")
  func statesBefore() {
    let world = World()
    let pan = world.add("pan")
    world.feed(0, KIN_PHASE_BEGAN, 1, 0, 0)
    for x in [15.0, 20, 40] { world.feed(x / 1000, KIN_PHASE_MOVED, 1, x, 0) }
    world.feed(0.05, KIN_PHASE_ENDED, 1, 40, 0)
    world.feed(1, KIN_PHASE_BEGAN, 2, 0, 0)
    world.feed(1.01, KIN_PHASE_MOVED, 2, 15, 0)
    #expect(kin_recognizer_abort(world.engine, pan) == 0)
    let events = world.poll()
    #expect(states(events) == [1, 2, 2, 3, 1, 4])
    #expect(events.map { Int($0.from) } == [0, 1, 2, 2, 0, 1])
  }
}
