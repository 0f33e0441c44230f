import CKinesic

extension Story {
  /// A touch from landing to lift.
  struct Contact {
    struct Point {
      let time, x, y: Double
    }

    enum Fate: String {
      case lifted, cancelled
      case down = "still down"
    }

    /// Counts the contacts from 1.
    let number: Int
    /// The engine's number for it.
    let serial: UInt64
    /// The view that it hit.
    let view: kin_view_id
    /// The lowest finger that was free when it landed, from 0.
    let finger: Int
    /// When it landed; when the trace begins, for one that was down before and whose landing nobody knows.
    let landed: Double
    let isLandingKnown: Bool
    /// When it lifted or was cancelled, or the trace ends.
    let left: Double
    let fate: Fate
    var points: [Point]

    /// "contact 3, finger 1: landed at 0.100 s, lifted at 0.200 s".
    var sentence: String {
      let seconds = { (time: Double) in GestureLine.number(time, 3) }
      let landing = isLandingKnown ? "landed at" : "down before"
      return "contact \(number), finger \(finger + 1): \(landing) \(seconds(landed)) s, \(fate.rawValue) at \(seconds(left)) s"
    }

    /// The part within `range`; nil for one that was not down then.
    func clipped(to range: ClosedRange<Double>) -> Contact? {
      guard landed <= range.upperBound, left >= range.lowerBound else { return nil }
      var part = self
      part.points = points.filter { range.contains($0.time) }
      if part.points.isEmpty { part.points = [points.last { $0.time < range.lowerBound } ?? points[0]] }
      return part
    }

    /// Whether the part that is shown has its landing, its end.
    var showsLanding: Bool { isLandingKnown && points[0].time == landed }
    var showsEnd: Bool { fate == .lifted && points[points.count - 1].time == left }
  }

  static func contacts(_ account: Account) -> [Contact] {
    func seconds(_ time: UInt64) -> Double { Double(time) / 1e9 }
    return account.touches.enumerated().map { index, touch in
      Contact(
        number: index + 1, serial: touch.contact, view: touch.view, finger: touch.finger, landed: seconds(touch.down),
        isLandingKnown: touch.isLandingKnown, left: seconds(touch.up ?? account.end),
        fate: touch.isCancelled ? .cancelled : touch.up == nil ? .down : .lifted,
        points: touch.points.map { Contact.Point(time: seconds($0.time), x: $0.x, y: $0.y) })
    }
  }
}
