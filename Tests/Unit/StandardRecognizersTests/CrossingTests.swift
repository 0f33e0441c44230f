import Foundation
import Testing

@testable import KinesicPlugin
@testable import StandardRecognizers

/// Among recognizers that are ready in one step the host may let the one go first that crossed its threshold first.
@Suite("Where inside a step's movement a threshold was crossed")
struct CrossingTests {
  /// Two steps of two fingers at both ends of a line about (200, 100): its half length, and the angle that it has
  /// turned.
  private func pair(_ name: String, _ steps: [(half: Double, angle: Double)]) -> Driver {
    let driver = Driver(name)
    driver.at(0) {
      driver.down(1, 100, 100)
      driver.down(2, 300, 100)
    }
    for (index, step) in steps.enumerated() {
      driver.at(0.01 * Double(index + 1)) {
        driver.move(1, 200 - step.half * cos(step.angle), 100 - step.half * sin(step.angle))
        driver.move(2, 200 + step.half * cos(step.angle), 100 + step.half * sin(step.angle))
      }
    }
    return driver
  }

  @Test("A pinch that had changed by 4 of 8 units and goes to 12 is crossed in the middle, apart and together", arguments: [1.0, -1])
  func pinch(_ way: Double) {
    let pinch = pair("pinch", [(100 + 2 * way, 0), (100 + 6 * way, 0)])
    #expect(pinch.sent.count == 1 && isClose(pinch.sent[0].crossing, 0.5))
  }

  @Test("A rotation that had turned half its threshold is crossed in the middle, either way", arguments: [1.0, -1])
  func rotation(_ way: Double) {
    let rotation = pair("rotation", [(100, 0.05 * way), (100, 0.15 * way)])
    #expect(rotation.sent.count == 1 && isClose(rotation.sent[0].crossing, 0.5))
  }

  @Test(
    "A threshold that is a length is crossed on its circle, from wherever the finger had got to",
    arguments: [(6.0, 0.0, 16.0, 0.0, 0.4), (-6, 0, -16, 0, 0.4), (6, 0, 6, 16, 0.5), (6, 0, -14, 0, 0.8), (0, 6, 0, 11, 0.8)])
  func radial(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ crossing: Double) {
    for name in ["pan", "multi_drag"] {
      let drag = Driver(name, ["threshold_mode": 1])
      drag.at(0) { drag.down(1, 100, 100) }
      drag.at(0.01) { drag.move(1, 100 + x1, 100 + y1) }
      drag.at(0.02) { drag.move(1, 100 + x2, 100 + y2) }
      #expect(drag.sent.count == 1 && isClose(drag.sent[0].crossing, crossing), "\(name)")
    }
  }

  @Test("A range is left on the way from where the finger had got to", arguments: [(1.0, 0.0), (-1, 0), (0, 1), (0, -1)])
  func range(_ x: Double, _ y: Double) {
    let pan = Driver(
      "pan",
      [
        "threshold": 1000, "active_offset_x_minimum": -20, "active_offset_x_maximum": 20, "active_offset_y_minimum": -20,
        "active_offset_y_maximum": 20,
      ])
    pan.at(0) { pan.down(1, 100, 100) }
    pan.at(0.01) { pan.move(1, 100 + 15 * x, 100 + 15 * y) }
    pan.at(0.02) { pan.move(1, 100 + 20 * x, 100 + 20 * y) }
    #expect(pan.sent.isEmpty)
    pan.at(0.03) { pan.move(1, 100 + 40 * x, 100 + 40 * y) }
    #expect(pan.sent.count == 1 && pan.sent[0].crossing == 0)
    let quick = Driver("pan", ["threshold": 1000, "active_offset_x_minimum": -20, "active_offset_x_maximum": 20])
    quick.at(0) { quick.down(1, 100, 100) }
    quick.at(0.01) { quick.move(1, 100 + 10 * x, 100) }
    quick.at(0.02) { quick.move(1, 100 + 30 * x, 100) }
    #expect(x == 0 ? quick.sent.isEmpty : isClose(quick.sent[0].crossing, 0.5))
  }

  @Test("A range that one finger had left while another was missing is crossed at the step's start")
  func rangeLeftBefore() {
    let pan = Driver("pan", ["threshold": 1000, "minimum_touches": 2, "active_offset_x_maximum": 20])
    pan.at(0) { pan.down(1, 0, 0) }
    pan.at(0.01) { pan.move(1, 30, 0) }
    pan.at(0.02) { pan.down(2, 100, 0) }
    pan.at(0.03) {
      pan.move(1, 40, 0)
      pan.move(2, 140, 0)
    }
    // The second finger makes two of them, in the middle of its way.
    #expect(pan.sent.count == 1 && isClose(pan.sent[0].crossing, 0.5))
  }

  @Test(
    "A swipe is crossed on the way from where its slowest finger had got to",
    arguments: [(1.0, 0.0, 1.0), (-1, 0, 2), (0, -1, 4), (0, 1, 8)])
  func swipe(_ x: Double, _ y: Double, _ direction: Double) {
    let swipe = Driver("swipe", ["touches_required": 2, "direction": direction, "distance_decay": 0, "cross_decay": 0])
    swipe.at(0) {
      swipe.down(1, 300, 300)
      swipe.down(2, 400, 300)
    }
    for (time, slow, fast) in [(0.01, 20.0, 40.0), (0.02, 80, 90)] {
      swipe.at(time) {
        swipe.move(1, 300 + fast * x, 300 + fast * y)
        swipe.move(2, 400 + slow * x, 300 + slow * y)
      }
    }
    #expect(swipe.story == "ended" && isClose(swipe.sent[0].crossing, 0.5))
  }
}
