import CKinesic
import Testing

@testable import KinesicPlugin
@testable import StandardRecognizers

@Suite("Dwell")
struct DwellTests {
  @Test("It has dwelt at its duration, not before, and tells so once")
  func life() {
    let dwell = Driver("dwell", ["minimum_duration": 0.5])
    dwell.at(0) { dwell.down(1, 10, 10) }
    dwell.at(0.499_999_999)
    #expect(dwell.story == "")
    dwell.at(0.5)
    #expect(dwell.story == "began")
    #expect(dwell.last("dwell_count") == 1 && dwell.last("progress") == 1)
    dwell.at(5) { dwell.up(1) }
    #expect(dwell.story == "began ended")
  }

  @Test("A rest has 1000 reports at most, however long it is and however often they are wanted", arguments: [1e-300, 1e-9, 0.5])
  func reports(_ interval: Double) {
    let dwell = Driver("dwell", ["minimum_duration": 3600, "progress_interval": interval])
    dwell.at(0) { dwell.down(1, 10, 10) }
    dwell.at(4000)
    #expect(dwell.sent.count >= 999 && dwell.sent.count <= 1001)
    #expect(dwell.last("dwell_count") == 1 && dwell.sent.last?.time == 3600)
  }

  @Test("The slop is a circle about where the rest began, on every panel", arguments: [(10.0, 1.0), (10.01, 0), (-10.01, 0)])
  func slop(_ way: Double, _ count: Double) {
    let dwell = Driver("dwell", ["minimum_duration": 1])
    dwell.scale = 2
    dwell.at(0) { dwell.down(1, 100, 100) }
    dwell.at(0.5) { dwell.move(1, 100 + 1.2 * way, 100 + 1.6 * way) }
    dwell.at(1.2)
    #expect(dwell.story == (count > 0 ? "began" : ""))
  }
}

@Suite("What a pair of fingers did")
struct PairMotionTests {
  private let base = PairPose(centroid: Vector(x: 100, y: 100), arm: Vector(x: 80, y: 0))

  @Test("A drag, a pinch and a turn are each all of their own, and the shares of a mixture are one whole")
  func shares() {
    let drag = PairMotion(from: base, to: PairPose(centroid: Vector(x: 103, y: 104), arm: base.arm))
    #expect(drag.travel == 5 && drag.stretch == 0 && drag.arc == 0 && drag.share(drag.travel) == 1)
    let pinch = PairMotion(from: base, to: PairPose(centroid: base.centroid, arm: Vector(x: 40, y: 0)))
    #expect(pinch.stretch == 20 && pinch.share(pinch.stretch) == 1)
    let turn = PairMotion(from: base, to: PairPose(centroid: base.centroid, arm: Vector(x: 0, y: 80)))
    #expect(isClose(turn.arc, 20 * .pi) && turn.stretch == 0)
    let all = PairMotion(from: base, to: PairPose(centroid: Vector(x: 110, y: 100), arm: Vector(x: 60, y: 30)))
    #expect(isClose(all.share(all.travel) + all.share(all.stretch) + all.share(all.arc), 1))
    #expect(PairMotion(from: base, to: base).share(0) == 1)
  }

  @Test(
    "The slower finger's share, of 50 units at least",
    arguments: [(12.5, 50.0, true), (12.4, 50, false), (12.5, 20, true), (12.4, 20, false), (25, 100.1, false)])
  func resting(_ slow: Double, _ fast: Double, _ both: Bool) {
    let half = Vector(x: 40, y: 0)
    let (first, second) = (base.centroid - half + Vector(x: 0, y: slow), base.centroid + half - Vector(x: fast, y: 0))
    let now = PairPose(centroid: (first + second) * 0.5, arm: second - first)
    #expect(base.bothMove(0.25, to: now, 1) == both)
    #expect(base.bothMove(0, to: now, 1))
  }
}
