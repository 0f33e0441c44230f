import CKinesic

@_cdecl("kin_state_name") @implementation
public func kin_state_name(_ state: kin_state) -> UnsafePointer<CChar>? { text(Words.state(state)) }
