import CKinesic

/// All contacts: those that are down, and lifted ones that an undecided gesture still has.
///
/// It is made once and never grows, so that recognizers can point into it. A contact's place is its bit in a
/// `TouchSet`.
struct TouchTable: ~Copyable {
  /// Points of the past that each contact keeps; at least half of them are there at any time.
  static let historyCapacity = 40

  let capacity: Int
  var contacts = List<Contact>()
  var points = List<kin_touch_point>()
  /// Smooths the positions that hosts sample; off at first.
  private(set) var filter = SamplingFilter()
  /// How positions after the latest sample are estimated.
  private(set) var prediction = PredictionMode.velocity
  /// Window units for each of the 163 per inch in which thresholds are given.
  private(set) var scale: Double
  var taps: TapCounter
  var serial: UInt64 = 0
  var used = TouchSet()
  var isFull: Bool { used.firstMissing >= capacity }
  var down = TouchSet()
  /// Not touches: trackpads and wheels that scroll (down while they do), and what hovers (used, but not down).
  var scrolls = TouchSet()
  var hovers = TouchSet()
  /// The members of `hovers` that have not left.
  var hovering = TouchSet()
  /// Contacts to which something happened in this step.
  private(set) var changed = TouchSet()
  /// For each place why its contact was cancelled; without meaning for contacts that were not.
  private var causes = List<kin_touch_cause>()
  /// The places in use, in the order of landing.
  var landed = List<Int32>()

  /// - Parameter scale: Window units for each of the 163 an inch in which thresholds are meant.
  init(capacity: Int, scale: Double) {
    self.capacity = capacity
    self.scale = scale
    taps = TapCounter(scale: scale)
    contacts.extend(to: capacity, with: Contact())
    points.extend(to: capacity * TouchTable.historyCapacity, with: kin_touch_point())
    landed.reserve(capacity)
    causes.extend(to: capacity, with: 0)
  }

  /// The bytes of the rows of a table with this capacity.
  static func byteCount(forCapacity capacity: Int) -> Int {
    List<Contact>.byteCount(forCapacity: capacity) + 2 * List<Int32>.byteCount(forCapacity: capacity)
      + List<kin_touch_point>.byteCount(forCapacity: capacity * historyCapacity)
  }

  /// Takes over a new scale after a change of units_per_inch.
  mutating func setScale(_ scale: Double) {
    filter.rescale(by: scale / self.scale)
    self.scale = scale
    taps.setScale(scale)
  }

  subscript(place: Int) -> Contact { contacts[place] }

  /// The bytes that `takeSampling` asks for when another table takes it over.
  var samplingByteCount: Int { filter.isOn ? points.count * MemoryLayout<OneEuro.State>.stride + 64 : 0 }

  /// Copies the smoothing and prediction of another table. Precondition: both have the same contacts.
  mutating func takeSampling(of other: borrowing TouchTable) {
    prediction = other.prediction
    filter.copyState(from: other.filter)
  }

  /// Binds a contact to the view that it hit; -1: to none.
  /// Rule: touch.bound.
  mutating func bind(_ place: Int, to view: Int, _ id: kin_view_id) {
    contacts[place].view = view
    contacts[place].touch.view = id
  }

  /// The place of a touch that is down.
  @inline(__always) func find(_ id: UInt64) -> Int? { find(id, in: down - scrolls) }

  /// The place of the contact with this id among some.
  @inline(__always) func find(_ id: UInt64, in set: TouchSet) -> Int? {
    var rest = set
    while let place = rest.popFirst() {
      if contacts[place].touch.id == id { return place }
    }
    return nil
  }

  /// The place of a contact by its serial number.
  func place(ofContact serial: UInt64) -> Int? {
    var rest = used
    while let place = rest.popFirst() {
      if contacts[place].touch.contact == serial { return place }
    }
    return nil
  }

  /// The members of `set` that were last down without a gap: since the first of them landed, at least one was always
  /// down. These are the fingers of the last tap.
  @_optimize(speed) mutating func lastSimultaneous(in set: TouchSet) -> TouchSet {
    if set.isSingle { return set }
    var together = TouchSet()
    var end: UInt64 = 0
    for i in 0..<landed.count where set.contains(Int(landed[i])) {
      let place = Int(landed[i])
      let contact = contacts.reference(to: place)
      // At equal times lifts come before landings.
      if end <= contact.value.touch.start_time_ns { together = TouchSet() }
      together.insert(place)
      end = max(end, contact.value.isDown ? .max : contact.value.touch.time_ns)
    }
    return together
  }

  /// Of lifted touches, those that lifted last.
  func lastLifted(of set: TouchSet) -> TouchSet {
    var last = TouchSet()
    var time: UInt64 = 0
    var rest = set
    while let place = rest.popFirst() {
      let lift = contacts[place].touch.time_ns
      if lift > time { last = TouchSet() }
      if lift >= time { last.insert(place) }
      time = max(time, lift)
    }
    return last
  }

  /// Contacts that are down or hover, and those that lifted, left or were cancelled in this step.
  @inline(__always) var present: TouchSet { down | hovering | changed }

  /// Whether a contact lifted, left or was cancelled in this step.
  var hasLost: Bool { !(changed - down).isEmpty }

  /// The members of `set` that moved and did nothing else. Scrolls are left out.
  @inline(__always) func onlyMoved(among set: TouchSet) -> TouchSet {
    var moved = TouchSet()
    var rest = set - scrolls
    while let place = rest.popFirst() {
      if contacts.reference(to: place).value.touch.changes == UInt32(KIN_CHANGE_MOVED) { moved.insert(place) }
    }
    return moved
  }

  /// Contacts that landed in this step.
  var begun: TouchSet {
    var begun = TouchSet()
    var rest = changed
    while let place = rest.popFirst() {
      if contacts.reference(to: place).value.hasBegun { begun.insert(place) }
    }
    return begun
  }

  /// The one touch that moved, when nothing else happened in this step.
  @inline(__always) var onlyMoved: Int? {
    guard changed.isSingle, (changed & scrolls | changed & hovers).isEmpty else { return nil }
    let place = changed.first
    return contacts[place].touch.changes == UInt32(KIN_CHANGE_MOVED) ? place : nil
  }

  /// Why a contact of `cancelled` was cancelled.
  func cause(of place: Int) -> kin_touch_cause { causes[place] }

  /// Contacts that the system cancelled in this step.
  @inline(__always) var cancelled: TouchSet {
    var cancelled = TouchSet()
    var rest = changed - down
    while let place = rest.popFirst() {
      if contacts[place].isCancelled { cancelled.insert(place) }
    }
    return cancelled
  }

  /// A contact goes down. Precondition: there is a free place, for `evictOldestLifted` was called.
  /// Rule: view.contact-serial.
  @_optimize(speed) mutating func land(_ sample: kin_touch_sample) -> Int {
    let place = used.firstMissing
    serial &+= 1
    begin(place, sample, serial)
    used.insert(place)
    down.insert(place)
    changed.insert(place)
    landed.append(Int32(truncatingIfNeeded: place))
    return place
  }

  /// Writes a touch that is about to land into a free place, so that a class can be shown it; the touch does not count
  /// as landed yet. `others` touches land before it in the same step. Returns the place.
  /// Precondition: there is a free place, for `evictOldestLifted` was called.
  @_optimize(speed) mutating func announce(_ sample: kin_touch_sample, after others: Int, on view: kin_view_id) -> Int {
    let place = used.firstMissing
    begin(place, sample, serial &+ UInt64(others) &+ 1)
    contacts[place].touch.view = view
    return place
  }

  /// Makes a contact that lands by a sample.
  @inline(__always) private mutating func begin(_ place: Int, _ sample: kin_touch_sample, _ serial: UInt64) {
    var contact = Contact()
    contact.isDown = true
    contact.touch.id = sample.touch
    contact.touch.contact = serial
    contact.touch.type = sample.type
    contact.touch.hand = sample.hand
    contact.touch.changes = UInt32(KIN_CHANGE_BEGAN)
    contact.touch.time_ns = sample.time_ns
    contact.touch.previous_time_ns = sample.time_ns
    contact.touch.start_time_ns = sample.time_ns
    contact.touch.start_x = sample.x
    contact.touch.start_y = sample.y
    contact.touch.previous_x = sample.x
    contact.touch.previous_y = sample.y
    contact.touch.tap_count = taps.count(of: sample)
    contact.moved = kin_touch_point(time_ns: sample.time_ns, x: sample.x, y: sample.y)
    contact.sampled = sample.time_ns
    contacts[place] = contact
    contacts[place].update(sample)
    remember(contacts.reference(to: place), at: place)
  }

  /// Applies a contact's sample. Returns whether it moved; a sample at the same place is not a move.
  @discardableResult @inline(__always) mutating func move(_ place: Int, _ sample: kin_touch_sample) -> Bool {
    let contact = contacts.reference(to: place)
    guard contact.value.move(sample) else { return false }
    taps.follow(&contact.value.touch)
    remember(contact, at: place)
    changed.insert(place)
    return true
  }

  /// A contact lifts, where its sample says. What landed in this same step did so with the buttons that it had then.
  /// Rule: step.lift-place.
  @_optimize(speed) mutating func lift(_ place: Int, _ sample: kin_touch_sample) {
    let buttons = contacts[place].touch.buttons
    contacts[place].update(sample)
    if contacts[place].hasBegun { contacts[place].touch.buttons = buttons }
    taps.follow(&contacts[place].touch)
    end(place, KIN_CHANGE_ENDED, at: sample.time_ns)
    taps.lift(contacts[place].touch)
  }

  /// The system takes a contact away, where it last was.
  @inline(never) mutating func cancel(_ place: Int, at time: UInt64, because cause: kin_touch_cause = 0) {
    causes[place] = cause
    end(place, KIN_CHANGE_CANCELLED, at: time)
  }

  private mutating func end(_ place: Int, _ change: Int, at time: UInt64) {
    contacts[place].note(change, at: time)
    contacts[place].isDown = false
    down.remove(place)
    hovering.remove(place)
    changed.insert(place)
  }

  /// A pointer appears above the window: a contact that is not down.
  mutating func hover(_ sample: kin_touch_sample) -> Int {
    let place = land(sample)
    contacts[place].isDown = false
    contacts[place].touch.tap_count = 0
    down.remove(place)
    hovers.insert(place)
    hovering.insert(place)
    return place
  }

  /// A trackpad or wheel begins: a contact that is no touch.
  mutating func beginScroll(_ sample: kin_touch_sample) -> Int {
    let place = land(sample)
    scrolls.insert(place)
    return place
  }

  /// Adds a scroll sample; several samples of one step add up.
  mutating func scroll(_ place: Int, _ sample: kin_scroll_sample) {
    contacts[place].touch.x = sample.x
    contacts[place].touch.y = sample.y
    contacts[place].touch.modifiers = sample.modifiers
    contacts[place].note(KIN_CHANGE_MOVED, at: sample.time_ns)
    contacts[place].scroll.dx += sample.dx
    contacts[place].scroll.dy += sample.dy
    let scale = (1 + contacts[place].scroll.magnification) * (1 + sample.magnification)
    contacts[place].scroll.magnification = min(scale, KIN_NUMBER_LIMIT) - 1
    contacts[place].scroll.rotation += sample.rotation
    changed.insert(place)
  }

  mutating func endScroll(_ place: Int, at time: UInt64) { end(place, KIN_CHANGE_ENDED, at: time) }

  /// What one recognizer is to see of a contact in this step, in place of what happened: a pointer leaves one view and
  /// stays on another.
  mutating func show(_ place: Int, changes: UInt32) { contacts[place].touch.changes = changes }

  /// Ends a step in which one touch moved or rested, and nothing else happened.
  @inline(__always) mutating func endMove(of place: Int) {
    contacts.reference(to: place).value.endStep()
    changed = TouchSet()
  }

  /// Ends the step: current positions become previous ones.
  @inline(__always) mutating func endStep() {
    var rest = changed
    while let place = rest.popFirst() { contacts[place].endStep() }
    changed = TouchSet()
  }

  /// Gives a lifted contact's place back.
  mutating func free(_ place: Int) {
    used.remove(place)
    scrolls.remove(place)
    hovers.remove(place)
    changed.remove(place)
    if let index = landed.firstIndex(of: Int32(truncatingIfNeeded: place)) { landed.remove(at: index) }
  }

  /// The contact that lifted before this step and landed longest ago, nil when there is none.
  var oldestLifted: Int? {
    let kept = down | hovering | changed
    for i in 0..<landed.count where !kept.contains(Int(landed[i])) { return Int(landed[i]) }
    return nil
  }

  /// Sets how positions after the latest sample are estimated.
  mutating func setPrediction(_ mode: PredictionMode) { prediction = mode }

  /// Smooths the positions that hosts sample, including the past of present contacts; nil switches smoothing off.
  mutating func smooth(by oneEuro: OneEuro?) {
    filter.set(oneEuro, capacity: points.count)
    guard filter.isOn else { return }
    var rest = used
    while let place = rest.popFirst() {
      let first = place * TouchTable.historyCapacity
      for i in 0..<Int(contacts[place].touch.history_count) { filter.add(points[first + i], at: first + i, isFirst: i == 0) }
    }
  }

  /// Adds the present place to the contact's history; the older half goes when it is full.
  @inline(__always) private mutating func remember(_ contact: Reference<Contact>, at place: Int) {
    let first = place &* TouchTable.historyCapacity
    var count = Int(contact.value.touch.history_count)
    if count > 0, points[first &+ count &- 1].time_ns == contact.value.touch.time_ns { count &-= 1 }
    if count == TouchTable.historyCapacity { count = dropOlderHalf(of: first) }
    points[first &+ count] = contact.value.moved
    if filter.isOn { filter.add(contact.value.moved, at: first + count, isFirst: count == 0) }
    contact.value.touch.history_count = UInt32(truncatingIfNeeded: count &+ 1)
    contact.value.touch.history = points.address(of: first)
  }

  /// Makes room in a full history. Returns how many points are left.
  @_optimize(speed) @inline(never) private mutating func dropOlderHalf(of first: Int) -> Int {
    let kept = TouchTable.historyCapacity / 2
    points.copy(kept, from: first + kept, to: first)
    if filter.isOn { filter.keepLatest(kept, of: TouchTable.historyCapacity, from: first) }
    return kept
  }
}
