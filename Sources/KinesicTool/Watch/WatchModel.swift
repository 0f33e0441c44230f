import CKinesic

/// What is known of a running program: the account of its latest minutes, made anew when something has come.
final class WatchModel {
  let name: String
  let plugins: [String]
  private(set) var live = LiveTrace()
  private(set) var account: Account?
  private(set) var story: Story?
  /// Counts what has changed.
  private(set) var version = 0
  /// Why the trace cannot be played; "" while it can.
  private(set) var failure = ""
  private var isStale = false

  /// From how many bytes on the oldest part is forgotten, and what stays at least.
  private static let most = 2 << 20
  private static let kept: UInt64 = 60_000_000_000

  init(name: String, plugins: [String]) { (self.name, self.plugins) = (name, plugins) }

  func take(_ bytes: [UInt8]) {
    if bytes.isEmpty { return }
    live.take(bytes)
    isStale = true
  }

  /// Plays what has come, if something has.
  func refresh() {
    guard isStale else { return }
    isStale = false
    do {
      guard let trace = try live.trace(name: name) else { return }
      let account = try Account(trace, plugins: plugins)
      (story, self.account, failure) = (try Story(account, options: PictureOptions()), account, "")
      if live.bytes.count > Self.most { live.forget(before: account.end - min(account.end, Self.kept), name: name, plugins: plugins) }
    } catch { failure = "\(error)" }
    version += 1
  }

  /// The engine's time, in seconds.
  var now: Double { account.map { Double($0.end) / 1e9 } ?? 0 }
  var begin: Double { account.map { Double($0.trace.info.begin_ns) / 1e9 } ?? 0 }

  /// What the engine says about a record; who has no name is called as its lane is.
  func words(_ event: Event) -> String {
    [event.record.recognizer, event.record.other].compactMap { account?.roster.recognizer($0) }.filter(\.name.isEmpty)
      .reduce(event.sentence) { $0.replacing("\($1.className) 0x\(String($1.id, radix: 16))", with: $1.label) }
  }

  /// Why a recognizer was not recognized by the touches that landed last before a time; or why it was.
  func reasons(for label: String, before time: Double) throws -> [String] {
    guard let account else { throw ToolError("nothing has come yet") }
    let recognizer = try account.roster.find(label, name)
    let reasoning = Reasoning(account)
    let runs = account.runs.filter { Double($0[0].down) / 1e9 <= time }
    guard let touches = runs.last else { return ["no touch has landed yet"] }
    var said: Set<UInt64> = []
    if let story = reasoning.story(ofLoser: recognizer, with: touches, said: &said) { return story.lines }
    let won = reasoning.winners.filter { $0.record.recognizer == recognizer.id && reasoning.isMade($0, with: touches) }
    return won.isEmpty
      ? ["nothing was decided about \(recognizer.label) with these touches"] : won.flatMap { reasoning.story(of: $0).lines }
  }

  /// The lint of the scene as it stands.
  func lint() throws -> [String] {
    guard let account else { throw ToolError("nothing has come yet") }
    return LintText(lint: try SceneLint(account.trace, plugins: plugins, findsRemedies: true, showsProgress: false)).lines(notes: true)
  }

  /// The part from one time to another, as a trace.
  func part(_ range: ClosedRange<Double>) throws -> TraceFile {
    guard let account else { throw ToolError("nothing has come yet") }
    func nanoseconds(_ seconds: Double) -> UInt64 { UInt64(max(0, seconds) * 1e9) }
    let bytes = try TraceCut.cut(
      account.trace, from: nanoseconds(range.lowerBound), to: nanoseconds(range.upperBound) + 1, plugins: plugins)
    return try TraceFile(bytes, name: name)
  }

  /// What is saved of a part of the time.
  enum Kind: String, CaseIterable {
    case trace, `case`, picture

    var ending: String {
      switch self {
      case .trace: "kintrace"
      case .case: "json"
      case .picture: "html"
      }
    }
  }

  /// The bytes of such a file, which will have that name.
  func bytes(of kind: Kind, _ range: ClosedRange<Double>, named file: String) throws -> [UInt8] {
    let part = try part(range)
    switch kind {
    case .trace: return part.bytes
    case .case: return Array(try CaseWriter.write(part, id: file, wishes: [], plugins: plugins).text.utf8)
    case .picture:
      return Array(
        Page(try Picture(try Account(part, plugins: plugins), options: PictureOptions(title: "What was on the screen"))).html().utf8)
    }
  }
}
