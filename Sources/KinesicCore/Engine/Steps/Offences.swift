import CKinesic

/// What a recognizer class must not do, and does.
enum Offence {
  /// It proposed a state that cannot follow, or a number that is no state.
  case illegalState(State)
  /// A value, the location or the crossing is no finite number.
  case badNumber
  /// It wrote a value that it does not have.
  case foreignValue
  /// It wrote a field of the request that is not its own.
  case foreignField
  /// It reported of a touch that is none of the step's, or twice of one.
  case foreignReport
  /// It reported a state that cannot follow, or flags that do not belong there.
  case illegalReport
  /// It wrote behind its own bytes.
  case overrun
  /// At its deadline it asked again and again for one that is not later.
  case lateDeadline
  /// Its timers never end.
  case endlessTimers
}

/// Classes that misbehave: reported by name, the recognizer fails, the rest goes on; after a few times the class is
/// switched off.
extension Engine {
  /// Reports a fault, makes good what it spoiled, and fails the recognizer.
  @inline(never) func punish(_ index: Int, for offence: Offence) {
    attempts.requireSettling()
    scene.recognizers[index].instance.repair(table(of: index))
    if case .illegalState(let asked) = offence, arena.explains {
      record(Decision(member: index, from: arena.members[index].state, asked: asked, reason: .illegalTransition))
    }
    log(KIN_SEVERITY_CLASS_MISBEHAVING) {
      describe(index, into: &$0)
      $0.append(offence.sentence)
      $0.append("; the recognizer fails")
    }
    arena.retire(index, offence.reason, self)
    count(offenceOf: index)
  }

  /// Whether a class left the memory around its own as it was; if not, that is counted as its fault.
  func inspect(_ index: Int) -> Bool {
    switch scene.recognizers[index].instance.damage {
    case nil: return true
    case .request: punish(index, for: .foreignField)
    case .margin: punish(index, for: .overrun)
    }
    return false
  }

  /// Whether a record may carry what the request says; if not, that is counted as a fault of the class.
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
      punish(index, for: .badNumber)
    } else if !instance.hasOwnValuesOnly(valueCount: valueCount) {
      punish(index, for: .foreignValue)
    } else {
      return true
    }
    return false
  }

  /// Whether a timer may fire, of which one recognizer has so and so many in one round.
  func mayFire(_ index: Int) -> Bool {
    scene.recognizers[index].countTimer(in: attempts.timerRound) <= UInt32(KIN_TIMER_STEP_LIMIT)
  }

  /// Whether a class is still trusted here.
  func checkTrusted(_ kind: RegisteredClass) throws(Failure) {
    if !kind.isSwitchedOff { return }
    throw refuse(KIN_ERROR_CLASS) {
      $0.append("class '")
      $0.append(kind.table.name)
      $0.append("' has misbehaved ")
      $0.append(UInt64(kind.offences))
      $0.append(" times and is switched off in this engine; the log says how")
    }
  }

  private func count(offenceOf index: Int) {
    let kind = scene.recognizers[index].kind
    // The library's own are never switched off.
    if kind.isStandard || kind.isSwitchedOff { return }
    kind.countOffence()
    guard kind.isSwitchedOff else { return }
    log(KIN_SEVERITY_CLASS_MISBEHAVING) {
      $0.append("class '")
      $0.append(kind.table.name)
      $0.append("' has misbehaved ")
      $0.append(UInt64(kind.offences))
      $0.append(" times and is switched off in this engine")
    }
    // When the present step is over. There is room: each class is switched off once.
    host.edits.deferred.append(.switchOff(kind))
  }
}

extension Offence {
  /// What follows the recognizer's name in the report.
  var sentence: StaticString {
    switch self {
    case .illegalState: ": its class proposed a state that cannot follow"
    case .badNumber: ": its class gave a value, location or crossing that is not a finite number"
    case .foreignValue: ": its class wrote a value behind its value_count"
    case .foreignField: ": its class wrote a part of the request that is not its own"
    case .foreignReport: ": its class reported of a touch that is not in the step, or twice of one"
    case .illegalReport: ": its class reported a touch's state that cannot follow"
    case .overrun: ": its class wrote behind its state_size"
    case .lateDeadline: ": its class asked at its deadline for one that is not later"
    case .endlessTimers: ": its class let one timer follow the other without end"
    }
  }

  var reason: Reason {
    switch self {
    case .illegalState: .illegalTransition
    case .badNumber, .foreignValue, .foreignField, .foreignReport, .illegalReport, .overrun, .lateDeadline, .endlessTimers:
      .classMisbehaving
    }
  }
}
