import CKinesic

@_cdecl("kin_event_type_name") @implementation
public func kin_event_type_name(_ type: kin_event_type) -> UnsafePointer<CChar>? { text(Words.eventType(type)) }

@_cdecl("kin_reason_name") @implementation
public func kin_reason_name(_ reason: kin_reason) -> UnsafePointer<CChar>? { text(Words.reason(reason)) }
