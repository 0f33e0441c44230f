import ArgumentParser
import CKinesic
import Glibc

/// The command `kinesic`. Each subcommand is one file in Commands/.
@main
struct Kinesic: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kinesic",
    abstract: "Record, replay and draw touches, ask why gestures won, make bug reports small, and look at recognizers.",
    discussion: """
      A gesture does not come? Record it (kin_trace_start, or replay --trace), ask `kinesic explain`, make it small with \
      `kinesic minimize`, and keep it as a behaviour case with `kinesic trace --case`.

      Completion: kinesic --generate-completion-script bash > ~/.local/share/bash-completion/completions/kinesic
      """ + ExitCodes.help("the answer is no: a case fails, a replay diverges, an event does not occur"),
    version: String(cString: kin_version()),
    subcommands: [
      ReplayCommand.self, DrawCommand.self, RecordCommand.self, ConvertCommand.self, ExplainCommand.self, MinimizeCommand.self,
      TraceCommand.self, CheckCommand.self, LintCommand.self, StrokesCommand.self, TouchpadCommand.self, BenchCommand.self,
      ClassesCommand.self, PluginsCommand.self,
    ])

  /// As the argument parser's, but that exit codes are those of ExitCodes, and that complaints have the form of all
  /// others.
  static func main() {
    Streams.occupyStandard()
    var code = ExitCode.success.rawValue
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch { code = ExitCodes.tell(error) ?? answer(error) }
    Glibc.exit(Console.finish() ? code : ExitCodes.unusable)
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
    Console.complain([sentence] + usage.split(separator: "\n").map(String.init))
  }
}
