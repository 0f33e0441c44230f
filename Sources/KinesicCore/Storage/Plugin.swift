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

  /// The same library for another engine.
  init(copying other: Plugin) {
    self.init(other.table, library: other.library, path: other.path.cString, firstClass: other.firstClass)
  }
}

extension kin_struct_sizes {
  /// The name of the first struct of plugin.h that somebody who has these sizes would misread, or nil. Structs that
  /// stand in rows have one size; the others grow at their end, and nobody has a smaller one than level 1.0.
  /// - Parameter isLater: they are those of a later level, whose structs may be larger than ours.
  func misfit(with own: kin_struct_sizes, isLater: Bool) -> StaticString? {
    if property != own.property { return "kin_property" }
    if value != own.value { return "kin_value" }
    if touch != own.touch { return "kin_touch" }
    if touch_point != own.touch_point { return "kin_touch_point" }
    if report != own.report { return "kin_report" }
    let first = kin_struct_sizes.first
    func fits(_ size: UInt32, _ first: UInt32, _ own: UInt32) -> Bool { size >= first && (size <= own || isLater) }
    if !fits(recognizer_class, first.recognizer_class, own.recognizer_class) { return "kin_recognizer_class" }
    if !fits(step, first.step, own.step) { return "kin_step" }
    if !fits(request, first.request, own.request) { return "kin_request" }
    if !fits(peer, first.peer, own.peer) { return "kin_peer" }
    return fits(scroll, first.scroll, own.scroll) ? nil : "kin_scroll"
  }

  /// Those of level 1.0.
  private static var first: kin_struct_sizes {
    var sizes = kin_struct_sizes_own()
    sizes.recognizer_class -= UInt32(addedToClass)
    sizes.step -= UInt32(addedToStep)
    sizes.request -= UInt32(addedToRequest)
    sizes.peer -= UInt32(addedToPeer)
    sizes.scroll -= UInt32(addedToScroll)
    return sizes
  }
}
