import CKinesic

extension StateHash {
  /// All words of a record, which has no gaps.
  @inline(__always) fileprivate static func fold(_ event: UnsafeMutablePointer<kin_event>) -> UInt64 {
    fold(UnsafeRawPointer(event), words: MemoryLayout<kin_event>.size / 8)
  }
}

extension Archive {
  /// All words of a record.
  fileprivate mutating func carry(_ event: inout kin_event) {
    var offset = 0
    while offset < MemoryLayout<kin_event>.size {
      var word = withUnsafeBytes(of: event) { $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self).byteSwapped }
      carry(&word)
      if isReading { withUnsafeMutableBytes(of: &event) { $0.storeBytes(of: word.byteSwapped, toByteOffset: offset, as: UInt64.self) } }
      offset += 8
    }
  }
}

/// The records that wait for a poll, in order, in a room of fixed size.
///
/// A poll lends the whole row; it is emptied by the first record after that. When it is full, records that went to a
/// callback go first; then moved and changed records of one source are merged into their latest.
struct EventQueue: ~Copyable {
  private var events = List<kin_event>()
  private var sources = List<Int32>()
  private(set) var capacity: Int
  /// The number of the latest record.
  private(set) var sequence: UInt64 = 0
  private var isPolled = false
  /// Hashes of the records since `begin`, and how many of those that wait are in them.
  private var recorded: StateHash?
  private var played: StateHash?
  private var digested = 0
  /// The most records that waited before their row last grew.
  private var mostBefore = 0
  /// How many of the records went to callbacks.
  private(set) var dispatched = 0
  private var marks = List<Bool>()
  /// So many records a call without a landing makes at most, whatever is in play.
  private var ample = Int.max
  #if KINESIC_CHECKS
    /// What all records so far have told.
    var history = History()
  #endif

  init(capacity: Int) {
    self.capacity = capacity
    reserveRows()
  }

  /// The room behind the records has no numbers in it, until records have stood there.
  private mutating func reserveRows() {
    sources.reserve(capacity)
    if capacity <= events.capacity { return }
    mostBefore = most
    events.reserve(capacity)
    for i in 0..<events.capacity - events.count { (events.end + i).initialize(to: kin_event()) }
  }

  /// Makes room for `wanted` records and `sources` different sources.
  mutating func reserve(_ wanted: Int, sources count: Int, ample most: Int) {
    capacity = max(capacity, wanted)
    ample = most
    reserveRows()
    marks.extend(to: count, with: false)
  }

  /// How many records wait.
  var count: Int { events.count }

  /// The same without those that a poll has lent.
  var waitingCount: Int { isPolled ? 0 : events.count }

  /// The most that ever waited, since a trace was read or the engine was made: where a record stood its number stands still.
  var most: Int {
    var behind = events.capacity - events.count
    while behind > 0 && (events.end + behind - 1).pointee.sequence == 0 { behind -= 1 }
    return max(mostBefore, events.count + behind)
  }

  /// The bytes that `reserve` asks for with these arguments.
  func growth(_ wanted: Int, sources count: Int) -> Int {
    let record = MemoryLayout<kin_event>.stride + MemoryLayout<Int32>.stride
    let more = wanted > events.capacity ? max(wanted, 2 * events.capacity) * record : 0
    return more + (count > marks.capacity ? max(count, 2 * marks.capacity) : 0)
  }

  subscript(index: Int) -> kin_event { events[index] }

  /// Whether any call without a landing fits, asked quickly.
  var hasAmpleRoom: Bool {
    mutating get {
      forgetPolled()
      return capacity &- events.count >= ample
    }
  }

  /// Whether `wanted` records that must not be lost fit.
  mutating func hasRoom(for wanted: Int, dropsDispatched: Bool) -> Bool {
    forgetPolled()
    if events.count + wanted <= capacity { return true }
    if dropsDispatched { drop(dispatched) }
    if events.count + wanted > capacity { merge() }
    return events.count + wanted <= capacity
  }

  /// Adds a record, whose number and zeros are there to be filled in. `source` names who keeps sending moved or changed: its index.
  @inline(__always) mutating func append(source: Int, _ fill: (inout kin_event) -> Void) {
    forgetPolled()
    if events.count == capacity { merge() }
    sequence &+= 1
    let event = events.added(kin_event())
    sources.append(Int32(truncatingIfNeeded: source))
    event.value.sequence = sequence
    fill(&event.value)
    #if KINESIC_CHECKS
      history.note(events[events.count - 1], of: source)
    #endif
  }

  #if KINESIC_CHECKS
    /// Begins the history anew, after what was read: nobody was told anything yet.
    mutating func beginHistory(at time: UInt64) { history = History(sequence: sequence, time: time) }
  #endif

  private var isDigesting: Bool { recorded != nil || played != nil }

  /// Hashes the records that have come since the last time: before any goes, and before a hash is looked at.
  private mutating func digest() {
    while digested < events.count {
      let hash = StateHash.fold(events.pointer(to: digested))
      recorded?.add(hash)
      played?.add(hash)
      digested &+= 1
    }
  }

  /// For whom records are hashed: a recording, or a replay.
  enum Digest {
    case recorded
    case played
  }

  /// Hashes all records from here on, whatever becomes of them.
  mutating func begin(_ digest: Digest) { set(digest, StateHash()) }

  mutating func end(_ digest: Digest) { set(digest, nil) }

  mutating func digest(_ digest: Digest) -> UInt64 {
    self.digest()
    return (digest == .recorded ? recorded : played)?.value ?? 0
  }

  private mutating func set(_ digest: Digest, _ hash: StateHash?) {
    self.digest()
    if digest == .recorded { recorded = hash } else { played = hash }
  }

  mutating func didDispatch(_ count: Int) { dispatched = count }

  /// Lends all records.
  mutating func poll() -> UnsafePointer<kin_event>? {
    isPolled = true
    return events.address
  }

  @inline(__always) mutating func forgetPolled() {
    if isPolled { empty() }
  }

  @_optimize(speed) @inline(never) private mutating func empty() {
    if isDigesting { digest() }
    isPolled = false
    dispatched = 0
    digested = 0
    events.removeAll()
    sources.removeAll()
  }

  private mutating func drop(_ number: Int) {
    if isDigesting { digest() }
    for i in number..<events.count {
      events[i - number] = events[i]
      sources[i - number] = sources[i]
    }
    events.truncate(to: events.count - number)
    sources.truncate(to: events.count)
    dispatched -= number
    digested = events.count
  }

  /// Keeps of each source's moved or changed records between two others only the latest.
  private mutating func merge() {
    if isDigesting { digest() }
    for i in 0..<marks.count { marks[i] = false }
    var place = events.count
    var i = events.count
    var kept = dispatched
    while i > 0 {
      i -= 1
      let source = Int(sources[i])
      let isDrop = isRepeating(events[i]) && marks[source]
      if Int(events[i].type) != KIN_EVENT_DECISION { marks[source] = isRepeating(events[i]) }
      if isDrop {
        if i < dispatched { kept -= 1 }
        continue
      }
      place -= 1
      events[place] = events[i]
      sources[place] = sources[i]
    }
    dispatched = kept
    let total = events.count - place
    for j in 0..<total {
      events[j] = events[place + j]
      sources[j] = sources[place + j]
    }
    events.truncate(to: total)
    sources.truncate(to: total)
    digested = total
  }

  /// The records that wait, and the number of the latest.
  mutating func carry(_ archive: inout Archive) {
    forgetPolled()
    archive.carry(&sequence)
    var count = events.count
    archive.carry(count: &count)
    if count > capacity { return archive.fail() }
    if archive.isReading {
      events.extend(to: count, with: kin_event())
      sources.extend(to: count, with: 0)
      dispatched = count
    }
    for i in 0..<count {
      archive.carry(&events[i])
      archive.carry(&sources[i], in: 0...max(marks.count - 1, 0))
    }
  }

  private func isRepeating(_ event: kin_event) -> Bool {
    switch Int(event.type) {
    case KIN_EVENT_GESTURE: Int(event.state) == KIN_STATE_CHANGED
    case KIN_EVENT_VIEW_TOUCH: Int(event.phase) == KIN_PHASE_MOVED
    default: false
    }
  }
}
