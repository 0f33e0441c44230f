import CKinesic
import KinesicMath

/// How hands are found: `kin_hand_grouping`, with lengths in window units.
struct HandRule {
  /// Nanoseconds.
  var togetherInterval: UInt64
  var span: Double
  var lateReach: Double
  var palm: Double
  var palmSpan: Double
  var latePalmSpan: Double
  /// Radians.
  var turn: Double
  /// A series of taps is of one hand: nanoseconds from a lift to the next landing, and how far apart.
  static let seriesInterval: UInt64 = 350_000_000
  var seriesDistance: Double

  /// How many fingers a hand has.
  static let fingers = 5

  mutating func rescale(by ratio: Double) {
    span *= ratio
    lateReach *= ratio
    palm *= ratio
    palmSpan *= ratio
    latePalmSpan *= ratio
    seriesDistance *= ratio
  }
}

/// A finger as the grouping knows it: down, or lifted a moment ago.
struct HandFinger {
  var id: UInt64
  var hand: UInt32
  var x: Double
  var y: Double
  /// Which way it points, radians; 0: not known.
  var azimuth: Double
  /// When it landed, or lifted.
  var time: UInt64
  var isDown = true

  init(_ touch: kin_touch) {
    id = touch.id
    hand = touch.hand
    (x, y) = (touch.x, touch.y)
    azimuth = touch.azimuth
    time = touch.start_time_ns
  }

  init(landing sample: kin_touch_sample) {
    id = sample.touch
    hand = sample.hand
    (x, y) = (sample.x, sample.y)
    azimuth = sample.azimuth
    time = sample.time_ns
  }

  mutating func follow(_ sample: kin_touch_sample) {
    (x, y) = (sample.x, sample.y)
    azimuth = sample.azimuth
  }

  mutating func lift(at time: UInt64) {
    isDown = false
    self.time = time
  }

  /// How long before a time it landed or lifted.
  func age(at now: UInt64) -> UInt64 { now > time ? now - time : 0 }

  func distance(to other: HandFinger) -> Double { HandFinger.length(x - other.x, y - other.y) }

  /// How far the places lie apart that are so far behind the tips.
  func distance(to other: HandFinger, behind palm: Double) -> Double {
    let (a, b) = (cosineAndSine(azimuth), cosineAndSine(other.azimuth))
    return HandFinger.length(x - other.x - palm * (a.cosine - b.cosine), y - other.y - palm * (a.sine - b.sine))
  }

  /// The angle between the ways in which they point, 0 to pi.
  func turn(from other: HandFinger) -> Double {
    let (a, b) = (cosineAndSine(azimuth), cosineAndSine(other.azimuth))
    return arcTangent(abs(a.sine * b.cosine - a.cosine * b.sine), a.cosine * b.cosine + a.sine * b.sine)
  }

  private static func length(_ dx: Double, _ dy: Double) -> Double { (dx * dx + dy * dy).squareRoot() }
}

/// What a finger that lands has to do with one hand.
private struct HandFit {
  var fingers = 0
  var nearest = Double.infinity
  var farthest = 0.0
  /// The latest landing of the hand before this one's, nanoseconds.
  var age = UInt64.max
  /// Of the fingers whose direction is known: their number, the sum of the distances of their palms, and the largest
  /// turn.
  var pointing = 0
  var palms = 0.0
  var turn = 0.0

  mutating func add(_ finger: HandFinger, _ landing: HandFinger, _ rule: HandRule) {
    fingers += 1
    let distance = finger.distance(to: landing)
    nearest = min(nearest, distance)
    farthest = max(farthest, distance)
    age = min(age, finger.age(at: landing.time))
    if finger.azimuth == 0 || landing.azimuth == 0 { return }
    pointing += 1
    palms += finger.distance(to: landing, behind: rule.palm)
    turn = max(turn, finger.turn(from: landing))
  }

  /// How far it is to the hand, as a share of how far it may be; nil: out of its reach.
  func share(_ rule: HandRule) -> Double? {
    if fingers >= HandRule.fingers { return nil }
    let isSoon = age <= rule.togetherInterval
    if pointing > 0 {
      let mean = palms / Double(pointing)
      return turn <= rule.turn ? HandFit.share(mean, of: isSoon ? rule.palmSpan : rule.latePalmSpan) : nil
    }
    return farthest > rule.span ? nil : HandFit.share(nearest, of: isSoon ? rule.span : rule.lateReach)
  }

  private static func share(_ distance: Double, of limit: Double) -> Double? {
    if !(distance <= limit) { return nil }
    return limit > 0 ? distance / limit : 0
  }
}

/// Gives the fingers that land the numbers of their hands.
///
/// What it does is tentative until `commit`, because a feed that is refused changes nothing.
struct Hands: ~Copyable {
  private(set) var rule: HandRule?
  private var contactLimit = 0
  /// What lifted a moment ago, and the latest new number.
  private var lifted = List<HandFinger>()
  private var latest: UInt32 = 0
  /// The same after the feed that is being checked, with the contacts that are down.
  private var fingers = List<HandFinger>()
  private var tentativeLatest: UInt32 = 0
  private(set) var output = List<kin_touch_sample>()

  var isOn: Bool { rule != nil }
  /// As many samples as a contact filter can make of a feed.
  private static func sampleLimit(_ contactLimit: Int) -> Int { (2 * ContactFilter.samplesPerContact + 1) * contactLimit }
  /// Room for the contacts that are down, those that lift in the feed, and those that lifted before.
  private static func fingerLimit(_ contactLimit: Int) -> Int { 3 * contactLimit }

  /// The bytes that its rows need.
  static func byteCount(contactLimit: Int) -> Int {
    List<kin_touch_sample>.byteCount(forCapacity: sampleLimit(contactLimit)) + List<HandFinger>.byteCount(forCapacity: contactLimit)
      + List<HandFinger>.byteCount(forCapacity: fingerLimit(contactLimit)) + 512
  }

  /// Scales all lengths by `ratio` after a change of units_per_inch.
  mutating func rescale(by ratio: Double) { rule?.rescale(by: ratio) }

  /// Groups by a rule; nil switches grouping off.
  mutating func set(_ rule: HandRule?, contactLimit: Int) {
    self.rule = rule
    self.contactLimit = contactLimit
    lifted.removeAll()
    guard rule != nil else { return }
    output.reserve(Hands.sampleLimit(contactLimit))
    lifted.reserve(contactLimit)
    fingers.reserve(Hands.fingerLimit(contactLimit))
  }

  /// Copies the other grouping's rule and state. Precondition: this one was never enabled.
  mutating func copyState(from other: borrowing Hands) {
    set(other.rule, contactLimit: other.contactLimit)
    for i in 0..<other.lifted.count { lifted.append(other.lifted[i]) }
    latest = other.latest
  }

  /// All contacts are gone.
  mutating func forget() { lifted.removeAll() }

  /// Begins a feed; then come the contacts that are down, and the samples.
  mutating func begin() {
    output.removeAll()
    fingers.removeAll()
    for i in 0..<lifted.count { fingers.append(lifted[i]) }
    tentativeLatest = latest
  }

  mutating func add(_ touch: kin_touch) {
    if Int(touch.type) == KIN_TOUCH_DIRECT { append(HandFinger(touch)) }
  }

  /// The engine took the output.
  mutating func commit() {
    latest = tentativeLatest
    lifted.removeAll()
    for i in 0..<fingers.count where !fingers[i].isDown && lifted.count < contactLimit { lifted.append(fingers[i]) }
  }

  /// The next sample of the feed.
  mutating func accept(_ sample: kin_touch_sample) {
    var passed = sample
    switch Int(sample.phase) {
    case KIN_PHASE_BEGAN: land(&passed)
    case KIN_PHASE_MOVED: if let place = find(sample.touch) { fingers[place].follow(sample) }
    case KIN_PHASE_ENDED: lift(sample)
    case KIN_PHASE_CANCELLED: if let place = find(sample.touch) { fingers.remove(at: place) }
    default: break
    }
    output.append(passed)
  }

  private func find(_ id: UInt64) -> Int? {
    for i in 0..<fingers.count where fingers[i].isDown && fingers[i].id == id { return i }
    return nil
  }

  /// Without room there is one finger less to compare with: the feed has more contacts than the engine takes.
  private mutating func append(_ finger: HandFinger) {
    if fingers.count < Hands.fingerLimit(contactLimit) { fingers.append(finger) }
  }

  private mutating func lift(_ sample: kin_touch_sample) {
    guard let place = find(sample.touch) else { return }
    fingers[place].follow(sample)
    fingers[place].lift(at: sample.time_ns)
    if fingers[place].hand == 0 { fingers.remove(at: place) }
  }

  /// Rule: touch.hands.
  private mutating func land(_ sample: inout kin_touch_sample) {
    guard let rule, Int(sample.type) == KIN_TOUCH_DIRECT else { return }
    dropOld(at: sample.time_ns)
    var finger = HandFinger(landing: sample)
    if finger.hand == 0 { finger.hand = hand(of: finger, rule) ?? handOfSeries(finger, rule) ?? newHand() }
    sample.hand = finger.hand
    append(finger)
  }

  /// Forgets what lifted too long ago for a series.
  private mutating func dropOld(at time: UInt64) {
    var i = 0
    while i < fingers.count {
      if !fingers[i].isDown && fingers[i].age(at: time) >= HandRule.seriesInterval { fingers.remove(at: i) } else { i += 1 }
    }
  }

  /// The nearest hand in whose reach a finger lands.
  private func hand(of landing: HandFinger, _ rule: HandRule) -> UInt32? {
    var (nearest, least) = (UInt32?.none, Double.infinity)
    for i in 0..<fingers.count where isFirstDown(i) {
      if let share = fit(landing, fingers[i].hand, rule).share(rule), share < least { (nearest, least) = (fingers[i].hand, share) }
    }
    return nearest
  }

  /// Whether it is down, its hand is known, and none before it is of that hand: each hand is looked at once.
  private func isFirstDown(_ place: Int) -> Bool {
    let finger = fingers[place]
    if !finger.isDown || finger.hand == 0 { return false }
    for i in 0..<place where fingers[i].isDown && fingers[i].hand == finger.hand { return false }
    return true
  }

  private func fit(_ landing: HandFinger, _ hand: UInt32, _ rule: HandRule) -> HandFit {
    var fit = HandFit()
    for i in 0..<fingers.count where fingers[i].isDown && fingers[i].hand == hand { fit.add(fingers[i], landing, rule) }
    return fit
  }

  /// The hand whose finger lifted there a moment ago.
  private func handOfSeries(_ landing: HandFinger, _ rule: HandRule) -> UInt32? {
    var (nearest, least) = (UInt32?.none, rule.seriesDistance)
    for i in 0..<fingers.count where !fingers[i].isDown {
      let distance = fingers[i].distance(to: landing)
      if distance < least { (nearest, least) = (fingers[i].hand, distance) }
    }
    return nearest
  }

  /// A number that no hand has that is there.
  private mutating func newHand() -> UInt32 {
    repeat { tentativeLatest &+= 1 } while tentativeLatest == 0 || isTaken(tentativeLatest)
    return tentativeLatest
  }

  private func isTaken(_ hand: UInt32) -> Bool {
    for i in 0..<fingers.count where fingers[i].hand == hand { return true }
    return false
  }
}
