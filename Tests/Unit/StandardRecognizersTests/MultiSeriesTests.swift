import Testing

@testable import KinesicPlugin
@testable import StandardRecognizers

@Suite("Double taps of several fingers")
struct MultiSeriesTests {
  /// Two first taps at x = 0 and x = 80; the next tap is at `x`. Where the double tap is reported: at its first tap.
  @Test("A finger goes on with the nearest series, with the older of two that are as near", arguments: [(38.0, 0.0), (40, 0), (42, 80)])
  func nearest(_ x: Double, _ place: Double) {
    let driver = Driver("multi_tap", ["taps_required": 2])
    for (index, first) in [0.0, 80].enumerated() {
      driver.at(0.1 * Double(index)) { driver.down(UInt64(index), first, 0) }
      driver.at(0.1 * Double(index) + 0.05) { driver.up(UInt64(index)) }
    }
    driver.at(0.2) { driver.down(9, x, 0) }
    driver.at(0.25) { driver.up(9) }
    #expect(driver.sent.map(\.place.x) == [place] && driver.sent.map(\.touch) == [9])
  }

  @Test("It waits for the finger that must lift first, and no longer for one that has lifted")
  func deadline() {
    let driver = Driver("multi_tap")
    driver.at(0) { driver.down(1, 0, 0) }
    driver.at(0.5) { driver.down(2, 100, 0) }
    #expect(driver.request.deadline_ns == 750_000_000)
    driver.at(0.6) { driver.up(1) }
    #expect(driver.request.deadline_ns == 1_250_000_000)
  }

  @Test("A series that is not gone on with in time fails by that, one that is too long a tap by its time")
  func reasons() {
    let late = Driver("multi_tap", ["taps_required": 2])
    late.at(0) { late.down(1, 0, 0) }
    late.at(0.05) { late.up(1) }
    late.at(1)
    #expect(late.reason == "no second tap in time")
    let long = Driver("multi_tap", ["taps_required": 2])
    long.at(0) { long.down(1, 0, 0) }
    long.at(1)
    #expect(long.reason == "timed out")
  }
}
