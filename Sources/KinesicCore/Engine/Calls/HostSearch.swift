import CKinesic

/// What a host looks for: who is above whom, what has a name, which contacts are down.
extension Engine {
  public func isDescendant(_ id: kin_view_id, of ancestor: kin_view_id) throws(Failure) -> Bool {
    let index = try view(id)
    return scene.views.isAncestorOrSelf(try view(ancestor), of: index)
  }

  public func findView(_ name: CString?) throws(Failure) -> kin_view_id {
    guard let name else { throw refuseNull("name") }
    var view = ViewTree.root
    while view >= 0 {
      if has(scene.views[view].name, name) { return scene.views.identifier(of: view) }
      view = scene.views.next(after: view)
    }
    throw unknown("view", name)
  }

  public func findRecognizer(_ name: CString?) throws(Failure) -> kin_recognizer_id {
    guard let name else { throw refuseNull("name") }
    var view = ViewTree.root
    while view >= 0 {
      var recognizer = scene.views[view].firstRecognizer
      while recognizer >= 0 {
        if has(scene.recognizers[recognizer].name, name) { return identifier(of: recognizer) }
        recognizer = scene.recognizers[recognizer].nextOnView
      }
      view = scene.views.next(after: view)
    }
    throw unknown("recognizer", name)
  }

  /// An empty name is none.
  private func has(_ given: Name, _ wanted: CString) -> Bool { isPresent(wanted) && equal(given.cString, wanted) }

  private func unknown(_ kind: StaticString, _ name: CString) -> Failure {
    refuse(KIN_ERROR_UNKNOWN) {
      $0.append("no ")
      $0.append(kind)
      $0.append(" has the name '")
      $0.append(name: name)
      $0.append("'")
    }
  }

  /// Fills in the contacts that are down and fit, in the order of landing; returns how many there are.
  public func listContacts(_ buffer: ContactBuffer) -> UInt32 {
    let down = touches.down - touches.scrolls
    var count = 0
    for i in 0..<touches.landed.count where down.contains(Int(touches.landed[i])) {
      if count < buffer.count { buffer[count] = contact(at: Int(touches.landed[i])) }
      count += 1
    }
    return UInt32(count)
  }

  private func contact(at place: Int) -> kin_contact {
    let (touch, view) = (touches[place].touch, touches[place].view)
    return kin_contact(
      touch: touch.id, contact: touch.contact, view: view < 0 ? 0 : scene.views.identifier(of: view), time_ns: touch.time_ns,
      start_time_ns: touch.start_time_ns, x: touch.x, y: touch.y, start_x: touch.start_x, start_y: touch.start_y, type: touch.type,
      tap_count: touch.tap_count, hand: touch.hand, reserved_hand: 0, reserved: 0)
  }
}
