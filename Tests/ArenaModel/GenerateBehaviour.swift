/// Random scripts for the test class: mostly shapes that gestures have (tap, double tap, hold, drag, touch-down), with
/// noise, sometimes anything.
enum Behaviours {
  /// Milliseconds; the same grid as the script's times.
  private static let delays = [0, 10, 50, 100, 150, 200, 300, 350]

  static func draw(_ random: inout SplitMix64, hooks: Int) -> [Setting: Double] {
    var numbers: [Setting: Double] = [:]
    var rules: [(Trigger, Int, State)]
    switch random.below(8) {
    case 0:  // tap
      rules = [(.moved, random.between(1, 3), .failed), (.lifted, 1, .ended)]
      if random.chance(60) { timer(&random, &numbers, &rules, .failed) }
    case 1:  // several taps
      rules = [(.lifted, random.between(2, 3), .ended), (.moved, random.between(1, 4), .failed)]
      timer(&random, &numbers, &rules, .failed)
      numbers[.rearm] = 3
      numbers[.reach] = Double(random.pick([0, 50, 50, 150]))
    case 2:  // hold
      rules = [(.moved, random.between(1, 3), .failed), (.lifted, 1, .failed)]
      timer(&random, &numbers, &rules, random.pick([.began, .began, .ended]))
    case 3, 4:  // drag
      rules = [(.moved, random.between(1, 3), .began)]
      if random.chance(30) { rules.append((.moved, random.between(3, 6), random.pick([.ended, .cancelled, .failed, .changed]))) }
      if random.chance(50) { rules.append((.lifted, 1, random.pick([.failed, .ended]))) }
    case 5:  // at landing
      rules = [(.landed, random.between(1, 2), random.pick([.began, .began, .ended]))]
      if random.chance(40) { timer(&random, &numbers, &rules, random.pick([.changed, .ended, .cancelled])) }
      if random.chance(40) { rules.append((.lifted, 1, .ended)) }
    case 6:  // lifts decide by a timer
      rules = [(.lifted, 2, .failed)]
      timer(&random, &numbers, &rules, random.pick([.began, .ended, .failed]))
      numbers[.rearm] = Double(random.pick([0, 1, 2, 3]))
    default:
      rules = (0..<random.between(1, 4)).map { _ in
        (
          random.pick([.landed, .moved, .moved, .lifted, .fired]), random.between(1, 3),
          random.pick([.began, .began, .changed, .ended, .ended, .failed, .cancelled])
        )
      }
      if random.chance(50) { numbers[.delay] = Double(random.pick(delays)) }
      numbers[.rearm] = Double(random.pick([0, 0, 1, 2, 3]))
    }
    if numbers[.reach] == nil, rules.count < 4, random.chance(10) {
      numbers[.reach] = Double(random.pick([50, 150]))
      rules.append((.fired, 1, random.pick([.failed, .failed, .ended, .began])))
    }
    write(rules, &numbers)
    if random.chance(15) { numbers[.ignoreAbove] = Double(random.between(1, 2)) }
    if random.chance(6) { numbers[.dropAt] = Double(random.between(1, 3)) }
    if random.chance(15) { numbers[.failAbove] = Double(random.between(1, 2)) }
    if random.chance(20) { numbers[.insist] = 1 }
    if random.chance(hooks) {
      numbers[.group] = Double(random.between(1, 3))
      if random.chance(50) { numbers[.spares] = Double(random.between(1, 3)) }
      if random.chance(50) { numbers[.immune] = Double(random.between(1, 3)) }
    }
    return numbers
  }

  /// What would end with a lift begins there, so that somebody may withdraw it.
  static func beginAtLifts(_ numbers: inout [Setting: Double]) {
    for place in 0..<4 {
      let settings = Array(Setting.allCases[(place * 3)..<(place * 3 + 3)])
      guard numbers[settings[0]] == Double(Trigger.lifted.rawValue), numbers[settings[2]] == Double(State.ended.rawValue) else { continue }
      numbers[settings[2]] = Double(State.began.rawValue)
    }
  }

  private static func timer(
    _ random: inout SplitMix64, _ numbers: inout [Setting: Double], _ rules: inout [(Trigger, Int, State)], _ state: State
  ) {
    numbers[.delay] = Double(random.pick(delays))
    rules.append((.fired, 1, state))
  }

  private static func write(_ rules: [(Trigger, Int, State)], _ numbers: inout [Setting: Double]) {
    for (place, rule) in rules.prefix(4).enumerated() {
      let settings = Array(Setting.allCases[(place * 3)..<(place * 3 + 3)])
      numbers[settings[0]] = Double(rule.0.rawValue)
      numbers[settings[1]] = Double(rule.1)
      numbers[settings[2]] = Double(rule.2.rawValue)
    }
  }
}
