import Testing

@testable import KinesicPlugin
@testable import StandardRecognizers

@Suite("Tap: buttons, rounding")
struct TapButtonTests {
  @Test("A pointer must press the button, a finger need not", arguments: [(1, "ended"), (3, "ended"), (2, ""), (0, "")])
  func buttons(_ pressed: UInt32, _ story: String) {
    let tap = Driver("tap")
    tap.at(0) { tap.down(1, 0, 0, pointer: pressed) }
    tap.at(0.1) { tap.up(1) }
    #expect(tap.story == story)
    #expect(tap.reason == (story.isEmpty ? "wrong button" : ""))
  }

  @Test(
    "Of several required buttons all must be pressed; 0 requires none", arguments: [(3.0, 1, ""), (3.0, 3, "ended"), (0.0, 0, "ended")])
  func requiredButtons(_ required: Double, _ pressed: UInt32, _ story: String) {
    let tap = Driver("tap", ["buttons_required": required])
    tap.at(0) { tap.down(1, 0, 0, pointer: pressed) }
    tap.at(0.1) { tap.up(1) }
    #expect(tap.story == story)
  }

  @Test("Seconds become the nearest nanosecond", arguments: [(0.35, 350_000_000), (0.29, 290_000_000), (1.001, 1_001_000_000), (-1, 0)])
  func nanoseconds(_ seconds: Double, _ nanoseconds: UInt64) {
    #expect(Time.nanoseconds(seconds) == nanoseconds)
    #expect(Time.nanoseconds(.infinity) == Time.never && Time.after(5, 1e300) == Time.never && Time.after(Time.never - 1, 1) == Time.never)
  }
}
