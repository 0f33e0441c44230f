import CKinesic
import CKinesicTouchpad
import RecordingReaders

/// The way of one contact, mm and seconds.
struct TouchpadTrack {
  let id: UInt64
  private(set) var points: [(time: Double, x: Double, y: Double)] = []
  private(set) var end = 0.0

  var start: Double { points.first?.time ?? 0 }

  func holds(_ seconds: Double) -> Bool { seconds >= start && seconds <= end }

  /// Where it was last by then.
  func place(at seconds: Double) -> (x: Double, y: Double)? {
    points.last { $0.time <= seconds }.map { ($0.x, $0.y) }
  }

  /// In the order in which they landed.
  static func all(_ source: TouchpadRecording, _ scale: Scale) -> [TouchpadTrack] {
    var tracks: [TouchpadTrack] = []
    var down: [UInt64: Int] = [:]
    for frame in source.recording.frames {
      for sample in frame.samples {
        let index = down[sample.contact] ?? tracks.count
        if index == tracks.count { tracks.append(TouchpadTrack(id: sample.contact)) }
        let (place, time) = (source.place(sample, scale), Double(frame.time) / 1e9)
        tracks[index].points.append((time, place.x, place.y))
        tracks[index].end = time
        down[sample.contact] = sample.leaves ? nil : index
      }
    }
    return tracks
  }
}

/// What came of the fingers from a time to a time: a button that was held, a gesture, motion of the pointer.
struct TouchpadResult {
  static let names = ["motion", "button", "scroll", "pinch", "swipe", "hold"]

  let name, sentence: String
  let start: Double
  /// nil: it has not ended.
  var end: Double?

  /// Motions that follow one another within this time are one.
  private static let pause = 0.05

  static func all(_ events: [kin_touchpad_event]) -> [TouchpadResult] {
    var results: [TouchpadResult] = []
    for event in events where !event.isDecision && !event.isMomentum {
      let name = names[min(Int(event.kind), names.count - 1)]
      let latest = results.lastIndex { $0.name == name && ($0.end ?? event.seconds) + (name == "motion" ? pause : 0) >= event.seconds }
      let begins = name == "motion" ? latest == nil : Int(event.phase) == KIN_TOUCHPAD_BEGAN
      if begins {
        let end = name == "motion" ? event.seconds : nil
        results.append(TouchpadResult(name: name, sentence: event.sentence, start: event.seconds, end: end))
      } else if let latest, name == "motion" || event.isEnd {
        results[latest].end = event.seconds
      }
    }
    return results
  }
}

extension kin_touchpad_event {
  fileprivate var isMomentum: Bool { Int(phase) == KIN_TOUCHPAD_MOMENTUM || Int(phase) == KIN_TOUCHPAD_MOMENTUM_ENDED }
  fileprivate var isEnd: Bool { Int(phase) == KIN_TOUCHPAD_ENDED || Int(phase) == KIN_TOUCHPAD_CANCELLED }
}
