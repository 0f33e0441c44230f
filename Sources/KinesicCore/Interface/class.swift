import CKinesic

@_cdecl("kin_recognizer_class_register") @implementation
public func kin_recognizer_class_register(
  _ engine: OpaquePointer?, _ recognizer_class: UnsafePointer<kin_recognizer_class>?
) -> kin_result {
  buildMuch(engine) { engine throws(Failure) in
    guard let recognizer_class else { throw engine.null("recognizer_class") }
    try engine.register(at: recognizer_class)
  }
}

@_cdecl("kin_engine_get_class_count") @implementation
public func kin_engine_get_class_count(_ engine: OpaquePointer?, _ out_count: UnsafeMutablePointer<UInt32>?) -> kin_result {
  call(engine, out_count, "out_count") { $0.classCount }
}

@_cdecl("kin_engine_get_class") @implementation
public func kin_engine_get_class(
  _ engine: OpaquePointer?, _ index: UInt32, _ out_class: UnsafeMutablePointer<UnsafePointer<kin_recognizer_class>?>?
) -> kin_result {
  call(engine, out_class, "out_class") { engine throws(Failure) in try engine.classTable(index) }
}

@_cdecl("kin_common_properties") @implementation
public func kin_common_properties(
  _ out_properties: UnsafeMutablePointer<UnsafePointer<kin_property>?>?, _ out_count: UnsafeMutablePointer<UInt32>?
) -> kin_result {
  guard let out_properties, let out_count else { return refuseNull("out_properties or out_count is null") }
  let (first, count) = Engine.commonProperties()
  out_properties.pointee = first
  out_count.pointee = count
  return kin_result(KIN_OK)
}
