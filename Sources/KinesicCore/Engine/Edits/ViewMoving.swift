import CKinesic

/// A view goes to another parent.
extension Engine {
  /// The recognizers on it and below it go on, in the places of the fixed order that their new depth gives them.
  /// Rule: host.set-parent.
  func move(view: Int, to parent: Int) {
    // It stays where a parent that a callback named, and removed before this change, was the way out of a circle.
    if scene.views.isAncestorOrSelf(view, of: parent) { return }
    scene.views.move(view, to: parent)
    #if KINESIC_CHECKS
      landedBeforeMove = touches.serial
    #endif
    let end = scene.views.next(afterAllBelow: view)
    var below = view
    while below != end {
      reorderRecognizers(of: below)
      below = scene.views.next(after: below)
    }
    arena.sortInPlay()
    host.playBounds = nil
  }

  private func reorderRecognizers(of view: Int) {
    var index = scene.views[view].firstRecognizer
    while index >= 0 {
      arena.setOrder(index, order(on: view, number: UInt32.max - UInt32(truncatingIfNeeded: arena.members[index].order)))
      index = scene.recognizers[index].nextOnView
    }
  }

  /// Whether a view is below another, or that view itself, once the changes that wait are carried out.
  func willBeBelow(_ upper: Int, _ view: Int) -> Bool {
    if host.edits.viewMoveCount == 0 { return scene.views.isAncestorOrSelf(upper, of: view) }
    var view = view
    for _ in 0..<scene.views.liveCount where view >= 0 && view != upper { view = parentToBe(of: view) }
    return view == upper
  }

  private func parentToBe(of view: Int) -> Int {
    let id = scene.views.identifier(of: view)
    var i = host.edits.deferred.count
    while i > 0 {
      i -= 1
      guard case .setParent(id, let parent) = host.edits.deferred[i] else { continue }
      if parent == 0 { return ViewTree.root }
      if case .found(let index) = scene.views.find(parent) { return index }
    }
    return scene.views[view].parent
  }
}
