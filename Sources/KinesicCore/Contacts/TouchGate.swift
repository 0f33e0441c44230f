import CKinesic

/// Lets contacts pass, holds them back or refuses them: palms, and what a person does not want to be a touch.
///
/// What it does is tentative until `commit`, because a feed that is refused changes nothing.
struct TouchGate: ~Copyable {
  /// So many samples may one feed have for each contact that may be down.
  static let samplesPerContact = ContactFilter.samplesPerContact
  /// Per contact: one that is down, a pen that hovers, one that has lifted.
  private static let entriesPerContact = 3
  /// Per contact: what the contact filter may make of the samples of a feed, twice, as each landing may be cancelled
  /// by another one; and the late landing, its move and the end of what was there before.
  private static let outputPerContact = 2 * (2 * samplesPerContact + 1) + 3

  private(set) var palms: PalmRule?
  private(set) var accommodations: Accommodations?
  private var contactLimit = 0
  private var contacts = List<GatedContact>()
  private var tentative = List<GatedContact>()
  private(set) var output = List<kin_touch_sample>()
  /// When a pen was near for the last time, if one was.
  private var penLeft: UInt64?
  private var tentativePenLeft: UInt64?
  /// Nothing may pass any more that is earlier.
  private var latest: UInt64 = 0
  private var frame = kin_rect()

  /// Whether it has anything to look for.
  var judges: Bool { palms != nil || accommodations != nil }
  /// When it looks for nothing any more, what it has refused stays refused.
  var isOn: Bool { judges || contacts.count > 0 }
  var sampleLimit: Int { TouchGate.samplesPerContact * contactLimit }

  /// The bytes that its rows need.
  static func room(contactLimit: Int) -> Int {
    let entries = 2 * entriesPerContact * MemoryLayout<GatedContact>.stride
    return contactLimit * (entries + outputPerContact * MemoryLayout<kin_touch_sample>.stride) + 512
  }

  /// There are so many times as many units in an inch from now on.
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
      contacts.reserve(TouchGate.entriesPerContact * limit)
      tentative.reserve(TouchGate.entriesPerContact * limit)
      return output.reserve(TouchGate.outputPerContact * limit)
    }
    contacts.removeAll { $0.state != .refused }
    penLeft = nil
  }

  /// Is as another one from now on: it holds the same back. For a gate that was never on.
  mutating func take(over other: borrowing TouchGate) {
    palms = other.palms
    accommodations = other.accommodations
    contactLimit = other.contactLimit
    contacts.reserve(TouchGate.entriesPerContact * contactLimit)
    tentative.reserve(TouchGate.entriesPerContact * contactLimit)
    output.reserve(TouchGate.outputPerContact * contactLimit)
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
    var contact = GatedContact(touch)
    if isHovering { contact.state = .hovering }
    if isHovering && !contact.isPen || !judges || contacts.count == contacts.capacity { return }
    contacts.append(contact)
  }

  /// What it has in place of the engine, by index: whom it holds back or has refused.
  var count: Int { contacts.count }
  func unseen(_ index: Int) -> kin_touch_sample? {
    contacts[index].state == .held || contacts[index].state == .refused ? contacts[index].latest : nil
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
    for i in 0..<contacts.count where contacts[i].state == .held { next = min(next, deadline(of: contacts[i])) }
    return next
  }

  private func deadline(of contact: GatedContact) -> UInt64 {
    guard contact.isAtEdge, let palms else { return contact.due }
    return contact.landing.time_ns &+ palms.edgeInterval
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
  private func isOver(_ contact: GatedContact, at time: UInt64) -> Bool {
    contact.state == .lifted && contact.latest.time_ns &+ (accommodations?.repeatInterval ?? 0) < time
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

  /// What stands in the way of a sample.
  typealias Obstacle = ContactFilter.Obstacle

  /// The next sample of the feed, after what is due before it.
  mutating func take(_ sample: kin_touch_sample) -> Obstacle? {
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

  /// Decides about those of whom it knows enough at a time, in the order of these times.
  mutating func release(dueBy time: UInt64) {
    while let place = firstDue, deadline(of: tentative[place]) <= time {
      let due = max(deadline(of: tentative[place]), latest)
      latest = due
      if tentative[place].isAtEdge { refuse(place, because: KIN_CAUSE_PALM_EDGE, at: due) } else { deliver(place, at: due) }
    }
  }

  /// All that are held back land now.
  mutating func releaseAll(at time: UInt64) {
    for place in 0..<tentative.count where tentative[place].state == .held { deliver(place, at: time) }
  }

  private var firstDue: Int? {
    var first: Int?
    for i in 0..<tentative.count where tentative[i].state == .held {
      if first.map({ deadline(of: tentative[i]) < deadline(of: tentative[$0]) }) ?? true { first = i }
    }
    return first
  }
}

/// What becomes of contacts.
extension TouchGate {
  private func find(_ id: UInt64) -> Int? {
    for i in 0..<tentative.count where tentative[i].isDown && tentative[i].id == id { return i }
    return nil
  }

  private func count(where isCounted: (GatedContact) -> Bool) -> Int {
    var count = 0
    for i in 0..<tentative.count where isCounted(tentative[i]) { count += 1 }
    return count
  }

  private mutating func land(_ sample: kin_touch_sample) -> Obstacle? {
    if find(sample.touch) != nil { return .sequence }
    if !judges {
      output.append(sample)
      return nil
    }
    if count(where: { $0.isDown }) >= contactLimit { return .capacity }
    var contact = GatedContact(sample)
    if contact.isPen { penCame(at: sample.time_ns, isDown: true) }
    let cause = verdict(on: contact)
    hold(&contact)
    tentative.append(contact)
    let place = tentative.count - 1
    if let cause {
      tentative[place].state = .held
      refuse(place, because: cause, at: sample.time_ns)
    } else if contact.state == .passed {
      output.append(sample)
    }
    return nil
  }

  /// Why one that lands is refused at once; nil: it is not.
  /// Rule: refuse.palm-size, refuse.pen-near.
  private func verdict(on contact: GatedContact) -> Int? {
    if isRepeated(contact) { return KIN_CAUSE_REPEATED }
    guard let palms else { return nil }
    if contact.hasSize && palms.isPalm(contact.landing) { return KIN_CAUSE_PALM_SIZE }
    return contact.isFinger && isPenNear(within: palms.penCancelInterval, at: contact.landing.time_ns) ? KIN_CAUSE_PEN_NEAR : nil
  }

  /// Rule: refuse.repeated.
  private func isRepeated(_ contact: GatedContact) -> Bool {
    guard let accommodations, accommodations.repeatInterval > 0, contact.isAccommodated else { return false }
    let (landing, limit) = (contact.landing, accommodations.repeatDistance * accommodations.repeatDistance)
    for i in 0..<tentative.count where tentative[i].state == .lifted && tentative[i].landing.type == landing.type {
      let lift = tentative[i].latest
      if landing.time_ns - lift.time_ns <= accommodations.repeatInterval, squaredDistance(lift, landing) <= limit { return true }
    }
    return false
  }

  /// Whether a pen is there, or was so shortly before; 0: nobody asks.
  private func isPenNear(within interval: UInt64, at time: UInt64) -> Bool {
    if interval == 0 { return false }
    if isPenThere { return true }
    return tentativePenLeft.map { time - $0 <= interval } ?? false
  }

  private var isPenThere: Bool { count { $0.isPen && $0.state != .lifted } > 0 }

  /// Decides whether one that lands is held back.
  /// Rule: refuse.palm-edge, refuse.pen-held, refuse.too-short.
  private func hold(_ contact: inout GatedContact) {
    let time = contact.landing.time_ns
    if let palms, contact.isFinger {
      contact.isAtEdge = palms.isInMargin(contact.landing, of: frame)
      if isPenNear(within: palms.penHoldInterval, at: time) { contact.penDue = time &+ palms.holdLifetime }
    }
    if let accommodations, accommodations.minimumContactTime > 0, contact.isAccommodated {
      contact.minimumDue = time &+ accommodations.minimumContactTime
    }
    if contact.isAtEdge || contact.due > time { contact.state = .held }
  }

  /// A pen is near from now on, or down.
  /// Rule: refuse.pen-near, refuse.pen-over-touch.
  private mutating func penCame(at time: UInt64, isDown: Bool) {
    guard let palms else { return }
    for place in 0..<tentative.count where tentative[place].isFinger && tentative[place].isDown && tentative[place].state != .refused {
      let isRecent = palms.penCancelInterval > 0 && time - tentative[place].landing.time_ns <= palms.penCancelInterval
      // In a step of its own where it can be: the attempt that loses it is over when the pen lands.
      let before = max(latest, time &- 1)
      if isDown && palms.putsPenOverTouch {
        refuse(place, because: KIN_CAUSE_PEN_DOWN, at: before)
      } else if isRecent {
        refuse(place, because: KIN_CAUSE_PEN_NEAR, at: before)
      }
    }
  }

  private mutating func enter(_ sample: kin_touch_sample) -> Obstacle? {
    var pen = GatedContact(sample)
    if judges, pen.isPen {
      if count(where: { $0.state == .hovering }) >= contactLimit { return .capacity }
      penCame(at: sample.time_ns, isDown: false)
      pen.state = .hovering
      tentative.append(pen)
    }
    output.append(sample)
    return nil
  }

  private mutating func exit(_ sample: kin_touch_sample) {
    for place in 0..<tentative.count where tentative[place].state == .hovering && tentative[place].id == sample.touch {
      leave(place, at: sample.time_ns)
      break
    }
    output.append(sample)
  }

  /// One that was there is no more.
  private mutating func leave(_ place: Int, at time: UInt64) {
    let wasPen = tentative[place].isPen
    tentative.remove(at: place)
    if wasPen && !isPenThere { tentativePenLeft = time }
  }

  /// What comes of a contact after its landing.
  private mutating func follow(_ sample: kin_touch_sample) -> Obstacle? {
    guard let place = find(sample.touch) else {
      if judges { return .sequence }
      output.append(sample)
      return nil
    }
    switch Int(sample.phase) {
    case KIN_PHASE_MOVED: move(place, sample)
    case KIN_PHASE_ENDED: lift(place, sample)
    default: cancel(place, sample)
    }
    return nil
  }

  private mutating func move(_ place: Int, _ sample: kin_touch_sample) {
    keep(sample, of: place)
    if tentative[place].state == .refused { return }
    if let palms, tentative[place].hasSize, palms.isPalm(sample) {
      return refuse(place, because: KIN_CAUSE_PALM_SIZE, at: sample.time_ns)
    }
    if tentative[place].state == .passed { return output.append(sample) }
    guard tentative[place].isAtEdge, palms?.hasLeftEdge(tentative[place].landing, sample, of: frame) ?? true else { return }
    tentative[place].isAtEdge = false
    if tentative[place].due <= sample.time_ns { deliver(place, at: sample.time_ns) }
  }

  /// The type of the landing counts for its life.
  private mutating func keep(_ sample: kin_touch_sample, of place: Int) {
    tentative[place].latest = sample
    tentative[place].latest.type = tentative[place].landing.type
  }

  private mutating func lift(_ place: Int, _ sample: kin_touch_sample) {
    if tentative[place].state == .held {
      let contact = tentative[place]
      if sample.time_ns < contact.due {
        refuse(place, because: sample.time_ns < contact.minimumDue ? KIN_CAUSE_TOO_SHORT : KIN_CAUSE_PEN_NEAR, at: sample.time_ns)
      } else {
        deliver(place, at: sample.time_ns)
      }
    }
    if tentative[place].state == .passed { output.append(sample) }
    keep(sample, of: place)
    let contact = tentative[place]
    leave(place, at: sample.time_ns)
    if contact.state == .passed || Int(contact.cause) == KIN_CAUSE_REPEATED { remember(contact) }
  }

  /// Keeps one that has lifted, of which a landing may be a repetition.
  private mutating func remember(_ contact: GatedContact) {
    guard let accommodations, accommodations.repeatInterval > 0, contact.isAccommodated else { return }
    var lifted = contact
    lifted.state = .lifted
    if count(where: { $0.state == .lifted }) >= contactLimit { forgetOldest() }
    tentative.append(lifted)
  }

  /// They stand in the order in which they lifted.
  private mutating func forgetOldest() {
    for i in 0..<tentative.count where tentative[i].state == .lifted { return tentative.remove(at: i) }
  }

  private mutating func cancel(_ place: Int, _ sample: kin_touch_sample) {
    switch tentative[place].state {
    case .passed: output.append(sample)
    case .held: refuse(place, because: sample.cause == 0 ? KIN_CAUSE_SYSTEM : Int(sample.cause), at: sample.time_ns)
    default: break
    }
    leave(place, at: sample.time_ns)
  }

  /// Nobody has it from now on.
  private mutating func refuse(_ place: Int, because cause: Int, at time: UInt64) {
    let contact = tentative[place]
    let hasLanded = contact.state == .passed
    var sample = hasLanded ? contact.latest : contact.landing
    sample.phase = kin_phase(hasLanded ? KIN_PHASE_CANCELLED : KIN_PHASE_REFUSED)
    sample.cause = kin_touch_cause(cause)
    sample.time_ns = time
    sample.view = 0
    tentative[place].state = .refused
    tentative[place].cause = kin_touch_cause(cause)
    output.append(sample)
  }

  /// One that was held back lands.
  /// Rule: refuse.late-landing.
  private mutating func deliver(_ place: Int, at time: UInt64) {
    let contact = tentative[place]
    let landsAtLatest = contact.minimumDue > 0 && (accommodations?.landsAtLatest ?? false)
    var landing = landsAtLatest ? contact.latest : contact.landing
    landing.phase = kin_phase(KIN_PHASE_BEGAN)
    landing.view = contact.landing.view
    landing.time_ns = time
    output.append(landing)
    tentative[place].state = .passed
    if landsAtLatest || contact.latest.time_ns == contact.landing.time_ns { return }
    var move = contact.latest
    move.time_ns = time
    output.append(move)
  }
}
