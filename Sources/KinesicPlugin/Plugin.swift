import CKinesic

/// What `kin_plugin_entry` of a library does: introduces the library and its classes to the engine. Write
///
///     @_cdecl("kin_plugin_entry") @implementation
///     public func kin_plugin_entry(
///       _ host: UnsafePointer<kin_host>?, _ plugin: UnsafeMutablePointer<kin_plugin>?
///     ) -> kin_result {
///       introduce(host, plugin, classes, "com.example.gestures", "What they are for.", version: "1.0.0")
///     }
///
/// where `classes` is a global `ClassList`.
public func introduce(
  _ host: UnsafePointer<kin_host>?, _ plugin: UnsafeMutablePointer<kin_plugin>?, _ classes: ClassList, _ name: StaticString,
  _ summary: StaticString, version: StaticString
) -> kin_result {
  kin_plugin_fill(host, plugin, text(name), text(summary), text(version), classes.tables, classes.count)
}

/// The classes of a library. Lives for ever: make it once, in a global, `nonisolated(unsafe) let classes =
/// ClassList([...])`.
public struct ClassList {
  let tables: UnsafePointer<UnsafePointer<kin_recognizer_class>?>?
  let count: UInt32

  public init(_ classes: [kin_recognizer_class]) {
    var list: [UnsafePointer<kin_recognizer_class>?] = []
    for table in classes { list.append(permanent([table])) }
    tables = permanent(list)
    count = UInt32(list.count)
  }
}
