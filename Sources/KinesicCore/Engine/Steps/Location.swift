import CKinesic

/// Where a gesture is: what its class says, else the centroid of its fingers.
extension Engine {
  /// The window point of a recognizer. After it has ended, or has earned its end, this is the point that it had then.
  func location(of index: Int) -> kin_point {
    let request = scene.recognizers[index].instance.request
    if !request.x.isNaN && !request.y.isNaN { return kin_point(x: request.x, y: request.y) }
    let member = arena.members.reference(to: index)
    if member.value.state.isTerminal || member.value.isFinal { return scene.recognizers[index].location }
    return presentCentroid(of: index)?.point ?? scene.recognizers[index].location
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
    if count > 0 { scene.recognizers[index].keep(kin_point(x: x / count, y: y / count)) }
  }

  /// Keeps the centroid of its fingers that are down, and their number. Without fingers the old ones stay.
  @inline(__always) func keepLocation(_ index: Int) {
    if let centroid = presentCentroid(of: index) { keep(centroid, of: index) }
  }

  /// The same for the fingers that were down before the lifts of this step. If there are lifts, fingers that landed in
  /// this step do not count, unless there are no others.
  /// Rule: record.location.
  @_optimize(speed) @inline(never) func keepLastLocation(_ index: Int) {
    let fingers = arena.members.reference(to: index).value.owned & (touches.down | touches.hovering | touches.changed)
    if fingers.isSingle { return keep(centroid(ofOne: fingers), of: index) }
    var before = fingers
    let hasLifts = !(fingers - touches.down - touches.hovering).isEmpty
    var rest = hasLifts ? fingers & touches.changed : TouchSet()
    while let place = rest.popFirst() {
      if touches[place].hasBegun { before.remove(place) }
    }
    if let centroid = centroid(of: before.isEmpty ? fingers : before) { keep(centroid, of: index) }
  }

  @inline(__always) private func keep(_ centroid: (point: kin_point, fingers: UInt32), of index: Int) {
    scene.recognizers.reference(to: index).value.keep(centroid.point, fingers: centroid.fingers)
  }

  /// The centroid of its fingers that are down, what scrolls and hovers included, and how many fingers; nil: there is
  /// none.
  @inline(__always) private func presentCentroid(of index: Int) -> (point: kin_point, fingers: UInt32)? {
    let owned = arena.members.reference(to: index).value.owned & (touches.down | touches.hovering)
    return owned.isSingle ? centroid(ofOne: owned) : centroid(of: owned)
  }

  @inline(__always) private func centroid(ofOne finger: TouchSet) -> (point: kin_point, fingers: UInt32) {
    let isScroll = !(touches.scrolls & finger).isEmpty
    return (touches.contacts.reference(to: finger.first).value.point, isScroll ? 0 : 1)
  }

  @_optimize(speed) @inline(never) private func centroid(of owned: TouchSet) -> (point: kin_point, fingers: UInt32)? {
    var x = 0.0
    var y = 0.0
    var count: UInt32 = 0
    var rest = owned
    while let place = rest.popFirst() {
      x += touches[place].touch.x
      y += touches[place].touch.y
      count += 1
    }
    if count == 0 { return nil }
    let scrolls = owned & touches.scrolls
    let fingers = scrolls.isEmpty ? count : count - UInt32(truncatingIfNeeded: scrolls.count)
    return (kin_point(x: x / Double(count), y: y / Double(count)), fingers)
  }
}
