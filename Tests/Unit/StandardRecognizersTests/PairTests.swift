import Foundation
import Testing

@testable import KinesicPlugin
@testable import StandardRecognizers

@Suite("Pinch and rotation")
struct PairTests {
  private func pair(_ name: String, _ properties: KeyValuePairs<String, Double> = [:], apart: Double = 100) -> Driver {
    let driver = Driver(name, properties)
    driver.at(0) {
      driver.down(1, 100, 100)
      driver.down(2, 100 + apart, 100)
    }
    return driver
  }

  @Test("Plain threshold: 8 units of distance, wider or closer", arguments: [(207.9, ""), (208.0, "began"), (192.0, "began"), (192.1, "")])
  func pinchThreshold(_ x: Double, _ story: String) {
    let pinch = pair("pinch", ["dominance": 0])
    pinch.at(0.1) { pinch.move(2, x, 100) }
    #expect(pinch.story == story)
  }

  @Test("The pinch threshold grows with the units per inch, the rotation's does not")
  func scale() {
    let pinch = pair("pinch", ["dominance": 0])
    pinch.scale = 2
    pinch.at(0.1) { pinch.move(2, 215, 100) }
    #expect(pinch.story == "")
    pinch.at(0.2) { pinch.move(2, 216, 100) }
    #expect(pinch.story == "began")
    let rotation = pair("rotation", ["dominance": 0])
    rotation.scale = 2
    rotation.at(0.1) { rotation.move(2, 100 + 100 * cos(0.11), 100 + 100 * sin(0.11)) }
    #expect(rotation.story == "began")
  }

  @Test("Plain threshold: 0.1 radians, either way", arguments: [(0.0999, ""), (0.1001, "began"), (-0.1001, "began"), (-0.0999, "")])
  func rotationThreshold(_ angle: Double, _ story: String) {
    let rotation = pair("rotation", ["dominance": 0])
    rotation.at(0.1) { rotation.move(2, 100 + 100 * cos(angle), 100 + 100 * sin(angle)) }
    #expect(rotation.story == story)
    if story == "began" { #expect(isClose(rotation.last("rotation"), angle)) }
  }

  @Test("It never begins in the step in which the pair became complete")
  func complete() {
    let pinch = Driver("pinch", ["dominance": 0, "threshold": 0])
    pinch.at(0) { pinch.down(1, 100, 100) }
    pinch.at(0.1) {
      pinch.move(1, 150, 100)
      pinch.down(2, 200, 100)
    }
    #expect(pinch.story == "")
    pinch.at(0.2) { pinch.move(2, 250, 100) }
    #expect(pinch.last("scale") == 2)
  }

  @Test("The base is taken at the end of that step")
  func base() {
    let pinch = Driver("pinch", ["dominance": 0])
    pinch.at(0) { pinch.down(1, 100, 100) }
    pinch.at(0.1) {
      pinch.down(2, 150, 100)
      pinch.move(2, 200, 100)
    }
    pinch.at(0.2) { pinch.move(2, 210, 100) }
    #expect(isClose(pinch.last("scale"), 1.1))
  }

  @Test("Possible: one lifts and another lands: it starts afresh; all up: it fails")
  func afresh() {
    let pinch = pair("pinch", ["dominance": 0])
    pinch.at(0.1) { pinch.move(2, 205, 100) }
    pinch.at(0.2) { pinch.up(2) }
    #expect(pinch.outcome == nil)
    pinch.at(0.3) { pinch.down(3, 150, 100) }
    pinch.at(0.4) { pinch.move(3, 160, 100) }
    #expect(isClose(pinch.last("scale"), 1.2))
    let failing = pair("pinch")
    failing.at(0.1) { failing.up(1) }
    failing.at(0.2) { failing.up(2) }
    #expect(failing.reason == "lifted too early")
  }

  @Test("A third finger is ignored")
  func third() {
    let pinch = pair("pinch", ["dominance": 0])
    pinch.at(0.1) { pinch.down(3, 300, 300) }
    #expect(pinch.ignored == [3])
    pinch.at(0.2) { pinch.move(3, 0, 0) }
    #expect(pinch.story == "")
  }

  @Test("A third finger that lands and moves in one feed begins nothing")
  func thirdMoves() {
    let pinch = pair("pinch", ["dominance": 0, "threshold": 0])
    pinch.at(0.1) {
      pinch.down(3, 300, 300)
      pinch.move(3, 310, 300)
    }
    #expect(pinch.story == "" && pinch.ignored == [3])
  }

  @Test("Of three that land at once the third is ignored")
  func threeAtOnce() {
    let pinch = Driver("pinch")
    pinch.at(0) { for i in 1...3 { pinch.down(UInt64(i), Double(i) * 100, 0) } }
    #expect(pinch.ignored == [3])
  }

  @Test("Active: frozen with one finger, a new one re-bases without a jump, both up ends it", arguments: [UInt64(1), 2])
  func frozen(_ lifts: UInt64) {
    let pinch = pair("pinch", ["dominance": 0])
    let stays = 3 - lifts
    pinch.at(0.1) { pinch.move(2, 250, 100) }
    pinch.at(0.2) { pinch.up(lifts) }
    #expect(pinch.story == "began")
    pinch.at(0.3) { pinch.move(stays, 200, 100) }
    #expect(pinch.story == "began changed" && pinch.last("scale") == 1.5)
    pinch.at(0.4) { pinch.down(3, 220, 100) }
    pinch.at(0.5) { pinch.move(3, 240, 100) }
    #expect(pinch.last("scale") == 3)
    pinch.at(0.6) { pinch.up(3) }
    pinch.at(0.7) { pinch.up(stays) }
    #expect(pinch.story == "began changed changed ended" && pinch.last("scale") == 3)
  }

  @Test("A frozen rotation goes on from its value about the new pair")
  func frozenRotation() {
    let rotation = pair("rotation", ["dominance": 0])
    rotation.at(0.1) { rotation.move(2, 100, 200) }
    rotation.at(0.2) { rotation.up(1) }
    rotation.at(0.3) { rotation.down(3, 200, 200) }
    rotation.at(0.4) { rotation.move(3, 100, 300) }
    #expect(isClose(rotation.last("rotation"), .pi))
  }

  @Test("The angle is unwrapped over more than a turn, both ways", arguments: [1.0, -1.0])
  func turns(_ sign: Double) {
    let rotation = pair("rotation", ["dominance": 0])
    for i in 1...50 {
      let angle = sign * Double(i) * 0.3
      rotation.at(Double(i) * 0.01) { rotation.move(2, 100 + 100 * cos(angle), 100 + 100 * sin(angle)) }
    }
    #expect(isClose(rotation.last("rotation"), sign * 15))
    #expect(isClose(rotation.last("velocity"), sign * 30))
  }

  @Test("Span before and now, focus, and velocity of the scale")
  func values() {
    let pinch = pair("pinch", ["dominance": 0])
    pinch.at(0.01) { pinch.move(2, 210, 100) }
    #expect(pinch.last("span_before") == 100 && pinch.last("span") == 110)
    pinch.at(0.02) { pinch.move(2, 220, 120) }
    #expect(pinch.last("span_before") == 110 && isClose(pinch.last("span"), (120.0 * 120 + 400).squareRoot()))
    #expect(pinch.last("focus.x") == 160 && pinch.last("focus.y") == 110)
    let straight = pair("pinch", ["dominance": 0])
    for i in 1...5 { straight.at(Double(i) * 0.01) { straight.move(2, 200 + Double(i) * 10, 100) } }
    #expect(isClose(straight.last("velocity"), 10))
    straight.at(0.06) { straight.up(1) }
    straight.at(0.07) { straight.up(2) }
    #expect(isClose(straight.last("velocity"), 10))
  }

  @Test("After a rest of more than 80 ms the velocity is 0")
  func restedVelocity() {
    let pinch = pair("pinch", ["dominance": 0])
    pinch.at(0.01) { pinch.move(2, 210, 100) }
    pinch.at(0.2) { pinch.up(1) }
    pinch.at(0.2) { pinch.up(2) }
    #expect(pinch.last("velocity") == 0)
  }

  @Test("Setting scale and rotation goes on from there")
  func setValue() {
    let pinch = pair("pinch", ["dominance": 0])
    pinch.at(0.1) { pinch.move(2, 250, 100) }
    #expect(pinch.setValue("scale", 1))
    pinch.at(0.11) { pinch.move(2, 265, 100) }
    #expect(isClose(pinch.last("scale"), 1.1) && isClose(pinch.last("velocity"), 10))
    #expect(!pinch.setValue("scale", 0) && !pinch.setValue("span", 1))
    let rotation = pair("rotation", ["dominance": 0])
    rotation.at(0.1) { rotation.move(2, 100, 200) }
    #expect(rotation.setValue("rotation", 0))
    rotation.at(0.2) { rotation.move(2, 0, 100) }
    #expect(isClose(rotation.last("rotation"), .pi / 2))
  }

  @Test("Begin and lift in one feed are two actions")
  func oneFeed() {
    let pinch = pair("pinch", ["dominance": 0])
    pinch.at(0.1) {
      pinch.move(2, 250, 100)
      pinch.up(1)
      pinch.up(2)
    }
    #expect(pinch.story == "began ended" && pinch.last("scale") == 1.5)
  }

  @Test("Fingers at one place keep the numbers finite")
  func onePlace() {
    for name in ["pinch", "rotation"] {
      let driver = pair(name, ["dominance": 0], apart: 0)
      driver.at(0.1) { driver.move(2, 150, 140) }
      driver.at(0.2) { driver.move(2, 100, 100) }
      #expect(driver.sent.count == 2 && driver.sent.allSatisfy { $0.values.allSatisfy(\.isFinite) })
    }
  }

  @Test("A system cancel cancels it")
  func cancelled() {
    let pinch = pair("pinch", ["dominance": 0])
    pinch.at(0.1) { pinch.move(2, 250, 100) }
    pinch.at(0.2) { pinch.cancel(1) }
    #expect(pinch.story == "began cancelled")
  }
}
