import ArgumentParser
import FoundationEssentials

/// `kinesic classes`: what the recognizer classes say of themselves.
struct ClassesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "classes", abstract: "List the recognizer classes with their properties and values.",
    discussion: """
      Everything comes from the classes' own descriptors. Properties that every recognizer has stand at the end.

        kinesic classes pan pinch
        kinesic classes --plugin build/lib/libkinesic-shapes.so --json
      """ + ExitCodes.help())

  @Argument(help: ArgumentHelp("Only these classes.", valueName: "class"), completion: .custom(classNames))
  var names: [String] = []

  @OptionGroup var plugins: PluginOptions

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var colour: ColourOption

  @Flag(help: "Print the tables of the documentation.")
  var markdown = false

  func run() throws {
    let classes = try Session(plugins: plugins.paths).classes()
    for name in names where !classes.contains(where: { $0.name == name }) {
      let known = classes.map(\.name)
      throw ToolError(
        "there is no class '\(name)'; there are \(known.joined(separator: ", "))" + Suggestion.phrase(for: name, among: known))
    }
    let listing = ClassListing(classes: names.isEmpty ? classes : classes.filter { names.contains($0.name) }, common: commonProperties())
    Console.say(json ? try prettyJSON(listing) : markdown ? listing.markdown : listing.lines)
  }
}

/// Classes and common properties in three forms.
struct ClassListing: Encodable {
  let classes: [RecognizerClass]
  let common: [RecognizerClass.Property]

  var lines: [String] { classLines + section("common  What every recognizer has.", common, []) }

  /// One section for each class, as text.
  var classLines: [String] {
    classes.flatMap { section("\($0.name)  \($0.summary)\($0.traitNote)", $0.properties, $0.values) }
  }

  private func section(_ title: String, _ properties: [RecognizerClass.Property], _ values: [RecognizerClass.Value]) -> [String] {
    let inputs = properties.map {
      ["  \($0.name)", $0.defaultText(unit($0.unit)), $0.range, $0.summary + " [\($0.origin)]"]
    }
    let outputs = values.map { ["  -> \($0.name)", unit($0.unit), "", $0.summary] }
    return [title] + columns(inputs + outputs) + [""]
  }

  /// Rows with all columns but the last padded to one width.
  private func columns(_ rows: [[String]]) -> [String] {
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).map { $0.padded(to: $1) + "  " }.joined() + row[3]
    }
  }

  var markdown: [String] {
    let sections = classes.flatMap { ["## \($0.name)", "", "\($0.summary)\($0.traitNote)"] + tables($0.properties, $0.values) + [""] }
    return sections + ["## Every recognizer"] + tables(common, []) + [""]
  }

  private func tables(_ properties: [RecognizerClass.Property], _ values: [RecognizerClass.Value]) -> [String] {
    var lines: [String] = []
    if !properties.isEmpty {
      lines += ["", "| property | default | unit | range | origin | meaning |", "|---|---|---|---|---|---|"]
      lines += properties.map { one in
        "| `\(one.name)` | \(plain(one.initial)) | \(unit(one.unit)) | \(one.range) | \(one.origin) | \(one.summary) |"
      }
    }
    if !values.isEmpty {
      lines += ["", "| value | unit | starts at | meaning |", "|---|---|---|---|"]
      lines += values.map { "| `\($0.name)` | \(unit($0.unit)) | \(plain($0.initial)) | \($0.summary) |" }
    }
    return lines
  }

  /// A plain number has the unit "1", which nobody wants to read.
  private func unit(_ unit: String) -> String { unit == "1" ? "" : unit }
}

/// The names of the classes that every engine has, for the completion of the command line.
func classNames(_ words: [String], _ index: Int, _ prefix: String) -> [String] { (try? Session().classes().map(\.name)) ?? [] }

/// JSON on one line, with sorted keys. Control characters and direction marks are escaped: they stand in texts only.
func jsonLine(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self).shown
}

/// JSON as people read it, line by line.
func prettyJSON(_ value: some Encodable) throws -> [String] {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "unlimited", negativeInfinity: "-unlimited", nan: "nan")
  let text = String(decoding: try encoder.encode(value), as: UTF8.self)
  return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}

/// Beyond this a number stands for "as much as you like".
private let unlimited = 1e9

/// A number without needless digits.
func plain(_ number: Double) -> String { abs(number) >= unlimited ? "no limit" : String(format: "%.6g", number) }

extension RecognizerClass {
  /// Its traits in words: ` (yielding, leaves touches)`.
  fileprivate var traitNote: String {
    traits.isEmpty ? "" : " (" + traits.map { $0.replacing("_", with: " ") }.joined(separator: ", ") + ")"
  }
}

extension RecognizerClass.Property {
  /// The default with its unit.
  fileprivate func defaultText(_ unit: String) -> String {
    abs(initial) >= unlimited ? plain(initial) : "\(plain(initial)) \(unit)".trimmingTrailingSpaces
  }

  /// `0 to 1`, `at least 0`, `0 or 1`.
  fileprivate var range: String {
    if kind == "boolean" { return "0 or 1" }
    let whole = kind == "number" ? "" : kind == "flags" ? ", mask" : ", whole"
    switch (minimum.flatMap { $0 <= -unlimited ? nil : $0 }, maximum.flatMap { $0 >= unlimited ? nil : $0 }) {
    case (let low?, let high?): return "\(plain(low)) to \(plain(high))\(whole)"
    case (let low?, nil): return "at least \(plain(low))\(whole)"
    case (nil, let high?): return "at most \(plain(high))\(whole)"
    case (nil, nil): return "any\(whole)"
    }
  }
}
