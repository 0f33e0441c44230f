import ArgumentParser

/// `kinesic strokes`: drawn shapes by examples.
struct StrokesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strokes",
    abstract: "Make template sets of drawn shapes from examples, name drawings, and measure how well that goes.",
    discussion: """
      FILES of drawings are, by what they look like: JSON (a list of drawings, or a drawing a line), template sets, compact lines of \
      collections, and recordings and traces as `kinesic convert` reads them: each contact is a stroke, and the file's name without a \
      number is the name. A folder stands for the files in it. docs/strokes.md has the forms.
      """ + ExitCodes.help("`evaluate --at-least` is not reached"),
    subcommands: [StrokesTrainCommand.self, StrokesClassifyCommand.self, StrokesEvaluateCommand.self])
}
