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
    #expect(instance.outcome(of: State.possible.rawValue, .possible) == .waits)
    #expect(instance.outcome(of: State.failed.rawValue, .possible) == .fails)
    instance.request.deadline_ns = 5
    instance.request.flags = UInt32(KIN_REQUEST_SKIP_MOVES)
    #expect(instance.outcome(of: State.possible.rawValue, .possible) == .waits)
    for state in [State.began, .changed, .ended, .cancelled] { #expect(instance.outcome(of: state.rawValue, .possible) == .other) }
    #expect(instance.outcome(of: 17, .possible) == .other)
  }

  @Test("An active one goes on with finite numbers; any other state is looked at part by part")
  func active() {
    let instance = instance()
    defer { instance.free() }
    for state in [State.began, .changed] { #expect(instance.outcome(of: state.rawValue, state) == .goesOn) }
    #expect(instance.outcome(of: State.changed.rawValue, .began) == .other)
    #expect(instance.outcome(of: State.ended.rawValue, .changed) == .other)
    instance[value: 3] = .infinity
    #expect(instance.outcome(of: State.changed.rawValue, .changed) == .other)
  }

  @Test("What is ignored, flagged or reported is looked at part by part")
  func requests() {
    let instance = instance()
    defer { instance.free() }
    instance.request.ignore.1 = 1
    #expect(instance.outcome(of: State.possible.rawValue, .possible) == .other)
    instance.clearRequest()
    instance.request.flags = UInt32(KIN_REQUEST_CHANGED)
    #expect(instance.outcome(of: State.changed.rawValue, .changed) == .other)
    let reporting = Instance(kin_recognizer_class(), reportCapacity: 2)
    defer { reporting.free() }
    #expect(reporting.outcome(of: State.possible.rawValue, .possible) == .other)
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

  @Test("A row has room for eight, and holds for one audience")
  func movers() {
    var movers = Movers(contacts: 2)
    let isMade = movers.isCurrent(1, 4)
    movers.begin(1, 4)
    for i in 0..<Movers.width {
      let isListed = movers.append(10 + i, to: 1)
      #expect(isListed)
    }
    let hasRoom = movers.append(99, to: 1)
    movers.end(1, .several)
    let current = [movers.isCurrent(1, 4), movers.isCurrent(1, 5), movers.isCurrent(0, 4)]
    let row = (0..<movers.count(of: 1)).map { movers[1, $0] }
    let others = movers.count(of: 0)
    #expect(!isMade && !hasRoom && current == [true, false, false])
    #expect(row == Array(10...17) && others == 0)
  }
}
