import CKinesic
import CKinesicStrokes
import CPlatform
import StrokeMatching

let done = kin_result(KIN_OK)

/// Refuses a call: this thread keeps the sentence.
func refuse(_ code: Int, _ reason: StaticString) -> kin_result {
  sentence?.pointee = UnsafeRawPointer(reason.utf8Start).assumingMemoryBound(to: CChar.self)
  return kin_result(code)
}

/// The only place that knows where it is kept, and out of line, so that there is one.
private var sentence: UnsafeMutablePointer<UnsafePointer<CChar>?>? {
  @inline(never) get { platform_thread_sentence() }
}

@_cdecl("kin_stroke_last_error") @implementation
public func kin_stroke_last_error() -> UnsafePointer<CChar>? {
  if let said = sentence?.pointee { return said }
  let nothing: StaticString = ""
  return UnsafeRawPointer(nothing.utf8Start).assumingMemoryBound(to: CChar.self)
}
