import CKinesic
import CKinesicStrokes

/// The best template of a name.
struct Match: BitwiseCopyable {
  var name: Int32 = 0
  var template: Int32 = 0
  var distance: Float = 0
  /// How much of the template it is, where beginnings are compared.
  var share: Float = 1
  var angle = 0.0
}

/// The best templates of the nearest names, the best first.
struct Matches {
  private(set) var count = 0
  private var rows = InlineArray<40, Match>(repeating: Match())

  subscript(index: Int) -> Match { rows[index] }

  /// One a name.
  mutating func insert(_ match: Match) {
    var place = count
    for i in 0..<count where rows[i].name == match.name {
      if rows[i].distance <= match.distance { return }
      place = i
    }
    if place == count { count += 1 }
    while place > 0, rows[place - 1].distance > match.distance {
      rows[place] = rows[place - 1]
      place -= 1
    }
    rows[place] = match
  }
}

/// Which templates a drawing is like.
extension TemplateSet {
  /// Without one template, or with all: -1.
  func matches(_ prepared: inout Prepared, without: Int) -> Matches {
    var ordered = ShortList(most: 16)
    // A field says less than a signature.
    var unordered = ShortList(most: 24)
    for i in 0..<templates.count where i != without && templates.place(i).pointee.mayBe(prepared) {
      if templates.place(i).pointee.fit.isOrdered {
        let (likeness, angle) = likenessBySignature(i, &prepared)
        ordered.insert(i, likeness: likeness, angle: angle)
      } else {
        let (likeness, angle) = likenessByField(i, &prepared)
        unordered.insert(i, likeness: likeness, angle: angle)
      }
    }
    var matches = Matches()
    for i in 0..<ordered.count { matches.insert(match(&prepared, Int(ordered.templates[i]), ordered.angles[i])) }
    for i in 0..<unordered.count { matches.insert(match(&prepared, Int(unordered.templates[i]), unordered.angles[i])) }
    return matches
  }

  /// How alike a template in order and a drawing look at first sight, turned by the angle at which they are most
  /// alike.
  @inline(__always) func likenessBySignature(_ index: Int, _ prepared: inout Prepared) -> (value: Float, angle: Double) {
    let template = templates.place(index)
    let own = prepared.signature(template.pointee.fit)
    let other = signature(template.pointee)
    if template.pointee.fit.mayTurn {
      return Signature.likeness(own, other, turnedUpTo: template.pointee.fit.options.rotation)
    }
    return (Signature.likeness(own, other), 0)
  }

  /// The same of a template without order: at the best of some angles, if it may be turned.
  func likenessByField(_ index: Int, _ prepared: inout Prepared) -> (value: Float, angle: Double) {
    let template = templates[index]
    let form = prepared.form(template.fit)
    var best = (unlikeness: Field.unlikeness(field(template), prepared.cells(template.fit), count: samples), angle: 0.0)
    for turn in 1..<Turns.count where template.fit.mayTurn {
      let angle = Turns.angle(turn)
      if angle.magnitude > template.fit.options.rotation { continue }
      prepared.turned.fill(form, turnedBy: angle, isUndirected: template.fit.isUndirected)
      let found = Field.unlikeness(field(template), prepared.turnedCells(), count: samples)
      if found < best.unlikeness { best = (found, angle) }
    }
    return (-Float(best.unlikeness), best.angle)
  }

  /// How far a template and a drawing are apart, at that angle or at a better one near it.
  func match(_ prepared: inout Prepared, _ index: Int, _ angle: Double) -> Match {
    let template = templates[index]
    var trial = Trial(
      form: prepared.form(template.fit), turned: prepared.turned, other: form(index), fit: template.fit,
      best: Match(name: template.name, template: Int32(index), distance: .greatestFiniteMagnitude, angle: angle))
    trial.compare(at: angle)
    if template.fit.mayTurn && !template.fit.isOrdered { trial.refine() }
    return trial.best
  }
}

/// A drawing beside one template, at angles.
private struct Trial {
  let form: Form
  let turned: Form
  let other: UnsafePointer<Float>
  let fit: Fit
  var best: Match

  mutating func compare(at angle: Double) {
    if angle.magnitude > fit.options.rotation { return }
    if angle != 0 { turned.fill(form, turnedBy: angle, isUndirected: fit.isUndirected) }
    let numbers = angle == 0 ? form.numbers : turned.numbers
    let distance = Chamfer(fit, count: form.count).distance(numbers, other, limit: best.distance)
    if distance < best.distance { (best.distance, best.angle) = (distance, angle) }
  }

  /// The angle of a form without order is one of a few: looks beside it.
  mutating func refine() {
    var step = Turns.step / 2
    for _ in 0..<2 {
      let middle = best.angle
      compare(at: middle - step)
      compare(at: middle + step)
      step /= 2
    }
  }
}

/// The angles at which a form without order is tried.
private enum Turns {
  static let count = 24
  static let step = 2 * Double.pi / Double(count)

  static func angle(_ turn: Int) -> Double { Double(turn <= count / 2 ? turn : turn - count) * step }
}
