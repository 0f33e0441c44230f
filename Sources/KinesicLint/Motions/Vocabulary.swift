import CKinesic

/// The motions that a lint plays. Units at 163 units per inch, milliseconds. The numbers are of an ordinary adult hand
/// and well inside of what the standard classes ask by default; they are ours.
struct Vocabulary {
  private(set) var forms: [Form] = []
  let needs: Needs
  /// How far a drag and a flick go.
  private let way: Double

  init(_ needs: Needs) {
    self.needs = needs
    way = max(160, 1.6 * needs.way)
    addTaps()
    addHolds()
    addDrags()
    addHands()
    addChanges()
    addEdges()
    addSequences()
    addDevices()
    if needs.hasDrawn { addDrawn() }
  }

  mutating func add(_ form: Form) { forms.append(form) }
  mutating func setParts(_ parts: [Form.Part], of form: Int) { forms[form].parts = parts }

  // MARK: Names

  static let directions: [(word: StaticString, x: Double, y: Double)] = [
    ("right", 1, 0), ("left", -1, 0), ("up", 0, -1), ("down", 0, 1), ("up right", 0.7, -0.7), ("up left", -0.7, -0.7),
    ("down right", 0.7, 0.7),
    ("down left", -0.7, 0.7),
  ]

  private func named(_ count: Int, _ what: StaticString, _ direction: StaticString? = nil) -> Sentence {
    var name = Sentence()
    if count > 1 {
      name.append(count == 2 ? "two" : count == 3 ? "three" : count == 4 ? "four" : count == 5 ? "five" : "")
      if count > 5 { name.append(count) }
      name.append("-finger ")
    }
    name.append(what)
    if let direction {
      name.append(" ")
      name.append(direction)
    }
    return name
  }

  // MARK: Fingers

  /// Fingers in a row, about 45 units apart, that land within some milliseconds.
  func row(_ count: Int, land: Double = 0, lift: Double, strokes: [Stroke] = []) -> [Finger] {
    (0..<count).map { i in
      let offset = Double(i) - Double(count - 1) / 2
      return Finger(x: offset * 45, y: offset * offset * 6, land: land + Double(i) * 9, lift: lift + Double(i) * 3, strokes: strokes)
    }
  }

  func tap(_ count: Int, fingers: Int, pause: Double = 110, contact: Double = 70) -> [Finger] {
    var all: [Finger] = []
    for i in 0..<count {
      let land = Double(i) * (contact + pause + Double(fingers - 1) * 12)
      all += row(fingers, land: land, lift: land + contact + Double(fingers - 1) * 9)
    }
    return all
  }

  func drag(_ fingers: Int, _ x: Double, _ y: Double, after rest: Double = 50, for duration: Double = 650) -> [Finger] {
    row(fingers, lift: rest + duration + 60, strokes: [Stroke(start: rest, duration: duration, dx: x * way, dy: y * way)])
  }

  /// Lands and lifts in motion: the middle part of a movement. Several fingers land first.
  private func flick(_ fingers: Int, _ x: Double, _ y: Double) -> [Finger] {
    if fingers > 1 {
      let rest = 20 + 9 * Double(fingers)
      let stroke = Stroke(start: rest, duration: 240, dx: x * way * 0.8 / Stroke.share(0.58), dy: y * way * 0.8 / Stroke.share(0.58))
      return row(fingers, lift: rest + 0.58 * 240, strokes: [stroke])
    }
    let contact = 110.0
    let whole = contact / 0.41
    let share = Stroke.share(0.58) - Stroke.share(0.17)
    let long = way * 0.8
    return row(
      fingers, lift: contact, strokes: [Stroke(start: -0.17 * whole, duration: whole, dx: x * long / share, dy: y * long / share)])
  }

  func pair(
    _ radius: Double, growth: Double = 1, turn: Double = 0, start: Double = 60, duration: Double = 600, bearing: Double = 2.4,
    strokes: [Stroke] = []
  ) -> [Finger] {
    (0..<2).map { i in
      let orbit = Orbit(
        radius: radius, bearing: bearing + Double(i) * 3.141592653589793, start: start, duration: duration, growth: growth, turn: turn)
      return Finger(land: Double(i) * 10, lift: start + duration + 70 + Double(i) * 4, strokes: strokes, orbit: orbit)
    }
  }

  // MARK: The motions

  private mutating func addTaps() {
    for count in needs.taps {
      var name = Sentence()
      name.append(count == 1 ? "tap" : count == 2 ? "double tap" : count == 3 ? "triple tap" : "")
      if count > 3 {
        name.append(count)
        name.append(" taps")
      }
      add(Form(name, tap(count, fingers: 1)))
    }
    add(Form("slow tap", tap(1, fingers: 1, contact: 320)))
    if needs.linger > 0 { add(Form("tap that lingers", tap(1, fingers: 1, contact: needs.linger * 1000))) }
    for fingers in needs.fingers where fingers > 1 {
      add(Form(named(fingers, "tap"), tap(1, fingers: fingers)))
      if needs.taps.contains(2) { add(Form(named(fingers, "double tap"), tap(2, fingers: fingers))) }
    }
  }

  /// How long a hold is, milliseconds: longer than a tap may take, and than any recognizer of the scene asks.
  var hold: Double { max(950, 1300 * needs.hold) }

  private mutating func addHolds() {
    add(Form("hold", row(1, lift: hold)))
    for fingers in needs.fingers where fingers > 1 { add(Form(named(fingers, "hold"), row(fingers, lift: hold))) }
    for (word, x, y) in Vocabulary.directions.prefix(4) {
      var name = Sentence("hold and drag ")
      name.append(word)
      var form = Form(name, drag(1, x, y, after: hold))
      form.isCompound = true
      add(form)
      name = Sentence("tap and drag ")
      name.append(word)
      form = Form(name, tap(1, fingers: 1))
      form.isCompound = true
      form.fingers += drag(1, x, y).map { Vocabulary.later($0, by: 180) }
      add(form)
    }
    for fingers in needs.fingers where fingers > 1 {
      for (word, x, y) in [Vocabulary.directions[0], Vocabulary.directions[3]] {
        var form = Form(named(fingers, "hold and drag", word), drag(fingers, x, y, after: hold))
        form.isCompound = true
        add(form)
      }
    }
    var form = Form("tap and hold", tap(1, fingers: 1), compound: !needs.wantsTapThenHold)
    form.fingers += row(1, land: 180, lift: 180 + hold)
    add(form)
  }

  static func later(_ finger: Finger, by time: Double) -> Finger {
    var finger = finger
    finger.land += time
    finger.lift += time
    for i in finger.strokes.indices { finger.strokes[i].start += time }
    return finger
  }

  private mutating func addDrags() {
    for (place, direction) in Vocabulary.directions.enumerated() {
      var slow = Form(named(1, "drag", direction.word), drag(1, direction.x, direction.y))
      var quick = Form(named(1, "flick", direction.word), flick(1, direction.x, direction.y))
      slow.isMixed = place >= 4
      quick.isMixed = place >= 4
      add(slow)
      add(quick)
    }
    if needs.hasAxes { addSlanting() }
    for fingers in needs.fingers where fingers > 1 {
      for direction in Vocabulary.directions.prefix(4) {
        add(Form(named(fingers, "drag", direction.word), drag(fingers, direction.x, direction.y)))
        add(Form(named(fingers, "flick", direction.word), flick(fingers, direction.x, direction.y)))
      }
    }
    for (name, x, y) in [("shake sideways", 1.0, 0.0), ("shake up and down", 0.0, 1.0)] as [(StaticString, Double, Double)] {
      var strokes: [Stroke] = []
      for i in 0..<6 {
        let sign = i % 2 == 0 ? 1.0 : -1.0
        strokes.append(Stroke(start: 40 + Double(i) * 150, duration: 150, dx: sign * x * 70, dy: sign * y * 70))
      }
      add(Form(name, row(1, lift: 40 + 6 * 150 + 40, strokes: strokes), compound: true))
    }
  }

  /// Strokes 20 degrees off an axis, as thumbs make them.
  private mutating func addSlanting() {
    let ways: [(StaticString, Double, Double)] = [
      ("drag right, slanting down", 0.94, 0.342), ("drag left, slanting up", -0.94, -0.342), ("drag up, slanting right", 0.342, -0.94),
      ("drag down, slanting left", -0.342, 0.94),
    ]
    for (name, x, y) in ways { add(Form(name, drag(1, x, y), mixed: true)) }
  }

  private mutating func addHands() {
    add(Form("pinch out", pair(45, growth: 2.4)))
    add(Form("pinch in", pair(100, growth: 0.4)))
    add(Form("turn clockwise", pair(70, turn: 1.1)))
    add(Form("turn counterclockwise", pair(70, turn: -1.1)))
    add(Form("pinch and turn", pair(60, growth: 1.7, turn: 0.9), mixed: true))
    var resting = pair(45)
    resting[0] = Finger(x: -45, land: 0, lift: 560)
    resting[1] = Finger(x: 45, land: 90, lift: 540, strokes: [Stroke(start: 170, duration: 300, dx: 150, dy: -20)])
    add(Form("pinch out about a resting finger", resting))
    resting[0].lift = 400
    resting[1] = Finger(x: 35, land: 30, lift: 210, strokes: [Stroke(start: 20, duration: 190, dx: 130, dy: 0)])
    add(Form("quick pinch out about a resting finger", resting))
    add(
      Form("two-finger drag with pinch", pair(50, growth: 1.8, strokes: [Stroke(start: 60, duration: 600, dx: 120, dy: 40)]), mixed: true))
  }

  private mutating func addChanges() {
    var joins = drag(1, 1, 0, for: 1200)
    joins[0].x = -70
    joins[0].lift = 1300
    joins.append(Finger(x: 110, y: -20, land: 500, lift: 1290, strokes: [Stroke(start: 560, duration: 600, dx: 220, dy: -30)]))
    add(Form("drag that a second finger joins", joins, mixed: true, compound: true))
    var leaves = pair(50, growth: 2)
    leaves[1].lift = 560
    leaves[0].lift = 1500
    leaves[0].strokes = [Stroke(start: 760, duration: 600, dx: -140, dy: 20)]
    add(Form("pinch out that one finger leaves", leaves, mixed: true, compound: true))
    var late = drag(2, 1, 0, for: 800)
    late[1].land = 90
    add(Form("two-finger drag right, one late", late, mixed: true))
    var apart = [
      Finger(lift: 760, strokes: [Stroke(start: 60, duration: 600, dx: -90, dy: 10)]),
      Finger(land: 40, lift: 780, strokes: [Stroke(start: 90, duration: 600, dx: 90, dy: -10)], isElsewhere: true),
    ]
    var form = Form("two fingers on two views, apart", apart)
    form.need = .twoViews
    form.isMixed = true
    add(form)
    apart[0].strokes = [Stroke(start: 60, duration: 600, dx: 10, dy: -110)]
    apart[1] = Finger(land: 300, lift: 960, strokes: [Stroke(start: 340, duration: 600, dx: 110, dy: -10)], isElsewhere: true)
    form = Form("two hands on two views, one after the other", apart)
    form.need = .twoViews
    form.isMixed = true
    add(form)
    var quick = flick(1, 1, 0)
    quick[0].lift = 1100
    quick.append(Finger(x: -60, y: 30, land: 320, lift: 1090, strokes: [Stroke(start: 420, duration: 550, dx: -110, dy: -130)]))
    add(Form("flick that a second finger joins", quick, mixed: true, compound: true))
  }

  private mutating func addEdges() {
    let edges: [(StaticString, Int, Double, Double)] = [
      ("drag from the left edge", KIN_EDGE_LEFT, 1, 0), ("drag from the right edge", KIN_EDGE_RIGHT, -1, 0),
      ("drag from the top edge", KIN_EDGE_TOP, 0, 1), ("drag from the bottom edge", KIN_EDGE_BOTTOM, 0, -1),
    ]
    for (name, edge, x, y) in edges {
      var form = Form(name, drag(1, x, y, after: 10, for: 450))
      form.need = .edge(edge)
      add(form)
    }
  }

  private mutating func addDevices() {
    for type in needs.types {
      let word: StaticString =
        type == kin_touch_type(KIN_TOUCH_PENCIL) ? "pen" : type == kin_touch_type(KIN_TOUCH_POINTER) ? "mouse" : "trackpad finger"
      for form in forms where form.fingers.count <= 2 && !form.isMixed && !form.isCompound {
        if case .touch = form.need {} else { continue }
        if form.fingers.count == 2 && type != kin_touch_type(KIN_TOUCH_INDIRECT) && form.fingers[1].land < form.fingers[0].lift { continue }
        var other = form
        other.name = Sentence(word)
        other.name.append(" ")
        other.name.append(form.name)
        for i in other.fingers.indices {
          other.fingers[i].type = type
          other.fingers[i].buttons = UInt32(KIN_BUTTON_PRIMARY)
        }
        add(other)
      }
    }
    for buttons in needs.buttons {
      var form = Form("mouse click with another button", tap(1, fingers: 1))
      form.fingers[0].type = kin_touch_type(KIN_TOUCH_POINTER)
      form.fingers[0].buttons = buttons
      add(form)
    }
    if needs.hovers {
      var form = Form("pointer that passes above", [Finger(lift: 500, strokes: [Stroke(start: 20, duration: 450, dx: 30, dy: 10)])])
      form.fingers[0].type = kin_touch_type(KIN_TOUCH_POINTER)
      form.need = .hover
      add(form)
    }
    if needs.scrolls { addScrolls() }
  }

  private mutating func addScrolls() {
    let ways: [(StaticString, Double, Double, Double, Double)] = [
      ("trackpad scroll down", 0, -6, 0, 0), ("trackpad scroll right", -6, 0, 0, 0), ("trackpad pinch out", 0, 0, 0.03, 0),
      ("trackpad turn", 0, 0, 0, 0.03),
    ]
    for (name, dx, dy, magnification, rotation) in ways {
      var form = Form(name, [])
      form.need = .scroll
      for i in 0...21 {
        var sample = kin_scroll_sample()
        sample.source = 1
        sample.time_ns = UInt64(i) * 10_000_000
        sample.type = kin_touch_type(KIN_TOUCH_INDIRECT)
        sample.phase = kin_scroll_phase(i == 0 ? KIN_SCROLL_BEGAN : i == 21 ? KIN_SCROLL_ENDED : KIN_SCROLL_CHANGED)
        if i > 0 && i < 21 {
          sample.dx = dx
          sample.dy = dy
          sample.magnification = magnification
          sample.rotation = rotation
        }
        form.scrolls.append(sample)
      }
      add(form)
    }
    var wheel = Form("wheel down", [])
    wheel.need = .scroll
    var notch = kin_scroll_sample()
    notch.source = 2
    notch.type = kin_touch_type(KIN_TOUCH_POINTER)
    notch.phase = kin_scroll_phase(KIN_SCROLL_DISCRETE)
    notch.dy = -40
    wheel.scrolls = [notch]
    add(wheel)
  }

  /// Shapes, for classes that the library does not have: polygons through these places, and circles.
  private mutating func addDrawn() {
    let shapes: [(StaticString, [(Double, Double)])] = [
      ("check mark", [(0, 0), (40, 55), (130, -70)]), ("chevron right", [(0, 0), (80, 70), (0, 140)]),
      ("chevron left", [(0, 0), (-80, 70), (0, 140)]), ("chevron up", [(0, 0), (70, -80), (140, 0)]),
      ("chevron down", [(0, 0), (70, 80), (140, 0)]), ("letter r", [(0, 0), (0, 110), (2, 30), (35, -4), (85, -2)]),
      ("zigzag", [(0, 0), (70, 0), (0, 6), (70, 12), (0, 18), (70, 24)]), ("square", [(0, 0), (110, 0), (110, 110), (0, 110), (0, 2)]),
      ("triangle", [(0, 0), (70, 120), (-70, 120), (0, 2)]),
    ]
    for (name, corners) in shapes {
      var strokes: [Stroke] = []
      var time = 30.0
      for i in 1..<corners.count {
        let dx = corners[i].0 - corners[i - 1].0
        let dy = corners[i].1 - corners[i - 1].1
        let duration = 90 + 1.4 * (dx * dx + dy * dy).squareRoot()
        strokes.append(Stroke(start: time, duration: duration, dx: dx, dy: dy))
        time += duration * 0.97
      }
      add(Form(name, row(1, lift: time + 40, strokes: strokes), mixed: true, compound: true))
    }
    for (name, turn) in [("circle clockwise", 6.6), ("circle counterclockwise", -6.6)] as [(StaticString, Double)] {
      let orbit = Orbit(radius: 60, bearing: -1.5707963267948966, start: 20, duration: 900, turn: turn)
      add(Form(name, [Finger(lift: 930, orbit: orbit)], mixed: true, compound: true))
    }
  }
}
