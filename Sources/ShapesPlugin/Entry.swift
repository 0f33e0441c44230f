import KinesicPlugin

/// The classes in the order in which they are registered.
nonisolated(unsafe) private let classes = ClassList([
  checkmarkClass, chevronClass, letterRClass, circleClass, tickleClass, dragClass, simpleTapClass,
])

/// The one symbol of this library.
@_cdecl("kin_plugin_entry") @implementation
public func kin_plugin_entry(_ host: UnsafePointer<kin_host>?, _ plugin: UnsafeMutablePointer<kin_plugin>?) -> kin_result {
  if !templates.isComplete { return kin_result(KIN_ERROR_MEMORY) }
  return introduce(host, plugin, classes, "org.kinesic.shapes", "Drawn shapes and small gestures of one finger.", version: "1.0.0")
}
