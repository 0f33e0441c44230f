/// The test class as the engine gets it: a class table around `behave`.
import CKinesic
import Foundation

/// The tables of the test classes; made once, never freed, as the engine keeps their pointers.
final class ScriptClasses: @unchecked Sendable {
  static let shared = ScriptClasses()

  /// In the order in which they are registered.
  let tables: [kin_recognizer_class]
  /// The settings' names as C strings, for `kin_recognizer_set_number`.
  let names: [Setting: UnsafePointer<CChar>]

  private init() {
    let properties = UnsafeMutablePointer<kin_property>.allocate(capacity: Setting.count)
    var names: [Setting: UnsafePointer<CChar>] = [:]
    for setting in Setting.allCases {
      let name = UnsafePointer(strdup(ScriptClasses.snake(setting.rawValue))!)
      names[setting] = name
      properties[setting.place] = kin_property(
        name: name, summary: name, unit: UnsafePointer(strdup("1")!), origin: UnsafePointer(strdup("ours")!), initial: setting.initial,
        minimum: -1, maximum: 1e9, kind: kin_property_kind(KIN_PROPERTY_NUMBER), offset: UInt32(setting.place * 8))
    }
    self.names = names
    tables = [
      ScriptClasses.scripted("arena.script", 0, properties),
      ScriptClasses.scripted("arena.yielding", UInt32(KIN_CLASS_YIELDING), properties),
      ScriptClasses.choosing("arena.choice", 0, properties),
      ScriptClasses.choosing("arena.yielding_choice", UInt32(KIN_CLASS_YIELDING), properties),
    ]
  }

  /// "ignoreAbove" to "ignore_above": property names are lower case.
  private static func snake(_ name: String) -> String {
    name.map { $0.isUppercase ? "_" + $0.lowercased() : String($0) }.joined()
  }

  private static func table(_ name: String, _ flags: UInt32, _ properties: UnsafePointer<kin_property>) -> kin_recognizer_class {
    var table = kin_recognizer_class()
    table.struct_size = UInt32(MemoryLayout<kin_recognizer_class>.size)
    table.abi_level = UInt32(KIN_ABI_LEVEL)
    table.name = UnsafePointer(strdup(name)!)
    table.summary = UnsafePointer(strdup("A scripted recognizer for tests.")!)
    table.version = UnsafePointer(strdup("1.0.0")!)
    table.flags = flags
    table.state_size = UInt32(Work.memorySize * 8)
    table.state_alignment = 8
    table.property_count = UInt32(Setting.count)
    table.properties = properties
    return table
  }

  /// The class whose proposals are a script in its properties.
  private static func scripted(_ name: String, _ flags: UInt32, _ properties: UnsafePointer<kin_property>) -> kin_recognizer_class {
    var table = table(name, flags, properties)
    table.prepare = { state in
      guard let memory = state?.assumingMemoryBound(to: Double.self) else { return }
      for work in Work.allCases { memory[work.place] = 0 }
    }
    table.step = { state, input, request in
      guard let memory = state?.assumingMemoryBound(to: Double.self), let input, let request else { return kin_state(KIN_STATE_FAILED) }
      return ScriptClasses.step(memory, input.pointee, request)
    }
    table.continues_with = { state, landing in
      guard let memory = state?.assumingMemoryBound(to: Double.self), let touch = landing?.pointee.touches[0] else { return true }
      return continues(memory, with: Point(x: touch.pointee.start_x, y: touch.pointee.start_y))
    }
    table.can_prevent = { state, other in !matches(state, .spares, other) }
    table.can_be_prevented_by = { state, other in !matches(state, .immune, other) }
    table.should_require_failure_of = { state, other in matches(state, .awaits, other) }
    table.should_be_required_to_fail_by = { state, other in matches(state, .awaited, other) }
    return table
  }

  /// The class whose proposals the exhaustive search chooses. It remembers nothing, so that a state of the engine has
  /// no hidden part.
  private static func choosing(_ name: String, _ flags: UInt32, _ properties: UnsafePointer<kin_property>) -> kin_recognizer_class {
    var table = table(name, flags, properties)
    table.prepare = { _ in }
    table.step = { state, input, request in
      guard let memory = state?.assumingMemoryBound(to: Double.self), let input, let request else { return kin_state(KIN_STATE_FAILED) }
      let question = Question(
        Int(memory[Setting.group.place]) - 1, delay: memory[Setting.delay.place], ScriptClasses.input(input.pointee))
      if let deadline = question.deadline { request.pointee.deadline_ns = deadline }
      return Oracle.shared.answer(question).rawValue
    }
    return table
  }

  private static func step(
    _ memory: UnsafeMutablePointer<Double>, _ step: kin_step, _ request: UnsafeMutablePointer<kin_request>
  ) -> kin_state {
    let output = behave(memory, input(step), &request.pointee.deadline_ns)
    request.pointee.ignore.0 = output.ignore
    request.pointee.flags =
      (output.sendsChanged ? UInt32(KIN_REQUEST_CHANGED) : 0) | (output.beganToo ? UInt32(KIN_REQUEST_BEGAN) : 0)
      | (output.isProvisional ? UInt32(KIN_REQUEST_PROVISIONAL) : 0)
    return output.state.rawValue
  }

  private static func input(_ step: kin_step) -> BehaviourInput {
    var input = BehaviourInput(
      state: State(rawValue: step.state) ?? .failed, time: step.time_ns, timer: step.flags & UInt32(KIN_STEP_TIMER) != 0,
      count: Int(step.touch_count))
    for place in 0..<Int(step.touch_count) {
      guard let touch = step.touches[place] else { continue }
      let bit = UInt64(1) << UInt64(place)
      let changes = touch.pointee.changes
      if changes & UInt32(KIN_CHANGE_BEGAN) != 0 {
        input.began |= bit
        input.landing = Point(x: touch.pointee.start_x, y: touch.pointee.start_y)
      }
      if changes & UInt32(KIN_CHANGE_MOVED) != 0 { input.moved |= bit }
      if changes & UInt32(KIN_CHANGE_ENDED) != 0 { input.ended |= bit }
      if changes & UInt32(KIN_CHANGE_CANCELLED) != 0 { input.cancelled |= bit }
      if changes & UInt32(KIN_CHANGE_ENDED | KIN_CHANGE_CANCELLED) == 0 { input.down |= bit }
    }
    return input
  }
}

/// A class hook: is the peer of the group that this recognizer's setting names?
private func matches(_ state: UnsafeRawPointer?, _ hook: Setting, _ peer: UnsafePointer<kin_peer>?) -> Bool {
  guard let memory = state?.assumingMemoryBound(to: Double.self), let peer else { return false }
  let group = memory[hook.place]
  return group != 0 && kin_peer_number(peer, "group", 0) == group
}
