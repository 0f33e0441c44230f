import CKinesic
import KinesicPlugin

/// A host's struct as one of this library's, for a call without an engine; without one the defaults.
func take<Struct: BitwiseCopyable>(
  _ source: UnsafePointer<Struct>?, over defaults: Struct, _ kind: SizedStruct
) -> (taken: Struct, misfit: SizedStruct.Misfit?) {
  source.map { kind.take($0, over: defaults) } ?? (defaults, nil)
}

/// The same for a call on an engine; nil: there is none.
func taken<Struct: BitwiseCopyable>(
  _ source: UnsafePointer<Struct>?, over defaults: Struct, _ kind: SizedStruct, _ engine: Engine
) throws(Failure) -> Struct? {
  guard let source else { return nil }
  return try engine.take(source, over: defaults, kind)
}

/// The `struct_size` with which a struct begins.
func structSize<Struct: BitwiseCopyable>(of address: UnsafeMutablePointer<Struct>) -> UInt32 {
  UnsafeRawPointer(address).loadUnaligned(as: UInt32.self)
}

/// The sentences with which a call without an engine refuses a struct.
struct MisfitSentences {
  let size: StaticString
  let later: StaticString

  static var engineOptions: MisfitSentences {
    MisfitSentences(
      size: "kin_engine_options.struct_size is one that no level has; use kin_engine_options_init",
      later: "kin_engine_options says something that this library does not know: it is for a later library")
  }
  static var allocator: MisfitSentences {
    MisfitSentences(
      size: "kin_allocator.struct_size is one that no level has; use kin_allocator_init",
      later: "kin_allocator says something that this library does not know: it is for a later library")
  }
  static var velocityOptions: MisfitSentences {
    MisfitSentences(
      size: "kin_velocity_options.struct_size is one that no level has; use kin_velocity_options_init",
      later: "kin_velocity_options says something that this library does not know: it is for a later library")
  }
  static var traceInfo: MisfitSentences {
    MisfitSentences(
      size: "kin_trace_info.struct_size is one that no level has; use kin_trace_info_init",
      later: "kin_trace_info is only filled in")
  }
}

func refuse(_ misfit: SizedStruct.Misfit, of sentences: MisfitSentences) -> kin_result {
  switch misfit {
  case .size: refuse(Refusal(KIN_ERROR_SIZE, sentences.size))
  case .later: refuse(Refusal(KIN_ERROR_SIZE, sentences.later))
  }
}

@_cdecl("kin_struct_init") @implementation
public func kin_struct_init(_ name: UnsafePointer<CChar>?, _ out_struct: UnsafeMutableRawPointer?, _ struct_size: UInt32) -> kin_result {
  guard let name, let out_struct else { return refuseNull("name or out_struct is null") }
  guard let misfit = begin(name, out_struct, struct_size) else {
    return refuse(Refusal(KIN_ERROR_UNKNOWN, "no struct that has an _init has this name"))
  }
  if misfit { return refuse(Refusal(KIN_ERROR_SIZE, "struct_size is one that this struct has at no level: give its sizeof")) }
  return kin_result(KIN_OK)
}

/// Fills in the defaults of a struct. True: the size is none that the struct has at any level; nil: no struct has this
/// name.
private func begin(_ name: UnsafePointer<CChar>, _ out: UnsafeMutableRawPointer, _ bytes: UInt32) -> Bool? {
  let buffer = NamedBuffer(name: name, start: out, bytes: bytes)
  return buffer.begin(.engineOptions, Engine.defaultOptions) ?? buffer.begin(.viewOptions, Engine.defaultViewOptions)
    ?? buffer.begin(.viewDelegate, kin_view_delegate()) ?? buffer.begin(.recognizerDelegate, kin_recognizer_delegate())
    ?? beginRare(buffer)
}

/// The same for structs of calls that most hosts never make. It is a function of its own, because a web page has it in
/// the module that is loaded on demand.
@inline(never) private func beginRare(_ buffer: NamedBuffer) -> Bool? {
  buffer.begin(.allocator, kin_allocator()) ?? buffer.begin(.usage, kin_engine_usage())
    ?? buffer.begin(.smoothing, Engine.defaultSmoothing)
    ?? buffer.begin(.velocityOptions, kin_velocity_options.standard) ?? buffer.begin(.traceInfo, kin_trace_info())
    ?? buffer.begin(.replayOptions, Engine.defaultReplayOptions) ?? buffer.begin(.replayReport, kin_replay_report())
    ?? buffer.begin(.pluginInfo, kin_plugin_info()) ?? beginFilter(buffer)
}

private func beginFilter(_ buffer: NamedBuffer) -> Bool? {
  buffer.begin(.contactFilter, Engine.defaultContactFilter) ?? buffer.begin(.palmFilter, Engine.defaultPalmFilter)
    ?? buffer.begin(.accommodations, Engine.defaultAccommodations) ?? buffer.begin(.handGrouping, Engine.defaultHandGrouping)
}

/// A caller's buffer for a struct, with the struct's name.
private struct NamedBuffer {
  let name: UnsafePointer<CChar>
  let start: UnsafeMutableRawPointer
  let bytes: UInt32

  /// Fills it in if it is for a struct of this kind. True: its size is none that the struct has at any level; nil: it
  /// is for another struct.
  @inline(__always) func begin<Struct: BitwiseCopyable>(_ kind: SizedStruct, _ defaults: @autoclosure () -> Struct) -> Bool? {
    guard equal(name, kind.name) else { return nil }
    if !kind.isPlausible(bytes) { return true }
    kind.begin(defaults(), in: start, bytes: bytes)
    return false
  }
}
