import CKinesic

@_cdecl("kin_engine_state_hash") @implementation
public func kin_engine_state_hash(_ engine: OpaquePointer?, _ out_hash: UnsafeMutablePointer<UInt64>?) -> kin_result {
  call(engine, out_hash, "out_hash") { $0.stateHash }
}

@_cdecl("kin_engine_check_invariants") @implementation
public func kin_engine_check_invariants(_ engine: OpaquePointer?) -> kin_result {
  call(engine) { engine throws(Failure) in try engine.checkInvariants() }
}
