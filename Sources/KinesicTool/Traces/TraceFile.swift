import CKinesic
import RecordingReaders

/// The bytes of a trace, and what they say of themselves.
struct TraceFile {
  /// Where it was read from, for complaints.
  let name: String
  let bytes: [UInt8]
  let info: kin_trace_info
  /// What it was made of, when it was made of a recording.
  var source: (device: String, scale: Scale)?

  /// How every trace begins.
  private static let signature: [UInt8] = [1, 0x4B, 0x49, 0x4E, 0x0D, 0x0A, 0x1A, 0x0A]

  static func isTrace(_ bytes: some Collection<UInt8>) -> Bool { bytes.starts(with: signature) }

  /// Whether the file begins as a trace does.
  static func isTrace(at path: String) throws -> Bool { isTrace(try readFile(path)) }

  static func read(_ path: String) throws -> TraceFile { try TraceFile(try readFile(path), name: Input.name(path)) }

  /// Refuses what is not a trace or has a head that is damaged or newer.
  init(_ bytes: [UInt8], name: String) throws {
    var info = kin_trace_info()
    kin_trace_info_init(&info)
    let result = kin_trace_inspect(bytes, UInt64(bytes.count), &info)
    guard result == kin_result(KIN_OK) else {
      let known = "this library reads \(KIN_TRACE_VERSION)"
      throw ToolError(
        "\(name): "
          + (info.version > UInt32(KIN_TRACE_VERSION)
            ? "the trace has format \(info.version), \(known)" : "not a Kinesic trace, or its head is damaged"))
    }
    (self.name, self.bytes, self.info) = (name, bytes, info)
  }

  /// An engine to play it in, with these plugins (absolute paths). It belongs to the caller.
  func makeEngine(plugins: [String]) throws -> OpaquePointer {
    var options = info.options
    var created: OpaquePointer?
    let result = kin_engine_create(&options, &created)
    guard result == kin_result(KIN_OK), let engine = created else { throw EngineError(code: result, sentence: "\(name): no engine") }
    do {
      for path in plugins { try check(kin_plugin_load(engine, path, nil), engine) }
    } catch {
      kin_engine_destroy(engine)
      throw ToolError("\(error)")
    }
    return engine
  }
}

/// The engine's time.
func now(_ engine: OpaquePointer) -> UInt64 {
  var time: UInt64 = 0
  kin_engine_get_time(engine, &time)
  return time
}

/// Throws the engine's sentence when a call was refused.
func check(_ result: kin_result, _ engine: OpaquePointer) throws {
  guard result != kin_result(KIN_OK) else { return }
  throw EngineError(code: result, sentence: String(cString: kin_engine_last_error(engine)))
}
