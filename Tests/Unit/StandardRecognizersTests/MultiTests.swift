import CKinesic
import Testing

@testable import KinesicPlugin
@testable import StandardRecognizers

/// "began 1, ended 2": each record with its touch.
private func story(_ driver: Driver) -> [String] { driver.sent.map { "\(Driver.word($0.state)) \($0.touch ?? 0)" } }

@Suite("Multi drag")
struct MultiDragTests {
  @Test("Each finger begins at the threshold by itself, and the recognizer lives until the last one is up")
  func streams() {
    let driver = Driver("multi_drag")
    driver.at(0) {
      driver.down(1, 0, 0); driver.down(2, 100, 0)
    }
    driver.at(0.01) {
      driver.move(1, 10, 0); driver.move(2, 109.9, 0)
    }
    #expect(driver.current == State.began)
    driver.at(0.02) { driver.up(1) }
    #expect(driver.current == State.changed)
    driver.at(0.03) { driver.move(2, 110, 0) }
    driver.at(0.04) { driver.up(2) }
    #expect(story(driver) == ["began 1", "ended 1", "began 2", "ended 2"])
    #expect(driver.outcome == State.ended)
  }

  @Test("A finger that crosses the threshold and lifts in one step begins and ends", arguments: [false, true])
  func atOnce(_ hasCompany: Bool) {
    let driver = Driver("multi_drag")
    driver.at(0) { driver.down(1, 0, 0) }
    if hasCompany { driver.at(0) { driver.down(2, 500, 0) } }
    driver.at(0.01) {
      driver.move(1, 20, 0); driver.up(1)
    }
    #expect(story(driver) == ["began 1", "ended 1"])
    #expect(driver.outcome == (hasCompany ? nil : State.ended))
  }

  @Test("Its numbers are those of a pan of that finger alone", arguments: [0.0, 1.0])
  func asPan(_ strategy: Double) {
    let multi = Driver("multi_drag", ["velocity_strategy": strategy])
    let pan = Driver("pan", ["velocity_strategy": strategy])
    for driver in [multi, pan] {
      driver.at(0) { driver.down(1, 0, 0) }
      if driver === multi { driver.at(0) { driver.down(2, 500, 500) } }
      for i in 1...40 {
        driver.at(Double(i) * 0.008) {
          driver.move(1, Double(i * i) * 0.4, Double(i) * -1.5)
          if driver === multi { driver.move(2, 500, 500 + Double(i)) }
        }
      }
      driver.at(0.35) { driver.up(1) }
    }
    let own = multi.sent.filter { $0.touch == 1 }
    #expect(own.map(\.state) == pan.sent.map(\.state) && own.count > 20)
    for (a, b) in zip(own, pan.sent) {
      #expect(zip(a.values, b.values).allSatisfy { isClose($0, $1) }, "\(a) \(b)")
    }
  }

  @Test("A finger that rested before it lifted has no velocity")
  func rested() {
    let driver = Driver("multi_drag")
    driver.at(0) { driver.down(1, 0, 0) }
    for i in 1...5 { driver.at(Double(i) * 0.01) { driver.move(1, Double(i) * 10, 0) } }
    #expect(driver.last("velocity.x") > 900)
    driver.at(0.131) { driver.up(1) }
    #expect(driver.last("velocity.x") == 0 && driver.last("translation.x") == 50)
  }

  @Test("A finger beyond the fail offset is ignored; alone it fails the attempt")
  func failOffset() {
    let driver = Driver("multi_drag", ["fail_offset_y_minimum": -3])
    driver.at(0) { driver.down(1, 0, 0) }
    driver.at(0.01) { driver.move(1, 0, -3.1) }
    #expect(driver.ignored == [1] && driver.outcome == State.failed && driver.reason == "moved too far")
  }

  @Test("A system cancel ends the finger's part; of the last finger it cancels the recognizer")
  func cancel() {
    let driver = Driver("multi_drag")
    driver.at(0) {
      driver.down(1, 0, 0); driver.down(2, 100, 0)
    }
    driver.at(0.01) {
      driver.move(1, 20, 0); driver.move(2, 120, 0)
    }
    driver.at(0.02) { driver.cancel(1) }
    #expect(driver.ignored == [1] && driver.outcome == nil)
    driver.at(0.03) { driver.move(2, 130, 0) }
    driver.at(0.04) { driver.cancel(2) }
    #expect(story(driver) == ["began 1", "began 2", "changed 2"])
    #expect(driver.outcome == State.cancelled)
  }

  @Test("A threshold scales with the units of the screen", arguments: [(19.9, 0), (20.0, 1)])
  func scaled(_ way: Double, _ count: Int) {
    let driver = Driver("multi_drag")
    driver.scale = 2
    driver.at(0) { driver.down(1, 0, 0) }
    driver.at(0.01) { driver.move(1, way, 0) }
    #expect(driver.sent.count == count)
  }

  @Test("Of several that begin in one step the first to cross its threshold tells where the step was crossed")
  func crossing() {
    let driver = Driver("multi_drag")
    driver.at(0) {
      driver.down(1, 0, 0); driver.down(2, 100, 0); driver.down(3, 200, 0)
    }
    driver.at(0.01) {
      driver.move(1, 20, 0); driver.move(2, 140, 0); driver.move(3, 212.5, 0)
    }
    #expect(story(driver) == ["began 1", "began 2", "began 3"])
    #expect(driver.sent[2].crossing == 0.25)
  }

  @Test("Its threshold may be a length", arguments: [(0.0, 0), (1.0, 1)])
  func mode(_ mode: Double, _ count: Int) {
    let driver = Driver("multi_drag", ["threshold_mode": mode])
    driver.at(0) { driver.down(1, 0, 0) }
    driver.at(0.01) { driver.move(1, 8, 8) }
    #expect(driver.sent.count == count)
  }

  @Test("Each record is where its finger is")
  func places() {
    let driver = Driver("multi_drag")
    driver.at(0) { driver.down(1, 100, 200) }
    driver.at(0.01) { driver.move(1, 120, 205) }
    #expect(driver.sent[0].place == Vector(x: 120, y: 205))
  }

  @Test("As many fingers as can be down drag at one time")
  func full() {
    let driver = Driver("multi_drag")
    driver.at(0) { for i in 0..<64 { driver.down(UInt64(i), Double(i) * 20, 0) } }
    driver.at(0.01) { for i in 0..<64 { driver.move(UInt64(i), Double(i) * 20, 15) } }
    driver.at(0.02) { for i in 0..<64 { driver.up(UInt64(i)) } }
    #expect(driver.sent.count == 128 && Set(driver.sent.map(\.touch)).count == 64)
    #expect(driver.sent.allSatisfy { $0.values[1] == 15 })
  }
}

@Suite("Multi tap")
struct MultiTapTests {
  @Test("Each finger taps at its lift, and the recognizer lives until the last one is up")
  func streams() {
    let driver = Driver("multi_tap")
    driver.at(0) { driver.down(1, 0, 0) }
    driver.at(0.1) { driver.down(2, 100, 0) }
    driver.at(0.2) { driver.up(1) }
    #expect(driver.current == State.began)
    driver.at(0.3) { driver.up(2) }
    #expect(story(driver) == ["ended 1", "ended 2"] && driver.outcome == State.ended)
  }

  @Test("A finger that stays too long is ignored, with the word for it if it is the only one")
  func late() {
    let driver = Driver("multi_tap", ["maximum_tap_duration": 0.2])
    driver.at(0) { driver.down(1, 0, 0) }
    driver.at(0.1) { driver.down(2, 0, 100) }
    driver.at(0.2)
    #expect(driver.ignored == [1] && driver.outcome == nil)
    driver.at(0.3)
    #expect(driver.ignored == [1, 2] && driver.outcome == State.failed && driver.reason == "timed out")
  }

  @Test("The attempt of a series without its second tap ends with the interval")
  func noSecond() {
    let driver = Driver("multi_tap", ["taps_required": 2])
    driver.at(0) { driver.down(1, 0, 0) }
    driver.at(0.1) { driver.up(1) }
    #expect(driver.request.deadline_ns == 450_000_000)
    driver.at(0.45)
    #expect(driver.outcome == State.failed && driver.reason == "no second tap in time")
  }

  @Test("While one place has had its taps, a series elsewhere keeps the recognizer alive until it is late")
  func seriesKeepsAlive() {
    let driver = Driver("multi_tap", ["taps_required": 2])
    for (time, x) in [(0.0, 0.0), (0.05, 500.0), (0.1, 0.0)] {
      driver.at(time) { driver.down(1, x, 0) }
      driver.at(time + 0.01) { driver.up(1) }
    }
    #expect(driver.sent.count == 1 && driver.current == State.began)
    driver.at(0.05 + 0.01 + 0.35)
    #expect(driver.outcome == State.ended)
  }

  @Test("A pointer taps with the buttons that are asked for", arguments: [(1.0, 0, 0), (1.0, 1, 1), (2.0, 1, 0), (2.0, 2, 1), (0.0, 0, 1)])
  func buttons(_ required: Double, _ pressed: UInt32, _ count: Int) {
    let driver = Driver("multi_tap", ["buttons_required": required])
    driver.at(0) { driver.down(1, 0, 0, pointer: pressed) }
    #expect(driver.reason == (count == 0 ? "wrong button" : ""))
    driver.at(0.1) { driver.up(1) }
    #expect(driver.sent.count == count)
  }

  @Test("Movement and distance scale with the units of the screen", arguments: [(90.0, 90.0, 1), (90.1, 0.0, 0), (0.0, 90.1, 0)])
  func scaled(_ way: Double, _ apart: Double, _ count: Int) {
    let driver = Driver("multi_tap", ["taps_required": 2])
    driver.scale = 2
    for (time, x) in [(0.0, 0.0), (0.1, apart)] {
      driver.at(time) { driver.down(1, x, 0) }
      driver.at(time + 0.03) { driver.move(1, x + way, 0) }
      driver.at(time + 0.06) { driver.up(1) }
    }
    #expect(driver.sent.count == count)
  }

  @Test("A series that has had its taps is over: the next tap there is the first of another")
  func seriesOver() {
    let driver = Driver("multi_tap", ["taps_required": 2])
    for i in 0..<5 {
      driver.at(Double(i) * 0.1) { driver.down(1, 20 * Double(i), 40) }
      driver.at(Double(i) * 0.1 + 0.05) { driver.up(1) }
    }
    #expect(driver.sent.map(\.place) == [Vector(x: 0, y: 40), Vector(x: 40, y: 40)])
    #expect(driver.sent.map { $0.values[0] } == [2, 2])
  }

  @Test("More series than there is room for: the oldest is forgotten")
  func manySeries() {
    let driver = Driver("multi_tap", ["taps_required": 2, "maximum_interval": 100])
    for i in 0..<129 {
      driver.at(Double(i) * 0.1) { driver.down(1, Double(i) * 100, 0) }
      driver.at(Double(i) * 0.1 + 0.05) { driver.up(1) }
    }
    func again(_ i: Int, _ time: Double) {
      driver.at(time) { driver.down(1, Double(i) * 100, 0) }
      driver.at(time + 0.05) { driver.up(1) }
    }
    again(128, 20)
    #expect(driver.sent.count == 1)
    again(0, 21)
    #expect(driver.sent.count == 1)
    again(2, 22)
    #expect(driver.sent.count == 2)
  }
}
