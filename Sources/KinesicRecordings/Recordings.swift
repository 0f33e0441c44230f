import CKinesic
import CKinesicRecordings
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

@_cdecl("kin_recording_last_error") @implementation
public func kin_recording_last_error() -> UnsafePointer<CChar>? { sentence?.pointee ?? text("") }

/// Whether a struct that a host hands in is one of ours, or a larger one of a later level that says nothing else.
func isSound<Struct>(_ given: UnsafePointer<Struct>) -> Bool {
  let bytes = UnsafeRawPointer(given)
  let size = Int(clamping: bytes.load(as: UInt32.self))
  let own = MemoryLayout<Struct>.size
  if size < own || size > 4096 { return false }
  for i in own..<size where bytes.load(fromByteOffset: i, as: UInt8.self) != 0 { return false }
  return true
}

/// Whether a struct that is to be filled in has room, and makes the rest of a larger one zero.
func clear<Struct>(_ out: UnsafeMutablePointer<Struct>) -> Bool {
  let bytes = UnsafeMutableRawPointer(out)
  let size = Int(clamping: bytes.load(as: UInt32.self))
  if size < MemoryLayout<Struct>.size || size > 4096 { return false }
  for i in 4..<size { bytes.storeBytes(of: 0, toByteOffset: i, as: UInt8.self) }
  return true
}
