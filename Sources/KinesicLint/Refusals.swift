import CKinesic
import CKinesicLint
import CPlatform

/// Refuses a call that has no lint to keep the sentence: this thread keeps it.
func refuse(_ code: Int, _ reason: StaticString) -> kin_result {
  sentence?.pointee = UnsafeRawPointer(reason.utf8Start).assumingMemoryBound(to: CChar.self)
  return kin_result(code)
}

/// What an engine refused when it was to be copied: the engine has a sentence that is lent, this one is static.
func refuseCopy(_ code: kin_result) -> kin_result {
  switch Int(code) {
  case KIN_ERROR_REENTRANT: refuse(KIN_ERROR_REENTRANT, "an engine cannot be linted from within its own callback")
  case KIN_ERROR_MEMORY: refuse(KIN_ERROR_MEMORY, "there is no memory for a copy of the engine")
  case KIN_ERROR_THREAD: refuse(KIN_ERROR_THREAD, "another thread is in a call of the engine, or has claimed it")
  default: refuse(Int(code), "the engine cannot be copied; kin_engine_last_error says why")
  }
}

/// The only place that knows where it is kept, and out of line, so that there is one.
private var sentence: UnsafeMutablePointer<UnsafePointer<CChar>?>? {
  @inline(never) get { platform_thread_sentence() }
}

/// This thread's sentence; "" before the first.
func lastRefusal() -> UnsafePointer<CChar>? {
  if let said = sentence?.pointee { return said }
  let nothing: StaticString = ""
  return UnsafeRawPointer(nothing.utf8Start).assumingMemoryBound(to: CChar.self)
}

/// What is wrong with options; nil: nothing.
func fault(_ options: kin_lint_options) -> StaticString? {
  if options.flags & ~UInt32(KIN_LINT_WITHOUT_REMEDIES) != 0 {
    return "flags of kin_lint_options has a bit that is not one of KIN_LINT_..."
  }
  if !(0...KIN_NUMBER_LIMIT).contains(options.width) { return "width of kin_lint_options is not 0 to KIN_NUMBER_LIMIT" }
  if !(0...KIN_NUMBER_LIMIT).contains(options.height) { return "height of kin_lint_options is not 0 to KIN_NUMBER_LIMIT" }
  return nil
}

/// How long a motion may last.
private let longestMotion: UInt64 = 3_600_000_000_000

/// What is wrong with the samples of a host's motion; nil: nothing.
func fault(_ samples: UnsafeBufferPointer<kin_touch_sample>) -> StaticString? {
  guard let first = samples.first else { return "a motion has at least one sample" }
  var latest = first.time_ns
  for sample in samples {
    if sample.time_ns < latest { return "the times of a motion's samples run backwards" }
    if sample.time_ns - first.time_ns > longestMotion { return "a motion lasts longer than an hour" }
    if !(sample.x.magnitude <= KIN_NUMBER_LIMIT && sample.y.magnitude <= KIN_NUMBER_LIMIT) {
      return "x or y of a motion's sample is not a finite number within KIN_NUMBER_LIMIT"
    }
    latest = sample.time_ns
  }
  return nil
}
