import CKinesic
import CKinesicWatch
import CPlatform

let done = kin_result(KIN_OK)

/// Why a call was refused.
struct Refusal: Error {
  let code: Int
  let reason: StaticString

  init(_ code: Int, _ reason: StaticString) { (self.code, self.reason) = (code, reason) }
}

/// Refuses a call: this thread keeps the sentence.
func refuse(_ refusal: Refusal) -> kin_result { refuse(refusal.code, refusal.reason) }

func refuse(_ code: Int, _ reason: StaticString) -> kin_result {
  sentence?.pointee = text(reason)
  return kin_result(code)
}

/// What the engine refused in a step.
func refuseStep(_ code: kin_result) -> kin_result {
  switch Int(code) {
  case KIN_ERROR_REENTRANT: refuse(KIN_ERROR_REENTRANT, "kin_watch_step was called from inside a callback; return from it first")
  case KIN_ERROR_STATE: refuse(KIN_ERROR_STATE, "the host has ended the flight recorder that the watch reads")
  case KIN_ERROR_CAPACITY: refuse(KIN_ERROR_CAPACITY, "the flight recorder's ring is too small: a call or a snapshot did not fit")
  case KIN_ERROR_THREAD: refuse(KIN_ERROR_THREAD, "another thread is in a call of the engine, or has claimed it")
  default: refuse(Int(code), "the flight recorder cannot be read; kin_engine_last_error says why")
  }
}

/// What the engine refused at the start.
func startRefusal(_ code: kin_result) -> Refusal {
  switch Int(code) {
  case KIN_ERROR_REENTRANT: Refusal(KIN_ERROR_REENTRANT, "kin_watch_start was called from inside a callback; return from it first")
  case KIN_ERROR_STATE: Refusal(KIN_ERROR_STATE, "a trace is being written; stop it first, or keep a flight recorder in its place")
  case KIN_ERROR_RANGE: Refusal(KIN_ERROR_RANGE, "ring_bytes of kin_watch_options is not from 16384 to 1073741824")
  case KIN_ERROR_CAPACITY:
    Refusal(KIN_ERROR_CAPACITY, "ring_bytes of kin_watch_options is too small: a snapshot of the engine must fit in it four times")
  case KIN_ERROR_MEMORY: Refusal(KIN_ERROR_MEMORY, "there is no memory for the flight recorder")
  case KIN_ERROR_THREAD: Refusal(KIN_ERROR_THREAD, "another thread is in a call of the engine, or has claimed it")
  default: Refusal(Int(code), "no flight recorder can be started; kin_engine_last_error says why")
  }
}

func text(_ words: StaticString) -> UnsafePointer<CChar> { UnsafeRawPointer(words.utf8Start).assumingMemoryBound(to: CChar.self) }

/// The only place that knows where it is kept, and out of line, so that there is one.
private var sentence: UnsafeMutablePointer<UnsafePointer<CChar>?>? {
  @inline(never) get { platform_thread_sentence() }
}

@_cdecl("kin_watch_last_error") @implementation
public func kin_watch_last_error() -> UnsafePointer<CChar>? { sentence?.pointee ?? text("") }
