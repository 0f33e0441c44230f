import CKinesic

/// The samples of a feed, put in an order that contacts can have: `kin_engine_set_lenient`.
struct Lenience: ~Copyable {
  private(set) var isOn = false
  private(set) var output = List<kin_touch_sample>()
  var notes = ContactNotes()
  /// So many contacts have a place in the feed for which they have lifted: the filter of contacts withholds lifts.
  private(set) var withheld = 0

  /// So many samples may a feed have, the lifts that were missed included.
  private static func sampleLimit(_ contactLimit: Int) -> Int { ContactFilter.samplesPerContact * contactLimit }

  /// The bytes of its rows.
  static func room(contactLimit: Int) -> Int {
    List<kin_touch_sample>.room(sampleLimit(contactLimit)) + ContactNotes.room(contactLimit)
  }

  mutating func set(_ isOn: Bool, contactLimit: Int) {
    self.isOn = isOn
    if !isOn { return }
    output.reserve(Lenience.sampleLimit(contactLimit))
    notes.reserve(contactLimit)
  }

  mutating func begin() {
    output.removeAll()
    notes.begin()
    withheld = 0
  }

  mutating func withhold() { withheld += 1 }

  mutating func noteMissedLift(of touch: UInt64) { notes.add(ContactNote(what: .liftWasMissed, reported: touch, id: touch)) }

  /// Adds a sample; false: there is no room for it.
  mutating func put(_ sample: kin_touch_sample) -> Bool {
    if output.count == output.capacity { return false }
    output.append(sample)
    return true
  }

  /// One for which there is no place, or what is left of it.
  mutating func leaveOut(_ sample: kin_touch_sample, _ obstacle: ContactFilter.Obstacle) {
    if obstacle == .capacity { notes.add(ContactNote(what: .hasNoPlace, reported: sample.touch, id: sample.touch)) }
  }

  /// Where a contact is by the samples of the feed so far.
  func place(of touch: UInt64) -> (Double, Double)? {
    for i in stride(from: output.count - 1, through: 0, by: -1) where output[i].touch == touch && !output[i].isHover {
      return (output[i].x, output[i].y)
    }
    return nil
  }
}
