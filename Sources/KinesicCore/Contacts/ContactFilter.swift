import CKinesic

/// How contacts are filtered: `kin_contact_filter`, with lengths in window units.
struct ContactRule {
  /// Nanoseconds; 0: no lift is withheld.
  var dropoutInterval: UInt64
  var dropoutDistance: Double
  /// 0: no jump is looked for.
  var jumpDistance: Double

  /// A longer step is no step of one frame, nanoseconds.
  static let longestFrame: UInt64 = 30_000_000
  /// A jump is at least this many times as long as the movement before it.
  static let jumpRatio = 4.0

  /// Passes all as it is.
  static var passing: ContactRule { ContactRule(dropoutInterval: 0, dropoutDistance: 0, jumpDistance: 0) }
}

/// A contact as the filter knows it.
struct FilteredContact {
  /// The host's id of it now, and that with which it landed first: the engine's.
  var reported: UInt64
  var id: UInt64
  var type: kin_touch_type
  /// Its latest report, and its velocity in the step before, units per nanosecond.
  var x: Double
  var y: Double
  var time: UInt64
  var vx = 0.0
  var vy = 0.0
  var hasMoved = false
  /// The lift that is withheld.
  var isLifted = false
  var lift = kin_touch_sample()

  init(_ sample: kin_touch_sample, id: UInt64) {
    reported = sample.touch
    self.id = id
    type = sample.type
    x = sample.x
    y = sample.y
    time = sample.time_ns
  }

  var isFiltered: Bool { Int(type) != KIN_TOUCH_POINTER }

  init(_ touch: kin_touch) {
    reported = touch.id
    id = touch.id
    type = touch.type
    x = touch.x
    y = touch.y
    time = touch.time_ns
  }

  mutating func follow(_ sample: kin_touch_sample) {
    guard sample.time_ns > time else { return place(at: sample) }
    let span = Double(sample.time_ns - time)
    vx = (sample.x - x) / span
    vy = (sample.y - y) / span
    hasMoved = true
    place(at: sample)
    time = sample.time_ns
  }

  private mutating func place(at sample: kin_touch_sample) {
    x = sample.x
    y = sample.y
  }

  /// Whether a move is too far to be a movement of the same finger.
  func jumps(to sample: kin_touch_sample, _ rule: ContactRule) -> Bool {
    guard rule.jumpDistance > 0, isFiltered, hasMoved, sample.time_ns - time <= ContactRule.longestFrame else { return false }
    let span = Double(sample.time_ns - time)
    let (dx, dy) = (sample.x - x, sample.y - y)
    let (ex, ey) = (vx * span, vy * span)
    let limit = rule.jumpDistance * rule.jumpDistance
    let way = dx * dx + dy * dy
    let miss = (dx - ex) * (dx - ex) + (dy - ey) * (dy - ey)
    return way >= limit && miss >= limit && way >= ContactRule.jumpRatio * ContactRule.jumpRatio * (ex * ex + ey * ey)
  }
}

/// Turns the samples of a host into those that the engine gets: contacts that dropped out go on, contacts that jumped
/// are two.
///
/// What it does is tentative until `commit`, because a feed that is refused changes nothing.
struct ContactFilter: ~Copyable {
  /// How many samples a feed may have for each contact that may be down.
  static let samplesPerContact = 8

  private(set) var rule: ContactRule?
  /// Switched off, while contacts are down that the engine has under other ids than the host.
  private var isEnding = false
  private var contactLimit = 0
  private var contacts = List<FilteredContact>()
  private var tentative = List<FilteredContact>()
  private(set) var output = List<kin_touch_sample>()
  var notes = ContactNotes()
  /// The time of the latest output: nothing earlier may follow.
  private var latest: UInt64 = 0

  var isOn: Bool { rule != nil }

  /// The bytes that its rows need.
  static func byteCount(contactLimit: Int) -> Int {
    let samples = (2 * samplesPerContact + 1) * contactLimit * MemoryLayout<kin_touch_sample>.stride
    return samples + 2 * contactLimit * MemoryLayout<FilteredContact>.stride + ContactNotes.byteCount(forCapacity: contactLimit) + 512
  }

  /// Scales all lengths by `ratio` after a change of units_per_inch.
  mutating func rescale(by ratio: Double) {
    rule?.dropoutDistance *= ratio
    rule?.jumpDistance *= ratio
  }

  /// Filters by a rule, what is down as well; nil: not any more. No lift is withheld. A contact that came back keeps
  /// the id that the engine has of it: until the last of those is over, a filter that is switched off passes all as it
  /// is.
  mutating func set(_ rule: ContactRule?, contactLimit: Int) {
    if rule == nil { return end() }
    self.rule = rule
    isEnding = false
    self.contactLimit = contactLimit
    contacts.reserve(contactLimit)
    tentative.reserve(contactLimit)
    output.reserve((2 * ContactFilter.samplesPerContact + 1) * contactLimit)
    notes.reserve(contactLimit)
  }

  /// Switches it off, now or when no contact is left that came back under another id.
  private mutating func end() {
    isEnding = false
    for i in 0..<contacts.count where contacts[i].id != contacts[i].reported { isEnding = true }
    rule = isEnding ? .passing : nil
    if !isEnding { contacts.removeAll() }
  }

  /// Copies the other filter's rule and state. Precondition: this filter was never enabled.
  mutating func copyState(from other: borrowing ContactFilter) {
    set(other.rule, contactLimit: other.contactLimit)
    isEnding = other.isEnding
    for i in 0..<other.contacts.count { contacts.append(other.contacts[i]) }
    latest = other.latest
  }

  /// All contacts are gone.
  mutating func forget() {
    contacts.removeAll()
    if isEnding { end() }
  }

  /// A contact that is down already.
  mutating func adopt(_ touch: kin_touch) {
    if contacts.count < contactLimit { contacts.append(FilteredContact(touch)) }
  }

  /// A contact that is down for the host only.
  mutating func adopt(_ sample: kin_touch_sample) {
    if contacts.count < contactLimit { contacts.append(FilteredContact(sample, id: sample.touch)) }
  }

  /// The contacts that are down for the engine.
  var count: Int { contacts.count }
  /// The id under which the host reports a contact; nil: for the host it has lifted.
  func reported(_ index: Int) -> UInt64? { contacts[index].isLifted ? nil : contacts[index].reported }

  /// Whether a contact that the host reports under an id is down.
  func has(reported id: UInt64) -> Bool {
    for i in 0..<contacts.count where !contacts[i].isLifted && contacts[i].reported == id { return true }
    return false
  }

  /// The id under which the engine has what the host reports under another one.
  func id(ofReported id: UInt64) -> UInt64 {
    for i in 0..<contacts.count where !contacts[i].isLifted && contacts[i].reported == id { return contacts[i].id }
    return id
  }

  /// When the next withheld lift is due.
  var nextDeadline: UInt64 {
    guard let rule else { return .max }
    var next = UInt64.max
    for i in 0..<contacts.count where contacts[i].isLifted { next = min(next, contacts[i].lift.time_ns.later(by: rule.dropoutInterval)) }
    return next
  }

  /// Begins a feed of what happens at this time or later.
  mutating func begin(at time: UInt64) {
    latest = time
    output.removeAll()
    tentative.removeAll()
    for i in 0..<contacts.count { tentative.append(contacts[i]) }
  }

  /// The engine took the output.
  mutating func commit() {
    swap(&contacts, &tentative)
    if isEnding { end() }
  }

  /// Why a sample cannot be applied.
  enum Obstacle {
    case sequence
    case capacity
  }

  /// The next sample of the feed, after the lifts that are due before it.
  mutating func accept(_ sample: kin_touch_sample) -> Obstacle? {
    if sample.time_ns > latest { release(dueBy: sample.time_ns - 1) }
    let obstacle = pass(sample)
    latest = sample.time_ns
    return obstacle
  }

  private mutating func pass(_ sample: kin_touch_sample) -> Obstacle? {
    if Int(sample.phase) >= KIN_PHASE_ENTERED {
      output.append(sample)
      return nil
    }
    let place = find(sample.touch)
    if Int(sample.phase) == KIN_PHASE_BEGAN { return place == nil ? land(sample) : .sequence }
    guard let place else { return .sequence }
    switch Int(sample.phase) {
    case KIN_PHASE_MOVED: move(place, sample)
    case KIN_PHASE_ENDED: lift(place, sample)
    default:
      put(sample, as: tentative[place].id)
      tentative.remove(at: place)
    }
    return nil
  }

  /// Lifts those of which nothing came back up to a time, in the order of their lifts.
  mutating func release(dueBy time: UInt64) {
    guard let rule else { return }
    while let place = earliestLift, tentative[place].lift.time_ns.later(by: rule.dropoutInterval) <= time {
      deliverLift(place, at: tentative[place].lift.time_ns.later(by: rule.dropoutInterval))
    }
  }

  /// Lifts all that are withheld, at this time.
  mutating func releaseAll(at time: UInt64) {
    while let place = earliestLift { deliverLift(place, at: time) }
  }

  private var earliestLift: Int? {
    var earliest: Int?
    for i in 0..<tentative.count where tentative[i].isLifted {
      if earliest.map({ tentative[i].lift.time_ns < tentative[$0].lift.time_ns }) ?? true { earliest = i }
    }
    return earliest
  }

  private mutating func deliverLift(_ place: Int, at time: UInt64) {
    var lift = tentative[place].lift
    lift.time_ns = time
    latest = time
    put(lift, as: tentative[place].id)
    tentative.remove(at: place)
  }

  private mutating func put(_ sample: kin_touch_sample, as id: UInt64) {
    var passed = sample
    passed.touch = id
    output.append(passed)
  }

  /// The contact that the host has under an id.
  private func find(_ reported: UInt64) -> Int? {
    for i in 0..<tentative.count where !tentative[i].isLifted && tentative[i].reported == reported { return i }
    return nil
  }

  private mutating func land(_ sample: kin_touch_sample) -> Obstacle? {
    if let place = nearestLifted(to: sample) {
      resume(place, sample)
      return nil
    }
    let id = freeID(for: sample)
    if tentative.count >= contactLimit { return .capacity }
    tentative.append(FilteredContact(sample, id: id))
    put(sample, as: id)
    return nil
  }

  /// The contact that may have come back with this landing.
  private func nearestLifted(to sample: kin_touch_sample) -> Int? {
    guard let rule else { return nil }
    var nearest: Int?
    var least = rule.dropoutDistance * rule.dropoutDistance
    for i in 0..<tentative.count where tentative[i].isLifted && tentative[i].type == sample.type {
      let square = squaredDistance(tentative[i].lift, sample)
      if square < least || (square == least && nearest == nil) { (nearest, least) = (i, square) }
    }
    return nearest
  }

  private mutating func resume(_ place: Int, _ sample: kin_touch_sample) {
    let lift = tentative[place].lift
    let id = tentative[place].id
    tentative[place] = FilteredContact(sample, id: id)
    note(.cameBack, sample, id, since: lift.time_ns, squaredDistance(lift, sample))
    var move = sample
    move.phase = kin_phase(KIN_PHASE_MOVED)
    put(move, as: id)
  }

  /// An id that no contact of the engine has. A host that uses the id of a withheld lift again has said that it is
  /// over.
  private mutating func freeID(for sample: kin_touch_sample) -> UInt64 {
    var id = sample.touch
    while let place = place(ofID: id) {
      if tentative[place].isLifted {
        // In a step of its own if possible, so that the two are not down together.
        deliverLift(place, at: max(latest, sample.time_ns.earlier(by: 1)))
        return id
      }
      // The contact with this id came back under another reported id. That one is free, or belongs to a contact that
      // came back in the same way.
      id = tentative[place].reported
    }
    return id
  }

  private func place(ofID id: UInt64) -> Int? {
    for i in 0..<tentative.count where tentative[i].id == id { return i }
    return nil
  }

  private mutating func move(_ place: Int, _ sample: kin_touch_sample) {
    guard let rule else { return }
    let id = tentative[place].id
    guard tentative[place].jumps(to: sample, rule) else {
      tentative[place].follow(sample)
      return put(sample, as: id)
    }
    let before = tentative[place]
    let (dx, dy) = (sample.x - before.x, sample.y - before.y)
    note(.wasSplit, sample, id, since: before.time, dx * dx + dy * dy)
    var end = sample
    end.phase = kin_phase(KIN_PHASE_CANCELLED)
    // In a step of its own if possible, so that the attempt that loses it ends before the other contact lands.
    end.time_ns = max(latest, sample.time_ns.earlier(by: 1))
    put(end, as: id)
    var landing = sample
    landing.phase = kin_phase(KIN_PHASE_BEGAN)
    landing.type = before.type
    landing.view = 0
    tentative[place] = FilteredContact(landing, id: id)
    put(landing, as: id)
  }

  private mutating func lift(_ place: Int, _ sample: kin_touch_sample) {
    guard let rule, rule.dropoutInterval > 0, tentative[place].isFiltered else {
      put(sample, as: tentative[place].id)
      return tentative.remove(at: place)
    }
    tentative[place].isLifted = true
    tentative[place].lift = sample
  }

  private mutating func note(_ what: ContactNote.What, _ sample: kin_touch_sample, _ id: UInt64, since time: UInt64, _ square: Double) {
    notes.add(
      ContactNote(
        what: what, reported: sample.touch, id: id, elapsed: sample.time_ns - time, distance: square.squareRoot()))
  }
}
