import CKinesic

/// What a host attaches to views and recognizers: names, and pointers of its own.
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

  public func userData(ofView id: kin_view_id) throws(Failure) -> UserData? { scene.views[try view(id)].userData }
  public func userData(of id: kin_recognizer_id) throws(Failure) -> UserData? { scene.recognizers[try recognizer(id)].userData }

  /// At once, also in the middle of a step: nothing of the engine depends on it.
  public func setUserData(ofView id: kin_view_id, _ userData: UserData?) throws(Failure) {
    let index = try view(id)
    scene.views.setUserData(userData, of: index)
    if userData == nil { forgetUserData() }
  }

  public func setUserData(of id: kin_recognizer_id, _ userData: UserData?) throws(Failure) {
    let index = try recognizer(id)
    scene.recognizers[index].setUserData(userData)
    if userData == nil { forgetUserData() }
  }
}
