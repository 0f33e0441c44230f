import Testing

@testable import KinesicPlugin
@testable import StandardRecognizers

@Suite("Edges of a window that is not at zero, velocities from the landing, and limits of nothing")
struct WindowPlaceTests {
  /// A window 400 x 300 at (1000, 2000).
  private func edgePan(_ edges: Double, _ x: Double, _ y: Double) -> Driver {
    let pan = Driver("screen_edge_pan", ["edges": edges])
    pan.bounds.x = 1000
    pan.bounds.y = 2000
    pan.bounds.height = 300
    pan.at(0) { pan.down(1, 1000 + x, 2000 + y) }
    return pan
  }

  @Test(
    "13 units from each edge are inside its region, no more",
    arguments: [(1.0, 200.0, 13.0, 0.0, 0.5), (2, 13, 150, 0.5, 0), (4, 200, 287, 0, -0.5), (8, 387, 150, -0.5, 0)])
  func regions(_ edge: Double, _ x: Double, _ y: Double, _ dx: Double, _ dy: Double) {
    #expect(edgePan(edge, x, y).reason == "")
    #expect(edgePan(15 - edge, x, y).reason == "did not start at an edge")
    #expect(edgePan(15, x + dx, y + dy).reason == "did not start at an edge")
  }

  @Test(
    "What lands on the far sides, or beyond any side, is outside",
    arguments: [(400.0, 150.0), (200, 300), (-1, 150), (200, -1), (401, 150)])
  func outside(_ x: Double, _ y: Double) { #expect(edgePan(15, x, y).reason == "did not start at an edge") }

  @Test("An edge pan and a transform have the velocity since the finger landed, with the first event too")
  func velocities() {
    let edge = edgePan(2, 5, 150)
    edge.at(0.02) { edge.move(1, 1045, 2150) }
    #expect(isClose(edge.last("velocity.x"), 2000) && isClose(edge.last("velocity.y"), 0))
    for fingers in 1...3 {
      let transform = Driver("transform")
      transform.at(0) { for i in 1...fingers { transform.down(UInt64(i), 100 * Double(i), 50) } }
      for step in 1...4 {
        transform.at(0.01 * Double(step)) {
          for i in 1...fingers { transform.move(UInt64(i), 100 * Double(i) + 12 * Double(step), 50 - 6 * Double(step)) }
        }
        #expect(isClose(transform.last("velocity.x"), 1200) && isClose(transform.last("velocity.y"), -600), "\(fingers) fingers")
      }
    }
  }

  @Test("A second finger that lands with no move is no spread and no turn: a transform waits for its thresholds")
  func secondFinger() {
    let transform = Driver("transform", ["allows_pan": 0])
    transform.at(0) { transform.down(1, 100, 100) }
    transform.at(0.01) { transform.move(1, 160, 100) }
    #expect(transform.story == "")
    transform.at(0.02) { transform.down(2, 160, 300) }
    transform.at(0.03) { transform.move(2, 160, 307.9) }
    #expect(transform.story == "")
    transform.at(0.04) { transform.move(2, 160, 308) }
    #expect(transform.story == "began")
  }

  @Test("One finger that a transform may not move makes none, however it goes")
  func oneFinger() {
    let transform = Driver("transform", ["allows_pan": 0])
    transform.at(0) { transform.down(1, 100, 100) }
    for i in 1...20 { transform.at(0.01 * Double(i)) { transform.move(1, 100 + 10 * Double(i), 100) } }
    #expect(transform.story == "")
  }

  @Test("A swipe that needs no distance comes with the first move its way, however small")
  func noDistance() {
    let swipe = Driver("swipe", ["minimum_distance": 0])
    swipe.at(0) { swipe.down(1, 100, 100) }
    swipe.at(0.01) { swipe.move(1, 100.5, 100) }
    #expect(swipe.story == "ended" && swipe.sent[0].crossing == 0)
  }
}
