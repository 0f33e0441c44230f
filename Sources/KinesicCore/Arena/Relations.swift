/// Kinds of relation from one member to another.
enum RelationKind: Int32 {
  /// The host: cannot leave Possible before the other has failed.
  case requires = 0
  /// The host: both may run. Kept in both directions.
  case simultaneous = 1
  /// The host's word in place of the class hooks: may exclude the other.
  case mayPrevent = 2
  /// The host's word: may not.
  case mayNotPrevent = 3
  /// A hook or delegate said yes for this attempt.
  case requiresNow = 4
  /// A hook or delegate was asked in this attempt, and said no.
  case answeredNo = 5
  /// A hook or delegate said yes for this attempt, and the requirement would have closed a circle.
  case dropped = 6
  /// The host: the other is in the group that this one represents.
  case represents = 7
  /// By the rules of groups, without a word of the host about the two: as `requires`.
  case inherits = 8
  /// The host's requirement, which does not count as long as its recognizer is in a group.
  case suspended = 9
  /// The host: cannot be recognized while the other is, or as soon as it is, wherever their views are.
  case requiresInactive = 10
  /// The host: may take over from the other soon after that one began.
  case mayTakeOver = 11

  /// What hooks or delegates said of a pair for one attempt.
  var isAnswer: Bool { self == .requiresNow || self == .answeredNo || self == .dropped }
  /// About a failure: these may become each other, the others stay what they are.
  var isDemand: Bool { self == .requires || self == .inherits || self == .suspended || isAnswer }
}

/// One relation.
struct Relation {
  var kind: RelationKind
  var from: Int32
  var to: Int32
  /// The attempts of `from` for which it counts.
  var firstAttempt: UInt32
  var lastAttempt: UInt32 = .max
  /// The attempt of `to` that a dynamic answer is about.
  var otherAttempt: UInt32 = 0
  /// The attempt of `from` in which the requirement was met permanently, 0: none.
  var settledAttempt: UInt32 = 0
  /// The attempt of `from` during which `to` was reset: from then on their resets are not tied. 0: none.
  var untiedAttempt: UInt32 = 0
  /// The next relation of `from`, -1: none.
  var next: Int32 = -1
  /// The next relation to `to`, -1: none.
  var nextTo: Int32 = -1
}

/// Where the two lists of a member begin, and how many of their relations are requirements.
private struct Lists {
  /// The first relation of it, -1: none.
  var first: Int32 = -1
  /// The first relation to it, -1: none.
  var firstTo: Int32 = -1
  /// How many requirements name it as the one that must fail, those that hooks were asked about included.
  var demands: Int32 = 0
  /// How many requirements it has itself.
  var duties: Int32 = 0
}

/// Who waits for whom, who may run beside whom: a list of relations of each member, in the order of setting, and a
/// list of relations to each member, in no order that means anything.
struct Relations: ~Copyable {
  private var pool = List<Relation>()
  private var free = List<Int32>()
  /// Of each member.
  private var lists = List<Lists>()
  /// How many of the relations are what hooks said.
  private var answers = 0
  /// All relations that are no demands, once more.
  private var words = PairWords()

  /// For how many answers room was made.
  private var answerRoom = 0

  init() {}

  /// Makes room for so many members, and for a few relations. False: there is no memory, and nothing has changed.
  mutating func reserveIfPossible(members count: Int) -> Bool {
    lists.reserveIfPossible(count) && reserveIfPossible(added: 0)
  }

  /// The bytes of the lists of one that is made for so many members.
  static func byteCount(forCapacity count: Int) -> Int {
    List<Lists>.byteCount(forCapacity: count) + List<Relation>.byteCount(forCapacity: usual) + List<Int32>.byteCount(forCapacity: usual)
  }

  /// Members `0 ..< count`, for whom there is room.
  mutating func extend(to count: Int) { lists.extend(to: count, with: Lists()) }

  /// So many relations have room in any case.
  private static let usual = 8

  /// Makes room for what hooks may say: so many answers in all. False: there is no memory, and nothing has changed.
  mutating func reserveIfPossible(answers wanted: Int) -> Bool {
    if !reserveIfPossible(others: pool.count - free.count - answers, answers: wanted) { return false }
    answerRoom = max(answerRoom, wanted)
    return true
  }

  /// The same for so many relations more that a host sets.
  mutating func reserveIfPossible(added: Int) -> Bool {
    reserveIfPossible(others: pool.count - free.count - answers + added, answers: max(answers, answerRoom))
  }

  private mutating func reserveIfPossible(others: Int, answers: Int) -> Bool {
    let wanted = max(others + answers, Relations.usual)
    return pool.reserveIfPossible(wanted) && free.reserveIfPossible(wanted) && words.reserveIfPossible(others)
  }

  /// Whether anybody may require this member to fail.
  @inline(__always) func isRequired(_ member: Int) -> Bool { lists[member].demands > 0 }

  /// Whether a member may require anybody to fail.
  @inline(__always) func requires(_ member: Int) -> Bool { lists[member].duties > 0 }

  subscript(index: Int) -> Relation {
    @inline(__always) _read { yield pool[index] }
    @inline(__always) _modify { yield &pool[index] }
  }

  /// The first relation of a member, -1: none. Go on with `next`.
  @inline(__always) func first(of member: Int) -> Int { Int(lists[member].first) }

  /// The first relation of a member of which this holds; nil: of none.
  func first(of member: Int, where holds: (Relation) -> Bool) -> Int? {
    var index = first(of: member)
    while index >= 0 {
      if holds(pool[index]) { return index }
      index = Int(pool[index].next)
    }
    return nil
  }

  /// The first relation to a member, -1: none. Go on with `nextTo`.
  private func first(to member: Int) -> Int { Int(lists[member].firstTo) }

  /// Whether this holds of a relation to a member.
  func has(to member: Int, where holds: (Relation) -> Bool) -> Bool {
    var index = first(to: member)
    while index >= 0 {
      if holds(pool[index]) { return true }
      index = Int(pool[index].nextTo)
    }
    return false
  }

  /// Changes the relations that members with requirements have to a member.
  mutating func change(to member: Int, _ body: (inout Relation) -> Void) {
    var index = first(to: member)
    while index >= 0 {
      if requires(Int(pool[index].from)) { body(&pool[index]) }
      index = Int(pool[index].nextTo)
    }
  }

  /// Whether the host has said this of two members, where it is no demand.
  func has(_ kind: RelationKind, from: Int, to: Int) -> Bool { words.has(kind, from: from, to: to) }

  /// The host's word on whether a member may exclude another one, nil: none.
  func prevention(by from: Int, of to: Int) -> Bool? {
    has(.mayPrevent, from: from, to: to) ? true : has(.mayNotPrevent, from: from, to: to) ? false : nil
  }

  /// The member's relation of this kind to another one that still counts, nil: none.
  func find(_ kind: RelationKind, from: Int, to: Int) -> Int? {
    first(of: from) { $0.kind == kind && Int($0.to) == to && $0.lastAttempt == .max }
  }

  @discardableResult
  mutating func add(_ kind: RelationKind, from: Int, to: Int, firstAttempt: UInt32 = 0) -> Int {
    add(
      Relation(kind: kind, from: Int32(truncatingIfNeeded: from), to: Int32(truncatingIfNeeded: to), firstAttempt: firstAttempt))
  }

  /// Adds a relation that is in no list yet.
  @discardableResult
  mutating func add(_ relation: Relation) -> Int {
    let (kind, from, to) = (relation.kind, Int(relation.from), Int(relation.to))
    let index: Int
    if free.isEmpty {
      index = pool.count
      pool.append(relation)
      free.reserve(pool.count)
    } else {
      index = Int(free[free.count - 1])
      free.removeLast()
      pool[index] = relation
    }
    append(index, to: from)
    pool[index].nextTo = lists[to].firstTo
    lists[to].firstTo = Int32(truncatingIfNeeded: index)
    if kind.isAnswer { answers += 1 }
    if kind.isDemand {
      lists[to].demands += 1
      lists[from].duties += 1
    } else {
      words.insert(kind, from: from, to: to)
    }
    return index
  }

  /// Whether a relation stands in the list of the member that it is about, for the invariants.
  func isListed(_ index: Int) -> Bool {
    var other = first(to: Int(pool[index].to))
    while other >= 0 && other != index { other = Int(pool[other].nextTo) }
    return other == index
  }

  /// Takes a relation out of the list of the member that it is about.
  private mutating func unlink(_ index: Int) {
    let (member, next) = (Int(pool[index].to), pool[index].nextTo)
    var before = first(to: member)
    if before == index { return lists[member].firstTo = next }
    while Int(pool[before].nextTo) != index { before = Int(pool[before].nextTo) }
    pool[before].nextTo = next
  }

  private mutating func append(_ index: Int, to member: Int) {
    var last = first(of: member)
    if last < 0 {
      lists[member].first = Int32(truncatingIfNeeded: index)
      return
    }
    while pool[last].next >= 0 { last = Int(pool[last].next) }
    pool[last].next = Int32(truncatingIfNeeded: index)
  }

  /// Takes out the member's relations that a rule names.
  mutating func remove(from member: Int, where isUnwanted: (Relation) -> Bool) {
    var before = -1
    var index = first(of: member)
    while index >= 0 {
      let next = Int(pool[index].next)
      if isUnwanted(pool[index]) { take(index, behind: before) } else { before = index }
      index = next
    }
  }

  /// Takes out a relation that stands behind another one in the list of its member; -1: it is the first one there.
  @inline(never) private mutating func take(_ index: Int, behind before: Int) {
    let relation = pool[index]
    let (from, to) = (Int(relation.from), Int(relation.to))
    if before < 0 { lists[from].first = relation.next } else { pool[before].next = relation.next }
    free.append(Int32(truncatingIfNeeded: index))
    unlink(index)
    if relation.kind.isAnswer { answers -= 1 }
    if relation.kind.isDemand {
      lists[to].demands -= 1
      lists[from].duties -= 1
    } else {
      words.remove(relation.kind, from: from, to: to)
    }
  }

  /// Takes out all that a member has to do with anybody.
  mutating func removeAll(of member: Int) {
    remove(from: member) { _ in true }
    while first(to: member) >= 0 { remove(from: Int(pool[first(to: member)].from)) { Int($0.to) == member } }
  }
}
