/// Decides which recognizers win.
///
/// A step proposes states (`propose`), then `arbitrate` decides until nothing changes, then the engine reads the
/// members' actions in the fixed order, and `reset` ends the attempts that are over. The arena knows no gesture, no C
/// and no views: what it needs of them it asks the `Judge`. It is a class so that a judge's answer may look at it in
/// mid-step.
final class Arena {
  var members = List<Member>()
  var relations = Relations()
  /// What policies need to know of each member.
  var policyRows = List<PolicyRow>()
  /// Those in play, in the fixed order.
  var inPlay = List<Int32>()
  /// Those with a proposal or an action in this step, in the fixed order.
  private(set) var acting = List<Int32>()
  /// Terminal ones that are not yet reset.
  var awaitingReset = List<Int32>()
  /// Which step this is, counted from 1.
  var step: UInt64 = 0
  private(set) var explains = false
  /// Whether anybody has, or had, hooks that make requirements: else nobody is asked.
  var asksRequirements = false
  /// Whether any policy is, or was, in use: else the arena does not look for one.
  var hasPolicies = false
  /// Whether the one that is about to leave Possible gets what is left at the lift.
  var givesAtLift = false
  /// Orders those ready in one step by `crossing` before the fixed order.
  let ordersByCrossing: Bool
  private var visits: UInt64 = 0
  /// Counts the changes of who hears of which touches, and of who is undecided: a list of those to step holds while it
  /// stands still.
  private(set) var subscriptionVersion: UInt64 = 1
  /// For walks over the graph.
  var stack = List<Int32>()
  /// For the walk over those that step back.
  var trail = List<Int32>()
  /// Those that may leave Possible now, in the order of arbitration.
  var ready = List<Int32>()
  /// A group, while its requirements are looked at.
  var gathered = List<Int32>()

  init(ordersByCrossing: Bool) { self.ordersByCrossing = ordersByCrossing }

  /// A member begins, in no attempt. Its attempts are counted on from those of who had its index before.
  func admit(_ index: Int, order: UInt64, isObserver: Bool) {
    var member = Member()
    member.attempt = members[index].attempt
    member.order = order
    member.isObserver = isObserver
    members[index] = member
    policyRows[index] = PolicyRow()
  }

  /// What its class says of it.
  func setKind(_ member: Int, isManual: Bool, isYielding: Bool) {
    members[member].isManual = isManual
    members[member].isYielding = isYielding
  }

  /// Its place in the fixed order.
  func setOrder(_ member: Int, _ order: UInt64) { members[member].order = order }

  /// Places in the fixed order have changed of members that are in play.
  func sortInPlay() {
    for i in 1..<max(inPlay.count, 1) {
      let member = inPlay[i]
      var place = i
      while place > 0, members[Int(inPlay[place - 1])].order > members[Int(member)].order {
        inPlay[place] = inPlay[place - 1]
        place -= 1
      }
      inPlay[place] = member
    }
    invalidateSubscriptions()
  }

  func setEnabled(_ member: Int, _ isEnabled: Bool) { members[member].isEnabled = isEnabled }

  func setObserver(_ member: Int, _ isObserver: Bool) { members[member].isObserver = isObserver }

  func setDynamicRequirements(_ member: Int, _ has: Bool) {
    members[member].hasDynamicRequirements = has
    if has { asksRequirements = true }
  }

  func setExplains(_ explains: Bool) { self.explains = explains }

  /// Makes room for so many members, so that a step does not allocate. False: there is no memory, and nothing has
  /// changed.
  func reserveIfPossible(_ count: Int) -> Bool {
    members.reserveIfPossible(count) && policyRows.reserveIfPossible(count)
      && relations.reserveIfPossible(members: count) && inPlay.reserveIfPossible(count)
      && acting.reserveIfPossible(count) && awaitingReset.reserveIfPossible(count) && stack.reserveIfPossible(count)
      && trail.reserveIfPossible(count) && ready.reserveIfPossible(count) && gathered.reserveIfPossible(count)
  }

  /// The bytes of one that is made for so many members.
  static func byteCount(forCapacity count: Int) -> Int {
    7 * List<Int32>.byteCount(forCapacity: count) + List<Member>.byteCount(forCapacity: count)
      + List<PolicyRow>.byteCount(forCapacity: count) + Relations.byteCount(forCapacity: count) + Heap.whole(512)
  }

  /// Members `0 ..< count`, for whom there is room.
  func extend(to count: Int) {
    members.extend(to: count, with: Member())
    policyRows.extend(to: count, with: PolicyRow())
    relations.extend(to: count)
  }

  /// Makes it what it was when it was made.
  func forgetEverything() {
    members = List<Member>()
    policyRows = List<PolicyRow>()
    relations = Relations()
    inPlay.removeAll()
    acting.removeAll()
    awaitingReset.removeAll()
    step = 0
    invalidateSubscriptions()
    asksRequirements = false
    hasPolicies = false
  }

  /// A new mark for a walk over the graph.
  func newVisit() -> UInt64 {
    visits += 1
    return visits
  }

  func beginStep() { step += 1 }

  /// Whether the step needs arbitration although nobody proposes anything.
  var mustArbitrate: Bool { hasPolicies || asksRequirements && !awaitingReset.isEmpty }

  /// The step's actions have been sent.
  func clearActions() {
    for i in 0..<acting.count { members.reference(to: Int(acting[i])).value.action = .none }
    acting.removeAll()
  }

  /// Somebody hears of other touches than before, has left Possible, or wants moves again.
  @inline(__always) func invalidateSubscriptions() { subscriptionVersion &+= 1 }

  /// A recognizer enters play: with its first touch, or with a state that a host proposes.
  /// Rule: attempt.in-play.
  @inline(__always) func enterPlay(_ member: Int) {
    let entry = members.reference(to: member)
    entry.value.isInPlay = true
    entry.value.attempt &+= 1
    insert(member, into: &inPlay)
  }

  /// A recognizer takes a touch.
  @inline(__always) func join(_ member: Int, touch: Int) {
    let entry = members.reference(to: member)
    if !entry.value.isInPlay { enterPlay(member) }
    entry.value.touches.insert(touch)
    invalidateSubscriptions()
  }

  /// A recognizer wants nothing more of a touch.
  /// Rule: touch.ignored.
  func ignore(_ member: Int, touch: Int) {
    members[member].ignored.insert(touch)
    invalidateSubscriptions()
  }

  /// A touch is no part of its attempt any more.
  func leave(_ member: Int, touch: Int) {
    forget(touch, of: member)
    invalidateSubscriptions()
  }

  private func forget(_ touch: Int, of member: Int) {
    members[member].touches.remove(touch)
    members[member].ignored.remove(touch)
    if hasPolicies { policyRows[member].basis.remove(touch) }
  }

  /// The touches of all attempts.
  var heldTouches: TouchSet {
    var held = TouchSet()
    for i in 0..<inPlay.count { held = held | members[Int(inPlay[i])].touches }
    return held
  }

  /// A lifted touch whose place is needed leaves all attempts.
  func forget(touch: Int) {
    for i in 0..<inPlay.count { forget(touch, of: Int(inPlay[i])) }
  }

  /// Puts a member into a list that is in the fixed order, once. Most come in that order.
  @inline(__always) func insert(_ member: Int, into list: inout List<Int32>) {
    let order = members.reference(to: member).value.order
    if list.isEmpty || members.reference(to: Int(list[list.count &- 1])).value.order < order {
      return list.append(Int32(truncatingIfNeeded: member))
    }
    insertBetween(member, into: &list)
  }

  @inline(never) private func insertBetween(_ member: Int, into list: inout List<Int32>) {
    let order = members[member].order
    var place = list.count
    while place > 0 {
      let before = Int(list[place - 1])
      if before == member { return }
      if members[before].order < order { break }
      place -= 1
    }
    list.insert(Int32(truncatingIfNeeded: member), at: place)
  }

  /// Notes what a member sends in this step, in place of what it would have sent.
  /// Rule: record.one-action.
  @inline(__always) func act(_ member: Int, _ action: Member.Action) {
    members[member].action = action
    insert(member, into: &acting)
  }

  /// Its attempt is decided; it waits for its reset.
  @_optimize(speed) func finish(_ member: Int, _ state: State, _ judge: some Judge) {
    let entry = members.reference(to: member)
    entry.value.before = entry.value.state
    entry.value.state = state
    entry.value.earned = .possible
    entry.value.finishedStep = step
    invalidateSubscriptions()
    judge.stopTimer(of: member)
    awaitingReset.append(Int32(truncatingIfNeeded: member))
  }

  /// Takes those out of play whose attempts have ended; `all`: none of those that await their reset is left.
  @_optimize(speed) func dropEnded(all: Bool) {
    inPlay.removeAll { !members.reference(to: Int($0)).value.isInPlay }
    if all { awaitingReset.removeAll() } else { awaitingReset.removeAll { !members.reference(to: Int($0)).value.isInPlay } }
  }
}
