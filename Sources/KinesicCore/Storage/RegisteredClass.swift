import CKinesic

/// An engine's own copy of a class table, and what the engine has against it. It keeps its address until `free`.
struct RegisteredClass {
  private struct Entry {
    var table: kin_recognizer_class
    var violationCount: UInt32 = 0
    var isStandard = false
    var hasPropertiesFirst = false
    var isListed = false
    var nameHash: UInt64 = 0
    var initialValues = kin_request().values
  }

  private let entry: UnsafeMutablePointer<Entry>

  /// `isStandard`: the library has its code, wherever a trace is played.
  init(copying table: kin_recognizer_class, isStandard: Bool) {
    entry = UnsafeMutablePointer<Entry>.allocate(capacity: 1)
    entry.initialize(to: Entry(table: table, isStandard: isStandard))
    var hash = StateHash()
    var i = 0
    while let byte = table.name?[i], byte != 0 {
      hash.add(UInt64(UInt8(bitPattern: byte)))
      i += 1
    }
    entry.pointee.nameHash = hash.value
    entry.pointee.hasPropertiesFirst = RegisteredClass.hasPropertiesFirst(table)
    withUnsafeMutableBytes(of: &entry.pointee.initialValues) { values in
      for i in 0..<Int(table.value_count) { values.storeBytes(of: table.values[i].initial, toByteOffset: 8 * i, as: Double.self) }
    }
  }

  private static func hasPropertiesFirst(_ table: kin_recognizer_class) -> Bool {
    for i in 0..<Int(table.property_count) where Int(table.properties[i].offset) != 8 * i { return false }
    return true
  }

  private init() { entry = UnsafeMutablePointer(bitPattern: 16).unsafelyUnwrapped }

  /// What a place without a recognizer holds: never looked into.
  static var none: RegisteredClass { RegisteredClass() }

  /// The bytes of its block.
  static var size: Int { Heap.whole(MemoryLayout<Entry>.size) }

  func free() { entry.deallocate() }

  /// The table is the first field.
  var address: ClassTable { UnsafeRawPointer(entry).assumingMemoryBound(to: kin_recognizer_class.self) }

  /// The table; reading one field copies no more than that.
  var table: kin_recognizer_class {
    @inline(__always) unsafeAddress { address }
  }

  /// What its values are before a recognizer has any; 0 for those that it does not have.
  var initialValues: Values { entry.pointee.initialValues }

  /// Whether it is the library's own, so that what it does needs no writing down.
  var isStandard: Bool { entry.pointee.isStandard }

  /// Whether its properties stand at the beginning of its state, in their order.
  var hasPropertiesFirst: Bool { entry.pointee.hasPropertiesFirst }

  /// Whether the trace that is being recorded lists it already.
  var isListed: Bool { entry.pointee.isListed }
  func setListed(_ isListed: Bool) { entry.pointee.isListed = isListed }

  /// Whether private bytes may outlive an attempt.
  var remembers: Bool { !isStandard || table.flags & UInt32(KIN_CLASS_REMEMBERS) != 0 }

  /// A hash of its name: the same in every engine.
  var nameHash: UInt64 { entry.pointee.nameHash }

  /// How often its recognizers misbehaved in this engine.
  var violationCount: UInt32 { entry.pointee.violationCount }
  func countViolation() { entry.pointee.violationCount &+= 1 }
  func restore(violationCount: UInt32) { entry.pointee.violationCount = violationCount }

  /// It has misbehaved once too often.
  var isSwitchedOff: Bool { violationCount >= UInt32(KIN_FAULT_LIMIT) }
}
