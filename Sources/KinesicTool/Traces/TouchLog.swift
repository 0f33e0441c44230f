import CKinesic

extension Account {
  /// A contact from its landing on.
  struct Touch {
    let id: UInt64
    /// The lowest finger that was free when it landed, from 0.
    let finger: Int
    /// When it landed. One that nobody knows the landing of counts from the beginning of the trace.
    let down: UInt64
    let isLandingKnown: Bool
    let type: kin_touch_type
    /// The view that it hit; for one that was down when the trace began, as far as its recognizers tell.
    let view: kin_view_id
    /// The engine's number for it; 0 while no record names it.
    var contact: UInt64 = 0
    /// Nil while it is down.
    var up: UInt64?
    var isCancelled = false
    /// Landing and moves, in window units.
    var points: [(time: UInt64, x: Double, y: Double)]
  }
}

/// Follows contacts through the calls of a trace.
struct TouchLog {
  private(set) var touches: [Account.Touch] = []
  /// Of those that are down, by the host's number.
  private var places: [UInt64: Int] = [:]
  /// The engine's numbers of contacts that are known.
  private var known: Set<UInt64> = []
  private let begin: UInt64

  init(begin: UInt64) { self.begin = begin }

  /// Takes in the touches that the recognizers have when the trace begins.
  mutating func begin(with recognizers: [Roster.Recognizer], _ roster: Roster, _ engine: OpaquePointer) {
    var found: [UInt64: (touch: kin_touch, view: kin_view_id)] = [:]
    for recognizer in recognizers {
      for touch in touchesOf(recognizer.id, engine) {
        let known = found[touch.contact]?.view ?? recognizer.view
        found[touch.contact] = (touch, roster.isView(recognizer.view, below: known) ? recognizer.view : known)
      }
    }
    for (touch, view) in found.values.sorted(by: { $0.touch.contact < $1.touch.contact }) {
      land(touch.id, at: touch.start_time_ns, isKnown: true, touch.type, view, touch.start_x, touch.start_y)
      touches[touches.count - 1].contact = touch.contact
      known.insert(touch.contact)
      touches[touches.count - 1].points.append((touch.time_ns, touch.x, touch.y))
    }
  }

  /// The engine has not been fed with it yet: the hit test is that of the landing.
  mutating func add(_ sample: kin_touch_sample, _ engine: OpaquePointer) {
    switch Int(sample.phase) {
    case KIN_PHASE_BEGAN:
      var view = sample.view
      if view == 0 { kin_view_hit_test(engine, sample.x, sample.y, &view) }
      land(sample.touch, at: sample.time_ns, isKnown: true, sample.type, view, sample.x, sample.y)
    case KIN_PHASE_MOVED, KIN_PHASE_ENDED, KIN_PHASE_CANCELLED:
      if places[sample.touch] == nil { land(sample.touch, at: begin, isKnown: false, sample.type, 0, sample.x, sample.y) }
      guard let place = places[sample.touch] else { return }
      touches[place].points.append((sample.time_ns, sample.x, sample.y))
      touches[place].isCancelled = Int(sample.phase) == KIN_PHASE_CANCELLED
      if Int(sample.phase) != KIN_PHASE_MOVED { lift(sample.touch, at: sample.time_ns) }
    default: break
    }
  }

  mutating func cancelAll(at time: UInt64) {
    for (touch, place) in places {
      touches[place].isCancelled = true
      lift(touch, at: time)
    }
  }

  /// Learns the engine's number of a contact from a record that has it.
  mutating func learn(from record: kin_event) {
    guard record.contact != 0, known.insert(record.contact).inserted else { return }
    let place = touches.lastIndex { $0.id == record.touch && $0.contact == 0 && $0.down <= record.time_ns }
    if let place { touches[place].contact = record.contact }
  }

  private mutating func land(
    _ id: UInt64, at time: UInt64, isKnown: Bool, _ type: kin_touch_type, _ view: kin_view_id, _ x: Double, _ y: Double
  ) {
    let used = Set(places.values.map { touches[$0].finger })
    places[id] = touches.count
    touches.append(
      Account.Touch(
        id: id, finger: (0...).first { !used.contains($0) } ?? 0, down: time, isLandingKnown: isKnown, type: type, view: view,
        points: [(time, x, y)]))
  }

  private mutating func lift(_ touch: UInt64, at time: UInt64) {
    if let place = places.removeValue(forKey: touch) { touches[place].up = time }
  }
}

/// The touches that a recognizer has, in the order of landing.
private func touchesOf(_ recognizer: kin_recognizer_id, _ engine: OpaquePointer) -> [kin_touch] {
  var count: UInt32 = 0
  guard kin_recognizer_get_touch_count(engine, recognizer, &count) == kin_result(KIN_OK) else { return [] }
  return (0..<count).compactMap { index in
    var touch = kin_touch()
    return kin_recognizer_get_touch(engine, recognizer, index, &touch) == kin_result(KIN_OK) ? touch : nil
  }
}
