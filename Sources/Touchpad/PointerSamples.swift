import CKinesic
import CKinesicTouchpad

/// The samples that an event makes for an engine.
public struct PointerSamples {
  public var touches = InlineArray<2, kin_touch_sample>(repeating: kin_touch_sample())
  public var touchCount = 0
  public var scroll: kin_scroll_sample?

  fileprivate mutating func add(_ pointer: kin_touchpad_pointer, _ event: kin_touchpad_event, _ phase: Int) {
    var sample = kin_touch_sample()
    sample.touch = pointer.id
    sample.time_ns = event.time_ns
    sample.x = pointer.x
    sample.y = pointer.y
    sample.phase = kin_phase(phase)
    sample.type = kin_touch_type(KIN_TOUCH_POINTER)
    sample.buttons = pointer.buttons
    touches[touchCount] = sample
    touchCount += 1
  }
}

/// An engine takes no larger numbers.
private func limited(_ number: Double) -> Double { min(max(number, -KIN_NUMBER_LIMIT), KIN_NUMBER_LIMIT) }

private func areWithin(_ limit: Double, _ a: Double, _ b: Double) -> Bool { a.magnitude <= limit && b.magnitude <= limit }

/// What is wrong with a pointer; nil: nothing.
public func fault(_ pointer: kin_touchpad_pointer) -> StaticString? {
  let limit = KIN_NUMBER_LIMIT
  let bounds = pointer.bounds
  if !areWithin(limit, pointer.x, pointer.y) || !areWithin(limit, bounds.x, bounds.y) {
    return "a place of kin_touchpad_pointer is not finite, or beyond KIN_NUMBER_LIMIT"
  }
  if !(0...limit).contains(bounds.width) || !(0...limit).contains(bounds.height) {
    return "bounds of kin_touchpad_pointer is not a rectangle"
  }
  if !(0...1e6).contains(pointer.units_per_mm) || !(0...1e6).contains(pointer.scroll_units_per_mm) {
    return "units_per_mm or scroll_units_per_mm of kin_touchpad_pointer is not 0 to 1e6"
  }
  return nil
}

/// What is wrong with an event; nil: nothing.
public func fault(_ event: kin_touchpad_event) -> StaticString? {
  if !event.dx.isFinite || !event.dy.isFinite || !event.rotation.isFinite { return "a movement of kin_touchpad_event is not finite" }
  return event.scale > 0 && event.scale.isFinite ? nil : "scale of kin_touchpad_event is not a number above 0"
}

public var standardPointer: kin_touchpad_pointer {
  var pointer = kin_touchpad_pointer()
  pointer.struct_size = UInt32(MemoryLayout<kin_touchpad_pointer>.size)
  pointer.id = 1
  pointer.bounds = kin_rect(x: 0, y: 0, width: 1e9, height: 1e9)
  pointer.units_per_mm = 20
  pointer.scroll_units_per_mm = 10
  pointer.scale = 1
  return pointer
}

extension kin_touchpad_pointer {
  /// Both were validated.
  public mutating func take(_ event: kin_touchpad_event) -> PointerSamples {
    var samples = PointerSamples()
    switch Int(event.kind) {
    case KIN_TOUCHPAD_MOTION: move(event, &samples)
    case KIN_TOUCHPAD_BUTTON: press(event, &samples)
    case KIN_TOUCHPAD_SCROLL, KIN_TOUCHPAD_PINCH: scroll(event, &samples)
    default: break
    }
    return samples
  }

  private mutating func enter(_ event: kin_touchpad_event, _ samples: inout PointerSamples) {
    if is_hovering != 0 { return }
    is_hovering = 1
    clamp()
    samples.add(self, event, KIN_PHASE_ENTERED)
  }

  private mutating func clamp() {
    x = limited(min(max(x, bounds.x), bounds.x + bounds.width))
    y = limited(min(max(y, bounds.y), bounds.y + bounds.height))
  }

  private mutating func move(_ event: kin_touchpad_event, _ samples: inout PointerSamples) {
    enter(event, &samples)
    x += event.dx * units_per_mm
    y += event.dy * units_per_mm
    clamp()
    samples.add(self, event, buttons != 0 ? KIN_PHASE_MOVED : KIN_PHASE_HOVERED)
  }

  private mutating func press(_ event: kin_touchpad_event, _ samples: inout PointerSamples) {
    enter(event, &samples)
    let before = buttons
    buttons = Int(event.phase) == KIN_TOUCHPAD_BEGAN ? before | event.button : before & ~event.button
    if before == buttons { return }
    samples.add(self, event, before == 0 ? KIN_PHASE_BEGAN : buttons == 0 ? KIN_PHASE_ENDED : KIN_PHASE_MOVED)
  }

  private mutating func scroll(_ event: kin_touchpad_event, _ samples: inout PointerSamples) {
    guard let phase = scrollPhase(event.phase) else { return }
    let isPinch = Int(event.kind) == KIN_TOUCHPAD_PINCH
    if phase == KIN_SCROLL_BEGAN { (scale, rotation) = (1, 0) }
    var sample = kin_scroll_sample()
    sample.source = id
    sample.time_ns = event.time_ns
    sample.x = x
    sample.y = y
    sample.phase = kin_scroll_phase(phase)
    sample.type = kin_touch_type(KIN_TOUCH_INDIRECT)
    sample.dx = limited(event.dx * scroll_units_per_mm)
    sample.dy = limited(event.dy * scroll_units_per_mm)
    if isPinch {
      sample.magnification = max(limited(event.scale / scale), 1e-9) - 1
      sample.rotation = limited(event.rotation - rotation)
      (scale, rotation) = (event.scale, event.rotation)
    }
    samples.scroll = sample
    is_scrolling = phase == KIN_SCROLL_BEGAN || phase == KIN_SCROLL_CHANGED ? 1 : 0
  }

  /// Nil: the engine hears nothing of it.
  private func scrollPhase(_ phase: kin_touchpad_phase) -> Int? {
    switch Int(phase) {
    case KIN_TOUCHPAD_BEGAN: is_scrolling == 0 ? KIN_SCROLL_BEGAN : KIN_SCROLL_CHANGED
    case KIN_TOUCHPAD_CHANGED: is_scrolling != 0 ? KIN_SCROLL_CHANGED : nil
    case KIN_TOUCHPAD_ENDED: is_scrolling != 0 ? KIN_SCROLL_ENDED : nil
    case KIN_TOUCHPAD_CANCELLED: is_scrolling != 0 ? KIN_SCROLL_CANCELLED : nil
    default: nil
    }
  }
}
