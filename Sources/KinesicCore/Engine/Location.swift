import CKinesic

/// Where a gesture is: what its class says, else the centroid of its fingers.
extension Engine {
  /// The window point of a recognizer now.
  func location(of index: Int) -> kin_point {
    let request = recognizers[index].instance.request
    if !request.x.isNaN && !request.y.isNaN { return kin_point(x: request.x, y: request.y) }
    return centroid(of: index, isLast: false)?.point ?? recognizers[index].location
  }

  /// Keeps the centroid that its fingers had before this step: some are about to be ignored, perhaps all.
  func keepLocationBefore(_ index: Int) {
    var x = 0.0
    var y = 0.0
    var count = 0.0
    var rest = arena.members[index].owned & (touches.down | touches.changed)
    while let place = rest.popFirst() {
      if touches[place].hasBegun { continue }
      x += touches[place].touch.previous_x
      y += touches[place].touch.previous_y
      count += 1
    }
    if count > 0 { recognizers[index].location = kin_point(x: x / count, y: y / count) }
  }

  /// Keeps the centroid of its fingers, and their number: those down, or with `isLast` those down before the lifts of
  /// this step. Without fingers the old ones stay.
  @inline(__always) func keepLocation(_ index: Int, isLast: Bool) {
    guard let centroid = centroid(of: index, isLast: isLast) else { return }
    let recognizer = recognizers.reference(to: index)
    recognizer.value.location = centroid.point
    recognizer.value.touchCount = centroid.fingers
  }

  /// The centroid of its fingers, what scrolls and hovers included, and how many fingers; nil: there is none.
  @inline(__always) private func centroid(of index: Int, isLast: Bool) -> (point: kin_point, fingers: UInt32)? {
    let down = touches.down | touches.hovering
    let owned = arena.members.reference(to: index).value.owned & (isLast ? down | touches.changed : down)
    if owned.isSingle, touches.scrolls.isEmpty { return (touches.contacts.reference(to: owned.first).value.point, 1) }
    return centroid(of: owned)
  }

  @_optimize(speed) @inline(never) private func centroid(of owned: TouchSet) -> (point: kin_point, fingers: UInt32)? {
    var x = 0.0
    var y = 0.0
    var count: UInt32 = 0
    var scrolls: UInt32 = 0
    var rest = owned
    while let place = rest.popFirst() {
      x += touches[place].touch.x
      y += touches[place].touch.y
      count += 1
      if touches.scrolls.contains(place) { scrolls += 1 }
    }
    if count == 0 { return nil }
    return (kin_point(x: x / Double(count), y: y / Double(count)), count - scrolls)
  }
}
