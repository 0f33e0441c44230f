import CKinesic
import CKinesicLint

/// Changes of what touches hit, and of who takes them.
enum HitTesting {
  /// Gives a view a delegate by which it is hit where one of its children is, and nowhere else.
  static func passThrough(_ view: kin_view_id, _ engine: OpaquePointer) -> kin_result {
    var delegate = kin_view_delegate()
    kin_view_delegate_init(&delegate)
    delegate.contains_point = { engine, view, x, y, _ in
      guard let engine else { return false }
      return HitTesting.isOnChild(kin_point(x: x, y: y), view, engine)
    }
    return kin_view_set_delegate(engine, view, &delegate)
  }

  private static func isOnChild(_ point: kin_point, _ view: kin_view_id, _ engine: OpaquePointer) -> Bool {
    var count: UInt32 = 0
    _ = kin_view_list_children(engine, view, nil, 0, &count)
    var children = [kin_view_id](repeating: 0, count: Int(count))
    _ = kin_view_list_children(engine, view, &children, count, &count)
    for child in children {
      var frame = kin_rect()
      if kin_view_get_frame(engine, child, &frame) == kin_result(KIN_OK) && frame.contains(point) { return true }
    }
    return false
  }

  /// Gives a recognizer a delegate that takes those touches only that hit the recognizer's view itself.
  static func leaveOtherViews(_ recognizer: kin_recognizer_id, _ engine: OpaquePointer) -> kin_result {
    var delegate = kin_recognizer_delegate()
    kin_recognizer_delegate_init(&delegate)
    delegate.should_receive_touch = { engine, recognizer, touch, _ in
      var view: kin_view_id = 0
      return kin_recognizer_get_view(engine, recognizer, &view) != kin_result(KIN_OK) || touch?.pointee.view == view
    }
    return kin_recognizer_set_delegate(engine, recognizer, &delegate)
  }

  /// Gives a recognizer a delegate that takes no touches of a view and those below it. The id stays where it is.
  static func leaveAlone(_ view: UnsafeMutablePointer<kin_view_id>, _ recognizer: kin_recognizer_id, _ engine: OpaquePointer) -> kin_result
  {
    var delegate = kin_recognizer_delegate()
    kin_recognizer_delegate_init(&delegate)
    delegate.user_data = UnsafeMutableRawPointer(view)
    delegate.should_receive_touch = { engine, _, touch, view in
      var isBelow = false
      guard let touch, let view = view?.load(as: kin_view_id.self) else { return true }
      return kin_view_is_descendant(engine, touch.pointee.view, view, &isBelow) != kin_result(KIN_OK) || !isBelow
    }
    return kin_recognizer_set_delegate(engine, recognizer, &delegate)
  }

  /// Hangs a view under another one at its present place.
  static func move(_ view: kin_view_id, to parent: kin_view_id, _ engine: OpaquePointer) -> kin_result {
    var frame = kin_rect()
    var origin = kin_point()
    _ = kin_view_get_frame(engine, view, &frame)
    var result = kin_view_convert_point(engine, view, parent, kin_point(), &origin)
    if result == kin_result(KIN_OK) { result = kin_view_set_parent(engine, view, parent) }
    if result != kin_result(KIN_OK) { return result }
    (frame.x, frame.y) = (origin.x, origin.y)
    return kin_view_set_frame(engine, view, frame)
  }
}
