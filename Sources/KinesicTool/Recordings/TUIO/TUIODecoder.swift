import CKinesic

/// Follows the cursors of TUIO 1.1 (`/tuio/2Dcur`), those of each source on their own: `set` places one, `alive` lists
/// who is there, and `fseq` closes a frame. Bundles that come late, by their frame number, are passed over. Other
/// profiles are too.
///
/// Places are shares of the surface, 0 to 1; they are given in device units, rounded to hundredths: a float32 has no
/// more to say.
struct TUIODecoder {
  fileprivate struct Cursor {
    let id: Int32
    let contact: UInt64
    var x, y: Double
  }

  fileprivate struct Source {
    /// In the order of their landings.
    var cursors: [Cursor] = []
    var placed: [(id: Int32, x: Double, y: Double)] = []
    var alive: [Int32] = []
    var frame: Int32 = -1
  }

  /// The largest x and y in device units.
  let range: (Double, Double)
  private var sources: [Source] = []
  /// Where in `sources` each is.
  private var places: [String: Int] = [:]
  /// The source that was named last, whose name comes again with nearly each packet.
  private var latest: (name: [UInt8], place: Int)?
  private var landings: UInt64 = 0

  static let address = "/tuio/2Dcur"
  private static let addressBytes: StaticString = "/tuio/2Dcur"
  /// Frame numbers that lie further back than this are those of a source that began anew.
  private static let window: Int32 = 100

  init(range: (Double, Double)) { self.range = range }

  /// Adds the samples of the frames that a packet closes.
  mutating func take(_ packet: OSC.Packet, into samples: inout [Recording.Sample]) throws(OSCReader.Failure) {
    var place: Int?
    for message in packet.messages where message.address.isText(Self.addressBytes) {
      var arguments = message.arguments
      guard let word = arguments.text() else { throw Self.failure("source, alive, set or fseq", message) }
      if word.isText("source") {
        if let name = arguments.text() { place = self.place(of: name) }
        continue
      }
      let source = place ?? self.place(ofName: "")
      place = source
      if word.isText("alive") {
        try Self.take(&arguments, into: &sources[source].alive, message)
      } else if word.isText("set") {
        try set(&arguments, of: source, message)
      } else if word.isText("fseq") {
        try close(&arguments, of: source, message, into: &samples)
      } else {
        throw Self.failure("source, alive, set or fseq", message)
      }
    }
  }

  private mutating func place(of name: OSC.Bytes) -> Int {
    if let latest, name.elementsEqual(latest.name) { return latest.place }
    let place = place(ofName: String(decoding: name, as: UTF8.self))
    latest = (Array(name), place)
    return place
  }

  private mutating func place(ofName name: String) -> Int {
    if let place = places[name] { return place }
    places[name] = sources.count
    sources.append(Source())
    return sources.count - 1
  }

  private static func failure(_ wanted: String, _ message: OSC.Message) -> OSCReader.Failure {
    .init(sentence: "\(address): \(wanted) is wanted", place: message.place)
  }

  private static func take(_ arguments: inout OSC.Arguments, into ids: inout [Int32], _ message: OSC.Message) throws(OSCReader.Failure) {
    guard arguments.types.allSatisfy({ $0 == UInt8(ascii: "i") }) else { throw failure("'alive' with session ids", message) }
    ids.removeAll(keepingCapacity: true)
    while let id = arguments.int() { ids.append(id) }
  }

  private mutating func set(_ arguments: inout OSC.Arguments, of source: Int, _ message: OSC.Message) throws(OSCReader.Failure) {
    guard let id = arguments.int(), let x = arguments.float(), let y = arguments.float(), x.isFinite, y.isFinite else {
      throw Self.failure("'set' with a session id, x and y", message)
    }
    func place(_ share: Float, _ range: Double) -> Double { (Double(share) * range * 100).rounded() / 100 }
    sources[source].placed.append((id, place(x, range.0), place(y, range.1)))
  }

  private mutating func close(
    _ arguments: inout OSC.Arguments, of source: Int, _ message: OSC.Message, into samples: inout [Recording.Sample]
  ) throws(OSCReader.Failure) {
    guard let frame = arguments.int() else { throw Self.failure("'fseq' with a frame number", message) }
    defer { sources[source].placed.removeAll(keepingCapacity: true) }
    let last = sources[source].frame
    // -1 marks a frame that only repeats what is known.
    if frame >= 0, frame <= last, last - frame < Self.window { return }
    sources[source].frame = max(frame, last)
    sources[source].close(&landings, into: &samples)
  }
}

extension TUIODecoder.Source {
  /// Moves and landings in their order, then lifts.
  fileprivate mutating func close(_ landings: inout UInt64, into samples: inout [Recording.Sample]) {
    for (id, x, y) in placed where alive.contains(id) {
      if let place = cursors.firstIndex(where: { $0.id == id }) {
        (cursors[place].x, cursors[place].y) = (x, y)
        samples.append(cursors[place].sample(KIN_PHASE_MOVED))
      } else {
        landings += 1
        let cursor = TUIODecoder.Cursor(id: id, contact: landings, x: x, y: y)
        cursors.append(cursor)
        samples.append(cursor.sample(KIN_PHASE_BEGAN))
      }
    }
    for cursor in cursors where !alive.contains(cursor.id) { samples.append(cursor.sample(KIN_PHASE_ENDED)) }
    cursors.removeAll { !alive.contains($0.id) }
  }
}

extension TUIODecoder.Cursor {
  fileprivate func sample(_ phase: Int) -> Recording.Sample { .init(contact: contact, phase: kin_phase(phase), x: x, y: y) }
}
