/// A yes or no that fills eight bytes: a state keeps no padding, whose bytes nobody defines and the engine's hash
/// would see.
public struct Flag: BitwiseCopyable {
  private var bits: UInt64

  public init(_ isSet: Bool) { bits = isSet ? 1 : 0 }

  public var isSet: Bool { bits != 0 }
}
