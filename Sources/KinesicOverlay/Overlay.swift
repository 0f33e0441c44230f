import CKinesic
import CKinesicOverlay
import CMemory

/// What is shown of an engine.
struct Overlay {
  let engine: OpaquePointer
  let style: Style
  var fingers: Fingers
  var rows: Rows
  var shapes: Shapes
  /// The first line of the panel: what the latest touch hit, or why it was refused.
  var heading: Paragraph
  /// The last line: what is left out, or is to be switched on.
  var footing: Paragraph
  /// The engine's time when it was looked at last.
  var now: UInt64 = 0
  /// The serial number of the latest contact that was seen, and when it landed.
  var latestContact: UInt64 = 0
  var latestLanding: UInt64 = 0
  /// Where a touch was refused latest; the time is `UInt64.max` where none was.
  var refusal = TrailPoint(x: 0, y: 0, time: UInt64.max)
  /// Room for what the engine lists.
  let contacts: UnsafeMutableBufferPointer<kin_contact>
  let recognizers: UnsafeMutableBufferPointer<kin_recognizer_id>

  private init(_ engine: OpaquePointer, _ options: kin_overlay_options, _ parts: Parts) {
    self.engine = engine
    style = Style(options)
    fingers = Fingers(parts.fingers, parts.points, options)
    rows = Rows(parts.rows, parts.texts)
    shapes = Shapes(parts.shapes)
    heading = Paragraph(parts.texts, place: parts.rows.count)
    footing = Paragraph(parts.texts, place: parts.rows.count + 1)
    contacts = parts.contacts
    recognizers = parts.recognizers
    heading.append("no touch yet")
  }

  /// Nil: there is no memory.
  static func make(_ engine: OpaquePointer, _ options: kin_overlay_options) -> UnsafeMutablePointer<Overlay>? {
    guard let parts = Parts(options), let made = parts.overlay.baseAddress else { return nil }
    made.initialize(to: Overlay(engine, options, parts))
    return made
  }

  static func destroy(_ overlay: UnsafeMutablePointer<Overlay>) { memory_release(UnsafeMutableRawPointer(overlay)) }
}
