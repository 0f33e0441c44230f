import CKinesic

/// A case's expectation beside what came out.
struct CaseComparison {
  /// One line of the comparison; nil where a side has nothing.
  struct Row {
    let expected: Case.Expectation?
    let actual: Event?
    let matches: Bool
  }

  let rows: [Row]
  /// One sentence for each refusal, state or reason that is not as expected.
  let faults: [String]
  var passed: Bool { faults.isEmpty && differsNowhere }
  var differsNowhere: Bool { rows.allSatisfy { $0.matches || ($0.expected == nil && !isComplete) } }
  /// Whether what nobody expects counts as different.
  let isComplete: Bool

  init(_ testCase: Case, _ outcome: CaseOutcome) {
    let expected = testCase.expected.filter { testCase.scope.includes($0.subject) }
    let actual = outcome.events.filter { event in event.subject.map(testCase.scope.includes) ?? false }
    isComplete = testCase.scope != .expected
    rows = Self.align(expected, actual, inPairs: isComplete) { $0.matches($1, tolerance: testCase.tolerance) }
    faults = outcome.faults + Self.stateFaults(testCase, outcome) + Self.reasonFaults(testCase, outcome)
  }

  private static func stateFaults(_ testCase: Case, _ outcome: CaseOutcome) -> [String] {
    testCase.statesAfter.compactMap { name, state in
      let actual = outcome.states[name] ?? nil
      guard actual != state else { return nil }
      let word = actual.map { Names.word($0, in: Names.states) } ?? "removed"
      return "\(name) is \(word) at the end, \(Names.word(state, in: Names.states)) is expected"
    }
  }

  private static func reasonFaults(_ testCase: Case, _ outcome: CaseOutcome) -> [String] {
    testCase.reasons.compactMap { wanted in
      let occurs = outcome.events.contains { event in
        event.isDecision && event.source == wanted.recognizer && event.record.reason == wanted.reason
          && (wanted.other == nil || event.other == wanted.other)
      }
      let word = Names.word(wanted.reason, in: Names.reasons)
      return occurs ? nil : "the decision \"\(wanted.recognizer): \(word)\(wanted.other.map { " \($0)" } ?? "")\" does not occur"
    }
  }

  /// Lines both sides up along their longest common part; what lies between common rows is paired in order, or stands
  /// alone.
  private static func align(
    _ expected: [Case.Expectation], _ actual: [Event], inPairs: Bool, _ same: (Case.Expectation, Event) -> Bool
  ) -> [Row] {
    var length = Array(repeating: Array(repeating: 0, count: actual.count + 1), count: expected.count + 1)
    let matches = expected.map { one in actual.map { same(one, $0) } }
    for i in expected.indices.reversed() {
      for j in actual.indices.reversed() {
        length[i][j] = matches[i][j] ? length[i + 1][j + 1] + 1 : max(length[i + 1][j], length[i][j + 1])
      }
    }
    var rows: [Row] = []
    var (i, j, startI, startJ) = (0, 0, 0, 0)
    func between() {
      let left = Array(expected[startI..<i])
      let right = (inPairs ? [] : left.map { _ in nil }) + actual[startJ..<j].map(Optional.some)
      for k in 0..<max(left.count, right.count) {
        rows.append(Row(expected: k < left.count ? left[k] : nil, actual: k < right.count ? right[k] : nil, matches: false))
      }
    }
    while i < expected.count, j < actual.count {
      if matches[i][j], length[i][j] == length[i + 1][j + 1] + 1 {
        between()
        rows.append(Row(expected: expected[i], actual: actual[j], matches: true))
        (i, j) = (i + 1, j + 1)
        (startI, startJ) = (i, j)
      } else if length[i + 1][j] >= length[i][j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    (i, j) = (expected.count, actual.count)
    between()
    return rows
  }
}

extension Case.Scope {
  fileprivate func includes(_ subject: Case.Expectation.Subject) -> Bool {
    switch (self, subject) {
    case (.everything, _), (.expected, _), (.gestures, .gesture): true
    case (.states, .gesture(_, let state)): state != kin_state(KIN_STATE_CHANGED)
    case (.gestures, .viewTouch), (.states, .viewTouch): false
    }
  }
}

extension Event {
  /// What a case compares it by; nil for a decision.
  fileprivate var subject: Case.Expectation.Subject? {
    if isGesture { return .gesture(source, record.state) }
    return isViewTouch ? .viewTouch(source, record.phase) : nil
  }
}

extension Case.Expectation {
  /// Times agree to the microsecond, numbers to max(tolerance, tolerance * |number|).
  func matches(_ event: Event, tolerance: Double) -> Bool {
    func near(_ wanted: Double, _ actual: Double) -> Bool { abs(wanted - actual) <= max(tolerance, tolerance * abs(wanted)) }
    guard event.subject == subject, touch == nil || touch == event.touch else { return false }
    if let time, max(time, event.record.time_ns) - min(time, event.record.time_ns) > 1000 { return false }
    if let at, !near(at.x, event.record.x) || !near(at.y, event.record.y) { return false }
    return values.allSatisfy { wanted in event.value(wanted.name).map { near(wanted.number, $0) } ?? false }
  }
}
