import Glibc

/// What a page posts. Nobody can connect to a page: it brings the blocks of its recording here (`watch` of
/// kinesic/devtools), one page at a time. The answer says when it is to begin anew with the head of a trace.
final class WatchReceiver {
  private let loopback: Loopback
  private var clients: [Client] = []
  /// The page whose trace comes, and when it was heard last.
  private var page: String?
  private var heard: UInt64 = 0

  private struct Client {
    let descriptor: Int32
    let began: UInt64
    var bytes: [UInt8] = []
  }

  /// The most bytes of a request, and how many nanoseconds it may take to come; a page that says nothing for so long
  /// has gone, for it posts at least each second.
  private static let longest = 1 << 20
  private static let patience: UInt64 = 3_000_000_000
  private static let signature: [UInt8] = [1, 0x4B, 0x49, 0x4E, 0x0D, 0x0A, 0x1A, 0x0A]

  init(port: UInt16) throws { loopback = try Loopback(port: port) }

  deinit { for client in clients { close(client.descriptor) } }

  var descriptor: Int32 { loopback.listener }
  var isHeard: Bool { page != nil && now - heard < Self.patience }

  private var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// What has come since the last time.
  func read() -> [UInt8] {
    while clients.count < 16, let made = loopback.accept() { clients.append(Client(descriptor: made, began: now)) }
    var taken: [UInt8] = []
    clients = clients.compactMap { serve($0, &taken) }
    return taken
  }

  /// Nil: the connection is over.
  private func serve(_ given: Client, _ taken: inout [UInt8]) -> Client? {
    var client = given
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while client.bytes.count <= Self.longest {
      let count = Glibc.read(client.descriptor, &block, block.count)
      if count > 0 { client.bytes += block[..<count] } else if count < 0, errno == EAGAIN { break } else { return finish(client, nil) }
    }
    if let request = HTTPRequest(client.bytes) {
      if request.end > Self.longest { return finish(client, HTTPAnswer(status: 413)) }
      if client.bytes.count >= request.end { return finish(client, answer(request, client.bytes[request.head..<request.end], &taken)) }
    }
    return client.bytes.count > Self.longest || now - client.began > Self.patience ? finish(client, nil) : client
  }

  private func finish(_ client: Client, _ answer: HTTPAnswer?) -> Client? {
    Loopback.finish(client.descriptor, answer)
    return nil
  }

  private func answer(_ request: HTTPRequest, _ body: ArraySlice<UInt8>, _ taken: inout [UInt8]) -> HTTPAnswer {
    guard loopback.isOwn(request.host) else { return HTTPAnswer(status: 403) }
    if request.method == "OPTIONS" { return HTTPAnswer(status: 204) }
    guard request.method == "POST", let name = request.query["page"], !name.isEmpty else { return HTTPAnswer(status: 405) }
    if name != page, isHeard { return HTTPAnswer(status: 409) }
    let begins = body.starts(with: Self.signature)
    if name != page && !begins { return HTTPAnswer(status: 205) }
    (page, heard) = (name, now)
    taken += body
    return HTTPAnswer(status: 204)
  }
}
