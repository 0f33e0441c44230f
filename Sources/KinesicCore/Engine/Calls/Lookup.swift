import CKinesic

/// From ids and names to indices, with a sentence for each that leads nowhere.
extension Engine {
  /// Writes the sentence of a failure.
  public func refuse(_ code: Int, _ write: (inout Message) -> Void) -> Failure {
    outbox.error.clear()
    write(&outbox.error)
    return Failure(code)
  }

  @inline(__always) func refuseNull(_ what: StaticString) -> Failure { refuseNull(cString(what)) }

  @inline(never) private func refuseNull(_ what: CString) -> Failure {
    refuse(KIN_ERROR_NULL) {
      $0.append(what)
      $0.append(" is null")
    }
  }

  /// Bytes of a struct that have no meaning yet, and so must be zero: they can get one.
  @inline(never) public func refuseReserved(_ name: StaticString) -> Failure {
    refuse(KIN_ERROR_INVALID) {
      $0.append(name)
      $0.append(".reserved is not zero")
    }
  }

  /// A view's index; id 0 is the root.
  func view(_ id: kin_view_id) throws(Failure) -> Int {
    if id == 0 { return ViewTree.root }
    switch scene.views.find(id) {
    case .found(let index): return index
    case .stale: throw staleFailure("view ", id)
    case .wrongKind: throw kindFailure(id, wanted: "a view")
    }
  }

  func recognizer(_ id: kin_recognizer_id) throws(Failure) -> Int {
    switch scene.recognizers.find(Identifier(raw: id)) {
    case .found(let index): return index
    case .stale: throw staleFailure("recognizer ", id)
    case .wrongKind: throw kindFailure(id, wanted: "a recognizer")
    }
  }

  /// A plugin's index.
  func plugin(_ id: kin_plugin_id) throws(Failure) -> Int {
    switch scene.plugins.find(Identifier(raw: id)) {
    case .found(let index): return index
    case .stale: throw staleFailure("plugin ", id)
    case .wrongKind: throw kindFailure(id, wanted: "a plugin")
    }
  }

  private func isOurs(_ id: UInt64) -> Bool { id == 0 || scene.views.mayHave(id) }

  /// Sets the number by which its ids differ from those of other engines. Precondition: nothing was added yet.
  public func setNumber(_ number: UInt32, by thread: UInt) {
    host.number = number
    host.numberedBy = thread
    scene.views.number(number)
    scene.recognizers.number(number)
    scene.plugins.number(number)
  }

  private func staleFailure(_ kind: StaticString, _ id: UInt64) -> Failure {
    refuse(KIN_ERROR_STALE) {
      $0.append(kind)
      $0.append(hex: id)
      $0.append(isOurs(id) ? " does not exist in this engine: it was removed, or never was" : " belongs to another engine")
    }
  }

  private func kindFailure(_ id: UInt64, wanted: StaticString) -> Failure {
    refuse(KIN_ERROR_KIND) {
      $0.append("id ")
      $0.append(hex: id)
      $0.append(" names ")
      $0.append(Identifier(raw: id).kind?.name ?? "nothing")
      $0.append(", where ")
      $0.append(wanted)
      $0.append(" is wanted")
    }
  }

  func identifier(of recognizer: Int) -> kin_recognizer_id { scene.recognizers.identifier(of: recognizer).raw }

  @inline(__always) func table(of recognizer: Int) -> kin_recognizer_class { scene.recognizers[recognizer].kind.table }

  /// A property's descriptor in the recognizer's class, or nil.
  func property(_ name: CString, of recognizer: Int) -> kin_property? {
    let table = table(of: recognizer)
    for i in 0..<Int(table.property_count) where equal(table.properties[i].name, name) { return table.properties[i] }
    return nil
  }

  /// The index of an output by name.
  func value(_ name: CString?, of recognizer: Int) throws(Failure) -> Int {
    guard let name else { throw refuseNull("the value's name") }
    let table = table(of: recognizer)
    for i in 0..<Int(table.value_count) where equal(table.values[i].name, name) { return i }
    throw unknown("value", name, of: recognizer) {
      for i in 0..<Int(table.value_count) {
        if i > 0 { $0.append(", ") }
        $0.append(table.values[i].name)
      }
    }
  }

  /// Refuses a name that the class does not have; `write` lists the names that it has.
  private func unknown(
    _ kind: StaticString, _ name: CString, of recognizer: Int, _ write: (inout Message) -> Void
  ) -> Failure {
    refuse(KIN_ERROR_UNKNOWN) {
      $0.append("recognizer ")
      $0.append(hex: identifier(of: recognizer))
      $0.append(": ")
      $0.append(kind)
      $0.append(" '")
      $0.append(name: name)
      $0.append("' is unknown to class '")
      $0.append(table(of: recognizer).name)
      $0.append("'; it has: ")
      write(&$0)
    }
  }

  func unknownProperty(_ name: CString, of recognizer: Int) -> Failure {
    let table = table(of: recognizer)
    return unknown("property", name, of: recognizer) {
      for i in 0..<Int(table.property_count) {
        $0.append(table.properties[i].name)
        $0.append(", ")
      }
      for i in 0..<CommonProperty.all.count {
        if i > 0 { $0.append(", ") }
        $0.append(CommonProperty.all[i].name)
      }
    }
  }
}
