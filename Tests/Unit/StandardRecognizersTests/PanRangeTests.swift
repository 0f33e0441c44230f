import Testing

@testable import KinesicPlugin
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
    "Outside the fail range it fails; once it began the range is over",
    arguments: [(8.0, ""), (8.1, "moved too far")])
  func failRange(_ y: Double, _ reason: String) {
    let pan = Driver("pan", ["fail_offset_y_minimum": -8, "fail_offset_y_maximum": 8])
    pan.at(0) { pan.down(1, 0, 0) }
    pan.at(0.01) { pan.move(1, y > 8 ? 9 : 20, y) }
    #expect(pan.reason == reason)
    #expect(pan.story == (reason.isEmpty ? "began" : ""))
    pan.at(0.02) { pan.move(1, 20, -50) }
    #expect(pan.story == (reason.isEmpty ? "began changed" : ""))
  }

  @Test(
    "What a line between two reports does first decides, of several fingers too: the threshold, or the fail range",
    arguments: [(40.0, 12.0, true), (12, 40, false), (10.1, 8.1, false), (-40, -12, true), (-12, -40, false), (20, 16, false)])
  func failRangeOnTheWay(_ x: Double, _ y: Double, _ begins: Bool) {
    for name in ["pan", "multi_drag"] {
      for fingers in 1...2 as ClosedRange<UInt64> {
        let drag = Driver(name, ["axes": 1, "fail_offset_y_minimum": -8, "fail_offset_y_maximum": 8])
        drag.at(0) { for finger in 1...fingers { drag.down(finger, 100 * Double(finger), 100) } }
        drag.at(0.03) { drag.move(fingers, 100 * Double(fingers) + x, 100 + y) }
        #expect(drag.sent.isEmpty == !begins, "\(name) of \(fingers)")
      }
    }
  }

  @Test("A pan that gives way to a pinch fails when a finger leaves the range, though it reached the threshold before")
  func failRangeOfNoPan() {
    let pan = Driver("pan", ["dominance": 1, "fail_offset_y_maximum": 8])
    pan.at(0) {
      pan.down(1, 100, 100)
      pan.down(2, 200, 100)
    }
    pan.at(0.03) {
      pan.move(1, 60, 112)
      pan.move(2, 240, 100)
    }
    #expect(pan.reason == "moved too far")
  }

  @Test(
    "The ranges scale with the units of the screen, on every side",
    arguments: [
      (-6.0, 0.0, false), (-6.1, 0, true), (8, 0, false), (8.1, 0, true), (0, -10, false), (0, -10.1, true), (0, 12, false),
      (0, 12.1, true),
    ])
  func scaled(_ x: Double, _ y: Double, _ isOutside: Bool) {
    for range in ["active", "fail"] {
      let pan = Driver(
        "pan",
        [
          "threshold": 1000, range + "_offset_x_minimum": -3, range + "_offset_x_maximum": 4, range + "_offset_y_minimum": -5,
          range + "_offset_y_maximum": 6,
        ])
      pan.scale = 2
      pan.at(0) { pan.down(1, 100, 100) }
      pan.at(0.01) { pan.move(1, 100 + x, 100 + y) }
      #expect(pan.story == (isOutside && range == "active" ? "began" : ""))
      #expect(pan.reason == (isOutside && range == "fail" ? "moved too far" : ""))
    }
  }

  @Test(
    "What the threshold takes off a translation, and where it was crossed, scale with the units of the screen",
    arguments: [(40.0, 0.0, 0.0), (0, -40, 0), (40, 0, 1), (0, -40, 1)])
  func scaledThreshold(_ x: Double, _ y: Double, _ mode: Double) {
    let pan = Driver("pan", ["translation_from_threshold": 1, "threshold_mode": mode])
    pan.scale = 2
    pan.at(0) { pan.down(1, 100, 100) }
    pan.at(0.01) { pan.move(1, 100 + x, 100 + y) }
    #expect(isClose(pan.sent[0].crossing, 0.5))
    #expect(isClose(pan.last("translation.x"), x / 2) && isClose(pan.last("translation.y"), y / 2))
  }

  @Test("Where a range was left is reported, on every side", arguments: [(-12.0, 0.0), (16, 0), (0, -20), (0, 24)])
  func rangeExit(_ x: Double, _ y: Double) {
    let pan = Driver(
      "pan",
      [
        "threshold": 1000, "active_offset_x_minimum": -3, "active_offset_x_maximum": 4, "active_offset_y_minimum": -5,
        "active_offset_y_maximum": 6,
      ])
    pan.scale = 2
    pan.at(0) { pan.down(1, 100, 100) }
    pan.at(0.01) { pan.move(1, 100 + x, 100 + y) }
    #expect(isClose(pan.sent[0].crossing, 0.5))
  }

  @Test("Towards the left or up, from where it had got to, the threshold is crossed on the way")
  func crossingBackwards() {
    for (x, y) in [(-1.0, 0.0), (0, -1)] {
      let pan = Driver("pan")
      pan.at(0) { pan.down(1, 100, 100) }
      pan.at(0.01) { pan.move(1, 100 + 4 * x, 100 + 4 * y) }
      pan.at(0.02) { pan.move(1, 100 + 12 * x, 100 + 12 * y) }
      #expect(pan.sent[0].crossing == 0.75)
    }
  }

  @Test("A slow finger crosses it on the way too", arguments: [1.0, -1])
  func crossingSlowly(_ way: Double) {
    let pan = Driver("pan")
    pan.at(0) { pan.down(1, 100, 100) }
    pan.at(0.01) { pan.move(1, 100 + 9.875 * way, 100) }
    pan.at(0.02) { pan.move(1, 100 + 10.375 * way, 100) }
    #expect(pan.sent[0].crossing == 0.25)
  }

  @Test("A threshold that was reached before its step is crossed at the step's start", arguments: [0.0, 1.0])
  func crossedBefore(_ mode: Double) {
    let pan = Driver("pan", ["minimum_touches": 2, "threshold_mode": mode])
    pan.at(0) { pan.down(1, 0, 0) }
    pan.at(0.01) { pan.move(1, 50, 0) }
    pan.at(0.02) { pan.down(2, 100, 0) }
    pan.at(0.03) { pan.move(2, 150, 0) }
    #expect(pan.story == "began" && isClose(pan.sent[0].crossing, 0.2))
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

  @Test("The boundary strategy takes the farthest ways up and down too", arguments: [(8.0, -20.0, -12.0), (-3, -20, -20), (16, 20, 20)])
  func boundaryVertically(_ first: Double, _ second: Double, _ y: Double) {
    let pan = Driver("pan", ["finger_strategy": 2])
    pan.at(0) {
      pan.down(1, 100, 100)
      pan.down(2, 200, 100)
    }
    pan.at(0.01) {
      pan.move(1, 100, 100 + first)
      pan.move(2, 200, 100 + second)
    }
    #expect(pan.last("translation.y") == y)
    #expect(pan.last("translation.x") == 0)
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
