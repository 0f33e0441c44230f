import CKinesic

/// The parts of the state that are hashed one by one, so that a difference has a name.
enum StatePart: Int {
  case time = 0
  case views, recognizers, arena, timers, touches, memory

  static let count = 7

  var name: StaticString {
    switch self {
    case .time: "the time or the classes"
    case .views: "the views"
    case .recognizers: "the recognizers: properties, requests or names"
    case .arena: "the arena: states, touches or relations"
    case .timers: "the timers"
    case .touches: "the touches"
    case .memory: "what the classes keep in private"
    }
  }
}

/// The one walk over all that can influence a decision: a snapshot writes it, a replay reads it, a hash covers it.
extension Engine {
  /// A hash over all that can influence a decision.
  public var stateHash: UInt64 {
    var archive = Archive(.hashing)
    for number in 0..<StatePart.count {
      if let part = StatePart(rawValue: number) { code(part, &archive) }
    }
    return archive.hash.value
  }

  /// The hash of one part, as it is or as the trace that is played would have it.
  func hash(of part: StatePart, _ purpose: Archive.Purpose) -> UInt64 {
    var archive = Archive(purpose)
    code(part, &archive)
    return archive.hash.value
  }

  func code(_ part: StatePart, _ archive: inout Archive) {
    if !archive.isSound { return }
    switch part {
    case .time: codeTime(&archive)
    case .views: scene.views.code(&archive)
    case .recognizers: codeRecognizers(&archive)
    case .arena: codeArena(&archive)
    case .timers: codeTimers(&archive)
    case .touches: codeTouches(&archive)
    case .memory: codeMemory(&archive)
    }
  }

  private func codeTime(_ archive: inout Archive) {
    archive.code(&now)
    var inches = host.scale
    archive.code(&inches)
    if inches.bitPattern != host.scale.bitPattern { archive.fail() }
    scene.codeAddedCount(&archive)
    outbox.actions.codeLatestToken(&archive)
  }

  private func codeRecognizers(_ archive: inout Archive) {
    scene.codeShape(&archive)
    if archive.isReading && !reserveIfPossible() { archive.failForMemory() }
    if !archive.isSound { return }
    if archive.isReading { reserve() }
    for index in 0..<scene.recognizers.end where scene.recognizers.isLive(index) { code(recognizer: index, &archive) }
    scene.codePlaces(&archive)
    codeRows(&archive)
    if archive.isReading && archive.isSound && !(scene.isEveryRecognizerPlaced && isEveryRowPlaced) { archive.fail() }
  }

  private func code(recognizer index: Int, _ archive: inout Archive) {
    if !archive.isSound { return }
    codeClass(of: index, &archive)
    if !archive.isSound { return }
    codeNumbers(of: index, &archive)
    scene.recognizers[index].code(&archive)
    codeActions(of: index, &archive)
    guard archive.isReading else { return }
    if scene.recognizers[index].touchCount > UInt32(TouchSet.capacity) || !hasFiniteNumbers(index) { archive.fail() }
    setKind(of: index)
  }

  /// Whether its records would say numbers.
  private func hasFiniteNumbers(_ index: Int) -> Bool {
    scene.recognizers[index].location.isFinite && scene.recognizers[index].instance.hasFiniteNumbers(valueCount: Int(KIN_VALUE_CAPACITY))
  }

  private func codeTimers(_ archive: inout Archive) {
    attempts.timers.code(&archive)
    guard archive.isReading else { return }
    for index in 0..<scene.recognizers.end { arena.members[index].noteTimer(attempts.timers.isArmed(index)) }
  }

  /// Its class, by name; one that is read gets its memory here.
  private func codeClass(of index: Int, _ archive: inout Archive) {
    if archive.isHashing {
      var hash = scene.recognizers[index].kind.nameHash
      return archive.code(&hash)
    }
    var name = StringBuffer()
    archive.code(archive.isReading ? cString("") : scene.recognizers[index].kind.table.name, into: &name)
    guard archive.isReading else { return }
    guard archive.isSound, let kind = findClass(name.cString), let step = kind.table.step else { return archive.fail() }
    if archive.isAsListed && tape.listing.entry(of: kind) == nil { return archive.fail() }
    archive.setAside(instanceSize(of: kind))
    if !archive.isSound { return }
    scene.restore(index, of: kind, step, instance(of: kind))
  }

  /// How many actions it has. Those of a replay are never called; a copy has none.
  private func codeActions(of index: Int, _ archive: inout Archive) {
    if archive.isHashing || archive.isOfCopy { return }
    var action = scene.recognizers[index].firstAction
    var hasMore = action >= 0
    var before: UInt64 = 0
    archive.code(&hasMore)
    while hasMore && archive.isSound {
      var token = archive.isReading ? 0 : outbox.actions[action].token
      archive.code(&token)
      if token <= before || token > outbox.actions.latestToken { return archive.fail() }
      before = token
      if archive.isReading {
        archive.setAside(outbox.actions.growth)
        if !archive.isSound { return }
        outbox.add(Action.standIn(token), to: &scene.recognizers[index].firstAction)
      }
      action = archive.isReading ? -1 : outbox.actions[action].next
      hasMore = action >= 0
      archive.code(&hasMore)
    }
  }

  private func codeArena(_ archive: inout Archive) {
    arena.code(&archive) { [self] index in isThere(index) }
    if archive.isReading && archive.isSound && !isEveryOrderUnique { archive.fail() }
  }

  private func codeTouches(_ archive: inout Archive) {
    touches.code(&archive, views: scene.views.end)
    outbox.codeTouches(&archive, of: touches, views: scene.views.end)
    if !archive.isSound { return }
    codeStreams(&archive)
    if archive.isReading { bindContacts(&archive) }
  }

  /// Contacts get the ids of the views that they hit.
  private func bindContacts(_ archive: inout Archive) {
    if !isEveryContactBound { return archive.fail() }
    for i in 0..<touches.landed.count {
      let place = Int(touches.landed[i])
      if touches[place].view >= 0 { bind(place, to: touches[place].view) }
    }
  }

  /// Contacts, and who hears of them, name views that there are; members name contacts that there are.
  private var isEveryContactBound: Bool {
    for i in 0..<touches.landed.count {
      let place = Int(touches.landed[i])
      if !mayBeBound(touches[place].view) || !mayBeBound(outbox.deliveries[place].view) { return false }
      if outbox.deliveries[place].isOpen && outbox.deliveries[place].view <= ViewTree.root { return false }
    }
    for index in 0..<scene.recognizers.end where scene.recognizers.isLive(index) {
      if !(arena.members[index].touches - possibleTouches(of: index)).isEmpty { return false }
    }
    return true
  }

  private func mayBeBound(_ view: Int) -> Bool { view < 0 || scene.views.isLive(view) }

  /// The contacts that a recognizer's class may have: what scrolls and what hovers only if it takes such.
  private func possibleTouches(of index: Int) -> TouchSet {
    let flags = table(of: index).flags
    if flags & UInt32(KIN_CLASS_HOVERS) != 0 { return touches.used & touches.hovers }
    let possible = touches.used - touches.hovers
    return flags & UInt32(KIN_CLASS_SCROLLS) != 0 ? possible : possible - touches.scrolls
  }
}

extension Action {
  /// One that stands for a host's, and does nothing.
  static func standIn(_ token: UInt64) -> Action { Action(callback: { _, _, _ in }, token: token) }
}
