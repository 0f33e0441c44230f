import CKinesic

/// The plugins of an engine, once their libraries are open: what they must say, and what is kept of them.
extension Engine {
  /// The plugin of a library that this engine has already.
  public func plugin(of library: LibraryHandle) -> kin_plugin_id? {
    for index in 0..<scene.plugins.end where scene.plugins[index].library == library { return scene.plugins.identifier(of: index).raw }
    return nil
  }

  /// Takes a library's classes over, all or none.
  /// - Parameters:
  ///   - table: what its entry filled in.
  ///   - answer: what its entry returned.
  ///   - path: the file.
  public func adopt(_ table: kin_plugin, answer: kin_result, library: LibraryHandle, path: CString) throws(Failure) -> kin_plugin_id {
    try check(table, answer, path)
    let first = scene.classes.count
    // Not what it asks for alone: a row that grows stands beside the longer one.
    let size = RegisteredClass.size + 4 * MemoryLayout<RegisteredClass>.stride + 4 * MemoryLayout<Edit>.stride
    try setAside(Int(table.class_count) * size + (tape.isRecording ? 2 * Instance.mostState : 0))
    do throws(Failure) {
      for i in 0..<Int(table.class_count) { try adoptClass(i, of: table) }
    } catch {
      scene.dropClasses(from: first)
      throw refuse(pluginAt: path, becauseOf: error)
    }
    if tape.isRecording { recordClasses(from: first) }
    let index = scene.plugins.insert(Plugin(table, library: library, path: path, firstClass: UInt32(first)))
    return scene.plugins.identifier(of: index).raw
  }

  /// The sentence of a library that cannot be a plugin: "plugin '<path>' <what><detail>".
  @inline(never) public func refuse(_ code: Int, pluginAt path: CString, _ what: StaticString, _ detail: CString? = nil) -> Failure {
    refuse(code) {
      $0.append("plugin '")
      $0.append(path: path)
      $0.append("' ")
      $0.append(what)
      if let detail { $0.append(detail) }
    }
  }

  /// The sentence of a directory that cannot be searched: "directory '<path>' <what>".
  @inline(never) public func refuse(_ code: Int, directory path: CString, _ what: StaticString) -> Failure {
    refuse(code) {
      $0.append("directory '")
      $0.append(path: path)
      $0.append("' ")
      $0.append(what)
    }
  }

  public func pluginInfo(_ id: kin_plugin_id, size: UInt32) throws(Failure) -> kin_plugin_info {
    let index = try plugin(id)
    try checkSize(size, MemoryLayout<kin_plugin_info>.size, "kin_plugin_info")
    let table = scene.plugins[index].table
    return kin_plugin_info(
      struct_size: size, first_class: scene.plugins[index].firstClass, class_count: table.class_count, reserved: 0,
      path: scene.plugins[index].path.cString, name: table.name, summary: table.summary, version: table.version)
  }

  public func listPlugins(_ buffer: IdentifierBuffer) -> UInt32 {
    for index in 0..<min(scene.plugins.end, buffer.count) { buffer[index] = scene.plugins.identifier(of: index).raw }
    return UInt32(scene.plugins.end)
  }

  private func adoptClass(_ index: Int, of table: kin_plugin) throws(Failure) {
    guard let address = table.classes[index] else {
      throw refuse(KIN_ERROR_CLASS) {
        $0.append("class number ")
        $0.append(UInt64(index))
        $0.append(" is null")
      }
    }
    try add(at: address)
  }

  private func check(_ table: kin_plugin, _ answer: kin_result, _ path: CString) throws(Failure) {
    if table.abi_level != UInt32(KIN_ABI_LEVEL) {
      throw refuse(KIN_ERROR_CLASS) {
        $0.append("plugin '")
        $0.append(path: path)
        $0.append("' was built for level ")
        $0.append(UInt64(table.abi_level))
        $0.append(", this engine has ")
        $0.append(UInt64(KIN_ABI_LEVEL))
      }
    }
    if answer != kin_result(KIN_OK) { throw refuse(pluginAt: path, thatAnswers: answer) }
    if table.struct_size != UInt32(MemoryLayout<kin_plugin>.size) {
      throw refuse(KIN_ERROR_SIZE, pluginAt: path, "gave kin_plugin a struct_size that is not that of this engine")
    }
    if let name = table.sizes.firstDifference(from: kin_struct_sizes_own()) {
      throw refuse(KIN_ERROR_SIZE, pluginAt: path, "was built with another size than this engine of ", cString(name))
    }
    if table.reserved != 0 { throw refuse(KIN_ERROR_CLASS, pluginAt: path, "gave kin_plugin a reserved that is not zero") }
    if !isPresent(table.name) || table.summary == nil || table.version == nil {
      throw refuse(KIN_ERROR_CLASS, pluginAt: path, "says no name, summary or version")
    }
    if table.class_count == 0 || table.classes == nil { throw refuse(KIN_ERROR_CLASS, pluginAt: path, "offers no class") }
    if table.class_count > 65536 { throw refuse(KIN_ERROR_CLASS, pluginAt: path, "offers more than 65536 classes") }
  }

  private func refuse(pluginAt path: CString, thatAnswers answer: kin_result) -> Failure {
    refuse(KIN_ERROR_CLASS) {
      $0.append("plugin '")
      $0.append(path: path)
      $0.append("' refuses this engine: its kin_plugin_entry returned ")
      if answer < 0 { $0.append("-") }
      $0.append(UInt64(answer.magnitude))
    }
  }

  /// Puts the plugin's name before the sentence about its class.
  private func refuse(pluginAt path: CString, becauseOf fault: Failure) -> Failure {
    outbox.sentence.clear()
    outbox.sentence.append(outbox.error.cString)
    outbox.error.clear()
    outbox.error.append("plugin '")
    outbox.error.append(path: path)
    outbox.error.append("': ")
    outbox.error.append(outbox.sentence.cString)
    return fault
  }
}

/// Where plugins are looked for by their bare name.
extension Engine {
  /// Which plugins are loaded: a mask of KIN_PLUGIN_...
  public var pluginPolicy: UInt32 {
    get { host.pluginPolicy }
    set { host.pluginPolicy = newValue }
  }

  public var searchPathCount: Int { scene.searchPath.count }

  /// Directory number `index`; it lives as long as the engine.
  public func searchDirectory(_ index: Int) -> CString { scene.searchPath[index].cString }

  /// Adds a directory, once.
  public func addSearchDirectory(_ directory: CString) {
    for i in 0..<scene.searchPath.count where equal(scene.searchPath[i].cString, directory) { return }
    var copy = Name()
    copy.set(directory)
    scene.add(searchDirectory: copy)
  }
}

extension Text {
  /// A path, of a long one the end of what can be one: so that the sentence that it stands in has room to go on.
  fileprivate mutating func append(path: CString) {
    let longest = 256
    let room = 4096
    var length = 0
    while length < room && path[length] != 0 { length += 1 }
    if length > longest { append("...") }
    append(path + max(0, length - longest), count: min(length, longest))
  }
}
