import CKinesic

/// Properties and values by name.
extension Engine {
  /// The descriptors of the properties that every recognizer has.
  public static func commonProperties() -> (first: Descriptors, count: UInt32) {
    (CommonProperty.all.address, UInt32(CommonProperty.all.count))
  }

  public func setNumber(_ id: kin_recognizer_id, _ name: CString?, _ number: Double) throws(Failure) {
    let index = try recognizer(id)
    guard let name else { throw refuseNull("property") }
    if let common = CommonProperty.named(name) {
      try check(number, common.descriptor, of: index)
      if common == .enabled, number != 0 { try checkTrusted(scene.recognizers[index].kind) }
      if common == .defaultWinner, number == Double(KIN_STATE_CHANGED) { throw noDefault() }
      try perform(Edit(.setCommonProperty, id, number: UInt64(common.rawValue), value: number))
    } else if let own = property(name, of: index) {
      try check(number, own, of: index)
      try perform(Edit(.setProperty, id, number: UInt64(own.offset), value: number))
    } else {
      throw unknownProperty(name, of: index)
    }
  }

  public func number(_ id: kin_recognizer_id, _ name: CString?) throws(Failure) -> Double {
    let index = try recognizer(id)
    guard let name else { throw refuseNull("property") }
    if let common = CommonProperty.named(name) { return number(index, common) }
    if let own = property(name, of: index) { return scene.recognizers[index].instance[own.offset] }
    throw unknownProperty(name, of: index)
  }

  public func setValue(_ id: kin_recognizer_id, _ name: CString?, _ number: Double) throws(Failure) {
    let index = try recognizer(id)
    let value = try value(name, of: index)
    if !number.isWithinLimit {
      throw refuse(KIN_ERROR_INVALID) { $0.append("a value must be a number at most KIN_NUMBER_LIMIT (1e9) from 0") }
    }
    if table(of: index).set_value == nil { throw readOnly(index, value) }
    try setAsideForEdits()
    defer { dropSpare() }
    let edit = Edit(.setValue, id, number: UInt64(value), value: number)
    if tape.isRecording { record(edit) }
    if host.isBusy { return host.edits.deferred.append(.edit(edit)) }
    if !guarded({ takeValue(index, value, number) }) { throw readOnly(index, value) }
  }

  public func value(_ id: kin_recognizer_id, _ name: CString?) throws(Failure) -> Double {
    let index = try recognizer(id)
    let value = try value(name, of: index)
    try checkHasOneStream(index)
    return scene.recognizers[index].instance[value: value]
  }

  /// A class with a stream for each touch has no values of its own.
  func checkHasOneStream(_ index: Int) throws(Failure) {
    if scene.recognizers[index].row < 0 { return }
    throw refuse(KIN_ERROR_UNSUPPORTED) {
      describe(index, into: &$0)
      $0.append(" has a stream for each touch; its records have the values")
    }
  }

  private func number(_ index: Int, _ property: CommonProperty) -> Double {
    let record = scene.recognizers[index]
    switch property {
    case .enabled: return arena.members[index].isEnabled ? 1 : 0
    case .cancelsTouchesInView: return record.cancelsTouchesInView ? 1 : 0
    case .delaysTouchesBegan: return record.delaysTouchesBegan ? 1 : 0
    case .delaysTouchesEnded: return record.delaysTouchesEnded ? 1 : 0
    case .allowedTouchTypes: return Double(record.allowedTouchTypes)
    case .allowedButtons: return Double(record.allowedButtons)
    case .requiresExclusiveTouchType: return record.requiresExclusiveTouchType ? 1 : 0
    case .observeOnly: return arena.members[index].isObserver ? 1 : 0
    case .oneHand: return record.oneHand ? 1 : 0
    case .lease: return Double(arena.policyRows[index].policy.lease) / 1e9
    case .takeoverInterval: return Double(arena.policyRows[index].policy.takeoverInterval) / 1e9
    case .defaultWinner: return Double(arena.policyRows[index].policy.defaultState.rawValue)
    case .winsAtLift: return arena.policyRows[index].policy.winsAtLift ? 1 : 0
    }
  }

  private func noDefault() -> Failure {
    refuse(KIN_ERROR_RANGE) { $0.append("default_winner must be 0, KIN_STATE_BEGAN (1) or KIN_STATE_ENDED (3)") }
  }

  private func readOnly(_ index: Int, _ value: Int) -> Failure {
    let table = table(of: index)
    return refuse(KIN_ERROR_UNSUPPORTED) {
      $0.append("value '")
      $0.append(table.values[value].name)
      $0.append("' of class '")
      $0.append(table.name)
      $0.append("' cannot be set")
    }
  }

  private func check(_ number: Double, _ property: kin_property, of index: Int) throws(Failure) {
    if number.isNaN { throw refuse(KIN_ERROR_INVALID) { $0.append("a property must be a number, not NaN") } }
    if property.allows(number) { return }
    throw refuse(KIN_ERROR_RANGE) {
      describe(index, into: &$0)
      $0.append(": ")
      $0.append(property.name)
      $0.append(" must be ")
      $0.append(Int(property.kind) == KIN_PROPERTY_NUMBER ? "a number from " : "a whole number from ")
      $0.append(property.minimum)
      $0.append(" to ")
      $0.append(property.maximum)
      $0.append(", not ")
      $0.append(number)
    }
  }
}

extension kin_property {
  /// Whether a number is in the range, and whole where it must be.
  func allows(_ number: Double) -> Bool {
    let isWhole = Int(kind) == KIN_PROPERTY_NUMBER || number == number.rounded(.towardZero)
    return minimum <= number && number <= maximum && isWhole
  }
}
