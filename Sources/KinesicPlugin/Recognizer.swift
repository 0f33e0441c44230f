import CKinesic

/// A recognizer as a plain Swift value: the bytes that the engine keeps for it.
///
/// Its first stored fields are its properties, all `Double`, in the order of its property table. After them comes the
/// working state: numbers, structs and `InlineArray`s of numbers, nothing that refers to something else, and no gaps
/// (a `Bool` among eight-byte fields leaves one, whose bytes nobody defines). The engine makes it out of zero bytes,
/// writes the properties, and calls `prepare` before each attempt.
public protocol Recognizer: BitwiseCopyable {
  /// Makes the working state ready for an attempt; leaves the properties.
  mutating func prepare()

  /// One transition. It looks at the step and at its own fields only, allocates nothing and returns soon. A step in
  /// which a touch was cancelled never arrives here: it cancels the recognizer. But it does in a class with a stream
  /// for each touch, where it concerns that touch alone.
  mutating func step(_ input: Step, _ request: Request) -> State
}

extension Recognizer {
  /// `prepare` of the C table.
  public static func takePrepare(_ state: UnsafeMutableRawPointer?) {
    state?.assumingMemoryBound(to: Self.self).pointee.prepare()
  }

  /// `step` of the C table.
  public static func takeStep(
    _ state: UnsafeMutableRawPointer?, _ input: UnsafePointer<kin_step>?, _ request: UnsafeMutablePointer<kin_request>?
  ) -> kin_state {
    guard let state, let input, let request else { return State.failed.rawValue }
    let step = Step(raw: input)
    if step.hasCancelled, request.pointee.reports == nil { return State.cancelled.rawValue }
    return state.assumingMemoryBound(to: Self.self).pointee.step(step, Request(raw: request, touchCount: step.touches.count)).rawValue
  }
}
