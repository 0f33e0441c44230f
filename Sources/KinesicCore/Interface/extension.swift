import CKinesic
import CPlatform
import KinesicMath

@_cdecl("kin_extension_find") @implementation
public func kin_extension_find(_ name: UnsafePointer<CChar>?) -> UnsafeRawPointer? {
  guard let name else { return nil }
  return makePermanent { findExtension(name) }
}

private func findExtension(_ name: UnsafePointer<CChar>) -> UnsafeRawPointer? {
  if equal(name, "kinesic.math") { return UnsafeRawPointer(Extensions.math) }
  if equal(name, "kinesic.velocity") { return UnsafeRawPointer(Extensions.velocity) }
  if equal(name, "kinesic.plugins") { return platform_has_loader() ? UnsafeRawPointer(Extensions.plugins) : nil }
  #if KINESIC_FFI
    if equal(name, "kinesic.typed-actions") { return UnsafeRawPointer(Extensions.typedActions) }
  #endif
  return nil
}

/// The tables, made when the first one asks.
private enum Extensions {
  nonisolated(unsafe) static let math = table(
    kin_math_extension(
      struct_size: UInt32(MemoryLayout<kin_math_extension>.size), reserved: 0, exponential: { exponential($0) },
      logarithm: { $0.isNormal && $0 > 0 ? logarithm($0) : .nan },
      cosine_and_sine: { angle, cosine, sine in
        let both = cosineAndSine(angle)
        cosine?.pointee = both.cosine
        sine?.pointee = both.sine
      },
      arc_tangent: { arcTangent($0, $1) }))

  nonisolated(unsafe) static let velocity = table(
    kin_velocity_extension(
      struct_size: UInt32(MemoryLayout<kin_velocity_extension>.size), reserved: 0,
      estimate: { kin_velocity_estimate($0, $1, $2, $3, $4) }, options_init: { kin_struct_init($0, $1, $2) }))

  nonisolated(unsafe) static let plugins = table(
    kin_plugins_extension(
      struct_size: UInt32(MemoryLayout<kin_plugins_extension>.size), reserved: 0,
      set_policy: { kin_engine_set_plugin_policy($0, $1) }, load: { kin_plugin_load($0, $1, $2) },
      search_path_add: { kin_plugin_search_path_add($0, $1) }, get_info: { kin_plugin_get_info($0, $1, $2) },
      list: { kin_engine_list_plugins($0, $1, $2, $3) }))

  #if KINESIC_FFI
    nonisolated(unsafe) static let typedActions = table(
      kin_typed_actions_extension(
        struct_size: UInt32(MemoryLayout<kin_typed_actions_extension>.size), reserved: 0,
        bind: { kin_recognizer_bind($0, $1, $2, $3, $4, $5, $6) }))
  #endif

  private static func table<Table>(_ value: Table) -> UnsafePointer<Table> {
    let memory = UnsafeMutablePointer<Table>.allocate(capacity: 1)
    memory.initialize(to: value)
    return UnsafePointer(memory)
  }
}
