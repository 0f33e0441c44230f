import CKinesic

/// A way in which a recognizer class breaks the contract of plugin.h.
enum ContractViolation {
  /// It proposed a state that cannot follow, or a number that is not a state.
  case illegalState(State)
  /// A value, the location or the crossing is not a finite number.
  case badNumber
  /// It wrote a value that it does not have.
  case undeclaredValue
  /// It wrote a field of the request that it must not write.
  case reservedField
  /// It reported about a touch that is not in the step, or about one twice.
  case unknownTouchReport
  /// It reported a state that cannot follow, or flags that do not belong there.
  case illegalReport
  /// It wrote behind its own bytes.
  case overrun
  /// At its deadline it asked again and again for one that is not later.
  case lateDeadline
  /// Its timers never end.
  case endlessTimers
}

/// Classes that misbehave. The log names the class and the recognizer fails, while everything else continues. After
/// KIN_FAULT_LIMIT violations the class is switched off.
extension Engine {
  /// Logs a violation, repairs the recognizer's memory, and fails the recognizer.
  @inline(never) func failRecognizer(_ index: Int, for violation: ContractViolation) {
    attempts.requireArbitration()
    scene.recognizers[index].instance.repair(table(of: index))
    if case .illegalState(let asked) = violation, arena.explains {
      record(Decision(member: index, from: arena.members[index].state, asked: asked, reason: .illegalTransition))
    }
    log(KIN_SEVERITY_CLASS_MISBEHAVING) {
      describe(index, into: &$0)
      $0.append(violation.sentence)
      $0.append("; the recognizer fails")
    }
    arena.endAttempt(index, violation.reason, self)
    countViolation(of: index)
  }

  /// Checks that a class left the memory around its own unchanged. If not, the recognizer fails; returns false.
  func inspect(_ index: Int) -> Bool {
    switch scene.recognizers[index].instance.damage {
    case nil: return true
    case .request: failRecognizer(index, for: .reservedField)
    case .margin: failRecognizer(index, for: .overrun)
    }
    return false
  }

  /// Checks that the numbers of the request are valid. If not, the recognizer fails; returns false.
  @inline(__always) func inspectNumbers(_ index: Int) -> Bool {
    let recognizer = scene.recognizers.reference(to: index)
    let instance = recognizer.value.instance
    if recognizer.value.kind.isStandard { return instance.looksFinite || inspectOneByOne(index) }
    return instance.looksSound(valueCount: Int(recognizer.value.kind.table.value_count)) || inspectOneByOne(index)
  }

  @inline(never) private func inspectOneByOne(_ index: Int) -> Bool {
    let instance = scene.recognizers[index].instance
    let valueCount = Int(scene.recognizers[index].kind.table.value_count)
    if !instance.hasFiniteNumbers(valueCount: valueCount) {
      failRecognizer(index, for: .badNumber)
    } else if !instance.hasOwnValuesOnly(valueCount: valueCount) {
      failRecognizer(index, for: .undeclaredValue)
    } else {
      return true
    }
    return false
  }

  /// Whether a timer may fire: a recognizer has at most KIN_TIMER_STEP_LIMIT in one round.
  func mayFire(_ index: Int) -> Bool {
    scene.recognizers[index].countTimer(in: attempts.timerRound) <= UInt32(KIN_TIMER_STEP_LIMIT)
  }

  /// Refuses a class that is switched off.
  func checkTrusted(_ kind: RegisteredClass) throws(Failure) {
    if !kind.isSwitchedOff { return }
    throw refuse(KIN_ERROR_CLASS) {
      $0.append("class '")
      $0.append(kind.table.name)
      $0.append("' has misbehaved ")
      $0.append(UInt64(kind.violationCount))
      $0.append(" times and is switched off in this engine; the log says how")
    }
  }

  private func countViolation(of index: Int) {
    let kind = scene.recognizers[index].kind
    // The library's own classes are never switched off.
    if kind.isStandard || kind.isSwitchedOff { return }
    kind.countViolation()
    guard kind.isSwitchedOff else { return }
    log(KIN_SEVERITY_CLASS_MISBEHAVING) {
      $0.append("class '")
      $0.append(kind.table.name)
      $0.append("' has misbehaved ")
      $0.append(UInt64(kind.violationCount))
      $0.append(" times and is switched off in this engine")
    }
    // Takes effect after the present step. The list has room, because each class is switched off once at most.
    host.edits.deferred.append(.switchOff(kind))
  }
}

extension ContractViolation {
  /// What follows the recognizer's name in the report.
  var sentence: StaticString {
    switch self {
    case .illegalState: ": its class proposed a state that cannot follow"
    case .badNumber: ": its class gave a value, location or crossing that is not a finite number"
    case .undeclaredValue: ": its class wrote a value behind its value_count"
    case .reservedField: ": its class wrote a part of the request that is not its own"
    case .unknownTouchReport: ": its class reported of a touch that is not in the step, or twice of one"
    case .illegalReport: ": its class reported a touch's state that cannot follow"
    case .overrun: ": its class wrote behind its state_size"
    case .lateDeadline: ": its class asked at its deadline for one that is not later"
    case .endlessTimers: ": its class let one timer follow the other without end"
    }
  }

  var reason: Reason {
    switch self {
    case .illegalState: .illegalTransition
    case .badNumber, .undeclaredValue, .reservedField, .unknownTouchReport, .illegalReport, .overrun, .lateDeadline, .endlessTimers:
      .classMisbehaving
    }
  }
}
