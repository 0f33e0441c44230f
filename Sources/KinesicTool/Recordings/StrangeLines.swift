/// Lines that a format does not write and that are passed over, for they come from the terminal that a log was taken
/// from: a command, a prompt, `^C`.
struct StrangeLines {
  private var first: (number: Int, text: String)?
  private var count = 0

  var isEmpty: Bool { count == 0 }

  mutating func add(_ number: Int, _ text: String) {
    guard text.contains(where: { !$0.isWhitespace }) else { return }
    first = first ?? (number, String(text.prefix(60)))
    count += 1
  }

  /// Says so, with the first of them.
  func note(_ file: String, _ format: RecordingFormat) {
    guard let first else { return }
    let others = count == 1 ? "" : " (and \(count - 1) more line\(count == 2 ? "" : "s"))"
    Console.note(
      "note: \(file):\(first.number): this is not a line of the format \(format.rawValue), and is passed over: '\(first.text)'\(others)")
  }
}
