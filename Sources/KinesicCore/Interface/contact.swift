import CKinesic

@_cdecl("kin_engine_set_contact_filter") @implementation
public func kin_engine_set_contact_filter(_ engine: OpaquePointer?, _ filter: UnsafePointer<kin_contact_filter>?) -> kin_result {
  build(engine) { engine throws(Failure) in
    try engine.setContactFilter(try taken(filter, over: Engine.defaultContactFilter, .contactFilter, engine))
  }
}
