import CKinesic

/// Multitouch protocol A: each frame lists its contacts anew, one packet each, closed by SYN_MT_REPORT; who is absent
/// has lifted, and so has a contact of touch size 0. Contacts are distinguished by ABS_MT_TRACKING_ID, and where the
/// device has none each packet is taken for the nearest contact of the frame before. What SYN_DROPPED tore is passed
/// over: the next frame tells all anew.
struct ProtocolA: ~Copyable {
  struct Packet {
    var x: Double?
    var y: Double?
    var id: Int?
    var pressure: Double?
    var lifted = false
  }

  struct Contact {
    let number: UInt64
    let id: Int?
    var x, y: Double
    var pressure: Double?

    func sample(_ phase: Int) -> Sample {
      Sample(contact: number, phase: kin_phase(phase), x: x, y: y, pressure: pressure)
    }
  }

  private var packet = Packet()
  private var frame = List<Packet>()
  private var contacts = List<Contact>()
  /// Of the frame before, those that the present one does not tell of.
  private var absent = List<Contact>()
  private var landed = List<Sample>()
  private var landings: UInt64 = 0
  private var dropped = false

  mutating func take(_ event: EvdevEvent, into samples: inout List<Sample>) throws(Complaint) {
    if event.isA(Evdev.syn, Evdev.synDropped) { dropped = true }
    if dropped {
      if event.isA(Evdev.syn, Evdev.synReport) {
        frame.shorten(to: 0)
        (packet, dropped) = (Packet(), false)
      }
      return
    }
    if event.isA(Evdev.syn, Evdev.synMTReport) {
      try frame.append(packet)
      packet = Packet()
    }
    if event.isA(Evdev.syn, Evdev.synReport) { return try closeFrame(into: &samples) }
    guard event.type == Evdev.absolute else { return }
    switch event.code {
    case Evdev.positionX: packet.x = Double(event.value)
    case Evdev.positionY: packet.y = Double(event.value)
    case Evdev.trackingID: packet.id = event.value
    case Evdev.pressure: packet.pressure = Double(event.value)
    case Evdev.touchMajor: packet.lifted = event.value == 0
    default: break
    }
  }

  /// Moves, then lifts, then landings.
  private mutating func closeFrame(into samples: inout List<Sample>) throws(Complaint) {
    absent.shorten(to: 0)
    landed.shorten(to: 0)
    try absent.append(contacts.all)
    contacts.shorten(to: 0)
    for packet in frame.all where !packet.lifted {
      if let x = packet.x, let y = packet.y { try take(packet, x, y, into: &samples) }
    }
    for contact in absent.all { try samples.append(contact.sample(KIN_PHASE_ENDED)) }
    try samples.append(landed.all)
    frame.shorten(to: 0)
    packet = Packet()
  }

  private mutating func take(_ packet: Packet, _ x: Double, _ y: Double, into samples: inout List<Sample>) throws(Complaint) {
    if let index = match(packet, x, y) {
      var contact = absent[index]
      absent.remove(at: index)
      let isChanged = contact.x != x || contact.y != y || contact.pressure != packet.pressure
      (contact.x, contact.y, contact.pressure) = (x, y, packet.pressure)
      if isChanged { try samples.append(contact.sample(KIN_PHASE_MOVED)) }
      try contacts.append(contact)
    } else {
      landings += 1
      let contact = Contact(number: landings, id: packet.id, x: x, y: y, pressure: packet.pressure)
      try contacts.append(contact)
      try landed.append(contact.sample(KIN_PHASE_BEGAN))
    }
  }

  /// Which of the contacts before a packet continues.
  private func match(_ packet: Packet, _ x: Double, _ y: Double) -> Int? {
    var (nearest, least): (Int?, Double) = (nil, .infinity)
    for index in 0..<absent.count {
      let contact = absent[index]
      if let id = packet.id {
        if contact.id == id { return index }
        continue
      }
      let distance = (contact.x - x) * (contact.x - x) + (contact.y - y) * (contact.y - y)
      if distance < least { (nearest, least) = (index, distance) }
    }
    return nearest
  }
}
