import CKinesic
import CKinesicStrokes

/// An example, and where its parts are in the set's memory.
struct Template: BitwiseCopyable {
  var fit: Fit
  /// The number of its name.
  var name: Int32
  var pointCount: UInt32
  var firstPoint: Int
  /// Of its signature, or of its field if it has no order, among those of all.
  var guide: Int32
  var size: Extent
  var line: LineLikeness
  var strokeCount: UInt32

  func mayBe(_ drawing: borrowing Prepared) -> Bool {
    if !line.mayBe(drawing.line) { return false }
    return fit.allows(drawing.extent, size)
  }

  /// Another template has gone: closes the gaps that it left.
  mutating func close(_ gone: Template, isBehind: Bool) {
    if !isBehind { return }
    firstPoint -= Int(gone.pointCount)
    if fit.isOrdered == gone.fit.isOrdered { guide -= 1 }
  }
}
