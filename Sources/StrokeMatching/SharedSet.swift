import CKinesic
import CKinesicStrokes

/// A set that recognizers follow drawings with: a copy, which is not changed any more, and the beginnings of its
/// templates.
public struct SharedSet {
  public private(set) var whole: TemplateSet
  var beginnings: Beginnings
  /// Of any template.
  public private(set) var mostStrokes: UInt32 = 0
  /// Whether every template is drawn in one order, so that its beginnings are known.
  public private(set) var isOrdered = true

  /// Nil: there is no memory.
  init?(_ set: TemplateSet) {
    whole = TemplateSet(set.options)
    beginnings = Beginnings(set.options)
    guard copy(set), beginnings.fill(whole) else {
      free()
      return nil
    }
  }

  func free() {
    whole.free()
    beginnings.free()
  }

  private mutating func copy(_ set: TemplateSet) -> Bool {
    for i in 0..<set.count {
      let template = set.templates[i]
      let name = set.text(template.name)
      var length = 0
      while name[length] != 0 { length += 1 }
      let points = UnsafePointer(set.points.place(template.firstPoint))
      guard whole.add(name, length, template.fit.options, points, Int(template.pointCount)) == .none else { return false }
      mostStrokes = max(mostStrokes, template.strokeCount)
      if !template.fit.isOrdered { isOrdered = false }
    }
    return true
  }
}
