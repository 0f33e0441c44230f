import Foundation
import Testing

@testable import KinesicPlugin
@testable import StandardRecognizers

@Suite("A pair of fingers that changes")
struct PairLifeTests {
  private func move(_ driver: Driver, _ time: Double, half: Double, angle: Double = 0, x: Double = 200, y: Double = 100, second: UInt64 = 2)
  {
    driver.at(time) {
      driver.move(1, x - half * cos(angle), y - half * sin(angle))
      driver.move(second, x + half * cos(angle), y + half * sin(angle))
    }
  }

  @Test("The window compares the changes and the travel inside it", arguments: [(11.0, "began"), (11.2, "")])
  func window(_ travel: Double, _ story: String) {
    let pinch = Driver.pair("pinch")
    // A long drag by which the fingers come 6 closer; later they go apart to 9 more than at first, which is 15 more
    // than before.
    for i in 1...20 { move(pinch, Double(i) * 0.01, half: 100 - 0.15 * Double(i), y: 100 + Double(i) * 30) }
    #expect(pinch.story == "")
    move(pinch, 0.7, half: 104.5, y: 700 + travel)
    #expect(pinch.story == story)
  }

  @Test("What the pair before did is not in the window of a new one")
  func newPair() {
    let pinch = Driver.pair("pinch")
    // The first pair comes 20 closer, while it travels too far for a pinch.
    move(pinch, 0.1, half: 90, y: 140)
    pinch.at(0.11) { pinch.up(2) }
    pinch.at(0.45) { pinch.down(3, 310, 140) }
    // The new one goes 9 apart and travels 10.
    move(pinch, 0.5, half: 104.5, x: 210, y: 150, second: 3)
    #expect(pinch.story == "")
  }

  @Test("The pair's beginning is in the window: far travel that is back there does not count")
  func backAtStart() {
    let pinch = Driver.pair("pinch")
    move(pinch, 0.2, half: 100, y: 130)
    move(pinch, 0.35, half: 105)
    #expect(pinch.story == "began")
  }

  @Test("A rotation over the half turn goes on where it was when a finger lifts and another lands", arguments: [1.0, -1])
  func turns(_ way: Double) {
    let rotation = Driver.pair("rotation")
    for i in 1...40 { move(rotation, Double(i) * 0.01, half: 100, angle: way * Double(i) * 0.1) }
    #expect(isClose(rotation.last("rotation"), 4 * way))
    rotation.at(0.41) { rotation.up(2) }
    rotation.at(0.42) { rotation.down(3, 200 + 100 * cos(4), 100 + 100 * sin(4) * way) }
    #expect(isClose(rotation.last("rotation"), 4 * way))
    move(rotation, 0.43, half: 100, angle: way * 4.2, second: 3)
    #expect(isClose(rotation.last("rotation"), 4.2 * way))
  }

  @Test("A pair has the velocity of its value since it was complete")
  func velocity() {
    let pinch = Driver.pair("pinch")
    for i in 1...5 { move(pinch, Double(i) * 0.01, half: 100 + 10 * Double(i)) }
    #expect(isClose(pinch.last("scale"), 1.5) && isClose(pinch.last("velocity"), 10))
    let rotation = Driver.pair("rotation")
    for i in 1...5 { move(rotation, Double(i) * 0.01, half: 100, angle: -0.05 * Double(i)) }
    #expect(isClose(rotation.last("rotation"), -0.25) && isClose(rotation.last("velocity"), -5))
  }

  @Test("A host that sets the value starts the velocity afresh")
  func setValue() {
    let pinch = Driver.pair("pinch")
    for i in 1...5 { move(pinch, Double(i) * 0.01, half: 100 + 10 * Double(i)) }
    #expect(pinch.setValue("scale", 1))
    move(pinch, 0.07, half: 165)
    #expect(isClose(pinch.last("scale"), 1.1) && isClose(pinch.last("velocity"), 5))
  }

  @Test("A rotation over the half turn that the host sets goes on from there")
  func setRotation() {
    let rotation = Driver.pair("rotation")
    for i in 1...40 { move(rotation, Double(i) * 0.01, half: 100, angle: Double(i) * 0.1) }
    #expect(rotation.setValue("rotation", 1))
    move(rotation, 0.41, half: 100, angle: 4.2)
    #expect(isClose(rotation.last("rotation"), 1.2))
  }
}
