import CKinesic

/// What is written of a class that is not the library's own: all but its functions, of which only stands which there
/// are.
extension kin_recognizer_class {
  /// Bytes that a class may have at most, and its properties, as `Engine.register` has it.
  static let mostProperties = 1024

  /// One that is read stands in for the class: it has its properties and values, and keeps whatever state it has.
  mutating func carry(_ archive: inout Archive, memory: inout OwnedMemory) {
    archive.carry(&name, &memory)
    archive.carry(&summary, &memory)
    archive.carry(&version, &memory)
    archive.carry(&flags)
    archive.carry(&state_size)
    archive.carry(&state_alignment)
    archive.carry(&layout)
    carryProperties(&archive, &memory)
    carryValues(&archive, &memory)
    carryDetails(&archive, &memory)
    var functions = presentFunctions
    archive.carry(&functions)
    if archive.isReading { standIn(functions) }
  }

  private mutating func carryProperties(_ archive: inout Archive, _ memory: inout OwnedMemory) {
    var count = Int(property_count)
    archive.carry(&count, in: 0...min(kin_recognizer_class.mostProperties, archive.isReading ? archive.left : Int.max))
    archive.setAside(count * MemoryLayout<kin_property>.stride + memory.growth)
    if !archive.isSound { count = 0 }
    let row = memory.row(of: kin_property(), count: archive.isReading ? count : 0)
    for i in 0..<count {
      var property = archive.isReading ? kin_property() : properties[i]
      archive.carry(&property.name, &memory)
      archive.carry(&property.summary, &memory)
      archive.carry(&property.unit, &memory)
      archive.carry(&property.origin, &memory)
      archive.carry(&property.initial)
      archive.carry(&property.minimum)
      archive.carry(&property.maximum)
      archive.carry(&property.kind)
      archive.carry(&property.offset)
      if archive.isReading { row[i] = property }
    }
    property_count = UInt32(count)
    if archive.isReading { properties = UnsafePointer(row) }
  }

  private mutating func carryValues(_ archive: inout Archive, _ memory: inout OwnedMemory) {
    var count = Int(value_count)
    archive.carry(&count, in: 0...Int(KIN_VALUE_CAPACITY))
    archive.setAside(memory.growth)
    if !archive.isSound { count = 0 }
    let row = memory.row(of: kin_value(), count: archive.isReading ? count : 0)
    for i in 0..<count {
      var value = archive.isReading ? kin_value() : values[i]
      archive.carry(&value.name, &memory)
      archive.carry(&value.summary, &memory)
      archive.carry(&value.unit, &memory)
      archive.carry(&value.initial)
      if archive.isReading { row[i] = value }
    }
    value_count = UInt32(count)
    if archive.isReading { values = UnsafePointer(row) }
  }

  private mutating func carryDetails(_ archive: inout Archive, _ memory: inout OwnedMemory) {
    var count = Int(detail_count)
    archive.carry(count: &count, each: MemoryLayout<CString?>.stride)
    archive.setAside(memory.growth)
    if !archive.isSound { count = 0 }
    let row = memory.row(of: CString?.none, count: archive.isReading ? count : 0)
    for i in 0..<count {
      var word = archive.isReading ? nil : details[i]
      archive.carry(&word, &memory)
      if archive.isReading { row[i] = word }
    }
    detail_count = UInt32(truncatingIfNeeded: count)
    if archive.isReading { details = UnsafePointer(row) }
  }

  /// Which of the functions that may be missing there are: one bit each, in the order of the fields.
  private var presentFunctions: UInt32 {
    (set_value == nil ? 0 : 1) | (can_prevent == nil ? 0 : 2) | (can_be_prevented_by == nil ? 0 : 4)
      | (should_require_failure_of == nil ? 0 : 8) | (should_be_required_to_fail_by == nil ? 0 : 16)
      | (continues_with == nil ? 0 : 32)
  }

  private mutating func standIn(_ functions: UInt32) {
    struct_size = UInt32(MemoryLayout<kin_recognizer_class>.size)
    abi_level = UInt32(KIN_ABI_LEVEL)
    prepare = { _ in }
    step = { _, input, _ in input?.pointee.state ?? 0 }
    if functions & 1 != 0 { set_value = { _, _, _ in false } }
    if functions & 2 != 0 { can_prevent = { _, _ in true } }
    if functions & 4 != 0 { can_be_prevented_by = { _, _ in true } }
    if functions & 8 != 0 { should_require_failure_of = { _, _ in false } }
    if functions & 16 != 0 { should_be_required_to_fail_by = { _, _ in false } }
    if functions & 32 != 0 { continues_with = { _, _ in true } }
  }
}

extension Archive {
  /// A text that lives as long as `memory`; a missing one is an empty one.
  @inline(never) fileprivate mutating func carry(_ text: inout CString?, _ memory: inout OwnedMemory) {
    // There may be thousands of them, and no room for one more.
    if !isSound { return }
    var room = TextRoom()
    carry(text ?? cString(""), into: &room)
    setAside(textLength(room.cString) + memory.growth)
    if isReading && isSound { text = memory.copy(room.cString) }
  }
}
