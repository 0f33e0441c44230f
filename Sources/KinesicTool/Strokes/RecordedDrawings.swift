import CKinesic
import CKinesicStrokes
import FoundationEssentials
import RecordingReaders

/// The drawings of a recording or trace: each contact is a stroke, and a pause ends a drawing.
struct RecordedDrawings {
  private struct Stroke {
    var points: [kin_stroke_point] = []
    var begin: UInt64
    var end: UInt64
  }

  private let recording: Recording
  private var strokes: [Stroke] = []

  init(_ recording: Recording) {
    self.recording = recording
    let scale = Scale(recording, unitsPerMM: nil, deviceSize: nil)
    var down: [UInt64: Int] = [:]
    for frame in recording.frames {
      for sample in frame.samples {
        if sample.isA(KIN_PHASE_BEGAN) {
          down[sample.contact] = strokes.count
          strokes.append(Stroke(begin: frame.time, end: frame.time))
        }
        guard let number = down[sample.contact] else { continue }
        let place = scale.place(sample)
        strokes[number].points.append(kin_stroke_point(x: place.x, y: place.y, time_ns: frame.time, stroke: 0, reserved: 0))
        strokes[number].end = frame.time
        if sample.leaves { down[sample.contact] = nil }
      }
    }
  }

  /// A stroke that lands more than `pause` nanoseconds after the others have lifted begins another drawing. Places are
  /// in window units, times count from the beginning of the recording.
  func drawings(pause: UInt64) -> [StrokeDrawing] {
    var groups: [[Stroke]] = []
    var end: UInt64 = 0
    for stroke in strokes {
      if groups.isEmpty || stroke.begin > end && stroke.begin - end > pause { groups.append([]) }
      groups[groups.count - 1].append(stroke)
      end = max(end, stroke.end)
    }
    return groups.enumerated().map { number, group in
      var points: [kin_stroke_point] = []
      for (number, stroke) in group.enumerated() {
        points += stroke.points.map { kin_stroke_point(x: $0.x, y: $0.y, time_ns: $0.time_ns, stroke: UInt32(number), reserved: 0) }
      }
      let place = groups.count == 1 ? recording.file : "\(recording.file): drawing \(number)"
      return StrokeDrawing(place: place, name: Self.name(recording.file), points: points)
    }
  }

  /// What a file is called, without a number behind it: "circle" for `circle-2.csv`.
  static func name(_ file: String) -> String? {
    var name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    while let last = name.last, last.isNumber || last == "-" || last == "_" || last == " " { name.removeLast() }
    return name.isEmpty ? nil : name
  }
}
