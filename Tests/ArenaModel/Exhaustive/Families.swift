/// The families of small worlds that are searched. Recognizers are numbered as the fixed order has them, so that
/// worlds that differ in names alone are one.
enum Family: String, CaseIterable {
  case one, two, three, timers, siblings, host, kinds, dynamic, groups

  var summary: String {
    switch self {
    case .one: "one recognizer, two fingers, every flag of delivery, a change of the host"
    case .two: "two recognizers, two fingers, every relation, every flag of delivery of one of them"
    case .three: "three recognizers, one finger, every relation of every pair"
    case .timers: "three recognizers with timers, one finger, every requirement of every pair, exclusive or not"
    case .siblings: "two on sibling views and one on the container, a finger on each, every requirement, exclusive or not"
    case .host: "two recognizers, with timers and without, every relation, two changes of the host"
    case .kinds: "three recognizers, one of which yields, observes or may not begin, every requirement, exclusive or not"
    case .groups: "three recognizers, two of which are a group, every requirement, exclusive or not, a change of the host"
    case .dynamic: "three recognizers whose requirements are answers of delegates, every relation of every pair"
    }
  }

  /// All worlds of the family.
  var spaces: [Space] {
    switch self {
    case .one: Family.flags.map { Space(world: Family.world(1, flags: [$0]), touches: [0, 0], hostChanges: 1, mayRemove: true) }
    case .two:
      Pairing.all(2).flatMap { pairs in
        (0..<2).flatMap { index in
          Family.flags.map { flags in
            Space(world: Family.world(2, pairs, flags: (0..<2).map { $0 == index ? flags : Family.plain }), touches: [0, 0], landings: 2)
          }
        }
      }
    case .three: Pairing.all(3).map { Space(world: Family.world(3, $0), touches: [0], landings: 2) }
    case .timers: Pairing.all(3, [.both, .neither]).map { Space(world: Family.world(3, $0, delay: 100), touches: [0], landings: 2) }
    case .siblings:
      Pairing.all(3, [.both, .neither]).map { pairs in
        var world = Family.world(3, pairs)
        world.views = [ViewSpec(), ViewSpec(parent: 0, wantsTouches: true), ViewSpec(parent: 0, wantsTouches: true)]
        // The fixed order has the deepest view first, then the one added last.
        for (index, view) in [0, 1, 2].enumerated() { world.recognizers[index].view = view }
        return Space(world: world, touches: [1, 2], landings: 2)
      }
    case .host:
      Pairing.all(2).flatMap { pairs in
        [-1, 100].map { Space(world: Family.world(2, pairs, delay: $0), touches: [0], landings: 2, hostChanges: 2, mayRemove: true) }
      }
    case .kinds:
      Pairing.all(3, [.both, .neither]).flatMap { pairs in
        (0..<3).flatMap { index in
          (0..<3).map { kind in
            var world = Family.world(3, pairs)
            if kind == 0 { world.recognizers[index].kind = .yieldingChoice }
            if kind == 1 { world.recognizers[index].observeOnly = true }
            if kind == 2 { world.recognizers[index].shouldBegin = false }
            return Space(world: world, touches: [0], landings: 1)
          }
        }
      }
    case .groups:
      Pairing.all(3, [.both, .neither]).flatMap { pairs in
        [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]].map { group in
          var world = Family.world(3, pairs)
          world.relations.insert(.group(group), at: 0)
          return Space(world: world, touches: [0], landings: 1, hostChanges: 1, mayRemove: true)
        }
      }
    case .dynamic: Pairing.all(3).map { Space(world: Family.world(3, $0, isDynamic: true), touches: [0], landings: 2) }
    }
  }

  private static let plain = [true, false, true]

  /// Cancels its touches, delays their beginning, delays their end.
  private static let flags: [[Bool]] = (0..<8).map { number in (0..<3).map { number & 1 << $0 != 0 } }

  private static func world(_ count: Int, _ pairs: [Pairing] = [], flags: [[Bool]] = [], delay: Double = -1, isDynamic: Bool = false)
    -> World
  {
    var world = World()
    world.views = [ViewSpec(multipleTouch: true, wantsTouches: true)]
    for index in 0..<count {
      var spec = RecognizerSpec(view: 0, kind: .choice, numbers: [.group: Double(index + 1), .delay: delay])
      if index < flags.count {
        spec.cancelsTouchesInView = flags[index][0]
        spec.delaysTouchesBegan = flags[index][1]
        spec.delaysTouchesEnded = flags[index][2]
      }
      world.recognizers.append(spec)
    }
    for pair in pairs { pair.add(to: &world, isDynamic: isDynamic) }
    return world
  }
}

/// How two recognizers stand to each other.
struct Pairing {
  enum Requirement: CaseIterable {
    case none, firstWaits, secondWaits
  }

  /// Who may shut out whom.
  enum Exclusion: CaseIterable {
    case both, firstOnly, secondOnly, neither
  }

  var first: Int
  var second: Int
  var requirement: Requirement
  var exclusion: Exclusion

  /// Every way in which each pair of so many can stand to each other, without circles of requirements.
  static func all(_ count: Int, _ exclusions: [Exclusion] = Exclusion.allCases) -> [[Pairing]] {
    var lists: [[Pairing]] = [[]]
    for second in 1..<max(count, 1) {
      for first in 0..<second {
        lists = lists.flatMap { list in
          Requirement.allCases.flatMap { requirement in
            exclusions.map { list + [Pairing(first: first, second: second, requirement: requirement, exclusion: $0)] }
          }
        }
      }
    }
    return lists.filter { !hasCircle($0) }
  }

  /// Of three recognizers a circle has all three pairs, each turned the same way round.
  private static func hasCircle(_ list: [Pairing]) -> Bool {
    guard list.count == 3 else { return false }
    let edges = list.compactMap { $0.edge }
    return edges.count == 3 && Set(edges.map { $0.waiting }).count == 3
  }

  private var edge: (waiting: Int, required: Int)? {
    switch requirement {
    case .none: nil
    case .firstWaits: (first, second)
    case .secondWaits: (second, first)
    }
  }

  func add(to world: inout World, isDynamic: Bool) {
    if let edge {
      if isDynamic {
        world.recognizers[edge.waiting].requiresFailureOf.append(edge.required)
      } else {
        world.relations.append(.require(waiting: edge.waiting, required: edge.required))
      }
    }
    switch exclusion {
    case .both: break
    case .firstOnly: world.relations.append(.prevention(preventer: second, prevented: first, allowed: false))
    case .secondOnly: world.relations.append(.prevention(preventer: first, prevented: second, allowed: false))
    case .neither: world.relations.append(.simultaneous(first, second, allowed: true))
    }
  }
}
