import CKinesic
import CPlatform

/// Which files a host lets an engine load.
extension Engine {
  public func setPluginPolicy(_ flags: UInt32) throws(Failure) {
    if !platform_has_loader() {
      throw refuse(KIN_ERROR_UNSUPPORTED) { $0.append("a policy for plugins is of no use: this build has no dynamic loader") }
    }
    if flags & ~UInt32(KIN_PLUGIN_ALLOW_RELATIVE | KIN_PLUGIN_REFUSE_WRITABLE) != 0 {
      throw refuse(KIN_ERROR_INVALID) { $0.append("flags has other bits than those of KIN_PLUGIN_...") }
    }
    if flags & UInt32(KIN_PLUGIN_REFUSE_WRITABLE) != 0 && !platform_knows_access() {
      throw refuse(KIN_ERROR_UNSUPPORTED) {
        $0.append("KIN_PLUGIN_REFUSE_WRITABLE is of no use: this build cannot see who may write to a file on this system")
      }
    }
    pluginPolicy = flags
  }

  var allowsRelative: Bool { pluginPolicy & UInt32(KIN_PLUGIN_ALLOW_RELATIVE) != 0 }
  var refusesWritable: Bool { pluginPolicy & UInt32(KIN_PLUGIN_REFUSE_WRITABLE) != 0 }

  static let isRelative: StaticString =
    "is relative to the working directory: give an absolute path, or allow it by KIN_PLUGIN_ALLOW_RELATIVE of kin_engine_set_plugin_policy"

  func refuseRelative(_ path: CString) throws(Failure) {
    if !Path.isAbsolute(path) && !allowsRelative { throw refuse(KIN_ERROR_INVALID, pluginAt: path, Engine.isRelative) }
  }

  /// Refuses a file that any user could replace. What passes stays as it is until it is opened: nobody else may write
  /// on the way to it.
  /// - Parameters:
  ///   - file: absolute, without symbolic links.
  ///   - path: as the host named it.
  func refuseWritable(_ file: CString, namedAs path: CString) throws(Failure) {
    var part = Path()
    if part.append(file) && part.becomeOpenToAll() {
      throw refuse(KIN_ERROR_INVALID, pluginAt: path, "can be replaced by any user: all may write to ", part.cString)
    }
  }
}

extension Path {
  /// Becomes the file or the lowest directory above it by which any user could put another file in its place; false:
  /// there is none.
  fileprivate mutating func becomeOpenToAll() -> Bool {
    while true {
      let access = access
      if access & PLATFORM_ACCESS_ALL != 0 && access & PLATFORM_ACCESS_STICKY == 0 { return true }
      if isRoot { return false }
      removeLast()
      if access & PLATFORM_ACCESS_FOREIGN != 0 && self.access & PLATFORM_ACCESS_ALL != 0 { return true }
    }
  }

  /// PLATFORM_ACCESS_... of what it names.
  private var access: Int { Int(platform_access(cString)) }
}
