import CKinesic
import FoundationEssentials

/// What a small trace must still show.
enum Goal {
  /// Gestures of this name and state, so many at least.
  case event(EventPattern)
  /// Its replay does otherwise than it says.
  case divergence
  /// A shell command ends with 0; the trace's name is in $TRACE.
  case command(String)
}

/// `pan began`, `tap ended 3`: a recognizer by its name, class or class#number, a state, and how often at least.
struct EventPattern {
  let recognizer: String
  let state: kin_state
  let count: Int

  /// How it is written, for complaints.
  static let form = "a recognizer, a state (\(Names.states.dropFirst().joined(separator: ", "))) and perhaps a count"

  init?(_ text: String) {
    var words = text.split(separator: " ").map(String.init)
    var count = 1
    if words.count > 2, let last = words.last.flatMap({ Int($0) }) {
      guard last > 0 else { return nil }
      count = last
      words.removeLast()
    }
    guard words.count >= 2, let state = Names.state(words.removeLast()) else { return nil }
    (recognizer, self.state, self.count) = (words.joined(separator: " "), state, count)
  }

  func matches(_ other: Roster.Recognizer) -> Bool { other.isCalled(recognizer) }
}

extension Roster.Recognizer {
  /// Its name, its class, class#number, or its id in hexadecimal.
  func isCalled(_ word: String) -> Bool {
    word == name || word == className || word == "\(className)#\(number)" || word == "0x" + String(id, radix: 16)
  }
}

extension Roster {
  /// The one that a word names; none or several are an error that lists the candidates.
  func find(_ word: String, _ path: String) throws -> Recognizer {
    let found = recognizers.filter { $0.isCalled(word) }
    if found.count == 1 { return found[0] }
    let exact = found.filter { $0.name == word }
    if exact.count == 1 { return exact[0] }
    let listed = (found.isEmpty ? recognizers : found).map { "\($0.label) (\($0.className)#\($0.number))" }.joined(separator: ", ")
    let meant = found.isEmpty ? Suggestion.phrase(for: word, among: recognizers.map(\.name) + recognizers.map(\.className)) : ""
    throw ToolError(
      "\(path): \(found.isEmpty ? "there is no recognizer" : "there are several recognizers") '\(word)': \(listed)\(meant)")
  }
}

/// Runs a command of the user's about a trace in a temporary file.
final class CommandGoal {
  private let command: String
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent("kinesic-\(UUID().uuidString).kintrace").path

  init(_ command: String) { self.command = command }

  deinit { try? FileManager.default.removeItem(atPath: file) }

  func isShown(by bytes: [UInt8]) throws -> Bool {
    try writeFile(bytes, to: file)
    return try Shell.succeeds(command, variable: ("TRACE", file))
  }
}
