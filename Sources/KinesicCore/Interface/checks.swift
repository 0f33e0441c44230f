#if KINESIC_CHECKS
  import CKinesic

  /// The state's key (StateKey.swift). In no header: the library that ships does not have it.
  @_cdecl("kin_checks_state_key")
  public func kin_checks_state_key(_ engine: OpaquePointer?) -> UInt64 {
    var key: UInt64 = 0
    _ = call(engine) { key = $0.stateKey }
    return key
  }
#endif
