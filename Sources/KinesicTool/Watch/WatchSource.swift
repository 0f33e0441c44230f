import Glibc

/// Where the trace of a running program comes from: a socket, a pipe, a file that grows, a serial line, a page.
final class WatchSource {
  /// What the user wrote.
  let address: String
  private let kind: Kind
  /// Nil while nobody is there.
  private(set) var descriptor: Int32?
  /// Everything that there is has come: the end of a pipe, or of a program that was there.
  private(set) var isOver = false
  private var lastTry: UInt64 = 0

  private enum Kind {
    case path(String)
    case port(UInt16)
    case page(WatchReceiver)
    case file
    case stream
  }

  private static let pause: UInt64 = 300_000_000

  init(_ address: String) throws {
    self.address = address
    if address.hasPrefix("unix:") {
      kind = .path(String(address.dropFirst(5)))
    } else if address.hasPrefix("tcp:") {
      kind = .port(try Self.port(address, after: "tcp:"))
    } else if address.hasPrefix("http:") {
      kind = .page(try WatchReceiver(port: try Self.port(address, after: "http://")))
    } else if address == "-" {
      (kind, descriptor) = (.stream, STDIN_FILENO)
    } else {
      (kind, descriptor) = try Self.open(address)
    }
    if let descriptor { _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) }
  }

  deinit { if let descriptor { close(descriptor) } }

  private static func port(_ address: String, after prefix: String) throws -> UInt16 {
    let parts = address.dropFirst(prefix.count).split(separator: ":", omittingEmptySubsequences: false)
    guard address.hasPrefix(prefix), parts.count == 2, parts[0] == "127.0.0.1" || parts[0] == "localhost" else {
      throw ToolError("\(address): a program listens to its own machine alone: \(prefix)127.0.0.1: and its port, or unix: and a path")
    }
    guard let port = UInt16(parts[1]), port > 0 else { throw ToolError("\(address): the port is a number from 1 to 65535") }
    return port
  }

  private static func open(_ path: String) throws -> (Kind, Int32) {
    let descriptor = Glibc.open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    var info = stat()
    guard descriptor >= 0, fstat(descriptor, &info) == 0 else { throw ToolError("\(path): cannot be read: \(Streams.reason())") }
    if info.st_mode & S_IFMT == S_IFDIR { throw ToolError("\(path): is a folder") }
    var settings = termios()
    if isatty(descriptor) == 1, tcgetattr(descriptor, &settings) == 0 {
      // A serial line: bytes as they are, at the speed that it has.
      cfmakeraw(&settings)
      tcsetattr(descriptor, TCSANOW, &settings)
    }
    return (info.st_mode & S_IFMT == S_IFREG ? .file : .stream, descriptor)
  }

  /// A file says at any time that it can be read.
  var canBeAwaited: Bool {
    if case .file = kind { return false }
    return awaited != nil
  }

  /// What can be read when something has come.
  var awaited: Int32? {
    if case .page(let receiver) = kind { return receiver.descriptor }
    return descriptor
  }

  /// Whether a program is there.
  var isConnected: Bool {
    if case .page(let receiver) = kind { return receiver.isHeard }
    return descriptor != nil && !isOver
  }

  /// A program may come, or come again.
  var isSocket: Bool {
    switch kind {
    case .path, .port, .page: true
    case .file, .stream: false
    }
  }

  /// What is there now.
  func read() -> [UInt8] {
    if case .page(let receiver) = kind { return receiver.read() }
    if descriptor == nil { connect() }
    guard let descriptor else { return [] }
    var all: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while all.count < 1 << 22 {
      let count = Glibc.read(descriptor, &block, block.count)
      if count > 0 { all += block[..<count] } else if count == 0 { return ended(all) } else if errno != EINTR { break }
    }
    if errno != EAGAIN, errno != EINTR, all.isEmpty { return ended(all) }
    return all
  }

  /// A file grows on; a program that has gone may come again; a pipe is over.
  private func ended(_ all: [UInt8]) -> [UInt8] {
    if case .file = kind { return all }
    if all.isEmpty { isOver = true }
    guard isSocket, all.isEmpty, let descriptor else { return all }
    close(descriptor)
    self.descriptor = nil
    return all
  }

  private func connect() {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    let now = UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    guard isSocket, now - lastTry >= Self.pause else { return }
    lastTry = now
    let made = open()
    guard made >= 0 else { return }
    (descriptor, isOver) = (made, false)
    _ = fcntl(made, F_SETFL, fcntl(made, F_GETFL) | O_NONBLOCK)
  }

  private func open() -> Int32 {
    switch kind {
    case .path(let path):
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      let fits = withUnsafeMutableBytes(of: &address.sun_path) { room in
        guard path.utf8.count < room.count else { return false }
        room.copyBytes(from: path.utf8)
        return true
      }
      return fits ? Self.connected(AF_UNIX, &address) : -1
    case .port(let port):
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      return Self.connected(AF_INET, &address)
    case .page, .file, .stream: return -1
    }
  }

  private static func connected<Address>(_ family: Int32, _ address: inout Address) -> Int32 {
    let made = socket(family, Int32(SOCK_STREAM.rawValue), 0)
    let size = socklen_t(MemoryLayout<Address>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.connect(made, $0, size) }
    }
    if result == 0 { return made }
    if made >= 0 { close(made) }
    return -1
  }
}
