import CKinesic

/// A hash over all that can influence a decision.
extension Engine {
  public var stateHash: UInt64 {
    var hash = StateHash()
    hash.add(now)
    hash.add(scale)
    for i in 0..<classes.count where classes[i].offences > 0 {
      hash.add(i)
      hash.add(UInt64(classes[i].offences))
    }
    for index in 0..<views.end where views.isLive(index) { add(views[index], to: &hash) }
    for index in 0..<recognizers.end where recognizers.isLive(index) { add(recognizer: index, to: &hash) }
    for i in 0..<touches.landed.count { add(contact: Int(touches.landed[i]), to: &hash) }
    return hash.value
  }

  private func add(_ view: View, to hash: inout StateHash) {
    for number in [view.parent, view.firstChild, view.behind, view.firstRecognizer] { hash.add(number) }
    for number in [view.frame.x, view.frame.y, view.frame.width, view.frame.height] { hash.add(number) }
    let map = view.transform
    for number in [map.a, map.b, map.c, map.d, map.tx, map.ty] { hash.add(number) }
    for flag in [view.isHidden, view.isInteractionEnabled, view.isMultipleTouchEnabled, view.isExclusiveTouch] { hash.add(flag) }
    hash.add(view.isArenaBoundary)
    hash.add(view.wantsTouches)
  }

  private func add(recognizer index: Int, to hash: inout StateHash) {
    let record = recognizers[index]
    let member = arena.members[index]
    hash.add(index)
    for i in 0..<classes.count where classes[i].address == record.kind.address { hash.add(i) }
    hash.add(record.view)
    for flag in [record.cancelsTouchesInView, record.delaysTouchesBegan, record.delaysTouchesEnded, record.requiresExclusiveTouchType] {
      hash.add(flag)
    }
    hash.add(UInt64(record.allowedTouchTypes))
    hash.add(Int(record.firstType))
    hash.add(member.order)
    for flag in [member.isEnabled, member.isObserver, member.isYielding, member.isInPlay, member.earnedBegan] { hash.add(flag) }
    hash.add(Int(member.state.rawValue))
    hash.add(Int(member.earned.rawValue))
    for set in [member.touches, member.ignored, member.listening] { hash.add(set.bits) }
    hash.add(timers.deadline(of: index))
    record.instance.hash(into: &hash)
    if record.row >= 0 { add(streamsOf: index, to: &hash) }
    add(relationsOf: index, to: &hash)
  }

  private func add(streamsOf index: Int, to hash: inout StateHash) {
    var rest = arena.members[index].touches
    while let place = rest.popFirst() {
      if let entry = stream(of: index, at: place) { hash.add(streams[entry]) }
    }
  }

  private func add(relationsOf index: Int, to hash: inout StateHash) {
    let attempt = arena.members[index].attempt
    var place = arena.relations.first(of: index)
    while place >= 0 {
      let relation = arena.relations[place]
      hash.add(Int(relation.kind.rawValue))
      hash.add(Int(relation.to))
      hash.add(relation.firstAttempt <= attempt && attempt <= relation.lastAttempt)
      hash.add(relation.settledAttempt == attempt)
      place = Int(relation.next)
    }
  }

  private func add(contact place: Int, to hash: inout StateHash) {
    let contact = touches[place]
    hash.add(place)
    hash.add(contact.touch.id)
    hash.add(contact.view)
    hash.add(contact.isDown)
    for number in [contact.touch.x, contact.touch.y, contact.touch.start_x, contact.touch.start_y] { hash.add(number) }
    hash.add(contact.touch.time_ns)
    hash.add(contact.touch.start_time_ns)
    hash.add(deliveries[place].isOpen)
    hash.add(refusedTouches.contains(place))
  }
}
