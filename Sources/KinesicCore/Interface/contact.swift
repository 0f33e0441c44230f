import CKinesic

@_cdecl("kin_engine_set_lenient") @implementation
public func kin_engine_set_lenient(_ engine: OpaquePointer?, _ lenient: Bool) -> kin_result {
  call(engine) { engine throws(Failure) in try engine.setLenient(lenient) }
}

@_cdecl("kin_engine_get_lenient") @implementation
public func kin_engine_get_lenient(_ engine: OpaquePointer?, _ out_lenient: UnsafeMutablePointer<Bool>?) -> kin_result {
  call(engine, out_lenient, "out_lenient") { $0.isLenient }
}

@_cdecl("kin_engine_set_contact_filter") @implementation
public func kin_engine_set_contact_filter(_ engine: OpaquePointer?, _ filter: UnsafePointer<kin_contact_filter>?) -> kin_result {
  build(engine) { engine throws(Failure) in
    try engine.setContactFilter(try taken(filter, over: Engine.defaultContactFilter, .contactFilter, engine))
  }
}
