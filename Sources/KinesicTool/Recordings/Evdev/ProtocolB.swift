import CKinesic

/// Multitouch protocol B: the device tracks contacts in slots and reports what changes. A slot that changes before its
/// contact has been seen landing is not reported. After SYN_DROPPED the state is unknown: contacts are cancelled until
/// they land again. A contact that turns out to be a palm is cancelled. Samples of a frame stand in the order in which
/// it names their slots.
struct ProtocolB: FrameDecoder {
  fileprivate struct Slot {
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
  private var slots = [Slot(number: 0)]
  /// Where in `slots` those are that do not stand at the place of their number.
  private var places: [Int: Int] = [:]
  /// Where those are that the frame names.
  private var named: [Int] = []
  /// Where the slot is that events are about.
  private var current = 0
  private var landings: UInt64 = 0
  private var dropped = false
  private(set) var passedOver = 0

  mutating func take(_ event: EvdevEvent, into samples: inout [Recording.Sample]) {
    if event.isA(Evdev.syn, Evdev.synDropped) {
      dropped = true
      return
    }
    if event.isA(Evdev.syn, Evdev.synReport) { return dropped ? cancelAll(into: &samples) : closeFrame(into: &samples) }
    guard event.type == Evdev.absolute, !dropped else { return }
    switch event.code {
    case Evdev.slot: current = place(of: event.value)
    case Evdev.trackingID: setContact(event.value)
    case Evdev.positionX: change { ($0.x, $0.moved) = (Double(event.value), true) }
    case Evdev.positionY: change { ($0.y, $0.moved) = (Double(event.value), true) }
    case Evdev.pressure: change { ($0.pressure, $0.pressed) = (Double(event.value), true) }
    case Evdev.toolType: change { $0.tool = event.value }
    default: break
    }
  }

  /// Where a slot is; one that was not named before is new. Devices number theirs from 0.
  private mutating func place(of number: Int) -> Int {
    if slots.indices.contains(number), slots[number].number == number { return number }
    if let place = places[number] { return place }
    let place = slots.count
    slots.append(Slot(number: number))
    if number != place { places[number] = place }
    return place
  }

  private mutating func change(_ body: (inout Slot) -> Void) {
    body(&slots[current])
    if !slots[current].isNamed {
      slots[current].isNamed = true
      named.append(current)
    }
  }

  /// Every landing gets a number of its own, as the kernel's ids come again in long recordings.
  private mutating func setContact(_ id: Int) {
    if id >= 0 { landings += 1 }
    let contact = id < 0 ? nil : landings
    if id < 0 { passOver(current) }
    change { ($0.wanted, $0.isKnown) = (contact, true) }
  }

  /// Counts a contact that moves or lifts in a slot in which none has landed.
  private mutating func passOver(_ place: Int) {
    guard !slots[place].isKnown else { return }
    passedOver += 1
    slots[place].isKnown = true
  }

  private mutating func closeFrame(into samples: inout [Recording.Sample]) {
    for place in named {
      passOver(place)
      slots[place].close(into: &samples)
      slots[place].isNamed = false
    }
    named.removeAll(keepingCapacity: true)
  }

  private mutating func cancelAll(into samples: inout [Recording.Sample]) {
    dropped = false
    for slot in slots.sorted(by: { $0.number < $1.number }) {
      if let contact = slot.contact { samples.append(slot.sample(contact, KIN_PHASE_CANCELLED)) }
    }
    for place in slots.indices { (slots[place].contact, slots[place].wanted, slots[place].isNamed) = (nil, nil, false) }
    named.removeAll(keepingCapacity: true)
  }
}

extension ProtocolB.Slot {
  fileprivate func sample(_ contact: UInt64, _ phase: Int) -> Recording.Sample {
    let type = tool == Evdev.pen ? KIN_TOUCH_PENCIL : KIN_TOUCH_DIRECT
    return .init(
      contact: contact, phase: kin_phase(phase), x: x, y: y, pressure: pressure, pointer: .init(type: kin_touch_type(type)))
  }

  /// Adds what a frame did to the slot.
  fileprivate mutating func close(into samples: inout [Recording.Sample]) {
    defer { (contact, moved, pressed, before) = (wanted, false, false, (x, y)) }
    if tool == Evdev.palm { return takeBack(into: &samples) }
    if let contact, contact == wanted {
      if moved || pressed { samples.append(sample(contact, KIN_PHASE_MOVED)) }
      return
    }
    if let contact, wanted == nil, moved { samples.append(sample(contact, KIN_PHASE_MOVED)) }
    if let contact {
      var lift = sample(contact, KIN_PHASE_ENDED)
      // Another contact in the slot: its lift was not reported.
      if wanted != nil { (lift.x, lift.y) = before }
      samples.append(lift)
    }
    if let wanted { samples.append(sample(wanted, KIN_PHASE_BEGAN)) }
  }

  /// A palm is nothing until the next contact lands in the slot.
  private mutating func takeBack(into samples: inout [Recording.Sample]) {
    wanted = nil
    if let contact { samples.append(sample(contact, KIN_PHASE_CANCELLED)) }
  }
}
