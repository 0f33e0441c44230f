import CKinesic
import RecordingReaders

/// A recording played into a scene.
struct Replay {
  private let session: Session

  var events: [Event] { session.events }

  /// How long the engine is let run after the last frame, so that waiting gestures are decided.
  static let afterEnd: UInt64 = 2_000_000_000

  /// Feeds the recording frame by frame, each timer before it in a call of its own; contacts that are down at the end
  /// are cancelled there; then two seconds pass. All of it but the making of the scene goes to the tape.
  init(_ recording: Recording, scene: Scene, plugins: [String], scale: Scale, explain: Bool, tape: TraceTape? = nil) throws {
    session = try Session(scene: scene, plugins: plugins, explain: explain)
    try session.setWindow(scale.window)
    try tape?.start(session.engine)
    for frame in recording.frames {
      try advance(to: frame.time)
      try session.feed(frame, scale)
    }
    try session.change { kin_engine_cancel_touches($0, recording.end) }
    try advance(to: recording.end + Self.afterEnd)
    try tape?.stop(session.engine)
  }

  private func advance(to time: UInt64) throws {
    while let deadline = session.deadline, deadline <= time { try session.advance(to: deadline) }
    try session.advance(to: time)
  }
}

extension Session {
  /// Screen edges are measured from the root view's frame.
  func setWindow(_ frame: kin_rect) throws {
    var root: kin_view_id = 0
    try check(kin_engine_root_view(engine, &root))
    try check(kin_view_set_frame(engine, root, frame))
  }

  /// Feeds what the device reported at one moment.
  func feed(_ frame: Recording.Frame, _ scale: Scale) throws { try feed(frame.samples.map { scale.sample($0, at: frame.time) }) }
}

extension Scale {
  /// All that a replay of the recording feeds, as programs read it: one kin_touch_sample after the other, then the
  /// window, four doubles. Throws where one is nothing that an engine takes.
  func fedBytes(_ recording: Recording) throws -> [UInt8] {
    let size = MemoryLayout<kin_touch_sample>.stride * recording.samples.count
    return try [UInt8](unsafeUninitializedCapacity: size + MemoryLayout<kin_rect>.size) { bytes, written in
      let raw = UnsafeMutableRawBufferPointer(bytes)
      let samples = UnsafeMutableRawBufferPointer(rebasing: raw[..<size]).bindMemory(to: kin_touch_sample.self)
      var place = 0
      for frame in recording.frames {
        for fed in frame.samples {
          do throws(Complaint) { try check(fed, place) } catch { throw recording.file.withBytes { ToolError(error, $0) } }
          samples.initializeElement(at: place, to: sample(fed, at: frame.time))
          place += 1
        }
      }
      raw.storeBytes(of: window, toByteOffset: size, as: kin_rect.self)
      written = size + MemoryLayout<kin_rect>.size
    }
  }
}
