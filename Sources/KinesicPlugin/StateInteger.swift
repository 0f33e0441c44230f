/// An `Int` that fills eight bytes on every platform: a state has the same bytes everywhere, and `Int` is as wide as a
/// pointer.
///
/// A state may have been read from somebody's trace, so it may be any number: what counts on from it wraps (`&+`), and
/// what indexes by it looks first.
@propertyWrapper
public struct StateInteger: BitwiseCopyable {
  private var bits: Int64

  public init(wrappedValue: Int) { bits = Int64(wrappedValue) }

  public var wrappedValue: Int {
    get { Int(truncatingIfNeeded: bits) }
    set { bits = Int64(newValue) }
  }
}
