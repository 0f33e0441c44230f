import CKinesic

/// The words of cases and output for the numbers of the C interface.
enum Names {
  static let states = ["possible", "began", "changed", "ended", "cancelled", "failed"]
  static let phases = ["began", "moved", "ended", "cancelled", "entered", "hovered", "exited"]
  static let tieBreaks = ["depth", "crossing"]
  static let touchTypes = ["direct", "indirect", "pencil", "pointer"]
  static let reasons = [
    "none", "own_rule", "waiting_for", "required_recognized", "prevented_by", "blocked_by", "should_begin", "disabled", "removed",
    "touch_cancelled", "touches_filtered", "abandoned", "illegal_transition", "class_misbehaving", "cycle",
  ]

  /// The word at `number`, or the number itself where the table has none.
  static func word(_ number: Int32, in table: [String]) -> String {
    table.indices.contains(Int(number)) ? table[Int(number)] : String(number)
  }

  /// The number of a word, nil for one that is not in the table.
  static func number(_ word: String, in table: [String]) -> Int32? {
    table.firstIndex(of: word).map(Int32.init)
  }

  /// As for states, where "recognized" is another word for "ended".
  static func state(_ word: String) -> kin_state? {
    word == "recognized" ? kin_state(KIN_STATE_RECOGNIZED) : number(word, in: states)
  }
}

/// A call that the engine refused: its code and its sentence.
struct EngineError: Error, CustomStringConvertible {
  let code: kin_result
  let sentence: String
  var description: String { "\(String(cString: kin_result_name(code))): \(sentence)" }

  /// The refusals that a host may run into in good faith: the world is as it was.
  var isRefusal: Bool {
    [KIN_ERROR_SEQUENCE, KIN_ERROR_STATE, KIN_ERROR_STALE].contains { kin_result($0) == code }
  }
}
