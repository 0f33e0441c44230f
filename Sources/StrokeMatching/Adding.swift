import CKinesic
import CKinesicStrokes

/// Templates come and go.
extension TemplateSet {
  public enum Refusal {
    case none, noExtent, memory
  }

  /// Adds an example under a name of `length` bytes; all or nothing. Name and points may be those of a template of the
  /// set itself: making room moves them.
  public mutating func add(
    _ name: UnsafePointer<CChar>, _ length: Int, _ options: kin_stroke_template_options, _ given: UnsafePointer<kin_stroke_point>?,
    _ count: Int
  ) -> Refusal {
    let drawing = Drawing(points: given, count: count)
    let fit = Fit(options: options)
    return Prepared.with(drawing, samples: samples) { prepared in
      if prepared == nil { return .noExtent }
      let ownName = texts.index(at: name)
      let ownPoints = given.flatMap { points.index(at: $0) }
      guard hasRoom(prepared!.extent.pointCount, nameLength: length) else { return .memory }
      let drawing = ownPoints.map { Drawing(points: points.place($0), count: count) } ?? drawing
      append(number(of: ownName.map { nameText(at: $0) } ?? name, length), fit, drawing, &prepared!)
      return .none
    }
  }

  private mutating func append(_ name: Int32, _ fit: Fit, _ drawing: Drawing, _ prepared: inout Prepared) {
    let template = Template(
      fit: fit, name: name, pointCount: UInt32(prepared.extent.pointCount), firstPoint: points.count, guide: 0, size: prepared.extent,
      line: prepared.line, strokeCount: drawing.strokeCount)
    drawing.forEach { point, _ in points.append(point) }
    append(template, &prepared)
  }

  /// With its form and its guide. Only where there is room.
  mutating func append(_ template: Template, _ prepared: inout Prepared) {
    var template = template
    let form = prepared.form(template.fit)
    forms.append(form.numbers, formSize)
    template.guide = addGuide(form, template.fit, &prepared)
    templates.append(template)
  }

  /// For one template more.
  private mutating func hasRoom(_ pointCount: Int, nameLength: Int) -> Bool {
    templates.reserve(templates.count + 1) && points.reserve(points.count + pointCount) && forms.reserve(forms.count + formSize)
      && signatures.reserve(signatures.count + Signature.size) && fields.reserve(fields.count + Field.size)
      && names.reserve(names.count + 1) && texts.reserve(texts.count + nameLength + 1)
  }

  /// Room for so many templates without points, and no more: what is never changed needs no other.
  mutating func reserve(ordered: Int, unordered: Int) -> Bool {
    let all = ordered + unordered
    return templates.reserve(all) && forms.reserve(all * formSize) && signatures.reserve(ordered * Signature.size)
      && fields.reserve(unordered * Field.size)
  }

  private mutating func addGuide(_ form: Form, _ fit: Fit, _ prepared: inout Prepared) -> Int32 {
    if fit.isOrdered {
      signatures.append(prepared.signature(fit), Signature.size)
      return Int32(signatures.count / Signature.size - 1)
    }
    let start = fields.count
    for _ in 0..<Field.size { fields.append(0) }
    Field.fill(fields.place(start), form)
    return Int32(start / Field.size)
  }

  /// The number of a name, a new one if it has none.
  private mutating func number(of name: UnsafePointer<CChar>, _ length: Int) -> Int32 {
    if let known = knownNumber(of: name) { return known }
    names.append(Int32(texts.count))
    for i in 0..<length { texts.append(UInt8(bitPattern: name[i])) }
    texts.append(0)
    return Int32(names.count - 1)
  }

  /// A name stays though nobody has it any more: it costs its bytes.
  public mutating func remove(_ index: Int) {
    let gone = templates[index]
    templates.remove(at: index)
    points.remove(at: gone.firstPoint, Int(gone.pointCount))
    forms.remove(at: index * formSize, formSize)
    if gone.fit.isOrdered {
      signatures.remove(at: Int(gone.guide) * Signature.size, Signature.size)
    } else {
      fields.remove(at: Int(gone.guide) * Field.size, Field.size)
    }
    for i in 0..<templates.count { templates.place(i).pointee.close(gone, isBehind: i >= index) }
  }
}
