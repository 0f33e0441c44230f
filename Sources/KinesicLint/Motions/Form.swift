import CKinesic

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

  init(_ name: StaticString, _ fingers: [Finger], mixed: Bool = false, compound: Bool = false) {
    self.name = Sentence(name)
    self.fingers = fingers
    isMixed = mixed
    isCompound = compound
  }

  /// Two fingers that pinch or turn. For a recognizer of drags this is no motion of its own, though it may take it.
  var isPair: Bool { fingers.contains { $0.orbit != nil } || fingers.count == 2 && fingers[0].strokes.isEmpty && moves }

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

  static let usual = Manner()
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

  /// When the first finger lifts for good, after which nothing more can be decided by movement.
  var lift: UInt64 {
    var lift: UInt64 = 0
    for sample in samples where sample.phase == kin_phase(KIN_PHASE_ENDED) { lift = max(lift, sample.time_ns) }
    return lift
  }
}

extension Form {
  /// The samples of this form, with the reach of fingers that land around a place limited to `room` units.
  func samples(at place: kin_point, elsewhere: kin_point, scale: Double, room: Double, _ manner: Manner) -> [kin_touch_sample] {
    var random = Random(manner.seed)
    var drift = [(x: Double, y: Double)](repeating: (0, 0), count: fingers.count)
    var isDown = [Bool](repeating: false, count: fingers.count)
    var isOver = isDown
    var samples: [kin_touch_sample] = []
    let spread = reach > room ? max(room, 8) / reach : 1
    var frame: UInt64 = 0
    while isOver.contains(false) && frame < 20_000 {
      let nanoseconds = frame * 1_000_000_000 / manner.rate
      let time = Double(nanoseconds) / 1e6 / manner.pace
      for i in 0..<fingers.count where !isOver[i] && time >= fingers[i].land {
        let finger = fingers[i]
        drift[i].x = 0.9 * drift[i].x + random.signed()
        drift[i].y = 0.9 * drift[i].y + random.signed()
        let lifts = time >= finger.lift
        let began = finger.place(at: finger.land)
        let now = finger.place(at: min(time, finger.lift))
        let base = finger.isElsewhere ? elsewhere : place
        var sample = kin_touch_sample()
        sample.touch = UInt64(i + 1)
        sample.time_ns = nanoseconds
        // Where fingers land is drawn together in a small view, and with it how far a hand opens; how far it goes is not.
        let size = manner.size * (finger.orbit == nil ? 1 : spread)
        let tremor = manner.tremor * scale * 0.4
        sample.x = base.x + scale * (began.x * spread + (now.x - began.x) * size) + tremor * drift[i].x
        sample.y = base.y + scale * (began.y * spread + (now.y - began.y) * size) + tremor * drift[i].y
        sample.type = finger.type
        sample.buttons = lifts ? 0 : finger.buttons
        sample.phase = kin_phase(!isDown[i] ? KIN_PHASE_BEGAN : lifts ? KIN_PHASE_ENDED : KIN_PHASE_MOVED)
        if case .hover = need { sample.phase = kin_phase(!isDown[i] ? KIN_PHASE_ENTERED : lifts ? KIN_PHASE_EXITED : KIN_PHASE_HOVERED) }
        isOver[i] = isDown[i] && lifts
        isDown[i] = true
        samples.append(sample)
      }
      frame += 1
    }
    return samples
  }

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
