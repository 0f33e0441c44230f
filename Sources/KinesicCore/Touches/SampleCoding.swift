import CKinesic

/// How samples are written: each as what differs from the sample before of the same contact. A typical move takes eight to
/// sixteen bytes.
///
/// Writer and reader keep the same row of contacts, so that a contact is named by its place there, not by the host's id.
struct SampleCoder: ~Copyable {
  private static let capacity = 128
  /// The latest sample of each contact, by place.
  private var latest = List<kin_touch_sample>()
  private var time: UInt64 = 0
  private var nextPlace = 0

  init() { latest.extend(to: SampleCoder.capacity, with: kin_touch_sample()) }

  /// Begins anew at a time, knowing no contact.
  mutating func restart(at time: UInt64) {
    self.time = time
    nextPlace = 0
    for i in 0..<latest.count { latest[i] = kin_touch_sample() }
  }

  /// A time, as what has passed since the latest one: microseconds, doubled and one more, where it is a whole number of them;
  /// else nanoseconds, doubled; where that is too much, nothing, and then the nanoseconds.
  mutating func carry(time moment: inout UInt64, _ archive: inout Archive) {
    var passed = moment &- time
    var coded = SampleCoder.code(passed)
    archive.carry(&coded)
    if coded == 0 { archive.carry(&passed) } else { passed = coded & 1 == 1 ? (coded >> 1) &* 1000 : coded >> 1 }
    if archive.isReading { moment = time &+ passed }
    time = moment
  }

  private static func code(_ passed: UInt64) -> UInt64 {
    if passed % 1000 == 0 { return (passed / 1000) << 1 | 1 }
    return passed >= 1 << 63 ? 0 : passed << 1
  }

  // The head of a sample: phase (3 bits), whether the id follows, whether what is rarely different follows.
  private static let hasID: UInt8 = 8
  private static let hasMore: UInt8 = 16
  /// Bytes of head, place, id, time and position at most.
  private static let longest = 1 + 10 + 10 + 20 + ByteWriter.longestPair

  /// Head, place, id, time, x and y, and what is rarely different.
  mutating func write(_ sample: kin_touch_sample, _ archive: inout Archive) {
    let place = place(of: sample)
    let head = head(of: sample, before: latest[place])
    let passed = sample.time_ns &- time
    let coded = SampleCoder.code(passed)
    let x = CodedNumber(sample.x, near: latest[place].x)
    let y = CodedNumber(sample.y, near: latest[place].y)
    archive.write(atMost: SampleCoder.longest) { writer in
      writer.write(byte: head)
      writer.write(byte: UInt8(truncatingIfNeeded: place))
      if head & SampleCoder.hasID != 0 { writer.write(sample.touch) }
      writer.write(coded)
      if coded == 0 { writer.write(passed) }
      writer.write(x, y)
    }
    if head & SampleCoder.hasMore != 0 { carryMore(sample, at: place, &archive) }
    keep(sample, at: place)
  }

  private mutating func carryMore(_ given: kin_touch_sample, at place: Int, _ archive: inout Archive) {
    var sample = given
    SampleCoder.carryMore(&sample, before: latest[place], &archive)
  }

  /// What `write` wrote.
  mutating func read(_ archive: inout Archive) -> kin_touch_sample {
    var head: UInt8 = 0
    var number: UInt8 = 0
    archive.carry(byte: &head)
    archive.carry(byte: &number)
    let place = Int(number) % SampleCoder.capacity
    let before = latest[place]
    var sample = before
    sample.phase = kin_phase(head & 7)
    if head & SampleCoder.hasID != 0 { archive.carry(&sample.touch) }
    carry(time: &sample.time_ns, &archive)
    archive.carry(&sample.x, &sample.y, near: before.x, before.y)
    if head & SampleCoder.hasMore != 0 { SampleCoder.carryMore(&sample, before: before, &archive) }
    keep(sample, at: place)
    return sample
  }

  private mutating func keep(_ sample: kin_touch_sample, at place: Int) {
    latest[place] = sample
    time = sample.time_ns
    if place == nextPlace { nextPlace = (place + 1) % SampleCoder.capacity }
  }

  /// Where the contact of a sample stands, looked for from the newest on; the next place for one that is new.
  private func place(of sample: kin_touch_sample) -> Int {
    var place = nextPlace
    for _ in 0..<SampleCoder.capacity {
      place = place == 0 ? SampleCoder.capacity - 1 : place - 1
      if latest[place].touch == sample.touch { return place }
    }
    return nextPlace
  }

  private func head(of sample: kin_touch_sample, before: kin_touch_sample) -> UInt8 {
    var head = UInt8(truncatingIfNeeded: sample.phase)
    if sample.touch != before.touch { head |= SampleCoder.hasID }
    let isSame =
      sample.view == before.view && sample.type == before.type && sample.buttons == before.buttons && sample.modifiers == before.modifiers
      && sample.force.bitPattern == before.force.bitPattern && sample.major_radius.bitPattern == before.major_radius.bitPattern
      && sample.altitude.bitPattern == before.altitude.bitPattern && sample.azimuth.bitPattern == before.azimuth.bitPattern
    return isSame ? head : head | SampleCoder.hasMore
  }

  private static func carryMore(_ sample: inout kin_touch_sample, before: kin_touch_sample, _ archive: inout Archive) {
    archive.carry(&sample.force, &sample.major_radius, near: before.force, before.major_radius)
    archive.carry(&sample.altitude, &sample.azimuth, near: before.altitude, before.azimuth)
    archive.carry(&sample.view)
    archive.carry(&sample.type)
    archive.carry(&sample.buttons)
    archive.carry(&sample.modifiers)
  }

  /// Scrolls are rare, and written whole.
  mutating func carry(_ sample: inout kin_scroll_sample, _ archive: inout Archive) {
    archive.carry(&sample.source)
    carry(time: &sample.time_ns, &archive)
    archive.carry(&sample.phase)
    archive.carry(&sample.type)
    archive.carry(&sample.view)
    archive.carry(&sample.x, &sample.y, near: 0, 0)
    archive.carry(&sample.dx, &sample.dy, near: 0, 0)
    archive.carry(&sample.magnification, &sample.rotation, near: 0, 0)
    archive.carry(&sample.modifiers)
  }
}
