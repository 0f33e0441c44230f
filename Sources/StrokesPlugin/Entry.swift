import CKinesicStrokes
import KinesicPlugin

nonisolated(unsafe) private let classes = ClassList([strokeClass])

/// The symbol by which an engine loads this library.
@_cdecl("kin_plugin_entry") @implementation
public func kin_plugin_entry(_ host: UnsafePointer<kin_host>?, _ plugin: UnsafeMutablePointer<kin_plugin>?) -> kin_result {
  introduce(host, plugin, classes, "org.kinesic.strokes", "Drawn shapes by examples.", version: "1.0.0")
}

/// For hosts that link this library.
@_cdecl("kin_stroke_get_class") @implementation
public func kin_stroke_get_class() -> UnsafePointer<kin_recognizer_class>? { classes.first }
