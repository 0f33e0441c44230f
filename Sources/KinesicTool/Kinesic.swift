import ArgumentParser
import CKinesic

/// The command `kinesic`. Each subcommand is one file in Commands/.
@main
struct Kinesic: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kinesic",
    abstract: "Record, convert, replay and draw touches, check behaviour cases, and look at recognizers.",
    version: String(cString: kin_version()),
    subcommands: [
      ReplayCommand.self, DrawCommand.self, RecordCommand.self, ConvertCommand.self, CheckCommand.self, ClassesCommand.self,
      PluginsCommand.self,
    ])
}
