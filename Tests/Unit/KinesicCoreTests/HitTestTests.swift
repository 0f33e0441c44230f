import CKinesic
import Testing

@testable import KinesicCore

/// What a hit test must find, in the plainest words: every child asked, front to back.
private struct PlainHitTest {
  var hit = ViewTree.root
  /// The views whose delegates were asked, in this order.
  var asked: [Int] = []

  init(_ point: kin_point, in tree: borrowing ViewTree, _ answer: (Int) -> Bool) {
    var local = point
    var child = tree[hit].firstChild
    while child >= 0 {
      let view = tree[child]
      let next = view.behind
      if !view.isHidden, view.isInteractionEnabled, let inside = view.toParent.inverse?.apply(local) {
        let asks = view.delegate.contains_point != nil
        // A delegate is never asked about what is no point.
        let isPoint = inside.x.isFinite && inside.y.isFinite
        if asks && isPoint { asked.append(child) }
        if asks ? isPoint && answer(child) : view.frame.containsLocal(inside) {
          hit = child
          local = inside
          child = view.firstChild
          continue
        }
      }
      child = next
    }
  }
}

/// A tree of views that changes at random, and points at which both hit tests are compared.
private struct RandomWorld: ~Copyable {
  var tree = ViewTree()
  var random: SplitMix
  /// How many hit tests went by boxes that were built.
  var byBoxes = 0
  var live: [Int] = [ViewTree.root]
  /// The first views, the root among them, stay; most of the others are their children.
  private let parents: Int

  init(seed: UInt64, parents: Int, views: Int) {
    random = SplitMix(state: seed)
    self.parents = parents
    for _ in 1..<views { add() }
  }

  // MARK: Values

  private mutating func number() -> Double {
    switch random.below(40) {
    case 0: [0, -0.0, 1e300, -1e300, 1e-300, 1.7e308, .leastNonzeroMagnitude, 1e18][random.below(8)]
    case 1...10: Double(random.below(41) - 20) * 10
    default: (random.unit() - 0.5) * 2000
    }
  }

  private mutating func length() -> Double {
    switch random.below(40) {
    case 0: .infinity
    case 1: 0
    case 2: number().magnitude
    case 3...5: random.unit() * 3000
    default: random.unit() * 60
    }
  }

  private mutating func frame() -> kin_rect { kin_rect(x: number(), y: number(), width: length(), height: length()) }

  private mutating func transform() -> kin_transform {
    switch random.below(12) {
    case 0: kin_transform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    case 1: kin_transform(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: number(), ty: number())
    case 2: kin_transform(a: -2, b: 0, c: 0, d: 0.5, tx: 0, ty: number())
    case 3: kin_transform(a: 1, b: 1, c: 1, d: 1 + random.unit() * 1e-9, tx: 0, ty: 0)
    case 4: kin_transform(a: 0, b: 1e-20 * random.unit(), c: 3e-20, d: 0, tx: 0, ty: 0)
    default: .identity
    }
  }

  private mutating func any() -> Int { live[random.below(live.count)] }

  // MARK: Changes

  mutating func add() {
    let isParent = live.count < parents
    let parent = random.below(4) > 0 || isParent ? live[random.below(min(parents, live.count))] : any()
    var view = View()
    view.frame = isParent ? kin_rect(x: -800, y: -700, width: 1600, height: 1500) : frame()
    view.transform = transform()
    view.isHidden = random.below(15) == 0
    if random.below(25) == 0 { view.delegate = kin_view_delegate(questions: 1) }
    live.append(tree.add(view, to: parent))
  }

  mutating func change() {
    let view = any()
    if view == ViewTree.root { return add() }
    switch random.below(11) {
    case 0, 1: add()
    case 2: remove(view)
    case 3: tree.bringToFront(view)
    case 4: tree.set(.hidden, !tree[view].isHidden, of: view)
    case 5: tree.set(.interactionEnabled, !tree[view].isInteractionEnabled, of: view)
    case 6:
      let map = transform()
      tree.setTransform(map, of: view)
    case 7:
      let questions: UInt32 = random.below(6) == 0 ? 1 : 0
      tree.setDelegate(kin_view_delegate(questions: questions), of: view)
    case 8:
      let other = any()
      if tree.areSiblings(view, other) { tree.place(view, beside: other, inFront: random.below(2) == 0) }
    default:
      let place = frame()
      tree.setFrame(place, of: view)
    }
  }

  private mutating func remove(_ top: Int) {
    if live.firstIndex(of: top).map({ $0 < parents }) ?? true { return }
    while true {
      let leaf = tree.leaf(below: top)
      tree.removeLeaf(leaf)
      live.removeAll { $0 == leaf }
      if leaf == top { return }
    }
  }

  // MARK: Points

  /// Often one on an edge of a view, or as near to it as numbers can be.
  private mutating func point() -> kin_point {
    let view = any()
    let frame = tree[view].frame
    if view == ViewTree.root || random.below(3) == 0 { return kin_point(x: number(), y: number()) }
    let part = [0, 1, random.unit()]
    let local = kin_point(
      x: part[random.below(3)] * (frame.width.isFinite ? frame.width : 1000),
      y: part[random.below(3)] * (frame.height.isFinite ? frame.height : 1000))
    let point = tree.toWindow(view).apply(local)
    let near = [point.x, point.x.nextUp, point.x.nextDown]
    return kin_point(x: near[random.below(3)], y: point.y)
  }

  private mutating func noteBoxes(of view: Int) {
    if tree[view].boxes?._withUnsafeGuaranteedRef({ $0.isBuilt }) ?? false { byBoxes += 1 }
  }

  /// Whether both hit tests find the same view and ask the same delegates.
  mutating func agrees() -> Bool {
    let point = point()
    let salt = random.below(5)
    let answer = { (view: Int) in (view + salt) % 5 == 0 }
    let plain = PlainHitTest(point, in: tree, answer)
    var asked: [Int] = []
    tree.beginHitTest()
    var test = HitTest(point, in: &tree)
    noteBoxes(of: test.hit)
    while let candidate = test.candidate(in: &tree) {
      let asks = tree[candidate.view].asksForPoints
      if asks { asked.append(candidate.view) }
      if asks ? answer(candidate.view) : candidate.isInFrame {
        test.enter(candidate, in: &tree)
        noteBoxes(of: test.hit)
      }
    }
    tree.endHitTest()
    return test.hit == plain.hit && asked == plain.asked
  }
}

/// Numbers that are the same in every run (Steele, Lea and Flood, 2014).
private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ end: Int) -> Int { Int(next() % UInt64(end)) }
  mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }
}

@Suite("The hit test among many views")
struct HitTestTests {
  @Test("It finds what asking every view finds, and asks the same delegates, while the views change", arguments: [1, 3, 8])
  func random(parents: Int) {
    var failures = 0
    var byBoxes = 0
    for seed in 1...12 as ClosedRange<UInt64> {
      var world = RandomWorld(seed: seed, parents: parents, views: 150 + 100 * parents)
      for round in 0..<60 {
        for _ in 0..<(round % 7 == 6 ? 150 : round % 3) { world.change() }
        for _ in 0..<60 where !world.agrees() { failures += 1 }
        #expect(world.tree.boxesBreach() == nil)
      }
      byBoxes += world.byBoxes
      world.tree.free()
    }
    #expect(failures == 0)
    #expect(byBoxes > 12 * 60 * 20)
  }

  @Test("Who takes in a point only by rounding is found: its box has room for that", arguments: [0.0, 1e3, 1e15, -1e15, 1e300])
  func rounding(far: Double) {
    var random = SplitMix(state: 1)
    var inside = 0
    for _ in 0..<200_000 {
      var view = View()
      view.frame = kin_rect(x: far, y: -far, width: 10 * random.unit(), height: far.magnitude * random.unit() + 1)
      view.transform = kin_transform(a: random.unit() - 0.5, b: random.unit(), c: random.unit() - 0.5, d: random.unit(), tx: 0, ty: 3)
      if random.below(2) == 0 { view.transform = kin_transform(a: random.unit(), b: 0, c: 0, d: -random.unit(), tx: 7, ty: 0) }
      let corner = kin_point(x: random.below(2) == 0 ? 0 : view.frame.width, y: random.below(2) == 0 ? 0 : view.frame.height)
      var point = view.toParent.apply(corner)
      point.x += [0, point.x.ulp, -point.x.ulp, 3 * point.x.ulp][random.below(4)]
      guard let local = view.toParent.inverse?.apply(point), view.frame.containsLocal(local) else { continue }
      inside += 1
      if !view.box.contains(point) { Issue.record("outside its box: \(view.frame) \(view.transform) \(point)") }
    }
    #expect(inside > 1000)
  }

  @Test("A view that is nearly flat takes in points far from where it is: its box has them too")
  func nearlyFlat() {
    var random = SplitMix(state: 2)
    var inside = 0
    for _ in 0..<500_000 {
      var view = View()
      view.frame = kin_rect(x: 0, y: 0, width: 1, height: 1)
      let (a, c, d) = (random.unit(), random.unit(), random.unit())
      view.transform = kin_transform(a: a, b: (a * d / c).nextUp, c: c, d: d, tx: 0, ty: 0)
      let point = kin_point(x: 0x1p40 * c, y: 0x1p40 * d)
      guard let local = view.toParent.inverse?.apply(point), view.frame.containsLocal(local) else { continue }
      inside += 1
      if !view.box.contains(point) { Issue.record("outside its box: \(view.transform)") }
    }
    #expect(inside > 5)
  }
}
