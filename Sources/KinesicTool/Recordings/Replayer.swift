import CKinesic

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

  /// Feeds samples to an engine in which nothing listens: throws what is said against one of them. It is fed a part at
  /// a time, because before each feed there must be room for all records that it could give.
  func checkFeed(_ samples: UnsafeBufferPointer<kin_touch_sample>) throws {
    var rest = samples[...]
    while !rest.isEmpty {
      let part = UnsafeBufferPointer(rebasing: rest.prefix(1000))
      try check(kin_engine_feed(engine, part.baseAddress, UInt32(part.count)))
      rest = rest.dropFirst(part.count)
    }
  }

  /// Feeds what the device reported at one moment.
  func feed(_ frame: Recording.Frame, _ scale: Scale) throws { try feed(frame.samples.map { scale.sample($0, at: frame.time) }) }
}

extension Scale {
  /// All that a replay of the recording feeds, as programs read it: one kin_touch_sample after the other, then the
  /// window, four doubles. Throws what an engine says that refuses one.
  func fedBytes(_ recording: Recording) throws -> [UInt8] {
    let session = try Session()
    let size = MemoryLayout<kin_touch_sample>.stride * recording.samples.count
    return try [UInt8](unsafeUninitializedCapacity: size + MemoryLayout<kin_rect>.size) { bytes, written in
      let raw = UnsafeMutableRawBufferPointer(bytes)
      let samples = UnsafeMutableRawBufferPointer(rebasing: raw[..<size]).bindMemory(to: kin_touch_sample.self)
      var place = 0
      for frame in recording.frames {
        for fed in frame.samples {
          samples.initializeElement(at: place, to: sample(fed, at: frame.time))
          place += 1
        }
      }
      try session.checkFeed(UnsafeBufferPointer(samples))
      raw.storeBytes(of: window, toByteOffset: size, as: kin_rect.self)
      written = size + MemoryLayout<kin_rect>.size
    }
  }

  /// What the engine gets of a sample. It gets no pressures: nobody knows what force a device's numbers stand for.
  fileprivate func sample(_ sample: Recording.Sample, at time: UInt64) -> kin_touch_sample {
    var result = kin_touch_sample()
    let (place, pointer) = (place(sample), sample.pointer)
    result.touch = sample.contact
    result.time_ns = time
    (result.x, result.y) = (place.x, place.y)
    result.phase = sample.phase
    result.type = pointer.type
    result.major_radius = max(length(pointer.width, x), length(pointer.height, y)) / 2
    (result.altitude, result.azimuth) = (pointer.altitude ?? 0, pointer.azimuth ?? 0)
    (result.buttons, result.modifiers) = (pointer.buttons, pointer.modifiers)
    return result
  }

  /// A length along one axis in window units; 0 where it is unknown.
  private func length(_ length: Double?, _ unitsPerMM: Double) -> Double { (length ?? 0) / unitsPerMM * 163 / 25.4 }
}
