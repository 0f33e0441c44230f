import CKinesic
import CKinesicOverlay
import CMemory
import CPlatform

private let done = kin_result(KIN_OK)

/// Refuses a call: this thread keeps the sentence.
private func refuse(_ code: Int, _ reason: StaticString) -> kin_result {
  sentence?.pointee = UnsafeRawPointer(reason.utf8Start).assumingMemoryBound(to: CChar.self)
  return kin_result(code)
}

/// The only place that knows where it is kept, and out of line, so that there is one.
private var sentence: UnsafeMutablePointer<UnsafePointer<CChar>?>? {
  @inline(never) get { platform_thread_sentence() }
}

/// What the engine refused when it was looked at.
private func refuseLook(_ code: kin_result) -> kin_result {
  Int(code) == KIN_ERROR_THREAD
    ? refuse(KIN_ERROR_THREAD, "another thread is in a call of the engine, or has claimed it")
    : refuse(Int(code), "the engine cannot be looked at; kin_engine_last_error says why")
}

private func overlay(_ pointer: OpaquePointer?) -> UnsafeMutablePointer<Overlay>? { pointer.map { UnsafeMutablePointer($0) } }

@_cdecl("kin_overlay_options_init") @implementation
public func kin_overlay_options_init(_ out_options: UnsafeMutablePointer<kin_overlay_options>?) { out_options?.pointee = standardOptions }

@_cdecl("kin_overlay_create") @implementation
public func kin_overlay_create(
  _ engine: OpaquePointer?, _ options: UnsafePointer<kin_overlay_options>?, _ out_overlay: UnsafeMutablePointer<OpaquePointer?>?
) -> kin_result {
  guard let engine else { return refuse(KIN_ERROR_NULL, "the engine is null") }
  guard let out_overlay else { return refuse(KIN_ERROR_NULL, "out_overlay is null") }
  if let options {
    if !struct_is_sound(options, MemoryLayout<kin_overlay_options>.size) {
      return refuse(KIN_ERROR_SIZE, "kin_overlay_options was not filled in by kin_overlay_options_init")
    }
    if let fault = fault(options.pointee) { return refuse(fault.code, fault.sentence) }
  }
  guard let made = Overlay.make(engine, options?.pointee ?? standardOptions) else {
    return refuse(KIN_ERROR_MEMORY, "there is no memory for an overlay")
  }
  out_overlay.pointee = OpaquePointer(made)
  return done
}

@_cdecl("kin_overlay_destroy") @implementation
public func kin_overlay_destroy(_ overlay: OpaquePointer?) {
  if let overlay = KinesicOverlay.overlay(overlay) { Overlay.destroy(overlay) }
}

@_cdecl("kin_overlay_add_event") @implementation
public func kin_overlay_add_event(_ overlay: OpaquePointer?, _ event: UnsafePointer<kin_event>?) -> kin_result {
  guard let overlay = KinesicOverlay.overlay(overlay) else { return refuse(KIN_ERROR_NULL, "the overlay is null") }
  guard let event else { return refuse(KIN_ERROR_NULL, "the event is null") }
  if !(0...KIN_EVENT_DECISION).contains(Int(event.pointee.type)) {
    return refuse(KIN_ERROR_INVALID, "the event's type is not one of KIN_EVENT_...")
  }
  if !(0...KIN_STATE_FAILED).contains(Int(event.pointee.state)) {
    return refuse(KIN_ERROR_INVALID, "the event's state is not one of KIN_STATE_...")
  }
  let result = overlay.pointee.add(event)
  return result == done ? done : refuseLook(result)
}

@_cdecl("kin_overlay_draw") @implementation
public func kin_overlay_draw(
  _ overlay: OpaquePointer?, _ width: Double, _ height: Double,
  _ out_shapes: UnsafeMutablePointer<UnsafePointer<kin_overlay_shape>?>?, _ out_count: UnsafeMutablePointer<UInt32>?
) -> kin_result {
  guard let overlay = KinesicOverlay.overlay(overlay) else { return refuse(KIN_ERROR_NULL, "the overlay is null") }
  guard let out_shapes, let out_count else { return refuse(KIN_ERROR_NULL, "out_shapes or out_count is null") }
  if !(0...KIN_NUMBER_LIMIT).contains(width) || !(0...KIN_NUMBER_LIMIT).contains(height) {
    return refuse(KIN_ERROR_INVALID, "width or height is not 0 to KIN_NUMBER_LIMIT")
  }
  let result = overlay.pointee.look()
  if result != done { return refuseLook(result) }
  overlay.pointee.draw(width, height)
  out_shapes.pointee = overlay.pointee.shapes.start
  out_count.pointee = UInt32(overlay.pointee.shapes.count)
  return done
}

@_cdecl("kin_overlay_last_error") @implementation
public func kin_overlay_last_error() -> UnsafePointer<CChar>? {
  if let said = sentence?.pointee { return said }
  let nothing: StaticString = ""
  return UnsafeRawPointer(nothing.utf8Start).assumingMemoryBound(to: CChar.self)
}
