import CKinesic
import CKinesicTouchpad

/// Writes text into a host's buffer, as far as there is room, and counts what it needs.
struct TextWriter {
  private let buffer: UnsafeMutablePointer<CChar>?
  private let capacity: Int
  private(set) var count = 0

  init(_ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int) { (self.buffer, self.capacity) = (buffer, capacity) }

  mutating func add(_ byte: UInt8) {
    if count + 1 < capacity { buffer?[count] = CChar(bitPattern: byte) }
    count += 1
  }

  mutating func add(_ text: StaticString) {
    for i in 0..<text.utf8CodeUnitCount { add(text.utf8Start[i]) }
  }

  mutating func add(_ number: UInt64) {
    if number >= 10 { add(number / 10) }
    add(UInt8(48 + number % 10))
  }

  /// With two digits after the point.
  mutating func add(_ number: Double) {
    if !number.isFinite || number.magnitude > 1e15 { return add("?") }
    let hundredths = UInt64(number.magnitude * 100 + 0.5)
    if number < 0 && hundredths > 0 { add("-") }
    add(hundredths / 100)
    add(".")
    add(UInt8(48 + hundredths / 10 % 10))
    add(UInt8(48 + hundredths % 10))
  }

  /// Ends the text; how many bytes it needs with its zero.
  mutating func end() -> Int {
    if capacity > 0 { buffer?[min(count, capacity - 1)] = 0 }
    return count + 1
  }
}

/// Writes a sentence about an event; how many bytes it needs.
public func describe(_ event: kin_touchpad_event, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int) -> Int {
  var text = TextWriter(buffer, capacity)
  switch Int(event.kind) {
  case KIN_TOUCHPAD_MOTION: describeMotion(event, &text)
  case KIN_TOUCHPAD_BUTTON: describeButton(event, &text)
  case KIN_TOUCHPAD_SCROLL: describeGesture(event, "scroll", &text)
  case KIN_TOUCHPAD_PINCH: describeGesture(event, "pinch", &text)
  case KIN_TOUCHPAD_SWIPE: describeGesture(event, "swipe", &text)
  case KIN_TOUCHPAD_HOLD: describeGesture(event, "hold", &text)
  case KIN_TOUCHPAD_DECISION: describeDecision(event, &text)
  default: text.add("?")
  }
  return text.end()
}

private func describeMotion(_ event: kin_touchpad_event, _ text: inout TextWriter) {
  text.add(event.flags & UInt32(KIN_TOUCHPAD_DRAGGING) != 0 ? "the pointer drags by " : "the pointer moves by ")
  addMovement(event, &text)
}

private func describeButton(_ event: kin_touchpad_event, _ text: inout TextWriter) {
  switch Int(event.button) {
  case KIN_BUTTON_PRIMARY: text.add("the primary button")
  case KIN_BUTTON_SECONDARY: text.add("the secondary button")
  case KIN_BUTTON_MIDDLE: text.add("the middle button")
  default: text.add("a button")
  }
  text.add(Int(event.phase) == KIN_TOUCHPAD_BEGAN ? " is pressed" : " is released")
  if event.flags & UInt32(KIN_TOUCHPAD_DRAGGING) != 0 { text.add(" for a drag") }
  if event.flags == UInt32(KIN_TOUCHPAD_BY_TAP) {
    text.add(" by a tap of ")
    addFingers(event, &text)
  }
  addReason(event, &text)
}

private func describeGesture(_ event: kin_touchpad_event, _ name: StaticString, _ text: inout TextWriter) {
  text.add("the ")
  text.add(name)
  text.add(" of ")
  addFingers(event, &text)
  text.add(phaseWord(event.phase))
  if Int(event.kind) != KIN_TOUCHPAD_HOLD {
    text.add(": ")
    addMovement(event, &text)
  }
  if Int(event.kind) == KIN_TOUCHPAD_PINCH {
    text.add(", scale ")
    text.add(event.scale)
    text.add(", rotation ")
    text.add(event.rotation)
  }
  if Int(event.axis) == KIN_TOUCHPAD_AXIS_HORIZONTAL { text.add(", horizontal") }
  if Int(event.axis) == KIN_TOUCHPAD_AXIS_VERTICAL { text.add(", vertical") }
  if event.certainty != 1 {
    text.add(", certainty ")
    text.add(event.certainty)
  }
  addReason(event, &text)
}

private func describeDecision(_ event: kin_touchpad_event, _ text: inout TextWriter) {
  if event.contact != 0 {
    text.add("contact ")
    text.add(event.contact)
    text.add(": ")
  }
  text.add(words(event.reason).sentence)
}

private func addMovement(_ event: kin_touchpad_event, _ text: inout TextWriter) {
  text.add(event.dx)
  text.add(", ")
  text.add(event.dy)
  text.add(" mm")
}

private func addFingers(_ event: kin_touchpad_event, _ text: inout TextWriter) {
  text.add(UInt64(event.fingers))
  text.add(event.fingers == 1 ? " finger" : " fingers")
}

private func addReason(_ event: kin_touchpad_event, _ text: inout TextWriter) {
  if event.reason == KIN_TOUCHPAD_REASON_NONE { return }
  text.add(", ")
  text.add(words(event.reason).sentence)
}

private func phaseWord(_ phase: kin_touchpad_phase) -> StaticString {
  switch Int(phase) {
  case KIN_TOUCHPAD_BEGAN: " began"
  case KIN_TOUCHPAD_CHANGED: " goes on"
  case KIN_TOUCHPAD_ENDED: " ended"
  case KIN_TOUCHPAD_CANCELLED: " was cancelled"
  case KIN_TOUCHPAD_MOMENTUM: " goes on by itself"
  case KIN_TOUCHPAD_MOMENTUM_ENDED: " came to its end"
  default: " ?"
  }
}
