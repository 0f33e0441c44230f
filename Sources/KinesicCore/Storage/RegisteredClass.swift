import CKinesic

/// An engine's own copy of a class table, and what the engine has against it. It keeps its address until `free`.
struct RegisteredClass {
  private struct Entry {
    var table: kin_recognizer_class
    var offences: UInt32 = 0
  }

  private let entry: UnsafeMutablePointer<Entry>

  init(copying table: kin_recognizer_class) {
    entry = UnsafeMutablePointer<Entry>.allocate(capacity: 1)
    entry.initialize(to: Entry(table: table))
  }

  func free() { entry.deallocate() }

  /// The table is the first field.
  var address: ClassTable { UnsafeRawPointer(entry).assumingMemoryBound(to: kin_recognizer_class.self) }

  /// The table; reading one field copies no more than that.
  var table: kin_recognizer_class {
    @inline(__always) unsafeAddress { address }
  }

  /// How often its recognizers misbehaved in this engine.
  var offences: UInt32 {
    get { entry.pointee.offences }
    nonmutating set { entry.pointee.offences = newValue }
  }

  /// It has misbehaved once too often.
  var isSwitchedOff: Bool { offences >= UInt32(KIN_OFFENCE_LIMIT) }
}
