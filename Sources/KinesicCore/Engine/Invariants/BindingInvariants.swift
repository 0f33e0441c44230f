import CKinesic

/// Checks after each step that everything to which something is bound exists.
extension Engine {
  func checkViews() throws(Breach) {
    for index in 0..<scene.recognizers.end where scene.recognizers.isLive(index) {
      let view = scene.recognizers[index].view
      try check(index, view >= 0 && view < scene.views.end && scene.views.isLive(view), "stands on a view that is gone")
      try check(index, isOnItsView(index), "does not stand on its own view")
    }
    if let breach = scene.views.boxesBreach() { throw Breach(what: breach) }
    try check(host.edits.leaving.isEmpty && host.edits.leavingView < 0, "somebody was to leave in this step, and is still there")
  }

  private func isOnItsView(_ index: Int) -> Bool {
    var other = scene.views[scene.recognizers[index].view].firstRecognizer
    while other >= 0, other != index { other = scene.recognizers[other].nextOnView }
    return other == index
  }

  func checkTouches() throws(Breach) {
    var held = TouchSet()
    for index in 0..<scene.recognizers.end where scene.recognizers.isLive(index) { held = held | arena.members[index].touches }
    let present = touches.down | touches.hovering
    if let breach = touches.breach(at: now) { throw Breach(what: breach) }
    try check((present - touches.used).isEmpty && touches.landed.count == touches.used.count, "the touch table is out of order")
    try check((touches.used - present - held).isEmpty, "a lifted touch is kept for nobody")
    try check(((outbox.openTouches | outbox.refusedTouches) - touches.used).isEmpty, "a view waits for a touch that is gone")
    for i in 0..<touches.landed.count {
      try checkTouch(Int(touches.landed[i]), isFirst: i == 0, after: i == 0 ? -1 : Int(touches.landed[i - 1]))
    }
  }

  private func checkTouch(_ place: Int, isFirst: Bool, after earlier: Int) throws(Breach) {
    try check(touches.used.contains(place), "a touch landed that is gone")
    let view = touches[place].view
    try check(view < 0 || view < scene.views.end && scene.views.isLive(view), "a touch is bound to a view that is gone")
    let isOrdered = isFirst || touches[earlier].touch.contact < touches[place].touch.contact
    try check(isOrdered, "the touches are not in the order of landing")
    let hearing = outbox.deliveries[place].isOpen ? outbox.deliveries[place].view : ViewTree.root
    try check(hearing >= 0 && hearing < scene.views.end && scene.views.isLive(hearing), "a view that is gone hears of a touch")
    try check(outbox.openTouches.contains(place) == outbox.deliveries[place].isOpen, "a touch is open for its view without being so")
  }

  func checkRelations() throws(Breach) {
    for index in 0..<arena.members.count {
      var relation = arena.relations.first(of: index)
      while relation >= 0 {
        try check(index, arena.relations[relation].from == Int32(truncatingIfNeeded: index), "has a relation of somebody else")
        try check(index, isThere(index), "is gone, and has a relation")
        let other = Int(arena.relations[relation].to)
        try check(index, isThere(other), "has a relation to a recognizer that is gone")
        try checkHostRelation(index, relation)
        relation = Int(arena.relations[relation].next)
      }
    }
    for index in 0..<arena.members.count where isThere(index) { try checkRequirements(of: index) }
    for index in 0..<arena.members.count where arena.members[index].representative >= 0 { try checkGroup(of: index) }
  }

  func isThere(_ index: Int) -> Bool { index >= 0 && index < scene.recognizers.end && scene.recognizers.isLive(index) }

  private func checkRequirements(of index: Int) throws(Breach) {
    var relation = arena.relations.first(of: index)
    while relation >= 0 {
      let required = Int(arena.relations[relation].to)
      try check(required, arena.relations.isListed(relation), "does not know of a relation to it")
      if arena.isRequirement(arena.relations[relation]) {
        try check(index, !arena.isWaiting(required, for: index), "requires the failure of one that requires its own")
      }
      relation = Int(arena.relations[relation].next)
    }
  }
}
