import CKinesic
import Testing

@testable import KinesicCore

@Suite("Who is stepped, and what a step amounts to")
struct OutcomeTests {
  /// An instance of a class without bytes of its own, ready for a step.
  private func instance() -> Instance {
    let instance = Instance(kin_recognizer_class(), reportCapacity: 0)
    instance.request.deadline_ns = .max
    instance.request.x = .nan
    instance.request.y = .nan
    return instance
  }

  @Test("An undecided one waits or fails, and asks for time or to be spared moves at most")
  func undecided() {
    let instance = instance()
    defer { instance.free() }
    #expect(instance.outcome(of: State.possible.rawValue, .possible) == .stillPossible)
    #expect(instance.outcome(of: State.failed.rawValue, .possible) == .failed)
    instance.request.deadline_ns = 5
    instance.request.flags = UInt32(KIN_REQUEST_SKIP_MOVES)
    #expect(instance.outcome(of: State.possible.rawValue, .possible) == .stillPossible)
    for state in [State.began, .changed, .ended, .cancelled] { #expect(instance.outcome(of: state.rawValue, .possible) == .needsFullCheck) }
    #expect(instance.outcome(of: 17, .possible) == .needsFullCheck)
  }

  @Test("An active one goes on with finite numbers; any other state is looked at part by part")
  func active() {
    let instance = instance()
    defer { instance.free() }
    for state in [State.began, .changed] { #expect(instance.outcome(of: state.rawValue, state) == .stillActive) }
    #expect(instance.outcome(of: State.changed.rawValue, .began) == .needsFullCheck)
    #expect(instance.outcome(of: State.ended.rawValue, .changed) == .needsFullCheck)
    instance[value: 3] = .infinity
    #expect(instance.outcome(of: State.changed.rawValue, .changed) == .needsFullCheck)
  }

  @Test("What is ignored, flagged or reported is looked at part by part")
  func requests() {
    let instance = instance()
    defer { instance.free() }
    instance.request.ignore.1 = 1
    #expect(instance.outcome(of: State.possible.rawValue, .possible) == .needsFullCheck)
    instance.clearRequest()
    instance.request.flags = UInt32(KIN_REQUEST_CHANGED)
    #expect(instance.outcome(of: State.changed.rawValue, .changed) == .needsFullCheck)
    let reporting = Instance(kin_recognizer_class(), reportCapacity: 2)
    defer { reporting.free() }
    #expect(reporting.outcome(of: State.possible.rawValue, .possible) == .needsFullCheck)
  }

  @Test("Requests differ by the deadline and by whether moves are skipped")
  func wakeupRequests() {
    let instance = instance()
    defer { instance.free() }
    let before = instance.wakeupRequest
    #expect(!(instance.wakeupRequest != before) && !before.skipsMoves)
    instance.request.flags = UInt32(KIN_REQUEST_SKIP_MOVES | KIN_REQUEST_BEGAN)
    #expect(instance.wakeupRequest != before && instance.wakeupRequest.skipsMoves)
    instance.request.flags = 0
    instance.request.deadline_ns = 7
    #expect(instance.wakeupRequest != before)
  }

  @Test("Who is stepped for a contact's moves is known for one version of the subscriptions")
  func movers() {
    var movers = MoveSubscribers(contacts: 2)
    let isMade = movers.isCurrent(1, 4)
    movers.set(1, 4, 0b101, .list)
    let current = [movers.isCurrent(1, 4), movers.isCurrent(1, 5), movers.isCurrent(0, 4)]
    let bits = [movers.bits(of: 1), movers.bits(of: 0)]
    #expect(!isMade && current == [true, false, false] && bits == [0b101, 0])
  }
}
