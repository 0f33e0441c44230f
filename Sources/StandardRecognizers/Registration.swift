import KinesicPlugin

/// Calls `register` with each standard class, always in the same order. The tables and all that they point to live for
/// ever.
public func registerStandardClasses(_ register: (kin_recognizer_class) -> Void) {
  register(tapClass)
  register(longPressClass)
  register(panClass)
  register(swipeClass)
  register(pinchClass)
  register(rotationClass)
  register(pressClass)
  register(manualClass)
  register(screenEdgePanClass)
  register(transformClass)
  register(serialTapClass)
  register(tapDragClass)
  register(hoverClass)
  register(multiDragClass)
  register(multiTapClass)
}
