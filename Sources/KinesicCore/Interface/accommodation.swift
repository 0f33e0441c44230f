import CKinesic

@_cdecl("kin_engine_set_accommodations") @implementation
public func kin_engine_set_accommodations(
  _ engine: OpaquePointer?, _ accommodations: UnsafePointer<kin_accommodations>?
) -> kin_result {
  build(engine) { engine throws(Failure) in
    try engine.setAccommodations(try taken(accommodations, over: Engine.defaultAccommodations, .accommodations, engine))
  }
}
