import CKinesic

@_cdecl("kin_engine_root_view") @implementation
public func kin_engine_root_view(_ engine: OpaquePointer?, _ out_view: UnsafeMutablePointer<kin_view_id>?) -> kin_result {
  call(engine, out_view, "out_view") { $0.rootView }
}

@_cdecl("kin_view_add") @implementation
public func kin_view_add(
  _ engine: OpaquePointer?, _ parent: kin_view_id, _ options: UnsafePointer<kin_view_options>?,
  _ out_view: UnsafeMutablePointer<kin_view_id>?
) -> kin_result {
  build(engine, out_view, "out_view") { engine throws(Failure) in
    let defaults = Engine.defaultViewOptions
    return try engine.addView(to: parent, try taken(options, over: defaults, .viewOptions, engine) ?? defaults)
  }
}

@_cdecl("kin_view_remove") @implementation
public func kin_view_remove(_ engine: OpaquePointer?, _ view: kin_view_id) -> kin_result {
  edit(engine, Edit(.removeView, view))
}

@_cdecl("kin_view_set_frame") @implementation
public func kin_view_set_frame(_ engine: OpaquePointer?, _ view: kin_view_id, _ frame: kin_rect) -> kin_result {
  edit(engine, Edit(.setViewFrame, view, .frame(frame)))
}

@_cdecl("kin_view_get_frame") @implementation
public func kin_view_get_frame(_ engine: OpaquePointer?, _ view: kin_view_id, _ out_frame: UnsafeMutablePointer<kin_rect>?) -> kin_result {
  call(engine, out_frame, "out_frame") { engine throws(Failure) in try engine.frame(of: view) }
}

@_cdecl("kin_view_set_transform") @implementation
public func kin_view_set_transform(_ engine: OpaquePointer?, _ view: kin_view_id, _ transform: kin_transform) -> kin_result {
  edit(engine, Edit(.setViewTransform, view, .transform(transform)))
}

@_cdecl("kin_view_get_transform") @implementation
public func kin_view_get_transform(
  _ engine: OpaquePointer?, _ view: kin_view_id, _ out_transform: UnsafeMutablePointer<kin_transform>?
) -> kin_result {
  call(engine, out_transform, "out_transform") { engine throws(Failure) in try engine.transform(of: view) }
}

@_cdecl("kin_view_get_parent") @implementation
public func kin_view_get_parent(_ engine: OpaquePointer?, _ view: kin_view_id, _ out_parent: UnsafeMutablePointer<kin_view_id>?)
  -> kin_result
{
  call(engine, out_parent, "out_parent") { engine throws(Failure) in try engine.parent(of: view) }
}

@_cdecl("kin_view_is_descendant") @implementation
public func kin_view_is_descendant(
  _ engine: OpaquePointer?, _ view: kin_view_id, _ ancestor: kin_view_id, _ out_is_descendant: UnsafeMutablePointer<Bool>?
) -> kin_result {
  call(engine, out_is_descendant, "out_is_descendant") { engine throws(Failure) in try engine.isDescendant(view, of: ancestor) }
}

@_cdecl("kin_view_list_children") @implementation
public func kin_view_list_children(
  _ engine: OpaquePointer?, _ view: kin_view_id, _ out_ids: UnsafeMutablePointer<kin_view_id>?, _ capacity: UInt32,
  _ out_count: UnsafeMutablePointer<UInt32>?
) -> kin_result {
  call(engine, out_count, "out_count") { engine throws(Failure) in
    try engine.listChildren(of: view, try buffer(engine, out_ids, capacity))
  }
}

@_cdecl("kin_view_list_recognizers") @implementation
public func kin_view_list_recognizers(
  _ engine: OpaquePointer?, _ view: kin_view_id, _ out_ids: UnsafeMutablePointer<kin_recognizer_id>?, _ capacity: UInt32,
  _ out_count: UnsafeMutablePointer<UInt32>?
) -> kin_result {
  call(engine, out_count, "out_count") { engine throws(Failure) in
    try engine.listRecognizers(of: view, try buffer(engine, out_ids, capacity))
  }
}

@_cdecl("kin_view_set_flags") @implementation
public func kin_view_set_flags(_ engine: OpaquePointer?, _ view: kin_view_id, _ flags: kin_view_flags, _ mask: kin_view_flags)
  -> kin_result
{
  call(engine) { engine throws(Failure) in try engine.setFlags(view, flags, mask) }
}

@_cdecl("kin_view_get_flags") @implementation
public func kin_view_get_flags(_ engine: OpaquePointer?, _ view: kin_view_id, _ out_flags: UnsafeMutablePointer<kin_view_flags>?)
  -> kin_result
{
  call(engine, out_flags, "out_flags") { engine throws(Failure) in try engine.flags(of: view) }
}

@_cdecl("kin_view_bring_to_front") @implementation
public func kin_view_bring_to_front(_ engine: OpaquePointer?, _ view: kin_view_id) -> kin_result {
  edit(engine, Edit(.bringViewToFront, view))
}

@_cdecl("kin_view_set_parent") @implementation
public func kin_view_set_parent(_ engine: OpaquePointer?, _ view: kin_view_id, _ parent: kin_view_id) -> kin_result {
  edit(engine, Edit(.setViewParent, view, other: parent))
}

@_cdecl("kin_view_place_in_front_of") @implementation
public func kin_view_place_in_front_of(_ engine: OpaquePointer?, _ view: kin_view_id, _ sibling: kin_view_id) -> kin_result {
  edit(engine, Edit(.placeView, view, other: sibling, number: 1))
}

@_cdecl("kin_view_place_behind") @implementation
public func kin_view_place_behind(_ engine: OpaquePointer?, _ view: kin_view_id, _ sibling: kin_view_id) -> kin_result {
  edit(engine, Edit(.placeView, view, other: sibling, number: 0))
}

@_cdecl("kin_view_set_name") @implementation
public func kin_view_set_name(_ engine: OpaquePointer?, _ view: kin_view_id, _ name: UnsafePointer<CChar>?) -> kin_result {
  build(engine) { engine throws(Failure) in try engine.setName(ofView: view, name) }
}

@_cdecl("kin_view_get_name") @implementation
public func kin_view_get_name(
  _ engine: OpaquePointer?, _ view: kin_view_id, _ out_name: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> kin_result {
  call(engine, out_name, "out_name") { engine throws(Failure) in try engine.name(ofView: view) }
}

@_cdecl("kin_view_set_user_data") @implementation
public func kin_view_set_user_data(_ engine: OpaquePointer?, _ view: kin_view_id, _ user_data: UnsafeMutableRawPointer?) -> kin_result {
  call(engine) { engine throws(Failure) in try engine.setUserData(ofView: view, user_data) }
}

@_cdecl("kin_view_get_user_data") @implementation
public func kin_view_get_user_data(
  _ engine: OpaquePointer?, _ view: kin_view_id, _ out_user_data: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> kin_result {
  call(engine, out_user_data, "out_user_data") { engine throws(Failure) in try engine.userData(ofView: view) }
}

@_cdecl("kin_engine_find_view") @implementation
public func kin_engine_find_view(_ engine: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ out_view: UnsafeMutablePointer<kin_view_id>?)
  -> kin_result
{
  call(engine, out_view, "out_view") { engine throws(Failure) in try engine.findView(name) }
}

@_cdecl("kin_view_hit_test") @implementation
public func kin_view_hit_test(_ engine: OpaquePointer?, _ x: Double, _ y: Double, _ out_view: UnsafeMutablePointer<kin_view_id>?)
  -> kin_result
{
  call(engine, out_view, "out_view") { engine throws(Failure) in try engine.hitView(at: kin_point(x: x, y: y)) }
}

@_cdecl("kin_view_convert_point") @implementation
public func kin_view_convert_point(
  _ engine: OpaquePointer?, _ from: kin_view_id, _ to: kin_view_id, _ point: kin_point, _ out_point: UnsafeMutablePointer<kin_point>?
) -> kin_result {
  call(engine, out_point, "out_point") { engine throws(Failure) in try engine.convert(point, from: from, to: to) }
}

@_cdecl("kin_view_set_delegate") @implementation
public func kin_view_set_delegate(_ engine: OpaquePointer?, _ view: kin_view_id, _ delegate: UnsafePointer<kin_view_delegate>?)
  -> kin_result
{
  call(engine) { engine throws(Failure) in
    let taken = try taken(delegate, over: kin_view_delegate(), .viewDelegate, engine) ?? kin_view_delegate()
    try engine.perform(Edit(.setViewDelegate, view, .viewDelegate(taken)))
  }
}
