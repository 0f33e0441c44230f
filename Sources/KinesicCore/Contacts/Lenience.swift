import CKinesic

/// The samples of a feed, put in an order that contacts can have: `kin_engine_set_lenient`.
struct Lenience: ~Copyable {
  private(set) var output = List<kin_touch_sample>()

  /// How many samples a feed may have, including the lifts that were missed.
  private static func sampleLimit(_ contactLimit: Int) -> Int { ContactFilter.samplesPerContact * contactLimit }

  /// The bytes of its row.
  static func byteCount(contactLimit: Int) -> Int { List<kin_touch_sample>.byteCount(forCapacity: sampleLimit(contactLimit)) }

  /// While it is on it has its row.
  var isOn: Bool { output.capacity > 0 }

  mutating func set(_ isOn: Bool, contactLimit: Int) {
    output = List()
    if isOn { output.reserve(Lenience.sampleLimit(contactLimit)) }
  }

  mutating func begin() { output.removeAll() }

  /// Adds a sample; false: there is no room for it.
  mutating func put(_ sample: kin_touch_sample) -> Bool {
    if output.count == output.capacity { return false }
    output.append(sample)
    return true
  }

  /// Where a contact is by the samples of the feed so far.
  func place(of touch: UInt64) -> (Double, Double)? {
    for i in stride(from: output.count - 1, through: 0, by: -1) where output[i].touch == touch && !output[i].isHover {
      return (output[i].x, output[i].y)
    }
    return nil
  }

  /// How many contacts lift in the feed so far.
  var liftCount: Int {
    var count = 0
    for i in 0..<output.count where Int(output[i].phase) == KIN_PHASE_ENDED { count += 1 }
    return count
  }
}
