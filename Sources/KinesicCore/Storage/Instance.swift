import CKinesic

/// A class's step function.
typealias ClassStep = @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<kin_step>?, UnsafeMutablePointer<kin_request>?) -> kin_state

/// A class's question about a peer.
typealias ClassHook = @convention(c) (UnsafeRawPointer?, UnsafePointer<kin_peer>?) -> Bool

/// One recognizer's memory as its class sees it: the request, behind it the class's own bytes, and behind these the
/// reports of a class that has a stream for each touch.
///
/// The block keeps its address from creation to `free`, whatever a class or a callback does meanwhile. Behind each
/// part stand marks, which tell when a class writes farther than it may.
struct Instance {
  private static let mark: UInt64 = 0xC1A5_5E4D_5BEF_04E5
  /// Room behind the class's bytes that a class may spoil without harm to others.
  private static let margin = 64
  /// So many touches can there be, and reports.
  static let mostReports = TouchSet.capacity
  /// The bytes that a class may have for a recognizer, at most.
  static let mostState = 1 << 20
  let block: UnsafeMutableRawPointer
  let state: UnsafeMutableRawPointer
  let stateSize: Int
  /// The reports, nil for other classes.
  let reports: UnsafeMutablePointer<kin_report>?
  let reportCapacity: Int

  /// - Parameter reportCapacity: how many touches a class can report of; 0 for classes that have no stream for each
  ///   touch.
  init(_ table: kin_recognizer_class, reportCapacity: Int) {
    stateSize = Int(table.state_size)
    self.reportCapacity = reportCapacity
    let tail = Instance.tail(table)
    let size = Instance.size(table, reportCapacity: reportCapacity)
    block = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: Instance.alignment)
    block.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    state = block + Instance.head
    _ = block.bindMemory(to: kin_request.self, capacity: 1)
    reports = reportCapacity > 0 ? (block + tail).bindMemory(to: kin_report.self, capacity: reportCapacity) : nil
    restoreMarks()
    for i in 0..<Int(table.property_count) { self[table.properties[i].offset] = table.properties[i].initial }
  }

  /// Every class's state is content with it.
  private static let alignment = 16
  /// Where the class's bytes begin, and where the reports do.
  private static var head: Int { (MemoryLayout<kin_request>.size + 8 + alignment - 1) / alignment * alignment }
  private static func tail(_ table: kin_recognizer_class) -> Int { (head + Int(table.state_size) + margin + 7) / 8 * 8 }

  /// The bytes of a block. One report more than there is room for: it may be spoiled without harm to others.
  static func size(_ table: kin_recognizer_class, reportCapacity: Int) -> Int {
    tail(table) + (reportCapacity > 0 ? (reportCapacity + 1) * MemoryLayout<kin_report>.stride : 0)
  }

  func free() {
    if block != Instance.nowhere { block.deallocate() }
  }

  /// Takes over all that another one of the same class and the same room for reports has, which is a block of `size`.
  func copyState(from other: Instance, size: Int) {
    block.copyMemory(from: other.block, byteCount: size)
    request.reports = reports
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

  var values: UnsafeMutablePointer<Double> {
    // `values` is the last field of level 1.0: key paths, which could say so, do not exist in Embedded Swift.
    (block + (MemoryLayout<kin_request>.size - kin_struct_sizes.addedToRequest - 8 * Int(KIN_VALUE_CAPACITY)))
      .assumingMemoryBound(to: Double.self)
  }

  func prepare(_ kind: RegisteredClass) { kind.table.prepare(state) }

  @inline(__always) func step(_ step: ClassStep, _ input: borrowing StepInput) -> kin_state {
    step(state, input.address, block.assumingMemoryBound(to: kin_request.self))
  }

  func setValue(_ table: kin_recognizer_class, _ index: UInt32, to number: Double) -> Bool {
    table.set_value?(state, index, number) ?? false
  }

  /// Asks one of the class's hooks about a peer.
  func ask(_ hook: ClassHook, about peer: Instance, of kind: RegisteredClass) -> Bool {
    var description = kin_peer(
      struct_size: UInt32(MemoryLayout<kin_peer>.size), property_count: kind.table.property_count, class_name: kind.table.name,
      properties: kind.table.properties, state: UnsafeRawPointer(peer.state))
    return hook(state, &description)
  }

  /// Whether the class's latest step said that moves alone are not worth another.
  var skipsMoves: Bool { request.flags & UInt32(KIN_REQUEST_SKIP_MOVES) != 0 }

  /// Touches of the row, by their number in it, that the class's latest step wants no more.
  var ignored: TouchSet { TouchSet(low: request.ignore.0, high: request.ignore.1) }

  /// What a step says anew each time.
  @inline(__always) func clearRequest() {
    request.flags = 0
    request.ignore = (0, 0)
    request.reason = 0
    request.crossing = 0
  }

  /// What is kept between an attempt's steps is as before the first one.
  @inline(__always) func forgetRequest(_ kind: RegisteredClass) {
    request.flags = 0
    request.deadline_ns = .max
    request.x = .nan
    request.y = .nan
    request.values = kind.initialValues
  }

  /// Its deadline is met, or does not count any more.
  func dropDeadline() { request.deadline_ns = .max }

  /// Something is to be sent that the class has not asked for.
  func noteChange() { request.flags |= UInt32(KIN_REQUEST_CHANGED) }

  /// Its reports, if there are any, were taken over.
  func dropReports() {
    if reportCount > 0 { noteChange() }
    request.report_count = 0
  }

  /// Whether it asks for nothing beside its state, a deadline, and to be spared moves.
  @inline(__always) var asksForTimeAlone: Bool {
    UInt64(request.flags & ~UInt32(KIN_REQUEST_SKIP_MOVES)) | request.ignore.0 | request.ignore.1 == 0
  }

  /// What a class wrote that is not its own.
  enum Damage: UInt8 {
    /// A field of the request that the engine keeps, or what is behind its values.
    case request = 1
    /// What is behind the class's bytes.
    case margin = 2
  }

  /// Whether there is nothing to look into after a step of its class.
  @inline(__always) func isPlain(of kind: RegisteredClass) -> Bool { kind.isStandard ? isSilent : isPlain }

  /// Whether the class cannot report of touches, has not tried to, and left all that is not its own as it was.
  @inline(__always) private var isPlain: Bool {
    let fields = request.struct_size ^ UInt32(MemoryLayout<kin_request>.size) | request.report_count
    return UInt64(fields) | UInt64(UInt(bitPattern: request.reports)) | front | back == 0
  }

  /// The same of a class that writes nothing that is not its own: it has no streams.
  @inline(__always) var isSilent: Bool {
    #if KINESIC_CHECKS
      isPlain
    #else
      reports == nil
    #endif
  }

  /// Where inside the step's movement its threshold was crossed: 0 to 1, whatever the class says.
  var crossing: Double { min(max(request.crossing, 0), 1) }

  /// Whether the class asks for nothing beside its state.
  @inline(__always) var asksNothing: Bool {
    UInt64(request.flags) | request.ignore.0 | request.ignore.1 | ~request.deadline_ns == 0
  }

  /// What a class wrote that is not its own; nil: nothing.
  var damage: Damage? {
    if back != 0 { return .margin }
    let isSized = request.struct_size == UInt32(MemoryLayout<kin_request>.size) && reportCount <= reportCapacity
    return isSized && request.reports == reports && front == 0 && behindReports == 0 ? nil : .request
  }

  /// The marks behind the request, the class's bytes and the reports: 0 when they are untouched.
  private var front: UInt64 { behindRequest.load(as: UInt64.self) ^ Instance.mark }
  private var back: UInt64 { (state + stateSize).loadUnaligned(as: UInt64.self) ^ Instance.mark }
  private var behindRequest: UnsafeMutableRawPointer { block + MemoryLayout<kin_request>.size }
  private var behindReports: UInt64 {
    reports.map { UnsafeRawPointer($0 + reportCapacity).load(as: UInt64.self) ^ Instance.mark } ?? 0
  }

  /// Whether a record may carry the request's numbers, asked quickly: a no may be wrong when huge values add up to
  /// infinity.
  @inline(__always) func looksSound(valueCount: Int) -> Bool {
    var foreign: UInt64 = 0
    var i = valueCount
    while i < Int(KIN_VALUE_CAPACITY) {
      foreign |= values[i].bitPattern
      i &+= 1
    }
    return foreign == 0 && looksFinite
  }

  /// The same of a class that leaves the values that it does not have.
  @inline(__always) var looksFinite: Bool {
    let pairs = (pair(0) + pair(2)) + (pair(4) + pair(6))
    let sum = request.crossing + pairs.x + pairs.y
    return sum.isFinite && !request.x.isInfinite && !request.y.isInfinite
  }

  /// Two values, from `index` on.
  @inline(__always) private func pair(_ index: Int) -> SIMD2<Double> {
    UnsafeRawPointer(values + index).loadUnaligned(as: SIMD2<Double>.self)
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

  /// Writes where a class may not, as one did when it was recorded.
  func spoil(_ damage: Damage) {
    switch damage {
    case .request: request.struct_size = 0
    case .margin: (state + stateSize).storeBytes(of: 0, as: UInt64.self)
    }
  }
}
