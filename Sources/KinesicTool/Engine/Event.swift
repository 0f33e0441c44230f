import CKinesic

/// A record of the engine together with the names that it concerns, taken while they were known.
struct Event {
  /// The record as it came.
  let record: kin_event
  /// The recognizer's name, or the view's for a view touch.
  let source: String
  /// Who else is concerned in a decision.
  let other: String?
  /// A gesture's values in the order of its class.
  let values: [(name: String, number: Double)]
  /// Why, in the class's own word, "moved too far"; "" where it has none.
  let detail: String
  /// What the engine says about the record.
  let sentence: String

  var isGesture: Bool { record.type == kin_event_type(KIN_EVENT_GESTURE) }
  var isViewTouch: Bool { record.type == kin_event_type(KIN_EVENT_VIEW_TOUCH) }
  var isDecision: Bool { record.type == kin_event_type(KIN_EVENT_DECISION) }

  /// Seconds on the host's clock.
  var seconds: Double { Double(record.time_ns) / 1e9 }
  /// The state's or phase's word.
  var word: String { isViewTouch ? Names.word(record.phase, in: Names.phases) : Names.word(record.state, in: Names.states) }
  /// The reason's word.
  var reason: String { Names.word(record.reason, in: Names.reasons) }

  /// The contact that the record is about: of a view touch, or of a gesture whose recognizer has a stream for each
  /// touch.
  var touch: UInt64? { record.contact == 0 ? nil : record.touch }

  func isState(_ state: Int) -> Bool { record.state == kin_state(state) }
  func value(_ name: String) -> Double? { values.first { $0.name == name }?.number }

  /// Its class decided, by itself or because of a touch that was about to land.
  var isOwnFailure: Bool {
    isDecision && (record.reason == kin_reason(KIN_REASON_OWN_RULE) || record.reason == kin_reason(KIN_REASON_BEFORE_LANDING))
  }

  /// A decision that closes an attempt without recognition.
  var isFailure: Bool {
    guard isDecision, record.from == kin_state(KIN_STATE_POSSIBLE) else { return false }
    if isState(KIN_STATE_FAILED) || isState(KIN_STATE_CANCELLED) { return true }
    return ![KIN_REASON_NONE, KIN_REASON_OWN_RULE, KIN_REASON_WAITING_FOR, KIN_REASON_TOUCHES_FILTERED, KIN_REASON_CYCLE].contains {
      kin_reason($0) == record.reason
    }
  }
}

extension Event {
  /// What a class calls its values, and how it says why it failed.
  typealias Words = (values: [String], details: [String])

  /// A record with the names that it concerns; `words` are those of its recognizer's class, nil for a view touch.
  init(_ record: kin_event, source: String, other: String?, words: Words?, _ engine: OpaquePointer) {
    let numbers = withUnsafeBytes(of: record.values) { Array($0.bindMemory(to: Double.self)) }
    let (names, details) = words ?? ([], [])
    let detail = Int(record.detail)
    self.init(
      record: record, source: source, other: other,
      values: zip(names, numbers).prefix(Int(record.value_count)).map { (name: $0, number: $1) },
      detail: details.indices.contains(detail) ? details[detail] : "", sentence: record.sentence(engine))
  }
}
