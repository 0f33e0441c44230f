import CKinesic

/// A recognizer as a plain Swift value: the bytes that the engine keeps for it.
///
/// Its first stored fields are its properties, all `Double` or made of them, in the order of its property table. After
/// them comes the working state: numbers, structs and `InlineArray`s of numbers, nothing that refers to something
/// else, no gaps (a `Bool` among eight-byte fields leaves one, whose bytes nobody defines: see `Flag`), and the same
/// bytes everywhere (an `Int` is as wide as a pointer: see `StateInteger`). The engine makes it out of zero bytes,
/// writes the properties, and calls `prepare` before each attempt.
public protocol Recognizer: BitwiseCopyable {
  /// Makes the working state ready for an attempt; leaves the properties.
  mutating func prepare()

  /// One transition. It looks at the step and at its own fields only, allocates nothing and returns soon. A step in
  /// which a touch was cancelled never arrives here: it cancels the recognizer. But it does in a class with a stream
  /// for each touch, where it concerns that touch alone.
  mutating func step(_ input: Step, _ request: Request) -> State

  /// The host sets output number `value`: go on from there. False: this one cannot be set, and nothing has changed.
  mutating func setValue(_ value: Int, to number: Double) -> Bool

  /// May this one, recognized, exclude the other?
  func canPrevent(_ other: Peer) -> Bool

  /// May the other, recognized, exclude this one?
  func canBePrevented(by other: Peer) -> Bool

  /// Must the other fail before this one?
  func shouldRequireFailure(of other: Peer) -> Bool

  /// Must this one fail before the other?
  func shouldBeRequiredToFail(by other: Peer) -> Bool

  /// Can the attempt, none of whose fingers is down, go on with the one touch that is about to land? If not, `step` is
  /// called before that, with `isTimer`, for it to end.
  func continues(with landing: Step) -> Bool
}

/// What most recognizers do.
extension Recognizer {
  public mutating func setValue(_ value: Int, to number: Double) -> Bool { false }
  public func canPrevent(_ other: Peer) -> Bool { true }
  public func canBePrevented(by other: Peer) -> Bool { true }
  public func shouldRequireFailure(of other: Peer) -> Bool { false }
  public func shouldBeRequiredToFail(by other: Peer) -> Bool { false }
  public func continues(with landing: Step) -> Bool { true }
}

/// The functions of the C table.
extension Recognizer {
  public static func takePrepare(_ state: UnsafeMutableRawPointer?) {
    state?.assumingMemoryBound(to: Self.self).pointee.prepare()
  }

  /// Rule: host.system-cancel.
  public static func takeStep(
    _ state: UnsafeMutableRawPointer?, _ input: UnsafePointer<kin_step>?, _ request: UnsafeMutablePointer<kin_request>?
  ) -> kin_state {
    guard let state, let input, let request else { return State.failed.rawValue }
    let step = Step(raw: input)
    if step.hasCancelled, request.pointee.reports == nil { return State.cancelled.rawValue }
    return state.assumingMemoryBound(to: Self.self).pointee.step(step, Request(raw: request)).rawValue
  }

  public static func takeSetValue(_ state: UnsafeMutableRawPointer?, _ value: UInt32, _ number: Double) -> Bool {
    state?.assumingMemoryBound(to: Self.self).pointee.setValue(Int(value), to: number) ?? false
  }

  public static func takeCanPrevent(_ state: UnsafeRawPointer?, _ other: UnsafePointer<kin_peer>?) -> Bool {
    guard let state, let other else { return true }
    return state.assumingMemoryBound(to: Self.self).pointee.canPrevent(Peer(other))
  }

  public static func takeCanBePrevented(_ state: UnsafeRawPointer?, _ other: UnsafePointer<kin_peer>?) -> Bool {
    guard let state, let other else { return true }
    return state.assumingMemoryBound(to: Self.self).pointee.canBePrevented(by: Peer(other))
  }

  public static func takeShouldRequireFailure(_ state: UnsafeRawPointer?, _ other: UnsafePointer<kin_peer>?) -> Bool {
    guard let state, let other else { return false }
    return state.assumingMemoryBound(to: Self.self).pointee.shouldRequireFailure(of: Peer(other))
  }

  public static func takeShouldBeRequiredToFail(_ state: UnsafeRawPointer?, _ other: UnsafePointer<kin_peer>?) -> Bool {
    guard let state, let other else { return false }
    return state.assumingMemoryBound(to: Self.self).pointee.shouldBeRequiredToFail(by: Peer(other))
  }

  public static func takeContinues(_ state: UnsafeRawPointer?, _ landing: UnsafePointer<kin_step>?) -> Bool {
    guard let state, let landing else { return true }
    return state.assumingMemoryBound(to: Self.self).pointee.continues(with: Step(raw: landing))
  }
}
