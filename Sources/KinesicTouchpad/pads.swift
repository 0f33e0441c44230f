import CKinesic
import CKinesicTouchpad
import CMemory
import Touchpad

/// The touchpad behind a host's pointer.
typealias PadPointer = UnsafeMutablePointer<Pad>

func pad(_ pointer: OpaquePointer?) -> PadPointer? { pointer.map { PadPointer($0) } }

/// Where what a touchpad needs begins in its memory, which is one block.
private let offset = (MemoryLayout<Pad>.size + 15) & ~15

private func make(_ options: kin_touchpad_options) -> PadPointer? {
  guard let memory = memory_allocate(offset + Pad.memorySize) else { return nil }
  let pad = memory.bindMemory(to: Pad.self, capacity: 1)
  pad.initialize(to: Pad(options, memory + offset))
  return pad
}

@_cdecl("kin_touchpad_options_init") @implementation
public func kin_touchpad_options_init(_ options: UnsafeMutablePointer<kin_touchpad_options>?) { options?.pointee = standardOptions }

/// Options that a host hands in.
private func refuseOptions(_ options: UnsafePointer<kin_touchpad_options>) -> kin_result? {
  if !struct_is_sound(options, MemoryLayout<kin_touchpad_options>.size) {
    return refuse(KIN_ERROR_SIZE, "kin_touchpad_options was not filled in by kin_touchpad_options_init")
  }
  return fault(options.pointee).map { refuse(KIN_ERROR_INVALID, $0) }
}

@_cdecl("kin_touchpad_create") @implementation
public func kin_touchpad_create(
  _ options: UnsafePointer<kin_touchpad_options>?, _ out_pad: UnsafeMutablePointer<OpaquePointer?>?
) -> kin_result {
  guard let out_pad else { return refuse(KIN_ERROR_NULL, "out_pad is null") }
  if let options, let refused = refuseOptions(options) { return refused }
  guard let made = make(options?.pointee ?? standardOptions) else { return refuse(KIN_ERROR_MEMORY, "there is no memory for a touchpad") }
  out_pad.pointee = OpaquePointer(made)
  return done
}

@_cdecl("kin_touchpad_destroy") @implementation
public func kin_touchpad_destroy(_ pad: OpaquePointer?) { memory_release(pad.map { UnsafeMutableRawPointer($0) }) }

@_cdecl("kin_touchpad_set_options") @implementation
public func kin_touchpad_set_options(_ pad: OpaquePointer?, _ options: UnsafePointer<kin_touchpad_options>?) -> kin_result {
  guard let pad = KinesicTouchpad.pad(pad), let options else { return refuse(KIN_ERROR_NULL, "pad or options is null") }
  if let refused = refuseOptions(options) { return refused }
  pad.pointee.set(options.pointee)
  return done
}

@_cdecl("kin_touchpad_get_options") @implementation
public func kin_touchpad_get_options(_ pad: OpaquePointer?, _ out_options: UnsafeMutablePointer<kin_touchpad_options>?) -> kin_result {
  guard let pad = KinesicTouchpad.pad(pad), let out_options else { return refuse(KIN_ERROR_NULL, "pad or out_options is null") }
  if !struct_clear(out_options, MemoryLayout<kin_touchpad_options>.size) {
    return refuse(KIN_ERROR_SIZE, "struct_size of kin_touchpad_options is not its sizeof")
  }
  let size = out_options.pointee.struct_size
  out_options.pointee = pad.pointee.options
  out_options.pointee.struct_size = size
  return done
}

@_cdecl("kin_touchpad_set_explain") @implementation
public func kin_touchpad_set_explain(_ pad: OpaquePointer?, _ explain: Bool) -> kin_result {
  guard let pad = KinesicTouchpad.pad(pad) else { return refuse(KIN_ERROR_NULL, "pad is null") }
  pad.pointee.explains = explain
  return done
}

/// What is wrong with a moment; nil: nothing.
private func refuseTime(_ time: UInt64, _ pad: PadPointer) -> kin_result? {
  if time == UInt64.max { return refuse(KIN_ERROR_INVALID, "the time is KIN_TIME_NEVER") }
  if time < pad.pointee.time { return refuse(KIN_ERROR_TIME, "the time is before an earlier one") }
  if pad.pointee.waiting > mostWaiting { return refuse(KIN_ERROR_CAPACITY, "more than 128 events wait: poll first") }
  return nil
}

@_cdecl("kin_touchpad_feed") @implementation
public func kin_touchpad_feed(_ pad: OpaquePointer?, _ frame: UnsafePointer<kin_touchpad_frame>?) -> kin_result {
  guard let pad = KinesicTouchpad.pad(pad), let frame else { return refuse(KIN_ERROR_NULL, "pad or frame is null") }
  if frame.pointee.contacts == nil && frame.pointee.contact_count > 0 {
    return refuse(KIN_ERROR_NULL, "contacts of kin_touchpad_frame is null")
  }
  if let refused = refuse(frame.pointee) ?? refuseTime(frame.pointee.time_ns, pad) { return refused }
  pad.pointee.take(frame.pointee)
  return done
}

@_cdecl("kin_touchpad_advance") @implementation
public func kin_touchpad_advance(_ pad: OpaquePointer?, _ now_ns: UInt64) -> kin_result {
  guard let pad = KinesicTouchpad.pad(pad) else { return refuse(KIN_ERROR_NULL, "pad is null") }
  if let refused = refuseTime(now_ns, pad) { return refused }
  pad.pointee.advance(to: now_ns)
  return done
}

@_cdecl("kin_touchpad_cancel") @implementation
public func kin_touchpad_cancel(_ pad: OpaquePointer?, _ now_ns: UInt64) -> kin_result {
  guard let pad = KinesicTouchpad.pad(pad) else { return refuse(KIN_ERROR_NULL, "pad is null") }
  if let refused = refuseTime(now_ns, pad) { return refused }
  pad.pointee.cancel(at: now_ns)
  return done
}

@_cdecl("kin_touchpad_next_deadline") @implementation
public func kin_touchpad_next_deadline(_ pad: OpaquePointer?, _ out_time_ns: UnsafeMutablePointer<UInt64>?) -> kin_result {
  guard let pad = KinesicTouchpad.pad(pad), let out_time_ns else { return refuse(KIN_ERROR_NULL, "pad or out_time_ns is null") }
  out_time_ns.pointee = pad.pointee.nextDeadline
  return done
}

@_cdecl("kin_touchpad_poll") @implementation
public func kin_touchpad_poll(
  _ pad: OpaquePointer?, _ out_events: UnsafeMutablePointer<UnsafePointer<kin_touchpad_event>?>?,
  _ out_count: UnsafeMutablePointer<UInt32>?
) -> kin_result {
  guard let pad = KinesicTouchpad.pad(pad), let out_events, let out_count else {
    return refuse(KIN_ERROR_NULL, "pad, out_events or out_count is null")
  }
  let (events, count) = pad.pointee.poll()
  out_events.pointee = events
  out_count.pointee = count
  return done
}

@_cdecl("kin_touchpad_event_describe") @implementation
public func kin_touchpad_event_describe(
  _ event: UnsafePointer<kin_touchpad_event>?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: UInt32,
  _ out_needed: UnsafeMutablePointer<UInt32>?
) -> kin_result {
  guard let event, buffer != nil || capacity == 0 else { return refuse(KIN_ERROR_NULL, "event or buffer is null") }
  let needed = describe(event.pointee, buffer, Int(clamping: capacity))
  out_needed?.pointee = UInt32(clamping: needed)
  return done
}

@_cdecl("kin_touchpad_reason_name") @implementation
public func kin_touchpad_reason_name(_ reason: kin_touchpad_reason) -> UnsafePointer<CChar>? { text(reasonName(reason)) }
