import CKinesic

/// Reads W3C pointer events (Pointer Events, level 3) as a JSON list of objects with the names and units of
/// PointerEvent:
///
///     {"type": "pointermove", "pointerId": 2, "pointerType": "touch", "timeStamp": 120.5,
///      "clientX": 310.25, "clientY": 88, "pressure": 0.4, "width": 22, "height": 24, "buttons": 1,
///      "shiftKey": false, "coalescedEvents": [...]}
///
/// timeStamp is in milliseconds, lengths are in CSS pixels, tiltX and tiltY in degrees, altitudeAngle and azimuthAngle
/// in radians. `type`, `pointerId`, `timeStamp`, `clientX` and `clientY` must be there; a coalesced event takes what
/// it does not say from its parent. Contacts are down from pointerdown to pointerup or pointercancel; moves of
/// pointers that are not down and other events are passed over.
struct PointerReader {
  private struct Event {
    let time: UInt64
    let sample: Recording.Sample
    let line: Int
  }

  static let phases = [
    "pointerdown": KIN_PHASE_BEGAN, "pointermove": KIN_PHASE_MOVED, "pointerrawupdate": KIN_PHASE_MOVED, "pointerup": KIN_PHASE_ENDED,
    "pointercancel": KIN_PHASE_CANCELLED,
  ]

  /// Events of pointers that say nothing of contacts.
  static let ignored: Set = [
    "pointerover", "pointerenter", "pointerout", "pointerleave", "gotpointercapture", "lostpointercapture", "click", "auxclick",
    "contextmenu",
  ]

  private var events: [Event] = []
  private var down: Set<UInt64> = []

  static func read(_ bytes: [UInt8], file: String, _ progress: Progress) throws -> Recording {
    if let recording = PlainPointerEvents.recording(bytes, file: file, progress) { return recording }
    let nodes = try Node(json: try JSON.parse(bytes, file: file), file: file, owner: "", path: "").list()
    var reader = PointerReader()
    var last: UInt64 = 0
    for (index, node) in nodes.enumerated() {
      progress.report(index, of: nodes.count)
      let event = try PointerEvent(node, parent: nil)
      let time = try event.time()
      guard time >= last else { throw ToolError("\(file):\(node.json.line): the time runs backwards") }
      last = time
      try reader.take(event, until: time)
    }
    return try reader.recording(file)
  }

  private mutating func take(_ event: PointerEvent, until time: UInt64) throws {
    let type = try event.required("type").string()
    guard let phase = Self.phases[type] else {
      guard Self.ignored.contains(type) else { throw event.node.error("\"\(type)\" is not a pointer event") }
      return
    }
    let contact = try event.required("pointerId").identifier()
    if phase == KIN_PHASE_MOVED, !down.contains(contact) { return }
    if phase == KIN_PHASE_BEGAN { down.insert(contact) }
    if phase == KIN_PHASE_ENDED || phase == KIN_PHASE_CANCELLED { down.remove(contact) }
    let parts = phase == KIN_PHASE_MOVED ? try event.coalesced() : []
    for part in parts.isEmpty ? [event] : parts {
      let at = try part.time()
      guard at <= time else { throw part.node.error("a coalesced event is later than the event that holds it") }
      events.append(Event(time: at, sample: try part.sample(contact, phase), line: part.node.json.line))
    }
  }

  /// In the order of time: the coalesced events of two pointers overlap.
  private func recording(_ file: String) throws -> Recording {
    var builder = RecordingBuilder(file: file)
    let order = events.indices.sorted { (events[$0].time, $0) < (events[$1].time, $1) }
    for event in order.lazy.map({ events[$0] }) { try builder.add(event.sample, at: event.time, line: event.line) }
    return Self.recording(builder)
  }

  /// The recording of what was collected.
  static func recording(_ builder: RecordingBuilder) -> Recording {
    let samples = builder.frames.samples
    let reach = (samples.lazy.map(\.x).max() ?? 1, samples.lazy.map(\.y).max() ?? 1)
    func axis(_ reach: Double) -> Recording.Axis { .init(minimum: 0, maximum: max(reach, 1), unitsPerMM: Recording.cssPixelsPerMM) }
    let pressure = Recording.Axis(minimum: 0, maximum: 1)
    return Recording(file: builder.file, device: .init(x: axis(reach.0), y: axis(reach.1), pressure: pressure), frames: builder.frames)
  }
}

/// One object of the list. What a coalesced event does not say, its parent says.
private struct PointerEvent {
  let node: Node
  private let own: [String: Node]
  private let parent: [String: Node]

  init(_ node: Node, parent: PointerEvent?) throws {
    self.node = node
    own = Dictionary(uniqueKeysWithValues: try node.members().map { ($0.key, $0.node) })
    self.parent = parent?.own ?? [:]
  }

  subscript(key: String) -> Node? { own[key] ?? parent[key] }

  func required(_ key: String) throws -> Node {
    guard let member = self[key] else { throw node.error("the key \"\(key)\" is missing") }
    return member
  }

  /// timeStamp in nanoseconds; a double has them for the first hundred days.
  func time() throws -> UInt64 {
    let stamp = try required("timeStamp")
    let milliseconds = try stamp.number()
    guard milliseconds >= 0, milliseconds < 4e12 else { throw stamp.error("a time in milliseconds is 0 or more") }
    return UInt64((milliseconds * 1e6).rounded())
  }

  func coalesced() throws -> [PointerEvent] { try own["coalescedEvents"]?.list().map { try PointerEvent($0, parent: self) } ?? [] }

  func sample(_ contact: UInt64, _ phase: Int) throws -> Recording.Sample {
    let (x, y) = (try required("clientX").number(), try required("clientY").number())
    var sample = Recording.Sample(contact: contact, phase: kin_phase(phase), x: x, y: y, pressure: try self["pressure"]?.number())
    sample.pointer = try pointer()
    return sample
  }

  private func pointer() throws -> Recording.Pointer {
    var pointer = Recording.Pointer()
    if let type = self["pointerType"] { pointer.type = try PointerNames.type(type) }
    pointer.width = try self["width"]?.number()
    pointer.height = try self["height"]?.number()
    (pointer.altitude, pointer.azimuth) = try angles(isPen: pointer.type == kin_touch_type(KIN_TOUCH_PENCIL))
    pointer.buttons = try mask("buttons")
    for (key, bit) in PointerNames.modifiers where try self[key]?.bool() == true { pointer.modifiers |= bit }
    return pointer
  }

  private func mask(_ key: String) throws -> UInt32 {
    guard let member = self[key] else { return 0 }
    guard let mask = UInt32(exactly: try member.number()) else { throw member.error("a whole number of 0 or more is wanted") }
    return mask
  }

  private func angles(isPen: Bool) throws -> (Double?, Double?) {
    if let altitude = self["altitudeAngle"], let azimuth = self["azimuthAngle"] { return (try altitude.number(), try azimuth.number()) }
    guard let tiltX = try self["tiltX"]?.number(), let tiltY = try self["tiltY"]?.number() else { return (nil, nil) }
    return PenAngles.told(tiltX, tiltY, isPen: isPen)
  }
}
