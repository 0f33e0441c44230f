import Glibc

/// Says on the standard error stream what stopped the tool and where, before the system ends it as it would have
/// without: a check inside of a library that failed, or memory that is not there. A library in Embedded Swift stops
/// by an illegal instruction, without a word.
///
/// The handler calls nothing that allocates: it asks glibc for the frames and for their files, and writes.
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
    find = unsafeBitCast(dlsym(nil, "dladdr"), to: type(of: find))
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

  /// glibc's `Dl_info`: the file, where it begins in memory, and the symbol with its address.
  private typealias Place = (path: UnsafePointer<CChar>?, base: UInt, name: UnsafePointer<CChar>?, address: UInt)
  /// glibc's `dladdr`; no Swift module has it either.
  private nonisolated(unsafe) static var find: (@convention(c) (UInt, UnsafeMutableRawPointer) -> Int32)?

  /// Where the thread was when the signal came; 0 where that is not known. The frames are those of the handler, which
  /// is in this program, one of the system's that called it, and then the one that is looked for.
  private static func place() -> UInt {
    guard let start = room.frames.baseAddress, let count = backtrace?(start, Int32(room.frames.count)) else { return 0 }
    var rest = 0..<Int(count)
    guard let own = rest.first.flatMap({ file(of: frame($0))?.base }) else { return 0 }
    while let first = rest.first, file(of: frame(first))?.base == own { rest.removeFirst() }
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
    if let file = file(of: address) {
      text.append(UnsafeRawBufferPointer(start: file.path, count: strlen(file.path)))
      text.append("+0x")
      text.append(hexadecimal: address - file.base)
    } else {
      text.append("0x")
      text.append(hexadecimal: address)
    }
    text.append("; this is a bug of the tool or of a library. docs/tool.md says how to find the place\n")
    text.write()
  }

  /// The file of an address, and where it begins in memory: counted from there an address is what addr2line has.
  private static func file(of address: UInt) -> (path: UnsafePointer<CChar>, base: UInt)? {
    var place: Place = (nil, 0, nil, 0)
    guard let find, find(address, &place) != 0, let path = place.path else { return nil }
    return (path, place.base)
  }

  /// Memory that is had beforehand.
  private struct Room: @unchecked Sendable {
    let stack = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    let text = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 13)
    let frames = UnsafeMutableBufferPointer<UnsafeMutableRawPointer?>.allocate(capacity: 16)
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
}
