/// Records that come and go, named by ids that become stale when their record is removed.
///
/// A freed index is used again, last freed first, with the next generation; so what an id names never depends on
/// memory. After its last generation an index is retired, as generation 0, which no id has: a stale id never becomes
/// valid again.
struct SlotMap<Record>: ~Copyable {
  private let kind: IdentifierKind
  private var records = List<Record>()
  private var generations = List<UInt32>()
  private var live = List<Bool>()
  private var free = List<Int32>()
  private var retiredCount = 0
  /// The generation of every index at first: that of the engine whose records these are, or were when a snapshot of
  /// them was taken.
  private(set) var firstGeneration = Identifier.firstGeneration(ofEngine: 0)

  init(kind: IdentifierKind) { self.kind = kind }

  /// What is inserted from now on belongs to the engine with this number.
  mutating func number(_ engine: UInt32) { firstGeneration = Identifier.firstGeneration(ofEngine: engine) }

  /// What is inserted from now on belongs to the engine whose records another map has.
  mutating func number(as other: borrowing SlotMap<Record>) { firstGeneration = other.firstGeneration }

  /// One past the highest index that was ever used.
  var end: Int { records.count }

  /// How many records there is room for at present.
  var capacity: Int { records.capacity }

  /// How many records are live.
  var liveCount: Int { records.count - free.count - retiredCount }

  subscript(index: Int) -> Record {
    @inline(__always) unsafeAddress { address(of: index) }
    @inline(__always) unsafeMutableAddress { pointer(to: index) }
  }

  /// A record in place.
  @inline(__always) func reference(to index: Int) -> Reference<Record> { records.reference(to: index) }

  /// A record's address; valid until the next insertion.
  @inline(__always) func address(of index: Int) -> UnsafePointer<Record> { UnsafePointer(records.pointer(to: index)) }
  @inline(__always) mutating func pointer(to index: Int) -> UnsafeMutablePointer<Record> { records.pointer(to: index) }

  func isLive(_ index: Int) -> Bool { live[index] }

  /// The id of a live record.
  func identifier(of index: Int) -> Identifier { Identifier(kind: kind, generation: generations[index], index: index) }

  /// The index that the next insertion will use.
  var nextIndex: Int { free.isEmpty ? records.count : Int(free[free.count - 1]) }

  /// Makes room for `wanted` records in all. False: there is no memory, and nothing has changed.
  mutating func reserveIfPossible(_ wanted: Int) -> Bool {
    records.reserveIfPossible(wanted) && generations.reserveIfPossible(wanted) && live.reserveIfPossible(wanted)
      && free.reserveIfPossible(wanted)
  }

  /// The bytes of the lists of a map with this capacity.
  static func byteCount(forCapacity count: Int) -> Int {
    List<Record>.byteCount(forCapacity: count) + List<UInt32>.byteCount(forCapacity: count) + List<Bool>.byteCount(forCapacity: count)
      + List<Int32>.byteCount(forCapacity: count)
  }

  mutating func insert(_ record: Record) -> Int {
    let index = nextIndex
    if free.isEmpty {
      records.append(record)
      generations.append(firstGeneration)
      live.append(true)
      free.reserve(records.count)
    } else {
      free.removeLast()
      records[index] = record
      live[index] = true
    }
    return index
  }

  /// Frees a live record; its id is stale from now on.
  mutating func remove(_ index: Int) {
    precondition(live[index])
    live[index] = false
    if generations[index] == Identifier.lastGeneration(from: firstGeneration) {
      generations[index] = 0
      retiredCount += 1
    } else {
      generations[index] += 1
      free.append(Int32(truncatingIfNeeded: index))
    }
  }

  /// Codes which indices are live and their generations, but not the records. When it is read, every record is
  /// `vacant`.
  mutating func codeShape(_ archive: inout Archive, vacant: Record) {
    var count = records.count
    archive.code(count: &count, each: 2 * MemoryLayout<Record>.stride + 256)
    if archive.isReading { clear(to: count, vacant) }
    // Whose ids they are decides nothing: engines in one state have one hash.
    if !archive.isHashing { archive.code(&firstGeneration) }
    for i in 0..<count {
      if archive.isHashing {
        var generation = generations[i] & (Identifier.lastGeneration(from: 1))
        archive.code(&generation)
      } else {
        archive.code(&generations[i])
      }
      archive.code(&live[i])
    }
    var freeCount = free.count
    archive.code(count: &freeCount)
    if archive.isReading { free.extend(to: min(freeCount, count), with: 0) }
    for i in 0..<free.count { archive.code(&free[i], in: 0...max(count - 1, 0)) }
    if archive.isReading {
      for i in 0..<count where generations[i] == 0 { retiredCount += 1 }
      if !hasSoundShape(freeCount: freeCount) { archive.fail() }
    }
  }

  private mutating func clear(to count: Int, _ vacant: Record) {
    records.removeAll()
    generations.removeAll()
    live.removeAll()
    free.removeAll()
    retiredCount = 0
    records.extend(to: count, with: vacant)
    generations.extend(to: count, with: 1)
    live.extend(to: count, with: false)
    free.reserve(records.capacity)
  }

  /// Whether exactly those indices that are neither live nor retired are free, each once.
  private func hasSoundShape(freeCount: Int) -> Bool {
    var liveCount = 0
    if !Identifier.isFirst(firstGeneration) { return false }
    for i in 0..<live.count where live[i] { liveCount += 1 }
    if free.count != freeCount || liveCount + freeCount + retiredCount != live.count { return false }
    for i in 0..<free.count {
      if live[Int(free[i])] || generations[Int(free[i])] == 0 { return false }
      for j in 0..<i where free[j] == free[i] { return false }
    }
    for i in 0..<generations.count where generations[i] > Identifier.lastGeneration || live[i] && generations[i] == 0 { return false }
    return true
  }

  /// What an id means here.
  enum Lookup {
    case found(Int)
    case stale
    case wrongKind
  }

  func find(_ id: Identifier) -> Lookup {
    if id.raw == 0 { return .stale }
    guard let named = id.kind else { return .stale }
    if named != kind { return .wrongKind }
    if id.index < records.count, live[id.index], generations[id.index] == id.generation { return .found(id.index) }
    return .stale
  }
}
