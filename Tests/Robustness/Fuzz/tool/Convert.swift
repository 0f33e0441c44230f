import CKinesic
import RecordingReaders

/// Reads the bytes behind the first as a recording, in the format that the first names, writes it in every format and
/// reads that again.
@_cdecl("fuzz_convert")
public func fuzzConvert(_ start: UnsafePointer<UInt8>?, _ count: Int) {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let first = bytes.first else { return }
  let formats = RecordingFormat.allCases
  complaining {
    let recording = try read(Array(bytes.dropFirst()), formats[Int(first) % formats.count])
    for format in formats { complaining { try rewrite(recording, format) } }
    complaining { try replay(recording) }
  }
}

private func read(_ bytes: [UInt8], _ format: RecordingFormat) throws -> Recording {
  _ = try RecordingFormat(beginning: bytes)
  return try Recording.read(bytes, file: "recording", as: format, range: nil, Progress("reading")).recording
}

/// What a writer gives, its reader takes, with as many contacts.
private func rewrite(_ recording: Recording, _ format: RecordingFormat) throws {
  _ = format.losses(of: recording)
  let written = try recording.bytes(as: format, Progress("writing"))
  do {
    let again = try read(written, format)
    require(again.contacts == recording.contacts, "\(format): \(recording.contacts) contacts become \(again.contacts)")
  } catch { fatalError("what was written as \(format) cannot be read: \(error)") }
}

private func replay(_ recording: Recording) throws {
  _ = try Replay(
    recording, scene: try Scene.standard(), plugins: [], scale: Scale(recording, unitsPerMM: nil, deviceSize: nil), explain: false)
}
