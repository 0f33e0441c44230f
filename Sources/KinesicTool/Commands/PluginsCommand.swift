import ArgumentParser
import FoundationEssentials

/// `kinesic plugins`: what plugin libraries offer.
struct PluginsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plugins", abstract: "Load plugin libraries and list the recognizer classes that each brings.",
    discussion: """
      All are loaded into one engine, as a host would do it. Loading runs the library's code: load only what you trust.

        kinesic plugins build/lib/libkinesic-shapes.so
      """ + ExitCodes.help())

  @Argument(help: ArgumentHelp("Plugin libraries.", valueName: "library"), completion: .file())
  var libraries: [String]

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var colour: ColourOption

  func run() throws {
    let listing: PluginListing
    do { listing = PluginListing(plugins: try Session(plugins: libraries.map(absolutePath)).plugins()) } catch {
      Console.complain("\(error)")
      throw ExitCode(2)
    }
    Console.say(json ? try prettyJSON(listing) : listing.lines)
  }
}

/// The option `--plugin` of the commands that build scenes or list classes.
struct PluginOptions: ParsableArguments {
  @Option(
    name: .customLong("plugin"),
    help: ArgumentHelp("Load a plugin library first; can be given several times.", valueName: "library"), completion: .file())
  var libraries: [String] = []

  /// The libraries' absolute paths.
  var paths: [String] { libraries.map(absolutePath) }
}

/// Plugins in two forms.
struct PluginListing: Encodable {
  let plugins: [Plugin]

  var lines: [String] {
    plugins.flatMap { plugin in
      ["\(plugin.name) \(plugin.version)  \(plugin.summary)", plugin.path, ""]
        + ClassListing(classes: plugin.classes, common: []).classLines
    }
  }
}

/// A path relative to the working directory made absolute, so that a bare file name is not searched for elsewhere.
private func absolutePath(_ path: String) -> String {
  path.isEmpty || path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
}
