import CKinesicStrokes
import KinesicPlugin
import StrokeMatching

/// The templates of all classes, made once when the library is loaded. Nothing is allocated while strokes are compared
/// with them.
nonisolated(unsafe) let templates = Templates()

/// Shapes by formula: those of the classes, each in several forms between which hands vary, and others, to which a
/// drawing is nearer when it is none of them.
struct Templates {
  private var set: TemplateSet
  /// Whether there was memory for all.
  private(set) var isComplete = true

  /// The largest `score` of kin_stroke_match. The default of `kin_stroke_set_options`, 0.1, is for templates by the
  /// hand that draws.
  private static let limit = 0.15

  init() {
    var options = kin_stroke_set_options()
    options.sample_count = 24
    options.limit = Templates.limit
    set = TemplateSet(options)
    addCheckmarks()
    addChevrons()
    addLetters()
    addCircles()
    addOthers()
    set.forgetPoints()
  }

  /// Why a stroke is not of a kind; nil: it is.
  @inline(never) func refusal(_ kind: Kind, _ stroke: inout Stroke) -> Reason? {
    var points = InlineArray<64, kin_stroke_point>(repeating: kin_stroke_point())
    for i in 0..<stroke.count {
      let place = stroke[i]
      points[i].x = place.x
      points[i].y = place.y
    }
    var match = kin_stroke_match()
    let result = withUnsafePointer(to: &points) {
      set.classify(UnsafeRawPointer($0).assumingMemoryBound(to: kin_stroke_point.self), stroke.count, &match, 1)
    }
    guard result.match_count > 0, let name = match.name else { return .unlikeTemplates }
    if UInt8(bitPattern: name[0]) != kind.rawValue { return .likeAnother }
    return result.verdict == kin_stroke_verdict(KIN_STROKE_RECOGNIZED) ? nil : .unlikeTemplates
  }

  @inline(never) mutating func add(_ kind: Kind, _ pen: consuming Pen, anyOrder: Bool = false) {
    var options = kin_stroke_template_options()
    if anyOrder { options.flags = UInt32(KIN_STROKE_ANY_ORDER) }
    let name = CChar(kind.rawValue)
    let count = pen.count
    let refusal = withUnsafePointer(to: name) { name in
      withUnsafePointer(to: pen.points) {
        set.add(name, 1, options, UnsafeRawPointer($0).assumingMemoryBound(to: kin_stroke_point.self), count)
      }
    }
    if refusal != .none { isComplete = false }
  }
}
