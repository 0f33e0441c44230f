import CKinesic
import CPlatform

/// Refuses a call that has no engine to keep the sentence: this thread keeps it.
@inline(never) func refuse(_ refusal: Refusal) -> kin_result {
  sentence?.pointee = text(refusal.sentence)
  return refusal.code
}

/// The same for an argument that is null.
@inline(never) func refuseNull(_ what: StaticString) -> kin_result { refuse(Refusal(KIN_ERROR_NULL, what)) }

/// The only place that knows the slot, and out of line, so that there is one.
private var sentence: UnsafeMutablePointer<UnsafePointer<CChar>?>? {
  @inline(never) get { platform_thread_sentence() }
}

@_cdecl("kin_last_error") @implementation
public func kin_last_error() -> UnsafePointer<CChar>? { sentence?.pointee ?? text("") }
