import CKinesic

/// An engine's own copy of a class table. It keeps its address until `free`.
struct RegisteredClass {
  let address: ClassTable

  init(copying table: kin_recognizer_class) {
    let copy = UnsafeMutablePointer<kin_recognizer_class>.allocate(capacity: 1)
    copy.initialize(to: table)
    address = ClassTable(copy)
  }

  func free() { address.deallocate() }

  /// The table; reading one field copies no more than that.
  var table: kin_recognizer_class {
    @inline(__always) unsafeAddress { address }
  }
}
