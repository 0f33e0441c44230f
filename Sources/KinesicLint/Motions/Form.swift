import CKinesic
import KinesicMath

/// A motion of the vocabulary, apart from where it is made: "flick left".
struct Form {
  /// What a form needs in a scene to be of use.
  enum Need {
    case touch
    case edge(Int)
    case twoViews
    case hover
    case scroll
  }

  var name: Sentence
  var fingers: [Finger]
  var need = Need.touch
  /// A wheel or trackpad: what each of its samples adds.
  var scrolls: [kin_scroll_sample] = []
  /// Which of two wants it is a matter of degree: a diagonal, a turn with a pinch, a change in the middle.
  var isMixed = false
  /// More than one gesture one after the other, by intention: what fires earlier in it is no fault.
  var isCompound = false
  /// The forms that it is made of, where one begins when the fingers of the one before it have lifted: each is to have
  /// what it would have from rest.
  var parts: [Part] = []
  /// How far apart its parts are, units; 0: they are at one place.
  var apart = 0.0

  /// One of several that follow one another.
  struct Part {
    /// Its number in the vocabulary.
    let form: Int
    /// Made at the motion's second place.
    var isElsewhere = false
  }

  init(_ name: StaticString, _ fingers: [Finger], mixed: Bool = false, compound: Bool = false) {
    self.name = Sentence(name)
    self.fingers = fingers
    isMixed = mixed
    isCompound = compound
  }

  /// Two fingers that pinch or turn. For a recognizer of drags this is no motion of its own, though it may take it.
  var isPair: Bool { fingers.contains { $0.orbit != nil } || fingers.count == 2 && fingers[0].strokes.isEmpty && moves }

  /// Whether each finger lands when the one before it has lifted.
  var isOfOneFinger: Bool { fingers.indices.dropFirst().allSatisfy { fingers[$0].land >= fingers[$0 - 1].lift } }

  /// Whether any finger goes anywhere.
  var moves: Bool { fingers.contains { !$0.strokes.isEmpty || $0.orbit != nil } }

  init(_ name: Sentence, _ fingers: [Finger]) {
    self.name = name
    self.fingers = fingers
  }
}

/// How a form is played: what a fragile decision would change with.
struct Manner {
  /// Reports a second.
  var rate: UInt64 = 120
  var seed: UInt64 = 1
  /// How much each place trembles, units.
  var tremor = 0.2
  /// What times are multiplied by.
  var pace = 1.0
  /// What distances are multiplied by.
  var size = 1.0
  /// By how much ways are turned, radians.
  var slant = 0.0

  static let usual = Manner()
  /// A hand that trembles as ordinary ones do, and strokes 20 degrees off their axis.
  static let unsteady = [Manner(seed: 4, tremor: 3), Manner(slant: 0.35), Manner(slant: -0.35)]
  /// A slower and a faster panel, another hand, a little quicker, a little shorter.
  static let others = [
    Manner(rate: 60), Manner(rate: 240), Manner(seed: 2, tremor: 1), Manner(seed: 3, tremor: 1), Manner(pace: 0.93), Manner(pace: 1.07),
    Manner(size: 0.95), Manner(size: 1.05),
  ]
}

/// A form at a place, as samples. Times count from 0.
struct Motion {
  let form: Int
  let name: Sentence
  /// Places in `Setting.views`: the view that it is made on.
  let view: Int
  let at: kin_point
  /// Where fingers land that land elsewhere.
  var elsewhere = kin_point()
  var samples: [kin_touch_sample] = []
  var scrolls: [kin_scroll_sample] = []
  var isMixed = false
  var isCompound = false

  /// When the last finger lifts.
  var end: UInt64 { samples.last?.time_ns ?? scrolls.last?.time_ns ?? 0 }

  /// When a finger lifts for the first time.
  var firstLift: UInt64 { samples.first { $0.phase == kin_phase(KIN_PHASE_ENDED) }?.time_ns ?? 0 }

  /// What takes away the fingers and pointers that are still there at its end, as in a script of a host's.
  var leaving: [kin_touch_sample] {
    var present: [kin_touch_sample] = []
    for var sample in samples {
      switch Int(sample.phase) {
      case KIN_PHASE_BEGAN: sample.phase = kin_phase(KIN_PHASE_CANCELLED)
      case KIN_PHASE_ENTERED: sample.phase = kin_phase(KIN_PHASE_EXITED)
      case KIN_PHASE_ENDED, KIN_PHASE_CANCELLED, KIN_PHASE_EXITED:
        present.removeAll { $0.touch == sample.touch }
        continue
      default: continue
      }
      present.append(sample)
    }
    return present
  }

  /// When the last finger lifts: after it nothing more is decided by movement.
  var lift: UInt64 {
    var lift: UInt64 = 0
    for sample in samples where sample.phase == kin_phase(KIN_PHASE_ENDED) { lift = max(lift, sample.time_ns) }
    return lift
  }
}

extension Form {
  /// A finger in the middle of being played.
  private struct Course {
    var isDown = false
    var isOver = false
    var drift = (x: 0.0, y: 0.0)
    /// What was reported last.
    var latest = kin_touch_sample()
  }

  /// As a panel does it: a finger that has moved by less than this, in units, is not reported.
  private static let step = 0.4

  /// The samples of this form, with the reach of fingers that land around a place limited to `room` units.
  func samples(at place: kin_point, elsewhere: kin_point, scale: Double, room: Double, _ manner: Manner) -> [kin_touch_sample] {
    var random = Random(manner.seed)
    var courses = [Course](repeating: Course(), count: fingers.count)
    var samples: [kin_touch_sample] = []
    let spread = spread(in: room)
    var frame: UInt64 = 0
    while courses.contains(where: { !$0.isOver }) && frame < 20_000 {
      let nanoseconds = frame * 1_000_000_000 / manner.rate
      let time = Double(nanoseconds) / 1e6 / manner.pace
      for i in 0..<fingers.count where !courses[i].isOver && time >= fingers[i].land {
        courses[i].drift = (0.9 * courses[i].drift.x + random.signed(), 0.9 * courses[i].drift.y + random.signed())
        let offset = offset(of: fingers[i], at: time, spread, courses[i].drift, manner)
        let base = fingers[i].isElsewhere ? elsewhere : place
        var sample = kin_touch_sample()
        sample.touch = UInt64(i + 1)
        sample.time_ns = nanoseconds
        sample.x = base.x + scale * offset.x
        sample.y = base.y + scale * offset.y
        sample.type = fingers[i].type
        let lifts = courses[i].isDown && time >= fingers[i].lift
        sample.buttons = lifts ? 0 : fingers[i].buttons
        sample.phase = phase(begins: !courses[i].isDown, ends: lifts)
        if courses[i].isDown && !lifts && Form.isStill(sample, courses[i].latest, scale) { continue }
        if lifts { (sample.x, sample.y) = (courses[i].latest.x, courses[i].latest.y) }
        courses[i].isOver = lifts
        courses[i].isDown = true
        courses[i].latest = sample
        samples.append(sample)
      }
      frame += 1
    }
    return samples
  }

  /// Where a finger is, relative to the motion's place. Where fingers land is drawn together in a small view, and with
  /// it how far a hand opens; how far it goes is not.
  private func offset(
    of finger: Finger, at time: Double, _ spread: Double, _ drift: (x: Double, y: Double), _ manner: Manner
  ) -> (x: Double, y: Double) {
    let began = finger.place(at: finger.land)
    let now = finger.place(at: min(time, finger.lift))
    let size = manner.size * (finger.orbit == nil ? 1 : spread)
    let tremor = manner.tremor * 0.4
    var way = (x: now.x - began.x, y: now.y - began.y)
    if manner.slant != 0 {
      let (cosine, sine) = cosineAndSine(manner.slant)
      way = (way.x * cosine - way.y * sine, way.x * sine + way.y * cosine)
    }
    return (began.x * spread + way.x * size + tremor * drift.x, began.y * spread + way.y * size + tremor * drift.y)
  }

  private func phase(begins: Bool, ends: Bool) -> kin_phase {
    if case .hover = need { return kin_phase(begins ? KIN_PHASE_ENTERED : ends ? KIN_PHASE_EXITED : KIN_PHASE_HOVERED) }
    return kin_phase(begins ? KIN_PHASE_BEGAN : ends ? KIN_PHASE_ENDED : KIN_PHASE_MOVED)
  }

  private static func isStill(_ sample: kin_touch_sample, _ latest: kin_touch_sample, _ scale: Double) -> Bool {
    let dx = sample.x - latest.x
    let dy = sample.y - latest.y
    return dx * dx + dy * dy < step * step * scale * scale
  }

  /// What places where fingers land are multiplied by, so that they stay within `room` units of the motion's.
  private func spread(in room: Double) -> Double { reach > room ? max(room, 8) / reach : 1 }

  /// Whether its parts are still at different places there: farther apart than a hand's taps at one place.
  func isApart(in room: Double) -> Bool { apart == 0 || apart * spread(in: room) >= Form.leastApart }

  private static let leastApart = 60.0

  /// How far from the place its fingers land.
  private var reach: Double {
    var reach = 0.0
    for finger in fingers where !finger.isElsewhere {
      let place = finger.place(at: finger.land)
      reach = max(reach, place.x.magnitude, place.y.magnitude)
    }
    return reach
  }

  func scrollSamples(at place: kin_point, scale: Double) -> [kin_scroll_sample] {
    var samples = scrolls
    for i in samples.indices {
      samples[i].x = place.x
      samples[i].y = place.y
      samples[i].dx *= scale
      samples[i].dy *= scale
    }
    return samples
  }
}
