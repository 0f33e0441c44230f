import Glibc

/// The standard streams and other open files, byte by byte.
enum Streams {
  /// All that comes until the end; nil when it cannot be read.
  static func readAll(_ descriptor: Int32) -> [UInt8]? {
    var all: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &block, block.count)
      if count > 0 { all += block[..<count] } else if count == 0 { return all } else if errno != EINTR { return nil }
    }
  }

  /// Whether all of it could be written.
  @discardableResult
  static func writeAll(_ bytes: some Sequence<UInt8>, to descriptor: Int32) -> Bool {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
    }
    return true
  }
}
