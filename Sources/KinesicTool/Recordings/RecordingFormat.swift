import CKinesic

/// The formats that recordings are read from and written in. What each keeps is in docs/formats.md.
enum RecordingFormat: String, CaseIterable {
  case csv, evemu, libinput, getevent, pointer, tuio

  /// For help and complaints.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// By what a path ends with, nil for an ending that says nothing.
  init?(path: String) {
    let ending = path.split(separator: "/").last.flatMap { $0.contains(".") ? $0.split(separator: ".").last : nil }
    guard let ending, let format = Self.endings[ending.lowercased()] else { return nil }
    self = format
  }

  private static let endings: [String: RecordingFormat] = [
    "csv": .csv, "evemu": .evemu, "events": .evemu, "yml": .libinput, "yaml": .libinput, "getevent": .getevent, "json": .pointer,
    "tuio": .tuio, "osc": .tuio,
  ]

  /// By what a file begins with, nil for a beginning that says nothing.
  init?(beginning bytes: [UInt8]) {
    if bytes.dropFirst(4).starts(with: Array("#bundle".utf8) + [0]) {
      self = .tuio
      return
    }
    let text = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
    let lines = text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
    if lines.first.map({ String($0) == CSVReader.header }) ?? false {
      self = .csv
    } else if lines.contains(where: { $0.hasPrefix("version:") }) {
      self = .libinput
    } else if let first = lines.first(where: { !$0.hasPrefix("#") }), let format = Self.signature(first, head: lines.first ?? "") {
      self = format
    } else {
      return nil
    }
  }

  /// By the first line that is no comment.
  private static func signature(_ line: Substring, head: Substring) -> RecordingFormat? {
    if head.hasPrefix("# EVEMU") || ["N: ", "I: ", "E: ", "A: "].contains(where: line.hasPrefix) { return .evemu }
    if line.hasPrefix("add device ") || line.hasPrefix("could not ") { return .getevent }
    guard line.first == "[" else { return nil }
    return line.dropFirst().first { !$0.isWhitespace }?.isNumber == true ? .getevent : .pointer
  }
}

extension Recording {
  /// Reads a recording, or the touches of a trace. Without `format` the contents tell it, else the ending. `range`: the
  /// largest x and y in TUIO's shares.
  static func read(
    _ path: String, as format: RecordingFormat? = nil, range: (Double, Double)? = nil, _ progress: Progress = Progress("reading")
  ) throws -> Recording {
    let input = try Input(path)
    let recording =
      try format == nil && TraceFile.isTrace(input.bytes)
      ? TraceTouches.read(input.bytes, file: input.name)
      : readRecording(input.bytes, file: input.name, as: format, range: range, progress)
    guard !recording.frames.isEmpty else { throw ToolError("\(input.name): there is no touch in it") }
    return recording
  }

  private static func readRecording(
    _ bytes: [UInt8], file: String, as format: RecordingFormat?, range: (Double, Double)?, _ progress: Progress
  ) throws -> Recording {
    guard let format = format ?? RecordingFormat(beginning: bytes) ?? RecordingFormat(path: file) else {
      throw ToolError("\(file):1: no recording of a known format (\(RecordingFormat.names))")
    }
    let recording = try read(bytes, file: file, as: format, range: range, progress)
    progress.finish()
    return recording
  }

  /// Reads a recording from its bytes; `file` is for complaints.
  static func read(
    _ bytes: [UInt8], file: String, as format: RecordingFormat, range: (Double, Double)?, _ progress: Progress
  ) throws -> Recording {
    let lines = TextLines(bytes, file: file, progress)
    return switch format {
    case .csv: try CSVReader.read(lines)
    case .evemu: try EvemuReader.read(lines)
    case .libinput: try LibinputReader.read(lines)
    case .getevent: try GeteventReader.read(lines)
    case .pointer: try PointerReader.read(bytes, file: file, progress)
    case .tuio: try TUIOReader.read(bytes, file: file, range: range, progress)
    }
  }

  /// The recording as a file of this format. Throws where its numbers are too large for it.
  func bytes(as format: RecordingFormat, _ progress: Progress) throws -> [UInt8] {
    guard !format.isEvdev || fitsEvdev else { throw ToolError("\(file): numbers of 1000000000 or more do not fit into \(format.rawValue)") }
    defer { progress.finish() }
    return switch format {
    case .csv: Array(CSVWriter.text(self, progress).utf8)
    case .evemu: Array(EvemuWriter.text(self, progress).utf8)
    case .libinput: Array(LibinputWriter.text(self, progress).utf8)
    case .getevent: Array(GeteventWriter.text(self, progress).utf8)
    case .pointer: Array(PointerWriter.text(self, progress).utf8)
    case .tuio: TUIOWriter.bytes(self, progress)
    }
  }
}
