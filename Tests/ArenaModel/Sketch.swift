/// Plain sketches of a few standard classes, so that the model can be checked on the shared cases. Only the model uses
/// them; they follow docs/rules.md as far as those cases go.
import Foundation

struct Sketch {
  let name: String
  let numbers: [String: Double]
  private var tapsDone = 0
  private var fingers = 0
  private var start: Point?

  init(name: String, numbers: [String: Double]) {
    self.name = name
    self.numbers = numbers
  }

  /// The classes that are sketched, with the numbers that a sketch follows or that its cases can do without.
  static let settings: [String: Set<String>] = [
    "tap": ["taps_required", "maximum_tap_duration", "maximum_interval", "provisional"],
    "long_press": ["minimum_duration", "touches_required", "taps_required"], "pan": ["minimum_touches", "maximum_touches"],
    "swipe": [], "pinch": ["dominance"], "press": ["delay"],
  ]

  static func knows(_ name: String, _ numbers: Set<String>) -> Bool {
    settings[name]?.isSuperset(of: numbers) ?? false
  }

  func prepared() -> Sketch { Sketch(name: name, numbers: numbers) }

  private func number(_ key: String, _ otherwise: Double) -> Double { numbers[key] ?? otherwise }

  /// A tap never prevents a tap that needs more taps (prevent.more-taps).
  func canPrevent(_ other: Sketch) -> Bool {
    !(name == "tap" && other.name == "tap" && other.number("taps_required", 1) > number("taps_required", 1))
  }

  mutating func step(_ input: BehaviourInput, _ touches: [ModelTouch], _ deadline: inout UInt64) -> BehaviourOutput {
    if input.cancelled != 0 { return BehaviourOutput(state: input.state == .possible ? .failed : .cancelled) }
    switch name {
    case "tap": return tap(input, touches, &deadline)
    case "long_press": return press(input, touches, &deadline, number("minimum_duration", 0.5), 10)
    case "press": return press(input, touches, &deadline, number("delay", 0), .infinity)
    case "pan": return pan(input, touches)
    case "swipe": return BehaviourOutput(state: swipe(input, touches, &deadline))
    default: return pinch(input, touches)
    }
  }

  private func travel(_ touch: ModelTouch) -> Point {
    Point(x: touch.place.x - touch.start.x, y: touch.place.y - touch.start.y)
  }

  private func length(_ point: Point) -> Double { hypot(point.x, point.y) }

  private mutating func tap(_ input: BehaviourInput, _ touches: [ModelTouch], _ deadline: inout UInt64) -> BehaviourOutput {
    if input.timer || touches.contains(where: { length(travel($0)) > 45 }) { return BehaviourOutput(state: .failed) }
    for touch in touches where touch.beganNow {
      if let start, length(Point(x: touch.start.x - start.x, y: touch.start.y - start.y)) > 45 { return BehaviourOutput(state: .failed) }
      start = touch.start
      fingers += 1
      if fingers == 1 { deadline = input.time + UInt64(number("maximum_tap_duration", 0.75) * 1e9) }
      if fingers > 1 { return BehaviourOutput(state: .failed) }
    }
    let hasLifted = touches.contains { $0.endedNow } && lift(input.time, &deadline)
    if hasLifted, number("provisional", 0) != 0 { return BehaviourOutput(state: .began, isProvisional: true) }
    return BehaviourOutput(state: hasLifted ? .ended : .possible)
  }

  /// Does it go on with a finger that lands there?
  func continues(with place: Point) -> Bool {
    guard let start else { return true }
    return length(Point(x: place.x - start.x, y: place.y - start.y)) <= 45
  }

  /// Of the one finger; true: it was the last tap.
  private mutating func lift(_ time: UInt64, _ deadline: inout UInt64) -> Bool {
    fingers = 0
    tapsDone += 1
    deadline = time + UInt64(number("maximum_interval", 0.35) * 1e9)
    return tapsDone == Int(number("taps_required", 1))
  }

  private func press(
    _ input: BehaviourInput, _ touches: [ModelTouch], _ deadline: inout UInt64, _ delay: Double, _ slop: Double
  ) -> BehaviourOutput {
    // An extra finger is left to its view.
    if input.state.isActive { return BehaviourOutput(state: input.ended != 0 ? .ended : input.state, ignore: input.began) }
    if input.timer { return BehaviourOutput(state: .began) }
    if input.ended != 0 || touches.contains(where: { length(travel($0)) > slop }) { return BehaviourOutput(state: .failed) }
    if input.began != 0 { deadline = input.time + UInt64(delay * 1e9) }
    return BehaviourOutput(state: touches.count > Int(number("touches_required", 1)) ? .failed : .possible)
  }

  private func pan(_ input: BehaviourInput, _ touches: [ModelTouch]) -> BehaviourOutput {
    let down = touches.filter { $0.down }
    let minimum = Int(number("minimum_touches", 1))
    let maximum = Int(number("maximum_touches", 64))
    if input.state.isActive {
      var ignore: UInt64 = 0
      for (place, touch) in touches.enumerated() where touch.beganNow && place >= maximum { ignore |= 1 << UInt64(place) }
      return BehaviourOutput(state: down.count < minimum ? .ended : input.state, ignore: ignore)
    }
    if down.isEmpty || down.count > maximum { return BehaviourOutput(state: .failed) }
    let far = down.filter { abs(travel($0).x) >= 10 || abs(travel($0).y) >= 10 }
    return BehaviourOutput(state: input.moved != 0 && far.count >= minimum ? .began : .possible)
  }

  private func swipe(_ input: BehaviourInput, _ touches: [ModelTouch], _ deadline: inout UInt64) -> State {
    if input.timer || input.ended != 0 || touches.count > 1 { return .failed }
    if input.began != 0 { deadline = input.time + 500_000_001 }
    let travel = travel(touches[0])
    if travel.x < 0 { return .failed }
    let elapsed = Double(input.time - touches[0].startTime) / 1e9
    return travel.x >= 50 * (1 - 0.94 * elapsed) && abs(travel.y) <= 50 * (1 - 0.98 * elapsed) ? .ended : .possible
  }

  /// With `dominance` 0 in effect.
  private func pinch(_ input: BehaviourInput, _ touches: [ModelTouch]) -> BehaviourOutput {
    let down = touches.filter { $0.down }
    var ignore: UInt64 = 0
    for (place, touch) in touches.enumerated() where touch.beganNow && place >= 2 { ignore |= 1 << UInt64(place) }
    if down.isEmpty { return BehaviourOutput(state: input.state.isActive ? .ended : .failed) }
    if input.state.isActive || down.count < 2 || input.moved == 0 { return BehaviourOutput(state: input.state, ignore: ignore) }
    let before = length(Point(x: down[0].start.x - down[1].start.x, y: down[0].start.y - down[1].start.y))
    let after = length(Point(x: down[0].place.x - down[1].place.x, y: down[0].place.y - down[1].place.y))
    return BehaviourOutput(state: abs(after - before) >= 8 ? .began : .possible, ignore: ignore)
  }
}
