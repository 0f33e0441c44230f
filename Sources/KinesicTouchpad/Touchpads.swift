import CKinesic
import CKinesicTouchpad
import CPlatform

let done = kin_result(KIN_OK)

/// Refuses a call: this thread keeps the sentence.
func refuse(_ code: Int, _ reason: StaticString) -> kin_result {
  sentence?.pointee = text(reason)
  return kin_result(code)
}

func text(_ words: StaticString) -> UnsafePointer<CChar> { UnsafeRawPointer(words.utf8Start).assumingMemoryBound(to: CChar.self) }

/// The only place that knows where it is kept, and out of line, so that there is one.
private var sentence: UnsafeMutablePointer<UnsafePointer<CChar>?>? {
  @inline(never) get { platform_thread_sentence() }
}

@_cdecl("kin_touchpad_last_error") @implementation
public func kin_touchpad_last_error() -> UnsafePointer<CChar>? { sentence?.pointee ?? text("") }
