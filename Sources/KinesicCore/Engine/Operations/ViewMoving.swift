import CKinesic

/// Moving a view to another parent.
extension Engine {
  /// Attempts of recognizers on the view and below it continue; their fixed order follows their new depth.
  /// Rule: host.set-parent.
  func move(view: Int, to parent: Int) {
    // The move was valid when a callback asked for it. If the callback then removed the view that kept it from closing
    // a cycle, it is ignored.
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

  /// Whether `view` will be `upper`, or below it, once the deferred changes are carried out.
  func willBeBelow(_ upper: Int, _ view: Int) -> Bool {
    if host.edits.count(of: .setViewParent) == 0 { return scene.views.isAncestorOrSelf(upper, of: view) }
    var view = view
    for _ in 0..<scene.views.liveCount where view >= 0 && view != upper { view = parentToBe(of: view) }
    return view == upper
  }

  private func parentToBe(of view: Int) -> Int {
    let id = scene.views.identifier(of: view)
    var i = host.edits.deferred.count
    while i > 0 {
      i -= 1
      guard case .edit(let edit) = host.edits.deferred[i], edit.operation == .setViewParent, edit.target == id else { continue }
      if edit.other == 0 { return ViewTree.root }
      if case .found(let index) = scene.views.find(edit.other) { return index }
    }
    return scene.views[view].parent
  }
}
