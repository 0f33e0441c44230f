import CKinesic

/// The formats that recordings are read from and written in. What each keeps is in docs/formats.md.
enum RecordingFormat: String, CaseIterable {
  case csv, evemu, libinput, getevent, pointer, tuio, evtest

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
    "tuio": .tuio, "osc": .tuio, "evtest": .evtest,
  ]

  /// By what a file begins with, nil for a beginning that says nothing.
  init?(beginning bytes: [UInt8]) {
    guard let beginning = Beginning(bytes) else { return nil }
    self = beginning.format
  }

  /// What a file begins with: lines of the terminal that it was taken from, then its format.
  struct Beginning {
    let format: RecordingFormat
    /// How many lines stand before it.
    private(set) var skipped = 0
    private(set) var strangeLines = StrangeLines()

    /// How many lines of a terminal may stand there.
    private static let mostLines = 64

    init?(_ bytes: [UInt8]) {
      if bytes.dropFirst(4).starts(with: Array("#bundle".utf8) + [0]) {
        format = .tuio
        return
      }
      // Split as bytes, which takes a thirtieth of the time that characters take.
      let lines = bytes.prefix(1 << 16).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
        Substring(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self).drop(while: \.isWhitespace)
      }
      for (number, line) in lines.prefix(Self.mostLines).enumerated() where !line.isEmpty {
        if let format = RecordingFormat.signature(lines[number...]), strangeLines.isEmpty || format != .pointer {
          (self.format, skipped) = (format, number)
          return
        }
        strangeLines.add(number + 1, String(line))
      }
      return nil
    }
  }

  /// By the lines from one on that is not empty.
  private static func signature(_ lines: ArraySlice<Substring>) -> RecordingFormat? {
    guard let head = lines.first else { return nil }
    if head == CSVReader.header { return .csv }
    if lines.contains(where: { $0.hasPrefix("version:") }), head.hasPrefix("#") || YAMLLine(String(head))?.key != nil { return .libinput }
    if head.hasPrefix("# EVEMU") { return .evemu }
    guard let line = lines.first(where: { !$0.isEmpty && !$0.hasPrefix("#") }) else { return nil }
    if ["N: ", "I: ", "E: ", "A: "].contains(where: line.hasPrefix) { return .evemu }
    if ["add device ", "could not "].contains(where: line.hasPrefix) || GeteventReader.isUntimed(line) { return .getevent }
    if evtestBeginnings.contains(where: EvtestReader.withoutQuotes(line).hasPrefix) { return .evtest }
    guard line.first == "[" else { return nil }
    return line.dropFirst().first { !$0.isWhitespace }?.isNumber == true ? .getevent : .pointer
  }

  private static let evtestBeginnings = [
    "Event: time ", "Input driver version is ", "Input device ID: ", "Input device name: ", "Supported events:",
    "No device specified, trying",
  ]
}

extension Recording {
  /// Reads a recording, or the touches of a trace. Without `format` the contents tell it, else the ending. `range`:
  /// the largest x and y in TUIO's shares.
  static func read(
    _ path: String, as format: RecordingFormat? = nil, range: (Double, Double)? = nil, _ progress: Progress = Progress("reading")
  ) throws -> Recording {
    let input = try Input(path)
    let recording =
      try format == nil && TraceFile.isTrace(input.bytes)
      ? TraceTouches.read(input.bytes, file: input.name)
      : readRecording(input.bytes, file: input.name, as: format, range: range, progress)
    return try recording.checked()
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
    if let log = try log(bytes, file: file, as: format, progress) { return try log.recording(RecordingBuilder(file: file)) }
    return switch format {
    case .pointer: try PointerReader.read(bytes, file: file, progress)
    case .tuio: try TUIOReader.read(bytes, file: file, range: range, progress)
    default: try CSVReader.read(lines(bytes, file: file, as: format, progress))
    }
  }

  /// All events of a format that has those of the device; nil for the others.
  static func log(_ bytes: [UInt8], file: String, as format: RecordingFormat, _ progress: Progress) throws -> EvdevLog? {
    guard format.isEvdev else { return nil }
    let lines = lines(bytes, file: file, as: format, progress)
    let log =
      switch format {
      case .evemu: try EvemuReader.log(lines)
      case .libinput: try LibinputReader.log(lines)
      case .getevent: try GeteventReader.log(lines)
      default: try EvtestReader.log(lines)
      }
    log.strangeLines.note(file, format)
    return log
  }

  /// The lines of the file behind those of a terminal, which are noted.
  private static func lines(_ bytes: [UInt8], file: String, as format: RecordingFormat, _ progress: Progress) -> TextLines {
    guard let beginning = RecordingFormat.Beginning(bytes), beginning.format == format else {
      return TextLines(bytes, file: file, progress)
    }
    beginning.strangeLines.note(file, format)
    return TextLines(bytes, file: file, skipping: beginning.skipped, progress)
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
    case .evtest: Array(EvtestWriter.text(self, progress).utf8)
    case .pointer: Array(PointerWriter.text(self, progress).utf8)
    case .tuio: TUIOWriter.bytes(self, progress)
    }
  }
}
