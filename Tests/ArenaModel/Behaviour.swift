/// What a recognizer of the test class does: a tiny script in numbers, one pure function that the model and the class
/// registered with the engine share. It is no part of the arena, so sharing it hides nothing.

/// The numbers of the test class. The memory of a recognizer is one double for each, then those of `Work`.
enum Setting: String, Codable, CaseIterable, CodingKeyRepresentable {
  // Four rules: when the counter `kind` (a `Trigger`) reaches `count`, propose `state`.
  case kind0, count0, state0
  case kind1, count1, state1
  case kind2, count2, state2
  case kind3, count3, state3
  /// Milliseconds from the first landing to the timer; negative: no timer.
  case delay
  /// When the timer is set again: 0 never, 1 at each move, 2 once after it fired, 3 at each lift.
  case rearm
  /// Touches above this number are ignored when they land; 0: none is.
  case ignoreAbove
  /// At the move with this number the oldest touch is ignored; 0: never.
  case dropAt
  /// More fingers than this fail it while it is Possible; 0: any number.
  case failAbove
  /// 1: Changed is sent also when no touch moved.
  case insist
  /// Its number for the hooks of others; 0: none.
  case group
  /// It does not prevent those of this group.
  case spares
  /// It cannot be prevented by those of this group.
  case immune
  /// It requires those of this group to fail.
  case awaits
  /// Those of this group require it to fail.
  case awaited
  /// 1: it begins provisionally.
  case provisional
  /// Between its touches it goes on with one that lands this near to the latest; 0: with any.
  case reach

  /// Its place in the memory.
  var place: Int { Setting.places[self] ?? 0 }
  var initial: Double { self == .delay ? -1 : 0 }

  private static let places = Dictionary(uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })
  static let count = allCases.count
}

/// The counters of an attempt, in the memory behind the settings.
enum Work: Int, CaseIterable {
  case landed, moved, lifted, fired
  /// Where the latest of its touches landed.
  case x, y

  var place: Int { Setting.count + rawValue }
  /// How many doubles a recognizer's memory has.
  static let memorySize = Setting.count + allCases.count
}

/// What a rule counts.
enum Trigger: Int {
  case never = 0
  case landed = 1
  case moved = 2
  case lifted = 3
  case fired = 4
}

/// The step as the script sees it; bit i of a mask is touch i of its list.
struct BehaviourInput {
  var state: State
  var time: UInt64
  var timer = false
  var began: UInt64 = 0
  var moved: UInt64 = 0
  var ended: UInt64 = 0
  var cancelled: UInt64 = 0
  /// Those that are down after the step.
  var down: UInt64 = 0
  var count = 0
  /// Where the latest of those that land in this step do.
  var landing: Point?
}

struct BehaviourOutput {
  var state: State
  var ignore: UInt64 = 0
  /// KIN_REQUEST_CHANGED.
  var sendsChanged = false
  /// KIN_REQUEST_BEGAN.
  var beganToo = false
  /// KIN_REQUEST_PROVISIONAL.
  var isProvisional = false
}

/// "Never" of a deadline, as KIN_TIME_NEVER.
let never = UInt64.max

/// One transition of the test class. `memory` has `Work.memorySize` doubles, `deadline` is kept between steps.
func behave(_ memory: UnsafeMutablePointer<Double>, _ input: BehaviourInput, _ deadline: inout UInt64) -> BehaviourOutput {
  func setting(_ setting: Setting) -> Double { memory[setting.place] }
  // As every standard class: one finger that the system takes is enough (host.system-cancel).
  if input.cancelled != 0 { return BehaviourOutput(state: input.state == .possible ? .failed : .cancelled) }

  let before = (0..<Work.allCases.count).map { memory[Setting.count + $0] }
  memory[Work.landed.place] += Double(input.began.nonzeroBitCount)
  memory[Work.moved.place] += input.moved != 0 ? 1 : 0
  memory[Work.lifted.place] += Double(input.ended.nonzeroBitCount)
  memory[Work.fired.place] += input.timer ? 1 : 0
  let after = (0..<Work.allCases.count).map { memory[Setting.count + $0] }
  if let landing = input.landing { (memory[Work.x.place], memory[Work.y.place]) = (landing.x, landing.y) }

  if setting(.delay) >= 0 {
    let rearm = Int(setting(.rearm))
    let first = before[0] == 0 && after[0] > 0
    let again = (rearm == 1 && input.moved != 0) || (rearm == 2 && input.timer && after[3] == 1) || (rearm == 3 && input.ended != 0)
    if first || again { deadline = input.time + UInt64(setting(.delay)) * 1_000_000 }
  }

  var output = BehaviourOutput(state: input.state)
  if setting(.ignoreAbove) > 0 {
    for index in 0..<input.count where index >= Int(setting(.ignoreAbove)) && input.began & (1 << UInt64(index)) != 0 {
      output.ignore |= 1 << UInt64(index)
    }
  }
  if setting(.dropAt) > 0, before[1] < setting(.dropAt), after[1] >= setting(.dropAt) { output.ignore |= 1 }
  let left = input.down & ~output.ignore

  if setting(.failAbove) > 0, left.nonzeroBitCount > Int(setting(.failAbove)), input.state == .possible {
    output.state = .failed
    return output
  }
  rules: for rule in 0..<4 {
    guard let trigger = Trigger(rawValue: Int(memory[rule * 3])), trigger != .never else { continue }
    let count = memory[rule * 3 + 1]
    guard before[trigger.rawValue - 1] < count, after[trigger.rawValue - 1] >= count else { continue }
    guard let proposed = State(rawValue: Int32(memory[rule * 3 + 2])) else { continue }
    // Began once more is no transition, so an active one keeps what it has.
    output.state = proposed == .began && input.state.isActive ? input.state : proposed
    break rules
  }
  output.sendsChanged = output.state == .changed && setting(.insist) != 0
  // Nothing is active without a finger, unless somebody may still withdraw it.
  let isProvisional = output.state == .began && setting(.provisional) != 0
  if output.state.isActive && left == 0 && !isProvisional {
    output.beganToo = !input.state.isActive
    output.state = .ended
  }
  output.isProvisional = isProvisional
  return output
}

/// Does it go on with a touch that lands there, when none of its touches is down?
func continues(_ memory: UnsafePointer<Double>, with landing: Point) -> Bool {
  if memory[Setting.reach.place] == 0 || memory[Work.landed.place] == 0 { return true }
  let (x, y) = (landing.x - memory[Work.x.place], landing.y - memory[Work.y.place])
  return x * x + y * y <= memory[Setting.reach.place] * memory[Setting.reach.place]
}
