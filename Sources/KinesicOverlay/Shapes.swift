import CKinesic
import CKinesicOverlay

/// The shapes of a frame. Those beyond its room are left out.
struct Shapes {
  private let all: UnsafeMutableBufferPointer<kin_overlay_shape>
  private(set) var count = 0

  init(_ all: UnsafeMutableBufferPointer<kin_overlay_shape>) { self.all = all }

  var start: UnsafePointer<kin_overlay_shape>? { UnsafePointer(all.baseAddress) }

  mutating func clear() { count = 0 }

  private mutating func append(_ shape: kin_overlay_shape) {
    if count == all.count { return }
    all.initializeElement(at: count, to: shape)
    count += 1
  }

  mutating func appendLine(_ x: Double, _ y: Double, _ endX: Double, _ endY: Double, _ width: Double, _ colour: UInt32) {
    append(Shapes.shape(KIN_OVERLAY_LINE, colour, x, y, endX, endY, size: width))
  }

  mutating func appendDisc(_ x: Double, _ y: Double, _ radius: Double, _ colour: UInt32) {
    append(Shapes.shape(KIN_OVERLAY_DISC, colour, x, y, radius: radius))
  }

  mutating func appendRing(_ x: Double, _ y: Double, _ radius: Double, _ width: Double, _ colour: UInt32) {
    append(Shapes.shape(KIN_OVERLAY_RING, colour, x, y, size: width, radius: radius))
  }

  mutating func appendRectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ colour: UInt32) {
    append(Shapes.shape(KIN_OVERLAY_RECTANGLE, colour, x, y, x + width, y + height))
  }

  mutating func appendText(_ text: UnsafePointer<CChar>, _ x: Double, _ y: Double, _ size: Double, _ colour: UInt32) {
    append(Shapes.shape(KIN_OVERLAY_TEXT, colour, x, y, size: size, text: text))
  }

  private static func shape(
    _ kind: Int, _ colour: UInt32, _ x: Double, _ y: Double, _ endX: Double = 0, _ endY: Double = 0, size: Double = 0,
    radius: Double = 0, text: UnsafePointer<CChar>? = nil
  ) -> kin_overlay_shape {
    kin_overlay_shape(
      kind: kin_overlay_kind(kind), colour: colour, x: x, y: y, end_x: endX, end_y: endY, size: size, radius: radius, text: text,
      reserved: 0)
  }

  /// How many there can be in a frame.
  static func most(_ options: kin_overlay_options) -> Int {
    let ofFingers = Int(options.finger_capacity) * (Int(options.trail_capacity) + 3) + 4 * Overlay.mostOutlines
    let ofPanel = (Int(options.recognizer_capacity) + 2) * (1 + Overlay.mostLines) + 1
    return ofFingers + ofPanel + 2
  }
}
