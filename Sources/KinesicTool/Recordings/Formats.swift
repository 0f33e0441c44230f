import RecordingReaders

extension RecordingFormat {
  /// The word for it.
  var word: String { "\(name)" }

  init?(word: String) {
    guard let format = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = format
  }

  init?(path: String) {
    guard let format = path.withBytes({ RecordingFormat(path: $0) }) else { return nil }
    self = format
  }

  init?(beginning bytes: [UInt8]) throws {
    let format = try bytes.withUnsafeBufferPointer { bytes in
      do throws(Complaint) { return try RecordingFormat(beginning: bytes) } catch { throw ToolError(error, Bytes(start: nil, count: 0)) }
    }
    guard let format else { return nil }
    self = format
  }
}

extension Recording {
  /// The recording as a file of this format. Throws where its numbers are too large for it.
  func bytes(as format: RecordingFormat, _ progress: Progress) throws -> [UInt8] {
    guard !format.isEvdev || fitsEvdev else { throw ToolError("\(file): numbers of 1000000000 or more do not fit into \(format.word)") }
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
