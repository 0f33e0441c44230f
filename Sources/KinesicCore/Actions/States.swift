import CKinesic

/// Which records of a recognizer a bound function is called for.
struct States {
  /// One bit a state, 1 << KIN_STATE_...; the bit of Possible, which no record has, is "recognized".
  private var mask: UInt32 = 0

  /// Reads "began|changed".
  init(reading scanner: consuming Scanner) throws(Failure) {
    repeat {
      let word = scanner.word()
      if word.count == 0 { throw scanner.fault(wanted: "a state (began, changed, ended, cancelled, recognized)") }
      guard let bit = States.bit(word) else {
        throw scanner.fault(KIN_ERROR_UNKNOWN, at: word.column) {
          $0.append(quoted: word)
          $0.append(" is not a state; there are: began, changed, ended, cancelled, recognized")
        }
      }
      mask |= 1 << bit
    } while scanner.consume("|")
    scanner.skipSpaces()
    if scanner.byte != 0 { throw scanner.fault(wanted: "'|' or the end") }
  }

  private static func bit(_ word: Word) -> UInt32? {
    if word.equals("recognized") { return 0 }
    for state in KIN_STATE_BEGAN...KIN_STATE_CANCELLED where word.equals(Words.state(kin_state(state))) { return UInt32(state) }
    return nil
  }

  /// Whether a gesture's record is one of them.
  func contains(_ state: kin_state, from: kin_state) -> Bool {
    if mask & (1 << UInt32(truncatingIfNeeded: state & 31)) != 0 { return true }
    if mask & 1 == 0 { return false }
    return Int(state) == KIN_STATE_BEGAN || Int(state) == KIN_STATE_ENDED && Int(from) == KIN_STATE_POSSIBLE
  }
}
