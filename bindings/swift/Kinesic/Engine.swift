import CKinesic

/// How an engine is made.
public struct EngineOptions: Sendable {
  /// Contacts that may be down at one time; 1 to 128.
  public var touchCapacity: Int
  /// Records that wait for a poll; at least 64.
  public var eventCapacity: Int
  /// How two recognizers that propose in one step are ordered.
  public var tieBreak: TieBreak
  /// Of the window's units; thresholds scale with it.
  public var unitsPerInch: Double

  /// The defaults.
  public init() {
    var raw = kin_engine_options()
    kin_engine_options_init(&raw)
    touchCapacity = Int(raw.touch_capacity)
    eventCapacity = Int(raw.event_capacity)
    tieBreak = TieBreak(rawValue: raw.tie_break) ?? .depth
    unitsPerInch = raw.units_per_inch
  }

  var raw: kin_engine_options {
    var raw = kin_engine_options()
    kin_engine_options_init(&raw)
    raw.touch_capacity = UInt32(clamping: touchCapacity)
    raw.event_capacity = UInt32(clamping: eventCapacity)
    raw.tie_break = tieBreak.rawValue
    raw.units_per_inch = unitsPerInch
    return raw
  }
}

/// Which gestures come of which touches.
///
///     let engine = try Engine()
///     let pan = try Pan(in: engine.root)
///     pan.onGesture { gesture in print(gesture.state, gesture.translation) }
///     try engine.feed(TouchSample(touch: 1, phase: .began, at: Point(x: 100, y: 100), time: .zero))
///
/// An engine owns its views, recognizers and handlers, and frees them when it goes. Views and recognizers keep no
/// engine alive, so that handlers may capture them. An engine is not `Sendable`: it stays in the isolation domain, an
/// actor or the main one, that made it.
public final class Engine {
  let host: Host

  public init(_ options: EngineOptions = EngineOptions()) throws {
    var made: OpaquePointer?
    var raw = options.raw
    let code = kin_engine_create(&raw, &made)
    guard let made else { throw KinesicError.withoutEngine(code) }
    host = Host(made)
  }

  /// Makes a call of C with this engine, for functions that have no method: `try engine.call { kin_engine_...($0) }`,
  /// with `import CKinesic`.
  public func call(_ function: (OpaquePointer) -> kin_result) throws { try host.call(function) }

  /// Feeds samples in the order of their time: all, or when it throws none, but for what handlers throw. Those of one
  /// time are one step: feed what several fingers do at a time in one call. Handlers are called in here.
  public func feed(_ samples: [TouchSample]) throws {
    let raw = samples.map(\.raw)
    try raw.withUnsafeBufferPointer { raw in
      guard let first = raw.baseAddress, raw.count > 0 else { return }
      try host.call { kin_engine_feed($0, first, UInt32(raw.count)) }
    }
  }

  /// The same for some samples.
  public func feed(_ samples: TouchSample...) throws { try feed(samples) }

  /// Lets time pass up to `now`, and fires the timers that are due.
  public func advance(to now: Duration) throws { try host.call { kin_engine_advance($0, now.engineTime) } }

  /// When the next timer is due; nil: never.
  public var nextDeadline: Duration? {
    var time: UInt64 = 0
    host.must { kin_engine_next_deadline($0, &time) }
    return time == .max ? nil : Duration(engineTime: time)
  }

  /// The latest time that was fed or advanced to.
  public var time: Duration {
    var time: UInt64 = 0
    host.must { kin_engine_get_time($0, &time) }
    return Duration(engineTime: time)
  }

  /// Cancels every touch that is down, as the system does when a window loses its input.
  public func cancelTouches(at now: Duration) throws { try host.call { kin_engine_cancel_touches($0, now.engineTime) } }

  /// The records that came since the last poll, oldest first.
  public func poll() throws -> [Event] {
    var first: UnsafePointer<kin_event>?
    var count: UInt32 = 0
    try host.call { kin_engine_poll($0, &first, &count) }
    return UnsafeBufferPointer(start: first, count: Int(count)).map { Event($0, host) }
  }

  /// Calls `handler` with every record from now on, in order, inside the call that caused it; nil: no more.
  public func onEvent(_ handler: ((Event) throws -> Void)?) throws {
    guard let handler else {
      try host.call { kin_engine_set_event_callback($0, nil, nil) }
      host.keep(nil, for: .event)
      return
    }
    let box = ActionBox(host) { record, host in try handler(Event(record, host)) }
    try host.call { kin_engine_set_event_callback($0, takeEvent, box.pointer) }
    host.keep(box, for: .event)
  }

  /// Whether there are decision records: why recognizers failed or wait.
  public var explains: Bool {
    get {
      var explains = false
      host.must { kin_engine_get_explain($0, &explains) }
      return explains
    }
    set { host.must { kin_engine_set_explain($0, newValue) } }
  }

  /// Whether samples that do not fit together are put right, as those of drivers that lose lifts.
  public var isLenient: Bool {
    get {
      var isLenient = false
      host.must { kin_engine_get_lenient($0, &isLenient) }
      return isLenient
    }
    set { host.must { kin_engine_set_lenient($0, newValue) } }
  }

  /// One English sentence about a record.
  public func describe(_ event: Event) throws -> String {
    var record = event.record
    var needed: UInt32 = 0
    try host.call { kin_event_describe($0, &record, nil, 0, &needed) }
    var room = [CChar](repeating: 0, count: Int(needed))
    try host.call { kin_event_describe($0, &record, &room, needed, nil) }
    return String(decoding: room.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The view that fills the window.
  public var root: View {
    var id: kin_view_id = 0
    host.must { kin_engine_root_view($0, &id) }
    return View(host, id)
  }

  /// The view that a touch at this point of the window would hit.
  public func hitTest(_ point: Point) throws -> View {
    var id: kin_view_id = 0
    try host.call { kin_view_hit_test($0, point.x, point.y, &id) }
    return View(host, id)
  }

  /// Each recognizer waits for all that stand before it.
  public func exclusive(_ recognizers: Recognizer...) throws {
    let ids = recognizers.map(\.id)
    try host.call { kin_compose_exclusive($0, ids, UInt32(ids.count)) }
  }

  /// Each pair may be recognized at once.
  public func simultaneous(_ recognizers: Recognizer...) throws {
    let ids = recognizers.map(\.id)
    try host.call { kin_compose_simultaneous($0, ids, UInt32(ids.count)) }
  }

  /// A hash over all that can influence a decision.
  public var stateHash: UInt64 {
    var hash: UInt64 = 0
    host.must { kin_engine_state_hash($0, &hash) }
    return hash
  }

  /// Records every call from here on into `sink` until `stopTrace`; a sink that throws ends it.
  public func startTrace(_ sink: @escaping ([UInt8]) throws -> Void) throws {
    let box = SinkBox(host, sink)
    try host.call { kin_trace_start($0, takeBytes, Unmanaged.passUnretained(box).toOpaque()) }
    host.keep(box, for: .trace)
  }

  /// Ends the trace.
  public func stopTrace() throws { try host.call { kin_trace_stop($0) } }

  /// Plays a trace: the same records as when it was recorded, without the closures of that time.
  public func replay(_ trace: [UInt8]) throws {
    try trace.withUnsafeBytes { bytes in
      try host.call { kin_trace_replay($0, bytes.baseAddress, UInt64(bytes.count), nil, nil) }
    }
  }
}
