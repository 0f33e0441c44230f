import Foundation

/// Counts how many times a touch went down about here in quick succession: 0.35 s and 45 points, as the engine does.
struct TapSeries {
  private var lifts: [(type: UITouch.TouchType, place: CGPoint, time: TimeInterval, count: Int)] = []

  @MainActor func count(_ touch: UITouch) -> Int {
    let before = lifts.last {
      $0.type == touch.type && touch.timestamp - $0.time < 0.35 && hypot($0.place.x - touch.start.x, $0.place.y - touch.start.y) <= 45
    }
    return (before?.count ?? 0) + 1
  }

  @MainActor mutating func note(_ touch: UITouch) {
    if lifts.count == 4 { lifts.removeFirst() }
    if hypot(touch.location.x - touch.start.x, touch.location.y - touch.start.y) > 45 { return }
    lifts.append((touch.type, touch.start, touch.timestamp, touch.tapCount))
  }
}
