import CKinesic

@testable import KinesicPlugin
@testable import StandardRecognizers

/// What a recognizer sent.
struct Sent {
  var state: State
  /// Seconds.
  var time: Double
  var place: Vector
  var values: [Double]
  /// Where inside the step's movement, 0 to 1.
  var crossing: Double
  /// What it asked of its timer then.
  var deadline: UInt64
  /// The host's id of the touch that it is about, for a class with a stream for each touch.
  var touch: UInt64?
}

/// Drives one recognizer through its C table as the engine would: steps, timers, states, requests, but no arena.
final class Driver {
  let table: kin_recognizer_class
  let state: UnsafeMutableRawPointer
  var request = kin_request()
  private(set) var current = State.possible
  private(set) var sent: [Sent] = []
  /// The word for its failure, "" before.
  private(set) var reason = ""
  /// Contacts that it asked to ignore, by the host's id.
  private(set) var ignored: [UInt64] = []
  private(set) var now: UInt64 = 0
  var scale = 1.0
  var bounds = kin_rect(x: 0, y: 0, width: 400, height: 400)

  private let touches = DriverTouches()
  /// Room for what a class with a stream for each touch reports.
  private let reports = UnsafeMutablePointer<kin_report>.allocate(capacity: 64)
  private var queue: [Sample] = []

  struct Sample {
    enum Phase { case down, move, up, cancel }
    var id: UInt64
    var phase: Phase
    var place: Vector?
    var type = kin_touch_type(KIN_TOUCH_DIRECT)
    var buttons: UInt32 = 0
  }

  nonisolated(unsafe) static let classes = standardClasses()

  /// The tables as `visitStandardClasses` gives them.
  static func standardClasses() -> [kin_recognizer_class] {
    var list: [kin_recognizer_class] = []
    // By its address: an array that is passed as a pointer gives the place of its elements.
    withUnsafeMutablePointer(to: &list) {
      visitStandardClasses(
        { table, list in
          guard let table else { return }
          list?.assumingMemoryBound(to: [kin_recognizer_class].self).pointee.append(table.pointee)
        }, $0)
    }
    return list
  }

  /// - Parameter filling: what the memory of the working state has before its first `prepare`; the engine's is zero. A
  ///   series of taps, which outlives its attempts, counts on that.
  init(_ name: String, _ properties: KeyValuePairs<String, Double> = [:], filling: UInt8 = 0) {
    table = Driver.classes.first { String(cString: $0.name) == name }!
    state = UnsafeMutableRawPointer.allocate(byteCount: Int(table.state_size), alignment: Int(table.state_alignment))
    memset(state, name == "serial_tap" ? 0 : Int32(filling), Int(table.state_size))
    for i in 0..<Int(table.property_count) { set(table.properties[i], table.properties[i].initial) }
    for (property, value) in properties { set(property, value) }
    startAttempt()
  }

  deinit {
    state.deallocate()
    reports.deallocate()
  }

  // MARK: feeding

  func down(_ id: UInt64, _ x: Double, _ y: Double, pointer buttons: UInt32? = nil) {
    queue.append(
      Sample(
        id: id, phase: .down, place: Vector(x: x, y: y), type: kin_touch_type(buttons == nil ? KIN_TOUCH_DIRECT : KIN_TOUCH_POINTER),
        buttons: buttons ?? 0))
  }
  func move(_ id: UInt64, _ x: Double, _ y: Double) { queue.append(Sample(id: id, phase: .move, place: Vector(x: x, y: y))) }
  func up(_ id: UInt64, _ x: Double? = nil, _ y: Double? = nil) {
    queue.append(Sample(id: id, phase: .up, place: x.map { Vector(x: $0, y: y!) }))
  }
  func cancel(_ id: UInt64) { queue.append(Sample(id: id, phase: .cancel)) }
  func enqueue(_ sample: Sample) { queue.append(sample) }

  /// One feed: what `build` queues happens at once.
  func at(_ seconds: Double, _ build: () -> Void = {}) {
    at(nanoseconds: UInt64((seconds * 1e9).rounded()), build)
  }

  func at(nanoseconds time: UInt64, _ build: () -> Void = {}) {
    advance(time)
    build()
    let samples = queue
    queue = []
    if !samples.isEmpty, touches.feed(samples, at: time) { step(flags: 0) }
    advance(time)
  }

  private func advance(_ time: UInt64) {
    while request.deadline_ns <= time {
      now = max(now, request.deadline_ns)
      request.deadline_ns = UInt64.max
      step(flags: UInt32(KIN_STEP_TIMER))
    }
    now = time
  }

  // MARK: one step

  private func step(flags: UInt32) {
    let answer = callStep(flags)
    let reported = takeReports()
    ignored += touches.ignore(request.ignore.0)
    take(answer, moved: reported || touches.changes & UInt32(KIN_CHANGE_MOVED) != 0)
    touches.endStep()
    if [.ended, .cancelled, .failed].contains(current) { reset() }
  }

  private func callStep(_ flags: UInt32) -> State {
    request.flags = 0
    request.ignore = (0, 0)
    request.reason = 0
    request.crossing = 0
    request.report_count = 0
    var list: [UnsafePointer<kin_touch>?] = touches.all.map { UnsafePointer($0) }
    var input = kin_step()
    input.struct_size = UInt32(MemoryLayout<kin_step>.size)
    input.state = current.rawValue
    input.time_ns = now
    input.scale = scale
    input.touch_count = UInt32(list.count)
    input.down_count = UInt32(touches.down.count)
    input.changes = touches.changes
    input.flags = flags
    input.bounds = bounds
    return list.withUnsafeMutableBufferPointer { buffer in
      input.touches = UnsafePointer(buffer.baseAddress)
      return State(rawValue: table.step(state, &input, &request))
    }
  }

  private func take(_ answer: State, moved: Bool) {
    let isActive = current == State.began || current == State.changed
    switch answer {
    case State.possible: break
    case State.began where !isActive: send(State.began)
    case State.began, State.changed:
      if moved || answer != current || request.flags & UInt32(KIN_REQUEST_CHANGED) != 0 { send(State.changed) }
    case State.ended:
      if request.flags & UInt32(KIN_REQUEST_BEGAN) != 0 { send(State.began) }
      send(State.ended)
    default:
      if request.reason > 0 { reason = String(cString: table.details[Int(request.reason)]!) }
      if isActive { send(State.cancelled) } else { current = State.failed }
    }
  }

  private var isPerTouch: Bool { table.flags & UInt32(KIN_CLASS_PER_TOUCH) != 0 }

  /// What a class with a stream for each touch sends: its reports, as they are.
  private func takeReports() -> Bool {
    for report in UnsafeBufferPointer(start: reports, count: Int(request.report_count)) {
      let values = withUnsafeBytes(of: report.values) { Array($0.bindMemory(to: Double.self).prefix(Int(table.value_count))) }
      let place = Vector(x: report.x, y: report.y)
      let states =
        report.flags & UInt32(KIN_REQUEST_BEGAN) != 0 ? [State.began, State(rawValue: report.state)] : [State(rawValue: report.state)]
      for state in states {
        sent.append(
          Sent(
            state: state, time: Double(now) / 1e9, place: place, values: values, crossing: request.crossing, deadline: request.deadline_ns,
            touch: touches.all[Int(report.touch)].pointee.id))
      }
    }
    return request.report_count > 0
  }

  private func send(_ newState: State) {
    current = newState
    if isPerTouch { return }
    var place = Vector(x: request.x, y: request.y)
    if request.x.isNaN {
      let down = newState == State.ended ? touches.all : touches.down
      let sum = down.reduce(Vector.zero) { $0 + Vector(x: $1.pointee.x, y: $1.pointee.y) }
      place = sum * (1 / Double(max(1, down.count)))
    }
    sent.append(
      Sent(
        state: newState, time: Double(now) / 1e9, place: place, values: values, crossing: request.crossing, deadline: request.deadline_ns))
  }

  private func reset() {
    touches.endAttempt()
    outcome = current
    current = State.possible
    startAttempt()
  }

  /// How the latest attempt ended; nil before.
  private(set) var outcome: State?

  private func startAttempt() {
    request = kin_request()
    request.struct_size = UInt32(MemoryLayout<kin_request>.size)
    request.deadline_ns = UInt64.max
    request.reports = isPerTouch ? reports : nil
    request.x = .nan
    request.y = .nan
    for i in 0..<Int(table.value_count) {
      let initial = table.values[i].initial
      withUnsafeMutableBytes(of: &request.values) { $0.storeBytes(of: initial, toByteOffset: i * 8, as: Double.self) }
    }
    table.prepare(state)
  }

  /// "began changed ended", for short expectations.
  var story: String { sent.map { Driver.word($0.state) }.joined(separator: " ") }

  static func word(_ state: State) -> String {
    ["possible", "began", "changed", "ended", "cancelled", "failed"][Int(state.rawValue)]
  }
}
