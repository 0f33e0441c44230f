import CKinesic
import CKinesicTouchpad
import CMemory
import Touchpad

/// The decoder behind a host's pointer.
private typealias DecoderPointer = UnsafeMutablePointer<EvdevDecoder>

private func decoder(_ pointer: OpaquePointer?) -> DecoderPointer? { pointer.map { DecoderPointer($0) } }

@_cdecl("kin_touchpad_evdev_options_init") @implementation
public func kin_touchpad_evdev_options_init(_ options: UnsafeMutablePointer<kin_touchpad_evdev_options>?) {
  var made = kin_touchpad_evdev_options()
  made.struct_size = UInt32(MemoryLayout<kin_touchpad_evdev_options>.size)
  (made.width, made.height) = (69, 50)
  options?.pointee = made
}

private func isSound(_ axis: kin_touchpad_evdev_axis) -> Bool {
  axis.maximum > axis.minimum && axis.resolution >= 0 && axis.reserved == 0
}

private func fault(_ options: kin_touchpad_evdev_options) -> StaticString? {
  if !isSound(options.x) || !isSound(options.y) {
    return "an axis of kin_touchpad_evdev_options has no extent, a resolution below 0, or a reserved that is not 0"
  }
  if options.pressure.maximum < options.pressure.minimum || options.pressure.reserved != 0 {
    return "pressure of kin_touchpad_evdev_options has a maximum below its minimum, or a reserved that is not 0"
  }
  if !(options.width > 0 && options.width <= 1000) || !(options.height > 0 && options.height <= 1000) {
    return "width or height of kin_touchpad_evdev_options is not above 0 to 1000 mm"
  }
  return options.reserved == 0 ? nil : "reserved of kin_touchpad_evdev_options is not 0"
}

@_cdecl("kin_touchpad_evdev_create") @implementation
public func kin_touchpad_evdev_create(
  _ options: UnsafePointer<kin_touchpad_evdev_options>?, _ out_decoder: UnsafeMutablePointer<OpaquePointer?>?
) -> kin_result {
  guard let options, let out_decoder else { return refuse(KIN_ERROR_NULL, "options or out_decoder is null") }
  if !struct_is_sound(options, MemoryLayout<kin_touchpad_evdev_options>.size) {
    return refuse(KIN_ERROR_SIZE, "kin_touchpad_evdev_options was not filled in by its _init")
  }
  if let fault = fault(options.pointee) { return refuse(KIN_ERROR_INVALID, fault) }
  guard let memory = memory_allocate(MemoryLayout<EvdevDecoder>.size) else {
    return refuse(KIN_ERROR_MEMORY, "there is no memory for a decoder")
  }
  let made = memory.bindMemory(to: EvdevDecoder.self, capacity: 1)
  made.initialize(to: EvdevDecoder(options.pointee))
  out_decoder.pointee = OpaquePointer(made)
  return done
}

@_cdecl("kin_touchpad_evdev_destroy") @implementation
public func kin_touchpad_evdev_destroy(_ decoder: OpaquePointer?) { memory_release(decoder.map { UnsafeMutableRawPointer($0) }) }

@_cdecl("kin_touchpad_evdev_get_size") @implementation
public func kin_touchpad_evdev_get_size(
  _ decoder: OpaquePointer?, _ out_width: UnsafeMutablePointer<Double>?, _ out_height: UnsafeMutablePointer<Double>?
) -> kin_result {
  guard let decoder = KinesicTouchpad.decoder(decoder), let out_width, let out_height else {
    return refuse(KIN_ERROR_NULL, "decoder, out_width or out_height is null")
  }
  out_width.pointee = decoder.pointee.width
  out_height.pointee = decoder.pointee.height
  return done
}

@_cdecl("kin_touchpad_evdev_feed") @implementation
public func kin_touchpad_evdev_feed(
  _ decoder: OpaquePointer?, _ pad: OpaquePointer?, _ type: UInt16, _ code: UInt16, _ value: Int32, _ time_ns: UInt64
) -> kin_result {
  guard let decoder = KinesicTouchpad.decoder(decoder), pad != nil else { return refuse(KIN_ERROR_NULL, "decoder or pad is null") }
  switch decoder.pointee.take(type, code, value) {
  case .nothing: return done
  case .report: return decoder.pointee.withFrame(time_ns) { kin_touchpad_feed(pad, $0) }
  case .dropped: return kin_touchpad_cancel(pad, time_ns)
  }
}
