import ArgumentParser
import Glibc

/// The colours of lines on a terminal: of the word that a line begins with, and of the engine's reasons.
enum Colour {
  enum Use: String, ExpressibleByArgument, CaseIterable { case auto, always, never }

  /// What --color says.
  nonisolated(unsafe) static var use = Use.auto

  /// Whether a stream gets colours: a terminal that knows them, unless NO_COLOR (no-color.org) is set to something.
  static func isUsed(on descriptor: Int32) -> Bool {
    switch use {
    case .always: true
    case .never: false
    case .auto: isatty(descriptor) == 1 && (value("NO_COLOR") ?? "").isEmpty && value("TERM") ?? "dumb" != "dumb"
    }
  }

  private static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  private enum Ink: String {
    case red = "1;31"
    case green = "32"
    case yellow = "1;33"
    case blue = "1;34"
    case faint = "2"
  }

  /// By the first word of a line, and behind it a colon or a space.
  private static let words: [(word: String, ink: Ink)] = [
    ("error", .red), ("FAIL", .red), ("warning", .yellow), ("note", .blue), ("ok", .green), ("  !", .yellow), ("  -", .red),
    ("  +", .green),
  ]

  /// A line that holds no control characters, with its colours.
  static func painted(_ line: String) -> String {
    for (word, ink) in words where line.hasPrefix(word) {
      let rest = line.dropFirst(word.count)
      if rest.first == ":" || rest.first == " " { return paint(word, ink) + rest }
    }
    // "  0.020000  | the fingers go together"
    if let bar = line.firstRange(of: "  | "), line[..<bar.lowerBound].allSatisfy({ $0.isNumber || $0 == "." || $0 == " " }) {
      return line[..<bar.lowerBound] + paint(line[bar.lowerBound...], .faint)
    }
    return line
  }

  private static func paint(_ text: some StringProtocol, _ ink: Ink) -> String { "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" }
}

/// The option `--color`, of every command that prints words.
struct ColourOption: ParsableArguments {
  @Option(
    name: .customLong("color"),
    help: ArgumentHelp("Colours: auto (on a terminal, unless NO_COLOR is set), always or never.", valueName: "when"))
  var use = Colour.Use.auto

  func validate() throws { Colour.use = use }
}
