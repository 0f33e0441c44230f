import CKinesic

/// Lets contacts pass, holds them back or refuses them: palms, and what a person does not want to be a touch.
///
/// What it does is tentative until `commit`, because a feed that is refused changes nothing.
struct RefusalFilter: ~Copyable {
  /// How many samples a feed may have for each contact that may be down.
  static let samplesPerContact = ContactFilter.samplesPerContact
  /// Entries for each contact that may be down: a contact that is down, a pen that hovers, a contact that has lifted.
  private static let entriesPerContact = 3
  /// Per contact: what the contact filter may make of the samples of a feed, twice, as each landing may be cancelled
  /// by another one; and the late landing, its move and the end of what was there before.
  private static let outputPerContact = 2 * (2 * samplesPerContact + 1) + 3

  private(set) var palms: PalmRule?
  private(set) var accommodations: Accommodations?
  private(set) var contactLimit = 0
  private var contacts = List<RefusableContact>()
  /// The same after the feed that is being checked.
  var tentative = List<RefusableContact>()
  var output = List<kin_touch_sample>()
  /// When a pen was near for the last time, if one was.
  private var penLeft: UInt64?
  var tentativePenLeft: UInt64?
  /// The time of the latest output: nothing earlier may follow.
  var latest: UInt64 = 0
  private(set) var frame = kin_rect()

  /// Whether it has anything to look for.
  var judges: Bool { palms != nil || accommodations != nil }
  /// When it looks for nothing any more, what it has refused stays refused.
  var isOn: Bool { judges || contacts.count > 0 }

  /// The bytes that its rows need.
  static func byteCount(contactLimit: Int) -> Int {
    let entries = 2 * entriesPerContact * MemoryLayout<RefusableContact>.stride
    return contactLimit * (entries + outputPerContact * MemoryLayout<kin_touch_sample>.stride) + 512
  }

  /// Scales all lengths by `ratio` after a change of units_per_inch.
  mutating func rescale(by ratio: Double) {
    palms?.rescale(by: ratio)
    accommodations?.repeatDistance *= ratio
  }

  mutating func set(_ palms: PalmRule?, contactLimit: Int) {
    self.palms = palms
    prepare(contactLimit)
  }

  mutating func set(_ accommodations: Accommodations?, contactLimit: Int) {
    self.accommodations = accommodations
    prepare(contactLimit)
  }

  private mutating func prepare(_ limit: Int) {
    contactLimit = limit
    if judges {
      contacts.reserve(RefusalFilter.entriesPerContact * limit)
      tentative.reserve(RefusalFilter.entriesPerContact * limit)
      return output.reserve(RefusalFilter.outputPerContact * limit)
    }
    contacts.removeAll { $0.state != .refused }
    penLeft = nil
  }

  /// Copies the other filter's rules and state. Precondition: this filter was never enabled.
  mutating func copyState(from other: borrowing RefusalFilter) {
    palms = other.palms
    accommodations = other.accommodations
    contactLimit = other.contactLimit
    contacts.reserve(RefusalFilter.entriesPerContact * contactLimit)
    tentative.reserve(RefusalFilter.entriesPerContact * contactLimit)
    output.reserve(RefusalFilter.outputPerContact * contactLimit)
    for i in 0..<other.contacts.count { contacts.append(other.contacts[i]) }
    penLeft = other.penLeft
    latest = other.latest
  }

  /// All contacts are gone; pens that hover stay.
  mutating func forgetDown(at time: UInt64) {
    for i in 0..<contacts.count where contacts[i].isPen && contacts[i].isDown { penLeft = time }
    contacts.removeAll { $0.state != .hovering }
  }

  mutating func forget() {
    contacts.removeAll()
    penLeft = nil
  }

  /// A contact that is down already, or hovers.
  mutating func adopt(_ touch: kin_touch, isHovering: Bool) {
    var contact = RefusableContact(touch)
    if isHovering { contact.state = .hovering }
    if isHovering && !contact.isPen || !judges || contacts.count == contacts.capacity { return }
    contacts.append(contact)
  }

  /// How many contacts it follows. `unseen` gives the latest sample of one that it holds back or has refused, so that
  /// the engine does not have it.
  var count: Int { contacts.count }
  func unseen(_ index: Int) -> kin_touch_sample? {
    contacts[index].state == .heldBack || contacts[index].state == .refused ? contacts[index].latest : nil
  }

  /// The latest sample of a contact that the engine does not have.
  func unseen(id: UInt64) -> kin_touch_sample? {
    for i in 0..<contacts.count where contacts[i].id == id {
      if let sample = unseen(i) { return sample }
    }
    return nil
  }

  /// When it must decide next about what it holds back.
  var nextDeadline: UInt64 {
    var next = UInt64.max
    for i in 0..<contacts.count where contacts[i].state == .heldBack { next = min(next, deadline(of: contacts[i])) }
    return next
  }

  private func deadline(of contact: RefusableContact) -> UInt64 {
    guard contact.isAtEdge, let palms else { return contact.due }
    return contact.landing.time_ns.later(by: palms.edgeInterval)
  }

  /// Begins a feed of what happens at this time or later.
  mutating func begin(at time: UInt64, in frame: kin_rect) {
    latest = time
    self.frame = frame
    output.removeAll()
    tentative.removeAll()
    tentativePenLeft = penLeft
    for i in 0..<contacts.count where !isOver(contacts[i], at: time) { tentative.append(contacts[i]) }
  }

  /// Whether one has lifted so long ago that nothing repeats it.
  private func isOver(_ contact: RefusableContact, at time: UInt64) -> Bool {
    contact.state == .lifted && contact.latest.time_ns.later(by: accommodations?.repeatInterval ?? 0) < time
  }

  /// The engine took the output.
  mutating func commit() {
    swap(&contacts, &tentative)
    penLeft = tentativePenLeft
  }

  /// Views that were removed while a contact was held back are not named by its landing.
  mutating func dropViews(unless exists: (kin_view_id) -> Bool) {
    for i in 0..<output.count where Int(output[i].phase) == KIN_PHASE_BEGAN && output[i].view != 0 {
      if !exists(output[i].view) { output[i].view = 0 }
    }
  }

  /// Why a sample cannot be applied.
  typealias Obstacle = ContactFilter.Obstacle

  /// The next sample of the feed, after what is due before it.
  mutating func accept(_ sample: kin_touch_sample) -> Obstacle? {
    if sample.time_ns > latest { release(dueBy: sample.time_ns - 1) }
    let obstacle = pass(sample)
    latest = sample.time_ns
    return obstacle
  }

  private mutating func pass(_ sample: kin_touch_sample) -> Obstacle? {
    switch Int(sample.phase) {
    case KIN_PHASE_BEGAN: return land(sample)
    case KIN_PHASE_MOVED, KIN_PHASE_ENDED, KIN_PHASE_CANCELLED: return follow(sample)
    case KIN_PHASE_ENTERED: return enter(sample)
    case KIN_PHASE_EXITED: exit(sample)
    default: output.append(sample)
    }
    return nil
  }

  /// Decides about held-back contacts whose deadlines have come, in the order of these deadlines.
  mutating func release(dueBy time: UInt64) {
    while let place = firstDue, deadline(of: tentative[place]) <= time {
      let due = max(deadline(of: tentative[place]), latest)
      latest = due
      if tentative[place].isAtEdge { refuse(place, because: KIN_CAUSE_PALM_EDGE, at: due) } else { deliver(place, at: due) }
    }
  }

  /// All that are held back land now.
  mutating func releaseAll(at time: UInt64) {
    for place in 0..<tentative.count where tentative[place].state == .heldBack { deliver(place, at: time) }
  }

  private var firstDue: Int? {
    var first: Int?
    for i in 0..<tentative.count where tentative[i].state == .heldBack {
      if first.map({ deadline(of: tentative[i]) < deadline(of: tentative[$0]) }) ?? true { first = i }
    }
    return first
  }
}
