import CKinesic
import Testing

@testable import KinesicPlugin
@testable import StandardRecognizers

@Suite("Tap")
struct TapTests {
  @Test("A finger that comes down and lifts is a tap, with its count")
  func single() {
    let tap = Driver("tap")
    tap.at(0) { tap.down(1, 10, 10) }
    tap.at(0.1) { tap.up(1) }
    #expect(tap.story == "ended")
    #expect(tap.last("tap_count") == 1)
  }

  @Test("Movement up to the limit is in, farther fails at once", arguments: [(45.0, ""), (45.001, "moved too far")])
  func movement(_ distance: Double, _ reason: String) {
    let tap = Driver("tap")
    tap.at(0) { tap.down(1, 10, 10) }
    tap.at(0.1) { tap.move(1, 10 + distance, 10) }
    #expect(tap.reason == reason)
    tap.at(0.2) { tap.up(1) }
    #expect(tap.story == (reason.isEmpty ? "ended" : ""))
  }

  @Test("Movement is a length, not an axis", arguments: [(27.0, 36.0, ""), (40.0, 40.0, "moved too far")])
  func length(_ x: Double, _ y: Double, _ reason: String) {
    let tap = Driver("tap")
    tap.at(0) { tap.down(1, 0, 0) }
    tap.at(0.1) { tap.move(1, x, y) }
    #expect(tap.reason == reason)
  }

  @Test("Where the finger lifts is held against the slop as well")
  func liftPlace() {
    let tap = Driver("tap")
    tap.at(0) { tap.down(1, 0, 0) }
    tap.at(0.1) { tap.up(1, 46, 0) }
    #expect(tap.reason == "moved too far")
  }

  @Test("The slop grows with the units per inch")
  func scale() {
    let tap = Driver("tap")
    tap.scale = 2
    tap.at(0) { tap.down(1, 0, 0) }
    tap.at(0.1) { tap.move(1, 90, 0) }
    tap.at(0.2) { tap.up(1) }
    #expect(tap.story == "ended")
  }

  @Test("A lift just inside the duration taps, one at the duration is too late", arguments: [(749_999_999, "ended"), (750_000_000, "")])
  func duration(_ time: UInt64, _ story: String) {
    let tap = Driver("tap")
    tap.at(0) { tap.down(1, 0, 0) }
    tap.at(nanoseconds: time) { tap.up(1) }
    #expect(tap.story == story)
    #expect(tap.reason == (story.isEmpty ? "timed out" : ""))
  }

  @Test("The duration runs from the first finger of a tap to its last lift")
  func durationOfTwo() {
    let tap = Driver("tap", ["touches_required": 2])
    tap.at(0) { tap.down(1, 0, 0) }
    tap.at(0.5) { tap.down(2, 50, 0) }
    tap.at(0.6) { tap.up(1) }
    tap.at(0.75) { tap.up(2) }
    #expect(tap.reason == "timed out")
  }

  @Test(
    "The next finger just inside the interval counts, one at the interval is too late",
    arguments: [(449_999_999, "ended"), (450_000_000, "")])
  func interval(_ time: UInt64, _ story: String) {
    let tap = Driver("tap", ["taps_required": 2])
    tap.at(0) { tap.down(1, 0, 0) }
    tap.at(0.1) { tap.up(1) }
    tap.at(nanoseconds: time) { tap.down(2, 0, 0) }
    tap.at(0.5) { tap.up(2) }
    #expect(tap.story == story)
    #expect(tap.reason == (story.isEmpty ? "no second tap in time" : ""))
  }

  @Test("The second tap has its own duration", arguments: [(1_049_999_999, "ended"), (1_050_000_000, "")])
  func secondDuration(_ time: UInt64, _ story: String) {
    let tap = Driver("tap", ["taps_required": 2])
    tap.at(0) { tap.down(1, 0, 0) }
    tap.at(0.1) { tap.up(1) }
    tap.at(0.3) { tap.down(2, 0, 0) }
    tap.at(nanoseconds: time) { tap.up(2) }
    #expect(tap.story == story)
  }

  @Test("Neighbouring taps may be 45 apart, the third is measured from the second")
  func distance() {
    let tap = Driver("tap", ["taps_required": 3])
    for (i, x) in [0.0, 45, 90].enumerated() {
      tap.at(Double(i) * 0.2) { tap.down(1, x, 0) }
      tap.at(Double(i) * 0.2 + 0.1) { tap.up(1) }
    }
    #expect(tap.story == "ended")
    #expect(tap.sent[0].place == .zero)
    #expect(tap.last("tap_count") == 3)
  }

  @Test("A second tap farther away fails when its finger lands")
  func tooFar() {
    let tap = Driver("tap", ["taps_required": 2])
    tap.at(0) { tap.down(1, 0, 0) }
    tap.at(0.1) { tap.up(1) }
    tap.at(0.2) { tap.down(2, 45.01, 0) }
    #expect(tap.reason == "second tap too far")
  }

  @Test("Several fingers are measured by their centroid, when all are down")
  func centroid() {
    let tap = Driver("tap", ["taps_required": 2, "touches_required": 2])
    tap.at(0) {
      tap.down(1, 0, 0)
      tap.down(2, 100, 0)
    }
    tap.at(0.1) {
      tap.up(1)
      tap.up(2)
    }
    tap.at(0.2) { tap.down(3, 200, 0) }
    #expect(tap.reason == "")
    tap.at(0.21) { tap.down(4, -10, 0) }
    tap.at(0.3) {
      tap.up(3)
      tap.up(4)
    }
    #expect(tap.story == "ended")
    #expect(tap.sent[0].place == Vector(x: 50, y: 0))
  }

  @Test("A finger more than wanted fails it at once")
  func tooMany() {
    let tap = Driver("tap")
    tap.at(0) { tap.down(1, 0, 0) }
    tap.at(0.1) { tap.down(2, 0, 0) }
    #expect(tap.reason == "too many touches")
  }

  @Test("A finger that lands while another one of a complete tap lifts is one too many")
  func replaced() {
    let tap = Driver("tap", ["touches_required": 2])
    tap.at(0) {
      tap.down(1, 0, 0)
      tap.down(2, 50, 0)
    }
    tap.at(0.1) { tap.up(1) }
    tap.at(0.15) { tap.down(3, 0, 0) }
    #expect(tap.reason == "too many touches")
  }

  @Test("A finger that lifts before all have landed fails it")
  func early() {
    let tap = Driver("tap", ["touches_required": 2])
    tap.at(0) { tap.down(1, 0, 0) }
    tap.at(0.1) { tap.up(1) }
    #expect(tap.reason == "lifted too early")
  }

  @Test("Fingers may lift one after another")
  func staggered() {
    let tap = Driver("tap", ["touches_required": 2])
    tap.at(0) { tap.down(1, 0, 0) }
    tap.at(0.1) { tap.down(2, 20, 0) }
    tap.at(0.2) { tap.up(2) }
    tap.at(0.3) { tap.up(1) }
    #expect(tap.story == "ended")
    #expect(tap.sent[0].place == Vector(x: 10, y: 0))
  }

  @Test("Down and up in one feed is a tap")
  func oneFeed() {
    let tap = Driver("tap")
    tap.at(0) {
      tap.down(1, 0, 0)
      tap.up(1)
    }
    #expect(tap.story == "ended")
  }

  @Test("A cancelled finger fails it")
  func cancelled() {
    let tap = Driver("tap")
    tap.at(0) { tap.down(1, 0, 0) }
    tap.at(0.1) { tap.cancel(1) }
    #expect(tap.outcome == State.failed)
  }

  @Test("A failed attempt leaves nothing to the next")
  func again() {
    let tap = Driver("tap", ["taps_required": 2])
    tap.at(0) { tap.down(1, 0, 0) }
    tap.at(0.1) { tap.up(1) }
    tap.at(1) { tap.down(1, 300, 0) }
    tap.at(1.1) { tap.up(1) }
    #expect(tap.story == "")
    tap.at(1.2) { tap.down(1, 300, 0) }
    tap.at(1.3) { tap.up(1) }
    #expect(tap.story == "ended")
    #expect(tap.sent[0].place == Vector(x: 300, y: 0))
  }

  @Test("A tap never prevents a tap that needs more taps, and all else")
  func prevention() {
    let single = Driver("tap")
    let double = Driver("tap", ["taps_required": 2])
    let hold = Driver("long_press", ["taps_required": 2])
    #expect(!single.mayPrevent(double))
    #expect(double.mayPrevent(single))
    #expect(single.mayPrevent(Driver("tap")))
    #expect(single.mayPrevent(hold))
  }

  @Test("A tap that is made waits for no timer: what it waited for may take its time")
  func made() {
    let tap = Driver("tap")
    tap.at(0) { tap.down(1, 0, 0) }
    tap.at(0.1) { tap.up(1) }
    #expect(tap.story == "ended" && tap.sent[0].deadline == .max)
  }

  @Test("The distance between taps scales with the units of the screen", arguments: [(90.0, "ended"), (90.1, "")])
  func distanceScale(_ apart: Double, _ story: String) {
    let tap = Driver("tap", ["taps_required": 2])
    tap.scale = 2
    for (time, x) in [(0.0, 0.0), (0.1, apart)] {
      tap.at(time) { tap.down(1, x, 0) }
      tap.at(time + 0.05) { tap.up(1) }
    }
    #expect(tap.story == story && tap.reason == (story.isEmpty ? "second tap too far" : ""))
  }
}

extension Driver {
  /// The class's own word.
  func mayPrevent(_ other: Driver) -> Bool {
    var peer = kin_peer()
    peer.struct_size = UInt32(MemoryLayout<kin_peer>.size)
    peer.property_count = other.table.property_count
    peer.class_name = other.table.name
    peer.properties = other.table.properties
    peer.state = UnsafeRawPointer(other.state)
    return table.can_prevent(state, &peer)
  }
}
