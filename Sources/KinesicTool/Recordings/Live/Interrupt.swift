import Glibc

/// Turns the first Ctrl-C (SIGINT, SIGTERM, SIGHUP) into something that can be waited for; the next one ends the
/// program as usual.
struct Interrupt {
  enum Outcome { case readable, timeout, interrupted }

  private let readEnd: Int32

  /// One for the whole program: a signal handler reaches nothing but a global variable.
  private nonisolated(unsafe) static var writeEnd: Int32 = -1

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw ToolError("no pipe: \(String(cString: strerror(errno)))") }
    readEnd = ends[0]
    Self.writeEnd = ends[1]
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { number in
        signal(number, SIG_DFL)
        var byte: UInt8 = 0
        _ = write(Interrupt.writeEnd, &byte, 1)
      }
    }
  }

  /// Waits until something can be read, the time is over (nil: it never is), or the interrupt comes.
  func wait(for descriptor: Int32, milliseconds: Int32?) -> Outcome {
    var entries = [readEnd, descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = poll(&entries, nfds_t(entries.count), milliseconds ?? -1)
    if count > 0, entries[0].revents != 0 { return .interrupted }
    return count > 0 && entries[1].revents != 0 ? .readable : .timeout
  }
}
