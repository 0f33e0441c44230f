import CKinesic

/// How samples are written: each as what differs from the sample before of the same contact. A typical move takes six
/// to nine bytes.
///
/// Writer and reader keep the same row of contacts, so that a contact is named by its place there, not by the host's
/// id.
struct SampleCoder: ~Copyable {
  private static let capacity = 128
  /// The latest sample of each contact, by place; as many as `capacity`, made by the first `restart`.
  private var row: UnsafeMutablePointer<kin_touch_sample>?
  /// How many places have been used.
  private var used = 0
  private var clock = TimeCoder()
  /// Made with the row: a device that records nothing has no memory for them.
  private var grids: UnsafeMutablePointer<SampleGrids>?

  init() {}

  deinit {
    row?.deallocate()
    grids?.deallocate()
  }

  private var latest: UnsafeMutablePointer<kin_touch_sample> { row.unsafelyUnwrapped }
  /// A function: as a property, in front of a change behind its pointer, it makes Swift 6.3's compiler break off where
  /// the thread sanitizer watches.
  @inline(__always) private func on() -> UnsafeMutablePointer<SampleGrids> { grids.unsafelyUnwrapped }

  /// Begins again at a time, without contacts. Precondition: memory was set aside.
  mutating func restart(at time: UInt64) {
    if row == nil {
      row = .allocate(capacity: SampleCoder.capacity)
      grids = .allocate(capacity: 1)
    }
    used = 0
    clock = TimeCoder(time)
    on().initialize(to: SampleGrids())
    latest.initialize(repeating: kin_touch_sample(), count: SampleCoder.capacity)
  }

  mutating func code(time: inout UInt64, _ archive: inout Archive) { clock.code(&time, &archive) }

  /// The head of a sample: this bit, so that it is no operation, the phase, and the time's code; then the place, and
  /// whether more than time and position differs; then the codes of x and y.
  static let head: UInt8 = 128
  private static let hasMore: UInt8 = 128
  /// The room that head, time and position take while they are written.
  private static let mostBytes = 3 + TimeCoder.mostBytes + 2 * CodedNumber.mostBytes

  @inline(__always) mutating func write(_ sample: SamplePointer, _ archive: inout Archive) {
    let place = place(of: sample)
    let before = latest + place
    let hasMore = SampleCoder.differs(sample, before)
    archive.write(atMost: SampleCoder.mostBytes) { writer in
      writer.leaveRoom(for: 3)
      let time = clock.write(sample.pointee.time_ns, &writer)
      writer.set(SampleCoder.head | UInt8(truncatingIfNeeded: sample.pointee.phase) << 4 | time, at: 0)
      writer.set(UInt8(truncatingIfNeeded: place) | (hasMore ? SampleCoder.hasMore : 0), at: 1)
      let codeX = on().pointee.x.write(sample.pointee.x, near: before.pointee.x, &writer)
      let codeY = on().pointee.y.write(sample.pointee.y, near: before.pointee.y, &writer)
      writer.set(codeX | codeY << 4, at: 2)
    }
    before.pointee.phase = sample.pointee.phase
    before.pointee.x = sample.pointee.x
    before.pointee.y = sample.pointee.y
    if hasMore { writeMore(sample.pointee, before, &archive) }
  }

  /// Whether more differs than time, phase and position.
  @inline(__always)
  private static func differs(_ a: SamplePointer, _ b: UnsafeMutablePointer<kin_touch_sample>) -> Bool {
    let contact = SIMD2(a.pointee.force.bitPattern, a.pointee.major_radius.bitPattern)
    let pen = SIMD2(a.pointee.altitude.bitPattern, a.pointee.azimuth.bitPattern)
    let bits =
      contact ^ SIMD2(b.pointee.force.bitPattern, b.pointee.major_radius.bitPattern)
      | pen ^ SIMD2(b.pointee.altitude.bitPattern, b.pointee.azimuth.bitPattern)
    let words = SIMD2(a.pointee.buttons, a.pointee.modifiers) ^ SIMD2(b.pointee.buttons, b.pointee.modifiers)
    let ids = a.pointee.touch ^ b.pointee.touch | a.pointee.view ^ b.pointee.view | UInt64(a.pointee.hand ^ b.pointee.hand)
    return bits.x | bits.y | ids | UInt64(words.x | words.y) != 0 || a.pointee.type != b.pointee.type || a.pointee.cause != b.pointee.cause
  }

  /// The place of the contact of a sample; of a new contact one that has left; else the next.
  @inline(__always) private mutating func place(of sample: SamplePointer) -> Int {
    var place = 0
    while place < used {
      if latest[place].touch == sample.pointee.touch { return place }
      place &+= 1
    }
    return placeOfNew()
  }

  @inline(never) private mutating func placeOfNew() -> Int {
    for place in 0..<used {
      switch Int(latest[place].phase) {
      case KIN_PHASE_ENDED, KIN_PHASE_CANCELLED, KIN_PHASE_EXITED, KIN_PHASE_REFUSED: return place
      default: break
      }
    }
    used = min(used + 1, SampleCoder.capacity)
    return used - 1
  }

  // What follows a sample of which more differs: these bits say what.
  private static let hasID: UInt8 = 1
  private static let hasView: UInt8 = 2
  private static let hasKind: UInt8 = 4
  private static let hasForce: UInt8 = 8
  private static let hasRadius: UInt8 = 16
  private static let hasAltitude: UInt8 = 32
  private static let hasAzimuth: UInt8 = 64
  /// A cause or a hand: both follow.
  private static let hasRest: UInt8 = 128

  @inline(never)
  private mutating func writeMore(
    _ sample: kin_touch_sample, _ latest: UnsafeMutablePointer<kin_touch_sample>, _ archive: inout Archive
  ) {
    let before = latest.pointee
    var parts: UInt8 = sample.touch == before.touch ? 0 : SampleCoder.hasID
    if sample.view != before.view { parts |= SampleCoder.hasView }
    let isSameKind = sample.type == before.type && sample.buttons == before.buttons && sample.modifiers == before.modifiers
    if !isSameKind { parts |= SampleCoder.hasKind }
    if sample.force.bitPattern != before.force.bitPattern { parts |= SampleCoder.hasForce }
    if sample.major_radius.bitPattern != before.major_radius.bitPattern { parts |= SampleCoder.hasRadius }
    if sample.altitude.bitPattern != before.altitude.bitPattern { parts |= SampleCoder.hasAltitude }
    if sample.azimuth.bitPattern != before.azimuth.bitPattern { parts |= SampleCoder.hasAzimuth }
    if sample.cause != before.cause || sample.hand != before.hand { parts |= SampleCoder.hasRest }
    var written = sample
    codeMore(&written, before, &parts, &archive)
    latest.pointee = sample
  }

  /// What `write` wrote.
  mutating func read(_ archive: inout Archive) -> kin_touch_sample {
    var (head, number, codes) = (UInt8(0), UInt8(0), UInt8(0))
    archive.code(byte: &head)
    archive.code(byte: &number)
    archive.code(byte: &codes)
    if head < SampleCoder.head { archive.fail() }
    let place = Int(number & ~SampleCoder.hasMore)
    let before = latest[place]
    var sample = before
    sample.phase = kin_phase(head >> 4 & 7)
    sample.time_ns = clock.read(head & 15, &archive)
    sample.x = on().pointee.x.read(codes & 15, near: before.x, &archive)
    sample.y = on().pointee.y.read(codes >> 4, near: before.y, &archive)
    var parts: UInt8 = 0
    if number & SampleCoder.hasMore != 0 { codeMore(&sample, before, &parts, &archive) }
    latest[place] = sample
    return sample
  }

  private mutating func codeMore(
    _ sample: inout kin_touch_sample, _ before: kin_touch_sample, _ parts: inout UInt8, _ archive: inout Archive
  ) {
    archive.code(byte: &parts)
    if parts & SampleCoder.hasID != 0 { archive.code(&sample.touch) }
    if parts & SampleCoder.hasView != 0 { archive.code(&sample.view) }
    if parts & SampleCoder.hasKind != 0 {
      archive.code(&sample.type)
      archive.code(&sample.buttons)
      archive.code(&sample.modifiers)
    }
    if parts & SampleCoder.hasForce != 0 { on().pointee.force.code(&sample.force, near: before.force, &archive) }
    if parts & SampleCoder.hasRadius != 0 { on().pointee.radius.code(&sample.major_radius, near: before.major_radius, &archive) }
    if parts & SampleCoder.hasAltitude != 0 { on().pointee.altitude.code(&sample.altitude, near: before.altitude, &archive) }
    if parts & SampleCoder.hasAzimuth != 0 { on().pointee.azimuth.code(&sample.azimuth, near: before.azimuth, &archive) }
    if parts & SampleCoder.hasRest != 0 {
      archive.code(&sample.cause)
      archive.code(&sample.hand)
    }
  }

  /// Scrolls are rare, and written whole.
  mutating func code(_ sample: inout kin_scroll_sample, _ archive: inout Archive) {
    archive.code(&sample.source)
    code(time: &sample.time_ns, &archive)
    archive.code(&sample.phase)
    archive.code(&sample.type)
    archive.code(&sample.view)
    archive.code(&sample.x, &sample.y, near: 0, 0)
    archive.code(&sample.dx, &sample.dy, near: 0, 0)
    archive.code(&sample.magnification, &sample.rotation, near: 0, 0)
    archive.code(&sample.modifiers)
  }
}

/// On which grid each number of the samples lies.
private struct SampleGrids: BitwiseCopyable {
  var x = Grid(), y = Grid(), force = Grid(), radius = Grid(), altitude = Grid(), azimuth = Grid()
}
