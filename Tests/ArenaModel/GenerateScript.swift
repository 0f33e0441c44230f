/// Random touch scripts: one to three fingers, mostly one thing at a time, sometimes several in one feed, now and then
/// something that the host does; at the end mostly everything lifts and time passes.
struct ScriptMaker {
  let world: World
  var random: SplitMix64
  let hostPercent: Int
  /// May relations change on the way?
  let relations: Bool
  /// May groups come and go?
  let groups: Bool
  /// More fingers, more happens.
  let large: Bool

  private var time: UInt64 = 0
  private var nextTouch: UInt64 = 1
  private var down: [(touch: UInt64, at: Point)] = []
  private var moves = 0
  private var script: [Entry] = []

  init(world: World, random: SplitMix64, hostPercent: Int, relations: Bool, groups: Bool, large: Bool) {
    self.world = world
    self.random = random
    self.hostPercent = hostPercent
    self.relations = relations
    self.groups = groups
    self.large = large
  }

  mutating func make() -> [Entry] {
    if random.chance(20) { tapByTurns() }
    let fingers = large ? random.between(2, 6) : random.between(1, 3)
    let manuals = world.recognizers.indices.filter { world.recognizers[$0].kind == .manual }
    for _ in 0..<(large ? random.between(20, 50) : random.between(3, 16)) {
      time += UInt64(random.pick([0, 10, 10, 10, 50, 50, 100, 200])) * 1_000_000
      if random.chance(1) {
        add(.cancelAll)
        down = []
      } else if random.chance(hostPercent) {
        host()
      } else if let manual = manuals.isEmpty ? nil : random.pick(manuals), random.chance(25) {
        let state = random.pick([State.began, .began, .changed, .ended, .ended, .failed, .cancelled])
        add(.propose(manual, state))
      } else if random.chance(6) {
        add(.advance)
      } else {
        feed(fingers)
      }
    }
    if random.chance(85) {
      for _ in 0..<down.count {
        guard !down.isEmpty else { break }
        time += UInt64(random.pick([0, 10, 50])) * 1_000_000
        add(.feed([lift(random.below(down.count), .ended)]))
      }
    }
    time += 1_000_000_000
    add(.advance)
    return script
  }

  /// Quick taps at one place or at two by turns, within the time of a double tap and beyond it, perhaps while a finger
  /// rests; each landing comes after the lift before, or with it in one feed.
  private mutating func tapByTurns() {
    let places = random.chance(75) ? [random.pick([20, 120]), random.pick([220, 320])] : [120]
    if random.chance(35) {
      add(.feed([land()]))
      time += UInt64(random.pick([0, 50, 300])) * 1_000_000
    }
    var lifts: [Sample] = []
    for tap in 0..<random.between(2, 8) {
      if !lifts.isEmpty, !random.chance(30) {
        add(.feed(lifts))
        lifts = []
        time += UInt64(random.pick([10, 50, 100, 200, 340, 350, 400])) * 1_000_000
      }
      let landing = land(at: Point(x: Double(places[tap % places.count]), y: 120))
      let isInOrder = lifts.contains { $0.touch == landing.touch } || random.chance(50)
      add(.feed(isInOrder ? lifts + [landing] : [landing] + lifts))
      time += UInt64(random.pick([0, 10, 50, 100, 400])) * 1_000_000
      if random.chance(15) { add(.feed([move(down.count - 1)])) }
      time += UInt64(random.pick([0, 10, 50])) * 1_000_000
      lifts = [lift(down.count - 1, .ended)]
    }
    add(.feed(lifts))
  }

  private mutating func add(_ what: Happening) {
    script.append(Entry(time: time, what: what))
  }

  private mutating func feed(_ fingers: Int) {
    let before = down
    var samples: [Sample] = []
    for _ in 0..<random.pick([1, 1, 1, 1, 2, 2, 3]) {
      if down.isEmpty || (down.count < fingers && random.chance(30)) {
        // A finger never lands and is taken by the system in one feed.
        samples.append(land())
      } else if random.chance(60) {
        samples.append(move(random.below(down.count)))
      } else {
        let place = random.below(down.count)
        let fresh = samples.contains { $0.touch == down[place].touch && $0.phase == .began }
        samples.append(lift(place, !fresh && random.chance(8) ? .cancelled : .ended))
      }
    }
    // Refused whole: a contact that is not down moves, or one that is down lands.
    if random.chance(1) {
      let wrong = random.chance(50) ? nil : down.first
      samples.append(Sample(touch: wrong?.touch ?? 99, phase: wrong == nil ? .moved : .began, at: Point(x: 1, y: 1)))
      down = before
    }
    add(.feed(samples))
  }

  private mutating func land(at chosen: Point? = nil) -> Sample {
    let id = random.chance(10) ? UInt64(random.between(1, 3)) : nextTouch
    let free = down.contains { $0.touch == id } ? nextTouch : id
    nextTouch = max(nextTouch, free + 1)
    let anywhere = Point(x: Double(random.pick([20, 120, 220, 320])), y: Double(random.pick([20, 120, 220, 320])))
    let at = chosen ?? anywhere
    down.append((free, at))
    let type = random.chance(10) ? random.between(0, 2) : 0
    let view = random.chance(5) ? random.between(0, world.views.count - 1) : nil
    let hand = random.chance(30) ? random.between(1, 2) : 0
    return Sample(touch: free, phase: .began, at: at, type: type, hand: hand, view: view)
  }

  /// To a place where nothing was before, rarely to where it is.
  private mutating func move(_ place: Int) -> Sample {
    moves += 1
    if !random.chance(5) { down[place].at = Point(x: down[place].at.x + 1, y: Double(moves)) }
    return Sample(touch: down[place].touch, phase: .moved, at: down[place].at)
  }

  private mutating func lift(_ place: Int, _ phase: Phase) -> Sample {
    let gone = down.remove(at: place)
    return Sample(touch: gone.touch, phase: phase, at: gone.at)
  }

  private mutating func host() {
    let one = random.below(world.recognizers.count)
    let other = random.below(world.recognizers.count)
    switch random.below(10) {
    case 0, 1: add(.disable(one))
    case 2: add(.enable(one))
    case 3:
      add(.disable(one))
      add(.enable(one))
    case 4: add(.abort(one))
    case 5: add(.setView(one, random.chance(10) ? rootView : random.below(world.views.count)))
    // Removing one of a circle of requirements opens it; when a dynamic one is asked then is left to the engine.
    case 6: add(relations ? .remove(one) : .abort(one))
    case 7:
      let view = random.below(world.views.count)
      if random.chance(50) {
        add(.setParent(view, random.chance(20) ? rootView : random.below(world.views.count)))
      } else if relations {
        add(.removeView(view))
      }
    default: if one != other { relation(one, other) }
    }
  }

  private mutating func relation(_ one: Int, _ other: Int) {
    if groups && random.chance(40) { return group(one, other) }
    switch random.below(4) {
    case 0:
      // A new edge could close a circle with dynamic ones; see Generator.Dynamic.
      let dynamic = world.recognizers.contains {
        !$0.requiresFailureOf.isEmpty || !$0.requiredToFailBy.isEmpty || $0.numbers[.awaits] != nil || $0.numbers[.awaited] != nil
      }
      if relations && !dynamic { add(.relate(.require(waiting: one, required: other))) }
    case 1: if relations { add(.relate(.unrequire(waiting: one, required: other))) }
    case 2: add(.relate(.simultaneous(one, other, allowed: random.chance(70))))
    default: add(.relate(.prevention(preventer: one, prevented: other, allowed: random.chance(40))))
    }
  }

  private mutating func group(_ one: Int, _ other: Int) {
    let third = random.below(world.recognizers.count)
    add(.relate(random.chance(35) ? .dissolve(one) : .group(third == one ? [one, other] : [one, other, third])))
  }
}
