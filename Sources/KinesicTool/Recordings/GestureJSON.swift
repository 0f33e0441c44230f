/// The same as an object of one line, for programs: full precision, times in nanoseconds.
struct GestureJSON: Encodable {
  let type: String
  let time_ns: UInt64
  var recognizer: String?
  var view: String?
  var state: String?
  var phase: String?
  var x: Double?
  var y: Double?
  var touches: UInt32?
  var touch: UInt64?
  var values: [String: Double]?
  var reason: String?
  var other: String?
  var sentence: String?

  init(_ event: Event) {
    let record = event.record
    type = event.isGesture ? "gesture" : event.isViewTouch ? "view_touch" : "decision"
    time_ns = record.time_ns
    if event.isDecision {
      (recognizer, state, reason, other, sentence) = (event.source, event.word, event.reason, event.other, event.sentence)
      return
    }
    (x, y, touch) = (record.x, record.y, event.touch)
    if event.isViewTouch {
      (view, phase) = (event.source, event.word)
    } else {
      (recognizer, state, touches) = (event.source, event.word, UInt32(record.touch_count))
      values = Dictionary(uniqueKeysWithValues: event.values.map { ($0.name, $0.number) })
    }
  }

  /// One line of JSON with sorted keys.
  func line() throws -> String { try jsonLine(self) }
}
