/// An `Int` that fills eight bytes on every platform: a state has the same bytes everywhere, and `Int` is as wide as a pointer.
@propertyWrapper
struct StateInteger: BitwiseCopyable {
  private var bits: Int64

  init(wrappedValue: Int) { bits = Int64(wrappedValue) }

  var wrappedValue: Int {
    get { Int(truncatingIfNeeded: bits) }
    set { bits = Int64(newValue) }
  }
}
