import CKinesicTouchpad

/// The word and the sentence for a reason.
struct ReasonWords {
  let name, sentence: StaticString

  init(_ name: StaticString, _ sentence: StaticString) { (self.name, self.sentence) = (name, sentence) }
}

public func reasonName(_ reason: kin_touchpad_reason) -> StaticString { words(reason).name }

@inline(never) func words(_ reason: kin_touchpad_reason) -> ReasonWords {
  switch Int(reason) {
  case KIN_TOUCHPAD_REASON_NONE: ReasonWords("none", "for no reason")
  case KIN_TOUCHPAD_REASON_LIFTED: ReasonWords("lifted", "the fingers lifted")
  case KIN_TOUCHPAD_REASON_MOVED: ReasonWords("moved", "the fingers moved")
  case KIN_TOUCHPAD_REASON_FINGERS_CHANGED: ReasonWords("fingers-changed", "there is another number of fingers")
  case KIN_TOUCHPAD_REASON_CORRECTED: ReasonWords("corrected", "it is another gesture")
  case KIN_TOUCHPAD_REASON_TIMEOUT: ReasonWords("timeout", "nothing followed in time")
  case KIN_TOUCHPAD_REASON_TOUCHED: ReasonWords("touched", "something landed")
  case KIN_TOUCHPAD_REASON_SLOW: ReasonWords("slow", "it came to rest")
  case KIN_TOUCHPAD_REASON_CANCELLED: ReasonWords("cancelled", "the host cancelled all")
  case KIN_TOUCHPAD_REASON_BUTTON: ReasonWords("button", "a button was pressed")
  case KIN_TOUCHPAD_REASON_PALM_TOOL: ReasonWords("palm-tool", "it is a palm, as the device says")
  case KIN_TOUCHPAD_REASON_PALM_SIZE: ReasonWords("palm-size", "it is a palm, by its size")
  case KIN_TOUCHPAD_REASON_PALM_PRESSURE: ReasonWords("palm-pressure", "it is a palm, by its pressure")
  case KIN_TOUCHPAD_REASON_PALM_EDGE: ReasonWords("palm-edge", "it is a palm until it leaves the edge where it landed")
  case KIN_TOUCHPAD_REASON_THUMB_ZONE: ReasonWords("thumb-zone", "it is a thumb at the lower edge, below another finger")
  case KIN_TOUCHPAD_REASON_THUMB_SIZE: ReasonWords("thumb-size", "it is a thumb, by its size")
  case KIN_TOUCHPAD_REASON_THUMB_PRESSURE: ReasonWords("thumb-pressure", "it is a thumb, by its pressure")
  case KIN_TOUCHPAD_REASON_RESTING: ReasonWords("resting", "it rests, while another finger moves")
  case KIN_TOUCHPAD_REASON_SPLIT: ReasonWords("split", "it is a part of the contact beside which it landed")
  case KIN_TOUCHPAD_REASON_WOKE: ReasonWords("woke", "it moves as a finger, and counts again")
  case KIN_TOUCHPAD_REASON_JUMP: ReasonWords("jump", "it went so far at once that it is another finger")
  case KIN_TOUCHPAD_REASON_STEP: ReasonWords("step", "its step is so sudden that it waits for the next")
  default: otherWords(reason)
  }
}

private func otherWords(_ reason: kin_touchpad_reason) -> ReasonWords {
  switch Int(reason) {
  case KIN_TOUCHPAD_REASON_TAP_MOVED: ReasonWords("tap-moved", "no tap: it moved")
  case KIN_TOUCHPAD_REASON_TAP_LONG: ReasonWords("tap-long", "no tap: it stayed too long")
  case KIN_TOUCHPAD_REASON_TAP_IN_MOTION: ReasonWords("tap-in-motion", "no tap: another finger was moving the pointer")
  case KIN_TOUCHPAD_REASON_TAP_IN_GESTURE: ReasonWords("tap-in-gesture", "no tap: the fingers had a gesture")
  case KIN_TOUCHPAD_REASON_TAP_BUTTON: ReasonWords("tap-button", "no tap: a button was pressed")
  case KIN_TOUCHPAD_REASON_TAP_FINGERS: ReasonWords("tap-fingers", "no tap: more than three fingers")
  case KIN_TOUCHPAD_REASON_TAP_NO_FINGER: ReasonWords("tap-no-finger", "no tap: it counts as no finger")
  case KIN_TOUCHPAD_REASON_TAP_LIGHT: ReasonWords("tap-light", "no tap: it touched too lightly")
  case KIN_TOUCHPAD_REASON_TOGETHER: ReasonWords("together", "the fingers go together")
  case KIN_TOUCHPAD_REASON_APART: ReasonWords("apart", "the fingers go apart, or around one another")
  case KIN_TOUCHPAD_REASON_AXIS_LOCKED: ReasonWords("axis-locked", "the scroll keeps to an axis")
  case KIN_TOUCHPAD_REASON_AXIS_RELEASED: ReasonWords("axis-released", "the scroll went diagonally, and keeps to no axis")
  default: ReasonWords("?", "?")
  }
}
