import Testing

@testable import KinesicPlugin
@testable import StandardRecognizers

@Suite("Serial tap")
struct SerialTapTests {
  private func tap(_ driver: Driver, _ time: Double, _ x: Double = 0) {
    driver.at(time) { driver.down(1, x, 0) }
    driver.at(time + 0.05) { driver.up(1) }
  }

  private func counts(_ driver: Driver) -> [Double] { driver.sent.map { $0.values[0] } }

  @Test("Each tap is reported at once with its running count")
  func running() {
    let driver = Driver("serial_tap")
    for i in 0..<4 { tap(driver, Double(i) * 0.2) }
    #expect(driver.story == "ended ended ended ended")
    #expect(counts(driver) == [1, 2, 3, 4])
  }

  @Test("The count starts again at the interval", arguments: [(0.349, 2.0), (0.35, 1.0)])
  func interval(_ time: Double, _ count: Double) {
    let driver = Driver("serial_tap")
    tap(driver, 0)
    tap(driver, time)
    #expect(counts(driver) == [1, count])
  }

  @Test("The count starts again beyond the distance from the tap before", arguments: [(45.0, 2.0), (45.1, 1.0)])
  func distance(_ x: Double, _ count: Double) {
    let driver = Driver("serial_tap")
    tap(driver, 0)
    tap(driver, 0.1, x)
    #expect(counts(driver) == [1, count])
  }

  @Test("An overlapping finger starts a new series, and is reported")
  func overlap() {
    let driver = Driver("serial_tap")
    tap(driver, 0)
    driver.at(0.1) { driver.down(1, 0, 0) }
    driver.at(0.15) { driver.down(2, 10, 0) }
    #expect(driver.ignored == [1])
    driver.at(0.2) { driver.up(1) }
    driver.at(0.25) { driver.up(2) }
    tap(driver, 0.3, 10)
    #expect(counts(driver) == [1, 1, 2])
    #expect(driver.sent[1].place.x == 10)
  }

  @Test("A finger that moves too far or stays too long ends the series")
  func failures() {
    let moving = Driver("serial_tap")
    tap(moving, 0)
    moving.at(0.1) { moving.down(1, 0, 0) }
    moving.at(0.12) { moving.move(1, 46, 0) }
    #expect(moving.reason == "moved too far")
    moving.at(0.13) { moving.up(1) }
    tap(moving, 0.2)
    #expect(counts(moving) == [1, 1])
    let resting = Driver("serial_tap")
    resting.at(0) { resting.down(1, 0, 0) }
    resting.at(0.75)
    #expect(resting.reason == "timed out")
  }

  @Test("Movement and distance scale with the units of the screen", arguments: [(90.0, 90.0, 2), (90.1, 0.0, 0), (90.0, 90.1, 1)])
  func scaled(_ way: Double, _ apart: Double, _ count: Int) {
    let driver = Driver("serial_tap")
    driver.scale = 2
    for (time, x) in [(0.0, 0.0), (0.1, apart)] {
      driver.at(time) { driver.down(1, x, 0) }
      driver.at(time + 0.03) { driver.move(1, x + way, 0) }
      driver.at(time + 0.06) { driver.up(1) }
    }
    #expect(counts(driver).last ?? 0 == Double(count))
  }

  @Test("A tap is where its finger landed, and the next one near there goes on")
  func place() {
    let driver = Driver("serial_tap")
    for time in [0, 0.2] {
      driver.at(time) { driver.down(1, 300, 200) }
      driver.at(time + 0.02) { driver.move(1, 310, 200) }
      driver.at(time + 0.05) { driver.up(1) }
    }
    #expect(counts(driver) == [1, 2])
    #expect(driver.sent.allSatisfy { $0.place == Vector(x: 300, y: 200) && $0.deadline == .max })
  }

  @Test("A cancelled finger ends the series")
  func cancelled() {
    let driver = Driver("serial_tap")
    tap(driver, 0)
    driver.at(0.1) { driver.down(1, 0, 0) }
    driver.at(0.12) { driver.cancel(1) }
    tap(driver, 0.2)
    #expect(counts(driver) == [1, 1])
  }
}

@Suite("Tap drag")
struct TapDragTests {
  private func tapped(_ properties: KeyValuePairs<String, Double> = [:]) -> Driver {
    let driver = Driver("tap_drag", properties)
    driver.at(0) { driver.down(1, 0, 0) }
    driver.at(0.1) { driver.up(1) }
    return driver
  }

  @Test("A tap, then a drag: its values count from the second landing")
  func life() {
    let driver = tapped()
    driver.at(0.2) { driver.down(1, 20, 20) }
    driver.at(0.21) { driver.move(1, 20, 29.9) }
    #expect(driver.story == "")
    driver.at(0.22) { driver.move(1, 24, 50) }
    #expect(driver.story == "began")
    #expect(driver.last("translation.x") == 4 && driver.last("translation.y") == 30)
    #expect(isClose(driver.last("distance"), (16.0 + 900).squareRoot()))
    driver.at(3) { driver.move(1, 20, 20) }
    driver.at(4) { driver.up(1) }
    #expect(driver.story == "began changed ended" && driver.last("distance") == 0)
  }

  @Test("The velocity counts from the second landing")
  func velocity() {
    let driver = tapped()
    driver.at(0.2) { driver.down(1, 0, 0) }
    driver.at(0.21) { driver.move(1, 0, 20) }
    #expect(isClose(driver.last("velocity.y"), 2000))
  }

  @Test("A drag without the tap, and a second tap without a drag, fail it")
  func failures() {
    let drag = Driver("tap_drag")
    drag.at(0) { drag.down(1, 0, 0) }
    drag.at(0.1) { drag.move(1, 60, 0) }
    #expect(drag.reason == "moved too far")
    let tap = tapped()
    tap.at(0.2) { tap.down(1, 0, 0) }
    tap.at(0.3) { tap.up(1) }
    #expect(tap.reason == "lifted too early")
  }

  @Test(
    "The drag's finger comes in time and near",
    arguments: [(0.44, 0.0, ""), (0.46, 0.0, "no second tap in time"), (0.2, 46.0, "second tap too far")])
  func limits(_ time: Double, _ x: Double, _ reason: String) {
    let driver = tapped()
    driver.at(time) { driver.down(1, x, 0) }
    driver.at(time + 0.3)
    #expect(driver.reason == reason)
  }

  @Test("The drag's finger may rest as long as it likes")
  func resting() {
    let driver = tapped()
    driver.at(0.2) { driver.down(1, 0, 0) }
    driver.at(10) { driver.move(1, 0, 60) }
    #expect(driver.story == "began")
  }

  @Test("A second finger fails it before, and is ignored after")
  func second() {
    let failing = tapped()
    failing.at(0.2) { failing.down(1, 0, 0) }
    failing.at(0.3) { failing.down(2, 0, 0) }
    #expect(failing.reason == "too many touches")
    let driver = tapped()
    driver.at(0.2) { driver.down(1, 0, 0) }
    driver.at(0.21) { driver.move(1, 0, 60) }
    driver.at(0.3) { driver.down(2, 0, 0) }
    #expect(driver.ignored == [2])
  }

  @Test("Setting the translation goes on from there")
  func setValue() {
    let driver = tapped()
    driver.at(0.2) { driver.down(1, 0, 0) }
    driver.at(0.21) { driver.move(1, 0, 60) }
    #expect(driver.setValue("translation.y", 0) && !driver.setValue("distance", 0))
    driver.at(0.22) { driver.move(1, 0, 63) }
    #expect(driver.last("translation.y") == 3 && driver.last("distance") == 3)
  }

  @Test(
    "The threshold may be a length, and says where it was crossed", arguments: [(0.0, 8.0, ""), (1.0, 8.0, "began"), (0.0, 16.0, "began")])
  func mode(_ mode: Double, _ way: Double, _ story: String) {
    let driver = tapped(["threshold_mode": mode])
    driver.at(0.2) { driver.down(1, 0, 0) }
    driver.at(0.21) { driver.move(1, way, way) }
    #expect(driver.story == story)
    if let began = driver.sent.first {
      #expect(isClose(began.crossing, mode == 0 ? 0.625 : 10 / (way * 2.0.squareRoot())) && began.deadline == .max)
    }
  }
}
