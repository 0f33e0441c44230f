import CKinesic

/// A class's step function.
typealias ClassStep = @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<kin_step>?, UnsafeMutablePointer<kin_request>?) -> kin_state

/// A class's question about a peer.
typealias ClassHook = @convention(c) (UnsafeRawPointer?, UnsafePointer<kin_peer>?) -> Bool

/// One recognizer's memory as its class sees it: the request, behind it the class's own bytes, and behind these the reports of a class
/// that has a stream for each touch.
///
/// The block keeps its address from creation to `free`, whatever a class or a callback does meanwhile. Behind each part stand marks,
/// which tell when a class writes farther than it may.
struct Instance {
  private static let mark: UInt64 = 0xC1A5_5E4D_5BEF_04E5
  /// Room behind the class's bytes that a class may spoil without harm to others.
  private static let margin = 64
  /// So many touches can there be, and reports.
  private static let mostReports = 64
  private let block: UnsafeMutableRawPointer
  private let state: UnsafeMutableRawPointer
  private let stateSize: Int
  /// The reports, nil for other classes.
  private let reports: UnsafeMutablePointer<kin_report>?
  private let reportCapacity: Int

  /// - Parameter reportCapacity: how many touches a class can report of; 0 for classes that have no stream for each touch.
  init(_ table: kin_recognizer_class, reportCapacity: Int) {
    let alignment = max(16, Int(table.state_alignment))
    let head = (MemoryLayout<kin_request>.size + 8 + alignment - 1) / alignment * alignment
    stateSize = Int(table.state_size)
    let tail = (head + stateSize + Instance.margin + 7) / 8 * 8
    self.reportCapacity = reportCapacity
    // One report more than there is room for: it may be spoiled without harm to others.
    let size = tail + (reportCapacity > 0 ? (reportCapacity + 1) * MemoryLayout<kin_report>.stride : 0)
    block = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: alignment)
    block.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    state = block + head
    _ = block.bindMemory(to: kin_request.self, capacity: 1)
    reports = reportCapacity > 0 ? (block + tail).bindMemory(to: kin_report.self, capacity: reportCapacity) : nil
    restoreMarks()
    for i in 0..<Int(table.property_count) { self[table.properties[i].offset] = table.properties[i].initial }
  }

  func free() {
    if block != Instance.nowhere { block.deallocate() }
  }

  /// What the class asks for, kept between its steps.
  var request: kin_request {
    @inline(__always) unsafeAddress { UnsafePointer(block.assumingMemoryBound(to: kin_request.self)) }
    @inline(__always) nonmutating unsafeMutableAddress { block.assumingMemoryBound(to: kin_request.self) }
  }

  /// The property at a descriptor's offset.
  subscript(offset: UInt32) -> Double {
    get { state.loadUnaligned(fromByteOffset: Int(offset), as: Double.self) }
    nonmutating set { state.storeBytes(of: newValue, toByteOffset: Int(offset), as: Double.self) }
  }

  /// Output number `index`, below `KIN_VALUE_CAPACITY`.
  subscript(value index: Int) -> Double {
    get { values[index] }
    nonmutating set { values[index] = newValue }
  }

  /// How many reports the class has made in this step, at most as many as there is room for: `damage` was asked.
  var reportCount: Int { Int(clamping: request.report_count) }

  /// Report number `index`, below `reportCount`.
  subscript(report index: Int) -> kin_report { reports.map { $0[index] } ?? kin_report() }

  private var values: UnsafeMutablePointer<Double> {
    // `values` is the last field: key paths, which could say so, do not exist in Embedded Swift.
    (block + MemoryLayout<kin_request>.size - 8 * Int(KIN_VALUE_CAPACITY)).assumingMemoryBound(to: Double.self)
  }

  func prepare(_ table: kin_recognizer_class) { table.prepare(state) }

  @inline(__always) func step(_ step: ClassStep, _ input: borrowing StepInput) -> kin_state {
    step(state, input.address, block.assumingMemoryBound(to: kin_request.self))
  }

  func setValue(_ table: kin_recognizer_class, _ index: UInt32, to number: Double) -> Bool {
    table.set_value?(state, index, number) ?? false
  }

  /// Asks one of the class's hooks about a peer.
  func ask(_ hook: ClassHook, about peer: Instance, of table: kin_recognizer_class) -> Bool {
    var description = kin_peer(
      struct_size: UInt32(MemoryLayout<kin_peer>.size), property_count: table.property_count, class_name: table.name,
      properties: table.properties, state: UnsafeRawPointer(peer.state))
    return hook(state, &description)
  }

  /// What a class wrote that is not its own.
  enum Damage: UInt8 {
    /// A field of the request that the engine keeps, or what is behind its values.
    case request = 1
    /// What is behind the class's bytes.
    case margin = 2
  }

  /// Whether the class cannot report of touches, has not tried to, and left all that is not its own as it was: asked after every step.
  @inline(__always) var isPlain: Bool {
    let fields = request.struct_size ^ UInt32(MemoryLayout<kin_request>.size) | request.report_count
    return UInt64(fields) | UInt64(UInt(bitPattern: request.reports)) | front | back == 0
  }

  /// What a class wrote that is not its own; nil: nothing.
  var damage: Damage? {
    if back != 0 { return .margin }
    let isSized = request.struct_size == UInt32(MemoryLayout<kin_request>.size) && reportCount <= reportCapacity
    return isSized && request.reports == reports && front == 0 && behindReports == 0 ? nil : .request
  }

  /// The marks behind the request, the class's bytes and the reports: 0 when they are untouched.
  @inline(__always) private var front: UInt64 { behindRequest.load(as: UInt64.self) ^ Instance.mark }
  @inline(__always) private var back: UInt64 { (state + stateSize).loadUnaligned(as: UInt64.self) ^ Instance.mark }
  @inline(__always) private var behindRequest: UnsafeMutableRawPointer { block + MemoryLayout<kin_request>.size }
  private var behindReports: UInt64 {
    reports.map { UnsafeRawPointer($0 + reportCapacity).load(as: UInt64.self) ^ Instance.mark } ?? 0
  }

  /// Whether a record may carry the request's numbers, asked quickly: a no may be wrong when huge values add up to infinity.
  @inline(__always) func looksSound(valueCount: Int) -> Bool {
    var sum = request.crossing
    for i in 0..<Int(KIN_VALUE_CAPACITY) { sum += values[i] }
    var foreign: UInt64 = 0
    var i = valueCount
    while i < Int(KIN_VALUE_CAPACITY) {
      foreign |= values[i].bitPattern
      i &+= 1
    }
    return sum.isFinite && foreign == 0 && !request.x.isInfinite && !request.y.isInfinite
  }

  /// Whether the values, the crossing and the location are finite; a location may also be NaN, which means: none.
  func hasFiniteNumbers(valueCount: Int) -> Bool {
    for i in 0..<valueCount where !values[i].isFinite { return false }
    return request.crossing.isFinite && !request.x.isInfinite && !request.y.isInfinite
  }

  /// Whether the values that the class does not have are as they were: zero.
  func hasOwnValuesOnly(valueCount: Int) -> Bool {
    for i in valueCount..<Int(KIN_VALUE_CAPACITY) where values[i].bitPattern != 0 { return false }
    return true
  }

  /// Puts everything right that a class may have spoiled around its own bytes, and numbers that are none.
  func repair(_ table: kin_recognizer_class) {
    restoreMarks()
    request.report_count = 0
    if request.x.isInfinite || request.y.isInfinite {
      request.x = .nan
      request.y = .nan
    }
    if !request.crossing.isFinite { request.crossing = 0 }
    for i in 0..<Int(KIN_VALUE_CAPACITY) {
      if i >= Int(table.value_count) { values[i] = 0 } else if !values[i].isFinite { values[i] = table.values[i].initial }
    }
  }

  private func restoreMarks() {
    request.struct_size = UInt32(MemoryLayout<kin_request>.size)
    for i in 1...8 { (state + (stateSize + Instance.margin - 8 * i)).storeBytes(of: Instance.mark, as: UInt64.self) }
    behindRequest.storeBytes(of: Instance.mark, as: UInt64.self)
    request.reports = reports
    if let reports { UnsafeMutableRawPointer(reports + reportCapacity).storeBytes(of: Instance.mark, as: UInt64.self) }
  }

  /// One that names no memory, for a place without a recognizer.
  static var none: Instance { Instance() }

  private static var nowhere: UnsafeMutableRawPointer { UnsafeMutableRawPointer(bitPattern: 16).unsafelyUnwrapped }

  private init() {
    block = Instance.nowhere
    state = block
    stateSize = 0
    reports = nil
    reportCapacity = 0
  }

  /// What a class sees and keeps: the request's fields, and its bytes as what differs from a copy of an earlier time.
  func carry(_ archive: inout Archive, since earlier: borrowing StateCopy) {
    archive.carry(&request.flags)
    archive.carry(&request.deadline_ns)
    archive.carry(&request.ignore)
    archive.carry(&request.x)
    archive.carry(&request.y)
    archive.carry(&request.crossing)
    archive.carry(&request.reason)
    for i in 0..<Int(KIN_VALUE_CAPACITY) { archive.carry(&values[i]) }
    carryReports(&archive)
    var size = stateSize
    archive.carry(&size, in: stateSize...stateSize)
    switch archive.purpose {
    case .hashing: hash(into: &archive)
    case .writing: write(to: &archive, since: earlier)
    case .reading: read(from: &archive, since: earlier)
    }
  }

  /// The reports of the present step; between two steps there are none.
  private func carryReports(_ archive: inout Archive) {
    archive.carry(&request.report_count)
    for i in 0..<min(reportCount, reportCapacity) { reports?[i].carry(&archive) }
  }

  private func hash(into archive: inout Archive) {
    var hash = archive.hash
    hash.add(UnsafeRawBufferPointer(start: state, count: stateSize))
    archive.setHash(hash)
  }

  /// In runs: how many bytes are as they were, how many are not, then those.
  private func write(to archive: inout Archive, since earlier: borrowing StateCopy) {
    var offset = 0
    while offset < stateSize {
      var same = sameBytes(from: offset, earlier)
      offset += same
      var other = otherBytes(from: offset, earlier)
      archive.carry(&same, in: 0...stateSize)
      archive.carry(&other, in: 0...stateSize)
      for i in offset..<offset + other {
        var byte = state.load(fromByteOffset: i, as: UInt8.self)
        archive.carry(byte: &byte)
      }
      offset += other
    }
  }

  private func sameBytes(from first: Int, _ earlier: borrowing StateCopy) -> Int {
    var end = first
    while end < stateSize && state.load(fromByteOffset: end, as: UInt8.self) == earlier[end] { end += 1 }
    return end - first
  }

  /// Two equal bytes between others cost less than another run.
  private func otherBytes(from first: Int, _ earlier: borrowing StateCopy) -> Int {
    var end = first
    while end < stateSize && sameBytes(from: end, earlier) < 3 { end += 1 }
    return end - first
  }

  private func read(from archive: inout Archive, since earlier: borrowing StateCopy) {
    for i in 0..<stateSize { state.storeBytes(of: earlier[i], toByteOffset: i, as: UInt8.self) }
    var offset = 0
    while offset < stateSize && archive.isSound {
      var same = 0
      var other = 0
      archive.carry(&same, in: 0...stateSize - offset)
      offset += same
      archive.carry(&other, in: 0...stateSize - offset)
      if same + other == 0 { return archive.fail() }
      for i in offset..<offset + other {
        var byte: UInt8 = 0
        archive.carry(byte: &byte)
        state.storeBytes(of: byte, toByteOffset: i, as: UInt8.self)
      }
      offset += other
    }
  }

  /// Reads over what `carry` wrote.
  static func skip(_ archive: inout Archive) {
    var word: UInt64 = 0
    for _ in 0..<7 + Int(KIN_VALUE_CAPACITY) { archive.carry(&word) }
    var reportCount: UInt32 = 0
    archive.carry(&reportCount)
    var report = kin_report()
    for _ in 0..<min(Int(clamping: reportCount), Instance.mostReports) { report.carry(&archive) }
    var size = 0
    archive.carry(&size, in: 0...1 << 20)
    var offset = 0
    while offset < size && archive.isSound {
      var same = 0
      var other = 0
      archive.carry(&same, in: 0...size - offset)
      archive.carry(&other, in: 0...size - offset - same)
      if same + other == 0 { return archive.fail() }
      archive.move(to: archive.position + other)
      offset += same + other
    }
  }

  /// Takes a copy of the class's bytes.
  func copy(to earlier: inout StateCopy) {
    earlier.clear()
    for i in 0..<stateSize { earlier.append(state.load(fromByteOffset: i, as: UInt8.self)) }
  }

  /// Writes where a class may not, as one did when it was recorded.
  func spoil(_ damage: Damage) {
    switch damage {
    case .request: request.struct_size = 0
    case .margin: (state + stateSize).storeBytes(of: 0, as: UInt64.self)
    }
  }
}

/// A class's bytes at an earlier time; zeros where there was none.
struct StateCopy: ~Copyable {
  private var bytes = List<UInt8>()

  init() {}

  subscript(index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  mutating func clear() { bytes.removeAll() }
  mutating func append(_ byte: UInt8) { bytes.append(byte) }
}

/// The one `kin_step` of an engine, with the row of touches that it points to. Both keep their addresses.
struct StepInput: ~Copyable {
  private let input: UnsafeMutablePointer<kin_step>
  private let row: UnsafeMutablePointer<UnsafePointer<kin_touch>?>
  private let scroll: UnsafeMutablePointer<kin_scroll>

  init(touchCapacity: Int) {
    input = UnsafeMutablePointer<kin_step>.allocate(capacity: 1)
    row = UnsafeMutablePointer<UnsafePointer<kin_touch>?>.allocate(capacity: touchCapacity)
    scroll = UnsafeMutablePointer<kin_scroll>.allocate(capacity: 1)
    row.initialize(repeating: nil, count: touchCapacity)
    input.initialize(to: kin_step())
    input.pointee.struct_size = UInt32(MemoryLayout<kin_step>.size)
    input.pointee.touches = UnsafePointer(row)
  }

  deinit {
    input.deallocate()
    row.deallocate()
    scroll.deallocate()
  }

  fileprivate var address: UnsafePointer<kin_step> { UnsafePointer(input) }

  /// The struct itself, to fill in.
  var fields: kin_step {
    @inline(__always) unsafeAddress { UnsafePointer(input) }
    @inline(__always) nonmutating unsafeMutableAddress { input }
  }

  /// Starts a new row.
  @inline(__always) func clear() {
    input.pointee.scroll = nil
    input.pointee.touch_count = 0
    input.pointee.down_count = 0
    input.pointee.changes = 0
  }

  /// Puts the touch of a record into the row, which is kept in the order of landing. `Record` begins with its `kin_touch`.
  @inline(__always) func add<Record>(_ records: borrowing List<Record>, at index: Int) {
    let touch = UnsafeRawPointer(records.address(of: index)).assumingMemoryBound(to: kin_touch.self)
    var i = Int(input.pointee.touch_count)
    while i > 0, let before = row[i - 1], before.pointee.contact > touch.pointee.contact {
      row[i] = before
      i -= 1
    }
    row[i] = touch
    input.pointee.touch_count += 1
    input.pointee.changes |= touch.pointee.changes
    if touch.pointee.changes & UInt32(KIN_CHANGE_ENDED | KIN_CHANGE_CANCELLED) == 0 { input.pointee.down_count += 1 }
  }

  /// The attempt is a scroll, in place of touches.
  func add(_ moved: kin_scroll, changes: UInt32) {
    scroll.initialize(to: moved)
    input.pointee.scroll = UnsafePointer(scroll)
    input.pointee.changes |= changes
  }

  /// The host's number of serial for touch `index` of the row: its contact.
  func contact(at index: Int) -> UInt64 { row[index]?.pointee.contact ?? 0 }
}
