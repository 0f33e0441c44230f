import CKinesic

/// A plugin library as it tells of itself, with the classes that it brought.
struct Plugin: Encodable {
  let name: String
  let version: String
  let summary: String
  /// The file, absolute, without symbolic links.
  let path: String
  let classes: [RecognizerClass]
}

extension Session {
  /// Loads a plugin library. A refusal is a complaint about the library, not about the scene or the recording.
  func load(plugin path: String) throws {
    do { try check(kin_plugin_load(engine, path, nil)) } catch let refusal as EngineError { throw ToolError(refusal.description) }
  }

  /// The plugins of the engine, in the order of loading.
  func plugins() throws -> [Plugin] {
    var count: UInt32 = 0
    try check(kin_engine_list_plugins(engine, nil, 0, &count))
    var ids = [kin_plugin_id](repeating: 0, count: Int(count))
    try check(kin_engine_list_plugins(engine, &ids, count, &count))
    let classes = try classes()
    return try ids.map { id in
      var info = kin_plugin_info()
      kin_plugin_info_init(&info)
      try check(kin_plugin_get_info(engine, id, &info))
      let own = classes[Int(info.first_class)...].prefix(Int(info.class_count))
      return Plugin(
        name: text(info.name), version: text(info.version), summary: text(info.summary), path: text(info.path), classes: Array(own))
    }
  }
}
