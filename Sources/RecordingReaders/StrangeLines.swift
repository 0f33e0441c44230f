/// Lines that a format does not write and that are passed over, for they come from the terminal that a log was taken
/// from: a command, a prompt, `^C`.
public struct StrangeLines {
  private var first: (number: Int, text: Bytes)?
  private var count = 0

  var isEmpty: Bool { count == 0 }

  /// The first is said as it stands in the file.
  mutating func add(_ number: Int, _ text: Bytes) {
    guard text.contains(where: { !$0.isSpace }) else { return }
    first = first ?? (number, text.beginning(60))
    count += 1
  }

  /// Writes that there are some, with the first of them; nothing where there are none.
  public func write(_ file: Bytes, _ format: RecordingFormat, to sentence: inout Sentence) {
    guard let first else { return }
    sentence.append(file)
    sentence.append(":", first.number)
    sentence.append(": this is not a line of the format ")
    sentence.append(format.name)
    sentence.append(", and is passed over: '")
    sentence.append(first.text)
    sentence.append("'")
    if count > 1 {
      sentence.append(" (and ", count - 1)
      sentence.append(count == 2 ? " more line)" : " more lines)")
    }
  }
}
