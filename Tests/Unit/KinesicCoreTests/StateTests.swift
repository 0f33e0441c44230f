import Testing

@testable import KinesicCore

@Suite("The table of legal transitions")
struct StateTests {
  private let all: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]

  @Test("Possible: failed and cancelled fail, ended, began and changed want to leave, possible is a no-op")
  func possible() {
    #expect(State.possible.verdict(on: .possible) == .stay)
    #expect(State.possible.verdict(on: .failed) == .fail)
    #expect(State.possible.verdict(on: .cancelled) == .fail)
    #expect(State.possible.verdict(on: .ended) == .leave(.ended, isCoerced: false))
    #expect(State.possible.verdict(on: .began) == .leave(.began, isCoerced: false))
    #expect(State.possible.verdict(on: .changed) == .leave(.began, isCoerced: true))
  }

  @Test("Active: changed, ended and cancelled are legal, failed is coerced to cancelled", arguments: [State.began, .changed])
  func active(_ state: State) {
    #expect(state.verdict(on: .changed) == .go(.changed, isCoerced: false))
    #expect(state.verdict(on: .ended) == .go(.ended, isCoerced: false))
    #expect(state.verdict(on: .cancelled) == .go(.cancelled, isCoerced: false))
    #expect(state.verdict(on: .failed) == .go(.cancelled, isCoerced: true))
    #expect(state.verdict(on: .possible) == .refuse)
  }

  @Test("Began again is a no-op in Began and refused in Changed")
  func beganAgain() {
    #expect(State.began.verdict(on: .began) == .stay)
    #expect(State.changed.verdict(on: .began) == .refuse)
  }

  @Test("A terminal state takes nothing", arguments: [State.ended, .cancelled, .failed])
  func terminal(_ state: State) {
    for proposal in all { #expect(state.verdict(on: proposal) == .refuse) }
  }
}
