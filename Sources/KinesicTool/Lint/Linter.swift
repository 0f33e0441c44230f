import CKinesic
import CKinesicLint

/// A lint of one engine, through its C interface.
final class Linter {
  struct Finding {
    let kind: String
    let severity: kin_lint_severity
    let isAllowed: Bool
    let recognizer: kin_recognizer_id
    let other: kin_recognizer_id
    let view: kin_view_id
    let sentence: String
    let remedies: [String]
    /// The number of the motion that shows it.
    let motion: UInt32?
    let motionCount: Int
    /// The number of the wish that it is about.
    let wish: UInt32?
  }

  struct Motion {
    let name: String
    let view: kin_view_id
    let samples: [kin_touch_sample]
    let scrolls: [kin_scroll_sample]
  }

  let lint: OpaquePointer
  private let progress = Progress("lint")

  init(_ engine: OpaquePointer, width: Double? = nil, height: Double? = nil, findsRemedies: Bool = true, showsProgress: Bool = false) throws
  {
    var options = kin_lint_options()
    kin_lint_options_init(&options)
    options.width = width ?? 0
    options.height = height ?? 0
    if !findsRemedies { options.flags = UInt32(KIN_LINT_WITHOUT_REMEDIES) }
    if showsProgress {
      options.user_data = Unmanaged.passUnretained(progress).toOpaque()
      options.progress = { share, data in
        if let data { Unmanaged<Progress>.fromOpaque(data).takeUnretainedValue().report(Int(share * 1000), of: 1000) }
        return true
      }
    }
    var made: OpaquePointer?
    try check(kin_lint_create(engine, &options, &made), engine)
    guard let made else { throw ToolError("the engine cannot be copied") }
    lint = made
  }

  deinit { kin_lint_destroy(lint) }

  /// Throws the lint's sentence when a call was refused.
  func accept(_ result: kin_result) throws {
    guard result != kin_result(KIN_OK) else { return }
    throw EngineError(code: result, sentence: String(cString: kin_lint_last_error(lint)))
  }

  func allow(_ kind: kin_finding_kind, _ target: UInt64, _ other: UInt64) throws { try accept(kin_lint_allow(lint, kind, target, other)) }

  func run() throws {
    defer { progress.finish() }
    try accept(kin_lint_run(lint))
  }

  var findings: [Finding] {
    var count: UInt32 = 0
    kin_lint_get_finding_count(lint, &count)
    return (0..<count).map { index in
      var finding = kin_finding()
      kin_finding_init(&finding)
      kin_lint_get_finding(lint, index, &finding)
      return Finding(
        kind: text(kin_finding_kind_name(finding.kind)), severity: finding.severity, isAllowed: finding.is_allowed != 0,
        recognizer: finding.recognizer, other: finding.other, view: finding.view, sentence: text(finding.sentence),
        remedies: (0..<finding.remedy_count).map { remedy(index, $0) }, motion: finding.motion == .max ? nil : finding.motion,
        motionCount: Int(finding.motion_count), wish: finding.wish == .max ? nil : finding.wish)
    }
  }

  private func remedy(_ finding: UInt32, _ number: UInt32) -> String {
    var sentence: UnsafePointer<CChar>?
    kin_lint_get_remedy(lint, finding, number, &sentence)
    return text(sentence)
  }

  var motionCount: UInt32 {
    var count: UInt32 = 0
    kin_lint_get_motion_count(lint, &count)
    return count
  }

  func motion(_ index: UInt32) -> Motion {
    var motion = kin_lint_motion()
    kin_lint_motion_init(&motion)
    kin_lint_get_motion(lint, index, &motion)
    return Motion(
      name: text(motion.name), view: motion.view,
      samples: Array(UnsafeBufferPointer(start: motion.samples, count: Int(motion.sample_count))),
      scrolls: Array(UnsafeBufferPointer(start: motion.scrolls, count: Int(motion.scroll_count))))
  }

  func view(ofMotion index: UInt32) -> kin_view_id {
    var motion = kin_lint_motion()
    kin_lint_motion_init(&motion)
    kin_lint_get_motion(lint, index, &motion)
    return motion.view
  }

  func outcome(_ motion: UInt32, _ recognizer: kin_recognizer_id) -> (outcome: Int, other: kin_recognizer_id) {
    var outcome: kin_lint_outcome = 0
    var other: UInt64 = 0
    kin_lint_get_outcome(lint, motion, recognizer, &outcome, &other)
    return (Int(outcome), other)
  }

  /// The whole report as JSON.
  func json() throws -> String {
    var bytes: [UInt8] = []
    let result = withUnsafeMutablePointer(to: &bytes) { pointer in
      kin_lint_write_json(
        lint,
        { part, count, data in
          data?.assumingMemoryBound(to: [UInt8].self).pointee += UnsafeRawBufferPointer(start: part, count: Int(count))
          return kin_result(KIN_OK)
        }, pointer)
    }
    try accept(result)
    return String(decoding: bytes, as: UTF8.self)
  }
}
