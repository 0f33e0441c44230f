import Testing

@testable import KinesicCore

@Suite("The table of legal transitions")
struct StateTests {
  private let all: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]

  @Test("Possible: failed and cancelled fail, ended, began and changed want to leave, possible is a no-op")
  func possible() {
    #expect(State.possible.verdict(on: .possible) == .unchanged)
    #expect(State.possible.verdict(on: .failed) == .fail)
    #expect(State.possible.verdict(on: .cancelled) == .fail)
    #expect(State.possible.verdict(on: .ended) == .leavePossible(.ended, isCoerced: false))
    #expect(State.possible.verdict(on: .began) == .leavePossible(.began, isCoerced: false))
    #expect(State.possible.verdict(on: .changed) == .leavePossible(.began, isCoerced: true))
  }

  @Test("Active: changed, ended and cancelled are legal, failed is coerced to cancelled", arguments: [State.began, .changed])
  func active(_ state: State) {
    #expect(state.verdict(on: .changed) == .transition(.changed, isCoerced: false))
    #expect(state.verdict(on: .ended) == .transition(.ended, isCoerced: false))
    #expect(state.verdict(on: .cancelled) == .transition(.cancelled, isCoerced: false))
    #expect(state.verdict(on: .failed) == .transition(.cancelled, isCoerced: true))
    #expect(state.verdict(on: .possible) == .illegal)
  }

  @Test("Began again is a no-op in Began and refused in Changed")
  func beganAgain() {
    #expect(State.began.verdict(on: .began) == .unchanged)
    #expect(State.changed.verdict(on: .began) == .illegal)
  }

  @Test("A terminal state takes nothing", arguments: [State.ended, .cancelled, .failed])
  func terminal(_ state: State) {
    for proposal in all { #expect(state.verdict(on: proposal) == .illegal) }
  }
}
