import CKinesic

/// A shared library whose classes an engine has. It stays as long as the engine.
struct Plugin {
  let library: LibraryHandle
  /// What it says of itself.
  let table: kin_plugin
  let firstClass: UInt32
  /// Where it lies.
  var path = Name()

  init(_ table: kin_plugin, library: LibraryHandle, path: CString, firstClass: UInt32) {
    self.library = library
    self.table = table
    self.firstClass = firstClass
    self.path.set(path)
  }
}

extension kin_struct_sizes {
  /// The name of the first struct of plugin.h that is not as large for somebody else as it is here, or nil.
  func firstDifference(from other: kin_struct_sizes) -> StaticString? {
    if recognizer_class != other.recognizer_class { return "kin_recognizer_class" }
    if property != other.property { return "kin_property" }
    if value != other.value { return "kin_value" }
    if step != other.step { return "kin_step" }
    if request != other.request { return "kin_request" }
    if peer != other.peer { return "kin_peer" }
    if touch != other.touch { return "kin_touch" }
    if touch_point != other.touch_point { return "kin_touch_point" }
    if scroll != other.scroll { return "kin_scroll" }
    if report != other.report { return "kin_report" }
    return nil
  }
}
