import CKinesic

/// A trace as a picture tells it: contacts with their paths, for each recognizer its attempts, who kept whom from
/// what, and what views heard. Times in seconds, places in window units.
struct Story {
  /// The part of the time that is drawn.
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
  /// The window in its own units: the root view's frame, or what touches and views take up where the host gave it
  /// none.
  let window: kin_rect
  let isWindowGiven: Bool
  /// The views that have bounds, outer ones first.
  let views: [Roster.View]

  /// One recognizer.
  struct Lane {
    let name: String
    let className: String
    let view: Roster.View
    let id: kin_recognizer_id
    let attempts: [Attempt]
    /// Decisions outside of any attempt.
    let notes: [Event]
  }

  /// Tells what `options` ask for. Throws a sentence for a recognizer or a time that is not there.
  init(_ account: Account, options: PictureOptions) throws {
    let roster = account.roster
    let chosen = try Self.ordered(Self.chosen(roster.recognizers, options.recognizers), roster)
    let starts = Dictionary(uniqueKeysWithValues: chosen.map { ($0.id, account.attemptStarts(of: $0.id)) })
    let range = try Self.range(account, starts, options)
    let all = Self.contacts(account)
    contacts = all.compactMap { $0.clipped(to: range) }
    fingerCount = (contacts.map(\.finger).max() ?? -1) + 1
    let lanes = chosen.flatMap { Self.lanes($0, account, starts[$0.id] ?? [], range, all) }
    self.lanes = lanes.filter { !$0.attempts.isEmpty }
    idle = lanes.filter(\.attempts.isEmpty)
    viewCount = Set(self.lanes.map(\.view.id)).count
    links = Self.links(account.events.filter { range.contains($0.seconds) }, self.lanes)
    deliveries = Self.deliveries(account, contacts)
    views = roster.views.filter { $0.parent != 0 && !$0.corners.isEmpty }
    (window, isWindowGiven) = Self.window(account, views)
    self.range = range
  }

  /// When something happens: contacts and attempts.
  var busy: [ClosedRange<Double>] {
    contacts.map { $0.landed...$0.left } + lanes.flatMap { $0.attempts.map { $0.start...$0.end } }
  }

  /// From the beginning, or from the first thing that happens where nothing does for a second and more, to the last.
  private static func range(
    _ account: Account, _ starts: [kin_recognizer_id: [UInt64]], _ options: PictureOptions
  ) throws -> ClosedRange<Double> {
    let happens = account.touches.map(\.down) + starts.values.joined() + account.events.map(\.record.time_ns)
    let begin = Double(account.trace.info.begin_ns) / 1e9
    let first = happens.min().map { Double($0) / 1e9 } ?? begin
    let start = first > begin + 1 ? first : begin
    let lifts = account.touches.map { $0.up ?? account.end }
    let last = account.events.last { $0.isGesture || $0.isFailure }?.record.time_ns
    let end = max(Double((lifts + [last ?? 0]).max() ?? 0) / 1e9, start + 0.01)
    let (from, to) = (max(options.from ?? start, start), min(options.to ?? end, end))
    func seconds(_ time: Double) -> String { GestureLine.number(time, 3) }
    guard from < end else { throw ToolError("there is nothing from \(plain(from)) s on: it ends at \(seconds(end)) s") }
    guard from < to else { throw ToolError("there is nothing up to \(plain(to)) s: it begins at \(seconds(start)) s") }
    return from...to
  }

  private static func chosen(_ all: [Roster.Recognizer], _ words: [String]?) throws -> [Roster.Recognizer] {
    guard let words else { return all }
    for word in words where !all.contains(where: { $0.isCalled(word) }) {
      throw ToolError("there is no recognizer \"\(word)\"; there are \(all.map(\.label).joined(separator: ", "))")
    }
    return all.filter { one in words.contains(where: one.isCalled) }
  }

  private static func ordered(_ recognizers: [Roster.Recognizer], _ roster: Roster) -> [Roster.Recognizer] {
    func key(_ offset: Int, _ recognizer: Roster.Recognizer) -> (Int, Int, Int) {
      (roster.view(recognizer.view)?.depth ?? 0, roster.views.firstIndex { $0.id == recognizer.view } ?? 0, offset)
    }
    return recognizers.enumerated().sorted { key($0.offset, $0.element) < key($1.offset, $1.element) }.map(\.element)
  }

  /// A recognizer's lane; of one that has a stream for each touch a lane for each finger, in which each contact is an
  /// attempt.
  private static func lanes(
    _ recognizer: Roster.Recognizer, _ account: Account, _ starts: [UInt64], _ range: ClosedRange<Double>, _ contacts: [Contact]
  ) -> [Lane] {
    guard let view = account.roster.view(recognizer.view) else { return [] }
    let events = account.events.filter { $0.record.recognizer == recognizer.id }
    func lane(_ name: String, _ attempts: [Attempt], _ notes: [Event]) -> Lane {
      Lane(
        name: name, className: recognizer.className, view: view, id: recognizer.id, attempts: attempts.compactMap { $0.clipped(to: range) },
        notes: notes.filter { range.contains($0.seconds) })
    }
    guard events.contains(where: { $0.isGesture && $0.touch != nil }) else {
      let (attempts, notes) = attempts(
        starts.map { Double($0) / 1e9 }, events, until: range.upperBound, isUnderWay: account.underWay.contains(recognizer.id))
      return [lane(recognizer.label, attempts, notes)]
    }
    // What was decided concerns the recognizer: it stands in its first lane.
    var decisions = events.filter(\.isDecision)
    return (0..<(contacts.map(\.finger).max() ?? -1) + 1).compactMap { finger in
      let attempts = contacts.filter { $0.finger == finger }.compactMap { contact -> Attempt? in
        let own = events.filter { $0.isGesture && $0.record.contact == contact.serial }
        if own.isEmpty { return nil }
        return Self.attempts([contact.landed], own, until: range.upperBound).attempts[0]
      }
      if attempts.isEmpty { return nil }
      defer { decisions = [] }
      return lane("\(recognizer.label), finger \(finger + 1)", attempts, decisions)
    }
  }

  private static func window(_ account: Account, _ views: [Roster.View]) -> (kin_rect, isGiven: Bool) {
    if let root = account.roster.views.first(where: { $0.parent == 0 })?.corners, !root.isEmpty, root[2].x > root[0].x,
      root[2].y > root[0].y
    {
      return (kin_rect(x: root[0].x, y: root[0].y, width: root[2].x - root[0].x, height: root[2].y - root[0].y), true)
    }
    let places = views.flatMap(\.corners).map { ($0.x, $0.y) } + account.touches.flatMap { $0.points.map { ($0.x, $0.y) } }
    let (left, right) = (min(places.map(\.0).min() ?? 0, 0), max(places.map(\.0).max() ?? 0, 100))
    let (top, bottom) = (min(places.map(\.1).min() ?? 0, 0), max(places.map(\.1).max() ?? 0, 100))
    return (kin_rect(x: left, y: top, width: (right - left) * 1.05, height: (bottom - top) * 1.05), false)
  }
}
