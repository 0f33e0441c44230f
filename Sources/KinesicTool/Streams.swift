import Glibc

/// The standard streams and other open files, byte by byte. What fails leaves the reason in `errno`.
enum Streams {
  /// All that comes until the end; nil when it cannot be read.
  static func readAll(_ descriptor: Int32) -> [UInt8]? {
    var info = stat()
    let isFile = fstat(descriptor, &info) == 0 && info.st_mode & S_IFMT == S_IFREG
    var all = isFile ? readSome(descriptor, most: Int(info.st_size)) : []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &block, block.count)
      if count > 0 { all += block[..<count] } else if count == 0 { return all } else if errno != EINTR { return nil }
    }
  }

  /// What comes, up to so many bytes, without a detour over a block; less at the end, or where it cannot be read.
  private static func readSome(_ descriptor: Int32, most: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: most) { bytes, taken in
      LargePages.wish(UnsafeMutableRawBufferPointer(bytes))
      while taken < most {
        let count = read(descriptor, bytes.baseAddress?.advanced(by: taken), most - taken)
        if count > 0 { taken += count } else if count == 0 || errno != EINTR { return }
      }
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

  /// The open file that a path stands for: it is read or written as it is, from where it is, and not opened anew.
  static func descriptor(named path: String) -> Int32? {
    switch path {
    case "-": nil
    case "/dev/stdin": STDIN_FILENO
    case "/dev/stdout": STDOUT_FILENO
    case "/dev/stderr": STDERR_FILENO
    default: ["/dev/fd/", "/proc/self/fd/"].first(where: path.hasPrefix).flatMap { Int32(path.dropFirst($0.count)) }
    }
  }

  /// Takes the numbers of standard streams that are closed, so that no file that is opened later gets one of them and
  /// what goes to the stream. Using such a stream still fails.
  static func occupyStandard() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// What the system says of a failure.
  static func reason(_ code: Int32 = errno) -> String { String(cString: strerror(code)) }
}
