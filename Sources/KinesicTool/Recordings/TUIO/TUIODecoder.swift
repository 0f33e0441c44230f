import CKinesic

/// Follows the cursors of TUIO 1.1 (`/tuio/2Dcur`), those of each source on their own: `set` places one, `alive` lists
/// who is there, and `fseq` closes a frame. Bundles that come late, by their frame number, are passed over. Other
/// profiles are too.
///
/// Places are shares of the surface, 0 to 1; they are given in device units, rounded to hundredths: a float32 has no
/// more to say.
struct TUIODecoder {
  fileprivate struct Source {
    var contacts: [Int32: (contact: UInt64, x: Double, y: Double)] = [:]
    var order: [Int32] = []
    var placed: [(id: Int32, x: Double, y: Double)] = []
    var alive: [Int32] = []
    var frame: Int32 = -1
  }

  /// The largest x and y in device units.
  let range: (Double, Double)
  private var sources: [String: Source] = [:]
  private var landings: UInt64 = 0

  static let address = "/tuio/2Dcur"
  /// Frame numbers that lie further back than this are those of a source that began anew.
  private static let window: Int32 = 100

  init(range: (Double, Double)) { self.range = range }

  /// The samples of the frames that a packet closes.
  mutating func take(_ packet: OSC.Packet) throws(OSCReader.Failure) -> [Recording.Sample] {
    var samples: [Recording.Sample] = []
    var name = ""
    for message in packet.messages where message.address == Self.address {
      let rest = Array(message.arguments.dropFirst())
      switch (message.arguments.first, rest) {
      case (.string("source"), let rest): if case .string(let source)? = rest.first { name = source }
      case (.string("alive"), let ids): sources[name, default: Source()].alive = try Self.ids(ids, message)
      case (.string("set"), let values): try set(values, of: name, message)
      case (.string("fseq"), let number): samples += try close(number, of: name, message)
      default: throw Self.failure("source, alive, set or fseq", message)
      }
    }
    return samples
  }

  private static func failure(_ wanted: String, _ message: OSC.Message) -> OSCReader.Failure {
    .init(sentence: "\(address): \(wanted) is wanted", place: message.place)
  }

  private static func ids(_ arguments: [OSC.Argument], _ message: OSC.Message) throws(OSCReader.Failure) -> [Int32] {
    var ids: [Int32] = []
    for argument in arguments {
      guard case .int(let id) = argument else { throw failure("'alive' with session ids", message) }
      ids.append(id)
    }
    return ids
  }

  private mutating func set(_ values: [OSC.Argument], of source: String, _ message: OSC.Message) throws(OSCReader.Failure) {
    guard values.count >= 3, case .int(let id) = values[0], case .float(let x) = values[1], case .float(let y) = values[2], x.isFinite,
      y.isFinite
    else { throw Self.failure("'set' with a session id, x and y", message) }
    func place(_ share: Float, _ range: Double) -> Double { (Double(share) * range * 100).rounded() / 100 }
    sources[source, default: Source()].placed.append((id, place(x, range.0), place(y, range.1)))
  }

  private mutating func close(_ values: [OSC.Argument], of name: String, _ message: OSC.Message) throws(OSCReader.Failure)
    -> [Recording.Sample]
  {
    guard case .int(let frame)? = values.first else { throw Self.failure("'fseq' with a frame number", message) }
    var source = sources[name] ?? Source()
    defer {
      source.placed = []
      sources[name] = source
    }
    // -1 marks a frame that only repeats what is known.
    if frame >= 0, frame <= source.frame, source.frame - frame < Self.window { return [] }
    source.frame = max(frame, frame < 0 ? source.frame : frame)
    return source.close(&landings)
  }
}

extension TUIODecoder.Source {
  /// Moves and landings in their order, then lifts.
  fileprivate mutating func close(_ landings: inout UInt64) -> [Recording.Sample] {
    var samples: [Recording.Sample] = []
    for (id, x, y) in placed where alive.contains(id) {
      let known = contacts[id]
      if known == nil {
        landings += 1
        order.append(id)
      }
      let contact = known?.contact ?? landings
      let phase = known == nil ? KIN_PHASE_BEGAN : KIN_PHASE_MOVED
      samples.append(.init(contact: contact, phase: kin_phase(phase), x: x, y: y))
      contacts[id] = (contact, x, y)
    }
    for id in order where !alive.contains(id) {
      guard let gone = contacts.removeValue(forKey: id) else { continue }
      samples.append(.init(contact: gone.contact, phase: kin_phase(KIN_PHASE_ENDED), x: gone.x, y: gone.y))
    }
    order.removeAll { contacts[$0] == nil }
    return samples
  }
}
