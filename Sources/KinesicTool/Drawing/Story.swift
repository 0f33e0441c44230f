import CKinesic

/// A replay as a picture tells it: contacts with their paths, for each recognizer its attempts, who kept whom from what, and what
/// views heard. Times in seconds, places in window units.
struct Story {
  /// The part of the time that is told.
  let range: ClosedRange<Double>
  let contacts: [Contact]
  let fingerCount: Int
  /// The recognizers that took part: by the depth of their views, outermost first, then in the order of adding.
  let lanes: [Lane]
  /// Those that saw no touch.
  let idle: [Lane]
  let links: [Link]
  let deliveries: [Delivery]
  /// How many views have lanes of their own.
  let viewCount: Int

  /// One recognizer.
  struct Lane {
    let name: String
    let className: String
    let view: String
    let id: kin_recognizer_id
    let attempts: [Attempt]
    /// Decisions outside of any attempt.
    let notes: [Event]
  }

  /// Tells what `options` ask for. Throws a sentence for a recognizer or a time that is not there.
  init(_ replay: Replay, scene: Scene, options: PictureOptions) throws {
    let range = try Self.range(replay, options)
    let all = Self.contacts(replay)
    contacts = all.compactMap { $0.clipped(to: range) }
    fingerCount = (contacts.map(\.finger).max() ?? -1) + 1
    let chosen = try Self.chosen(replay.session.recognizers, options.recognizers)
    let lanes = Self.ordered(chosen, scene).flatMap { Self.lanes($0, replay, range, all) }
    self.lanes = lanes.filter { !$0.attempts.isEmpty }
    idle = lanes.filter(\.attempts.isEmpty)
    viewCount = Set(self.lanes.map(\.view)).count
    links = Self.links(replay.events.filter { range.contains($0.seconds) }, self.lanes)
    deliveries = Self.deliveries(replay, scene, contacts)
    self.range = range
  }

  /// When something happens: contacts and attempts.
  var busy: [ClosedRange<Double>] {
    contacts.map { $0.landed...$0.left } + lanes.flatMap { $0.attempts.map { $0.start...$0.end } }
  }

  private static func range(_ replay: Replay, _ options: PictureOptions) throws -> ClosedRange<Double> {
    let last = replay.events.last { $0.isGesture || $0.isFailure }?.seconds ?? 0
    let end = max(Double(replay.recording.end) / 1e9, last, 0.01)
    let (from, to) = (max(options.from ?? 0, 0), min(options.to ?? end, end))
    guard from < to else {
      throw ToolError("there is nothing from \(plain(from)) s on: the replay ends at \(GestureLine.number(end, 3)) s")
    }
    return from...to
  }

  private static func chosen(_ all: [Session.Recognizer], _ names: [String]?) throws -> [Session.Recognizer] {
    guard let names else { return all }
    for name in names where !all.contains(where: { $0.name == name }) {
      throw ToolError("there is no recognizer \"\(name)\" in the scene; there are \(all.map(\.name).joined(separator: ", "))")
    }
    return all.filter { names.contains($0.name) }
  }

  private static func ordered(_ recognizers: [Session.Recognizer], _ scene: Scene) -> [Session.Recognizer] {
    let views = ["root"] + scene.views.map(\.id)
    func key(_ offset: Int, _ recognizer: Session.Recognizer) -> (Int, Int, Int) {
      (scene.depth(of: recognizer.view), views.firstIndex(of: recognizer.view) ?? 0, offset)
    }
    return recognizers.enumerated().sorted { key($0.offset, $0.element) < key($1.offset, $1.element) }.map(\.element)
  }

  /// A recognizer's lane; of one that has a stream for each touch a lane for each finger, in which each contact is an attempt.
  private static func lanes(
    _ recognizer: Session.Recognizer, _ replay: Replay, _ range: ClosedRange<Double>, _ contacts: [Contact]
  ) -> [Lane] {
    let events = replay.events.filter { $0.record.recognizer == recognizer.id }
    guard events.contains(where: { $0.isGesture && $0.touch != nil }) else { return [lane(recognizer, replay, range)] }
    // What was decided concerns the recognizer: it stands in its first lane.
    var decisions = events.filter { $0.isDecision && range.contains($0.seconds) }
    return (0..<(contacts.map(\.finger).max() ?? -1) + 1).compactMap { finger in
      let attempts = contacts.filter { $0.finger == finger }.compactMap { contact -> Attempt? in
        // The engine counts contacts as the story does: in the order of landing, from 1.
        let own = events.filter { $0.isGesture && $0.record.contact == UInt64(contact.number) }
        if own.isEmpty { return nil }
        return Self.attempts([contact.landed], own, until: range.upperBound).attempts[0].clipped(to: range)
      }
      if attempts.isEmpty { return nil }
      defer { decisions = [] }
      return Lane(
        name: "\(recognizer.name), finger \(finger + 1)", className: recognizer.className, view: recognizer.view, id: recognizer.id,
        attempts: attempts, notes: decisions)
    }
  }

  private static func lane(_ recognizer: Session.Recognizer, _ replay: Replay, _ range: ClosedRange<Double>) -> Lane {
    let events = replay.events.filter { $0.record.recognizer == recognizer.id }
    let starts = replay.attempts[recognizer.id]?.map { Double($0) / 1e9 } ?? []
    let (attempts, notes) = attempts(starts, events, until: range.upperBound)
    return Lane(
      name: recognizer.name, className: recognizer.className, view: recognizer.view, id: recognizer.id,
      attempts: attempts.compactMap { $0.clipped(to: range) },
      notes: notes.filter { range.contains($0.seconds) })
  }
}

extension Scene {
  /// How many views are above this one; the root has none.
  fileprivate func depth(of view: String) -> Int {
    guard let found = views.first(where: { $0.id == view }) else { return 0 }
    return 1 + (found.parent.map(depth) ?? 0)
  }
}
