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
  _ host: UnsafePointer<kin_host>?, _ plugin: UnsafeMutablePointer<kin_plugin>?, _ classes: ClassList, _ name: Text, _ summary: Text,
  version: Text
) -> kin_result {
  kin_plugin_fill(host, plugin, name.start, summary.start, version.start, classes.tables, classes.count)
}

/// The classes of a library. Lives for ever: make it once, in a global, `nonisolated(unsafe) let classes =
/// ClassList([...])`.
public struct ClassList {
  let tables: UnsafePointer<UnsafePointer<kin_recognizer_class>?>?
  let count: UInt32

  public init(_ classes: [kin_recognizer_class]) {
    tables = UnsafePointer(permanent(classes.count) { index in UnsafePointer(permanent(1) { _ in classes[index] }) })
    count = UInt32(classes.count)
  }

  /// The table of the first one; nil: there is none.
  public var first: UnsafePointer<kin_recognizer_class>? { tables?.pointee }
}
