import CKinesic
import Foundation

/// How the engine drives a recognizer, and how a recognizer's word comes to the engine.
extension UIGestureRecognizer {
  /// The touches that it has.
  var touches: [UITouch] { attempt.touches }

  /// Makes the bytes of the engine's class ready for an attempt.
  func prepare(_ bytes: UnsafeMutableRawPointer) {
    base.prepare(bytes)
    isPrepared = true
  }

  /// One transition: the engine's class alone, or what a subclass makes of its touches.
  func step(_ bytes: UnsafeMutableRawPointer, _ input: UnsafePointer<kin_step>, _ request: UnsafeMutablePointer<kin_request>) -> kin_state {
    collectTouches(input)
    attempt.hasBegun = true
    if isPlain { return base.step(bytes, input, request) }
    attempt.stepping = Attempt.Stepping(bytes: bytes, input: input, request: request)
    synchronize(with: input.pointee.state)
    callTouches(input)
    if input.pointee.down_count == 0 { stayPossible() }
    attempt.stepping = nil
    // To the engine one that has begun and moves is Changed, whether its subclass says so or not.
    let goesOn = attempt.state == .began && Int(input.pointee.state) == KIN_STATE_CHANGED
    return goesOn ? input.pointee.state : kin_state(attempt.state.rawValue)
  }

  private func collectTouches(_ input: UnsafePointer<kin_step>) {
    let count = Int(input.pointee.touch_count)
    guard let raw = input.pointee.touches, count > 0 else { return attempt.touches.removeAll(keepingCapacity: true) }
    if count == attempt.touches.count, (0..<count).allSatisfy({ raw[$0]?.pointee.id == attempt.touches[$0].serial }) { return }
    let known = window?.touches ?? [:]
    let before = attempt.touches
    attempt.touches = (0..<count).compactMap { place in
      guard let serial = raw[place]?.pointee.id else { return nil }
      return known[serial] ?? before.first { $0.serial == serial }
    }
  }

  /// Another one may have ended what this one had begun. Began stays until the subclass says Changed.
  private func synchronize(with raw: kin_state) {
    guard let held = State(rawValue: Int(raw)) else { return }
    if held == .changed, attempt.state == .began { return }
    attempt.state = held
  }

  private func callTouches(_ input: UnsafePointer<kin_step>) {
    if input.pointee.flags & UInt32(KIN_STEP_TIMER) != 0 { return runBase() }
    guard let event = window?.event, let raw = input.pointee.touches else { return }
    let changes = Int(input.pointee.changes)
    func those(_ change: Int) -> Set<UITouch> {
      var those = Set<UITouch>(minimumCapacity: 1)
      for (place, touch) in attempt.touches.enumerated() where Int(raw[place]?.pointee.changes ?? 0) & change != 0 { those.insert(touch) }
      return those
    }
    if changes & KIN_CHANGE_BEGAN != 0 { touchesBegan(those(KIN_CHANGE_BEGAN), with: event) }
    if changes & KIN_CHANGE_MOVED != 0 { touchesMoved(those(KIN_CHANGE_MOVED), with: event) }
    if changes & KIN_CHANGE_ENDED != 0 { touchesEnded(those(KIN_CHANGE_ENDED), with: event) }
    if changes & KIN_CHANGE_CANCELLED != 0 { touchesCancelled(those(KIN_CHANGE_CANCELLED), with: event) }
    if changes == 0 { runBase() }
  }

  /// All its fingers are up, and a direct subclass has said nothing: it may count taps. The engine lets those fail
  /// that cannot decide any more; a deadline that never comes says that it can. Its view gets what was held back.
  private func stayPossible() {
    guard Self.engineClass == "manual", attempt.state == .possible, let stepping = attempt.stepping else { return }
    stepping.request.pointee.deadline_ns = UIWindow.farAway
    for touch in attempt.touches { attempt.ignore(touch) }
  }

  /// Asks the engine's class behind it, once in a step: what `super.touchesMoved` and its like do.
  func runBase() {
    guard let stepping = attempt.stepping, !stepping.hasRunBase, Self.engineClass != "manual" else { return }
    attempt.stepping?.hasRunBase = true
    let answer = base.step(stepping.bytes, stepping.input, stepping.request)
    attempt.values = withUnsafeBytes(of: stepping.request.pointee.values) { $0.loadUnaligned(as: SIMD8<Double>.self) }
    guard var next = State(rawValue: Int(answer)) else { return }
    // That is how the engine's classes say that they go on.
    let held = Int(stepping.input.pointee.state)
    if next == .began, held == KIN_STATE_BEGAN || held == KIN_STATE_CHANGED { next = .changed }
    attempt.stepping?.isAskingBase = true
    if next != attempt.state || next == .changed { state = next }
    attempt.stepping?.isAskingBase = false
  }

  /// What a subclass, or its host, wants it to be.
  func propose(_ next: State) {
    if attempt.isInformed { return attempt.state = next }
    if attempt.isDecided { return }
    if let stepping = attempt.stepping {
      if next == .possible, Int(stepping.input.pointee.state) != KIN_STATE_POSSIBLE { return }
      attempt.state = next
      attempt.isDecided = next.isLast
      // A subclass that says Changed sends its action, whether a finger moved or landed or lifted.
      if next == .changed, !stepping.isAskingBase { stepping.request.pointee.flags |= UInt32(KIN_REQUEST_CHANGED) }
    } else {
      proposeFromOutside(next)
    }
  }

  /// It is switched off inside of its own methods: what is under way is over, and nothing is sent but that.
  func giveUp() {
    guard attempt.stepping != nil else { return }
    state = attempt.state == .possible ? .failed : .cancelled
  }

  /// Between two events, by a timer perhaps: the engine judges it at once.
  private func proposeFromOutside(_ next: State) {
    guard id != 0, let window else { return attempt.state = next }
    switch next {
    case .possible: break
    case .failed, .cancelled:
      // Between two attempts there is nothing that could fail.
      guard attempt.hasBegun else { return }
      if attempt.state == .possible { attempt.state = next }
      window.call { kin_recognizer_abort($0, id) }
    case .began, .changed, .ended:
      attempt.hasBegun = true
      guard window.run({ kin_recognizer_propose($0, id, kin_state(next.rawValue)) }) == KIN_OK else { return }
      // It waits for others, and no action was sent.
      var pending: kin_state = 0
      if kin_recognizer_get_pending_state(window.engine, id, &pending) == KIN_OK, Int(pending) == next.rawValue {
        attempt.state = next
        attempt.isDecided = next.isLast
      }
    }
  }

  /// A record of the engine about it.
  func take(_ event: kin_event) {
    guard let next = State(rawValue: Int(event.state)) else { return }
    // The engine's own, for a move after which the subclass has said nothing.
    if !isPlain, next == .changed, attempt.state == .began { return }
    attempt.take(event)
    if attempt.state != next || next == .changed && isPlain { inform(next) }
    sendActions()
    attempt.record = nil
  }

  /// It has become something, whatever it wished.
  private func inform(_ next: State) {
    attempt.isInformed = true
    if isPlain { attempt.state = next } else { state = next }
    attempt.isInformed = false
  }

  /// Its attempt is over, and its last action has been sent.
  func finishAttempt() {
    guard attempt.hasBegun else { return }
    if !attempt.state.isLast { inform(.failed) }
    reset()
    attempt = Attempt()
  }
}

extension UIGestureRecognizer.State {
  /// Nothing follows it in an attempt.
  var isLast: Bool { self == .ended || self == .cancelled || self == .failed }
}
