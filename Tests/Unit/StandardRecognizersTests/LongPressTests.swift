import Testing

@testable import KinesicPlugin
@testable import StandardRecognizers

@Suite("Long press")
struct LongPressTests {
  @Test("It begins by its timer, changes with moves, ends with the lift, and tells its duration")
  func life() {
    let hold = Driver("long_press")
    hold.at(0) { hold.down(1, 0, 0) }
    hold.at(0.499_999_999)
    #expect(hold.story == "")
    hold.at(0.5)
    #expect(hold.story == "began")
    #expect(hold.last("duration") == 0.5)
    hold.at(0.75) { hold.move(1, 300, 0) }
    #expect(hold.last("duration") == 0.75)
    hold.at(1) { hold.up(1) }
    #expect(hold.story == "began changed ended")
    #expect(hold.last("duration") == 1)
  }

  @Test("Before it begins a finger may move 10 units, not more", arguments: [(10.0, "began"), (10.01, "")])
  func slop(_ distance: Double, _ story: String) {
    let hold = Driver("long_press")
    hold.at(0) { hold.down(1, 0, 0) }
    hold.at(0.1) { hold.move(1, 0, distance) }
    hold.at(0.6)
    #expect(hold.story == story)
    #expect(hold.reason == (story.isEmpty ? "moved too far" : ""))
  }

  @Test("Each finger has its own slop")
  func ownSlop() {
    let hold = Driver("long_press", ["touches_required": 2])
    hold.at(0) {
      hold.down(1, 0, 0)
      hold.down(2, 100, 0)
    }
    hold.at(0.1) { hold.move(1, 10, 0) }
    hold.at(0.2) { hold.move(2, 90, 0) }
    #expect(hold.reason == "")
    hold.at(0.3) { hold.move(2, 89, 0) }
    #expect(hold.reason == "moved too far")
  }

  @Test("The time runs from the landing of the last required finger")
  func lastFinger() {
    let hold = Driver("long_press", ["touches_required": 2])
    hold.at(0) { hold.down(1, 0, 0) }
    hold.at(3) { hold.down(2, 100, 0) }
    hold.at(3.499)
    #expect(hold.story == "")
    hold.at(3.5)
    #expect(hold.story == "began")
    #expect(hold.last("duration") == 0.5)
  }

  @Test("A lift before, one finger of two or the only one, fails it", arguments: [1, 2])
  func early(_ touches: Int) {
    let hold = Driver("long_press", ["touches_required": Double(touches)])
    hold.at(0) { for i in 0..<touches { hold.down(UInt64(i), Double(i) * 50, 0) } }
    hold.at(0.4) { hold.up(0) }
    #expect(hold.reason == "lifted too early")
    #expect(hold.outcome == State.failed)
  }

  @Test("A finger too many fails it before it begins")
  func tooMany() {
    let hold = Driver("long_press")
    hold.at(0) { hold.down(1, 0, 0) }
    hold.at(0.4) { hold.down(2, 0, 0) }
    #expect(hold.reason == "too many touches")
  }

  @Test("Once begun it ignores extra fingers and ends when any of its own lifts")
  func extra() {
    let hold = Driver("long_press", ["touches_required": 2])
    hold.at(0) {
      hold.down(1, 0, 0)
      hold.down(2, 50, 0)
    }
    hold.at(0.6) { hold.down(3, 100, 100) }
    #expect(hold.ignored == [3])
    hold.at(0.7) { hold.up(3) }
    #expect(hold.story == "began")
    hold.at(0.8) { hold.up(1) }
    #expect(hold.story == "began ended")
  }

  @Test("An extra finger that comes and goes in one feed does not end it")
  func extraFlash() {
    let hold = Driver("long_press")
    hold.at(0) { hold.down(1, 0, 0) }
    hold.at(0.6) {
      hold.down(2, 0, 0)
      hold.up(2)
    }
    #expect(hold.story == "began")
  }

  @Test("A duration of 0 begins as the next step with the same time")
  func zero() {
    let hold = Driver("long_press", ["minimum_duration": 0])
    hold.at(1) { hold.down(1, 0, 0) }
    #expect(hold.story == "began")
    #expect(hold.sent[0].time == 1)
  }

  @Test("A system cancel cancels it")
  func cancelled() {
    let hold = Driver("long_press")
    hold.at(0) { hold.down(1, 0, 0) }
    hold.at(1) { hold.cancel(1) }
    #expect(hold.story == "began cancelled")
  }

  @Test("The press comes within the interval of the taps", arguments: [(0.449, "began"), (0.45, "")])
  func interval(_ time: Double, _ story: String) {
    let hold = Driver("long_press", ["taps_required": 1])
    hold.at(0) { hold.down(1, 0, 0) }
    hold.at(0.1) { hold.up(1) }
    hold.at(time) { hold.down(1, 0, 0) }
    hold.at(2)
    #expect(hold.story == story)
    #expect(story == "began" || hold.reason == "no second tap in time" || hold.reason == "timed out")
  }

  @Test("The press comes within the distance of the taps", arguments: [(45.0, ""), (45.1, "second tap too far")])
  func distance(_ x: Double, _ reason: String) {
    let hold = Driver("long_press", ["taps_required": 1])
    hold.at(0) { hold.down(1, 0, 0) }
    hold.at(0.1) { hold.up(1) }
    hold.at(0.2) { hold.down(1, x, 0) }
    #expect(hold.reason == reason)
  }

  @Test(
    "A tap before may move as a tap does and last as a tap does",
    arguments: [(45.0, 0.7, ""), (46.0, 0.7, "moved too far"), (45.0, 0.75, "timed out")])
  func tapRule(_ x: Double, _ time: Double, _ reason: String) {
    let hold = Driver("long_press", ["taps_required": 1])
    hold.at(0) { hold.down(1, 0, 0) }
    hold.at(0.1) { hold.move(1, x, 0) }
    hold.at(time) { hold.up(1) }
    #expect(hold.reason == reason)
  }

  @Test("The press after the taps has the press's slop, and no end before it begins")
  func pressRule() {
    let hold = Driver("long_press", ["taps_required": 1, "minimum_duration": 2])
    hold.at(0) { hold.down(1, 0, 0) }
    hold.at(0.1) { hold.up(1) }
    hold.at(0.2) { hold.down(1, 0, 0) }
    hold.at(2.2)
    #expect(hold.story == "began")
    let moving = Driver("long_press", ["taps_required": 1])
    moving.at(0) { moving.down(1, 0, 0) }
    moving.at(0.1) { moving.up(1) }
    moving.at(0.2) { moving.down(1, 0, 0) }
    moving.at(0.3) { moving.move(1, 11, 0) }
    #expect(moving.reason == "moved too far")
  }

  @Test("Taps need as many fingers as the press")
  func tapFingers() {
    let hold = Driver("long_press", ["taps_required": 1, "touches_required": 2])
    hold.at(0) { hold.down(1, 0, 0) }
    hold.at(0.1) { hold.up(1) }
    #expect(hold.reason == "lifted too early")
  }
}
