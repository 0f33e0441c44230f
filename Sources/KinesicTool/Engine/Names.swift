import CKinesic

/// The words of cases and output for the numbers of the C interface.
enum Names {
  static let states = words(kin_state_name)
  static let phases = words(kin_phase_name)
  static let tieBreaks = ["depth", "crossing"]
  static let lateLocations = ["at_landing", "at_latest"]
  static let touchTypes = words(kin_touch_type_name)
  static let reasons = words(kin_reason_name)

  /// The library's words for 0, 1 and so on, up to the first number that has none.
  private static func words(_ name: (Int32) -> UnsafePointer<CChar>?) -> [String] {
    var words: [String] = []
    while let word = name(Int32(words.count)).map({ String(cString: $0) }), word != "?" { words.append(word) }
    return words
  }

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
