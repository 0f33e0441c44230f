import Glibc

/// Says on the standard error stream what stopped the tool and where, before the system ends it as it would have
/// without: a check inside of a library that failed, or memory that is not there. A library in Embedded Swift stops
/// by an illegal instruction, without a word.
///
/// The handler calls nothing that may wait or allocate: it reads /proc/self/maps, and writes.
enum Crash {
  /// `error: kinesic replay: `, made while memory can be had.
  private nonisolated(unsafe) static var beginning = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
  private static let room = Room()

  /// Installs the handler where nobody has one, such as Swift's own backtraces (SWIFT_BACKTRACE).
  static func listen() {
    beginning = .allocate(capacity: 128)
    let name = "error: kinesic \(CommandLine.arguments.dropFirst().first?.shown ?? ""): ".utf8.prefix(128)
    beginning = .init(rebasing: beginning[..<beginning.initialize(fromContentsOf: name)])
    backtrace = unsafeBitCast(dlsym(nil, "backtrace"), to: Backtrace?.self)
    _ = place()  // what it loads, it loads now
    // A stack of its own: the other may be full.
    var stack = stack_t(ss_sp: room.stack.baseAddress, ss_flags: 0, ss_size: room.stack.count)
    sigaltstack(&stack, nil)
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
      var old = sigaction()
      guard sigaction(number, nil, &old) == 0, old.__sigaction_handler.sa_handler == nil else { continue }
      var action = sigaction()
      action.sa_flags = SA_SIGINFO | SA_ONSTACK | CInt(bitPattern: UInt32(SA_RESETHAND))
      action.__sigaction_handler.sa_sigaction = { number, _, _ in
        Crash.complain(number)
        raise(number)
      }
      sigaction(number, &action, nil)
    }
  }

  private typealias Backtrace = @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32
  /// glibc's; no Swift module has it. It finds its way through the frame of a signal on every processor.
  private nonisolated(unsafe) static var backtrace: Backtrace?

  /// Where the thread was when the signal came; 0 where that is not known. The frames are those of the handler, which
  /// is in this program, one of the system's that called it, and then the one that is looked for.
  private static func place() -> UInt {
    guard let start = room.frames.baseAddress, let count = backtrace?(start, Int32(room.frames.count)) else { return 0 }
    var rest = 0..<Int(count)
    guard let own = rest.first.flatMap({ base(of: frame($0)) }) else { return 0 }
    while let first = rest.first, base(of: frame(first)) == own { rest.removeFirst() }
    return rest.count > 1 ? frame(rest.lowerBound + 1) : 0
  }

  private static func frame(_ index: Int) -> UInt { UInt(bitPattern: room.frames[index]) }

  private static func complain(_ number: Int32) {
    var text = Words(room.text)
    text.append(UnsafeRawBufferPointer(beginning))
    switch number {
    case SIGILL, SIGTRAP: text.append("a check failed")
    case SIGSEGV, SIGBUS: text.append("memory was used that is not there")
    case SIGFPE: text.append("a number was divided by 0")
    default: text.append("it ended itself")
    }
    text.append(" at ")
    let address = place()
    if let base = base(of: address, path: &text) {
      text.append("+0x")
      text.append(hexadecimal: address - base)
    } else {
      text.append("0x")
      text.append(hexadecimal: address)
    }
    text.append("; this is a bug of the tool or of a library. docs/tool.md says how to find the place\n")
    text.write()
  }

  /// Where the file of an address begins in memory; nil where no file is mapped there.
  private static func base(of address: UInt) -> UInt? {
    var nothing = Words(room.nothing)
    return base(of: address, path: &nothing)
  }

  /// The same, and the file's path. Counted from there an address is what addr2line has.
  private static func base(of address: UInt, path: inout Words) -> UInt? {
    let file = open("/proc/self/maps", O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var line = MapLine(room.line)
    var base: UInt = 0
    while true {
      let count = read(file, room.block.baseAddress, room.block.count)
      guard count > 0 else { return nil }
      for index in 0..<count where line.take(room.block[index]) {
        if line.offset == 0 { base = line.start }
        if line.start <= address, address < line.end, !line.path.isEmpty {
          path.append(UnsafeRawBufferPointer(line.path))
          return base
        }
        line.clear()
      }
    }
  }

  /// Memory that is had beforehand.
  private struct Room: @unchecked Sendable {
    let stack = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    let text = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 13)
    let nothing = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
    let frames = UnsafeMutableBufferPointer<UnsafeMutableRawPointer?>.allocate(capacity: 16)
    let line = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 12)
    let block = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 12)
  }

  /// A text in memory that is there already.
  private struct Words {
    private let room: UnsafeMutableBufferPointer<UInt8>
    private var count = 0

    init(_ room: UnsafeMutableBufferPointer<UInt8>) { self.room = room }

    mutating func append(_ byte: UInt8) {
      guard count < room.count else { return }
      room[count] = byte
      count += 1
    }

    mutating func append(_ bytes: UnsafeRawBufferPointer) { for index in 0..<bytes.count { append(bytes[index]) } }

    mutating func append(_ text: StaticString) { append(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)) }

    mutating func append(hexadecimal number: UInt) {
      var shift = UInt.bitWidth - 4
      while shift > 0, number >> UInt(shift) == 0 { shift -= 4 }
      while shift >= 0 {
        let digit = UInt8(truncatingIfNeeded: number >> UInt(shift) & 15)
        append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
        shift -= 4
      }
    }

    func write() { _ = Glibc.write(STDERR_FILENO, room.baseAddress, count) }
  }

  /// A line of /proc/self/maps, byte by byte: `start-end rwxp offset device inode    path`, hexadecimal.
  private struct MapLine {
    private let room: UnsafeMutableBufferPointer<UInt8>
    private(set) var start: UInt = 0
    private(set) var end: UInt = 0
    private(set) var offset: UInt = 0
    private var length = 0
    /// Which column the next byte belongs to: start, end, rights, offset, device, inode, path.
    private var column = 0
    private var wasSpace = false

    init(_ room: UnsafeMutableBufferPointer<UInt8>) { self.room = room }

    var path: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: room[..<length]) }

    /// Whether the byte ends the line.
    mutating func take(_ byte: UInt8) -> Bool {
      if byte == UInt8(ascii: "\n") { return true }
      if column < 6, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-") && column == 0 {
        if !wasSpace { column += 1 }
        wasSpace = byte == UInt8(ascii: " ")
        return false
      }
      wasSpace = false
      switch column {
      case 0: Self.push(byte, &start)
      case 1: Self.push(byte, &end)
      case 3: Self.push(byte, &offset)
      case 6 where length > 0 || byte != UInt8(ascii: " "): keep(byte)
      default: break
      }
      return false
    }

    private mutating func keep(_ byte: UInt8) {
      guard length < room.count else { return }
      room[length] = byte
      length += 1
    }

    private static func push(_ byte: UInt8, _ number: inout UInt) {
      let digit = byte < UInt8(ascii: "a") ? byte &- UInt8(ascii: "0") : byte &- UInt8(ascii: "a") &+ 10
      number = number << 4 | UInt(digit & 15)
    }

    mutating func clear() { (start, end, offset, length, column, wasSpace) = (0, 0, 0, 0, 0, false) }
  }
}
