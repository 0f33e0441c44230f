import CKinesic
import CKinesicStrokes

/// The templates of a host, with their names and points.
public struct TemplateSet {
  public internal(set) var options: kin_stroke_set_options
  var templates = Buffer<Template>()
  var points = Buffer<kin_stroke_point>()
  /// Form after form: each `formSize` numbers.
  var forms = Buffer<Float>()
  var signatures = Buffer<Float>()
  var fields = Buffer<UInt8>()
  /// Where the text of each name begins in `texts`.
  var names = Buffer<Int32>()
  var texts = Buffer<UInt8>()

  public init(_ options: kin_stroke_set_options) { self.options = options }

  public func free() {
    templates.free()
    points.free()
    forms.free()
    signatures.free()
    fields.free()
    names.free()
    texts.free()
  }

  public var count: Int { templates.count }
  var samples: Int { Int(options.sample_count) }
  var formSize: Int { 4 * samples }

  func form(_ index: Int) -> UnsafePointer<Float> { UnsafePointer(forms.place(index * formSize)) }
  func signature(_ template: Template) -> UnsafePointer<Float> { UnsafePointer(signatures.place(Int(template.guide) * Signature.size)) }
  func field(_ template: Template) -> UnsafePointer<UInt8> { UnsafePointer(fields.place(Int(template.guide) * Field.size)) }

  /// The text of a name. Valid until the set is changed.
  func text(_ name: Int32) -> UnsafePointer<CChar> { nameText(at: Int(names[Int(name)])) }

  func nameText(at place: Int) -> UnsafePointer<CChar> { UnsafeRawPointer(texts.place(place)).assumingMemoryBound(to: CChar.self) }

  /// The number of a name that some template has or had.
  func knownNumber(of name: UnsafePointer<CChar>) -> Int32? {
    for i in 0..<names.count where areEqual(text(Int32(i)), name) { return Int32(i) }
    return nil
  }

  private func areEqual(_ a: UnsafePointer<CChar>, _ b: UnsafePointer<CChar>) -> Bool {
    var i = 0
    while a[i] == b[i] {
      if a[i] == 0 { return true }
      i += 1
    }
    return false
  }

  public func describe(_ index: Int, into template: inout kin_stroke_template) {
    let found = templates[index]
    template.point_count = found.pointCount
    template.name = text(found.name)
    template.points = UnsafePointer(points.place(found.firstPoint))
    template.options = found.fit.options
  }
}
