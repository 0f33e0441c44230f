import CKinesic

/// The recognizer classes of an engine.
extension Engine {
  /// Adds a class of the library.
  public func registerStandard(_ table: kin_recognizer_class) throws(Failure) { try add(table, isStandard: true) }

  /// Adds a class, or says in a sentence what is wrong with its table.
  func add(_ table: kin_recognizer_class, isStandard: Bool) throws(Failure) {
    try checkHead(table)
    guard let name = table.name else { return }
    try checkState(table, name)
    for i in 0..<Int(table.property_count) { try check(table.properties[i], index: i, table, name) }
    for i in 0..<Int(table.value_count) { try check(table.values[i], index: i, table, name) }
    if findClass(name) != nil {
      throw refuse(KIN_ERROR_EXISTS) {
        $0.append("a class named '")
        $0.append(name)
        $0.append("' is registered already")
      }
    }
    scene.add(RegisteredClass(copying: table, isStandard: isStandard))
    // Each may be switched off in one step, beside what hosts ask for.
    host.edits.deferred.reserve(Engine.usualEdits + scene.classes.count - scene.standardClassCount)
    if tape.isRecording { tape.earlier.reserve(Int(table.state_size)) }
  }

  /// The same for a table in a caller's memory, of which no more is read than its `struct_size` says.
  func add(at address: ClassTable) throws(Failure) {
    try add(try take(address, over: kin_recognizer_class(), .recognizerClass), isStandard: false)
  }

  /// Adds a host's class.
  public func register(at address: ClassTable) throws(Failure) {
    if tape.isRecording { try setAside(2 * Instance.mostState) }
    try add(at: address)
    if tape.isRecording { recordClasses(from: scene.classes.count - 1) }
  }

  public var classCount: UInt32 { UInt32(scene.classes.count) }

  /// Class number `index`; its address lasts as long as the engine.
  public func classTable(_ index: UInt32) throws(Failure) -> ClassTable {
    guard index < classCount else {
      throw refuse(KIN_ERROR_RANGE) {
        $0.append("class ")
        $0.append(UInt64(index))
        $0.append(" of ")
        $0.append(UInt64(scene.classes.count))
      }
    }
    return scene.classes[Int(index)].address
  }

  func findClass(_ name: CString) -> RegisteredClass? {
    for i in 0..<scene.classes.count where equal(scene.classes[i].table.name, name) { return scene.classes[i] }
    return nil
  }

  /// A class by name, or a sentence that lists those there are.
  func classNamed(_ name: CString?) throws(Failure) -> RegisteredClass {
    guard let name else { throw refuseNull("class_name") }
    if let found = findClass(name) { return found }
    throw refuse(KIN_ERROR_UNKNOWN) {
      $0.append("class '")
      $0.append(name: name)
      $0.append("' is unknown; there are: ")
      for i in 0..<scene.classes.count {
        if i > 0 { $0.append(", ") }
        $0.append(scene.classes[i].table.name)
      }
    }
  }

  private func checkHead(_ table: kin_recognizer_class) throws(Failure) {
    if table.abi_level != UInt32(KIN_ABI_LEVEL) {
      throw refuse(KIN_ERROR_CLASS) {
        $0.append("the class was built for level ")
        $0.append(UInt64(table.abi_level))
        $0.append(", this engine has ")
        $0.append(UInt64(KIN_ABI_LEVEL))
      }
    }
    guard isPresent(table.name), let name = table.name else { throw refuse(KIN_ERROR_CLASS) { $0.append("the class has no name") } }
    if !isClassName(name) { throw refuseName(name, "the name of a class", "letters, digits, '.', '_' and '-'") }
  }

  /// Why a name is not valid. The sentence does not contain the name, which may be anything. For a property or a value
  /// it has its number and the name of the class.
  private func refuseName(
    _ name: CString, _ whose: StaticString, _ allowed: StaticString, _ index: Int = 0, of owner: CString? = nil
  ) -> Failure {
    refuse(KIN_ERROR_CLASS) {
      if let owner {
        $0.append("class '")
        $0.append(owner)
        $0.append("': ")
      }
      $0.append(whose)
      if owner != nil { $0.append(UInt64(index)) }
      if nameLength(name) == nil {
        $0.append(" has more than KIN_NAME_LIMIT (")
        $0.append(UInt64(KIN_NAME_LIMIT))
        $0.append(") bytes")
      } else {
        $0.append(" has other characters than ")
        $0.append(allowed)
      }
    }
  }

  @inline(never) private func fault(_ name: CString, _ what: StaticString, _ item: CString? = nil) -> Failure {
    refuse(KIN_ERROR_CLASS) {
      $0.append("class '")
      $0.append(name)
      $0.append("': ")
      if let item {
        $0.append("'")
        $0.append(item)
        $0.append("' ")
      }
      $0.append(what)
    }
  }

  private func checkState(_ table: kin_recognizer_class, _ name: CString) throws(Failure) {
    if table.prepare == nil || table.step == nil { throw fault(name, "prepare and step must not be null") }
    let alignment = table.state_alignment
    if alignment == 0 || alignment > 16 || alignment & (alignment - 1) != 0 {
      throw fault(name, "state_alignment is not 1, 2, 4, 8 or 16")
    }
    if table.state_size > Instance.mostState { throw fault(name, "state_size is over 1 MiB") }
    if table.reserved != 0 { throw fault(name, "reserved is not zero") }
    if table.flags > 127 { throw fault(name, "flags has unknown bits") }
    let others = UInt32(KIN_CLASS_MANUAL | KIN_CLASS_HOVERS | KIN_CLASS_SCROLLS)
    if table.flags & UInt32(KIN_CLASS_PER_TOUCH) != 0, table.flags & others != 0 {
      throw fault(name, "KIN_CLASS_PER_TOUCH does not go with MANUAL, HOVERS or SCROLLS")
    }
    if table.value_count > UInt32(KIN_VALUE_CAPACITY) { throw fault(name, "more than 8 values") }
    if table.property_count > 1024 { throw fault(name, "more than 1024 properties") }
    if table.property_count > 0 && table.properties == nil { throw fault(name, "properties is null") }
    if table.value_count > 0 && table.values == nil { throw fault(name, "values is null") }
    if table.detail_count > 0 && table.details == nil { throw fault(name, "details is null") }
    for i in 0..<Int(clamping: table.detail_count) where table.details[i] == nil { throw fault(name, "one of its details is null") }
  }

  private func check(_ property: kin_property, index: Int, _ table: kin_recognizer_class, _ name: CString) throws(Failure) {
    guard isPresent(property.name), let own = property.name else { throw fault(name, "a property has no name") }
    if !isWord(own, allowsDots: false) { throw refuseName(own, "the name of its property number ", "a-z, 0-9 and _", index, of: name) }
    if property.summary == nil || property.unit == nil || property.origin == nil {
      throw fault(name, "lacks a summary, unit or origin", own)
    }
    let (end, overflow) = property.offset.addingReportingOverflow(8)
    if overflow || end > table.state_size || property.offset % 8 != 0 {
      throw fault(name, "is outside the state or not 8-byte aligned", own)
    }
    if table.state_alignment < 8 { throw fault(name, "needs a state_alignment of 8 or 16", own) }
    let range = property.minimum <= property.maximum && property.minimum <= property.initial && property.initial <= property.maximum
    if !range || !property.initial.isFinite { throw fault(name, "has a default outside its range", own) }
    if !(0...3).contains(property.kind) { throw fault(name, "has an unknown kind", own) }
    if !property.allows(property.initial) { throw fault(name, "has a default that is not whole", own) }
    if CommonProperty.named(own) != nil { throw fault(name, "is the name of a common property", own) }
    for i in 0..<index {
      if equal(table.properties[i].name, own) { throw fault(name, "is declared twice", own) }
      if table.properties[i].offset == property.offset { throw fault(name, "has the same place in the state as another property", own) }
    }
  }

  private func check(_ value: kin_value, index: Int, _ table: kin_recognizer_class, _ name: CString) throws(Failure) {
    guard isPresent(value.name), let own = value.name else { throw fault(name, "a value has no name") }
    if !isWord(own, allowsDots: true) { throw refuseName(own, "the name of its value number ", "a-z, 0-9, _ and .", index, of: name) }
    if value.summary == nil || value.unit == nil || !value.initial.isFinite {
      throw fault(name, "lacks a summary, unit or finite initial", own)
    }
    for i in 0..<index where equal(table.values[i].name, own) { throw fault(name, "is declared twice", own) }
  }
}
