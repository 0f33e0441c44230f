import CKinesic

extension Story {
  /// A touch from landing to lift.
  struct Contact {
    struct Point {
      let time, x, y: Double
    }

    /// Counts the recording's contacts from 1.
    let number: Int
    /// The host's number for it.
    let id: UInt64
    /// The lowest finger that was free when it landed, from 0.
    let finger: Int
    /// Where and when it landed, also when that is not in `points`.
    let landing: Point
    /// When it lifted or was cancelled.
    var left: Double
    var points: [Point]
    var cancelled = false

    var landed: Double { landing.time }

    /// "contact 3, finger 1: landed at 0.100 s, lifted at 0.200 s".
    var sentence: String {
      let seconds = { (time: Double) in GestureLine.number(time, 3) }
      let fate = cancelled ? "cancelled" : "lifted"
      return "contact \(number), finger \(finger + 1): landed at \(seconds(landed)) s, \(fate) at \(seconds(left)) s"
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
    var showsLanding: Bool { points[0].time == landed }
    var showsEnd: Bool { points[points.count - 1].time == left }
  }

  static func contacts(_ replay: Replay) -> [Contact] {
    var contacts: [Contact] = []
    var down: [UInt64: Int] = [:]
    for frame in replay.recording.frames {
      for sample in frame.samples {
        let place = replay.scale.place(sample)
        let point = Contact.Point(time: Double(frame.time) / 1e9, x: place.x, y: place.y)
        if sample.phase == kin_phase(KIN_PHASE_BEGAN) {
          let used = Set(down.values.map { contacts[$0].finger })
          let finger = (0...).first { !used.contains($0) } ?? 0
          down[sample.contact] = contacts.count
          contacts.append(
            Contact(
              number: contacts.count + 1, id: sample.contact, finger: finger, landing: point, left: point.time, points: [point]))
        } else if let index = down[sample.contact] {
          contacts[index].points.append(point)
          contacts[index].left = point.time
          if sample.phase == kin_phase(KIN_PHASE_CANCELLED) { contacts[index].cancelled = true }
          if sample.phase != kin_phase(KIN_PHASE_MOVED) { down[sample.contact] = nil }
        }
      }
    }
    let end = Double(replay.recording.end) / 1e9
    for index in down.values { (contacts[index].cancelled, contacts[index].left) = (true, end) }
    return contacts
  }
}
