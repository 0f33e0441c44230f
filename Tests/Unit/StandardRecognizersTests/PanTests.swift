import Testing

@testable import KinesicPlugin
@testable import StandardRecognizers

@Suite("Pan")
struct PanTests {
  @Test("It begins when a finger is 10 units away on an axis, not before", arguments: [(9.99, ""), (10.0, "began"), (-10.0, "began")])
  func threshold(_ x: Double, _ story: String) {
    let pan = Driver("pan")
    pan.at(0) { pan.down(1, 100, 0) }
    pan.at(0.01) { pan.move(1, 100 + x, 0) }
    #expect(pan.story == story)
  }

  @Test("In radial mode the length counts", arguments: [(6.0, 8.0, "began"), (6.0, 7.9, "")])
  func radial(_ x: Double, _ y: Double, _ story: String) {
    let pan = Driver("pan", ["threshold_mode": 1])
    pan.at(0) { pan.down(1, 0, 0) }
    pan.at(0.01) { pan.move(1, x, y) }
    #expect(pan.story == story)
  }

  @Test("The threshold grows with the units per inch", arguments: [(19.9, ""), (20.0, "began")])
  func scale(_ x: Double, _ story: String) {
    let pan = Driver("pan")
    pan.scale = 2
    pan.at(0) { pan.down(1, 0, 0) }
    pan.at(0.01) { pan.move(1, x, 0) }
    #expect(pan.story == story)
  }

  @Test("A threshold of 0 begins with the first move")
  func zero() {
    let pan = Driver("pan", ["threshold": 0])
    pan.at(0) { pan.down(1, 0, 0) }
    #expect(pan.story == "")
    pan.at(0.01) { pan.move(1, 0.5, 0) }
    #expect(pan.story == "began")
  }

  @Test("A resting finger does not hold back another")
  func resting() {
    let pan = Driver("pan")
    pan.at(0) {
      pan.down(1, 0, 0)
      pan.down(2, 100, 0)
    }
    pan.at(0.01) { pan.move(2, 110, 0) }
    #expect(pan.story == "began")
    #expect(pan.last("translation.x") == 5)
  }

  @Test("As many fingers as the minimum must have moved enough, each since it landed")
  func minimum() {
    let pan = Driver("pan", ["minimum_touches": 2])
    pan.at(0) { pan.down(1, 0, 0) }
    pan.at(0.01) { pan.move(1, 50, 0) }
    pan.at(0.02) { pan.down(2, 100, 0) }
    pan.at(0.03) { pan.move(2, 109, 0) }
    #expect(pan.story == "")
    pan.at(0.04) { pan.move(2, 110, 0) }
    #expect(pan.story == "began")
    #expect(pan.last("translation.x") == 5)
  }

  @Test("It begins on a move only")
  func onMove() {
    let pan = Driver("pan", ["minimum_touches": 2, "threshold": 0])
    pan.at(0) { pan.down(1, 0, 0) }
    pan.at(0.01) { pan.down(2, 100, 0) }
    #expect(pan.story == "")
  }

  @Test("With fewer fingers than the minimum the translation starts again from 0")
  func fewer() {
    let pan = Driver("pan", ["minimum_touches": 2, "threshold": 30])
    pan.at(0) {
      pan.down(1, 0, 0)
      pan.down(2, 100, 0)
    }
    pan.at(0.01) {
      pan.move(1, 20, 0)
      pan.move(2, 120, 0)
    }
    pan.at(0.02) { pan.up(2) }
    #expect(pan.outcome == nil)
    pan.at(0.03) { pan.down(3, 100, 0) }
    pan.at(0.04) {
      pan.move(1, 50, 0)
      pan.move(3, 130, 0)
    }
    #expect(pan.story == "began")
    #expect(pan.last("translation.x") == 30)
  }

  @Test("Possible: the last finger up fails it")
  func lift() {
    let pan = Driver("pan")
    pan.at(0) { pan.down(1, 0, 0) }
    pan.at(0.1) { pan.up(1) }
    #expect(pan.reason == "lifted too early")
  }

  @Test("Possible: more fingers than the maximum fail it; active: they are ignored and move nothing")
  func maximum() {
    let failing = Driver("pan", ["maximum_touches": 1])
    failing.at(0) { failing.down(1, 0, 0) }
    failing.at(0.1) { failing.down(2, 0, 0) }
    #expect(failing.reason == "too many touches")
    let pan = Driver("pan", ["maximum_touches": 1])
    pan.at(0) { pan.down(1, 0, 0) }
    pan.at(0.01) { pan.move(1, 20, 0) }
    pan.at(0.02) { pan.down(2, 100, 0) }
    #expect(pan.ignored == [2])
    pan.at(0.03) { pan.move(2, 300, 0) }
    pan.at(0.04) { pan.move(1, 30, 0) }
    #expect(pan.last("translation.x") == 30)
    #expect(pan.story == "began changed")
  }

  @Test("Active: fewer fingers than the minimum end it")
  func fewerActive() {
    let pan = Driver("pan", ["minimum_touches": 2])
    pan.at(0) {
      pan.down(1, 0, 0)
      pan.down(2, 100, 0)
    }
    pan.at(0.01) {
      pan.move(1, 20, 0)
      pan.move(2, 120, 0)
    }
    pan.at(0.02) { pan.up(1) }
    #expect(pan.story == "began ended")
    #expect(pan.sent[1].place == Vector(x: 70, y: 0))
  }

  @Test("A move and the lift in one feed begin and end it")
  func oneFeed() {
    let pan = Driver("pan")
    pan.at(0) { pan.down(1, 0, 0) }
    pan.at(0.01) {
      pan.move(1, 20, 0)
      pan.up(1)
    }
    #expect(pan.story == "began ended")
    #expect(pan.last("translation.x") == 20)
    #expect(isClose(pan.last("velocity.x"), 2000))
  }

  @Test("A locked axis neither begins it, nor fails it, nor is reported")
  func axes() {
    let pan = Driver("pan", ["axes": 1])
    pan.at(0) { pan.down(1, 0, 0) }
    pan.at(0.01) { pan.move(1, 0, 200) }
    #expect(pan.outcome == nil && pan.story == "")
    pan.at(0.02) { pan.move(1, 10, 300) }
    #expect(pan.story == "began")
    #expect(pan.last("translation.x") == 10 && pan.last("translation.y") == 0 && pan.last("velocity.y") == 0)
    let vertical = Driver("pan", ["axes": 2])
    vertical.at(0) { vertical.down(1, 0, 0) }
    vertical.at(0.01) { vertical.move(1, 50, 9) }
    vertical.at(0.02) { vertical.move(1, 50, 10) }
    #expect(vertical.story == "began" && vertical.last("translation.x") == 0)
  }

  @Test("translation_from_threshold leaves out the threshold, once, on the axis that reached it")
  func fromThreshold() {
    let pan = Driver("pan", ["translation_from_threshold": 1])
    pan.at(0) { pan.down(1, 0, 0) }
    pan.at(0.01) { pan.move(1, -14, 5) }
    #expect(pan.last("translation.x") == -4 && pan.last("translation.y") == 5)
    pan.at(0.02) { pan.move(1, -14, 30) }
    #expect(pan.last("translation.x") == -4 && pan.last("translation.y") == 30)
  }

  @Test("In radial mode it is left out along the way")
  func fromThresholdRadial() {
    let pan = Driver("pan", ["translation_from_threshold": 1, "threshold_mode": 1])
    pan.at(0) { pan.down(1, 0, 0) }
    pan.at(0.01) { pan.move(1, 12, 16) }
    #expect(isClose(pan.last("translation.x"), 6) && isClose(pan.last("translation.y"), 8))
  }

  @Test("Setting the translation goes on from there and restarts the velocity")
  func setValue() {
    let pan = Driver("pan")
    pan.at(0) { pan.down(1, 0, 0) }
    pan.at(0.01) { pan.move(1, 20, 10) }
    #expect(pan.setValue("translation.x", 0))
    pan.at(0.02) { pan.move(1, 25, 10) }
    #expect(pan.last("translation.x") == 5 && pan.last("translation.y") == 10)
    #expect(isClose(pan.last("velocity.x"), 500))
    #expect(!pan.setValue("velocity.x", 0))
  }

  @Test("At the lift the velocity is that before it; a rest of more than 80 ms makes it 0", arguments: [(0.13, 1000.0), (0.1301, 0.0)])
  func velocity(_ lift: Double, _ velocity: Double) {
    let pan = Driver("pan")
    pan.at(0) { pan.down(1, 0, 0) }
    for i in 1...5 { pan.at(Double(i) * 0.01) { pan.move(1, Double(i) * 10, 0) } }
    #expect(isClose(pan.last("velocity.x"), 1000))
    pan.at(lift) { pan.up(1) }
    #expect(isClose(pan.last("velocity.x"), velocity))
  }

  @Test("The impulse strategy can be chosen")
  func impulse() {
    let pan = Driver("pan", ["velocity_strategy": 1])
    let plain = Driver("pan")
    for driver in [pan, plain] {
      driver.at(0) { driver.down(1, 0, 0) }
      for i in 1...5 { driver.at(Double(i) * 0.01) { driver.move(1, Double(i * i * 4), 0) } }
    }
    #expect(pan.last("velocity.x") > 0 && pan.last("velocity.x") != plain.last("velocity.x"))
  }

  @Test("A lift elsewhere moves the translation, not the velocity")
  func liftElsewhere() {
    let pan = Driver("pan")
    pan.at(0) { pan.down(1, 0, 0) }
    pan.at(0.01) { pan.move(1, 20, 0) }
    pan.at(0.02) { pan.up(1, 26, 0) }
    #expect(pan.last("translation.x") == 26 && isClose(pan.last("velocity.x"), 2000))
  }

  @Test("A system cancel of one of several fingers cancels it")
  func cancelled() {
    let pan = Driver("pan")
    pan.at(0) {
      pan.down(1, 0, 0)
      pan.down(2, 100, 0)
    }
    pan.at(0.01) { pan.move(1, 20, 0) }
    pan.at(0.02) { pan.cancel(2) }
    #expect(pan.story == "began cancelled")
  }

  @Test("It says where inside the move the threshold was crossed")
  func crossing() {
    let pan = Driver("pan")
    pan.at(0) { pan.down(1, 0, 0) }
    pan.at(0.01) { pan.move(1, 4, 0) }
    pan.at(0.02) { pan.move(1, 16, 0) }
    #expect(pan.request.crossing == 0.5)
    let radial = Driver("pan", ["threshold_mode": 1])
    radial.at(0) { radial.down(1, 0, 0) }
    radial.at(0.01) { radial.move(1, 12, 16) }
    #expect(isClose(radial.request.crossing, 0.5))
  }
}
