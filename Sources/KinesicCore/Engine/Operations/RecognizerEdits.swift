import CKinesic

/// What a host changes of recognizers, and of the engine: what is refused, and what is done.
extension EditRule {
  static var removeRecognizer: EditRule {
    EditRule(
      .recognizer, carryOut: { engine, index, _ in engine.remove(index) },
      afterwards: { engine, index, _ in
        if engine.host.isBusy { engine.scene.recognizers[index].mute() }
        engine.forgetUserData()
      })
  }

  static var setRecognizerView: EditRule {
    EditRule(
      .recognizer,
      check: { engine, _, edit throws(Failure) in
        _ = try engine.view(edit.other)
        try engine.reservePlay(contacts: 0, added: engine.host.edits.count(of: .setRecognizerView) + 1)
      },
      carryOut: { engine, index, edit in if let view = engine.liveView(edit.other) { engine.move(index, to: view) } })
  }

  static var setEnabled: EditRule {
    EditRule(
      .recognizer,
      check: { engine, index, edit throws(Failure) in if edit.isOn { try engine.checkTrusted(engine.scene.recognizers[index].kind) } },
      carryOut: { engine, index, edit in engine.setEnabled(index, edit.isOn) })
  }

  /// Rule: host.abort.
  static var abort: EditRule {
    EditRule(.recognizer, carryOut: { engine, index, _ in engine.stepChange { $0.arena.endAttempt(index, .disabled, $0) } })
  }

  static var propose: EditRule {
    EditRule(
      .recognizer,
      carryOut: { engine, index, edit in
        if let state = State(rawValue: kin_state(edit)) { engine.carryOutProposal(index, state) }
      })
  }

  /// The number of the edit is the offset of the property.
  static var setProperty: EditRule {
    EditRule(
      .recognizer,
      carryOut: { engine, index, edit in
        engine.scene.recognizers[index].instance[UInt32(truncatingIfNeeded: edit.number)] = edit.value
      })
  }

  /// The number of the edit is that of the property.
  static var setCommonProperty: EditRule {
    EditRule(
      .recognizer,
      carryOut: { engine, index, edit in
        if let property = CommonProperty(edit) { engine.setCommon(index, property, edit.value) }
      })
  }

  /// The number of the edit is that of the value.
  static var setValue: EditRule {
    EditRule(.recognizer, carryOut: { engine, index, edit in _ = engine.takeValue(index, Int(edit.number), edit.value) })
  }

  static var setRecognizerDelegate: EditRule {
    EditRule(
      .recognizer,
      check: { engine, _, edit throws(Failure) in
        guard case .recognizerDelegate(let delegate) = edit.argument else { return }
        if delegate.reserved != 0 { throw engine.refuseReserved("kin_recognizer_delegate") }
        if delegate.asksRequirements { try engine.reservePlay(contacts: 0, asks: true) }
      },
      carryOut: { engine, index, edit in
        if case .recognizerDelegate(let delegate) = edit.argument { engine.setDelegate(index, delegate) }
      })
  }

  static var setUnitsPerInch: EditRule {
    EditRule(
      .engine,
      check: { engine, _, edit throws(Failure) in
        guard let refusal = Engine.fault(unitsPerInch: edit.value) else { return }
        throw engine.refuse(Int(refusal.code)) { $0.append(refusal.sentence) }
      },
      carryOut: { engine, _, edit in engine.setScale(edit.value) })
  }
}

extension kin_state {
  fileprivate init(_ edit: Edit) { self = kin_state(bitPattern: UInt32(truncatingIfNeeded: edit.number)) }
}

extension CommonProperty {
  fileprivate init?(_ edit: Edit) { self.init(rawValue: Int(clamping: edit.number)) }
}

extension Engine {
  /// Rule: host.disable.
  fileprivate func setEnabled(_ index: Int, _ enabled: Bool) {
    if arena.members[index].isEnabled == enabled || (enabled && scene.recognizers[index].kind.isSwitchedOff) { return }
    arena.setEnabled(index, enabled)
    if !enabled { stepChange { $0.arena.endAttempt(index, .disabled, $0) } }
  }

  /// Each of them in a step of its own. Callbacks of these steps may add recognizers, of other classes.
  func disableAll(of kind: RegisteredClass) {
    var index = 0
    while index < scene.recognizers.end {
      if scene.recognizers.isLive(index), scene.recognizers[index].kind.address == kind.address { setEnabled(index, false) }
      index += 1
    }
  }

  /// Rule: class.window-units.
  fileprivate func setScale(_ unitsPerInch: Double) {
    let before = host.scale
    host.setUnitsPerInch(unitsPerInch)
    changeFilters(.rescale(by: host.scale / before))
    touches.setScale(host.scale)
    input.setScale(host.scale)
  }

  fileprivate func setCommon(_ index: Int, _ property: CommonProperty, _ number: Double) {
    switch property {
    case .enabled: setEnabled(index, number != 0)
    case .observeOnly: arena.setObserver(index, number != 0)
    case .lease, .takeoverInterval, .defaultWinner, .winsAtLift: setPolicy(index, property, number)
    case .cancelsTouchesInView, .delaysTouchesBegan, .delaysTouchesEnded, .allowedTouchTypes, .allowedButtons, .requiresExclusiveTouchType,
      .oneHand:
      scene.recognizers[index].set(property, to: number)
    }
  }

  private func setPolicy(_ index: Int, _ property: CommonProperty, _ number: Double) {
    let arena = arena
    stepChange { _ in
      switch property {
      case .lease: arena.setLease(index, nanoseconds(number))
      case .takeoverInterval: arena.setTakeoverInterval(index, nanoseconds(number))
      case .defaultWinner: arena.setDefault(index, State(rawValue: Int32(number)) ?? .possible)
      case .winsAtLift: arena.setWinsAtLift(index, number != 0)
      default: break
      }
    }
  }

  /// Seconds of a property, at most 3600.
  private func nanoseconds(_ seconds: Double) -> UInt64 { UInt64((seconds * 1e9).rounded()) }

  func setDelegate(_ index: Int, _ delegate: kin_recognizer_delegate) {
    scene.recognizers[index].setDelegate(delegate)
    let table = table(of: index)
    arena.setDynamicRequirements(index, delegate.asksRequirements || table.asksRequirements)
    host.playBounds = nil
  }

  /// The host takes an output over; false: its class does not let it. Out of an attempt it is the beginning of
  /// nothing: what the class made of it is undone.
  /// Rule: class.value-out-of-play.
  func takeValue(_ index: Int, _ value: Int, _ number: Double) -> Bool {
    let instance = scene.recognizers[index].instance
    let isTaken = callSetValue(index, value, number)
    let isSound = instance.damage == nil && instance.hasFiniteNumbers(valueCount: Int(KIN_VALUE_CAPACITY))
    if !isSound { stepChange { _ = $0.inspect(index) && $0.inspectNumbers(index) } }
    if !isTaken { return false }
    if arena.members[index].isInPlay { instance[value: value] = number } else { prepareAttempt(of: index) }
    return true
  }

  fileprivate func carryOutProposal(_ index: Int, _ state: State) {
    if !takesProposal(index, state) { return refuseProposal(index, state) }
    stepChange { engine in
      if state != .possible, !engine.arena.members[index].isInPlay { engine.arena.enterPlay(index) }
      guard engine.inspectNumbers(index) else { return }
      let verdict = engine.arena.propose(index, state, hasBegun: false, hasMoved: false, reason: .ownRule, engine)
      if engine.arena.members[index].isFinal { engine.keepLastLocation(index) } else { engine.keepLocation(index) }
      engine.warnIfCoerced(index, verdict)
    }
  }

  /// A disabled recognizer takes none.
  /// Rule: manual.proposals.
  func takesProposal(_ index: Int, _ state: State) -> Bool {
    arena.members[index].isEnabled && arena.members[index].held.verdict(on: state) != .illegal
  }

  /// A proposal that cannot follow changes nothing, and is reported.
  func refuseProposal(_ index: Int, _ state: State) {
    if arena.explains {
      let held = arena.members[index].state
      record(Decision(member: index, from: held, asked: state, reason: .illegalTransition, detail: KIN_HOW_HOST))
    }
    log(KIN_SEVERITY_HOST_MISBEHAVING) {
      describe(index, into: &$0)
      $0.append(": the host proposed a state that cannot follow")
    }
  }
}
