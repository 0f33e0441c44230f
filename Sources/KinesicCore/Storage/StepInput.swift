import CKinesic

/// The one `kin_step` of an engine, with the row of touches that it points to. Both keep their addresses.
struct StepInput: ~Copyable {
  private let input: UnsafeMutablePointer<kin_step>
  private let row: UnsafeMutablePointer<UnsafePointer<kin_touch>?>
  private let scroll: UnsafeMutablePointer<kin_scroll>
  /// The touches that the row has; nil: it was not filled since the step began.
  private let filled: UnsafeMutablePointer<TouchSet?>

  /// - Parameter scale: Window units for each of the 163 per inch in which thresholds are given.
  init(touchCapacity: Int, scale: Double) {
    filled = UnsafeMutablePointer<TouchSet?>.allocate(capacity: 1)
    filled.initialize(to: nil)
    input = UnsafeMutablePointer<kin_step>.allocate(capacity: 1)
    row = UnsafeMutablePointer<UnsafePointer<kin_touch>?>.allocate(capacity: touchCapacity)
    scroll = UnsafeMutablePointer<kin_scroll>.allocate(capacity: 1)
    row.initialize(repeating: nil, count: touchCapacity)
    input.initialize(to: kin_step())
    input.pointee.struct_size = UInt32(MemoryLayout<kin_step>.size)
    input.pointee.touches = UnsafePointer(row)
    input.pointee.scale = scale
  }

  func setScale(_ scale: Double) { input.pointee.scale = scale }

  /// The bytes of its blocks.
  static func byteCount(touchCapacity: Int) -> Int {
    Heap.whole(MemoryLayout<TouchSet?>.stride) + Heap.whole(MemoryLayout<kin_step>.stride) + Heap.whole(MemoryLayout<kin_scroll>.stride)
      + Heap.whole(touchCapacity * MemoryLayout<UnsafePointer<kin_touch>?>.stride)
  }

  deinit {
    input.deallocate()
    row.deallocate()
    scroll.deallocate()
    filled.deallocate()
  }

  /// A step begins; the row is not filled yet.
  @inline(__always) func begin(at time: UInt64, _ bounds: kin_rect) {
    input.pointee.time_ns = time
    input.pointee.bounds = bounds
    filled.pointee = nil
  }

  /// The touches have changed since the row was filled.
  func forgetRow() { filled.pointee = nil }

  /// Whether the row has these touches already; if not, it is empty from now on, to be filled with them.
  @inline(__always) func has(_ touches: TouchSet) -> Bool {
    if filled.pointee == touches { return true }
    filled.pointee = touches
    clear()
    return false
  }

  var address: UnsafePointer<kin_step> { UnsafePointer(input) }

  /// What a class sees beside its touches: its recognizer's state, and whether a deadline has come.
  @inline(__always) func show(state: kin_state, isTimer: Bool) {
    input.pointee.state = state
    input.pointee.flags = isTimer ? UInt32(KIN_STEP_TIMER) : 0
  }

  /// The struct itself.
  var fields: kin_step {
    @inline(__always) unsafeAddress { UnsafePointer(input) }
  }

  @inline(__always) private func clear() {
    input.pointee.scroll = nil
    input.pointee.touch_count = 0
    input.pointee.down_count = 0
    input.pointee.changes = 0
  }

  /// The row is the touch of one record. `Record` begins with its `kin_touch`.
  @inline(__always) func showAlone<Record>(_ records: borrowing List<Record>, at index: Int) {
    input.pointee.scroll = nil
    show(records, at: index)
  }

  /// The same of a row that is empty.
  @inline(__always) func show<Record>(_ records: borrowing List<Record>, at index: Int) {
    let touch = UnsafeRawPointer(records.address(of: index)).assumingMemoryBound(to: kin_touch.self)
    row[0] = touch
    input.pointee.touch_count = 1
    input.pointee.changes = touch.pointee.changes
    input.pointee.down_count = touch.pointee.changes & UInt32(KIN_CHANGE_ENDED | KIN_CHANGE_CANCELLED) == 0 ? 1 : 0
  }

  /// Puts the touch of a record into the row, which is kept in the order of landing. `Record` begins with its
  /// `kin_touch`.
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

  /// Whether what is scrolled, or a touch whose number in the row is not among these, moved in this step.
  @inline(never) func hasMoved(without ignored: TouchSet) -> Bool {
    if input.pointee.scroll != nil { return true }
    for i in 0..<Int(input.pointee.touch_count) where !ignored.contains(i) {
      if let touch = row[i], touch.pointee.changes & UInt32(KIN_CHANGE_MOVED) != 0 { return true }
    }
    return false
  }

  /// The host's number of serial for touch `index` of the row: its contact.
  func contact(at index: Int) -> UInt64 { row[index]?.pointee.contact ?? 0 }
}
