import CKinesic

/// Multitouch protocol A: each frame lists its contacts anew, one packet each, closed by SYN_MT_REPORT; who is absent
/// has lifted, and so has a contact of touch size 0. Contacts are distinguished by ABS_MT_TRACKING_ID, and where the
/// device has none each packet is taken for the nearest contact of the frame before. What SYN_DROPPED tore is passed
/// over: the next frame tells all anew.
struct ProtocolA: FrameDecoder {
  private struct Packet {
    var x: Double?
    var y: Double?
    var id: Int?
    var pressure: Double?
    var lifted = false
  }

  private struct Contact {
    let number: UInt64
    let id: Int?
    var x, y: Double
    var pressure: Double?

    func sample(_ phase: Int) -> Recording.Sample {
      .init(contact: number, phase: kin_phase(phase), x: x, y: y, pressure: pressure)
    }
  }

  private var packet = Packet()
  private var frame: [Packet] = []
  private var contacts: [Contact] = []
  private var landings: UInt64 = 0
  private var dropped = false

  mutating func take(_ event: EvdevEvent, into samples: inout [Recording.Sample]) {
    if event.isA(Evdev.syn, Evdev.synDropped) { dropped = true }
    if dropped {
      if event.isA(Evdev.syn, Evdev.synReport) { (frame, packet, dropped) = ([], Packet(), false) }
      return
    }
    if event.isA(Evdev.syn, Evdev.synMTReport) {
      frame.append(packet)
      packet = Packet()
    }
    if event.isA(Evdev.syn, Evdev.synReport) { return closeFrame(into: &samples) }
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
  private mutating func closeFrame(into samples: inout [Recording.Sample]) {
    var absent = contacts
    var present: [Contact] = []
    var landed: [Recording.Sample] = []
    for packet in frame where !packet.lifted {
      guard let x = packet.x, let y = packet.y else { continue }
      if let index = Self.match(packet, x, y, in: absent) {
        var contact = absent.remove(at: index)
        let isChanged = contact.x != x || contact.y != y || contact.pressure != packet.pressure
        (contact.x, contact.y, contact.pressure) = (x, y, packet.pressure)
        if isChanged { samples.append(contact.sample(KIN_PHASE_MOVED)) }
        present.append(contact)
      } else {
        landings += 1
        let contact = Contact(number: landings, id: packet.id, x: x, y: y, pressure: packet.pressure)
        present.append(contact)
        landed.append(contact.sample(KIN_PHASE_BEGAN))
      }
    }
    for contact in absent { samples.append(contact.sample(KIN_PHASE_ENDED)) }
    samples += landed
    contacts = present
    frame.removeAll(keepingCapacity: true)
    packet = Packet()
  }

  /// Which of `contacts` a packet continues.
  private static func match(_ packet: Packet, _ x: Double, _ y: Double, in contacts: [Contact]) -> Int? {
    if let id = packet.id { return contacts.firstIndex { $0.id == id } }
    func distance(_ contact: Contact) -> Double { (contact.x - x) * (contact.x - x) + (contact.y - y) * (contact.y - y) }
    return contacts.indices.min { distance(contacts[$0]) < distance(contacts[$1]) }
  }
}
