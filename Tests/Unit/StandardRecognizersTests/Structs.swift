@testable import KinesicPlugin
@testable import StandardRecognizers

/// The structs of the classes, with the classes' names, in the order of registration.
nonisolated(unsafe) let standardStructs: [(name: String, type: any Recognizer.Type)] = [
  ("tap", Tap.self), ("long_press", LongPress.self), ("pan", Pan.self), ("swipe", Swipe.self), ("pinch", Pinch.self),
  ("rotation", Rotation.self), ("press", Press.self), ("manual", Manual.self), ("screen_edge_pan", ScreenEdgePan.self),
  ("transform", Transform.self), ("serial_tap", SerialTap.self), ("tap_drag", TapDrag.self), ("hover", Hover.self),
  ("multi_drag", MultiDrag.self), ("multi_tap", MultiTap.self), ("dwell", Dwell.self),
]

/// A number in a struct, however deep.
struct Leaf {
  /// The labels on the way to it.
  let path: [String]
  let value: Any
  let type: Any.Type
  let size: Int

  init<T>(_ value: T, _ path: [String]) {
    self.path = path
    self.value = value
    type = T.self
    size = MemoryLayout<T>.size
  }
}

/// Every number in a value, in order. A Mirror does not look into rows: each is one.
func leaves(_ value: Any, _ path: [String] = []) -> [Leaf] {
  let children = Mirror(reflecting: value).children
  return children.isEmpty ? [Leaf(value, path)] : children.flatMap { leaves($0.value, path + [$0.label ?? ""]) }
}

/// A value whose bytes are zero but for those that `fill` writes.
func fromBytes<T>(_: T.Type, _ fill: (UnsafeMutableRawBufferPointer) -> Void = { _ in }) -> T {
  withUnsafeTemporaryAllocation(byteCount: MemoryLayout<T>.size, alignment: 16) { bytes in
    bytes.initializeMemory(as: UInt8.self, repeating: 0)
    fill(bytes)
    return bytes.load(as: T.self)
  }
}
