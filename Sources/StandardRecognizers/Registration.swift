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
public func visitTap(_ visit: ClassVisitor, _ userData: UnsafeMutableRawPointer?) { visit(tapClass, userData) }

@_cdecl("kinesic_class_long_press")
public func visitLongPress(_ visit: ClassVisitor, _ userData: UnsafeMutableRawPointer?) { visit(longPressClass, userData) }

@_cdecl("kinesic_class_pan")
public func visitPan(_ visit: ClassVisitor, _ userData: UnsafeMutableRawPointer?) { visit(panClass, userData) }

@_cdecl("kinesic_class_swipe")
public func visitSwipe(_ visit: ClassVisitor, _ userData: UnsafeMutableRawPointer?) { visit(swipeClass, userData) }

@_cdecl("kinesic_class_pinch")
public func visitPinch(_ visit: ClassVisitor, _ userData: UnsafeMutableRawPointer?) { visit(pinchClass, userData) }

@_cdecl("kinesic_class_rotation")
public func visitRotation(_ visit: ClassVisitor, _ userData: UnsafeMutableRawPointer?) { visit(rotationClass, userData) }

@_cdecl("kinesic_class_press")
public func visitPress(_ visit: ClassVisitor, _ userData: UnsafeMutableRawPointer?) { visit(pressClass, userData) }

@_cdecl("kinesic_class_manual")
public func visitManual(_ visit: ClassVisitor, _ userData: UnsafeMutableRawPointer?) { visit(manualClass, userData) }

@_cdecl("kinesic_class_screen_edge_pan")
public func visitScreenEdgePan(_ visit: ClassVisitor, _ userData: UnsafeMutableRawPointer?) { visit(screenEdgePanClass, userData) }

@_cdecl("kinesic_class_transform")
public func visitTransform(_ visit: ClassVisitor, _ userData: UnsafeMutableRawPointer?) { visit(transformClass, userData) }

@_cdecl("kinesic_class_serial_tap")
public func visitSerialTap(_ visit: ClassVisitor, _ userData: UnsafeMutableRawPointer?) { visit(serialTapClass, userData) }

@_cdecl("kinesic_class_tap_drag")
public func visitTapDrag(_ visit: ClassVisitor, _ userData: UnsafeMutableRawPointer?) { visit(tapDragClass, userData) }

@_cdecl("kinesic_class_hover")
public func visitHover(_ visit: ClassVisitor, _ userData: UnsafeMutableRawPointer?) { visit(hoverClass, userData) }

@_cdecl("kinesic_class_multi_drag")
public func visitMultiDrag(_ visit: ClassVisitor, _ userData: UnsafeMutableRawPointer?) { visit(multiDragClass, userData) }

@_cdecl("kinesic_class_multi_tap")
public func visitMultiTap(_ visit: ClassVisitor, _ userData: UnsafeMutableRawPointer?) { visit(multiTapClass, userData) }

@_cdecl("kinesic_class_dwell")
public func visitDwell(_ visit: ClassVisitor, _ userData: UnsafeMutableRawPointer?) { visit(dwellClass, userData) }

extension kin_recognizer_class {
  /// The table in memory that is never freed, made when the class is first asked for: in a program that chooses its
  /// classes each of the others takes no more than a pointer.
  var kept: UnsafePointer<kin_recognizer_class> {
    let place = UnsafeMutablePointer<kin_recognizer_class>.allocate(capacity: 1)
    place.initialize(to: self)
    return UnsafePointer(place)
  }
}
