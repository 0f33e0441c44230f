import KinesicPlugin

/// Receives a class: `kinesic_class_visitor` of kinesic_classes.h.
public typealias ClassVisitor = @convention(c) (UnsafePointer<kin_recognizer_class>?, UnsafeMutableRawPointer?) -> Void

/// Calls `visit` with each standard class, always in the same order. What their tables point to lives for ever.
///
/// The C functions call it by its name in C: there a program can have another one, with some of the classes only, and
/// what nobody calls is not linked.
@_cdecl("kinesic_classes")
public func visitStandardClasses(_ visit: ClassVisitor, _ userData: UnsafeMutableRawPointer?) {
  visitTap(visit, userData)
  visitLongPress(visit, userData)
  visitPan(visit, userData)
  visitSwipe(visit, userData)
  visitPinch(visit, userData)
  visitRotation(visit, userData)
  visitPress(visit, userData)
  visitManual(visit, userData)
  visitScreenEdgePan(visit, userData)
  visitTransform(visit, userData)
  visitSerialTap(visit, userData)
  visitTapDrag(visit, userData)
  visitHover(visit, userData)
  visitMultiDrag(visit, userData)
  visitMultiTap(visit, userData)
  visitDwell(visit, userData)
}

@_cdecl("kinesic_class_tap")
public func visitTap(_ visit: ClassVisitor, _ userData: UnsafeMutableRawPointer?) { lend(tapClass, visit, userData) }

@_cdecl("kinesic_class_long_press")
public func visitLongPress(_ visit: ClassVisitor, _ userData: UnsafeMutableRawPointer?) { lend(longPressClass, visit, userData) }

@_cdecl("kinesic_class_pan")
public func visitPan(_ visit: ClassVisitor, _ userData: UnsafeMutableRawPointer?) { lend(panClass, visit, userData) }

@_cdecl("kinesic_class_swipe")
public func visitSwipe(_ visit: ClassVisitor, _ userData: UnsafeMutableRawPointer?) { lend(swipeClass, visit, userData) }

@_cdecl("kinesic_class_pinch")
public func visitPinch(_ visit: ClassVisitor, _ userData: UnsafeMutableRawPointer?) { lend(pinchClass, visit, userData) }

@_cdecl("kinesic_class_rotation")
public func visitRotation(_ visit: ClassVisitor, _ userData: UnsafeMutableRawPointer?) { lend(rotationClass, visit, userData) }

@_cdecl("kinesic_class_press")
public func visitPress(_ visit: ClassVisitor, _ userData: UnsafeMutableRawPointer?) { lend(pressClass, visit, userData) }

@_cdecl("kinesic_class_manual")
public func visitManual(_ visit: ClassVisitor, _ userData: UnsafeMutableRawPointer?) { lend(manualClass, visit, userData) }

@_cdecl("kinesic_class_screen_edge_pan")
public func visitScreenEdgePan(_ visit: ClassVisitor, _ userData: UnsafeMutableRawPointer?) { lend(screenEdgePanClass, visit, userData) }

@_cdecl("kinesic_class_transform")
public func visitTransform(_ visit: ClassVisitor, _ userData: UnsafeMutableRawPointer?) { lend(transformClass, visit, userData) }

@_cdecl("kinesic_class_serial_tap")
public func visitSerialTap(_ visit: ClassVisitor, _ userData: UnsafeMutableRawPointer?) { lend(serialTapClass, visit, userData) }

@_cdecl("kinesic_class_tap_drag")
public func visitTapDrag(_ visit: ClassVisitor, _ userData: UnsafeMutableRawPointer?) { lend(tapDragClass, visit, userData) }

@_cdecl("kinesic_class_hover")
public func visitHover(_ visit: ClassVisitor, _ userData: UnsafeMutableRawPointer?) { lend(hoverClass, visit, userData) }

@_cdecl("kinesic_class_multi_drag")
public func visitMultiDrag(_ visit: ClassVisitor, _ userData: UnsafeMutableRawPointer?) { lend(multiDragClass, visit, userData) }

@_cdecl("kinesic_class_multi_tap")
public func visitMultiTap(_ visit: ClassVisitor, _ userData: UnsafeMutableRawPointer?) { lend(multiTapClass, visit, userData) }

@_cdecl("kinesic_class_dwell")
public func visitDwell(_ visit: ClassVisitor, _ userData: UnsafeMutableRawPointer?) { lend(dwellClass, visit, userData) }

private func lend(_ table: kin_recognizer_class, _ visit: ClassVisitor, _ userData: UnsafeMutableRawPointer?) {
  withUnsafePointer(to: table) { visit($0, userData) }
}
