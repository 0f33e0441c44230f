import CKinesic
import Testing

@testable import KinesicPlugin
@testable import StandardRecognizers

@Suite("Press and manual")
struct PressTests {
  @Test("A press begins as the finger lands and ends as it lifts, however it moves")
  func life() {
    let press = Driver("press")
    press.at(0) { press.down(1, 0, 0) }
    #expect(press.story == "began")
    press.at(0.1) { press.move(1, 300, 0) }
    press.at(2) { press.up(1) }
    #expect(press.story == "began changed ended")
  }

  @Test(
    "With a delay it begins by its timer; a lift before fails it, one at the delay does not",
    arguments: [(0.149, ""), (0.15, "began ended")])
  func delay(_ lift: Double, _ story: String) {
    let press = Driver("press", ["delay": 0.15])
    press.at(0) { press.down(1, 0, 0) }
    press.at(lift) { press.up(1) }
    #expect(press.story == story)
    #expect(press.reason == (story.isEmpty ? "lifted too early" : ""))
  }

  @Test("It takes one finger and ignores more", arguments: [0.0, 0.15])
  func oneFinger(_ delay: Double) {
    let press = Driver("press", ["delay": delay])
    press.at(0) {
      press.down(1, 0, 0)
      press.down(2, 50, 0)
    }
    press.at(0.2) { press.down(3, 50, 0) }
    #expect(press.ignored == [2, 3])
    press.at(0.3) { press.up(1) }
    #expect(press.story == "began ended")
  }

  @Test("Down and up in one feed are two actions")
  func oneFeed() {
    let press = Driver("press")
    press.at(0) {
      press.down(1, 0, 0)
      press.up(1)
    }
    #expect(press.story == "began ended")
  }

  @Test("A press yields and leaves its touches; manual is manual")
  func flags() {
    #expect(Driver("press").table.flags == UInt32(KIN_CLASS_YIELDING | KIN_CLASS_LEAVES_TOUCHES))
    #expect(Driver("manual").table.flags == UInt32(KIN_CLASS_MANUAL))
  }

  @Test("Manual keeps its state, whatever happens")
  func manual() {
    let manual = Driver("manual")
    manual.at(0) { manual.down(1, 0, 0) }
    manual.at(0.1) { manual.move(1, 100, 0) }
    manual.at(0.2) { manual.cancel(1) }
    #expect(manual.story == "" && manual.outcome == nil)
  }
}

@Suite("Screen edge pan")
struct ScreenEdgePanTests {
  @Test("It starts within 13 units of an edge", arguments: [(13.0, ""), (13.1, "did not start at an edge"), (0.0, "")])
  func region(_ x: Double, _ reason: String) {
    let pan = Driver("screen_edge_pan", ["edges": 2])
    pan.at(0) { pan.down(1, x, 200) }
    #expect(pan.reason == reason)
  }

  @Test(
    "Each edge begins inwards at 15 units",
    arguments: [(1.0, 200.0, 0.0, 0.0, 1.0), (2, 0, 200, 1, 0), (4, 200, 399, 0, -1), (8, 399, 200, -1, 0)])
  func edges(_ edge: Double, _ x: Double, _ y: Double, _ dx: Double, _ dy: Double) {
    let pan = Driver("screen_edge_pan", ["edges": edge])
    pan.at(0) { pan.down(1, x, y) }
    pan.at(0.01) { pan.move(1, x + dx * 14.9, y + dy * 14.9) }
    #expect(pan.story == "")
    pan.at(0.02) { pan.move(1, x + dx * 15, y + dy * 15) }
    #expect(pan.story == "began")
    #expect(isClose(pan.last("translation.x"), dx * 15) && isClose(pan.last("translation.y"), dy * 15))
    pan.at(0.03) { pan.up(1) }
    #expect(pan.story == "began ended")
  }

  @Test("Only allowed edges count", arguments: [1.0, 2, 4, 8], [(200.0, 0.0), (0, 200), (200, 399), (399, 200), (200, 200)])
  func allowed(_ edge: Double, _ place: (Double, Double)) {
    let own: [Double: (Double, Double)] = [1: (200, 0), 2: (0, 200), 4: (200, 399), 8: (399, 200)]
    let pan = Driver("screen_edge_pan", ["edges": edge])
    pan.at(0) { pan.down(1, place.0, place.1) }
    #expect(pan.reason == (own[edge]! == place ? "" : "did not start at an edge"))
  }

  @Test(
    "It fails once the way back into the angle is longer than what is left of the threshold",
    arguments: [
      // Along the edge the way back is 0.7071 of the way gone, outwards all of it, 15 degrees beyond the angle 0.2588.
      (0.0, 8.78, 0.0, 8.79), (-7.5, 0, -7.51, 0), (5.95, 10.31, 5.96, 10.33), (0, 0, 10, 14), (0, 0, -16, 0),
    ])
  func wrong(_ x: Double, _ y: Double, _ outX: Double, _ outY: Double) {
    let pan = Driver("screen_edge_pan", ["edges": 2])
    pan.at(0) { pan.down(1, 12, 200) }
    pan.at(0.005) { pan.move(1, 12 + x, 200 + y) }
    #expect(pan.reason == "")
    pan.at(0.01) { pan.move(1, 12 + outX, 200 + outY) }
    #expect(pan.reason == "wrong direction")
  }

  @Test("An angle of a right angle leaves nothing to fail along the edge")
  func wide() {
    let pan = Driver("screen_edge_pan", ["edges": 2, "maximum_angle": .pi / 2])
    pan.at(0) { pan.down(1, 5, 200) }
    pan.at(0.01) { pan.move(1, 5, 300) }
    #expect(pan.reason == "")
    pan.at(0.02) { pan.move(1, 20, 380) }
    #expect(pan.story == "began")
  }

  @Test(
    "Between two reports the angle is that where the line reaches the threshold, from any edge",
    arguments: [(10.0, 2.0, 55.0, 70.0, "began"), (2, 7, 55, 50, ""), (10, -2, 55, -70, "began"), (2, -7, 55, -50, "")])
  func betweenReports(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ story: String) {
    for (edge, place, turn) in [
      (1.0, (200.0, 0.0), { ($1, $0) }), (2, (0, 200), { ($0, $1) }), (4, (200, 399), { ($1, -$0) }), (8, (399, 200), { (-$0, $1) }),
    ]
      as [(Double, (Double, Double), (Double, Double) -> (Double, Double))]
    {
      let pan = Driver("screen_edge_pan", ["edges": edge])
      pan.at(0) { pan.down(1, place.0, place.1) }
      for (time, way) in [(0.033, turn(x1, y1)), (0.067, turn(x2, y2))] { pan.at(time) { pan.move(1, place.0 + way.0, place.1 + way.1) } }
      #expect(pan.story == story && pan.reason == (story.isEmpty ? "wrong direction" : ""))
      if !story.isEmpty { #expect(isClose(pan.sent[0].crossing, 1.0 / 9)) }
    }
  }

  @Test(
    "A threshold of 0 takes the direction of the first move",
    arguments: [(5.0, 1.0, ""), (1, 5, "wrong direction"), (-1, 0, "wrong direction")])
  func noThreshold(_ x: Double, _ y: Double, _ reason: String) {
    let pan = Driver("screen_edge_pan", ["edges": 2, "threshold": 0])
    pan.at(0) { pan.down(1, 5, 200) }
    pan.at(0.01) { pan.move(1, 5 + x, 200 + y) }
    #expect(pan.reason == reason && pan.story == (reason.isEmpty ? "began" : ""))
  }

  @Test("In a corner either edge may win")
  func corner() {
    let pan = Driver("screen_edge_pan")
    pan.at(0) { pan.down(1, 5, 5) }
    pan.at(0.01) { pan.move(1, 6, 21) }
    #expect(pan.story == "began")
  }

  @Test("A second finger fails it before, and is ignored after it began")
  func second() {
    let failing = Driver("screen_edge_pan")
    failing.at(0) { failing.down(1, 5, 200) }
    failing.at(0.01) { failing.down(2, 5, 250) }
    #expect(failing.reason == "too many touches")
    let pan = Driver("screen_edge_pan")
    pan.at(0) { pan.down(1, 5, 200) }
    pan.at(0.01) { pan.move(1, 30, 200) }
    pan.at(0.02) { pan.down(2, 5, 250) }
    #expect(pan.ignored == [2] && pan.story == "began")
  }

  @Test("A lift before fails it; set_value re-bases; region and threshold scale")
  func rest() {
    let early = Driver("screen_edge_pan")
    early.at(0) { early.down(1, 5, 200) }
    early.at(0.1) { early.up(1) }
    #expect(early.reason == "lifted too early")
    let pan = Driver("screen_edge_pan")
    pan.scale = 2
    pan.at(0) { pan.down(1, 26, 200) }
    pan.at(0.01) { pan.move(1, 55, 200) }
    #expect(pan.story == "")
    pan.at(0.02) { pan.move(1, 56, 200) }
    #expect(pan.story == "began" && pan.setValue("translation.x", 0))
    pan.at(0.03) { pan.move(1, 57, 200) }
    #expect(pan.last("translation.x") == 1)
  }

  @Test(
    "Inside the angle it may go the threshold's length before it is that far inwards",
    arguments: [(11.0, 10.9, ""), (11.0, 11.1, "wrong direction")])
  func slanted(_ x: Double, _ y: Double, _ reason: String) {
    let pan = Driver("screen_edge_pan", ["edges": 2])
    pan.at(0) { pan.down(1, 5, 200) }
    pan.at(0.01) { pan.move(1, 5 + x, 200 + y) }
    #expect(pan.story == "" && pan.reason == reason)
    pan.at(0.02) { pan.move(1, 20, 212) }
    #expect(pan.story == (reason.isEmpty ? "began" : ""))
  }
}
