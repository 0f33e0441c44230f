import Testing

@testable import KinesicPlugin
@testable import StandardRecognizers

@Suite("Swipe")
struct SwipeTests {
  @Test("Each direction has its bit", arguments: [(1.0, 60.0, 0.0), (2.0, -60.0, 0.0), (4.0, 0.0, -60.0), (8.0, 0.0, 60.0)])
  func directions(_ bit: Double, _ x: Double, _ y: Double) {
    let swipe = Driver("swipe", ["direction": bit])
    swipe.at(0) { swipe.down(1, 100, 100) }
    swipe.at(0.1) { swipe.move(1, 100 + x, 100 + y) }
    #expect(swipe.story == "ended")
    #expect(swipe.last("direction") == bit)
    #expect(swipe.sent[0].place == Vector(x: 100, y: 100))
  }

  @Test("The distance needed falls with time: 50 (1 - 0.94 t)", arguments: [(0.0, 50.0), (0.25, 38.25), (0.5, 26.5)])
  func distance(_ time: Double, _ needed: Double) {
    for (distance, story) in [(needed - 0.01, ""), (needed, "ended")] {
      let swipe = Driver("swipe")
      swipe.at(0) { swipe.down(1, 0, 0) }
      swipe.at(time) { swipe.move(1, distance, 0) }
      #expect(swipe.story == story)
    }
  }

  @Test("The cross allowed falls with time: 50 (1 - 0.98 t)", arguments: [(0.0, 50.0), (0.25, 37.75), (0.5, 25.5)])
  func cross(_ time: Double, _ allowed: Double) {
    for (cross, story) in [(allowed + 0.01, ""), (allowed, "ended"), (-allowed, "ended")] {
      let swipe = Driver("swipe")
      swipe.at(0) { swipe.down(1, 0, 0) }
      swipe.at(time) { swipe.move(1, 50 * (1 - 0.94 * time), cross) }
      #expect(swipe.story == story)
    }
  }

  @Test("The maximum duration is still in, a nanosecond later is not", arguments: [(500_000_000, "ended"), (500_000_001, "")])
  func duration(_ time: UInt64, _ story: String) {
    let swipe = Driver("swipe")
    swipe.at(0) { swipe.down(1, 0, 0) }
    swipe.at(nanoseconds: time) { swipe.move(1, 100, 0) }
    #expect(swipe.story == story)
    #expect(swipe.reason == (story.isEmpty ? "timed out" : ""))
  }

  @Test("The time runs from the first finger's landing")
  func firstFinger() {
    let swipe = Driver("swipe", ["touches_required": 2])
    swipe.at(0) { swipe.down(1, 0, 0) }
    swipe.at(0.4) { swipe.down(2, 0, 50) }
    swipe.at(0.6) {
      swipe.move(1, 100, 0)
      swipe.move(2, 100, 50)
    }
    #expect(swipe.reason == "timed out")
  }

  @Test(
    "A step back of up to `backtrack` is allowed, more kills it at once and permanently",
    arguments: [
      (10.0, 40.0, ""), (10, 39.99, "wrong direction"), (0, 49.99, "wrong direction"), (25, 25, ""), (25, 24.9, "wrong direction"),
    ])
  func against(_ backtrack: Double, _ x: Double, _ reason: String) {
    let swipe = Driver("swipe", ["backtrack": backtrack])
    swipe.at(0) { swipe.down(1, 50, 0) }
    swipe.at(0.05) { swipe.move(1, x, 0) }
    #expect(swipe.reason == reason)
    swipe.at(0.1) { swipe.move(1, 150, 0) }
    #expect(swipe.story == (reason.isEmpty ? "ended" : ""))
  }

  @Test("The step back grows with the units per inch", arguments: [(30.0, ""), (29.9, "wrong direction")])
  func backtrackScale(_ x: Double, _ reason: String) {
    let swipe = Driver("swipe")
    swipe.scale = 2
    swipe.at(0) { swipe.down(1, 50, 0) }
    swipe.at(0.1) { swipe.move(1, x, 0) }
    #expect(swipe.reason == reason)
  }

  @Test("After a step back the distance still counts from the landing place", arguments: [(145.29, ""), (145.3, "ended")])
  func distanceAfterBacktrack(_ x: Double, _ story: String) {
    let swipe = Driver("swipe")
    swipe.at(0) { swipe.down(1, 100, 0) }
    swipe.at(0.05) { swipe.move(1, 90, 0) }
    swipe.at(0.1) { swipe.move(1, x, 0) }
    #expect(swipe.story == story)
  }

  @Test("Of a mask a dead direction does not come back, the other lives on")
  func mask() {
    let swipe = Driver("swipe", ["direction": 3])
    swipe.at(0) { swipe.down(1, 100, 0) }
    swipe.at(0.05) { swipe.move(1, 89, 0) }
    #expect(swipe.reason == "")
    swipe.at(0.1) { swipe.move(1, 30, 0) }
    #expect(swipe.last("direction") == 2)
    let back = Driver("swipe", ["direction": 3])
    back.at(0) { back.down(1, 100, 0) }
    back.at(0.05) { back.move(1, 89, 0) }
    back.at(0.1) { back.move(1, 200, 0) }
    #expect(back.reason == "wrong direction")
  }

  @Test(
    "A diagonal that fits two directions is the one that it went farther along",
    arguments: [(49.0, 40.0, 1.0), (40.0, 49.0, 8.0), (45, 45, 1)])
  func diagonal(_ x: Double, _ y: Double, _ bit: Double) {
    let swipe = Driver("swipe", ["direction": 9, "minimum_distance": 30, "cross_decay": 0])
    swipe.at(0) { swipe.down(1, 0, 0) }
    swipe.at(0.1) { swipe.move(1, x, y) }
    #expect(swipe.last("direction") == bit)
  }

  @Test(
    "Between two reports it is judged where the line reaches the distance",
    arguments: [
      (20.0, 8.0, 140.0, 54.0, "ended"), (20, -8, 140, -54, "ended"), (20, 49, 140, 54, ""), (40, 60, 80, -60, "ended"),
      (40, 60, 80, 47, ""),
    ])
  func betweenReports(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ story: String) {
    let swipe = Driver("swipe", ["distance_decay": 0])
    swipe.at(0) { swipe.down(1, 0, 0) }
    swipe.at(0.033) { swipe.move(1, x1, y1) }
    swipe.at(0.067) { swipe.move(1, x2, y2) }
    #expect(swipe.story == story)
  }

  @Test("Two fingers must be far enough and straight enough at the same part of their lines", arguments: [(70.0, "ended"), (120, "")])
  func betweenReportsOfTwo(_ cross: Double, _ story: String) {
    let swipe = Driver("swipe", ["touches_required": 2, "distance_decay": 0, "cross_decay": 0])
    swipe.at(0) {
      swipe.down(1, 0, 0)
      swipe.down(2, 0, 100)
    }
    // The slow one has gone 50 in the middle, where the other one is half as far across.
    swipe.at(0.033) {
      swipe.move(1, 100, 100)
      swipe.move(2, 200, 100 + cross)
    }
    #expect(swipe.story == story)
  }

  @Test("A distance of 0 wants a move forwards", arguments: [(-5.0, ""), (5.0, "ended")])
  func noDistance(_ x: Double, _ story: String) {
    let swipe = Driver("swipe", ["minimum_distance": 0])
    swipe.at(0) { swipe.down(1, 0, 0) }
    swipe.at(0.1) { swipe.move(1, x, 0) }
    #expect(swipe.story == story)
  }

  @Test("Each finger must qualify, at the same move")
  func fingers() {
    let swipe = Driver("swipe", ["touches_required": 2])
    swipe.at(0) {
      swipe.down(1, 0, 0)
      swipe.down(2, 0, 100)
    }
    swipe.at(0.1) { swipe.move(1, 100, 0) }
    #expect(swipe.story == "")
    swipe.at(0.2) { swipe.move(2, 100, 100) }
    #expect(swipe.story == "ended")
    #expect(swipe.sent[0].place == Vector(x: 0, y: 50))
  }

  @Test("One finger of two going back kills it")
  func oneBack() {
    let swipe = Driver("swipe", ["touches_required": 2])
    swipe.at(0) { swipe.down(1, 0, 0) }
    swipe.at(0.1) { swipe.move(1, -11, 0) }
    #expect(swipe.reason == "wrong direction")
  }

  @Test("It is not recognized before all fingers have landed")
  func notYet() {
    let swipe = Driver("swipe", ["touches_required": 2])
    swipe.at(0) { swipe.down(1, 0, 0) }
    swipe.at(0.1) { swipe.move(1, 100, 0) }
    #expect(swipe.story == "" && swipe.outcome == nil)
  }

  @Test("A finger too many fails it")
  func tooMany() {
    let swipe = Driver("swipe")
    swipe.at(0) { swipe.down(1, 0, 0) }
    swipe.at(0.1) { swipe.down(2, 0, 0) }
    #expect(swipe.reason == "too many touches")
  }

  @Test("Any lift fails it, also one far enough away: only moves count")
  func lift() {
    let swipe = Driver("swipe")
    swipe.at(0) { swipe.down(1, 0, 0) }
    swipe.at(0.1) { swipe.up(1, 100, 0) }
    #expect(swipe.reason == "lifted too early")
  }

  @Test("A move and the lift in one feed are a swipe")
  func oneFeed() {
    let swipe = Driver("swipe")
    swipe.at(0) { swipe.down(1, 0, 0) }
    swipe.at(0.1) {
      swipe.move(1, 100, 0)
      swipe.up(1)
    }
    #expect(swipe.story == "ended")
  }

  @Test("The decays are properties")
  func decays() {
    let swipe = Driver("swipe", ["distance_decay": 0, "cross_decay": 0])
    swipe.at(0) { swipe.down(1, 0, 0) }
    swipe.at(0.4) { swipe.move(1, 49, 50) }
    #expect(swipe.story == "")
    swipe.at(0.5) { swipe.move(1, 50, 50) }
    #expect(swipe.story == "ended")
  }

  @Test("Distance and cross grow with the units per inch", arguments: [(99.0, 0.0, ""), (100.0, 100.0, "ended"), (100.0, 100.1, "")])
  func scale(_ x: Double, _ y: Double, _ story: String) {
    let swipe = Driver("swipe", ["distance_decay": 0, "cross_decay": 0])
    swipe.scale = 2
    swipe.at(0) { swipe.down(1, 0, 0) }
    swipe.at(0.1) { swipe.move(1, x, y) }
    #expect(swipe.story == story)
  }

  @Test("It says where inside the move the distance was reached")
  func crossing() {
    let swipe = Driver("swipe", ["distance_decay": 0])
    swipe.at(0) { swipe.down(1, 0, 0) }
    swipe.at(0.01) { swipe.move(1, 40, 0) }
    swipe.at(0.02) { swipe.move(1, 80, 0) }
    #expect(swipe.sent[0].crossing == 0.25 && swipe.sent[0].deadline == .max)
  }

  @Test("Once the cross allowed is used up, none is allowed", arguments: [(0.0, "ended"), (0.1, "")])
  func noCross(_ cross: Double, _ story: String) {
    let swipe = Driver("swipe", ["cross_decay": 10])
    swipe.at(0) { swipe.down(1, 0, 0) }
    swipe.at(0.2) { swipe.move(1, 60, cross) }
    #expect(swipe.story == story)
  }
}
