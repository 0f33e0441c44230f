import ArgumentParser
import CKinesic
import Glibc

/// The command `kinesic`. Each subcommand is one file in Commands/.
@main
struct Kinesic: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kinesic",
    abstract: "Record, replay, draw and watch touches, ask why gestures won, make bug reports small, list recognizers.",
    discussion: """
      A gesture does not come? Record it (kin_trace_start, or replay --trace), ask `kinesic explain`, make it small with \
      `kinesic minimize`, and keep it as a behaviour case with `kinesic trace --case`.

      Completion: kinesic --generate-completion-script bash > ~/.local/share/bash-completion/completions/kinesic
      """ + ExitCodes.help("the answer is no: a case fails, a replay diverges, an event does not occur"),
    version: String(cString: kin_version()),
    subcommands: [
      ReplayCommand.self, DrawCommand.self, RecordCommand.self, ConvertCommand.self, ExplainCommand.self, WatchCommand.self,
      MinimizeCommand.self, TraceCommand.self, CheckCommand.self, LintCommand.self, StrokesCommand.self, TouchpadCommand.self,
      BenchCommand.self, ClassesCommand.self, PluginsCommand.self,
    ])

  /// As the argument parser's, but that exit codes are those of ExitCodes, and that complaints have the form of all
  /// others.
  static func main() {
    Streams.occupyStandard()
    Crash.listen()
    var code = ExitCode.success.rawValue
    do {
      try checkNames(CommandLine.arguments.dropFirst())
      var command = try parseAsRoot()
      try command.run()
    } catch { code = ExitCodes.tell(error) ?? answer(error) }
    Glibc.exit(Console.finish() ? code : ExitCodes.unusable)
  }

  /// Refuses a word that names no command where one should stand. The argument parser would count it among the files,
  /// and `help` would pass over it.
  private static func checkNames(_ words: ArraySlice<String>) throws {
    let isHelp = words.first == "help"
    var (place, path): (any ParsableCommand.Type, String) = (Kinesic.self, "")
    for word in isHelp ? words.dropFirst() : words {
      let commands = place.configuration.subcommands
      guard !word.hasPrefix("-"), isHelp || !commands.isEmpty else { return }
      let names = commands.compactMap { $0.configuration.commandName }
      guard let next = commands.first(where: { $0.configuration.commandName == word }) else {
        let sentence = path.isEmpty ? "there is no command '\(word)'" : "'\(path)' has no command '\(word)'"
        throw ValidationError(sentence + Suggestion.phrase(for: word, among: names))
      }
      (place, path) = (next, word)
    }
  }

  /// What the argument parser has to say: help, a version, a script, or a complaint. Gives the exit code.
  private static func answer(_ error: any Error) -> Int32 {
    let code = exitCode(for: error)
    if code.isSuccess { Console.sayExactly(fullMessage(for: error)) } else { complain(error) }
    return code.rawValue
  }

  /// What the argument parser says of a command line. It puts "Error: " before it.
  private static func complain(_ error: any Error) {
    let sentence = message(for: error)
    guard !sentence.isEmpty else { return }
    let usage = fullMessage(for: error).dropFirst("Error: \(sentence)\n".count)
    // A line end that the user wrote into a word is no end of a line.
    let isOneLine = CommandLine.arguments.contains { $0.contains(where: \.isNewline) }
    let lines = isOneLine ? [sentence] : sentence.split(separator: "\n").map(String.init)
    Console.complain(lines + usage.split(separator: "\n").map(String.init))
  }
}
