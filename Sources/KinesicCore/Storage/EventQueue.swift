import CKinesic

extension kin_event {
  /// The bytes that the engine tells, which have no gaps: all before the host's pointer, behind which only the
  /// reserved ones are.
  public static var payloadSize: Int { MemoryLayout<kin_event>.size - MemoryLayout.size(ofValue: kin_event().reserved) - 8 }
}

extension StateHash {
  /// All words of a record that the engine tells.
  @inline(__always) fileprivate static func fold(_ event: UnsafeMutablePointer<kin_event>) -> UInt64 {
    fold(UnsafeRawPointer(event), words: kin_event.payloadSize / 8)
  }
}

extension Archive {
  /// All words of a record that the engine tells.
  fileprivate mutating func code(_ event: inout kin_event) {
    var offset = 0
    while offset < kin_event.payloadSize {
      var word = withUnsafeBytes(of: event) { $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self).byteSwapped }
      code(&word)
      if isReading { withUnsafeMutableBytes(of: &event) { $0.storeBytes(of: word.byteSwapped, toByteOffset: offset, as: UInt64.self) } }
      offset += 8
    }
  }
}

/// The records that wait for a poll, in order, in a room of fixed size.
///
/// A poll lends the whole row; it is emptied by the first record after that. When it is full, records that a callback
/// or an action has taken are dropped, and counted as lost to the poll; of the others, moved and changed ones of one
/// source are merged into their latest.
struct EventQueue: ~Copyable {
  private var events = List<kin_event>()
  /// Who keeps sending moved or changed; the complement: somebody was called with the record, and so has it.
  private var sources = List<Int32>()
  private(set) var capacity: Int
  /// The capacity that the host asked for.
  private let least: Int
  /// The number of the latest record.
  private(set) var sequence: UInt64 = 0
  private var isPolled = false
  /// How many records that the next poll would have had are gone, and the same of the latest poll.
  private(set) var lost: UInt64 = 0
  private(set) var lostToPoll: UInt64 = 0
  /// Hashes of the records since `begin`, and how many of those that wait are in them.
  private var recorded: StateHash?
  private var played: StateHash?
  private var digested = 0
  /// The most records that there were when some last went.
  private var mostBefore = 0
  /// How many of the records have been dispatched; and how many of these somebody was called with.
  private(set) var dispatched = 0
  private var consumed = 0
  /// For a walk: of each source the record that those before it can be merged into, -1: none.
  private var latest = List<Int32>()
  /// So many records a call without a landing makes at most, whatever is in play.
  private var maxPerMove = Int.max
  #if KINESIC_CHECKS
    /// What all records so far have reported.
    var history = History()
  #endif

  init(capacity: Int) {
    self.capacity = capacity
    least = capacity
  }

  /// Makes room for `wanted` records, or as many as the host asked for, and `count` different sources. False: there is
  /// no memory, and nothing has changed.
  mutating func reserveIfPossible(_ wanted: Int, sources count: Int) -> Bool {
    let records = max(least, wanted)
    if !(sources.reserveIfPossible(records) && latest.reserveIfPossible(count)) { return false }
    return events.reserveIfPossible(records)
  }

  /// The bytes of the rows of one that is made with this capacity, for `wanted` records and `count` sources.
  static func byteCount(forCapacity capacity: Int, _ wanted: Int, sources count: Int) -> Int {
    let records = max(capacity, wanted)
    return List<kin_event>.byteCount(forCapacity: records) + List<Int32>.byteCount(forCapacity: records)
      + List<Int32>.byteCount(forCapacity: count)
  }

  /// Takes `wanted` records, or as many as the host asked for, and `count` different sources, for which there is room.
  /// The capacity depends on nothing else, so that a replay that begins here has the same.
  mutating func setCapacity(_ wanted: Int, sources count: Int, maxPerMove most: Int) {
    capacity = max(least, wanted)
    maxPerMove = most
    latest.extend(to: count, with: -1)
  }

  /// The bytes of the row of records.
  var recordByteCount: Int { List<kin_event>.byteCount(forCapacity: max(capacity, events.capacity)) }

  /// How many records wait.
  var count: Int { events.count }

  /// The same without those that a poll has lent.
  var waitingCount: Int { isPolled ? 0 : events.count }

  /// The most that ever waited, since a trace was read or the engine was made.
  var most: Int { max(mostBefore, events.count) }

  private mutating func noteMost() { mostBefore = most }

  subscript(index: Int) -> kin_event { events[index] }

  /// Copies a record to where a callback may look at it while the queue changes. As bytes: a record that is handed on
  /// as a value is copied field by field each time.
  func copy(_ index: Int, to event: UnsafeMutablePointer<kin_event>) {
    UnsafeMutableRawPointer(event).copyMemory(from: events.pointer(to: index), byteCount: MemoryLayout<kin_event>.size)
  }

  /// Whether any call without a landing fits, asked quickly.
  var hasAmpleRoom: Bool {
    mutating get {
      forgetPolled()
      return capacity &- events.count >= maxPerMove
    }
  }

  /// Whether `wanted` records fit: makes room for them, or changes nothing.
  mutating func hasRoom(for wanted: Int) -> Bool {
    forgetPolled()
    if events.count + wanted <= capacity { return true }
    if events.count - consumed - merge(isTrial: true) + wanted > capacity { return false }
    compact()
    if events.count + wanted > capacity { compact() }
    return true
  }

  /// Adds a record, whose number and zeros are there to be filled in. `source` names who keeps sending moved or
  /// changed: its index.
  @inline(__always) mutating func append(source: Int, _ fill: (inout kin_event) -> Void) {
    forgetPolled()
    if events.count >= capacity { compact() }
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
    /// Begins the history anew, after what was read: no record was sent yet.
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

  /// The next record has the number that follows this one.
  mutating func resume(after sequence: UInt64) { self.sequence = sequence }

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
    digested = events.count
    if digest == .recorded { recorded = hash } else { played = hash }
  }

  mutating func didDispatch(_ count: Int) { dispatched = count }

  /// Somebody was called with a record.
  mutating func consume(_ index: Int) {
    sources[index] = ~sources[index]
    consumed += 1
  }

  func isConsumed(_ index: Int) -> Bool { sources[index] < 0 }

  /// The source of a record.
  func source(of index: Int) -> Int { Int(isConsumed(index) ? ~sources[index] : sources[index]) }

  /// Takes the host's pointer out of a record, also of one that a poll has lent.
  mutating func forgetUserData(of index: Int) { events[index].user_data = nil }

  /// Lends all records.
  mutating func poll() -> UnsafePointer<kin_event>? {
    isPolled = true
    lostToPoll = lost
    lost = 0
    return events.address
  }

  @inline(__always) mutating func forgetPolled() {
    if isPolled { empty() }
  }

  @_optimize(speed) @inline(never) private mutating func empty() {
    if isDigesting {
      digest()
      digested = 0
    }
    noteMost()
    isPolled = false
    dispatched = 0
    consumed = 0
    events.removeAll()
    sources.removeAll()
  }

  /// Drops what was taken; where that is nothing, merges.
  @inline(never) private mutating func compact() {
    noteMost()
    if isDigesting { digest() }
    if consumed > 0 { dropConsumed() } else { _ = merge(isTrial: false) }
    sweep()
  }

  private mutating func dropConsumed() {
    for i in 0..<dispatched where isConsumed(i) {
      lost += 1 + UInt64(events[i].merged)
      sources[i] = EventQueue.gone
    }
    consumed = 0
  }

  /// Lets the latest of each source's moved or changed records between two others stand for those before it; says how
  /// many that spares. A trial changes nothing. What has not been dispatched stays as it is, as does what was taken.
  private mutating func merge(isTrial: Bool) -> Int {
    for i in 0..<latest.count { latest[i] = -1 }
    var spared = 0
    var i = dispatched
    while i > 0 {
      i -= 1
      if Int(events[i].type) == KIN_EVENT_DECISION { continue }
      let source = source(of: i)
      let later = Int(latest[source])
      if isConsumed(i) || !isRepeating(events[i]) {
        latest[source] = -1
      } else if later < 0 {
        latest[source] = Int32(truncatingIfNeeded: i)
      } else {
        spared += 1
        if !isTrial { merge(i, into: later) }
      }
    }
    return spared
  }

  private mutating func merge(_ earlier: Int, into later: Int) {
    events[later].merged = UInt32(clamping: UInt64(events[later].merged) + UInt64(events[earlier].merged) + 1)
    events[later].from = events[earlier].from
    sources[earlier] = EventQueue.gone
  }

  /// The source of a record that is to go: no complement of one.
  private static var gone: Int32 { .min }

  /// Closes the gaps of those that are gone, who all were dispatched.
  private mutating func sweep() {
    var kept = 0
    for i in 0..<events.count where sources[i] != EventQueue.gone {
      events[kept] = events[i]
      sources[kept] = sources[i]
      kept += 1
    }
    dispatched -= events.count - kept
    digested = kept
    events.truncate(to: kept)
    sources.truncate(to: kept)
  }

  /// The records that wait, and the number of the latest.
  mutating func code(_ archive: inout Archive) {
    forgetPolled()
    archive.code(&sequence)
    var count = events.count
    archive.code(count: &count)
    if count > capacity { return archive.fail() }
    if archive.isReading {
      events.extend(to: count, with: kin_event())
      sources.extend(to: count, with: 0)
      dispatched = count
    }
    for i in 0..<count {
      archive.code(&events[i])
      archive.code(&sources[i], in: -latest.count...max(latest.count - 1, 0))
      if archive.isReading && isConsumed(i) { consumed += 1 }
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
