import CKinesic

/// Multitouch protocol B: the device tracks contacts in slots and reports what changes. A slot that changes before its contact
/// has been seen landing is not told. After SYN_DROPPED the state is unknown: contacts are cancelled until they land again.
struct ProtocolB: FrameDecoder {
  fileprivate struct Slot {
    var x = 0.0, y = 0.0  // stay from contact to contact: the kernel does not repeat what is unchanged
    var contact: UInt64?
    var wanted: UInt64?
    var moved = false
  }

  private var slots: [Int: Slot] = [:]
  private var current = 0
  private var landings: UInt64 = 0
  private var dropped = false

  mutating func take(_ event: EvdevReader.Event) -> [Recording.Sample] {
    if event.isA(Evdev.syn, Evdev.synDropped) {
      dropped = true
      return []
    }
    if event.isA(Evdev.syn, Evdev.synReport) { return dropped ? cancelAll() : closeFrame() }
    guard event.type == Evdev.absolute, !dropped else { return [] }
    switch event.code {
    case Evdev.slot: current = event.value
    case Evdev.trackingID: setContact(event.value)
    case Evdev.positionX: slots[current, default: Slot()].set(\.x, event.value)
    case Evdev.positionY: slots[current, default: Slot()].set(\.y, event.value)
    default: break
    }
    return []
  }

  /// Every landing gets a number of its own, as the kernel's ids come again in long recordings.
  private mutating func setContact(_ id: Int) {
    if id >= 0 { landings += 1 }
    slots[current, default: Slot()].wanted = id < 0 ? nil : landings
  }

  private mutating func closeFrame() -> [Recording.Sample] {
    var samples: [Recording.Sample] = []
    for key in slots.keys.sorted() {
      var slot = slots[key]!
      func sample(_ contact: UInt64, _ phase: Int) -> Recording.Sample {
        .init(contact: contact, phase: kin_phase(phase), x: slot.x, y: slot.y)
      }
      switch (slot.contact, slot.wanted) {
      case (let old?, let new?) where old == new: if slot.moved { samples.append(sample(old, KIN_PHASE_MOVED)) }
      case (let old, let new):
        if let old, new == nil, slot.moved { samples.append(sample(old, KIN_PHASE_MOVED)) }
        if let old { samples.append(sample(old, KIN_PHASE_ENDED)) }
        if let new { samples.append(sample(new, KIN_PHASE_BEGAN)) }
      }
      slot.contact = slot.wanted
      slot.moved = false
      slots[key] = slot
    }
    return samples
  }

  private mutating func cancelAll() -> [Recording.Sample] {
    dropped = false
    let samples = slots.keys.sorted().compactMap { key in
      slots[key]?.contact.map { Recording.Sample(contact: $0, phase: kin_phase(KIN_PHASE_CANCELLED), x: slots[key]!.x, y: slots[key]!.y) }
    }
    for key in slots.keys {
      slots[key]?.contact = nil
      slots[key]?.wanted = nil
    }
    return samples
  }
}

extension ProtocolB.Slot {
  fileprivate mutating func set(_ axis: WritableKeyPath<Self, Double>, _ value: Int) {
    self[keyPath: axis] = Double(value)
    moved = true
  }
}
