import CKinesic
import RecordingReaders

/// Takes the touches out of a trace: what the recorded host fed, as a recording in window units. Nothing is played but
/// what places the window, so that the touches come out of a trace whose replay diverges, too.
struct TraceTouches {
  private let file: String
  private let builder = Collected(RecordingBuilder())
  private let begin: UInt64
  /// The root view's frame.
  private var window = kin_rect()
  private var hasForce = false
  /// What the trace has and a recording has no place for, in words, each once.
  private var leftOut: [String] = []
  private var failure: (any Error)?

  static func read(_ bytes: [UInt8], file: String) throws -> Recording {
    let trace = try TraceFile(bytes, name: file)
    let player = try TracePlayer(trace, plugins: [])
    var touches = TraceTouches(file: file, begin: trace.info.begin_ns)
    player.keepsEvents = false
    player.onCall = { [unowned player] call in touches.take(call, player.engine) }
    // With explanations checks are left out: of calls that are not made nothing can be checked.
    try player.play(flags: KIN_REPLAY_EXPLAIN)
    touches.window = frame(player.engine) ?? kin_rect()
    if let failure = touches.failure { throw failure }
    return touches.recording(unitsPerMM: trace.info.options.units_per_inch / 25.4)
  }

  private init(file: String, begin: UInt64) {
    self.file = file
    self.begin = begin
  }

  /// Whether the call is to be made.
  private mutating func take(_ call: kin_trace_call, _ engine: OpaquePointer) -> Bool {
    do {
      for sample in call.touchSamples { try add(sample, call) }
      if Int(call.operation) == KIN_OPERATION_CANCEL_TOUCHES {
        try change { builder throws(Complaint) in try builder.cancelAll(at: time(call.time_ns)) }
      }
      if Int(call.operation) == KIN_OPERATION_FEED_SCROLL { leaveOut("scrolls") }
    } catch { failure = failure ?? error }
    var root: kin_view_id = 0
    kin_engine_root_view(engine, &root)
    return Int(call.operation) == KIN_OPERATION_SET_VIEW_FRAME && call.target == root
  }

  private mutating func add(_ sample: kin_touch_sample, _ call: kin_trace_call) throws {
    guard [KIN_PHASE_BEGAN, KIN_PHASE_MOVED, KIN_PHASE_ENDED, KIN_PHASE_CANCELLED].contains(Int(sample.phase)) else {
      return leaveOut("hovering pointers")
    }
    let isLanding = Int(sample.phase) == KIN_PHASE_BEGAN
    if isLanding, sample.view != 0 { leaveOut("the views that the host gave touches to") }
    if sample.force != 0 { hasForce = true }
    var taken = Recording.Sample(sample)
    if !isLanding, !builder.value.isDown(sample.touch) {
      leaveOut("what contacts did that were down before it begins (they land with their first sample)")
      taken.phase = kin_phase(KIN_PHASE_BEGAN)
      try add(taken, at: time(sample.time_ns), call)
      taken.phase = sample.phase
      if Int(sample.phase) == KIN_PHASE_MOVED { return }
    }
    try add(taken, at: time(sample.time_ns), call)
  }

  private func add(_ sample: Recording.Sample, at time: UInt64, _ call: kin_trace_call) throws {
    try change { builder throws(Complaint) in try builder.add(sample, at: time, line: Int(call.offset)) }
  }

  /// Changes what is collected; a complaint becomes one about the file.
  private func change(_ change: (inout RecordingBuilder) throws(Complaint) -> Void) throws {
    do throws(Complaint) { try change(&builder.value) } catch { throw file.withBytes { ToolError(error, $0) } }
  }

  private mutating func leaveOut(_ what: String) { if !leftOut.contains(what) { leftOut.append(what) } }

  /// Counted from the beginning of the trace.
  private func time(_ time: UInt64) -> UInt64 { time - min(time, begin) }

  /// Places count from the window's corner.
  private func recording(unitsPerMM: Double) -> Recording {
    var frames = Recording.Frames(builder.value)
    frames.changeSamples { sample in
      sample.x -= window.x
      sample.y -= window.y
      if !hasForce { sample.pressure = nil }
    }
    let samples = frames.samples.lazy
    func axis(_ length: Double, _ reach: Double?) -> Recording.Axis {
      .init(minimum: 0, maximum: length > 0 ? length : max(reach ?? 1, 1), unitsPerMM: unitsPerMM)
    }
    let device = Recording.Device(axes: Axes(x: axis(window.width, samples.map(\.x).max()), y: axis(window.height, samples.map(\.y).max())))
    var recording = Recording(file: file, device: device, frames: frames)
    recording.leftOut = leftOut
    return recording
  }

  /// The window, nil where the host did not say how large it is.
  private static func frame(_ engine: OpaquePointer) -> kin_rect? {
    var root: kin_view_id = 0
    var frame = kin_rect()
    kin_engine_root_view(engine, &root)
    kin_view_get_frame(engine, root, &frame)
    return [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite) ? frame : nil
  }
}

extension Recording.Sample {
  /// In window units; the force counts as pressure.
  fileprivate init(_ sample: kin_touch_sample) {
    self.init(contact: sample.touch, phase: sample.phase, x: sample.x, y: sample.y, pressure: sample.force)
    pointer.type = sample.type
    let size = sample.major_radius == 0 ? nil : 2 * sample.major_radius
    (pointer.width, pointer.height) = (size, size)
    if sample.altitude != 0 || sample.azimuth != 0 { (pointer.altitude, pointer.azimuth) = (sample.altitude, sample.azimuth) }
    (pointer.buttons, pointer.modifiers) = (sample.buttons, sample.modifiers)
  }
}
