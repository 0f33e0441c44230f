import CKinesic

/// Bytes of a trace, lent for a call.
public typealias TraceBytes = UnsafeRawBufferPointer

/// One walk over data for three purposes: to write it, to read it back, to hash it. The walk calls `code(&value)` for
/// each value, which writes, reads or hashes it by the archive's purpose. So what a snapshot holds, what a replay
/// restores and what the state's hash covers is always the same.
///
/// Numbers are written as LEB128 varints, signed ones zigzag, doubles with their bytes reversed, so that short ones
/// are short. What is read is checked: after a `fail` everything reads as zero, and nothing that was read may be used.
struct Archive: ~Copyable {
  enum Purpose {
    case writing
    case reading
    case hashing
    /// To hash it as the trace that is played would: of a class what the trace lists of it.
    case comparing
  }

  let purpose: Purpose
  /// What is written is read by a copy of the engine, which has its classes and all that a trace cannot have.
  let isOfCopy: Bool
  /// What was written.
  private(set) var bytes = List<UInt8>()
  private var limit = Int.max
  /// What is read. Its owner outlives this value.
  private let source: TraceBytes
  private(set) var position = 0
  /// Whether all that was read made sense.
  private(set) var isSound = true
  /// There was no memory for what was read.
  private(set) var isShort = false
  /// Where the memory for what is read comes from; nil: nothing is set aside.
  private let heap: HeapPointer?
  private(set) var hash = StateHash()

  @inline(never) init(_ purpose: Purpose, isOfCopy: Bool = false) {
    self.purpose = purpose
    self.isOfCopy = isOfCopy
    source = TraceBytes(start: nil, count: 0)
    heap = nil
  }

  init(reading source: TraceBytes, heap: HeapPointer? = nil, isOfCopy: Bool = false) {
    purpose = .reading
    self.isOfCopy = isOfCopy
    self.source = source
    self.heap = heap
  }

  /// Sets memory aside for what is about to be read: `count` things of `size` bytes each, and small things after them.
  /// If there is none, the reading has failed.
  mutating func setAside(_ count: Int, of size: Int = 1) {
    guard isReading, isSound, let heap else { return }
    let (bytes, overflow) = count.multipliedReportingOverflow(by: size)
    if !overflow && bytes < Int.max / 2 && heap.pointee.renewSpare(bytes + Archive.usualSpare) { return }
    failForMemory()
  }

  /// There is no memory for what is read.
  mutating func failForMemory() {
    isShort = true
    fail()
  }

  /// What little things need until the next `setAside`.
  private static let usualSpare = 32768

  var isReading: Bool { purpose == .reading }
  var isHashing: Bool { purpose == .hashing || purpose == .comparing }
  /// Whether classes are as the trace that is played lists them.
  var isAsListed: Bool { purpose == .reading && !isOfCopy || purpose == .comparing }
  var isAtEnd: Bool { position >= source.count }

  /// What was written, lent as long as nothing more is.
  var written: TraceBytes { TraceBytes(start: bytes.address, count: bytes.count) }

  /// How many bytes are left to read: nothing that was written has more parts than that.
  var left: Int { source.count - position }

  /// What was read is not what a writer writes.
  mutating func fail() { isSound = false }

  /// Forgets what was written; its room stays.
  mutating func clear() {
    bytes.removeAll()
    isSound = true
  }

  /// Makes room for `count` bytes.
  mutating func reserve(_ count: Int) { bytes.reserve(count) }

  /// The same for an archive that has written nothing, and sets a limit: writing more is a failure.
  mutating func limit(to count: Int) {
    bytes.reserve(count)
    limit = count
  }

  /// Takes over a hash that went on outside.
  mutating func setHash(_ hash: StateHash) { self.hash = hash }

  // MARK: Bytes

  @inline(never) mutating func code(byte: inout UInt8) {
    switch purpose {
    case .writing: append(byte)
    case .reading: byte = readByte()
    case .hashing, .comparing: hash.add(UInt64(byte))
    }
  }

  /// Reads again from an earlier position, or on from a later one.
  mutating func move(to position: Int) {
    if position < 0 || position > source.count { return fail() }
    self.position = position
  }

  /// Leaves room for a size of what comes, and fills it in afterwards.
  mutating func beginSize() -> Int {
    for _ in 0..<4 { append(0) }
    return bytes.count
  }

  mutating func endSize(from first: Int) {
    if !isSound { return }
    for i in 0..<4 { bytes[first - 4 + i] = UInt8(truncatingIfNeeded: (bytes.count - first) >> (8 * i)) }
  }

  /// The size that stands here, of something that is there as a whole.
  mutating func readSize() -> Int {
    if left < 4 {
      fail()
      return 0
    }
    let size = Int(clamping: source.number(at: position, size: 4))
    position += 4
    if size > left { fail() }
    return isSound ? size : 0
  }

  /// The next byte, which is not taken.
  var peek: UInt8? { isAtEnd || !isSound ? nil : source[position] }

  private mutating func readByte() -> UInt8 {
    guard isSound, position < source.count else {
      fail()
      return 0
    }
    position += 1
    return source[position - 1]
  }

  /// A number of up to eight bytes, the lowest first.
  mutating func readBytes(_ size: Int) -> UInt64 {
    if !isSound || size > left {
      fail()
      return 0
    }
    position += size
    return source.number(at: position - size, size: size)
  }

  /// The same of a number whose highest bit is its sign.
  mutating func readSigned(_ size: Int) -> Int64 {
    let unused = 64 - 8 * size
    return Int64(bitPattern: readBytes(size) << unused) >> unused
  }

  // MARK: Numbers

  @inline(never) mutating func code(_ number: inout UInt64) {
    switch purpose {
    case .writing: write(number)
    case .reading: number = readNumber()
    case .hashing, .comparing: hash.add(number)
    }
  }

  @inline(never) private mutating func write(_ number: UInt64) { write(atMost: 10) { $0.write(number) } }

  @inline(never) private mutating func append(_ byte: UInt8) { write(atMost: 1) { $0.write(byte: byte) } }

  @inline(never) private mutating func makeRoom(for count: Int) -> Bool {
    if count > limit &- bytes.count { return false }
    return bytes.reserveIfPossible(bytes.count &+ count)
  }

  /// Writes into room of `most` bytes, or fails for want of it.
  @inline(__always) mutating func write(atMost most: Int, _ body: (inout ByteWriter) -> Void) {
    if most <= bytes.capacity &- bytes.count || makeRoom(for: most) { bytes.append(body) } else { fail() }
  }

  private mutating func readNumber() -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = readByte()
      if shift == 63 && byte > 1 { fail() }
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 || !isSound { return isSound ? number : 0 }
      shift += 7
    }
  }

  @inline(never) mutating func code(_ number: inout UInt32) {
    var wide = UInt64(number)
    code(&wide)
    if wide > UInt64(UInt32.max) { fail() }
    number = UInt32(truncatingIfNeeded: wide)
  }

  @inline(never) mutating func code(_ number: inout Int64) {
    var coded = zigzag(number)
    code(&coded)
    if isReading { number = unzigzag(coded) }
  }

  @inline(never) mutating func code(_ number: inout Int32) {
    var wide = Int64(number)
    code(&wide)
    if wide != Int64(Int32(truncatingIfNeeded: wide)) { fail() }
    number = Int32(truncatingIfNeeded: wide)
  }

  @inline(never) mutating func code(_ number: inout Double) {
    var bits = isHashing ? number.bitPattern : number.bitPattern.byteSwapped
    code(&bits)
    if isReading { number = Double(bitPattern: bits.byteSwapped) }
  }

  @inline(never) mutating func code(_ flag: inout Bool) {
    var byte: UInt8 = flag ? 1 : 0
    code(byte: &byte)
    if byte > 1 { fail() }
    flag = byte == 1
  }

  /// A number that must lie in a range.
  @inline(never) mutating func code(_ number: inout Int, in range: ClosedRange<Int>) {
    var wide = Int64(number)
    code(&wide)
    guard isReading else { return }
    let isInside = Int64(range.lowerBound) <= wide && wide <= Int64(range.upperBound)
    if !isInside { fail() }
    number = isInside ? Int(wide) : range.lowerBound
  }

  @inline(never) mutating func code(_ number: inout Int32, in range: ClosedRange<Int>) {
    var wide = Int(number)
    code(&wide, in: range)
    number = Int32(truncatingIfNeeded: wide)
  }

  /// How many things follow, each of at least one byte.
  @inline(never) mutating func code(count: inout Int) {
    var wide = UInt64(count)
    code(&wide)
    guard isReading else { return }
    if wide > UInt64(max(left, 0)) { fail() }
    count = isSound ? Int(wide) : 0
  }

  /// The same for a count of things that get a list, with `size` bytes for each.
  @inline(never) mutating func code(count: inout Int, each size: Int) {
    code(count: &count)
    setAside(count, of: size)
    if !isSound { count = 0 }
  }

  /// A name. It decides nothing, and no hash covers it.
  @inline(never) mutating func code(_ name: inout Name) {
    if isHashing { return }
    var text = StringBuffer()
    code(name.cString, into: &text)
    if isReading && !isNameOfHost(text.cString) { return fail() }
    if isReading { name.set(text.cString) }
  }

  /// A text: writes `given`, or reads into `buffer`. `given` may be the text of the buffer, which writing does not
  /// change.
  @inline(never) mutating func code(_ given: CString, into buffer: inout StringBuffer) {
    var length = isReading ? 0 : textLength(given)
    // Six bytes for each: a list that grows exists twice while it is copied, and the text is kept.
    if isReading { code(count: &length, each: 6) } else { code(count: &length) }
    if isReading { buffer.clear() }
    for i in 0..<length {
      var byte = isReading ? 0 : UInt8(bitPattern: given[i])
      code(byte: &byte)
      if byte == 0 { fail() }
      if isReading { buffer.append(byte) }
    }
  }
}
