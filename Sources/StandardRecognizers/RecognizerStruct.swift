import CKinesic

/// A recognizer as a plain Swift value: the bytes that the engine keeps for it.
///
/// Its first stored fields are its properties, all `Double` or made of them, in the order of its property table; then
/// comes the working state, which holds no references. The engine makes it out of zero bytes, writes the properties,
/// and calls `prepare`.
protocol RecognizerStruct: BitwiseCopyable {
  /// Makes the working state ready for an attempt; leaves the properties.
  mutating func prepare()

  /// One transition. A cancelled touch never arrives here: `takeStep` answers it; but it does by `takeTouchesStep`.
  mutating func step(_ input: Step, _ request: inout kin_request) -> kin_state

  /// The host sets output number `value`; false: not this one.
  mutating func setValue(_ value: Int, to number: Double) -> Bool
}

extension RecognizerStruct {
  mutating func setValue(_ value: Int, to number: Double) -> Bool { false }
}

/// `prepare` of the C table.
@_transparent
func takePrepare<R: RecognizerStruct>(_: R.Type, _ state: UnsafeMutableRawPointer?) {
  state?.assumingMemoryBound(to: R.self).pointee.prepare()
}

/// `step` of the C table. A system cancel of any touch cancels every class that uses this.
/// Rule: host.system-cancel.
@_transparent
func takeStep<R: RecognizerStruct>(
  _: R.Type, _ state: UnsafeMutableRawPointer?, _ input: UnsafePointer<kin_step>?, _ request: UnsafeMutablePointer<kin_request>?
) -> kin_state {
  guard let state, let input, let request else { return State.failed }
  let step = Step(input)
  if step.hasCancelled { return State.cancelled }
  return state.assumingMemoryBound(to: R.self).pointee.step(step, &request.pointee)
}

/// `step` of the C table for a class with a stream for each touch: a system cancel concerns the touch, not the others.
@_transparent
func takeTouchesStep<R: RecognizerStruct>(
  _: R.Type, _ state: UnsafeMutableRawPointer?, _ input: UnsafePointer<kin_step>?, _ request: UnsafeMutablePointer<kin_request>?
) -> kin_state {
  guard let state, let input, let request else { return State.failed }
  return state.assumingMemoryBound(to: R.self).pointee.step(Step(input), &request.pointee)
}

/// `set_value` of the C table.
@_transparent
func takeValue<R: RecognizerStruct>(_: R.Type, _ state: UnsafeMutableRawPointer?, _ value: UInt32, _ number: Double) -> Bool {
  state?.assumingMemoryBound(to: R.self).pointee.setValue(Int(value), to: number) ?? false
}
