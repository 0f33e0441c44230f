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
  ///   - introduction: what its entry filled in.
  ///   - answer: what its entry returned.
  ///   - path: the file.
  ///   - has: whether this library has an extension.
  public func adopt(
    _ introduction: LentStruct<kin_plugin>, answer: kin_result, library: LibraryHandle, path: CString, has: (CString) -> Bool
  ) throws(Failure) -> kin_plugin_id {
    try checkLevel(introduction, answer, path)
    let (table, misfit) = SizedStruct.plugin.take(introduction, over: kin_plugin())
    if let misfit { throw refuse(pluginAt: path, becauseOf: refuse(misfit, of: .plugin)) }
    try check(table, path)
    try checkNeeds(table, path, has)
    let first = scene.classes.count
    // Not what it asks for alone: a row that grows stands beside the longer one.
    let size = RegisteredClass.size + 4 * MemoryLayout<RegisteredClass>.stride + 4 * MemoryLayout<DeferredEdit>.stride
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

  public func pluginInfo(_ id: kin_plugin_id) throws(Failure) -> kin_plugin_info {
    let index = try plugin(id)
    let table = scene.plugins[index].table
    return kin_plugin_info(
      struct_size: UInt32(MemoryLayout<kin_plugin_info>.size), first_class: scene.plugins[index].firstClass, class_count: table.class_count,
      reserved: 0,
      path: scene.plugins[index].path.cString, name: table.name, summary: table.summary, version: table.version)
  }

  public func listPlugins(_ buffer: IdentifierBuffer) -> UInt32 {
    for index in 0..<min(scene.plugins.end, buffer.count) { buffer[index] = scene.plugins.identifier(of: index).raw }
    return UInt32(scene.plugins.end)
  }

  /// The two fields that every level has.
  private func checkLevel(_ introduction: LentStruct<kin_plugin>, _ answer: kin_result, _ path: CString) throws(Failure) {
    let level = introduction.pointee.abi_level
    if level != UInt32(KIN_ABI_LEVEL) {
      throw refuse(KIN_ERROR_CLASS) {
        $0.append("plugin '")
        $0.append(path: path)
        $0.append("' was built for level ")
        $0.append(UInt64(level))
        $0.append(", this engine has ")
        $0.append(UInt64(KIN_ABI_LEVEL))
      }
    }
    if answer != kin_result(KIN_OK) { throw refuse(pluginAt: path, thatAnswers: answer) }
  }

  /// What a library says that it is of no use without.
  private func checkNeeds(_ table: kin_plugin, _ path: CString, _ has: (CString) -> Bool) throws(Failure) {
    if table.needed_minor > UInt32(KIN_ABI_MINOR) {
      throw refuse(KIN_ERROR_UNSUPPORTED) {
        $0.append("plugin '")
        $0.append(path: path)
        $0.append("' needs level ")
        $0.append(UInt64(KIN_ABI_LEVEL))
        $0.append(".")
        $0.append(UInt64(table.needed_minor))
        $0.append(", this engine has ")
        $0.append(UInt64(KIN_ABI_LEVEL))
        $0.append(".")
        $0.append(UInt64(KIN_ABI_MINOR))
      }
    }
    if table.need_count > 1024 || table.need_count > 0 && table.needs == nil {
      throw refuse(KIN_ERROR_CLASS, pluginAt: path, "gave kin_plugin needs that is null, or a need_count over 1024")
    }
    for i in 0..<Int(table.need_count) {
      guard let name = table.needs[i] else { throw refuse(KIN_ERROR_CLASS, pluginAt: path, "has a name in kin_plugin.needs that is null") }
      if has(name) { continue }
      throw refuse(KIN_ERROR_UNSUPPORTED) {
        $0.append("plugin '")
        $0.append(path: path)
        $0.append("' needs the extension '")
        $0.append(name: name)
        $0.append("', which this engine does not have")
      }
    }
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

  private func check(_ table: kin_plugin, _ path: CString) throws(Failure) {
    let isLater = table.abi_minor > UInt32(KIN_ABI_MINOR)
    if let name = table.sizes.misfit(with: kin_struct_sizes_own(), isLater: isLater) {
      throw refuse(KIN_ERROR_SIZE, pluginAt: path, "was built with another size than this engine of ", cString(name))
    }
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

extension Message {
  /// A path, of a long one the end of what can be one: which leaves space for the rest of the sentence.
  fileprivate mutating func append(path: CString) {
    let longest = 256
    let limit = 4096
    var length = 0
    while length < limit && path[length] != 0 { length += 1 }
    if length > longest { append("...") }
    append(path + max(0, length - longest), count: min(length, longest))
  }
}
