import CKinesic

/// The trace that comes from a running program: its whole blocks so far. It can be played at any time, for what has
/// come ends between two calls.
struct LiveTrace {
  /// Where a trace begins: its signature and the number of the format.
  private static let headSize = 12
  private static let signature: [UInt8] = [1, 0x4B, 0x49, 0x4E, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let largestBlock = 65536
  private static let end: [UInt8] = {
    let code = UInt8(Operations.table.first { Int($0.operation) == KIN_OPERATION_END }?.code ?? 0)
    return [1, 0, 0, 0] + bytes(of: checksum([code])) + [code]
  }()

  /// What has come and is no whole block yet.
  private var pending: [UInt8] = []
  /// The head and the whole blocks of the latest trace.
  private(set) var bytes: [UInt8] = []
  /// How many traces have begun: a new one begins where something was left out, and with each program.
  private(set) var count = 0
  /// The trace has its end mark: nothing more comes of it.
  private(set) var hasEnded = false
  /// Bytes that were passed over because they belong to no trace, or to a block that was damaged on the way.
  private(set) var skipped = 0
  /// Nothing can be added before another trace begins.
  private var isLost = true

  mutating func take(_ more: some Collection<UInt8>) {
    pending += more
    var place = 0
    while let size = takeNext(at: place) { place += size }
    pending.removeFirst(place)
  }

  /// Takes the head or the block that stands at a place of `pending`, or passes over a byte; how many bytes that were.
  /// Nil: more has to come.
  private mutating func takeNext(at place: Int) -> Int? {
    let rest = pending[place...]
    guard rest.count >= Self.headSize else { return nil }
    if rest.starts(with: Self.signature) {
      bytes = Array(rest.prefix(Self.headSize))
      (count, hasEnded, isLost) = (count + 1, false, false)
      return Self.headSize
    }
    if isLost { return skip() }
    let size = (0..<4).map { Int(rest[place + $0]) << (8 * $0) }.reduce(0, +)
    guard (1...Self.largestBlock).contains(size) else { return skip() }
    guard rest.count >= Self.headSize + size else { return nil }
    let block = rest[(place + Self.headSize)..<(place + Self.headSize + size)]
    guard rest[(place + 4)..<(place + Self.headSize)].elementsEqual(Self.bytes(of: Self.checksum(block))) else { return skip() }
    if rest.prefix(Self.end.count).elementsEqual(Self.end) {
      (hasEnded, isLost) = (true, true)
    } else {
      bytes += rest.prefix(Self.headSize + size)
    }
    return Self.headSize + size
  }

  private mutating func skip() -> Int {
    isLost = true
    skipped += 1
    return 1
  }

  /// What has come, as a trace that is whole; nil before the first block.
  func trace(name: String) throws -> TraceFile? {
    bytes.count > Self.headSize ? try TraceFile(bytes + Self.end, name: name) : nil
  }

  /// Forgets what was before a time, as far as a snapshot after which everything can be played allows.
  mutating func forget(before time: UInt64, name: String, plugins: [String]) {
    let code = UInt8(Operations.table.first { Int($0.operation) == KIN_OPERATION_SNAPSHOT }?.code ?? 0)
    var (place, found) = (Self.headSize, [Int]())
    while place < bytes.count {
      if bytes[place + 12] == code, place > Self.headSize { found.append(place) }
      place += 12 + (0..<4).map { Int(bytes[place + $0]) << (8 * $0) }.reduce(0, +)
    }
    // A block in whose beginning that byte stands by chance cannot be played.
    for place in found.reversed() {
      let shorter = Array(bytes[..<Self.headSize] + bytes[place...])
      guard let trace = try? TraceFile(shorter + Self.end, name: name), trace.info.begin_ns <= time,
        let player = try? TracePlayer(trace, plugins: plugins), (try? player.play()) != nil
      else { continue }
      bytes = shorter
      return
    }
  }

  /// As docs/trace-format.md has it.
  private static func checksum(_ block: some Collection<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var word: UInt64 = 0
    func add(_ word: UInt64) {
      hash = (hash ^ word) &* 0x100_0000_01B3
      hash ^= hash >> 29
    }
    let whole = block.count / 8 * 8
    for (index, byte) in block.enumerated() {
      if index >= whole {
        add(UInt64(byte))
        continue
      }
      word |= UInt64(byte) << UInt64(8 * (index % 8))
      if index % 8 == 7 {
        add(word)
        word = 0
      }
    }
    return hash
  }

  private static func bytes(of number: UInt64) -> [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: number >> UInt64(8 * $0)) } }
}
