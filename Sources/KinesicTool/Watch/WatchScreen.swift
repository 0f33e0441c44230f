import CKinesic

/// The screen of `kinesic watch`: a function of what is known, what the user has chosen, and the size. Nothing in it
/// asks the terminal.
struct WatchScreen {
  /// How a piece of a line looks.
  enum Ink: String {
    case plain = ""
    case strong = "1"
    case faint = "2"
    case won = "32"
    case lost = "31"
    case waits = "33"
    case bar = "7"
  }

  /// A line: pieces, one behind the other.
  struct Line {
    var pieces: [(text: String, ink: Ink)] = []

    init(_ text: String = "", _ ink: Ink = .plain) { add(text, ink) }

    var count: Int { pieces.reduce(0) { $0 + $1.text.count } }

    mutating func add(_ text: String, _ ink: Ink = .plain) {
      if text.isEmpty { return }
      if let last = pieces.last, last.ink == ink { pieces[pieces.count - 1].text += text } else { pieces.append((text, ink)) }
    }

    /// Cut where there is no more room.
    func cut(to width: Int) -> Line {
      var line = Line()
      for (text, ink) in pieces where line.count < width { line.add(String(text.prefix(width - line.count)), ink) }
      return line
    }

    func text(isColoured: Bool) -> String {
      pieces.map { text, ink in isColoured && ink != .plain ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text }.joined()
    }
  }

  /// What the marks are.
  struct Glyphs {
    let inPlay, waits, active, recognized, failed, cancelled, finger, withheld, rule, chosen, more: Character
    /// Without a character beyond ASCII.
    let isPlain: Bool

    static let unicode = Glyphs("─▒█◆×⊗━┄─›…", isPlain: false)
    static let ascii = Glyphs("-w#*xc=.->~", isPlain: true)

    private init(_ marks: String, isPlain: Bool) {
      let marks = Array(marks)
      (inPlay, waits, active, recognized, failed) = (marks[0], marks[1], marks[2], marks[3], marks[4])
      (cancelled, finger, withheld) = (marks[5], marks[6], marks[7])
      (rule, chosen, more) = (marks[8], marks[9], marks[10])
      self.isPlain = isPlain
    }
  }

  let model: WatchModel
  let view: WatchView
  let status: WatchStatus
  let width: Int
  let height: Int
  var glyphs = Glyphs.unicode

  /// The recognizers from top to bottom: those that took part, then the others.
  static func rows(_ story: Story) -> [Story.Lane] { story.lanes + story.idle }

  /// As many lines as the screen has, none wider than it.
  var lines: [Line] {
    var lines = [head]
    let lanes = fingerLanes + viewLanes + recognizerLanes
    let room = height - 3
    let below = max(4, min(room / 2, room - lanes.count - 1))
    lines += chosen(lanes, count: max(1, room - below - 1))
    lines += panel(height - 1 - lines.count)
    lines = Array(lines.prefix(height - 1))
    lines += Array(repeating: Line(), count: height - 1 - lines.count)
    return (lines + [foot]).map { $0.cut(to: width) }
  }

  // MARK: Head and foot

  /// The state first: an address may be longer than the screen is wide.
  private var head: Line {
    var line = Line(" kinesic watch ", .bar)
    let (words, ink) = heading
    line.add("  " + words, ink)
    if model.account != nil, view.end == nil { line.add("  \(number(model.now, 2)) s", .strong) }
    if model.live.skipped > 0 { line.add("  \(model.live.skipped) bytes damaged", .lost) }
    line.add("  " + status.address.shown, .faint)
    return line
  }

  private var heading: (String, Ink) {
    if !model.failure.isEmpty { return ("cannot be played", .lost) }
    if model.account == nil { return (status.isConnected ? "connected; nothing has come yet" : "waits for the program", .waits) }
    if let end = view.end { return ("paused at \(number(end, 2)) s", .waits) }
    return (state, state == "live" ? .won : .faint)
  }

  private var state: String {
    if status.isConnected, !model.live.hasEnded { return "live" }
    return model.live.hasEnded ? "has ended" : "the program has gone"
  }

  private var foot: Line {
    if !view.message.isEmpty { return Line(" " + view.message.shown, .strong) }
    let arrows = glyphs.isPlain ? ("<>", "^v") : ("←→", "↑↓")
    let full = " space pause  \(arrows.0) time  \(arrows.1) choose  w why not?  l lint  t trace  c case  p picture  ? help  q quit"
    let short = " spc pause  \(arrows.1) choose  w why?  l lint  ? help  q quit"
    return Line(full.count <= width ? full : short, .faint)
  }

  // MARK: Lanes

  private var nameWidth: Int { min(22, max(10, width / 4)) }
  /// The words behind a lane; narrow screens have none.
  private var wordWidth: Int { width < 70 ? 0 : min(44, width / 3) }
  private var laneWidth: Int { max(8, width - nameWidth - wordWidth - 2) }

  private var range: ClosedRange<Double> { view.range(model.now) }

  private func column(_ time: Double) -> Int {
    let part = (time - range.lowerBound) / (range.upperBound - range.lowerBound)
    return Int((part * Double(laneWidth)).rounded(.down))
  }

  private var fingerLanes: [Line] {
    guard let story = model.story else { return [] }
    let shown = story.contacts.filter { $0.left >= range.lowerBound && $0.landed <= range.upperBound }
    return Set(shown.map(\.finger)).sorted().map { finger in
      var cells = cells()
      for contact in shown where contact.finger == finger {
        fill(&cells, contact.landed, contact.fate == .down ? model.now : contact.left, glyphs.finger, .strong)
        if contact.fate == .cancelled { put(&cells, contact.left, glyphs.cancelled, .lost) }
      }
      return line("finger \(finger + 1)", .faint, cells, ("", .plain))
    }
  }

  /// What the views that want touches got of them: a touch is withheld from one while somebody may still take it.
  private var viewLanes: [Line] {
    let shown = (model.story?.deliveries ?? []).filter { $0.contact.left >= range.lowerBound && $0.contact.landed <= range.upperBound }
    var names: [String] = []
    for delivery in shown where !names.contains(delivery.view.label) { names.append(delivery.view.label) }
    return names.map { name in
      var cells = cells()
      let own = shown.filter { $0.view.label == name }
      for delivery in own {
        let end = delivery.outcome == .pending ? model.now : delivery.end
        fill(&cells, delivery.contact.landed, delivery.told ?? end, glyphs.withheld, .waits)
        if let told = delivery.told { fill(&cells, told, end, glyphs.finger, .strong) }
        if delivery.outcome == .cancelled { put(&cells, delivery.end, glyphs.cancelled, .lost) }
        if delivery.outcome == .untold { put(&cells, end, glyphs.failed, .lost) }
      }
      return line("view \(name.shown)", .faint, cells, word(own.last))
    }
  }

  private func word(_ delivery: Story.Delivery?) -> (String, Ink) {
    switch delivery?.outcome {
    case .ended: ("got the touch", .won)
    case .cancelled: ("\(glyphs.cancelled) got it cancelled", .lost)
    case .untold: ("\(glyphs.failed) never got the touch", .lost)
    case .pending: delivery?.told == nil ? ("the touch is withheld", .waits) : ("has the touch", .plain)
    case nil: ("", .plain)
    }
  }

  private var recognizerLanes: [Line] {
    guard let story = model.story else { return [] }
    return Self.rows(story).enumerated().map { index, lane in
      var cells = cells()
      for attempt in lane.attempts where attempt.start <= range.upperBound && attempt.end >= range.lowerBound {
        draw(attempt, &cells, story)
      }
      let last = lane.attempts.last { $0.start <= range.upperBound }
      let isSelected = index == min(view.selected, Self.rows(story).count - 1)
      return line((isSelected ? "\(glyphs.chosen) " : "  ") + lane.name.shown, isSelected ? .strong : .plain, cells, word(last, lane))
    }
  }

  private func draw(_ attempt: Story.Attempt, _ cells: inout [(Character, Ink)], _ story: Story) {
    let isOpen = attempt.end >= story.range.upperBound && [.active, .undecided].contains(attempt.outcome)
    let end = isOpen ? max(model.now, attempt.end) : attempt.end
    let isActive = [.ended, .active, .cancelled].contains(attempt.outcome)
    let waits = attempt.waits ?? .infinity
    fill(&cells, attempt.start, isActive ? attempt.decided : end, glyphs.inPlay, .faint)
    if waits < .infinity { fill(&cells, waits, attempt.outcome == .undecided ? end : attempt.decided, glyphs.waits, .waits) }
    if isActive { fill(&cells, attempt.decided, end, glyphs.active, .won) }
    switch attempt.outcome {
    case .recognized: put(&cells, attempt.decided, glyphs.recognized, .won)
    case .failed: put(&cells, attempt.decided, glyphs.failed, .lost)
    case .cancelled: put(&cells, end, glyphs.cancelled, .lost)
    case .ended, .active, .undecided: break
    }
  }

  private func cells() -> [(Character, Ink)] { Array(repeating: (" ", .plain), count: laneWidth) }

  private func put(_ cells: inout [(Character, Ink)], _ time: Double, _ glyph: Character, _ ink: Ink) {
    if range.contains(time) { cells[min(max(column(time), 0), laneWidth - 1)] = (glyph, ink) }
  }

  private func fill(_ cells: inout [(Character, Ink)], _ from: Double, _ to: Double, _ glyph: Character, _ ink: Ink) {
    guard to >= range.lowerBound, from <= range.upperBound else { return }
    let first = min(max(column(from), 0), laneWidth - 1)
    for place in first...max(first, min(column(min(to, range.upperBound)), laneWidth - 1)) { cells[place] = (glyph, ink) }
  }

  /// What became of the latest attempt.
  private func word(_ attempt: Story.Attempt?, _ lane: Story.Lane) -> (String, Ink) {
    guard let attempt else { return (lane.notes.isEmpty ? "no touch" : "did not take the touch", .faint) }
    switch attempt.outcome {
    case .recognized, .ended: return ("\(glyphs.recognized) \(attempt.label.isEmpty ? "recognized" : attempt.label)", .won)
    case .active: return ("\(glyphs.active) \(attempt.label.isEmpty ? "active" : attempt.label)", .won)
    case .cancelled: return ("\(glyphs.cancelled) cancelled", .lost)
    case .failed: return ("\(glyphs.failed) \(attempt.reason)", .lost)
    case .undecided: return attempt.waits == nil ? ("possible", .faint) : ("waits", .waits)
    }
  }

  private func line(_ name: String, _ ink: Ink, _ cells: [(Character, Ink)], _ word: (String, Ink)) -> Line {
    var line = Line(fitted(name, nameWidth), ink)
    line.add(" ")
    for (glyph, ink) in cells { line.add(String(glyph), ink) }
    if wordWidth > 0 { line.add(" " + fitted(word.0.shown, wordWidth), word.1) }
    return line
  }

  /// Of more lanes than there is room for those around the chosen one.
  private func chosen(_ lanes: [Line], count: Int) -> [Line] {
    guard lanes.count > count, let story = model.story else { return lanes }
    let others = lanes.count - Self.rows(story).count
    let first = min(max(0, others + view.selected - count / 2), lanes.count - count)
    return Array(lanes[first..<(first + count)])
  }

  // MARK: Below the lanes

  private func panel(_ room: Int) -> [Line] {
    guard room > 1 else { return [] }
    let (title, lines) = content
    let rest = max(0, min(view.scrolled, lines.count - (room - 1)))
    let ruled = String(repeating: glyphs.rule, count: 2) + " " + title.shown + " "
    return [Line(ruled + String(repeating: glyphs.rule, count: max(0, width - ruled.count)), .faint)]
      + lines.dropFirst(rest).prefix(room - 1)
  }

  private var content: (String, [Line]) {
    if !model.failure.isEmpty { return ("the trace", wrapped([model.failure])) }
    switch view.panel {
    case .decisions: return ("decisions, the latest first", decisions)
    case .answer(let title, let lines): return (title, wrapped(lines))
    case .help: return ("keys", WatchView.keys.map { Line("  " + fitted($0.key, 13) + $0.what) })
    }
  }

  private var decisions: [Line] {
    guard let account = model.account else {
      return wrapped([
        "A program that watches listens at this address: kin_watch_start(engine, \"\(status.address)\", NULL, &watch), or engine.watch(\"\(status.address)\") in Python."
      ])
    }
    let shown = account.events.filter { $0.isTold && $0.seconds <= range.upperBound }
    return shown.suffix(200).reversed().flatMap { event -> [Line] in
      let ink: Ink = event.isFailure ? .lost : event.isGesture ? .won : event.isWait ? .waits : .plain
      let time = leftPadded(number(event.seconds, 2), 8) + "  "
      return wrap(model.words(event).shown, width - 11).enumerated().map { index, text in
        var line = Line(index == 0 ? time : String(repeating: " ", count: 10), .faint)
        line.add(text, ink)
        return line
      }
    }
  }

  private func wrapped(_ lines: [String]) -> [Line] { lines.flatMap { wrap($0.shown, width - 2).map { Line(" " + $0) } } }

  private func wrap(_ text: String, _ width: Int) -> [String] {
    var lines = [""]
    let indent = String(text.prefix { $0 == " " })
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = (lines.count == 1 ? indent : indent + "  ") + word
      } else if last.count + 1 + word.count <= max(width, 20) {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(indent + "  " + word)
      }
    }
    return lines
  }

  private func fitted(_ text: String, _ width: Int) -> String {
    text.count <= width ? text.padded(to: width) : text.prefix(width - 1) + String(glyphs.more)
  }

  private func leftPadded(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(0, width - text.count)) + text }
  private func number(_ number: Double, _ digits: Int) -> String { GestureLine.number(number, digits) }
}

extension Event {
  /// Whether the list of decisions has it: all but changes and moves.
  var isTold: Bool {
    isDecision || isGesture && !isState(KIN_STATE_CHANGED) || isViewTouch && record.phase != kin_phase(KIN_PHASE_MOVED)
  }
}
