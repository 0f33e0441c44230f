import CKinesic
import Foundation

/// A replay as a picture tells it: contacts with their paths, and for each recognizer its attempts. Times in seconds, places in window units.
struct Story {
  /// A touch from landing to lift.
  struct Contact {
    struct Point {
      let time, x, y: Double
    }

    let number: Int
    /// The lowest finger that was free when it landed, from 0.
    let finger: Int
    var points: [Point]
    var cancelled = false

    var start: Double { points.first?.time ?? 0 }
    var end: Double { points.last?.time ?? 0 }
  }

  /// One recognizer's life from its first touch to its reset.
  struct Attempt {
    enum Outcome {
      case recognized  // discrete: one event
      case ended  // continuous
      case cancelled
      case failed
      case undecided
    }

    let start: Double
    /// When it had earned its state and began to wait for others.
    var waits: Double?
    /// When it left Possible, or the attempt's end.
    var decided: Double
    var end: Double
    var outcome: Outcome
    var changes: [Double] = []
    /// The last gesture event: where it was, what its values were.
    var last: Event?
    /// What the engine says about it.
    var sentences: [String] = []

    var isRecognized: Bool { last != nil }
  }

  struct Lane {
    let name: String
    let className: String
    let attempts: [Attempt]
  }

  let contacts: [Contact]
  let fingerCount: Int
  let lanes: [Lane]
  /// The end of the time axis.
  let duration: Double

  init(_ replay: Replay) {
    contacts = Self.contacts(replay)
    fingerCount = (contacts.map(\.finger).max() ?? -1) + 1
    let lastGesture = replay.events.last { $0.isGesture || $0.isFailure }?.seconds ?? 0
    let duration = max(Double(replay.recording.end) / 1e9, lastGesture, 0.01)
    self.duration = duration
    let contacts = contacts
    lanes = replay.session.recognizers.flatMap { recognizer in
      let events = replay.events.filter { $0.record.recognizer == recognizer.id }
      if events.contains(where: { $0.isGesture && $0.touch != nil }) {
        return Self.fingerLanes(recognizer.name, recognizer.className, contacts, events, until: duration)
      }
      let starts = replay.attempts[recognizer.id]?.map { Double($0) / 1e9 } ?? []
      return [Lane(name: recognizer.name, className: recognizer.className, attempts: Self.attempts(starts, events, until: duration))]
    }
  }

  /// The streams of a recognizer that has one for each touch: a lane for each finger, in which each contact is an attempt.
  private static func fingerLanes(
    _ name: String, _ className: String, _ contacts: [Contact], _ events: [Event], until end: Double
  ) -> [Lane] {
    (0..<(contacts.map(\.finger).max() ?? -1) + 1).compactMap { finger in
      let attempts = contacts.filter { $0.finger == finger }.compactMap { contact -> Attempt? in
        // The engine counts contacts as the story does: in the order of landing, from 1.
        let own = events.filter { $0.isGesture && $0.record.contact == UInt64(contact.number) }
        return own.isEmpty ? nil : Self.attempts([contact.start], own, until: end).first
      }
      return attempts.isEmpty ? nil : Lane(name: "\(name), finger \(finger + 1)", className: className, attempts: attempts)
    }
  }

  private static func contacts(_ replay: Replay) -> [Contact] {
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
          contacts.append(Contact(number: contacts.count + 1, finger: finger, points: [point]))
        } else if let index = down[sample.contact] {
          contacts[index].points.append(point)
          if sample.phase == kin_phase(KIN_PHASE_CANCELLED) { contacts[index].cancelled = true }
          if sample.phase != kin_phase(KIN_PHASE_MOVED) { down[sample.contact] = nil }
        }
      }
    }
    for index in down.values { contacts[index].cancelled = true }
    return contacts
  }

  /// Deals out a recognizer's events to its attempts: each takes up to the event that closes it.
  private static func attempts(_ starts: [Double], _ events: [Event], until end: Double) -> [Attempt] {
    var rest = events[...]
    return starts.enumerated().map { index, start in
      let next = index + 1 < starts.count ? starts[index + 1] : .infinity
      var attempt = Attempt(start: start, decided: min(next, end), end: min(next, end), outcome: .undecided)
      while let event = rest.first, event.seconds <= next {
        rest.removeFirst()
        attempt.take(event)
        if event.closesAttempt { break }
      }
      return attempt
    }
  }
}

extension Story.Attempt {
  fileprivate mutating func take(_ event: Event) {
    if event.isDecision { sentences.append(event.sentence) }
    let time = event.seconds
    if event.isFailure {
      (decided, end, outcome) = (time, time, .failed)
    } else if event.isDecision {
      if event.record.reason == kin_reason(KIN_REASON_WAITING_FOR) { waits = waits ?? time }
    } else if event.isGesture {
      takeGesture(event, time)
    }
  }

  private mutating func takeGesture(_ event: Event, _ time: Double) {
    switch Int(event.record.state) {
    case KIN_STATE_BEGAN: (decided, outcome) = (time, .ended)
    case KIN_STATE_CHANGED: changes.append(time)
    case KIN_STATE_CANCELLED: (end, outcome) = (time, .cancelled)
    default:
      if last == nil { (decided, outcome) = (time, .recognized) }
      end = time
    }
    last = event
  }

  /// The most telling values in a few characters: `×0.58`, `+25°`, `(120, −30)`; "" when there are none.
  var label: String {
    guard let last else { return "" }
    if let x = last.value("translation.x"), let y = last.value("translation.y") { return "(\(whole(x)), \(whole(y)))" }
    if let scale = last.value("scale") { return "×" + GestureLine.number(scale, 2) }
    if let rotation = last.value("rotation") { return whole(rotation * 180 / .pi, plus: true) + "°" }
    if let duration = last.value("duration") { return GestureLine.number(duration, 2) + " s" }
    if let direction = last.value("direction") { return [1: "→", 2: "←", 4: "↑", 8: "↓"][Int(direction)] ?? "" }
    return ""
  }

  private func whole(_ number: Double, plus: Bool = false) -> String {
    let rounded = GestureLine.number(number.rounded(), 0)
    return plus && number >= 0.5 ? "+" + rounded : rounded.replacingOccurrences(of: "-", with: "−")
  }
}
