import CKinesic
import CPlatform

@_cdecl("kin_engine_create") @implementation
public func kin_engine_create(
  _ options: UnsafePointer<kin_engine_options>?, _ out_engine: UnsafeMutablePointer<OpaquePointer?>?
) -> kin_result {
  guard let out_engine else { return refuseNull("out_engine is null") }
  let (chosen, misfit) = take(options, over: Engine.defaultOptions, .engineOptions)
  if let misfit { return refuse(misfit, of: .engineOptions) }
  if let fault = Engine.fault(in: chosen) { return refuse(fault) }
  let (allocator, fault) = take(chosen.allocator, over: kin_allocator(), .allocator)
  if let fault { return refuse(fault, of: .allocator) }
  if chosen.allocator != nil, let fault = Engine.fault(in: allocator) { return refuse(fault) }
  guard let engine = makeEngine(chosen, chosen.allocator == nil ? nil : allocator) else {
    return refuse(Refusal(KIN_ERROR_MEMORY, "there is no memory for an engine: the allocator gave none"))
  }
  out_engine.pointee = engine
  return kin_result(KIN_OK)
}

@_cdecl("kin_engine_destroy") @implementation
public func kin_engine_destroy(_ engine: OpaquePointer?) {
  guard let engine else { return }
  let reference = Unmanaged<Engine>.fromOpaque(UnsafeRawPointer(engine))
  let mayDestroyNow = reference._withUnsafeGuaranteedRef { engine in
    if engine.host.turn.take(platform_thread()) != .refused { return engine.mayDestroyNow() }
    engine.host.turn.noteRefusal(of: platform_thread())
    return false
  }
  if mayDestroyNow { destroy(reference) }
}

@_cdecl("kin_engine_copy") @implementation
public func kin_engine_copy(_ engine: OpaquePointer?, _ out_copy: UnsafeMutablePointer<OpaquePointer?>?) -> kin_result {
  call(engine) { engine throws(Failure) in
    guard let out_copy else { throw engine.null("out_copy") }
    out_copy.pointee = try makeCopy(of: engine)
  }
}

@_cdecl("kin_engine_set_claimed") @implementation
public func kin_engine_set_claimed(_ engine: OpaquePointer?, _ claimed: Bool) -> kin_result {
  guard let engine else { return refuseNull("the engine is null") }
  return Unmanaged<Engine>.fromOpaque(UnsafeRawPointer(engine))._withUnsafeGuaranteedRef { engine in
    if engine.host.turn.take(platform_thread()) == .refused {
      engine.host.turn.noteRefusal(of: platform_thread())
      return kin_result(KIN_ERROR_THREAD)
    }
    do throws(Failure) {
      try engine.checkHandover()
    } catch {
      engine.host.turn.forgetRefusal(of: platform_thread())
      return error.code
    }
    if !claimed { engine.host.turn.end() }
    return kin_result(KIN_OK)
  }
}

@_cdecl("kin_engine_feed") @implementation @_optimize(speed)
public func kin_engine_feed(_ engine: OpaquePointer?, _ samples: UnsafePointer<kin_touch_sample>?, _ count: UInt32) -> kin_result {
  callEachFrame(engine) { engine throws(Failure) in
    if samples == nil && count > 0 { throw engine.null("samples") }
    try engine.feedFromHost(Samples(start: samples, count: Int(clamping: count)))
  }
}

@_cdecl("kin_engine_advance") @implementation
public func kin_engine_advance(_ engine: OpaquePointer?, _ now_ns: UInt64) -> kin_result {
  call(engine) { engine throws(Failure) in try engine.advanceFromHost(to: now_ns) }
}

@_cdecl("kin_engine_next_deadline") @implementation
public func kin_engine_next_deadline(_ engine: OpaquePointer?, _ out_time_ns: UnsafeMutablePointer<UInt64>?) -> kin_result {
  call(engine, out_time_ns, "out_time_ns") { $0.nextDeadline }
}

@_cdecl("kin_engine_set_units_per_inch") @implementation
public func kin_engine_set_units_per_inch(_ engine: OpaquePointer?, _ units_per_inch: Double) -> kin_result {
  edit(engine, Edit(.setUnitsPerInch, 0, value: units_per_inch))
}

@_cdecl("kin_engine_get_units_per_inch") @implementation
public func kin_engine_get_units_per_inch(_ engine: OpaquePointer?, _ out_units_per_inch: UnsafeMutablePointer<Double>?) -> kin_result {
  call(engine, out_units_per_inch, "out_units_per_inch") { $0.unitsPerInch }
}

@_cdecl("kin_engine_get_time") @implementation
public func kin_engine_get_time(_ engine: OpaquePointer?, _ out_time_ns: UnsafeMutablePointer<UInt64>?) -> kin_result {
  call(engine, out_time_ns, "out_time_ns") { $0.time }
}

@_cdecl("kin_engine_cancel_touches") @implementation
public func kin_engine_cancel_touches(_ engine: OpaquePointer?, _ now_ns: UInt64) -> kin_result {
  call(engine) { engine throws(Failure) in try engine.cancelTouchesFromHost(at: now_ns) }
}

@_cdecl("kin_engine_list_contacts") @implementation
public func kin_engine_list_contacts(
  _ engine: OpaquePointer?, _ out_contacts: UnsafeMutablePointer<kin_contact>?, _ capacity: UInt32,
  _ out_count: UnsafeMutablePointer<UInt32>?
) -> kin_result {
  call(engine, out_count, "out_count") { engine throws(Failure) in
    if out_contacts == nil && capacity > 0 { throw engine.null("out_contacts") }
    return engine.listContacts(UnsafeMutableBufferPointer(start: out_contacts, count: Int(clamping: capacity)))
  }
}

@_cdecl("kin_engine_poll") @implementation @_optimize(speed)
public func kin_engine_poll(
  _ engine: OpaquePointer?, _ out_events: UnsafeMutablePointer<UnsafePointer<kin_event>?>?, _ out_count: UnsafeMutablePointer<UInt32>?
) -> kin_result {
  callEachFrame(engine) { engine throws(Failure) in
    guard let out_events else { throw engine.null("out_events") }
    guard let out_count else { throw engine.null("out_count") }
    let (first, count) = try engine.poll()
    out_events.pointee = first
    out_count.pointee = count
  }
}

@_cdecl("kin_engine_get_lost_events") @implementation
public func kin_engine_get_lost_events(_ engine: OpaquePointer?, _ out_count: UnsafeMutablePointer<UInt64>?) -> kin_result {
  call(engine, out_count, "out_count") { $0.lostEvents }
}

@_cdecl("kin_engine_set_event_callback") @implementation
public func kin_engine_set_event_callback(
  _ engine: OpaquePointer?, _ callback: kin_event_callback?, _ user_data: UnsafeMutableRawPointer?
) -> kin_result {
  build(engine) { engine throws(Failure) in try engine.changeEventCallback(callback, user_data) }
}

@_cdecl("kin_engine_set_explain") @implementation
public func kin_engine_set_explain(_ engine: OpaquePointer?, _ explain: Bool) -> kin_result {
  build(engine) { engine throws(Failure) in try engine.changeExplains(explain) }
}

@_cdecl("kin_engine_get_explain") @implementation
public func kin_engine_get_explain(_ engine: OpaquePointer?, _ out_explain: UnsafeMutablePointer<Bool>?) -> kin_result {
  call(engine, out_explain, "out_explain") { $0.explains }
}

@_cdecl("kin_event_describe") @implementation
public func kin_event_describe(
  _ engine: OpaquePointer?, _ event: UnsafePointer<kin_event>?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: UInt32,
  _ out_needed: UnsafeMutablePointer<UInt32>?
) -> kin_result {
  call(engine) { engine throws(Failure) in
    guard let event else { throw engine.null("event") }
    if buffer == nil && capacity > 0 { throw engine.null("buffer") }
    let needed = try engine.describe(event.pointee, into: buffer, capacity: Int(clamping: capacity))
    out_needed?.pointee = needed
  }
}

@_cdecl("kin_engine_last_error") @implementation
public func kin_engine_last_error(_ engine: OpaquePointer?) -> UnsafePointer<CChar>? {
  guard let engine else { return text("the engine is null") }
  return Unmanaged<Engine>.fromOpaque(UnsafeRawPointer(engine))._withUnsafeGuaranteedRef { engine in
    let entry = engine.host.turn.take(platform_thread())
    defer { if entry == .taken { engine.host.turn.end() } }
    if entry == .refused || engine.host.turn.wasRefused(platform_thread()) {
      return text("another thread is in a call of this engine, or has claimed it; make one call at a time, with a lock for instance")
    }
    return engine.lastError
  }
}

@_cdecl("kin_engine_set_log") @implementation
public func kin_engine_set_log(_ engine: OpaquePointer?, _ callback: kin_log_callback?, _ user_data: UnsafeMutableRawPointer?) -> kin_result
{
  build(engine) { engine throws(Failure) in try engine.changeLog(callback, user_data) }
}
