import CKinesic
import CKinesicStrokes
import FoundationEssentials
import RecordingReaders

/// Drawings of files: JSON, lines of JSON, template sets, recordings and traces; of a folder, those in it.
struct DrawingFiles {
  /// Of recordings, nanoseconds.
  let pause: UInt64
  /// The options of the first file that is a template set.
  private(set) var setOptions: kin_stroke_set_options?

  init(pause: UInt64) { self.pause = pause }

  mutating func read(_ paths: [String]) throws -> [StrokeDrawing] {
    let files = try paths.flatMap(Self.files)
    let progress = Progress("reading")
    var drawings: [StrokeDrawing] = []
    for (number, file) in files.enumerated() {
      progress.report(number, of: files.count)
      drawings += try read(file, progress)
    }
    progress.finish()
    return drawings
  }

  /// A template set, as bytes or as JSON.
  static func readSet(_ path: String) throws -> StrokeSet {
    let input = try Input(path)
    if isBlob(input.bytes) { return try StrokeSet(input.bytes, file: input.name) }
    guard input.bytes.first(where: { !isSpace($0) }) == UInt8(ascii: "{") else {
      throw ToolError("\(input.name): byte 0: this is not a template set: kinesic strokes train makes one")
    }
    let (options, templates) = try StrokeJSON.set(try node(input.bytes, input.name))
    return try StrokeSet(options, templates, options: StrokeSet.templateDefaults)
  }

  private static func files(_ path: String) throws -> [String] {
    var isFolder = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder else { return [path] }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { throw ToolError("\(path): cannot be read") }
    let files = names.sorted().filter { !$0.hasPrefix(".") && isKnown($0) }.map { path.hasSuffix("/") ? path + $0 : "\(path)/\($0)" }
    guard !files.isEmpty else { throw ToolError("\(path): there is no file with drawings in this folder") }
    return files
  }

  /// By the ending. A manifest is about recordings.
  private static func isKnown(_ name: String) -> Bool {
    let endings = [".jsonl", ".kinstrokes", ".kintrace"]
    return name != "manifest.json" && (endings.contains(where: name.lowercased().hasSuffix) || RecordingFormat(path: name) != nil)
  }

  private mutating func read(_ path: String, _ progress: Progress) throws -> [StrokeDrawing] {
    let input = try Input(path)
    return try read(input.bytes, file: input.name, progress)
  }

  /// Reads the bytes of a file, by what they look like.
  mutating func read(_ bytes: [UInt8], file: String, _ progress: Progress) throws -> [StrokeDrawing] {
    if Self.isBlob(bytes) {
      let set = try StrokeSet(bytes, file: file)
      setOptions = setOptions ?? set.options
      return try set.templates(file: file)
    }
    switch bytes.first(where: { !Self.isSpace($0) }) {
    case UInt8(ascii: "{"): return try objects(bytes, file: file, progress)
    case UInt8(ascii: "[") where try !(bytes.contains(UInt8(ascii: "/")) && RecordingFormat(beginning: bytes) == .getevent):
      return try list(bytes, file: file, progress)
    default: return try recorded(bytes, file: file, progress)
    }
  }

  /// A list of drawings, or of W3C pointer events.
  private func list(_ bytes: [UInt8], file: String, _ progress: Progress) throws -> [StrokeDrawing] {
    let entries = try Self.node(bytes, file).list()
    let isOfDrawings = try entries.first?.members().contains { $0.key == "strokes" } ?? true
    return isOfDrawings ? try entries.map { try StrokeJSON.drawing($0) } : try recorded(bytes, file: file, progress)
  }

  /// A template set, a drawing, or lines of one drawing each.
  private mutating func objects(_ bytes: [UInt8], file: String, _ progress: Progress) throws -> [StrokeDrawing] {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { $0.trimming(while: Self.isSpace) }
    let isLines = lines.first { !$0.isEmpty }?.last == UInt8(ascii: "}") && lines.count(where: { !$0.isEmpty }) > 1
    guard isLines else {
      let node = try Self.node(bytes, file)
      guard try StrokeJSON.isSet(node) else { return [try StrokeJSON.drawing(node)] }
      let (options, templates) = try StrokeJSON.set(node)
      setOptions = setOptions ?? options
      return templates
    }
    var compact = CompactDrawings()
    return try lines.enumerated().compactMap { number, line in
      progress.report(number, of: lines.count)
      guard !line.isEmpty else { return nil }
      let node = try Self.node(Array(line), file, line: number + 1)
      return try CompactDrawings.isOne(node) ? compact.drawing(node) : StrokeJSON.drawing(node)
    }
  }

  private func recorded(_ bytes: [UInt8], file: String, _ progress: Progress) throws -> [StrokeDrawing] {
    if TraceFile.isTrace(bytes) { return RecordedDrawings(try TraceTouches.read(bytes, file: file)).drawings(pause: pause) }
    guard let format = try RecordingFormat(beginning: bytes) ?? RecordingFormat(path: file) else {
      throw ToolError("\(file):1: neither drawings nor a recording of a known format (\(RecordingFormat.names))")
    }
    return RecordedDrawings(try Recording.read(bytes, file: file, as: format, range: nil, progress).recording).drawings(pause: pause)
  }

  private static func node(_ bytes: [UInt8], _ file: String, line: Int = 1) throws -> Node {
    Node(json: try JSON.parse(bytes, file: file, line: line), file: file, owner: "", path: "")
  }

  private static func isBlob(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "KINSTRK".utf8) }
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}

extension Collection {
  /// Without what is so at both ends.
  fileprivate func trimming(while isOut: (Element) -> Bool) -> SubSequence where Self: BidirectionalCollection {
    let rest = drop(while: isOut)
    guard let last = rest.lastIndex(where: { !isOut($0) }) else { return rest }
    return rest[...last]
  }
}
