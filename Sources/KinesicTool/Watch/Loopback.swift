import Glibc

/// A port of 127.0.0.1 to which programs and browsers of this machine connect.
final class Loopback {
  let listener: Int32
  let port: UInt16

  /// 0: at any that is free.
  init(port: UInt16) throws {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let made = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var on: Int32 = 1
    setsockopt(made, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    let isListening = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(made, $0, size) == 0 && listen(made, 16) == 0 && getsockname(made, $0, &size) == 0
      }
    }
    (listener, self.port) = (made, UInt16(bigEndian: address.sin_port))
    guard isListening else { throw ToolError("port \(port): \(Streams.reason())") }
    signal(SIGPIPE, SIG_IGN)
  }

  deinit { close(listener) }

  /// The next connection, which is read without waiting; nil: nobody has come.
  func accept() -> Int32? {
    var entry = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, 0) > 0 else { return nil }
    let made = Glibc.accept(listener, nil, nil)
    if made < 0 { return nil }
    _ = fcntl(made, F_SETFL, fcntl(made, F_GETFL) | O_NONBLOCK)
    return made
  }

  /// Sends an answer, and ends the connection. One that takes nothing holds us for a second.
  static func finish(_ descriptor: Int32, _ answer: HTTPAnswer?) {
    if let answer {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
      var limit = timeval(tv_sec: 1, tv_usec: 0)
      setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
      Streams.writeAll(answer.bytes, to: descriptor)
    }
    close(descriptor)
  }

  /// Whether a browser calls this machine by its own name. Another one would let a page from elsewhere read answers.
  func isOwn(_ host: String) -> Bool { host == "127.0.0.1:\(port)" || host == "localhost:\(port)" }
}
