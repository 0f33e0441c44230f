import CKinesic
import CMemory

/// Follows the cursors of TUIO 1.1 (`/tuio/2Dcur`), those of each source on their own: `set` places one, `alive` lists
/// who is there, and `fseq` closes a frame. Bundles that come late, by their frame number, are passed over. Other
/// profiles are too.
///
/// Places are shares of the surface, 0 to 1; they are given in device units, rounded to hundredths: a float32 has no
/// more to say.
public struct TUIODecoder: ~Copyable {
  /// The largest x and y in device units.
  let range: (x: Double, y: Double)
  private var sources = List<UnsafeMutablePointer<TUIOSource>>()
  /// The source that was named last, whose name comes again with nearly each packet.
  private var latest: UnsafeMutablePointer<TUIOSource>?
  private var landings: UInt64 = 0

  public static let address: StaticString = "/tuio/2Dcur"

  /// What is taken for the largest x and y where nobody says: TUIO does not.
  public static let usualRange = (x: 4096.0, y: 4096.0)

  public init(range: (x: Double, y: Double)) { self.range = range }

  deinit {
    for source in sources.all {
      source.deinitialize(count: 1)
      memory_release(source)
    }
  }

  /// Adds the samples of the frames that a packet closes; its time, nil where it has none. A packet that is damaged is
  /// refused before any of it counts.
  public mutating func take(packet: Bytes, into samples: inout List<Sample>) throws(Complaint) -> UInt64? {
    var reader = OSCReader(packet)
    let (isBundle, time) = try reader.bundle()
    var copy = reader
    while !copy.isAtEnd { _ = try Self.message(&copy, isBundle) }
    try takeMessages(&reader, isBundle, into: &samples)
    return time
  }

  /// The same of what follows the head of a bundle, or of one message.
  mutating func takeMessages(_ reader: inout OSCReader, _ isBundle: Bool, into samples: inout List<Sample>) throws(Complaint) {
    var source: UnsafeMutablePointer<TUIOSource>?
    while !reader.isAtEnd { try take(try Self.message(&reader, isBundle), of: &source, into: &samples) }
  }

  private static func message(_ reader: inout OSCReader, _ isBundle: Bool) throws(Complaint) -> OSC.Message {
    guard isBundle else { return try reader.message() }
    var element = try reader.block("a bundle's element")
    return try element.message()
  }

  private mutating func take(
    _ message: OSC.Message, of source: inout UnsafeMutablePointer<TUIOSource>?, into samples: inout List<Sample>
  ) throws(Complaint) {
    guard message.address.isText(Self.address) else { return }
    var arguments = message.arguments
    guard let word = arguments.text() else { throw Self.failure("source, alive, set or fseq", message) }
    if word.isText("source") {
      if let name = arguments.text() { source = try self.source(named: name) }
      return
    }
    if source == nil { source = try self.source(named: .none) }
    guard let current = source else { return }
    if word.isText("alive") {
      try current.pointee.setAlive(&arguments, message)
    } else if word.isText("set") {
      try current.pointee.place(&arguments, range, message)
    } else if word.isText("fseq") {
      try current.pointee.close(&arguments, message, &landings, into: &samples)
    } else {
      throw Self.failure("source, alive, set or fseq", message)
    }
  }

  private mutating func source(named name: Bytes) throws(Complaint) -> UnsafeMutablePointer<TUIOSource> {
    if let latest, latest.pointee.name.all.isText(name) { return latest }
    for source in sources.all where source.pointee.name.all.isText(name) {
      latest = source
      return source
    }
    let made = try makeSource(name)
    latest = made
    return made
  }

  private mutating func makeSource(_ name: Bytes) throws(Complaint) -> UnsafeMutablePointer<TUIOSource> {
    var source = TUIOSource()
    try source.name.append(name)
    try sources.reserve(sources.count + 1)
    guard let memory = memory_allocate(MemoryLayout<TUIOSource>.size) else { throw .noMemory }
    let made = memory.bindMemory(to: TUIOSource.self, capacity: 1)
    made.initialize(to: source)
    try sources.append(made)
    return made
  }

  fileprivate static func failure(_ wanted: StaticString, _ message: OSC.Message) -> Complaint {
    Complaint(.byte(message.place), .words(address), .words(": "), .words(wanted), .words(" is wanted"))
  }
}

/// What one source said.
struct TUIOSource: ~Copyable {
  struct Cursor {
    let id: Int32
    let contact: UInt64
    var x, y: Double

    func sample(_ phase: Int) -> Sample { Sample(contact: contact, phase: kin_phase(phase), x: x, y: y) }
  }

  struct Placed {
    let id: Int32
    let x, y: Double
  }

  var name = List<UInt8>()
  /// In the order of their landings.
  private var cursors = List<Cursor>()
  private var placed = List<Placed>()
  private var alive = List<Int32>()
  private var frame: Int32 = -1

  /// Frame numbers that lie further back than this are those of a source that began anew.
  private static let window: Int32 = 100

  mutating func setAlive(_ arguments: inout OSC.Arguments, _ message: OSC.Message) throws(Complaint) {
    guard arguments.types.allSatisfy({ $0 == UInt8(ascii: "i") }) else { throw TUIODecoder.failure("'alive' with session ids", message) }
    alive.shorten(to: 0)
    while let id = arguments.int() { try alive.append(id) }
  }

  mutating func place(_ arguments: inout OSC.Arguments, _ range: (x: Double, y: Double), _ message: OSC.Message) throws(Complaint) {
    guard let id = arguments.int(), let x = arguments.float(), let y = arguments.float(), x.isFinite, y.isFinite else {
      throw TUIODecoder.failure("'set' with a session id, x and y", message)
    }
    try placed.append(Placed(id: id, x: Self.place(x, range.x), y: Self.place(y, range.y)))
  }

  private static func place(_ share: Float, _ range: Double) -> Double { (Double(share) * range * 100).rounded() / 100 }

  mutating func close(
    _ arguments: inout OSC.Arguments, _ message: OSC.Message, _ landings: inout UInt64, into samples: inout List<Sample>
  ) throws(Complaint) {
    guard let number = arguments.int() else { throw TUIODecoder.failure("'fseq' with a frame number", message) }
    let last = frame
    // -1 marks a frame that only repeats what is known.
    if number < 0 || number > last || Int(last) - Int(number) >= Int(Self.window) {
      frame = max(number, last)
      try close(&landings, into: &samples)
    }
    placed.shorten(to: 0)
  }

  /// Moves and landings in their order, then lifts.
  private mutating func close(_ landings: inout UInt64, into samples: inout List<Sample>) throws(Complaint) {
    for each in placed.all where isAlive(each.id) {
      if let place = place(of: each.id) {
        (cursors[place].x, cursors[place].y) = (each.x, each.y)
        try samples.append(cursors[place].sample(KIN_PHASE_MOVED))
      } else {
        landings += 1
        let cursor = Cursor(id: each.id, contact: landings, x: each.x, y: each.y)
        try cursors.append(cursor)
        try samples.append(cursor.sample(KIN_PHASE_BEGAN))
      }
    }
    try lift(into: &samples)
  }

  private mutating func lift(into samples: inout List<Sample>) throws(Complaint) {
    var kept = 0
    for place in 0..<cursors.count {
      if isAlive(cursors[place].id) {
        cursors[kept] = cursors[place]
        kept += 1
      } else {
        try samples.append(cursors[place].sample(KIN_PHASE_ENDED))
      }
    }
    cursors.shorten(to: kept)
  }

  private func isAlive(_ id: Int32) -> Bool { alive.all.contains(id) }

  private func place(of id: Int32) -> Int? {
    for place in 0..<cursors.count where cursors[place].id == id { return place }
    return nil
  }
}
