import CKinesic

@_cdecl("kin_recognizer_add") @implementation
public func kin_recognizer_add(
  _ engine: OpaquePointer?, _ view: kin_view_id, _ class_name: UnsafePointer<CChar>?,
  _ out_recognizer: UnsafeMutablePointer<kin_recognizer_id>?
) -> kin_result {
  build(engine, out_recognizer, "out_recognizer") { engine throws(Failure) in try engine.addRecognizer(to: view, class: class_name) }
}

@_cdecl("kin_recognizer_remove") @implementation
public func kin_recognizer_remove(_ engine: OpaquePointer?, _ recognizer: kin_recognizer_id) -> kin_result {
  edit(engine, Edit(.removeRecognizer, recognizer))
}

@_cdecl("kin_recognizer_set_view") @implementation
public func kin_recognizer_set_view(_ engine: OpaquePointer?, _ recognizer: kin_recognizer_id, _ view: kin_view_id) -> kin_result {
  edit(engine, Edit(.setRecognizerView, recognizer, other: view))
}

@_cdecl("kin_recognizer_set_enabled") @implementation
public func kin_recognizer_set_enabled(_ engine: OpaquePointer?, _ recognizer: kin_recognizer_id, _ enabled: Bool) -> kin_result {
  edit(engine, Edit(.setEnabled, recognizer, number: enabled ? 1 : 0))
}

@_cdecl("kin_recognizer_abort") @implementation
public func kin_recognizer_abort(_ engine: OpaquePointer?, _ recognizer: kin_recognizer_id) -> kin_result {
  edit(engine, Edit(.abort, recognizer))
}

@_cdecl("kin_recognizer_propose") @implementation
public func kin_recognizer_propose(_ engine: OpaquePointer?, _ recognizer: kin_recognizer_id, _ state: kin_state) -> kin_result {
  call(engine) { engine throws(Failure) in try engine.propose(recognizer, state) }
}

@_cdecl("kin_recognizer_set_name") @implementation
public func kin_recognizer_set_name(_ engine: OpaquePointer?, _ recognizer: kin_recognizer_id, _ name: UnsafePointer<CChar>?) -> kin_result
{
  build(engine) { engine throws(Failure) in try engine.setName(recognizer, name) }
}

@_cdecl("kin_recognizer_get_name") @implementation
public func kin_recognizer_get_name(
  _ engine: OpaquePointer?, _ recognizer: kin_recognizer_id, _ out_name: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> kin_result {
  call(engine, out_name, "out_name") { engine throws(Failure) in try engine.name(of: recognizer) }
}

@_cdecl("kin_recognizer_set_user_data") @implementation
public func kin_recognizer_set_user_data(
  _ engine: OpaquePointer?, _ recognizer: kin_recognizer_id, _ user_data: UnsafeMutableRawPointer?
) -> kin_result {
  call(engine) { engine throws(Failure) in try engine.setUserData(of: recognizer, user_data) }
}

@_cdecl("kin_recognizer_get_user_data") @implementation
public func kin_recognizer_get_user_data(
  _ engine: OpaquePointer?, _ recognizer: kin_recognizer_id, _ out_user_data: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> kin_result {
  call(engine, out_user_data, "out_user_data") { engine throws(Failure) in try engine.userData(of: recognizer) }
}

@_cdecl("kin_engine_find_recognizer") @implementation
public func kin_engine_find_recognizer(
  _ engine: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ out_recognizer: UnsafeMutablePointer<kin_recognizer_id>?
) -> kin_result {
  call(engine, out_recognizer, "out_recognizer") { engine throws(Failure) in try engine.findRecognizer(name) }
}

@_cdecl("kin_recognizer_get_view") @implementation
public func kin_recognizer_get_view(
  _ engine: OpaquePointer?, _ recognizer: kin_recognizer_id, _ out_view: UnsafeMutablePointer<kin_view_id>?
) -> kin_result {
  call(engine, out_view, "out_view") { engine throws(Failure) in try engine.view(of: recognizer) }
}

@_cdecl("kin_recognizer_get_class") @implementation
public func kin_recognizer_get_class(
  _ engine: OpaquePointer?, _ recognizer: kin_recognizer_id, _ out_name: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> kin_result {
  call(engine, out_name, "out_name") { engine throws(Failure) in try engine.className(of: recognizer) }
}

@_cdecl("kin_recognizer_get_state") @implementation
public func kin_recognizer_get_state(
  _ engine: OpaquePointer?, _ recognizer: kin_recognizer_id, _ out_state: UnsafeMutablePointer<kin_state>?
) -> kin_result {
  call(engine, out_state, "out_state") { engine throws(Failure) in try engine.state(of: recognizer) }
}

@_cdecl("kin_recognizer_get_pending_state") @implementation
public func kin_recognizer_get_pending_state(
  _ engine: OpaquePointer?, _ recognizer: kin_recognizer_id, _ out_state: UnsafeMutablePointer<kin_state>?
) -> kin_result {
  call(engine, out_state, "out_state") { engine throws(Failure) in try engine.pendingState(of: recognizer) }
}

@_cdecl("kin_recognizer_set_number") @implementation
public func kin_recognizer_set_number(
  _ engine: OpaquePointer?, _ recognizer: kin_recognizer_id, _ property: UnsafePointer<CChar>?, _ value: Double
) -> kin_result {
  call(engine) { engine throws(Failure) in try engine.setNumber(recognizer, property, value) }
}

@_cdecl("kin_recognizer_get_number") @implementation
public func kin_recognizer_get_number(
  _ engine: OpaquePointer?, _ recognizer: kin_recognizer_id, _ property: UnsafePointer<CChar>?, _ out_value: UnsafeMutablePointer<Double>?
) -> kin_result {
  call(engine, out_value, "out_value") { engine throws(Failure) in try engine.number(recognizer, property) }
}

@_cdecl("kin_recognizer_set_value") @implementation
public func kin_recognizer_set_value(
  _ engine: OpaquePointer?, _ recognizer: kin_recognizer_id, _ value: UnsafePointer<CChar>?, _ to: Double
) -> kin_result {
  call(engine) { engine throws(Failure) in try engine.setValue(recognizer, value, to) }
}

@_cdecl("kin_recognizer_get_value") @implementation
public func kin_recognizer_get_value(
  _ engine: OpaquePointer?, _ recognizer: kin_recognizer_id, _ value: UnsafePointer<CChar>?, _ out_value: UnsafeMutablePointer<Double>?
) -> kin_result {
  call(engine, out_value, "out_value") { engine throws(Failure) in try engine.value(recognizer, value) }
}

@_cdecl("kin_recognizer_get_location") @implementation
public func kin_recognizer_get_location(
  _ engine: OpaquePointer?, _ recognizer: kin_recognizer_id, _ view: kin_view_id, _ out_location: UnsafeMutablePointer<kin_point>?
) -> kin_result {
  call(engine, out_location, "out_location") { engine throws(Failure) in try engine.location(of: recognizer, in: view) }
}

@_cdecl("kin_recognizer_get_touch_count") @implementation
public func kin_recognizer_get_touch_count(
  _ engine: OpaquePointer?, _ recognizer: kin_recognizer_id, _ out_count: UnsafeMutablePointer<UInt32>?
) -> kin_result {
  call(engine, out_count, "out_count") { engine throws(Failure) in try engine.touchCount(of: recognizer) }
}

@_cdecl("kin_recognizer_get_touch_location") @implementation
public func kin_recognizer_get_touch_location(
  _ engine: OpaquePointer?, _ recognizer: kin_recognizer_id, _ index: UInt32, _ view: kin_view_id,
  _ out_location: UnsafeMutablePointer<kin_point>?
) -> kin_result {
  call(engine, out_location, "out_location") { engine throws(Failure) in try engine.touchLocation(of: recognizer, index, in: view) }
}

@_cdecl("kin_recognizer_get_touch") @implementation
public func kin_recognizer_get_touch(
  _ engine: OpaquePointer?, _ recognizer: kin_recognizer_id, _ index: UInt32, _ out_touch: UnsafeMutablePointer<kin_touch>?
) -> kin_result {
  call(engine, out_touch, "out_touch") { engine throws(Failure) in try engine.touch(of: recognizer, index) }
}

@_cdecl("kin_recognizer_get_translation") @implementation
public func kin_recognizer_get_translation(
  _ engine: OpaquePointer?, _ recognizer: kin_recognizer_id, _ view: kin_view_id, _ out_translation: UnsafeMutablePointer<kin_point>?
) -> kin_result {
  call(engine, out_translation, "out_translation") { engine throws(Failure) in try engine.translation(of: recognizer, in: view) }
}

@_cdecl("kin_recognizer_get_velocity") @implementation
public func kin_recognizer_get_velocity(
  _ engine: OpaquePointer?, _ recognizer: kin_recognizer_id, _ view: kin_view_id, _ out_velocity: UnsafeMutablePointer<kin_point>?
) -> kin_result {
  call(engine, out_velocity, "out_velocity") { engine throws(Failure) in try engine.velocity(of: recognizer, in: view) }
}

@_cdecl("kin_recognizer_add_action") @implementation
public func kin_recognizer_add_action(
  _ engine: OpaquePointer?, _ recognizer: kin_recognizer_id, _ callback: kin_event_callback?, _ user_data: UnsafeMutableRawPointer?,
  _ out_action: UnsafeMutablePointer<UInt64>?
) -> kin_result {
  build(engine, out_action, "out_action") { engine throws(Failure) in try engine.addAction(recognizer, callback, user_data) }
}

@_cdecl("kin_recognizer_remove_action") @implementation
public func kin_recognizer_remove_action(_ engine: OpaquePointer?, _ recognizer: kin_recognizer_id, _ action: UInt64) -> kin_result {
  call(engine) { engine throws(Failure) in try engine.removeAction(recognizer, action) }
}

@_cdecl("kin_recognizer_set_delegate") @implementation
public func kin_recognizer_set_delegate(
  _ engine: OpaquePointer?, _ recognizer: kin_recognizer_id, _ delegate: UnsafePointer<kin_recognizer_delegate>?
) -> kin_result {
  call(engine) { engine throws(Failure) in
    let taken = try taken(delegate, over: kin_recognizer_delegate(), .recognizerDelegate, engine) ?? kin_recognizer_delegate()
    try engine.perform(Edit(.setRecognizerDelegate, recognizer, .recognizerDelegate(taken)))
  }
}
