import CKinesic

@_cdecl("kin_abi_manifest") @implementation
public func kin_abi_manifest() -> UnsafePointer<CChar>? {
  #if _pointerBitWidth(_64)
    text(manifest)
  #else
    text(briefManifest)
  #endif
}
