import Glibc

/// `kinesic watch` in a terminal: keys, the trace that comes, the screen.
final class WatchSession {
  private let source: WatchSource
  private let model: WatchModel
  private var view = WatchView()
  private var isDone = false

  init(_ source: WatchSource, _ model: WatchModel) { (self.source, self.model) = (source, model) }

  private var status: WatchStatus {
    WatchStatus(address: source.address, isConnected: source.isConnected, isOver: source.isOver)
  }

  func run() throws {
    let interrupt = try Interrupt()
    let terminal = try Terminal(keysFromTerminal: source.address == "-")
    defer { terminal.release() }
    var size = (width: 0, height: 0)
    while !isDone {
      model.take(source.read())
      model.refresh()
      let now = Terminal.size
      terminal.draw(screen(now.width, now.height).lines, isAnew: now != size)
      size = now
      // Ten frames a second are enough for eyes, and leave the processor to the program that is watched.
      switch interrupt.wait(for: terminal.keyboard, milliseconds: 100) {
      case .interrupted: return
      case .timeout: break
      case .readable:
        guard let keys = terminal.keys() else { return }
        for key in keys { obey(key) }
      }
    }
  }

  private func screen(_ width: Int, _ height: Int) -> WatchScreen {
    WatchScreen(model: model, view: view, status: status, width: width, height: height, glyphs: Self.glyphs)
  }

  /// Marks that the user's language has.
  static var glyphs: WatchScreen.Glyphs {
    let words = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { (name: String) in getenv(name).map { String(cString: $0) } }
    let language = (words.first { !$0.isEmpty } ?? "").lowercased()
    return language.contains("utf-8") || language.contains("utf8") ? .unicode : .ascii
  }

  private func obey(_ key: Terminal.Key) {
    view.message = ""
    switch key {
    case .left: move(by: -1)
    case .right: move(by: 1)
    case .up: choose(view.selected - 1)
    case .down: choose(view.selected + 1)
    case .escape: (view.panel, view.scrolled) = (.decisions, 0)
    case .character(let character): obey(character)
    }
  }

  private func obey(_ character: Character) {
    switch character {
    case "q": isDone = true
    case " ": view.end = view.end == nil ? model.now : nil
    case "b": move(by: -30)
    case "+", "=": zoom(by: -1)
    case "-": zoom(by: 1)
    case "w": askWhy()
    case "l": answer("lint of the scene as it stands") { try model.lint() }
    case "t": save(.trace)
    case "c": save(.case)
    case "p": save(.picture)
    case "?", "h": (view.panel, view.scrolled) = (.help, 0)
    case "n": view.scrolled += 5
    case "N": view.scrolled = max(0, view.scrolled - 5)
    default: view.message = "there is no key '\(character)'; ? lists them"
    }
  }

  private func move(by seconds: Double) {
    let end = min((view.end ?? model.now) + seconds, model.now)
    view.end = max(end, model.begin)
  }

  private func zoom(by steps: Int) {
    let place = (WatchView.spans.firstIndex(of: view.span) ?? 2) + steps
    view.span = WatchView.spans[min(max(place, 0), WatchView.spans.count - 1)]
  }

  private func choose(_ place: Int) {
    guard let story = model.story else { return }
    view.selected = min(max(place, 0), max(0, WatchScreen.rows(story).count - 1))
    if case .answer(let title, _) = view.panel, title.hasPrefix("why") { askWhy() }
  }

  private func askWhy() {
    guard let story = model.story else { return view.message = "nothing has come yet" }
    let rows = WatchScreen.rows(story)
    guard rows.indices.contains(view.selected) else { return view.message = "there is no recognizer" }
    let name = rows[view.selected].name
    answer("why not \(name)?") { try model.reasons(for: name, before: view.range(model.now).upperBound) }
  }

  private func answer(_ title: String, _ lines: () throws -> [String]) {
    do { (view.panel, view.scrolled) = (.answer(title, try lines()), 0) } catch { view.message = "\(error)" }
  }

  private func save(_ kind: WatchModel.Kind) {
    do {
      let file = Self.freeName(kind.ending)
      try writeFile(try model.bytes(of: kind, view.range(model.now), named: file), to: file)
      view.message = "saved as \(file)"
    } catch { view.message = "not saved: \(error)" }
  }

  /// The first of watch-1, watch-2, ... that is not there.
  private static func freeName(_ ending: String) -> String {
    var number = 1
    while access("watch-\(number).\(ending)", F_OK) == 0 { number += 1 }
    return "watch-\(number).\(ending)"
  }
}
