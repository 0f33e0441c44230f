import CKinesic
import CKinesicOverlay

/// How a recognizer stands: the colour of its row.
enum Standing {
  case possible, waiting, recognized, failed

  var colour: Int {
    switch self {
    case .possible: KIN_OVERLAY_POSSIBLE
    case .waiting: KIN_OVERLAY_WAITING
    case .recognized: KIN_OVERLAY_RECOGNIZED
    case .failed: KIN_OVERLAY_FAILED
    }
  }
}

/// What is shown of one recognizer.
struct Row {
  var recognizer: kin_recognizer_id = 0
  var standing = Standing.possible
  /// Whether its attempt is over: the row stays until the next gesture begins.
  var isOver = false
  var state = kin_state(KIN_STATE_POSSIBLE)
  /// When it came into play, or took its standing.
  var time: UInt64 = 0
  /// When a finger of its own was last seen.
  var seen: UInt64 = 0
  /// When its latest decision fell; none: `UInt64.max`.
  var decided = UInt64.max
  /// Whether a record was about it.
  var hasRecord = false
  /// What the row says. Its memory belongs to the row's place in the list, and is exchanged with it.
  var text: Paragraph

  /// Takes the standing that states mean.
  mutating func stand(_ state: kin_state, _ pending: kin_state) {
    switch Int(state) {
    case KIN_STATE_POSSIBLE: standing = pending == KIN_STATE_POSSIBLE ? .possible : .waiting
    case KIN_STATE_BEGAN, KIN_STATE_CHANGED: standing = .recognized
    case KIN_STATE_ENDED: end(.recognized)
    default: end(.failed)
    }
  }

  mutating func end(_ standing: Standing) {
    self.standing = standing
    isOver = true
  }
}

/// The recognizers of the latest gesture, in the order in which they came into play.
struct Rows {
  private let all: UnsafeMutableBufferPointer<Row>
  private(set) var count = 0
  /// How many recognizers with fingers there is no room for.
  var left = 0

  init(_ all: UnsafeMutableBufferPointer<Row>, _ texts: UnsafeMutableBufferPointer<CChar>) {
    self.all = all
    for i in all.indices { all.initializeElement(at: i, to: Row(text: Paragraph(texts, place: i))) }
  }

  subscript(place: Int) -> Row {
    get { all[place] }
    nonmutating set { all[place] = newValue }
    nonmutating _modify { yield &all[place] }
  }

  func place(of recognizer: kin_recognizer_id) -> Int? {
    for i in 0..<count where all[i].recognizer == recognizer { return i }
    return nil
  }

  /// The row of a recognizer, which may be new; nil: there is no room for it. One that failed makes room if it may.
  mutating func place(adding recognizer: kin_recognizer_id, at time: UInt64, inPlaceOfFailed: Bool = false) -> Int? {
    if let place = place(of: recognizer) { return place }
    if count == all.count {
      guard inPlaceOfFailed, let failed = (0..<count).first(where: { all[$0].isOver && all[$0].standing == .failed }) else { return nil }
      remove(at: failed)
    }
    reset(count, recognizer, at: time)
    count += 1
    return count - 1
  }

  /// Makes a row that of a new attempt.
  func reset(_ place: Int, _ recognizer: kin_recognizer_id, at time: UInt64) {
    all[place] = Row(recognizer: recognizer, time: time, seen: time, text: all[place].text)
    all[place].text.clear()
  }

  mutating func remove(at place: Int) {
    let row = all[place]
    for i in place..<count - 1 { all[i] = all[i + 1] }
    count -= 1
    all[count] = row
  }

  /// A gesture begins at `time`: what was over by then is of an earlier one.
  mutating func removeOver(before time: UInt64) {
    for i in (0..<count).reversed() where all[i].isOver && all[i].time < time { remove(at: i) }
  }
}
