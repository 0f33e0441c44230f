import CKinesic
import CKinesicStrokes

/// Room for what is made of a drawing while it is compared, on the stack: eight forms, one that is turned, and four
/// signatures; the cells of a field in which the points of the eight forms and of the one that is turned lie.
private struct Workplace {
  var numbers = InlineArray<2560, Float>(repeating: 0)
  var cells = InlineArray<576, Int16>(repeating: 0)
}

/// A drawing that is compared: its forms, made when the first template needs them.
struct Prepared {
  let extent: Extent
  let line: LineLikeness
  private let path: UnsafePointer<Path>
  private let numbers: UnsafeMutablePointer<Float>
  private let allCells: UnsafeMutablePointer<Int16>
  private let samples: Int
  private var made: UInt32 = 0

  /// Nil: it has no line.
  static func with<Result>(_ drawing: Drawing, samples: Int, _ body: (inout Prepared?) -> Result) -> Result {
    let extent = Extent(drawing)
    var prepared: Prepared?
    if !extent.isLine { return body(&prepared) }
    var workplace = Workplace()
    return withUnsafePointer(to: Path(drawing, extent, samples: samples)) { path in
      withUnsafeMutablePointer(to: &workplace) {
        prepared = Prepared(extent, path, $0, samples)
        return body(&prepared)
      }
    }
  }

  private init(_ extent: Extent, _ path: UnsafePointer<Path>, _ place: UnsafeMutablePointer<Workplace>, _ samples: Int) {
    self.extent = extent
    self.path = path
    let start = UnsafeMutableRawPointer(place)
    numbers = start.assumingMemoryBound(to: Float.self)
    allCells = (start + MemoryLayout<InlineArray<2560, Float>>.size).assumingMemoryBound(to: Int16.self)
    self.samples = samples
    line = LineLikeness(path, length: extent.length)
  }

  /// Room for a form of the drawing that was turned.
  var turned: Form { Form(numbers: numbers + 8 * 256, count: samples) }

  mutating func form(_ fit: Fit) -> Form {
    let form = Form(numbers: numbers + 256 * fit.form, count: samples)
    if isNew(fit.form) { form.fill(path, fit.framing, isUndirected: fit.isUndirected) }
    return form
  }

  mutating func signature(_ fit: Fit) -> UnsafePointer<Float> {
    let signature = numbers + 9 * 256 + Signature.size * fit.framing.rawValue
    if isNew(8 + fit.framing.rawValue) { Signature.fill(signature, form(fit)) }
    return UnsafePointer(signature)
  }

  mutating func cells(_ fit: Fit) -> UnsafePointer<Int16> {
    let cells = allCells + 64 * fit.form
    if isNew(16 + fit.form) { Field.fill(cells, of: form(fit)) }
    return UnsafePointer(cells)
  }

  /// Those of the form that is turned, as it is now.
  func turnedCells() -> UnsafePointer<Int16> {
    Field.fill(allCells + 64 * 8, of: turned)
    return UnsafePointer(allCells + 64 * 8)
  }

  private mutating func isNew(_ bit: Int) -> Bool {
    defer { made |= 1 << UInt32(bit) }
    return made & 1 << UInt32(bit) == 0
  }
}
