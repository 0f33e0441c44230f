import KinesicPlugin

/// Takes a class: `kinesic_class_taker` of kinesic_classes.h.
public typealias TakeClass = @convention(c) (UnsafePointer<kin_recognizer_class>?, UnsafeMutableRawPointer?) -> Void

/// Calls `take` with each standard class, always in the same order. What their tables point to lives for ever.
///
/// The C functions call it by its name in C: there a program can have another one, with some of the classes only, and
/// what nobody calls is not linked.
@_cdecl("kinesic_classes")
public func offerStandardClasses(_ take: TakeClass, _ userData: UnsafeMutableRawPointer?) {
  offerTap(take, userData)
  offerLongPress(take, userData)
  offerPan(take, userData)
  offerSwipe(take, userData)
  offerPinch(take, userData)
  offerRotation(take, userData)
  offerPress(take, userData)
  offerManual(take, userData)
  offerScreenEdgePan(take, userData)
  offerTransform(take, userData)
  offerSerialTap(take, userData)
  offerTapDrag(take, userData)
  offerHover(take, userData)
  offerMultiDrag(take, userData)
  offerMultiTap(take, userData)
  offerDwell(take, userData)
}

@_cdecl("kinesic_class_tap")
public func offerTap(_ take: TakeClass, _ userData: UnsafeMutableRawPointer?) { offer(tapClass, take, userData) }

@_cdecl("kinesic_class_long_press")
public func offerLongPress(_ take: TakeClass, _ userData: UnsafeMutableRawPointer?) { offer(longPressClass, take, userData) }

@_cdecl("kinesic_class_pan")
public func offerPan(_ take: TakeClass, _ userData: UnsafeMutableRawPointer?) { offer(panClass, take, userData) }

@_cdecl("kinesic_class_swipe")
public func offerSwipe(_ take: TakeClass, _ userData: UnsafeMutableRawPointer?) { offer(swipeClass, take, userData) }

@_cdecl("kinesic_class_pinch")
public func offerPinch(_ take: TakeClass, _ userData: UnsafeMutableRawPointer?) { offer(pinchClass, take, userData) }

@_cdecl("kinesic_class_rotation")
public func offerRotation(_ take: TakeClass, _ userData: UnsafeMutableRawPointer?) { offer(rotationClass, take, userData) }

@_cdecl("kinesic_class_press")
public func offerPress(_ take: TakeClass, _ userData: UnsafeMutableRawPointer?) { offer(pressClass, take, userData) }

@_cdecl("kinesic_class_manual")
public func offerManual(_ take: TakeClass, _ userData: UnsafeMutableRawPointer?) { offer(manualClass, take, userData) }

@_cdecl("kinesic_class_screen_edge_pan")
public func offerScreenEdgePan(_ take: TakeClass, _ userData: UnsafeMutableRawPointer?) { offer(screenEdgePanClass, take, userData) }

@_cdecl("kinesic_class_transform")
public func offerTransform(_ take: TakeClass, _ userData: UnsafeMutableRawPointer?) { offer(transformClass, take, userData) }

@_cdecl("kinesic_class_serial_tap")
public func offerSerialTap(_ take: TakeClass, _ userData: UnsafeMutableRawPointer?) { offer(serialTapClass, take, userData) }

@_cdecl("kinesic_class_tap_drag")
public func offerTapDrag(_ take: TakeClass, _ userData: UnsafeMutableRawPointer?) { offer(tapDragClass, take, userData) }

@_cdecl("kinesic_class_hover")
public func offerHover(_ take: TakeClass, _ userData: UnsafeMutableRawPointer?) { offer(hoverClass, take, userData) }

@_cdecl("kinesic_class_multi_drag")
public func offerMultiDrag(_ take: TakeClass, _ userData: UnsafeMutableRawPointer?) { offer(multiDragClass, take, userData) }

@_cdecl("kinesic_class_multi_tap")
public func offerMultiTap(_ take: TakeClass, _ userData: UnsafeMutableRawPointer?) { offer(multiTapClass, take, userData) }

@_cdecl("kinesic_class_dwell")
public func offerDwell(_ take: TakeClass, _ userData: UnsafeMutableRawPointer?) { offer(dwellClass, take, userData) }

private func offer(_ table: kin_recognizer_class, _ take: TakeClass, _ userData: UnsafeMutableRawPointer?) {
  withUnsafePointer(to: table) { take($0, userData) }
}
