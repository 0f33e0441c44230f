import CKinesic

/// One view. Its place among the others is an index: parent, first and next front to back.
struct View {
  var parent = -1
  var depth = 0
  /// Children, the front one first.
  var firstChild = -1
  /// The sibling behind this one, and the one in front.
  var behind = -1
  var inFront = -1
  var childCount: Int32 = 0
  /// Its entry in its parent's boxes as long as those are built; -1: it has none.
  var place: Int32 = -1
  /// Its children by where they are, once they are many. Whoever holds the last copy of this value releases it.
  var boxes: Unmanaged<BoxTree>?
  var frame = kin_rect(x: 0, y: 0, width: .infinity, height: .infinity)
  var transform = kin_transform.identity
  var isHidden = false
  var isInteractionEnabled = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var isArenaBoundary = false
  var wantsTouches = false
  var wantsTouchesBelow = false
  /// As a boundary: what waits below it is decided when the last finger lifts.
  var decidesAtLift = false
  var delegate = kin_view_delegate()
  var name = Name()
  /// The host's, for its records.
  var userData: UserData?
  /// The recognizers on it, the one added last first: an index, or -1.
  var firstRecognizer = -1

  /// From this view's coordinates to its parent's.
  var toParent: kin_transform {
    var map = transform
    map.tx += frame.x
    map.ty += frame.y
    return map
  }

  /// Whether it may be hit where it is.
  var canBeHit: Bool { !isHidden && isInteractionEnabled }

  /// Whether the host, and not the frame, says which points it has.
  var asksForPoints: Bool { delegate.contains_point != nil }

  init() {}

  /// One that a host asks for.
  init(_ options: kin_view_options, isHidden: Bool) {
    frame = options.frame
    transform = options.transform
    flags = options.flags
    self.isHidden = isHidden
  }

  /// Frees what it owns.
  mutating func free() {
    name.free()
    boxes?.release()
    boxes = nil
  }
}
