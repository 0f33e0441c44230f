import Testing

@testable import StandardRecognizers

@Suite("Pan: ranges, strategies, crossing")
struct PanRangeTests {
  @Test("Outside the active range it begins, at the limit not yet", arguments: [(5.0, ""), (5.1, "began"), (-3.0, ""), (-3.1, "began")])
  func activeRange(_ x: Double, _ story: String) {
    let pan = Driver("pan", ["threshold": 1000, "active_offset_x_minimum": -3, "active_offset_x_maximum": 5])
    pan.at(0) { pan.down(1, 100, 100) }
    pan.at(0.01) { pan.move(1, 100, 150) }
    pan.at(0.02) { pan.move(1, 100 + x, 150) }
    #expect(pan.story == story)
  }

  @Test(
    "Outside the fail range it fails, also when it would begin; once it began the range is over",
    arguments: [(8.0, ""), (8.1, "moved too far")])
  func failRange(_ y: Double, _ reason: String) {
    let pan = Driver("pan", ["fail_offset_y_minimum": -8, "fail_offset_y_maximum": 8])
    pan.at(0) { pan.down(1, 0, 0) }
    pan.at(0.01) { pan.move(1, 20, y) }
    #expect(pan.reason == reason)
    #expect(pan.story == (reason.isEmpty ? "began" : ""))
    pan.at(0.02) { pan.move(1, 20, -50) }
    #expect(pan.story == (reason.isEmpty ? "began changed" : ""))
  }

  @Test("The finger strategies", arguments: [(0.0, 1.0), (1.0, -33.0), (2.0, -13.0), (3.0, 3.0)])
  func strategies(_ strategy: Double, _ x: Double) {
    let pan = Driver("pan", ["finger_strategy": strategy])
    pan.at(0) { for i in 1...3 { pan.down(UInt64(i), 100, Double(i)) } }
    pan.at(0.01) {
      pan.move(1, 116, 1)
      pan.move(2, 120, 2)
      pan.move(3, 67, 3)
    }
    #expect(pan.last("translation.x") == x)
  }

  @Test("The crossing is the finger's that made the minimum full")
  func crossingOfTwo() {
    let pan = Driver("pan", ["minimum_touches": 2])
    pan.at(0) {
      pan.down(1, 0, 0)
      pan.down(2, 0, 100)
    }
    pan.at(0.01) {
      pan.move(1, 40, 0)
      pan.move(2, 20, 100)
    }
    #expect(pan.request.crossing == 0.5)
    let range = Driver("pan", ["threshold": 1000, "active_offset_x_maximum": 5])
    range.at(0) { range.down(1, 0, 0) }
    range.at(0.01) { range.move(1, 20, 0) }
    #expect(range.request.crossing == 0.25)
  }
}
