import CKinesic
import CPlatform

/// Runs a call on an engine: null is an error code, a failure its code, and so is a call while another thread has its
/// turn.
@inline(__always)
func call(_ engine: OpaquePointer?, _ body: (Engine) throws(Failure) -> Void) -> kin_result {
  run(engine, enter: { enterOutOfLine($0) }, leave: { leaveOutOfLine($0, $1, $2) }, body)
}

/// The same for the calls of every frame: all of it is compiled into them.
@inline(__always)
func callEachFrame(_ engine: OpaquePointer?, _ body: (Engine) throws(Failure) -> Void) -> kin_result {
  run(engine, enter: { enter($0) }, leave: { leave($0, $1, $2) }, body)
}

@inline(__always)
private func run(
  _ engine: OpaquePointer?, enter: (Unmanaged<Engine>) -> Turn.Entry, leave: (Unmanaged<Engine>, Turn.Entry, kin_result) -> kin_result,
  _ body: (Engine) throws(Failure) -> Void
) -> kin_result {
  guard let engine else { return refuseNull("the engine is null") }
  let reference = Unmanaged<Engine>.fromOpaque(UnsafeRawPointer(engine))
  let entry = enter(reference)
  if entry == .refused { return kin_result(KIN_ERROR_THREAD) }
  var result = kin_result(KIN_OK)
  reference._withUnsafeGuaranteedRef { engine in
    do throws(Failure) { try body(engine) } catch { result = error.code }
  }
  return leave(reference, entry, result)
}

@inline(never) private func enterOutOfLine(_ reference: Unmanaged<Engine>) -> Turn.Entry { enter(reference) }

@inline(never) private func leaveOutOfLine(_ reference: Unmanaged<Engine>, _ entry: Turn.Entry, _ result: kin_result) -> kin_result {
  leave(reference, entry, result)
}

/// Begins a call. Another thread that has its turn must not see anything of one that is refused.
@inline(__always) private func enter(_ reference: Unmanaged<Engine>) -> Turn.Entry {
  reference._withUnsafeGuaranteedRef { engine in
    let entry = engine.host.turn.take(platform_thread())
    if entry == .refused { engine.host.turn.noteRefusal(of: platform_thread()) } else { engine.enterCall() }
    return entry
  }
}

/// Ends a call with its result. After the outermost one an engine that was destroyed from inside a callback goes.
@inline(__always) private func leave(_ reference: Unmanaged<Engine>, _ entry: Turn.Entry, _ given: kin_result) -> kin_result {
  var result = given
  let mustDestroy = reference._withUnsafeGuaranteedRef { engine in
    #if KINESIC_CHECKS
      do throws(Failure) { try engine.reportBreach() } catch { result = error.code }
    #endif
    if result != kin_result(KIN_OK) { engine.host.turn.forgetRefusal(of: platform_thread()) }
    engine.leaveCall()
    if engine.host.isDestroyPending && engine.host.callDepth == 0 { return true }
    if entry == .taken { engine.host.turn.end() }
    return false
  }
  if mustDestroy { destroy(reference) }
  return result
}

/// Makes an edit.
func edit(_ engine: OpaquePointer?, _ edit: Edit) -> kin_result { call(engine) { engine throws(Failure) in try engine.perform(edit) } }

/// A host's buffer for ids; null with capacity 0 is an empty one.
func buffer(_ engine: Engine, _ ids: UnsafeMutablePointer<UInt64>?, _ capacity: UInt32) throws(Failure) -> IdentifierBuffer {
  if ids == nil && capacity > 0 { throw engine.null("out_ids") }
  return IdentifierBuffer(start: ids, count: Int(clamping: capacity))
}

/// The same for a call with an output: null is refused before anything is done, and a failure leaves it as it was.
@inline(__always)
func call<Output>(
  _ engine: OpaquePointer?, _ output: UnsafeMutablePointer<Output>?, _ name: StaticString, _ body: (Engine) throws(Failure) -> Output
) -> kin_result {
  call(engine) { engine throws(Failure) in
    guard let output else { throw engine.null(name) }
    output.pointee = try body(engine)
  }
}
