import CKinesic
import CPlatform

/// kin_extension_find.
public typealias ExtensionSearch = @convention(c) (UnsafePointer<CChar>?) -> UnsafeRawPointer?

/// Loading plugins: the only place that touches the dynamic loader.
extension Engine {
  /// Loads the library that a path names, or that a bare name finds, and takes its classes over.
  /// - Parameters:
  ///   - version: the engine's own, as it introduces itself.
  ///   - search: where a plugin asks for extensions.
  public func loadPlugin(_ path: CString, version: CString, _ search: @escaping ExtensionSearch) throws(Failure) -> kin_plugin_id {
    try check(path: path)
    if Path.hasDirectory(path) {
      try refuseRelative(path)
      return try open(path, version, search)
    }
    var found = Path()
    try find(path, into: &found)
    return try open(found.cString, version, search)
  }

  /// Adds a directory to look for bare names in.
  public func addSearchPath(_ directory: CString) throws(Failure) {
    if !platform_has_loader() {
      throw refuse(KIN_ERROR_UNSUPPORTED, directory: directory, "is of no use: this build has no dynamic loader")
    }
    if Path.length(of: directory) == 0 { throw refuse(KIN_ERROR_INVALID, directory: directory, "is empty") }
    if !Path.isAbsolute(directory) && !allowsRelative { throw refuse(KIN_ERROR_INVALID, directory: directory, Engine.isRelative) }
    var resolved = Path()
    // With "/." behind it only a directory exists.
    guard resolved.append(directory), resolved.append("/.") else {
      throw refuse(KIN_ERROR_INVALID, directory: directory, "has too long a path")
    }
    var absolute = Path()
    guard absolute.resolve(resolved.cString) else {
      throw refuse(KIN_ERROR_UNKNOWN, directory: directory, "does not exist")
    }
    addSearchDirectory(absolute.cString)
  }

  private func open(_ path: CString, _ version: CString, _ search: @escaping ExtensionSearch) throws(Failure) -> kin_plugin_id {
    var file = Path()
    let exists = file.resolve(path)
    if platform_is_no_file(path) { throw refuse(KIN_ERROR_INVALID, pluginAt: path, "is a directory, a pipe or a device, not a file") }
    if refusesWritable {
      if !exists { throw refuse(KIN_ERROR_UNKNOWN, pluginAt: path, "cannot be opened: there is no such file") }
      try refuseWritable(file.cString, namedAs: path)
    }
    // What was looked at is opened, not what a link names meanwhile.
    guard let library = Library(refusesWritable ? file.cString : path) else {
      throw refuse(KIN_ERROR_UNKNOWN, pluginAt: path, "cannot be opened: ", platform_loader_error())
    }
    if let known = plugin(of: library.handle) { return known }
    let host = kin_host(
      struct_size: UInt32(MemoryLayout<kin_host>.size), abi_level: UInt32(KIN_ABI_LEVEL), version: version, sizes: kin_struct_sizes_own(),
      abi_minor: UInt32(KIN_ABI_MINOR), reserved: 0, find_extension: search)
    let place = exists ? file.cString : path
    let plugin = try library.introduce(to: host) { introduction, answer throws(Failure) in
      try adopt(introduction, answer: answer, library: library.handle, path: place) { search($0) != nil }
    }
    if let plugin { return plugin }
    throw refuse(KIN_ERROR_CLASS, pluginAt: path, "exports no kin_plugin_entry: it is not a Kinesic plugin")
  }

  /// The first directory of the search path that has a file of that name.
  private func find(_ name: CString, into found: inout Path) throws(Failure) {
    if searchPathCount == 0 {
      throw refuse(
        KIN_ERROR_UNKNOWN, pluginAt: name,
        "is a bare name, and there is no directory to search: write './' before it, or call kin_plugin_search_path_add")
    }
    for i in 0..<searchPathCount {
      var candidate = Path()
      if candidate.append(searchDirectory(i)), candidate.append("/"), candidate.append(name), found.resolve(candidate.cString) { return }
    }
    throw refuse(KIN_ERROR_UNKNOWN, pluginAt: name, "is in none of the directories of kin_plugin_search_path_add")
  }

  private func check(path: CString) throws(Failure) {
    if !platform_has_loader() { throw refuse(KIN_ERROR_UNSUPPORTED, pluginAt: path, "cannot be loaded: this build has no dynamic loader") }
    let length = Path.length(of: path)
    if length == 0 { throw refuse(KIN_ERROR_INVALID, pluginAt: path, "has an empty path") }
    if length == Path.capacity { throw refuse(KIN_ERROR_INVALID, pluginAt: path, "has too long a path") }
  }
}
