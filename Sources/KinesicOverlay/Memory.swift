import CKinesic
import CKinesicOverlay
import CMemory

/// The block of memory that an overlay lies in, with all that it needs: it is handed out in parts, from the first byte
/// to the last. Without a block it only counts.
struct Block {
  private let start: UnsafeMutableRawPointer?
  private(set) var size = 0

  init(_ start: UnsafeMutableRawPointer?) { self.start = start }

  mutating func take<Element>(_ type: Element.Type, _ count: Int) -> UnsafeMutableBufferPointer<Element> {
    let place = size
    size += (count * MemoryLayout<Element>.stride + 15) & ~15
    return UnsafeMutableBufferPointer(start: start.map { ($0 + place).bindMemory(to: type, capacity: count) }, count: count)
  }
}

/// The parts of that block.
struct Parts {
  /// How many recognizers of one view are looked at.
  private static let mostOfView = 128

  let overlay: UnsafeMutableBufferPointer<Overlay>
  let fingers: UnsafeMutableBufferPointer<Finger>
  let points: UnsafeMutableBufferPointer<TrailPoint>
  let rows: UnsafeMutableBufferPointer<Row>
  /// One for each row, the heading and the footing.
  let texts: UnsafeMutableBufferPointer<CChar>
  let shapes: UnsafeMutableBufferPointer<kin_overlay_shape>
  let contacts: UnsafeMutableBufferPointer<kin_contact>
  let recognizers: UnsafeMutableBufferPointer<kin_recognizer_id>

  init(_ options: kin_overlay_options, of block: inout Block) {
    let fingerCount = Int(options.finger_capacity)
    let rowCount = Int(options.recognizer_capacity)
    overlay = block.take(Overlay.self, 1)
    fingers = block.take(Finger.self, fingerCount)
    points = block.take(TrailPoint.self, fingerCount * Int(options.trail_capacity))
    rows = block.take(Row.self, rowCount)
    texts = block.take(CChar.self, (rowCount + 2) * Paragraph.capacity)
    shapes = block.take(kin_overlay_shape.self, Shapes.most(options))
    contacts = block.take(kin_contact.self, fingerCount)
    recognizers = block.take(kin_recognizer_id.self, Parts.mostOfView)
  }

  /// Nil: there is no memory.
  init?(_ options: kin_overlay_options) {
    var count = Block(nil)
    _ = Parts(options, of: &count)
    guard let start = memory_allocate(count.size) else { return nil }
    var block = Block(start)
    self.init(options, of: &block)
  }
}
