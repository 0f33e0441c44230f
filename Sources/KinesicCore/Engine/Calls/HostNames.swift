import CKinesic

/// Names that a host gives to views and recognizers.
extension Engine {
  /// Refuses what is no name of a view or a recognizer; none is one.
  func checkName(_ name: CString?) throws(Failure) {
    guard let name else { return }
    guard let length = nameLength(name) else {
      throw refuse(KIN_ERROR_RANGE) {
        $0.append("a name has at most KIN_NAME_LIMIT (")
        $0.append(UInt64(KIN_NAME_LIMIT))
        $0.append(") bytes")
      }
    }
    if !isUnicode(name, length: length) { throw refuse(KIN_ERROR_INVALID) { $0.append("the name is not UTF-8") } }
  }
}
