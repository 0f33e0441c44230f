import CKinesicStrokes

/// What somebody drew, as a file has it.
struct StrokeDrawing {
  /// For complaints and reports: the file, and the line where it has several drawings.
  var place: String
  /// What it is an example of, nil where nobody says.
  var name: String?
  var user = ""
  /// How fast it was drawn, or on which device.
  var speed = "any"
  /// Which time the user drew it at this speed, from 0; nil: by its place among those.
  var repetition: Int?
  var points: [kin_stroke_point]
  /// How a drawing may differ from it, nil where the file does not say.
  var options: kin_stroke_template_options?
}

extension [kin_stroke_point] {
  /// The numbers of the points of each stroke.
  var strokes: [Range<Int>] {
    var strokes: [Range<Int>] = []
    for (number, point) in enumerated() {
      if number > 0, point.stroke == self[number - 1].stroke {
        strokes[strokes.count - 1] = strokes[strokes.count - 1].lowerBound..<number + 1
      } else {
        strokes.append(number..<number + 1)
      }
    }
    return strokes
  }
}
