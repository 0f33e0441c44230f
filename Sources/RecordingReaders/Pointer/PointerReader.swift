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
struct PointerReader: ~Copyable {
  private struct Event {
    let time: UInt64
    let number: Int
    let sample: Sample
    let line: Int
  }

  private var events = List<Event>()
  private var down = List<UInt64>()
  private var event = PointerEvent()
  /// Of the events that are part of another one.
  private var part = PointerEvent()

  private init() throws(Complaint) {
    try event.prepare()
    try part.prepare()
  }

  static func read(_ bytes: Bytes, into builder: inout RecordingBuilder, _ progress: (Int) -> Void) throws(Complaint) {
    if try PlainPointerEvents.read(bytes, into: &builder, progress) { return }
    builder = RecordingBuilder()
    try JSONCheck.check(bytes)
    let list = JSONValue(JSONText(bytes))
    guard list.isList else { throw Complaint(list.place, .words("a list is wanted, this is "), .words(list.kind)) }
    var reader = try PointerReader()
    try reader.take(list.parts)
    try reader.collect(into: &builder)
  }

  private mutating func take(_ elements: JSONValue.Parts) throws(Complaint) {
    var (elements, number, last) = (elements, 0, UInt64(0))
    while let element = elements.next() {
      try event.read(element, PointerPath(number: number))
      let time = try event.time()
      guard time >= last else { throw Complaint(.line(element.line), "the time runs backwards") }
      last = time
      try takeEvent(until: time)
      number += 1
    }
  }

  private mutating func takeEvent(until time: UInt64) throws(Complaint) {
    let phase = try event.phase()
    if phase == PointerNames.ignored { return }
    let contact = try event.identifier()
    let place = down.all.firstIndex(of: contact)
    if phase == KIN_PHASE_MOVED, place == nil { return }
    if phase == KIN_PHASE_BEGAN, place == nil { try land(contact) }
    if phase == KIN_PHASE_ENDED || phase == KIN_PHASE_CANCELLED, let place { down.remove(at: place) }
    if phase == KIN_PHASE_MOVED, try takeParts(contact, until: time) { return }
    try add(try event.sample(contact, phase), at: time, line: event.line)
  }

  private mutating func land(_ contact: UInt64) throws(Complaint) {
    guard down.count < RecordingBuilder.capacity else {
      throw Complaint(.line(event.line), .words("more than "), .number(RecordingBuilder.capacity), .words(" contacts at one time"))
    }
    try down.append(contact)
  }

  /// Takes the events that a move is made of; false where there are none.
  private mutating func takeParts(_ contact: UInt64, until time: UInt64) throws(Complaint) -> Bool {
    guard var parts = try event.coalesced() else { return false }
    var number = 0
    while let element = parts.next() {
      try part.read(element, part: number, of: event)
      let at = try part.time()
      guard at <= time else { throw part.complaint(": a coalesced event is later than the event that holds it") }
      try add(try part.sample(contact, KIN_PHASE_MOVED), at: at, line: element.line)
      number += 1
    }
    return number > 0
  }

  private mutating func add(_ sample: Sample, at time: UInt64, line: Int) throws(Complaint) {
    try events.append(Event(time: time, number: events.count, sample: sample, line: line))
  }

  /// In the order of time: the coalesced events of two pointers overlap.
  private func collect(into builder: inout RecordingBuilder) throws(Complaint) {
    sort()
    for event in events.all { try builder.add(event.sample, at: event.time, line: event.line) }
  }

  private func comes(_ first: Int, before second: Int) -> Bool {
    (events[first].time, events[first].number) < (events[second].time, events[second].number)
  }

  private func swap(_ first: Int, _ second: Int) { (events[first], events[second]) = (events[second], events[first]) }

  /// By a heap, which needs no memory.
  private func sort() {
    if !(1..<max(events.count, 1)).contains(where: { comes($0, before: $0 - 1) }) { return }
    for place in stride(from: events.count / 2, through: 0, by: -1) { sift(place, events.count) }
    for end in stride(from: events.count - 1, to: 0, by: -1) {
      swap(0, end)
      sift(0, end)
    }
  }

  private func sift(_ start: Int, _ end: Int) {
    var place = start
    while 2 * place + 1 < end {
      var later = 2 * place + 1
      if later + 1 < end, comes(later, before: later + 1) { later += 1 }
      guard comes(place, before: later) else { return }
      swap(place, later)
      place = later
    }
  }
}
