import CKinesic

@_cdecl("kin_engine_set_palm_filter") @implementation
public func kin_engine_set_palm_filter(_ engine: OpaquePointer?, _ filter: UnsafePointer<kin_palm_filter>?) -> kin_result {
  build(engine) { engine throws(Failure) in
    try engine.setPalmFilter(try taken(filter, over: Engine.defaultPalmFilter, .palmFilter, engine))
  }
}

@_cdecl("kin_engine_reject_touch") @implementation
public func kin_engine_reject_touch(
  _ engine: OpaquePointer?, _ touch: UInt64, _ time_ns: UInt64, _ cause: kin_touch_cause
) -> kin_result {
  call(engine) { engine throws(Failure) in try engine.rejectTouch(touch, at: time_ns, because: cause) }
}
