import CKinesic
import Glibc
import RecordingReaders

/// Feeds an engine from a live source, tells what it says as it says it, and keeps the touches.
struct LiveRecorder {
  /// How long a report may be on its way before a timer that is due fires without it.
  static let lateness: UInt64 = 10_000_000

  private var source: any LiveSource
  private let session: Session
  private let surface: SurfaceOptions
  private let tell: (Event) throws -> Void

  private var clock = LiveClock()
  private var scale: Scale?
  private let builder = Collected(RecordingBuilder())
  private var told = 0
  /// The engine's time.
  private var time: UInt64 = 0

  init(_ source: any LiveSource, session: Session, surface: SurfaceOptions, tell: @escaping (Event) throws -> Void) {
    (self.source, self.session, self.surface, self.tell) = (source, session, surface, tell)
  }

  /// What came so far, with its device.
  var recording: Recording {
    surface.described(Recording(file: source.name, device: source.device, frames: Recording.Frames(builder.value)))
  }

  /// Runs until the source ends, fails, or is interrupted. Then contacts that are down are cancelled and two seconds
  /// pass, as at the end of a replay; a failure is thrown after that.
  mutating func run(until interrupt: Interrupt) throws {
    do {
      while !source.isAtEnd, try listen(interrupt) {}
    } catch {
      try end()
      throw error
    }
    try end()
  }

  /// Waits for reports, timers or the interrupt, and sees to them; false after an interrupt.
  private mutating func listen(_ interrupt: Interrupt) throws -> Bool {
    switch interrupt.wait(for: source.descriptor, milliseconds: patience) {
    case .interrupted:
      time = max(time, now)
      return false
    case .readable: try takeReports()
    case .timeout: break
    }
    if now > Self.lateness { try fire(until: now - Self.lateness) }
    return true
  }

  private var now: UInt64 { clock.now(LiveClock.monotonic) }

  /// How long to wait for a report until a timer is due, in milliseconds rounded up; nil for ever.
  private var patience: Int32? {
    guard let deadline = session.deadline else { return nil }
    let (due, now) = (deadline + Self.lateness, now)
    return due > now ? Int32(clamping: (due - now + 999_999) / 1_000_000) : 0
  }

  /// Takes what came. Reports of one time are one frame, as in a recording. One that comes later than a timer that
  /// fired without it counts from then.
  private mutating func takeReports() throws {
    var frames: [Recording.Frame] = []
    for report in source.read() {
      let stamp = max(clock.time(of: report, arrival: LiveClock.monotonic), time)
      let samples = try kept(of: report.samples, at: stamp)
      guard !samples.isEmpty else { continue }
      if frames.last?.time == stamp {
        frames[frames.count - 1].samples += samples
      } else {
        frames.append(.init(time: stamp, samples: samples[...]))
      }
    }
    for frame in frames { try feed(frame) }
    if let failure = source.failure { throw failure }
  }

  /// Those that the recording takes: one contact more than there is room for is left out until it has lifted.
  private mutating func kept(of samples: [Recording.Sample], at stamp: UInt64) throws -> [Recording.Sample] {
    var kept: [Recording.Sample] = []
    for sample in samples {
      if builder.value.hasPlace(for: sample) {
        try naming { builder throws(Complaint) in try builder.add(sample, at: stamp, line: builder.samples.count) }
        kept.append(sample)
      } else if sample.isA(KIN_PHASE_BEGAN) {
        Console.note("note: contact \(sample.contact) is left out: more than \(RecordingBuilder.capacity) are down")
      }
    }
    return kept
  }

  /// Changes what is kept; a complaint becomes one about the source.
  private func naming(_ change: (inout RecordingBuilder) throws(Complaint) -> Void) throws {
    do throws(Complaint) { try change(&builder.value) } catch { throw source.name.withBytes { ToolError(error, $0) } }
  }

  private mutating func feed(_ frame: Recording.Frame) throws {
    let scale = try scale ?? begin()
    try fire(until: frame.time)
    try advance(to: frame.time)
    try session.feed(frame, scale)
    try tellAll()
  }

  /// With the first touch the device is known.
  private mutating func begin() throws -> Scale {
    guard let range = recording.device.x, recording.device.y != nil, range.maximum > range.minimum else {
      throw ToolError("\(source.name): the largest x and y of the device are unknown; --range tells them, or an evemu header (A: lines)")
    }
    let scale = surface.scale(of: recording)
    scale.noteGuess(source.name)
    try session.setWindow(scale.window)
    self.scale = scale
    return scale
  }

  /// Fires the timers that are due by then, each in a call of its own, as in a replay.
  private mutating func fire(until limit: UInt64) throws {
    while let deadline = session.deadline, deadline <= limit { try advance(to: deadline) }
  }

  private mutating func advance(to limit: UInt64) throws {
    try session.advance(to: limit)
    time = max(time, limit)
    try tellAll()
  }

  private mutating func end() throws {
    let end = time
    try naming { builder throws(Complaint) in try builder.cancelAll(at: end) }
    try session.change { kin_engine_cancel_touches($0, end) }
    try tellAll()
    try fire(until: end + Replay.afterEnd)
    try advance(to: end + Replay.afterEnd)
  }

  private mutating func tellAll() throws {
    for event in session.events[told...] { try tell(event) }
    told = session.events.count
  }
}
