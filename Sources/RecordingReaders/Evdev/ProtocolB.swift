import CKinesic

/// Multitouch protocol B: the device tracks contacts in slots and reports what changes. A slot that changes before its
/// contact has been seen landing is not reported. After SYN_DROPPED the state is unknown: contacts are cancelled until
/// they land again. A contact that turns out to be a palm is cancelled. Samples of a frame stand in the order in which
/// it names their slots.
struct ProtocolB: ~Copyable {
  struct Slot {
    let number: Int
    var x = 0.0, y = 0.0  // stay from contact to contact: the kernel does not repeat what is unchanged
    var before = (x: 0.0, y: 0.0)  // where the contact was in the frame before
    var pressure: Double?  // stays likewise, as does the tool
    var tool = Evdev.finger
    var contact: UInt64?
    var wanted: UInt64?
    var moved = false
    var pressed = false
    /// By the frame that is not closed yet.
    var isNamed = false
    /// Whether the log has a landing or a lift in it, or something was passed over.
    var isKnown = false
  }

  /// In the order in which the log names them.
  private var slots = List<Slot>()
  /// Where in `slots` those are that do not stand at the place of their number.
  private var places = NumberTable()
  /// Where those are that the frame names.
  private var named = List<Int>()
  /// Where the slot is that events are about.
  private var current = 0
  private var landings: UInt64 = 0
  private var dropped = false
  private(set) var passedOver = 0

  mutating func take(_ event: EvdevEvent, into samples: inout List<Sample>) throws(Complaint) {
    if event.isA(Evdev.syn, Evdev.synDropped) {
      dropped = true
      return
    }
    if event.isA(Evdev.syn, Evdev.synReport) { return dropped ? try cancelAll(into: &samples) : try closeFrame(into: &samples) }
    guard event.type == Evdev.absolute, !dropped else { return }
    if slots.isEmpty { try slots.append(Slot(number: 0)) }
    switch event.code {
    case Evdev.slot: current = try place(of: event.value)
    case Evdev.trackingID: try setContact(event.value)
    case Evdev.positionX: try change { ($0.x, $0.moved) = (Double(event.value), true) }
    case Evdev.positionY: try change { ($0.y, $0.moved) = (Double(event.value), true) }
    case Evdev.pressure: try change { ($0.pressure, $0.pressed) = (Double(event.value), true) }
    case Evdev.toolType: try change { $0.tool = event.value }
    default: break
    }
  }

  /// Where a slot is; one that was not named before is new. Devices number theirs from 0.
  private mutating func place(of number: Int) throws(Complaint) -> Int {
    if number >= 0, number < slots.count, slots[number].number == number { return number }
    if let place = places[number] { return place }
    let place = slots.count
    if number != place { try places.add(number, place) }
    try slots.append(Slot(number: number))
    return place
  }

  @inline(__always)
  private mutating func change(_ body: (inout Slot) -> Void) throws(Complaint) {
    body(&slots[current])
    if !slots[current].isNamed {
      try named.append(current)
      slots[current].isNamed = true
    }
  }

  /// Every landing gets a number of its own, as the kernel's ids come again in long recordings.
  private mutating func setContact(_ id: Int) throws(Complaint) {
    if id >= 0 { landings += 1 }
    let contact = id < 0 ? nil : landings
    if id < 0 { passOver(current) }
    try change { ($0.wanted, $0.isKnown) = (contact, true) }
  }

  /// Counts a contact that moves or lifts in a slot in which none has landed.
  private mutating func passOver(_ place: Int) {
    guard !slots[place].isKnown else { return }
    passedOver += 1
    slots[place].isKnown = true
  }

  private mutating func closeFrame(into samples: inout List<Sample>) throws(Complaint) {
    for place in named.all {
      passOver(place)
      try slots[place].close(into: &samples)
      slots[place].isNamed = false
    }
    named.shorten(to: 0)
  }

  private mutating func cancelAll(into samples: inout List<Sample>) throws(Complaint) {
    dropped = false
    while let place = smallestTouched {
      if let contact = slots[place].contact { try samples.append(slots[place].sample(contact, KIN_PHASE_CANCELLED)) }
      slots[place].contact = nil
    }
    for place in 0..<slots.count { (slots[place].wanted, slots[place].isNamed) = (nil, false) }
    named.shorten(to: 0)
  }

  /// Where the slot of the smallest number is among those with a contact.
  private var smallestTouched: Int? {
    var smallest: Int?
    for place in 0..<slots.count where slots[place].contact != nil && slots[place].number < smallest.map({ slots[$0].number }) ?? .max {
      smallest = place
    }
    return smallest
  }
}

extension ProtocolB.Slot {
  fileprivate func sample(_ contact: UInt64, _ phase: Int) -> Sample {
    let type = tool == Evdev.pen ? KIN_TOUCH_PENCIL : KIN_TOUCH_DIRECT
    return Sample(
      contact: contact, phase: kin_phase(phase), x: x, y: y, pressure: pressure, pointer: Pointer(type: kin_touch_type(type)))
  }

  /// Adds what a frame did to the slot.
  fileprivate mutating func close(into samples: inout List<Sample>) throws(Complaint) {
    defer { (contact, moved, pressed, before) = (wanted, false, false, (x, y)) }
    if tool == Evdev.palm { return try takeBack(into: &samples) }
    if let contact, contact == wanted {
      if moved || pressed { try samples.append(sample(contact, KIN_PHASE_MOVED)) }
      return
    }
    if let contact, wanted == nil, moved { try samples.append(sample(contact, KIN_PHASE_MOVED)) }
    if let contact {
      var lift = sample(contact, KIN_PHASE_ENDED)
      // Another contact in the slot: its lift was not reported.
      if wanted != nil { (lift.x, lift.y) = before }
      try samples.append(lift)
    }
    if let wanted { try samples.append(sample(wanted, KIN_PHASE_BEGAN)) }
  }

  /// A palm is nothing until the next contact lands in the slot.
  private mutating func takeBack(into samples: inout List<Sample>) throws(Complaint) {
    wanted = nil
    if let contact { try samples.append(sample(contact, KIN_PHASE_CANCELLED)) }
  }
}
