import CKinesic

/// Multitouch protocol B: the device tracks contacts in slots and reports what changes. A slot that changes before its
/// contact has been seen landing is not reported. After SYN_DROPPED the state is unknown: contacts are cancelled until
/// they land again. A contact that turns out to be a palm is cancelled. Samples of a frame stand in the order in which
/// it names their slots.
struct ProtocolB: FrameDecoder {
  fileprivate struct Slot {
    var x = 0.0, y = 0.0  // stay from contact to contact: the kernel does not repeat what is unchanged
    var before = (x: 0.0, y: 0.0)  // where the contact was in the frame before
    var pressure: Double?  // stays likewise, as does the tool
    var tool = Evdev.finger
    var contact: UInt64?
    var wanted: UInt64?
    var moved = false
    var pressed = false
    /// Whether the log has a landing or a lift in it, or something was passed over.
    var isKnown = false
  }

  private var slots: [Int: Slot] = [:]
  private var named: [Int] = []
  private var current = 0
  private var landings: UInt64 = 0
  private var dropped = false
  private(set) var passedOver = 0

  mutating func take(_ event: EvdevEvent) -> [Recording.Sample] {
    if event.isA(Evdev.syn, Evdev.synDropped) {
      dropped = true
      return []
    }
    if event.isA(Evdev.syn, Evdev.synReport) { return dropped ? cancelAll() : closeFrame() }
    guard event.type == Evdev.absolute, !dropped else { return [] }
    switch event.code {
    case Evdev.slot: current = event.value
    case Evdev.trackingID: setContact(event.value)
    case Evdev.positionX: change { ($0.x, $0.moved) = (Double(event.value), true) }
    case Evdev.positionY: change { ($0.y, $0.moved) = (Double(event.value), true) }
    case Evdev.pressure: change { ($0.pressure, $0.pressed) = (Double(event.value), true) }
    case Evdev.toolType: change { $0.tool = event.value }
    default: break
    }
    return []
  }

  private mutating func change(_ body: (inout Slot) -> Void) {
    body(&slots[current, default: Slot()])
    if !named.contains(current) { named.append(current) }
  }

  /// Every landing gets a number of its own, as the kernel's ids come again in long recordings.
  private mutating func setContact(_ id: Int) {
    if id >= 0 { landings += 1 }
    let contact = id < 0 ? nil : landings
    if id < 0 { passOver(current) }
    change { ($0.wanted, $0.isKnown) = (contact, true) }
  }

  /// Counts a contact that moves or lifts in a slot in which none has landed.
  private mutating func passOver(_ key: Int) {
    guard slots[key]?.isKnown != true else { return }
    passedOver += 1
    slots[key, default: Slot()].isKnown = true
  }

  private mutating func closeFrame() -> [Recording.Sample] {
    var samples: [Recording.Sample] = []
    for key in named {
      guard var slot = slots[key] else { continue }
      if !slot.isKnown {
        passOver(key)
        slot.isKnown = true
      }
      samples += slot.close()
      slots[key] = slot
    }
    named = []
    return samples
  }

  private mutating func cancelAll() -> [Recording.Sample] {
    dropped = false
    named = []
    let samples = slots.keys.sorted().compactMap { key in
      slots[key].flatMap { slot in slot.contact.map { slot.sample($0, KIN_PHASE_CANCELLED) } }
    }
    for key in slots.keys {
      slots[key]?.contact = nil
      slots[key]?.wanted = nil
    }
    return samples
  }
}

extension ProtocolB.Slot {
  fileprivate func sample(_ contact: UInt64, _ phase: Int) -> Recording.Sample {
    let type = tool == Evdev.pen ? KIN_TOUCH_PENCIL : KIN_TOUCH_DIRECT
    return .init(
      contact: contact, phase: kin_phase(phase), x: x, y: y, pressure: pressure, pointer: .init(type: kin_touch_type(type)))
  }

  /// What a frame did to the slot.
  fileprivate mutating func close() -> [Recording.Sample] {
    defer { (contact, moved, pressed, before) = (wanted, false, false, (x, y)) }
    if tool == Evdev.palm { return takeBack() }
    if let contact, contact == wanted { return moved || pressed ? [sample(contact, KIN_PHASE_MOVED)] : [] }
    var samples: [Recording.Sample] = []
    if let contact, wanted == nil, moved { samples.append(sample(contact, KIN_PHASE_MOVED)) }
    if let contact {
      var lift = sample(contact, KIN_PHASE_ENDED)
      // Another contact in the slot: its lift was not reported.
      if wanted != nil { (lift.x, lift.y) = before }
      samples.append(lift)
    }
    if let wanted { samples.append(sample(wanted, KIN_PHASE_BEGAN)) }
    return samples
  }

  /// A palm is nothing until the next contact lands in the slot.
  private mutating func takeBack() -> [Recording.Sample] {
    wanted = nil
    return contact.map { [sample($0, KIN_PHASE_CANCELLED)] } ?? []
  }
}
