import CKinesic
import Foundation

/// The engine with one world in it, played from its beginning again and again: after each path everything lifts, and
/// it must be as it was.
final class Rig {
  private let run: EngineRun
  let space: Space
  /// The engine's time at which the present path began: paths count from 0.
  private var base: UInt64 = 0
  private(set) var now: UInt64 = 0

  init(_ space: Space, explains: Bool = false) {
    self.space = space
    run = EngineRun(space.world, .plain, explains: explains, fingers: UInt32(space.landings + 1))
    run.start()
    begin()
  }

  var fault: String? { run.fault }
  /// With `explains`: what the engine said.
  var story: [String] { run.story }

  /// A path begins here.
  func begin() {
    base += now
    now = 0
  }

  /// All that can influence what comes; nil: the library was not built to tell.
  static let stateKey: (@convention(c) (OpaquePointer?) -> UInt64)? = {
    guard let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "kin_checks_state_key") else { return nil }
    return unsafeBitCast(symbol, to: (@convention(c) (OpaquePointer?) -> UInt64).self)
  }()

  var key: UInt64 { Rig.stateKey?(run.engine) ?? 0 }

  /// The next timer, counted from the path's beginning; `never`: none.
  var nextTimer: UInt64 {
    var next = never
    run.expect(kin_engine_next_deadline(run.engine, &next), "next deadline")
    return next == never ? never : next - base
  }

  /// Makes a move. `number` is its place in the path.
  func perform(_ move: Move, number: Int, _ situation: Situation) -> Entry {
    if move == .timer { now = nextTimer }
    let entry = space.entry(move, at: now, number: number, situation)
    run.perform(Entry(time: base + now, what: entry.what))
    return entry
  }

  /// What came since it was last asked, and how things stand.
  func takeOutput() -> [Output] {
    run.collect()
    run.expect(kin_engine_check_invariants(run.engine), "invariants")
    run.noteStanding(at: base + now)
    return run.takeOutput().map { $0.earlier(by: base) }
  }

  /// Throws away what came.
  func dropOutput() {
    var events: UnsafePointer<kin_event>?
    var count: UInt32 = 0
    run.expect(kin_engine_poll(run.engine, &events, &count), "poll")
  }

  /// Whether nobody is anything but Possible, and no timer is set.
  var isAtRest: Bool {
    for id in run.recognizers {
      var state: kin_state = 0
      var pending: kin_state = 0
      guard kin_recognizer_get_state(run.engine, id, &state) == KIN_OK else { continue }
      run.expect(kin_recognizer_get_pending_state(run.engine, id, &pending), "pending state")
      if state != KIN_STATE_POSSIBLE || pending != KIN_STATE_POSSIBLE { return false }
    }
    return nextTimer == never
  }
}

extension Output {
  fileprivate func earlier(by base: UInt64) -> Output {
    if base == 0 { return self }
    switch what {
    case .gesture: return Output(time: time - base, what: what)
    case .touch(let view, let phase, let touch, let touchTime, let at):
      return Output(time: time - base, what: .touch(view: view, phase: phase, touch: touch, touchTime: touchTime - base, at: at))
    case .standing(let letters, let next):
      return Output(time: time - base, what: .standing(letters, next: next == never ? never : next - base))
    }
  }
}
