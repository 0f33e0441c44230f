import CKinesic
import CKinesicLint

private func lint(_ pointer: OpaquePointer?) -> Lint? {
  pointer.map { Unmanaged<Lint>.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue() }
}

/// Refuses a call: there is no lint, it is in another call, or an argument is null.
private func refuse(_ pointer: OpaquePointer?, _ reason: StaticString = "") -> kin_result {
  guard let lint = lint(pointer) else { return refuse(KIN_ERROR_NULL, "the lint is null") }
  if lint.isBusy { return lint.refuse(KIN_ERROR_REENTRANT, "a function that a call of this lint asks cannot call the lint") }
  return lint.refuse(KIN_ERROR_NULL, reason)
}

/// The lint for a call that it can take now; nil: it is in another one, from which a callback makes this one.
private func idle(_ pointer: OpaquePointer?) -> Lint? { lint(pointer).flatMap { $0.isBusy ? nil : $0 } }

/// Makes a call of a lint in which the host's functions are called. It stays for as long, though they destroy it.
private func busily(_ lint: Lint, _ call: (Lint) -> kin_result) -> kin_result {
  lint.isBusy = true
  let result = call(lint)
  lint.isBusy = false
  if lint.isDestroyPending { Unmanaged.passUnretained(lint).release() }
  return result
}

private let done = kin_result(KIN_OK)

/// The motions of a run are played after the engine's present time, seconds apart, and have to end before time does.
private let latestTime: UInt64 = 1 << 62

/// Whether a struct that a host hands in is one of ours, or a larger one of a later level that says nothing else.
private func isSound<Struct>(_ given: UnsafePointer<Struct>, _ size: UInt32) -> Bool {
  let own = MemoryLayout<Struct>.size
  if size < own || size > 4096 { return false }
  let bytes = UnsafeRawPointer(given)
  for i in own..<Int(size) where bytes.load(fromByteOffset: i, as: UInt8.self) != 0 { return false }
  return true
}

/// Fills in a struct of a host, which may be a larger one of a later level: the rest of it becomes zero.
private func give<Struct>(_ value: Struct, _ size: UInt32, to out: UnsafeMutablePointer<Struct>, keeping: (inout Struct) -> Void) {
  var value = value
  keeping(&value)
  out.pointee = value
  let bytes = UnsafeMutableRawPointer(out)
  for i in MemoryLayout<Struct>.size..<max(MemoryLayout<Struct>.size, Int(size)) {
    bytes.storeBytes(of: 0, toByteOffset: i, as: UInt8.self)
  }
}

@_cdecl("kin_lint_create") @implementation
public func kin_lint_create(
  _ engine: OpaquePointer?, _ options: UnsafePointer<kin_lint_options>?, _ out_lint: UnsafeMutablePointer<OpaquePointer?>?
) -> kin_result {
  guard let engine else { return refuse(KIN_ERROR_NULL, "the engine is null") }
  guard let out_lint else { return refuse(KIN_ERROR_NULL, "out_lint is null") }
  var chosen = kin_lint_options()
  kin_lint_options_init(&chosen)
  if let options {
    if !isSound(options, options.pointee.struct_size) {
      return refuse(KIN_ERROR_SIZE, "kin_lint_options was not filled in by kin_lint_options_init")
    }
    chosen = options.pointee
  }
  if let fault = fault(chosen) { return refuse(KIN_ERROR_INVALID, fault) }
  var now: UInt64 = 0
  let asked = kin_engine_get_time(engine, &now)
  if asked != done { return refuseCopy(asked) }
  if now > latestTime { return refuse(KIN_ERROR_TIME, "the engine's time is beyond 2^62 nanoseconds") }
  var copy: OpaquePointer?
  let result = kin_engine_copy(engine, &copy)
  guard result == done, let copy else { return refuseCopy(result) }
  out_lint.pointee = OpaquePointer(Unmanaged.passRetained(Lint(copy, chosen)).toOpaque())
  return done
}

@_cdecl("kin_lint_destroy") @implementation
public func kin_lint_destroy(_ lint: OpaquePointer?) {
  guard let lint = KinesicLint.lint(lint) else { return }
  if lint.isBusy { lint.isDestroyPending = true } else { Unmanaged.passUnretained(lint).release() }
}

@_cdecl("kin_lint_allow") @implementation
public func kin_lint_allow(_ lint: OpaquePointer?, _ kind: kin_finding_kind, _ target: UInt64, _ other: UInt64) -> kin_result {
  guard let lint = idle(lint) else { return refuse(lint) }
  if !Lint.kinds.indices.contains(Int(kind)) { return lint.refuse(KIN_ERROR_INVALID, "kind is not one of KIN_FINDING_...") }
  lint.allow(Int(kind), target, other)
  return done
}

/// The samples of a host's motion, with times that count from 0.
private func copied(_ samples: UnsafeBufferPointer<kin_touch_sample>) -> [kin_touch_sample] {
  var all = Array(samples)
  let start = all[0].time_ns
  for i in all.indices { all[i].time_ns -= start }
  return all
}

@_cdecl("kin_lint_add_motion") @implementation
public func kin_lint_add_motion(
  _ lint: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ samples: UnsafePointer<kin_touch_sample>?, _ count: UInt32
) -> kin_result {
  guard let lint = idle(lint), let name, samples != nil else { return refuse(lint, name == nil ? "name is null" : "samples is null") }
  let given = UnsafeBufferPointer(start: samples, count: Int(count))
  if let fault = fault(given) { return lint.refuse(KIN_ERROR_INVALID, fault) }
  lint.addMotion(Sentence(name), copied(given))
  return done
}

@_cdecl("kin_lint_add_wish") @implementation
public func kin_lint_add_wish(_ lint: OpaquePointer?, _ wish: UnsafePointer<kin_wish>?) -> kin_result {
  guard let lint = idle(lint), let wish = wish?.pointee else { return refuse(lint, "wish is null") }
  guard let name = wish.name else { return lint.refuse(KIN_ERROR_NULL, "name of kin_wish is null") }
  guard let given = wish.outcomes else { return lint.refuse(KIN_ERROR_NULL, "outcomes of kin_wish is null") }
  var outcomes: [Wish.Outcome] = []
  for i in 0..<Int(wish.outcome_count) {
    let subject = lint.setting.place(of: given[i].recognizer)
    if subject < 0 { return lint.refuse(KIN_ERROR_STALE, "a wish names a recognizer that the engine does not have") }
    if given[i].flags & ~UInt32(KIN_WISH_FIRES | KIN_WISH_BY) != 0 {
      return lint.refuse(KIN_ERROR_INVALID, "flags of kin_wish_outcome has a bit that is not one of KIN_WISH_...")
    }
    if given[i].reserved != 0 { return lint.refuse(KIN_ERROR_INVALID, "reserved of kin_wish_outcome is not 0") }
    outcomes.append(
      Wish.Outcome(
        subject: subject, fires: given[i].flags & UInt32(KIN_WISH_FIRES) != 0, within: given[i].within_ns,
        isByTime: given[i].flags & UInt32(KIN_WISH_BY) != 0))
  }
  if outcomes.isEmpty { return lint.refuse(KIN_ERROR_INVALID, "a wish without an outcome says nothing") }
  guard let word = wish.motion else {
    guard wish.samples != nil else { return lint.refuse(KIN_ERROR_NULL, "motion and samples of kin_wish are both null") }
    let samples = UnsafeBufferPointer(start: wish.samples, count: Int(wish.sample_count))
    if let fault = fault(samples) { return lint.refuse(KIN_ERROR_INVALID, fault) }
    lint.addWish(Sentence(name), copied(samples), outcomes)
    return done
  }
  let view = wish.view == 0 ? 0 : lint.setting.place(ofView: wish.view)
  if view < 0 { return lint.refuse(KIN_ERROR_STALE, "a wish names a view that the engine does not have") }
  guard let motion = lint.motion(named: Sentence(word), on: view) else { return kin_result(KIN_ERROR_UNKNOWN) }
  lint.addWish(Sentence(name), motion.samples, outcomes)
  return done
}

@_cdecl("kin_lint_run") @implementation
public func kin_lint_run(_ lint: OpaquePointer?) -> kin_result {
  guard let lint = idle(lint) else { return refuse(lint) }
  return busily(lint) { $0.run() }
}

@_cdecl("kin_lint_last_error") @implementation
public func kin_lint_last_error(_ lint: OpaquePointer?) -> UnsafePointer<CChar>? {
  guard let lint = KinesicLint.lint(lint) else { return lastRefusal() }
  return UnsafePointer(lint.error.start)
}

@_cdecl("kin_lint_get_finding_count") @implementation
public func kin_lint_get_finding_count(_ lint: OpaquePointer?, _ out_count: UnsafeMutablePointer<UInt32>?) -> kin_result {
  guard let lint = idle(lint), let out_count else { return refuse(lint, "out_count is null") }
  out_count.pointee = UInt32(lint.findings.count)
  return done
}

@_cdecl("kin_lint_get_finding") @implementation
public func kin_lint_get_finding(_ lint: OpaquePointer?, _ index: UInt32, _ out_finding: UnsafeMutablePointer<kin_finding>?) -> kin_result {
  guard let lint = idle(lint), let out_finding else { return refuse(lint, "out_finding is null") }
  var given = kin_finding()
  kin_finding_init(&given)
  let size = out_finding.pointee.struct_size
  if size < given.struct_size || size > 4096 { return lint.refuse(KIN_ERROR_SIZE, "call kin_finding_init first") }
  if index >= lint.findings.count { return lint.refuse(KIN_ERROR_RANGE, "there is no finding of this number") }
  let finding = lint.findings[Int(index)]
  func id(_ subject: Int) -> UInt64 { subject < 0 ? 0 : lint.setting.subjects[subject].id }
  given.kind = kin_finding_kind(finding.kind)
  given.severity = kin_lint_severity(finding.severity)
  given.is_allowed = finding.isAllowed ? 1 : 0
  given.recognizer = id(finding.subject)
  given.other = id(finding.other)
  given.view = finding.view < 0 ? 0 : lint.setting.views[finding.view].id
  given.delay_ns = finding.delay
  given.motion = finding.trials.first.map { UInt32($0) } ?? .max
  given.motion_count = UInt32(finding.trials.count)
  given.wish = finding.wish < 0 ? .max : UInt32(finding.wish)
  given.remedy_count = UInt32(finding.remedies.count)
  given.sentence = lint.sentence(of: Int(index))
  give(given, size, to: out_finding) { $0.struct_size = size }
  return done
}

@_cdecl("kin_lint_get_remedy") @implementation
public func kin_lint_get_remedy(
  _ lint: OpaquePointer?, _ finding: UInt32, _ remedy: UInt32, _ out_sentence: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> kin_result {
  guard let lint = idle(lint), let out_sentence else { return refuse(lint, "out_sentence is null") }
  if finding >= lint.findings.count { return lint.refuse(KIN_ERROR_RANGE, "there is no finding of this number") }
  if remedy >= lint.findings[Int(finding)].remedies.count { return lint.refuse(KIN_ERROR_RANGE, "there is no remedy of this number") }
  out_sentence.pointee = lint.sentence(of: Int(finding), remedy: Int(remedy))
  return done
}

@_cdecl("kin_lint_get_motion_count") @implementation
public func kin_lint_get_motion_count(_ lint: OpaquePointer?, _ out_count: UnsafeMutablePointer<UInt32>?) -> kin_result {
  guard let lint = idle(lint), let out_count else { return refuse(lint, "out_count is null") }
  out_count.pointee = UInt32(lint.trials?.all.count ?? 0)
  return done
}

@_cdecl("kin_lint_get_motion") @implementation
public func kin_lint_get_motion(_ lint: OpaquePointer?, _ index: UInt32, _ out_motion: UnsafeMutablePointer<kin_lint_motion>?) -> kin_result
{
  guard let lint = idle(lint), let out_motion else { return refuse(lint, "out_motion is null") }
  var given = kin_lint_motion()
  kin_lint_motion_init(&given)
  let size = out_motion.pointee.struct_size
  if size < given.struct_size || size > 4096 { return lint.refuse(KIN_ERROR_SIZE, "call kin_lint_motion_init first") }
  guard let trials = lint.trials, index < trials.all.count else { return lint.refuse(KIN_ERROR_RANGE, "there is no motion of this number") }
  let motion = trials.all[Int(index)].motion
  given.name = lint.name(ofMotion: Int(index))
  given.view = lint.setting.views[motion.view].id
  given.x = motion.at.x
  given.y = motion.at.y
  given.sample_count = UInt32(motion.samples.count)
  given.scroll_count = UInt32(motion.scrolls.count)
  given.samples = lint.lend(samplesOf: Int(index))
  given.scrolls = lint.lend(scrollsOf: Int(index))
  give(given, size, to: out_motion) { $0.struct_size = size }
  return done
}

@_cdecl("kin_lint_get_outcome") @implementation
public func kin_lint_get_outcome(
  _ lint: OpaquePointer?, _ motion: UInt32, _ recognizer: UInt64, _ out_outcome: UnsafeMutablePointer<kin_lint_outcome>?,
  _ out_other: UnsafeMutablePointer<UInt64>?
) -> kin_result {
  guard let lint = idle(lint), let out_outcome else { return refuse(lint, "out_outcome is null") }
  guard let trials = lint.trials, motion < trials.all.count else {
    return lint.refuse(KIN_ERROR_RANGE, "there is no motion of this number")
  }
  let subject = lint.setting.place(of: recognizer)
  if subject < 0 { return lint.refuse(KIN_ERROR_STALE, "the engine has no such recognizer") }
  let (outcome, other) = lint.outcome(Int(motion), subject)
  out_outcome.pointee = kin_lint_outcome(outcome)
  out_other?.pointee = other < 0 ? 0 : lint.setting.subjects[other].id
  return done
}

@_cdecl("kin_lint_write_json") @implementation
public func kin_lint_write_json(_ lint: OpaquePointer?, _ sink: kin_trace_sink?, _ user_data: UnsafeMutableRawPointer?) -> kin_result {
  guard let lint = idle(lint), let sink else { return refuse(lint, "sink is null") }
  return busily(lint) { write($0.json(), of: $0, to: sink, user_data) }
}

private func write(
  _ bytes: [UInt8], of lint: Lint, to sink: (UnsafeRawPointer?, UInt32, UnsafeMutableRawPointer?) -> kin_result,
  _ user_data: UnsafeMutableRawPointer?
) -> kin_result {
  var start = 0
  while start < bytes.count {
    let count = min(bytes.count - start, 65536)
    let result = bytes.withUnsafeBytes { sink($0.baseAddress! + start, UInt32(count), user_data) }
    if result != done { return lint.refuse(KIN_ERROR_SINK, "the sink refused the report's bytes") }
    start += count
  }
  return done
}

@_cdecl("kin_finding_kind_name") @implementation
public func kin_finding_kind_name(_ kind: kin_finding_kind) -> UnsafePointer<CChar>? {
  let word: StaticString = Lint.kinds.indices.contains(Int(kind)) ? Lint.kinds[Int(kind)] : "?"
  return UnsafeRawPointer(word.utf8Start).assumingMemoryBound(to: CChar.self)
}
