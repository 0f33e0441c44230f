import CKinesic
import CKinesicStrokes
import CMemory

/// The beginnings of a set's templates, with which a drawing that is not over is compared: of each template some that
/// are longer and longer, the last one the whole.
struct Beginnings {
  /// Of a template, and what that one has.
  struct Row: BitwiseCopyable {
    var template: Int32
    /// The part of the template's length that it has: 1 for the whole.
    var share: Float
    /// How many times as large the whole template is.
    var growth: Double
  }

  /// Forms, signatures and fields. It has no points, no names, and each of its templates has the name of the whole.
  private(set) var set: TemplateSet
  private(set) var rows = Buffer<Row>()

  /// Each about a sixth longer than the one before; the first ones are for a drawing that has hardly begun.
  private static let shares: InlineArray<13, Float> = [0.08, 0.12, 0.17, 0.23, 0.3, 0.38, 0.46, 0.54, 0.63, 0.72, 0.81, 0.9, 1]

  init(_ options: kin_stroke_set_options) { set = TemplateSet(options) }

  func free() {
    set.free()
    rows.free()
  }

  /// Those of all templates of a set. False: there is no memory.
  mutating func fill(_ whole: TemplateSet) -> Bool {
    var ordered = 0
    for i in 0..<whole.count where whole.templates[i].fit.isOrdered { ordered += 1 }
    let each = Beginnings.shares.count
    guard rows.reserve(each * whole.count), set.reserve(ordered: each * ordered, unordered: each * (whole.count - ordered)) else {
      return false
    }
    for i in 0..<whole.count where !add(whole, i) { return false }
    return true
  }

  private mutating func add(_ whole: TemplateSet, _ index: Int) -> Bool {
    let template = whole.templates[index]
    let count = Int(template.pointCount)
    guard let memory = memory_allocate(count * MemoryLayout<kin_stroke_point>.stride) else { return false }
    defer { memory_release(memory) }
    let points = memory.bindMemory(to: kin_stroke_point.self, capacity: count)
    let drawing = Drawing(points: whole.points.place(template.firstPoint), count: count)
    for k in Beginnings.shares.indices {
      let share = Beginnings.shares[k]
      let beginning = share < 1 ? drawing.beginning(Double(share) * template.size.length, in: points) : drawing
      add(template, Int32(index), share, beginning)
    }
    return true
  }

  /// One without extent is left out: the first points of a template may be a dot.
  private mutating func add(_ whole: Template, _ index: Int32, _ share: Float, _ drawing: Drawing) {
    Prepared.with(drawing, samples: set.samples) { prepared in
      if prepared == nil { return }
      let size = prepared!.extent.size
      rows.append(Row(template: index, share: share, growth: size > 0 ? whole.size.size / size : 1))
      set.append(
        Template(
          fit: whole.fit, name: whole.name, pointCount: 0, firstPoint: 0, guide: 0, size: prepared!.extent, line: prepared!.line,
          strokeCount: whole.strokeCount), &prepared!)
    }
  }
}

extension Drawing {
  /// Its first part, of a length, in memory for as many points as it has.
  fileprivate func beginning(_ length: Double, in points: UnsafeMutablePointer<kin_stroke_point>) -> Drawing {
    var count = 0
    var left = length
    forEach { point, continues in
      if left <= 0 { return }
      var next = point
      if continues {
        let step = distance(points[count - 1], point)
        if step > left {
          next.x = points[count - 1].x + left / step * (point.x - points[count - 1].x)
          next.y = points[count - 1].y + left / step * (point.y - points[count - 1].y)
        }
        left -= step
      }
      points[count] = next
      count += 1
    }
    return Drawing(points: points, count: count)
  }
}
