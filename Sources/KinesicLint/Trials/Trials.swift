import CKinesic

/// Plays the vocabulary.
struct Trials {
  let setting: Setting
  let forms: [Form]
  let places: Places
  private(set) var all: [Trial] = []
  /// For each place and form its number in `all`; -1: it cannot be made there.
  private(set) var numbers: [Int] = []
  private let base: OpaquePointer
  private let world: World
  private let aloneWorld: World

  init?(_ base: OpaquePointer, _ setting: Setting) {
    guard let world = World(base, setting), let aloneWorld = World(base, setting) else { return nil }
    self.base = base
    self.setting = setting
    self.world = world
    self.aloneWorld = aloneWorld
    forms = Vocabulary(Needs(setting)).forms
    places = Places(setting, base)
  }

  var runs: UInt64 { world.runs + aloneWorld.runs }

  /// The view that a touch in the middle of another one hits; -1: none.
  func hit(middleOf view: Int) -> Int {
    let frame = setting.views[view].frame
    let inside = kin_point(x: min(frame.width, 2 * setting.window.width) / 2, y: min(frame.height, 2 * setting.window.height) / 2)
    var point = kin_point()
    guard kin_view_convert_point(base, setting.views[view].id, 0, inside, &point) == kin_result(KIN_OK) else { return -1 }
    return Places.hit(point, setting, base)
  }

  /// Who lies in front of most of a view: of `count` places of the view that are hit, `reached` belong to it or to a
  /// view below it, and `hidden` to the one in front.
  func cover(of view: Int, in engine: OpaquePointer? = nil) -> (view: Int, hidden: Int, reached: Int, count: Int)? {
    let frame = setting.views[view].frame
    let width = min(frame.width, 100_000)
    let height = min(frame.height, 100_000)
    var hidden = [Int](repeating: 0, count: setting.views.count)
    var reached = 0
    let side = 16
    for i in 0..<side * side {
      let inside = kin_point(x: (Double(i % side) + 0.5) / Double(side) * width, y: (Double(i / side) + 0.5) / Double(side) * height)
      var point = kin_point()
      guard kin_view_convert_point(base, setting.views[view].id, 0, inside, &point) == kin_result(KIN_OK) else { return nil }
      var hit = Places.hit(point, setting, engine ?? base)
      if hit < 0 || !setting.window.contains(point) { continue }
      if setting.isBelow(hit, view) {
        reached += 1
      } else if !setting.isBelow(view, hit) {
        // The view that lies beside it, or beside one above it.
        while !setting.isBelow(view, setting.views[hit].parent) { hit = setting.views[hit].parent }
        hidden[hit] += 1
      }
    }
    let all = hidden.reduce(reached, +)
    guard let most = hidden.indices.max(by: { hidden[$0] < hidden[$1] }), all > 0 else { return nil }
    return (most, hidden[most], reached, all)
  }

  /// What comes of a motion with this recognizer alone.
  func playAlone(_ subject: Int, _ motion: Motion) -> Attempt {
    let id = setting.subjects[subject].id
    _ = kin_recognizer_set_enabled(aloneWorld.engine, id, true)
    let run = aloneWorld.play(motion)
    _ = kin_recognizer_set_enabled(aloneWorld.engine, id, false)
    return run.attempts[subject]
  }

  /// A copy of the scene to change.
  func freshWorld() -> World? { World(base, setting) }

  /// Plays everything; `progress` gets the share that is done, and false from it ends the trials.
  mutating func playAll(_ own: [Motion], _ progress: (Double) -> Bool) -> Bool {
    var motions = own
    for place in places.all.indices {
      for form in forms.indices {
        let motion = motion(form, place, .usual)
        numbers.append(motion == nil ? -1 : motions.count)
        if let motion { motions.append(motion) }
      }
    }
    let sharesAlone = setting.subjects.map { $0.isEnabled }
    for subject in setting.subjects { _ = kin_recognizer_set_enabled(aloneWorld.engine, subject.id, false) }
    for (number, motion) in motions.enumerated() {
      if number % 64 == 0 && !progress(Double(number) / Double(motions.count)) { return false }
      all.append(trial(motion, sharesAlone))
    }
    return true
  }

  /// A form where a view lies that no touch hits, for a wish: its touches hit whatever lies there.
  func motion(_ form: Int, whereUnhit view: Int) -> Motion? {
    guard let spot = Places.middle(of: view, setting, base), case .touch = forms[form].need else { return nil }
    var motion = Motion(form: form, name: forms[form].name, view: view, at: spot.at)
    let room = max(spot.room, 2) / setting.scale * 0.8
    motion.samples = forms[form].samples(at: spot.at, elsewhere: motion.elsewhere, scale: setting.scale, room: room, .usual)
    return motion
  }

  /// A form at a place; nil where it cannot be made.
  func motion(_ form: Int, _ place: Int, _ manner: Manner) -> Motion? {
    let spot = places.all[place]
    var motion = Motion(form: form, name: forms[form].name, view: spot.view, at: spot.at)
    motion.isMixed = forms[form].isMixed
    motion.isCompound = forms[form].isCompound
    var at = spot.at
    switch forms[form].need {
    case .touch, .hover: break
    case .twoViews:
      // Each pair once.
      let other = places.elsewhere[place]
      if other < 0 || other < place && places.elsewhere[other] == place { return nil }
      motion.elsewhere = places.all[other].at
    case .edge(let edge):
      guard let point = edgePoint(edge, spot) else { return nil }
      at = point
    case .scroll:
      motion.scrolls = forms[form].scrollSamples(at: at, scale: setting.scale)
      return motion
    }
    // Closer together where fingers would land on other views.
    for share in [0.8, 0.4, 0.2] {
      let room = max(spot.room, 2) / setting.scale * share
      if !forms[form].isApart(in: room) { return nil }
      motion.samples = forms[form].samples(at: at, elsewhere: motion.elsewhere, scale: setting.scale, room: room, manner)
      if isWhole(motion, on: spot.view, forms[form]) { return motion }
    }
    return nil
  }

  /// Whether all fingers land on one view.
  private func isWhole(_ motion: Motion, on view: Int, _ form: Form) -> Bool {
    if case .twoViews = form.need { return true }
    if form.fingers.count < 2 { return true }
    for sample in motion.samples where sample.phase == kin_phase(KIN_PHASE_BEGAN) {
      if Places.hit(kin_point(x: sample.x, y: sample.y), setting, base) != view { return false }
    }
    return true
  }

  /// Where the finger lands at an edge of the window; nil where this view does not reach it.
  private func edgePoint(_ edge: Int, _ spot: Places.Place) -> kin_point? {
    let window = setting.window
    let inset = 4 * setting.scale
    var point = spot.at
    switch edge {
    case KIN_EDGE_LEFT: point.x = window.x + inset
    case KIN_EDGE_RIGHT: point.x = window.x + window.width - inset
    case KIN_EDGE_TOP: point.y = window.y + inset
    default: point.y = window.y + window.height - inset
    }
    return Places.hit(point, setting, base) == spot.view ? point : nil
  }

  private func trial(_ motion: Motion, _ enabled: [Bool]) -> Trial {
    let run = world.play(motion)
    var trial = Trial(motion: motion, run: run, alone: [UInt64?](repeating: nil, count: setting.subjects.count))
    for i in setting.subjects.indices where run.attempts[i].tookPart && enabled[i] { trial.alone[i] = alone(i, motion, run.attempts[i]) }
    for i in setting.subjects.indices where trial.loses(i) && !motion.isCompound {
      if let waited = waitedInVain(i, run, motion) { trial.inVain.append((i, waited)) }
    }
    return trial
  }

  /// For whom it waited while its fingers were down, until another one fired, although alone that one would not have
  /// failed by then either; nil: that is not why it did not fire.
  private func waitedInVain(_ subject: Int, _ run: Run, _ motion: Motion) -> Int? {
    let attempt = run.attempts[subject]
    guard let waited = attempt.waitedFor.first, attempt.other >= 0, !attempt.waitedFor.contains(attempt.other) else { return nil }
    let winner = run.attempts[attempt.other].firstFire
    if winner <= attempt.earned || winner >= motion.firstLift || !setting.subjects[waited].isEnabled { return nil }
    let other = playAlone(waited, motion)
    return other.failedByItself && other.failed < motion.firstLift ? nil : waited
  }

  /// When it would fire alone. Steps of a class know nothing of others: who failed by its own rule before it was kept
  /// from anything would fail alone, and who fired without a wait would fire then.
  private func alone(_ subject: Int, _ motion: Motion, _ attempt: Attempt) -> UInt64? {
    if attempt.fired && !attempt.waited { return attempt.firstFire }
    if !attempt.fired && !attempt.wasKept && !attempt.waited { return nil }
    let run = playAlone(subject, motion)
    return run.fired ? run.firstFire : nil
  }

  /// Plays trials in which two or more want the motion in other manners.
  mutating func playVariants() {
    for i in all.indices where all[i].motion.form >= 0 && !all[i].motion.isCompound {
      let rivals = setting.subjects.indices.filter { all[i].wants($0) && !setting.subjects[$0].standsAside }
      if rivals.count < 2 { continue }
      guard let place = places.place(on: all[i].motion.view) else { continue }
      for (number, manner) in Manner.others.enumerated() {
        guard let motion = motion(all[i].motion.form, place, manner) else { continue }
        let run = world.play(motion)
        if !run.hasSameWinners(as: all[i].run, among: rivals) { all[i].variants.append((number, run)) }
      }
    }
  }
}
