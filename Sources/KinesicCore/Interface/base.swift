import CKinesic

@_cdecl("kin_result_name") @implementation
public func kin_result_name(_ result: kin_result) -> UnsafePointer<CChar>? {
  switch Int(result) {
  case KIN_OK: text("KIN_OK")
  case KIN_ERROR_NULL: text("KIN_ERROR_NULL")
  case KIN_ERROR_INVALID: text("KIN_ERROR_INVALID")
  case KIN_ERROR_RANGE: text("KIN_ERROR_RANGE")
  case KIN_ERROR_STALE: text("KIN_ERROR_STALE")
  case KIN_ERROR_KIND: text("KIN_ERROR_KIND")
  case KIN_ERROR_UNKNOWN: text("KIN_ERROR_UNKNOWN")
  case KIN_ERROR_TIME: text("KIN_ERROR_TIME")
  case KIN_ERROR_SEQUENCE: text("KIN_ERROR_SEQUENCE")
  case KIN_ERROR_CAPACITY: text("KIN_ERROR_CAPACITY")
  case KIN_ERROR_REENTRANT: text("KIN_ERROR_REENTRANT")
  case KIN_ERROR_CYCLE: text("KIN_ERROR_CYCLE")
  case KIN_ERROR_UNSUPPORTED: text("KIN_ERROR_UNSUPPORTED")
  case KIN_ERROR_SIZE: text("KIN_ERROR_SIZE")
  case KIN_ERROR_EXISTS: text("KIN_ERROR_EXISTS")
  case KIN_ERROR_STATE: text("KIN_ERROR_STATE")
  case KIN_ERROR_CLASS: text("KIN_ERROR_CLASS")
  case KIN_ERROR_TRACE: text("KIN_ERROR_TRACE")
  case KIN_ERROR_DIVERGED: text("KIN_ERROR_DIVERGED")
  case KIN_ERROR_SINK: text("KIN_ERROR_SINK")
  case KIN_ERROR_MEMORY: text("KIN_ERROR_MEMORY")
  case KIN_ERROR_THREAD: text("KIN_ERROR_THREAD")
  default: text("KIN_ERROR_?")
  }
}

@_cdecl("kin_version") @implementation
public func kin_version() -> UnsafePointer<CChar>? { text(libraryVersion) }

@_cdecl("kin_abi_level") @implementation
public func kin_abi_level() -> UInt32 { UInt32(KIN_ABI_LEVEL) }

@_cdecl("kin_abi_minor") @implementation
public func kin_abi_minor() -> UInt32 { UInt32(KIN_ABI_MINOR) }

/// A literal as C sees it; it lives for ever.
func text(_ literal: StaticString) -> UnsafePointer<CChar> {
  UnsafeRawPointer(literal.utf8Start).assumingMemoryBound(to: CChar.self)
}
