import Glibc

/// A terminal that is drawn upon: its size, its keys, and how it was before.
final class Terminal {
  enum Key: Equatable {
    case character(Character)
    case up, down, left, right, escape
  }

  /// Where keys come from: the standard input, or the terminal itself where that is the trace.
  let keyboard: Int32
  private var before = termios()
  private let isColoured = Colour.isUsed(on: STDOUT_FILENO)
  private var shown: [String] = []

  /// Takes the terminal over: another screen, no cursor, keys as they are struck. Ctrl-C stays a signal.
  init(keysFromTerminal: Bool) throws {
    keyboard = keysFromTerminal ? open("/dev/tty", O_RDONLY | O_CLOEXEC) : STDIN_FILENO
    guard keyboard >= 0, tcgetattr(keyboard, &before) == 0 else { throw ToolError("there is no terminal to read keys from") }
    var raw = before
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &raw.c_cc) {
      $0[Int(VMIN)] = 0
      $0[Int(VTIME)] = 0
      $0[Int(VSUSP)] = 0
    }
    tcsetattr(keyboard, TCSADRAIN, &raw)
    write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J")
  }

  /// Gives it back as it was.
  func release() {
    write("\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l")
    tcsetattr(keyboard, TCSADRAIN, &before)
  }

  /// Columns and rows; 80 by 24 where the terminal does not say.
  static var size: (width: Int, height: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Draws what has changed since the last time.
  func draw(_ lines: [WatchScreen.Line], isAnew: Bool) {
    let texts = lines.map { $0.text(isColoured: isColoured) }
    if isAnew { shown = [] }
    var output = isAnew ? "\u{1B}[2J" : ""
    for (row, text) in texts.enumerated() where row >= shown.count || shown[row] != text {
      output += "\u{1B}[\(row + 1);1H\u{1B}[0m\(text)\u{1B}[K"
    }
    shown = texts
    write(output)
  }

  private func write(_ text: String) { Streams.writeAll(text.utf8, to: STDOUT_FILENO) }

  /// The keys that have been struck, once there is something to read; nil: the terminal has gone. An escape sequence
  /// is one key.
  func keys() -> [Key]? {
    var block = [UInt8](repeating: 0, count: 256)
    let count = read(keyboard, &block, block.count)
    guard count > 0 else { return nil }
    return Self.keys(String(decoding: block[..<count], as: UTF8.self))
  }

  static func keys(_ text: String) -> [Key] {
    var rest = text[...]
    var keys: [Key] = []
    let arrows: [Character: Key] = ["A": .up, "B": .down, "C": .right, "D": .left]
    while let first = rest.popFirst() {
      guard first == "\u{1B}" else {
        keys.append(.character(first))
        continue
      }
      guard rest.first == "[" || rest.first == "O" else {
        keys.append(.escape)
        continue
      }
      rest.removeFirst()
      let parameters = rest.prefix { !$0.isLetter && $0 != "~" }
      rest = rest.dropFirst(parameters.count)
      if let last = rest.popFirst(), let arrow = arrows[last] { keys.append(arrow) }
    }
    return keys
  }
}
