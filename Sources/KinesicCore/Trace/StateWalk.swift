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
      if let part = StatePart(rawValue: number) { carry(part, &archive) }
    }
    return archive.hash.value
  }

  /// The hash of one part, as it is or as the trace that is played would have it.
  func hash(of part: StatePart, _ purpose: Archive.Purpose) -> UInt64 {
    var archive = Archive(purpose)
    carry(part, &archive)
    return archive.hash.value
  }

  func carry(_ part: StatePart, _ archive: inout Archive) {
    if !archive.isSound { return }
    switch part {
    case .time: carryTime(&archive)
    case .views: scene.views.carry(&archive)
    case .recognizers: carryRecognizers(&archive)
    case .arena: carryArena(&archive)
    case .timers: carryTimers(&archive)
    case .touches: carryTouches(&archive)
    case .memory: carryMemory(&archive)
    }
  }

  private func carryTime(_ archive: inout Archive) {
    archive.carry(&now)
    var inches = host.scale
    archive.carry(&inches)
    if inches.bitPattern != host.scale.bitPattern { archive.fail() }
    archive.carry(&scene.addedCount)
    archive.carry(&outbox.actions.latestToken)
  }

  private func carryRecognizers(_ archive: inout Archive) {
    scene.recognizers.carryShape(&archive, vacant: Recognizer.none)
    if archive.isReading && !reserveIfPossible() { archive.failForMemory() }
    if !archive.isSound { return }
    if archive.isReading { reserve() }
    for index in 0..<scene.recognizers.end where scene.recognizers.isLive(index) { carry(recognizer: index, &archive) }
    for view in 0..<scene.views.end where scene.views.isLive(view) { carryRecognizers(of: view, &archive) }
    carryRows(&archive)
    if archive.isReading && archive.isSound && !(isEveryRecognizerPlaced && isEveryRowPlaced) { archive.fail() }
  }

  private func carry(recognizer index: Int, _ archive: inout Archive) {
    if !archive.isSound { return }
    carryClass(of: index, &archive)
    if !archive.isSound { return }
    carryNumbers(of: index, &archive)
    scene.recognizers[index].carry(&archive)
    carryActions(of: index, &archive)
    guard archive.isReading else { return }
    if scene.recognizers[index].touchCount > UInt32(TouchSet.capacity) || !hasFiniteNumbers(index) { archive.fail() }
    setKind(of: index)
  }

  /// Whether its records would say numbers.
  private func hasFiniteNumbers(_ index: Int) -> Bool {
    scene.recognizers[index].location.isFinite && scene.recognizers[index].instance.hasFiniteNumbers(valueCount: Int(KIN_VALUE_CAPACITY))
  }

  private func carryTimers(_ archive: inout Archive) {
    attempts.timers.carry(&archive)
    guard archive.isReading else { return }
    for index in 0..<scene.recognizers.end { arena.members[index].hasTimer = attempts.timers.isArmed(index) }
  }

  /// Its class, by name; one that is read gets its memory here.
  private func carryClass(of index: Int, _ archive: inout Archive) {
    if archive.isHashing {
      var hash = scene.recognizers[index].kind.nameHash
      return archive.carry(&hash)
    }
    var name = TextRoom()
    archive.carry(archive.isReading ? cString("") : scene.recognizers[index].kind.table.name, into: &name)
    guard archive.isReading else { return }
    guard archive.isSound, let kind = findClass(name.cString), let step = kind.table.step else { return archive.fail() }
    if tape.listing.entry(of: kind) == nil { return archive.fail() }
    archive.setAside(instanceSize(of: kind))
    if !archive.isSound { return }
    scene.recognizers[index] = Recognizer(view: -1, kind: kind, instance: instance(of: kind), step: step)
  }

  /// How many actions it has. Those of a replay are never called.
  private func carryActions(of index: Int, _ archive: inout Archive) {
    if archive.isHashing { return }
    var action = scene.recognizers[index].firstAction
    var hasMore = action >= 0
    var before: UInt64 = 0
    archive.carry(&hasMore)
    while hasMore && archive.isSound {
      var token = archive.isReading ? 0 : outbox.actions[action].token
      archive.carry(&token)
      if token <= before || token > outbox.actions.latestToken { return archive.fail() }
      before = token
      if archive.isReading {
        archive.setAside(outbox.actions.growth)
        if !archive.isSound { return }
        outbox.add(Action.standIn(token), to: &scene.recognizers[index].firstAction)
      }
      action = archive.isReading ? -1 : outbox.actions[action].next
      hasMore = action >= 0
      archive.carry(&hasMore)
    }
  }

  /// A view's recognizers, the one added last first.
  private func carryRecognizers(of view: Int, _ archive: inout Archive) {
    var recognizer = archive.isReading ? -1 : scene.views[view].firstRecognizer
    var last = -1
    while archive.isSound {
      archive.carry(&recognizer, in: -1...max(scene.recognizers.end - 1, 0))
      if recognizer < 0 { return }
      if archive.isReading {
        if scene.recognizers.end == 0 || !scene.recognizers.isLive(recognizer) || scene.recognizers[recognizer].view >= 0 {
          return archive.fail()
        }
        scene.recognizers[recognizer].view = view
        noteIdentifiers(of: recognizer)
        if last < 0 { scene.views[view].firstRecognizer = recognizer } else { scene.recognizers[last].nextOnView = recognizer }
      }
      last = recognizer
      recognizer = archive.isReading ? -1 : scene.recognizers[recognizer].nextOnView
    }
  }

  private var isEveryRecognizerPlaced: Bool {
    for index in 0..<scene.recognizers.end where scene.recognizers.isLive(index) && scene.recognizers[index].view < 0 { return false }
    return true
  }

  private func carryArena(_ archive: inout Archive) {
    arena.carry(&archive) { [self] index in isThere(index) }
    if archive.isReading && archive.isSound && !isEveryOrderUnique { archive.fail() }
  }

  private func carryTouches(_ archive: inout Archive) {
    touches.carry(&archive, views: scene.views.end)
    outbox.refusedTouches.carry(&archive, among: touches.used)
    for i in 0..<touches.landed.count { outbox.deliveries[Int(touches.landed[i])].carry(&archive) }
    if !archive.isSound { return }
    carryStreams(&archive)
    guard archive.isReading else { return }
    if !isEveryContactBound { return archive.fail() }
    noteOpenTouches()
  }

  /// Contacts name views that there are; members name contacts that there are.
  private var isEveryContactBound: Bool {
    for i in 0..<touches.landed.count {
      let view = touches[Int(touches.landed[i])].view
      if view >= 0 && !scene.views.isLive(view) { return false }
    }
    for index in 0..<scene.recognizers.end where scene.recognizers.isLive(index) {
      if !(arena.members[index].touches - possibleTouches(of: index)).isEmpty { return false }
    }
    return true
  }

  /// The contacts that a recognizer's class may have: what scrolls and what hovers only if it takes such.
  private func possibleTouches(of index: Int) -> TouchSet {
    let flags = table(of: index).flags
    if flags & UInt32(KIN_CLASS_HOVERS) != 0 { return touches.used & touches.hovers }
    let possible = touches.used - touches.hovers
    return flags & UInt32(KIN_CLASS_SCROLLS) != 0 ? possible : possible - touches.scrolls
  }
}

extension Recognizer {
  /// What a place without a recognizer holds.
  fileprivate static var none: Recognizer { Recognizer(view: -1, kind: .none, instance: .none, step: { _, _, _ in 0 }) }

  fileprivate mutating func carry(_ archive: inout Archive) {
    archive.carry(&name)
    archive.carry(&cancelsTouchesInView)
    archive.carry(&delaysTouchesBegan)
    archive.carry(&delaysTouchesEnded)
    archive.carry(&requiresExclusiveTouchType)
    archive.carry(&allowedTouchTypes)
    archive.carry(&firstType)
    archive.carry(&location.x)
    archive.carry(&location.y)
    archive.carry(&touchCount)
    archive.carry(&row, in: -1...Int(Int32.max))
    archive.carry(&repeats)
    var questions = delegate.questions
    archive.carry(&questions)
    if archive.isReading { delegate = kin_recognizer_delegate(questions: questions) }
  }
}

extension Action {
  /// One that stands for a host's, and does nothing.
  static func standIn(_ token: UInt64) -> Action { Action(callback: { _, _, _ in }, token: token) }
}

extension kin_recognizer_delegate {
  /// Which of its questions are answered: one bit each, in the order of the fields.
  var questions: UInt32 {
    (should_begin == nil ? 0 : 1) | (should_receive_touch == nil ? 0 : 2) | (should_recognize_simultaneously_with == nil ? 0 : 4)
      | (should_require_failure_of == nil ? 0 : 8) | (should_be_required_to_fail_by == nil ? 0 : 16)
  }

  /// One that stands for a host's: it answers these questions, and is never asked.
  init(questions: UInt32) {
    self.init()
    if questions & 1 != 0 { should_begin = { _, _, _ in true } }
    if questions & 2 != 0 { should_receive_touch = { _, _, _, _ in true } }
    if questions & 4 != 0 { should_recognize_simultaneously_with = { _, _, _, _ in false } }
    if questions & 8 != 0 { should_require_failure_of = { _, _, _, _ in false } }
    if questions & 16 != 0 { should_be_required_to_fail_by = { _, _, _, _ in false } }
  }
}
