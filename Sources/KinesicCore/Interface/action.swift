import CKinesic

@_cdecl("kin_recognizer_bind") @implementation
public func kin_recognizer_bind(
  _ engine: OpaquePointer?, _ recognizer: kin_recognizer_id, _ states: UnsafePointer<CChar>?, _ function: kin_function?,
  _ signature: UnsafePointer<CChar>?, _ user_data: UnsafeMutableRawPointer?, _ out_action: UnsafeMutablePointer<UInt64>?
) -> kin_result {
  build(engine, out_action, "out_action") { engine throws(Failure) in
    try engine.setAside(length(states) + length(signature))
    #if KINESIC_FFI
      return try engine.bind(recognizer, states: states, function, signature: signature, user_data)
    #else
      throw engine.refuse(KIN_ERROR_UNSUPPORTED) {
        $0.append("this library was built without libffi: use kin_recognizer_add_action, or a library that was built with it")
      }
    #endif
  }
}
