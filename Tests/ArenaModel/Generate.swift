/// Random worlds from a seed. Everything is on small grids, so that coincidences happen often: timers at the time of a
/// sample, fingers that lift together, two recognizers that want to leave Possible in one step.
struct Generator {
  private var random: SplitMix64
  private var world = World()
  /// Percentages that are drawn anew for each world, so that some are dense in one thing and empty of another.
  private let density: Density
  private let dynamic: Dynamic

  private struct Density {
    let require, dynamic, simultaneous, words, flags, host, views, groups, policies: Int
  }

  /// How dynamic requirements come in. Which of several dynamic edges of a circle is dropped depends on when they are
  /// asked, so there is never more than one that could be.
  private enum Dynamic { case none, acyclic, one }

  static func world(seed: UInt64) -> World {
    var generator = Generator(seed: seed)
    generator.make()
    return generator.world
  }

  private init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    func draw(_ random: inout SplitMix64, _ choices: [Int]) -> Int { random.pick(choices) }
    density = Density(
      require: draw(&random, [0, 10, 25, 50]), dynamic: draw(&random, [0, 0, 15, 30]), simultaneous: draw(&random, [0, 0, 15, 40]),
      words: draw(&random, [0, 0, 10, 30, 100]), flags: draw(&random, [0, 10, 30]), host: draw(&random, [0, 0, 10, 25]),
      views: draw(&random, [0, 20, 40]), groups: draw(&random, [0, 0, 0, 30, 90]), policies: draw(&random, [0, 0, 0, 30, 60]))
    dynamic = density.dynamic == 0 ? .none : random.chance(80) ? .acyclic : .one
    world.seed = seed
  }

  private mutating func make() {
    // One in twenty is large.
    let large = random.chance(5)
    for _ in 0..<(large ? random.between(3, 7) : random.pick([1, 1, 2, 2, 3, 4])) { world.views.append(view()) }
    let count = large ? random.between(5, 12) : random.pick([1, 2, 2, 3, 3, 4, 5, 6])
    for _ in 0..<count { world.recognizers.append(recognizer()) }
    if random.chance(8) { crowd() }
    makeRelations()
    if density.policies > 0 { makePolicies() }
    // What hooks say of a group is asked late: nobody who speaks for one goes before.
    let mayGo = dynamic == .none || dynamic == .acyclic && density.groups == 0
    var maker = ScriptMaker(
      world: world, random: random, hostPercent: density.host, relations: mayGo, groups: dynamic == .none && density.groups > 0,
      large: large)
    world.script = maker.make()
  }

  private mutating func view() -> ViewSpec {
    var spec = ViewSpec()
    let last = world.views.count - 1
    spec.parent = last < 0 ? rootView : random.chance(65) ? last : random.chance(50) ? rootView : random.between(0, last)
    // All of the parent's area, or a half of it, so that siblings lie beside each other or on each other.
    spec.frame = random.pick([
      [0, 0, 400, 400], [0, 0, 400, 400], [0, 0, 200, 400], [200, 0, 200, 400], [0, 200, 400, 200], [10, 10, 150, 150],
    ])
    spec.wantsTouches = random.chance(70)
    spec.wantsTouchesBelow = random.chance(20)
    spec.multipleTouch = random.chance(60)
    spec.exclusiveTouch = random.chance(density.views / 2)
    spec.boundary = random.chance(density.views / 2)
    spec.gestureShouldBegin = !random.chance(density.flags / 4)
    return spec
  }

  private mutating func recognizer() -> RecognizerSpec {
    var spec = RecognizerSpec()
    spec.view = random.chance(6) ? rootView : random.between(0, world.views.count - 1)
    spec.kind = random.pick([.script, .script, .script, .script, .script, .script, .manual, .yielding])
    if spec.kind != .manual { spec.numbers = Behaviours.draw(&random, hooks: density.words) }
    spec.cancelsTouchesInView = random.chance(70)
    spec.delaysTouchesBegan = random.chance(20)
    spec.delaysTouchesEnded = random.chance(60)
    spec.observeOnly = random.chance(density.flags / 4)
    spec.shouldBegin = !random.chance(density.flags / 3)
    if random.chance(density.flags / 3) { spec.allowedTypes = random.pick([1, 3, 4, 5]) }
    spec.exclusiveType = !random.chance(density.flags)
    spec.oneHand = random.chance(density.flags)
    spec.enabled = !random.chance(density.host / 5)
    if random.chance(density.flags / 2) { spec.receives = world.views.indices.filter { _ in random.chance(60) } }
    return spec
  }

  /// All on one view, and all want to leave Possible at the same landing or move.
  private mutating func crowd() {
    let trigger = random.pick([Trigger.landed, .moved])
    for index in world.recognizers.indices where world.recognizers[index].kind != .manual {
      world.recognizers[index].view = 0
      world.recognizers[index].numbers[.kind0] = Double(trigger.rawValue)
      world.recognizers[index].numbers[.count0] = 1
      world.recognizers[index].numbers[.state0] = Double(random.pick([State.began, .ended]).rawValue)
    }
    // Each may prevent the next one and not the one before: a ring.
    guard random.chance(30), world.recognizers.count > 2 else { return }
    let ring = random.between(3, world.recognizers.count)
    for index in 0..<ring {
      world.relations.append(.prevention(preventer: (index + 1) % ring, prevented: index, allowed: false))
    }
  }

  private mutating func makeRelations() {
    let count = world.recognizers.count
    // A secret order: who stands later may require who stands earlier, so nothing closes a circle.
    var rank = Array(0..<count)
    for place in rank.indices.reversed() { rank.swapAt(place, random.between(0, place)) }
    for a in 0..<count {
      for b in 0..<count where a != b {
        let mayRequire = dynamic != .acyclic || rank[a] > rank[b]
        if mayRequire && random.chance(density.require) { world.relations.append(.require(waiting: a, required: b)) }
        if dynamic == .acyclic && mayRequire && random.chance(density.dynamic) {
          if random.chance(50) { world.recognizers[a].requiresFailureOf.append(b) } else { world.recognizers[b].requiredToFailBy.append(a) }
        }
        if random.chance(density.words / 2) {
          world.relations.append(.prevention(preventer: a, prevented: b, allowed: random.chance(30)))
        }
        if random.chance(density.simultaneous / 2) { world.recognizers[a].simultaneousWith.append(b) }
        if a < b && random.chance(density.simultaneous / 2) { world.relations.append(.simultaneous(a, b, allowed: random.chance(90))) }
      }
    }
    if dynamic == .one && count > 1 {
      let a = random.between(0, count - 1)
      let b = (a + random.between(1, count - 1)) % count
      if random.chance(50) { world.recognizers[a].requiresFailureOf = [b] } else { world.recognizers[b].requiredToFailBy = [a] }
    }
    if dynamic == .acyclic && random.chance(40) { makeHooks(rank) }
    if count > 1 && random.chance(density.groups) { makeGroups(rank) }
  }

  /// What goes beyond the rules that hold for all.
  private mutating func makePolicies() {
    let share = density.policies
    for index in world.recognizers.indices {
      if random.chance(share / 2) { world.recognizers[index].lease = UInt64(random.pick([10, 50, 100, 150, 300])) * 1_000_000 }
      if random.chance(share / 2) { world.recognizers[index].takeoverInterval = UInt64(random.pick([0, 10, 50, 100, 200])) * 1_000_000 }
      if random.chance(share / 3) { world.recognizers[index].defaultState = random.pick([.began, .ended]) }
      if random.chance(share / 3) { world.recognizers[index].winsAtLift = true }
      if world.recognizers[index].kind != .manual, random.chance(share) {
        world.recognizers[index].numbers[.provisional] = 1
        if random.chance(60) { Behaviours.beginAtLifts(&world.recognizers[index].numbers) }
      }
      for other in world.recognizers.indices where other != index {
        if random.chance(share / 2) { world.relations.append(.takeover(recognizer: index, other: other, allowed: random.chance(95))) }
        if random.chance(share / 4) { world.relations.append(.inactive(recognizer: index, other: other, required: random.chance(90))) }
      }
    }
    for index in world.views.indices { world.views[index].decidesAtLift = random.chance(share) }
    world.decidesAtLift = random.chance(share)
  }

  /// Some of those that stand side by side in the secret order, so that a group closes no circle of hooks; without
  /// hooks anybody.
  private mutating func makeGroups(_ rank: [Int]) {
    let places = rank.indices.sorted { dynamic == .acyclic ? rank[$0] < rank[$1] : $0 < $1 }
    var first = 0
    while first + 1 < places.count {
      let last = min(first + random.between(1, 3), places.count - 1)
      var all = Array(places[first...last])
      all.swapAt(0, random.between(0, all.count - 1))
      world.relations.insert(.group(all), at: random.chance(50) ? 0 : world.relations.count)
      first = last + random.between(1, 3)
    }
  }

  /// Requirements by class hooks: groups follow the secret order too.
  private mutating func makeHooks(_ rank: [Int]) {
    for index in world.recognizers.indices where world.recognizers[index].kind != .manual {
      world.recognizers[index].numbers[.group] = Double(rank[index] + 1)
      guard random.chance(40), rank[index] > 0 else { continue }
      world.recognizers[index].numbers[.awaits] = Double(random.between(1, rank[index]))
    }
    for index in world.recognizers.indices where world.recognizers[index].kind != .manual && rank[index] + 1 < rank.count {
      if random.chance(30) { world.recognizers[index].numbers[.awaited] = Double(random.between(rank[index] + 2, rank.count)) }
    }
  }
}
