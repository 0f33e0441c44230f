import Glibc

/// `kinesic watch --page`: the same for a browser on this machine. It serves the page, the picture as it stands, and
/// waits with an answer until something new is there.
final class WatchServer {
  private let source: WatchSource
  private let model: WatchModel
  private let loopback: Loopback
  private var clients: [Client] = []

  /// A connection: what it has sent, and the version that it waits to be passed.
  private struct Client {
    let descriptor: Int32
    var request: [UInt8] = []
    var waits: (version: Int, until: Int)?
  }

  /// The longest request, and how many tenths of a second an answer waits for something new.
  private static let longest = 16384
  private static let patience = 100
  private var tick = 0

  init(_ source: WatchSource, _ model: WatchModel, port: UInt16) throws {
    (self.source, self.model) = (source, model)
    loopback = try Loopback(port: port)
  }

  deinit { for client in clients { close(client.descriptor) } }

  func run() throws {
    let interrupt = try Interrupt()
    try Console.sayNow("http://127.0.0.1:\(loopback.port)/")
    while interrupt.wait(for: loopback.listener, milliseconds: clients.isEmpty ? 100 : 20) != .interrupted {
      tick += 1
      model.take(source.read())
      if tick % 5 == 0 { model.refresh() }
      welcome()
      serve()
    }
  }

  private func welcome() {
    while clients.count < 64, let made = loopback.accept() { clients.append(Client(descriptor: made)) }
  }

  private func serve() {
    clients = clients.compactMap { client in
      var client = client
      if let waits = client.waits {
        if model.version > waits.version || tick > waits.until { return finish(client, state) }
        var byte: UInt8 = 0
        return recv(client.descriptor, &byte, 1, Int32(MSG_PEEK)) == 0 ? finish(client, nil) : client
      }
      var block = [UInt8](repeating: 0, count: 4096)
      let count = read(client.descriptor, &block, block.count)
      if count == 0 || count < 0 && errno != EAGAIN || client.request.count > Self.longest { return finish(client, nil) }
      if count > 0 { client.request += block[..<count] }
      guard let request = HTTPRequest(client.request) else { return client }
      if let version = request.waits, version >= model.version {
        client.waits = (version, tick + Self.patience)
        return client
      }
      return finish(client, answer(request))
    }
  }

  private func finish(_ client: Client, _ answer: HTTPAnswer?) -> Client? {
    Loopback.finish(client.descriptor, answer)
    return nil
  }

  // MARK: Answers

  private func answer(_ request: HTTPRequest) -> HTTPAnswer {
    guard loopback.isOwn(request.host) else {
      return HTTPAnswer(403, "text/plain", "this page is for 127.0.0.1 alone\n")
    }
    guard request.method == "GET" else { return HTTPAnswer(405, "text/plain", "only GET is answered\n") }
    do {
      switch request.path {
      case "/": return HTTPAnswer(200, "text/html", WatchPage.html(address: source.address.shown))
      case "/state": return state
      case "/picture": return HTTPAnswer(200, "text/html", try picture(request))
      case "/why": return try list(model.reasons(for: request.query["recognizer"] ?? "", before: range(request).upperBound))
      case "/lint": return try list(model.lint())
      case "/save": return try save(request)
      default: return HTTPAnswer(404, "text/plain", "there is nothing here\n")
      }
    } catch { return HTTPAnswer(409, "text/plain", "\(error)\n") }
  }

  private func list(_ lines: [String]) -> HTTPAnswer { HTTPAnswer(200, "text/plain", lines.map(\.shown).joined(separator: "\n") + "\n") }

  private func range(_ request: HTTPRequest) -> ClosedRange<Double> {
    var view = WatchView()
    view.span = 30
    view.end = request.query["end"].flatMap(Double.init)
    return view.range(model.now)
  }

  private func picture(_ request: HTTPRequest) throws -> String {
    guard let account = model.account else { throw ToolError("nothing has come yet") }
    let range = range(request)
    var options = PictureOptions(title: source.address.shown)
    let happened = account.touches.map { Double($0.down) / 1e9 }
    if let first = happened.first, first < range.upperBound {
      options.to = range.upperBound
      options.from = max(range.lowerBound, happened.last { $0 <= range.lowerBound } ?? range.lowerBound)
    }
    do { return Page(try Picture(account, options: options)).html() } catch is ToolError {
      // Nothing happened in that time.
      return Page(try Picture(account, options: PictureOptions(title: source.address.shown))).html()
    }
  }

  private func save(_ request: HTTPRequest) throws -> HTTPAnswer {
    guard let kind = request.query["what"].flatMap(WatchModel.Kind.init) else { throw ToolError("what is trace, case or picture") }
    let file = "watch.\(kind.ending)"
    return HTTPAnswer(200, "application/octet-stream", try model.bytes(of: kind, range(request), named: file), file: file)
  }

  /// What the page is to know at once.
  private struct State: Encodable {
    let version: Int
    let now, begin: Double
    let isConnected: Bool
    let hasCome: Bool
    let failure: String
    let recognizers: [String]
    /// Time, words, and how it came out, the latest first.
    let decisions: [[String]]
  }

  private var state: HTTPAnswer {
    let told = (model.account?.events ?? []).filter(\.isTold).suffix(100).reversed().map { event in
      [
        GestureLine.number(event.seconds, 2), model.words(event).shown,
        event.isFailure ? "lost" : event.isGesture ? "won" : event.isWait ? "waits" : "",
      ]
    }
    let state = State(
      version: model.version, now: model.now, begin: model.begin, isConnected: source.isConnected,
      hasCome: model.account != nil, failure: model.failure, recognizers: model.story.map { WatchScreen.rows($0).map(\.name) } ?? [],
      decisions: Array(told))
    return HTTPAnswer(200, "application/json", (try? jsonLine(state)) ?? "{}")
  }
}
