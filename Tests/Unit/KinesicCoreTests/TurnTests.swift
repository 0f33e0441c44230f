import Testing

@testable import KinesicCore

@Suite("Whose turn it is at an engine")
struct TurnTests {
  @Test("A free turn is taken, and free again when it is ended")
  func taking() {
    let turn = Turn()
    #expect(turn.take(1) == .taken)
    turn.end()
    #expect(turn.take(2) == .taken)
  }

  @Test("The thread that has it has it again, any other is refused, whatever it tries meanwhile")
  func holding() {
    let turn = Turn()
    #expect(turn.take(1) == .taken)
    #expect(turn.take(1) == .alreadyHeld)
    #expect(turn.take(2) == .refused)
    #expect(turn.take(2) == .refused)
    #expect(turn.take(1) == .alreadyHeld)
    turn.end()
    #expect(turn.take(2) == .taken)
  }

  @Test("The latest refused thread is known until it fails at something else")
  func refusals() {
    let turn = Turn()
    #expect(refused(turn) == [])
    turn.noteRefusal(of: 2)
    turn.forgetRefusal(of: 1)
    #expect(refused(turn) == [2])
    turn.noteRefusal(of: 3)
    #expect(refused(turn) == [3])
    turn.forgetRefusal(of: 3)
    #expect(refused(turn) == [])
  }

  private func refused(_ turn: borrowing Turn) -> [UInt] {
    var found: [UInt] = []
    for thread: UInt in 1...3 where turn.wasRefused(thread) { found.append(thread) }
    return found
  }
}
