import CKinesic
import CKinesicTouchpad
import KinesicPlugin

extension Pad {
  /// Takes a frame that was validated.
  public mutating func take(_ frame: kin_touchpad_frame) {
    fireTimers(upTo: frame.time_ns)
    interval = seconds(frame.time_ns - frameTime)
    now = frame.time_ns
    frameTime = now
    match(frame)
    press(frame.buttons)
    for i in 0..<fingerCount { classify(i) }
    unplaced = max(0, Int(frame.finger_count) - Int(frame.contact_count))
    countTaps()
    wakeResting()
    recount()
    track()
  }

  public mutating func advance(to time: UInt64) {
    fireTimers(upTo: time)
    now = max(now, time)
  }

  /// Ends all that goes on, and forgets the contacts.
  public mutating func cancel(at time: UInt64) {
    advance(to: time)
    fingerCount = 0
    unplaced = 0
    taps = TapTable()
    finishGesture(KIN_TOUCHPAD_CANCELLED, KIN_TOUCHPAD_REASON_CANCELLED)
    stopMomentum(KIN_TOUCHPAD_REASON_CANCELLED)
    settle(0, KIN_TOUCHPAD_REASON_CANCELLED)
    releaseDrag(KIN_TOUCHPAD_REASON_CANCELLED)
    press(0)
  }

  /// What the fingers do in this frame.
  private mutating func track() {
    dragByTap()
    switch mode {
    case .idle: break
    case .undecided: decideGesture()
    case .pointing: point()
    case .scrolling, .swiping, .dragging, .pinching: go()
    }
  }

  /// A gesture that goes on; while another number of fingers may end it, it waits.
  private mutating func go() {
    let movement = meanStep
    updateCertainty()
    velocity.add(movement, interval)
    if correctGesture() { return }
    if changeDeadline != never && fingersNow < count { return }
    switch mode {
    case .scrolling: goOnScrolling(movement)
    case .pinching: goOnPinching(movement)
    case .swiping: goOnSwiping(movement)
    case .dragging: emitMotion(movement)
    default: break
    }
  }

  /// The mean movement of the fingers in this frame.
  var meanStep: Vector {
    var sum = Vector.zero
    var number = 0
    for i in 0..<fingerCount where fingers[i].isFinger {
      sum += fingers[i].step
      number += 1
    }
    return number > 0 ? sum * (1 / Double(number)) : sum
  }
}
