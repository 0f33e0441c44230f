import Foundation
import Testing

@testable import KinesicPlugin
@testable import StandardRecognizers

@Suite("Transform")
struct TransformTests {
  private func pair(_ properties: KeyValuePairs<String, Double> = [:]) -> Driver {
    let driver = Driver("transform", properties)
    driver.at(0) {
      driver.down(1, 100, 100)
      driver.down(2, 200, 100)
    }
    return driver
  }

  /// Where the map takes a point.
  private func map(_ driver: Driver, _ x: Double, _ y: Double) -> Vector {
    let (a, b) = (driver.last("a"), driver.last("b"))
    return Vector(x: a * x - b * y + driver.last("tx"), y: b * x + a * y + driver.last("ty"))
  }

  private func isAt(_ place: Vector, _ x: Double, _ y: Double) -> Bool { isClose(place.x, x) && isClose(place.y, y) }

  @Test("With two fingers the map takes each finger's landing place to the finger")
  func two() {
    let driver = pair()
    driver.at(0.1) {
      driver.move(1, 50, 80)
      driver.move(2, 90, 300)
    }
    #expect(driver.story == "began")
    driver.at(0.2) { driver.move(1, 300, 20) }
    #expect(isAt(map(driver, 100, 100), 300, 20) && isAt(map(driver, 200, 100), 90, 300))
  }

  @Test("One finger moves only")
  func one() {
    let driver = Driver("transform")
    driver.at(0) { driver.down(1, 100, 100) }
    driver.at(0.01) { driver.move(1, 109, 100) }
    #expect(driver.story == "")
    driver.at(0.02) { driver.move(1, 110, 130) }
    #expect(driver.story == "began")
    #expect(driver.last("a") == 1 && driver.last("b") == 0 && driver.last("tx") == 10 && driver.last("ty") == 30)
    #expect(driver.last("velocity.y") > 0)
    driver.at(0.03) { driver.up(1) }
    #expect(driver.story == "began ended")
  }

  @Test("Five fingers that grow about their centre scale, whatever one of them lifts")
  func five() {
    let driver = Driver("transform")
    func place(_ i: Int, _ radius: Double) -> (Double, Double) {
      (200 + radius * cos(Double(i) * 1.2566370614359172), 200 + radius * sin(Double(i) * 1.2566370614359172))
    }
    driver.at(0) { for i in 0..<5 { driver.down(UInt64(i), place(i, 50).0, place(i, 50).1) } }
    driver.at(0.1) { for i in 0..<5 { driver.move(UInt64(i), place(i, 100).0, place(i, 100).1) } }
    #expect(isClose(driver.last("a"), 2) && isClose(driver.last("b"), 0))
    #expect(isAt(map(driver, 200, 200), 200, 200))
    driver.at(0.2) { driver.up(0) }
    driver.at(0.3) { driver.move(1, place(1, 100).0 + 0.001, place(1, 100).1) }
    #expect(abs(driver.last("a") - 2) < 0.001)
  }

  @Test("A finger that joins makes no jump")
  func join() {
    let driver = Driver("transform")
    driver.at(0) { driver.down(1, 100, 100) }
    driver.at(0.1) { driver.move(1, 120, 100) }
    driver.at(0.2) { driver.down(2, 320, 100) }
    driver.at(0.3) { driver.move(2, 520, 100) }
    #expect(isClose(driver.last("a"), 2))
    #expect(isAt(map(driver, 100, 100), 120, 100))
  }

  @Test("Each threshold begins it: distance", arguments: [(7.9, ""), (8.0, "began")])
  func pinch(_ change: Double, _ story: String) {
    let driver = pair(["pan_threshold": 1000])
    driver.at(0.1) { driver.move(2, 200 + change, 100) }
    #expect(driver.story == story)
  }

  @Test("Each threshold begins it: angle", arguments: [(0.099, ""), (0.101, "began"), (-0.101, "began")])
  func rotation(_ angle: Double, _ story: String) {
    let driver = pair(["pan_threshold": 1000])
    driver.at(0.1) { driver.move(2, 100 + 100 * cos(angle), 100 + 100 * sin(angle)) }
    #expect(driver.story == story)
  }

  @Test("What is off neither begins it nor enters the map")
  func off() {
    let still = pair(["allows_pan": 0, "allows_pinch": 0])
    still.at(0.1) { still.move(2, 300, 100) }
    #expect(still.story == "")
    let turning = pair(["allows_pinch": 0])
    turning.at(0.1) { turning.move(2, 100, 300) }
    #expect(isClose(turning.last("a"), 0) && isClose(turning.last("b"), 1))
    let growing = pair(["allows_rotation": 0])
    growing.at(0.1) { growing.move(2, 100, 300) }
    #expect(isClose(growing.last("a"), 2) && growing.last("b") == 0)
    let fixed = pair(["allows_pan": 0])
    fixed.at(0.1) { fixed.move(2, 400, 100) }
    #expect(isAt(map(fixed, 150, 100), 150, 100) && isClose(fixed.last("a"), 3))
  }

  @Test("Fewer fingers than the minimum end it, or start it afresh before it begins")
  func minimum() {
    let driver = pair(["minimum_touches": 2, "pinch_threshold": 50])
    driver.at(0.1) { driver.move(2, 209, 100) }
    driver.at(0.2) { driver.up(2) }
    driver.at(0.3) { driver.down(3, 200, 100) }
    driver.at(0.4) { driver.move(3, 300, 100) }
    #expect(driver.story == "began" && isClose(driver.last("a"), 2))
    driver.at(0.5) { driver.up(1) }
    #expect(driver.story == "began ended")
  }

  @Test("All up before it begins fails it; a cancel cancels it; fingers at one place stay finite")
  func edges() {
    let early = pair()
    early.at(0.1) {
      early.up(1)
      early.up(2)
    }
    #expect(early.reason == "lifted too early")
    let driver = pair()
    driver.at(0.1) { driver.move(2, 100, 100) }
    driver.at(0.2) { driver.move(2, 150, 100) }
    #expect(driver.sent.allSatisfy { $0.values.allSatisfy(\.isFinite) })
    driver.at(0.3) { driver.cancel(1) }
    #expect(driver.story == "began changed cancelled")
  }

  @Test("The distance threshold grows with the units per inch", arguments: [(15.9, ""), (16.0, "began")])
  func scale(_ change: Double, _ story: String) {
    let driver = pair(["pan_threshold": 1000])
    driver.scale = 2
    driver.at(0.1) { driver.move(2, 200 + change, 100) }
    #expect(driver.story == story)
  }

  @Test("A finger that lands or lifts changes the spread without beginning anything")
  func newSet() {
    let driver = Driver("transform", ["pan_threshold": 1000])
    driver.at(0) { driver.down(1, 100, 100) }
    driver.at(0.1) {
      driver.move(1, 101, 100)
      driver.down(2, 300, 100)
      driver.down(3, 100, 300)
    }
    driver.at(0.2) { driver.move(1, 102, 100) }
    driver.at(0.3) { driver.up(3) }
    driver.at(0.4) { driver.move(1, 103, 100) }
    #expect(driver.story == "" && driver.outcome == nil)
    driver.at(0.5) { driver.move(1, 110, 100) }
    #expect(driver.story == "began")
  }

  @Test("The angle counts from the present set of fingers")
  func newAngle() {
    let driver = pair(["pan_threshold": 1000, "pinch_threshold": 1000])
    driver.at(0.1) { driver.move(2, 100 + 100 * cos(0.08), 100 + 100 * sin(0.08)) }
    driver.at(0.2) { driver.down(3, 100, 200) }
    driver.at(0.3) { driver.up(3) }
    driver.at(0.4) { driver.move(2, 100 + 100 * cos(0.16), 100 + 100 * sin(0.16)) }
    #expect(driver.story == "")
    driver.at(0.5) { driver.move(2, 100 + 100 * cos(0.19), 100 + 100 * sin(0.19)) }
    #expect(driver.story == "began")
  }

  @Test("Its velocity counts from the landing on, the first move included")
  func velocity() {
    let driver = Driver("transform")
    driver.at(0) { driver.down(1, 0, 0) }
    driver.at(0.01) { driver.move(1, 20, -10) }
    #expect(isClose(driver.last("velocity.x"), 2000) && isClose(driver.last("velocity.y"), -1000))
  }

  @Test("The move's threshold holds on each axis, not along the way", arguments: [(9.0, 9.0, ""), (10.0, 0.0, "began"), (0, -10, "began")])
  func panThreshold(_ x: Double, _ y: Double, _ story: String) {
    let driver = Driver("transform")
    driver.at(0) { driver.down(1, 0, 0) }
    driver.at(0.01) { driver.move(1, x, y) }
    #expect(driver.story == story)
  }

  @Test("Fingers at one place, within a unit, have no scale and no turn", arguments: [(0.98, true), (1.0, false)])
  func onePlace(_ apart: Double, _ isOne: Bool) {
    let driver = Driver("transform")
    driver.at(0) {
      driver.down(1, 100, 100)
      driver.down(2, 100 + apart, 100)
    }
    driver.at(0.01) {
      driver.move(1, 100, 80)
      driver.move(2, 100, 120)
    }
    #expect(driver.story == "began")
    #expect((driver.last("a") == 1 && driver.last("b") == 0) == isOne)
  }

  @Test("Fingers a unit apart turn it already")
  func nearTurn() {
    let driver = Driver("transform")
    driver.at(0) {
      driver.down(1, 100, 100)
      driver.down(2, 101, 100)
    }
    driver.at(0.01) {
      driver.move(1, 100.5, 99.5)
      driver.move(2, 100.5, 100.5)
    }
    #expect(driver.story == "began")
    #expect(isClose(driver.last("a"), 0) && isClose(driver.last("b"), 1))
  }
}
