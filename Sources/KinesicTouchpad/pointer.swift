import CKinesic
import CKinesicTouchpad
import CMemory
import Touchpad

@_cdecl("kin_touchpad_pointer_init") @implementation
public func kin_touchpad_pointer_init(_ out_pointer: UnsafeMutablePointer<kin_touchpad_pointer>?) { out_pointer?.pointee = standardPointer }

@_cdecl("kin_touchpad_pointer_convert") @implementation
public func kin_touchpad_pointer_convert(
  _ pointer: UnsafeMutablePointer<kin_touchpad_pointer>?, _ event: UnsafePointer<kin_touchpad_event>?,
  _ out_touches: UnsafeMutablePointer<kin_touch_sample>?, _ out_touch_count: UnsafeMutablePointer<UInt32>?,
  _ out_scroll: UnsafeMutablePointer<kin_scroll_sample>?, _ out_scroll_count: UnsafeMutablePointer<UInt32>?
) -> kin_result {
  guard let pointer, let event, let out_touches, let out_touch_count, let out_scroll, let out_scroll_count else {
    return refuse(KIN_ERROR_NULL, "pointer, event or an output of kin_touchpad_pointer_convert is null")
  }
  if !struct_is_sound(pointer, MemoryLayout<kin_touchpad_pointer>.size) {
    return refuse(KIN_ERROR_SIZE, "kin_touchpad_pointer was not filled in by kin_touchpad_pointer_init")
  }
  if let fault = fault(pointer.pointee) ?? fault(event.pointee) { return refuse(KIN_ERROR_INVALID, fault) }
  let samples = pointer.pointee.take(event.pointee)
  for i in 0..<samples.touchCount { out_touches[i] = samples.touches[i] }
  out_touch_count.pointee = UInt32(samples.touchCount)
  if let scroll = samples.scroll { out_scroll.pointee = scroll }
  out_scroll_count.pointee = samples.scroll == nil ? 0 : 1
  return done
}
