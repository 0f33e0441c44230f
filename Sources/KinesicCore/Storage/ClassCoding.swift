import CKinesic

/// What is written of a class that is not the library's own: all but its functions, of which only stands which there
/// are.
extension kin_recognizer_class {
  /// Bytes that a class may have at most, and its properties, as `Engine.register` has it.
  static let mostProperties = 1024

  /// One that is read stands in for the class: it has its properties and values, and keeps whatever state it has.
  mutating func code(_ archive: inout Archive, memory: inout OwnedMemory) {
    archive.code(&name, &memory)
    archive.code(&summary, &memory)
    archive.code(&version, &memory)
    archive.code(&flags)
    archive.code(&state_size)
    archive.code(&state_alignment)
    archive.code(&layout)
    codeProperties(&archive, &memory)
    codeValues(&archive, &memory)
    codeDetails(&archive, &memory)
    var functions = presentFunctions
    archive.code(&functions)
    if archive.isReading { standIn(functions) }
  }

  private mutating func codeProperties(_ archive: inout Archive, _ memory: inout OwnedMemory) {
    var count = Int(property_count)
    archive.code(&count, in: 0...min(kin_recognizer_class.mostProperties, archive.isReading ? archive.left : Int.max))
    archive.setAside(count * MemoryLayout<kin_property>.stride + memory.growth)
    if !archive.isSound { count = 0 }
    let row = memory.row(of: kin_property(), count: archive.isReading ? count : 0)
    for i in 0..<count {
      var property = archive.isReading ? kin_property() : properties[i]
      archive.code(&property.name, &memory)
      archive.code(&property.summary, &memory)
      archive.code(&property.unit, &memory)
      archive.code(&property.origin, &memory)
      archive.code(&property.initial)
      archive.code(&property.minimum)
      archive.code(&property.maximum)
      archive.code(&property.kind)
      archive.code(&property.offset)
      if archive.isReading { row[i] = property }
    }
    property_count = UInt32(count)
    if archive.isReading { properties = UnsafePointer(row) }
  }

  private mutating func codeValues(_ archive: inout Archive, _ memory: inout OwnedMemory) {
    var count = Int(value_count)
    archive.code(&count, in: 0...Int(KIN_VALUE_CAPACITY))
    archive.setAside(memory.growth)
    if !archive.isSound { count = 0 }
    let row = memory.row(of: kin_value(), count: archive.isReading ? count : 0)
    for i in 0..<count {
      var value = archive.isReading ? kin_value() : values[i]
      archive.code(&value.name, &memory)
      archive.code(&value.summary, &memory)
      archive.code(&value.unit, &memory)
      archive.code(&value.initial)
      if archive.isReading { row[i] = value }
    }
    value_count = UInt32(count)
    if archive.isReading { values = UnsafePointer(row) }
  }

  private mutating func codeDetails(_ archive: inout Archive, _ memory: inout OwnedMemory) {
    var count = Int(detail_count)
    archive.code(count: &count, each: MemoryLayout<CString?>.stride)
    archive.setAside(memory.growth)
    if !archive.isSound { count = 0 }
    let row = memory.row(of: CString?.none, count: archive.isReading ? count : 0)
    for i in 0..<count {
      var word = archive.isReading ? nil : details[i]
      archive.code(&word, &memory)
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
  @inline(never) fileprivate mutating func code(_ text: inout CString?, _ memory: inout OwnedMemory) {
    // There may be thousands of them; after a failure no buffer is made for each.
    if !isSound { return }
    var buffer = StringBuffer()
    code(text ?? cString(""), into: &buffer)
    setAside(textLength(buffer.cString) + memory.growth)
    if isReading && isSound { text = memory.copy(buffer.cString) }
  }
}
