import CKinesic

@_cdecl("kin_engine_set_plugin_policy") @implementation
public func kin_engine_set_plugin_policy(_ engine: OpaquePointer?, _ flags: UInt32) -> kin_result {
  call(engine) { engine throws(Failure) in try engine.setPluginPolicy(flags) }
}

@_cdecl("kin_plugin_load") @implementation
public func kin_plugin_load(
  _ engine: OpaquePointer?, _ path: UnsafePointer<CChar>?, _ out_plugin: UnsafeMutablePointer<kin_plugin_id>?
) -> kin_result {
  buildMuch(engine) { engine throws(Failure) in
    guard let path else { throw engine.null("path") }
    let plugin = try engine.loadPlugin(path, version: kin_version() ?? text(""), { kin_extension_find($0) })
    out_plugin?.pointee = plugin
  }
}

@_cdecl("kin_plugin_search_path_add") @implementation
public func kin_plugin_search_path_add(_ engine: OpaquePointer?, _ directory: UnsafePointer<CChar>?) -> kin_result {
  buildMuch(engine) { engine throws(Failure) in
    guard let directory else { throw engine.null("directory") }
    try engine.addSearchPath(directory)
  }
}

@_cdecl("kin_plugin_get_info") @implementation
public func kin_plugin_get_info(_ engine: OpaquePointer?, _ plugin: kin_plugin_id, _ out_info: UnsafeMutablePointer<kin_plugin_info>?)
  -> kin_result
{
  call(engine) { engine throws(Failure) in
    guard let out_info else { throw engine.null("out_info") }
    let info = try engine.pluginInfo(plugin)
    try engine.checkRoom(structSize(of: out_info), .pluginInfo)
    if out_info.pointee.reserved != 0 { throw engine.refuseReserved("kin_plugin_info") }
    SizedStruct.pluginInfo.give(info, to: out_info)
  }
}

@_cdecl("kin_engine_list_plugins") @implementation
public func kin_engine_list_plugins(
  _ engine: OpaquePointer?, _ out_ids: UnsafeMutablePointer<kin_plugin_id>?, _ capacity: UInt32, _ out_count: UnsafeMutablePointer<UInt32>?
) -> kin_result {
  call(engine, out_count, "out_count") { engine throws(Failure) in engine.listPlugins(try buffer(engine, out_ids, capacity)) }
}
