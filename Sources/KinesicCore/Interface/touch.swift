import CKinesic

@_cdecl("kin_phase_name") @implementation
public func kin_phase_name(_ phase: kin_phase) -> UnsafePointer<CChar>? { text(Words.phase(phase)) }

@_cdecl("kin_touch_type_name") @implementation
public func kin_touch_type_name(_ type: kin_touch_type) -> UnsafePointer<CChar>? { text(Words.touchType(type)) }

@_cdecl("kin_touch_cause_name") @implementation
public func kin_touch_cause_name(_ cause: kin_touch_cause) -> UnsafePointer<CChar>? { text(Words.touchCause(cause)) }
