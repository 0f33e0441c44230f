import CKinesic

@_cdecl("kin_recognizer_require_failure") @implementation
public func kin_recognizer_require_failure(
  _ engine: OpaquePointer?, _ waiting: kin_recognizer_id, _ required: kin_recognizer_id
) -> kin_result {
  call(engine) { engine throws(Failure) in try engine.requireFailure(waiting, of: required) }
}

@_cdecl("kin_recognizer_remove_failure_requirement") @implementation
public func kin_recognizer_remove_failure_requirement(
  _ engine: OpaquePointer?, _ waiting: kin_recognizer_id, _ required: kin_recognizer_id
) -> kin_result {
  call(engine) { engine throws(Failure) in try engine.removeRequirement(waiting, of: required) }
}

@_cdecl("kin_recognizer_allow_simultaneous") @implementation
public func kin_recognizer_allow_simultaneous(
  _ engine: OpaquePointer?, _ a: kin_recognizer_id, _ b: kin_recognizer_id, _ allowed: Bool
) -> kin_result {
  call(engine) { engine throws(Failure) in try engine.allowSimultaneous(a, b, allowed) }
}

@_cdecl("kin_recognizer_set_prevention") @implementation
public func kin_recognizer_set_prevention(
  _ engine: OpaquePointer?, _ preventer: kin_recognizer_id, _ prevented: kin_recognizer_id, _ allowed: Bool
) -> kin_result {
  call(engine) { engine throws(Failure) in try engine.setPrevention(preventer, prevented, allowed) }
}

@_cdecl("kin_recognizer_require_inactive") @implementation
public func kin_recognizer_require_inactive(
  _ engine: OpaquePointer?, _ recognizer: kin_recognizer_id, _ other: kin_recognizer_id, _ required: Bool
) -> kin_result {
  call(engine) { engine throws(Failure) in try engine.requireInactive(recognizer, other, required) }
}

@_cdecl("kin_recognizer_allow_takeover") @implementation
public func kin_recognizer_allow_takeover(
  _ engine: OpaquePointer?, _ recognizer: kin_recognizer_id, _ other: kin_recognizer_id, _ allowed: Bool
) -> kin_result {
  call(engine) { engine throws(Failure) in try engine.allowTakeover(recognizer, from: other, allowed) }
}

@_cdecl("kin_recognizer_list_relations") @implementation
public func kin_recognizer_list_relations(
  _ engine: OpaquePointer?, _ recognizer: kin_recognizer_id, _ relation: kin_relation, _ out_ids: UnsafeMutablePointer<kin_recognizer_id>?,
  _ capacity: UInt32, _ out_count: UnsafeMutablePointer<UInt32>?
) -> kin_result {
  call(engine, out_count, "out_count") { engine throws(Failure) in
    try engine.listRelations(recognizer, relation, try buffer(engine, out_ids, capacity))
  }
}

@_cdecl("kin_compose_exclusive") @implementation
public func kin_compose_exclusive(_ engine: OpaquePointer?, _ ids: UnsafePointer<kin_recognizer_id>?, _ count: UInt32) -> kin_result {
  call(engine) { engine throws(Failure) in
    if ids == nil && count > 0 { throw engine.null("ids") }
    try engine.composeExclusive(Identifiers(start: ids, count: Int(clamping: count)))
  }
}

@_cdecl("kin_compose_simultaneous") @implementation
public func kin_compose_simultaneous(_ engine: OpaquePointer?, _ ids: UnsafePointer<kin_recognizer_id>?, _ count: UInt32) -> kin_result {
  call(engine) { engine throws(Failure) in
    if ids == nil && count > 0 { throw engine.null("ids") }
    try engine.composeSimultaneous(Identifiers(start: ids, count: Int(clamping: count)))
  }
}

@_cdecl("kin_compose_group") @implementation
public func kin_compose_group(
  _ engine: OpaquePointer?, _ representative: kin_recognizer_id, _ ids: UnsafePointer<kin_recognizer_id>?, _ count: UInt32
) -> kin_result {
  call(engine) { engine throws(Failure) in
    if ids == nil && count > 0 { throw engine.null("ids") }
    try engine.composeGroup(representative, Identifiers(start: ids, count: Int(clamping: count)))
  }
}

@_cdecl("kin_dissolve_group") @implementation
public func kin_dissolve_group(_ engine: OpaquePointer?, _ recognizer: kin_recognizer_id) -> kin_result {
  call(engine) { engine throws(Failure) in try engine.dissolveGroup(of: recognizer) }
}
