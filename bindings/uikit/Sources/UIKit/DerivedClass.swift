import CKinesic
import Foundation

/// The engine's classes as this module registers them: each standard class once more, with the number of a Swift
/// object in front of its own bytes, by which its functions find that object.
@MainActor
enum DerivedClass {
  static let tokenProperty = "uikit_object"
  /// The bytes in front: the token and a filler, so that what follows keeps its alignment.
  nonisolated static let head = 16

  private typealias Table = UnsafeMutablePointer<kin_recognizer_class>

  /// The standard classes that are used.
  private static let names = ["hover", "long_press", "manual", "pan", "pinch", "rotation", "screen_edge_pan", "swipe", "tap"]
  private static let bases = readBases()
  private static let tables: [Table] = bases.values.flatMap { [derive($0, isPlain: true), derive($0, isPlain: false)] }

  static func base(_ name: String) -> kin_recognizer_class { bases[name]! }

  static func name(of base: kin_recognizer_class, isPlain: Bool) -> String {
    "uikit." + String(cString: base.name) + (isPlain ? "" : ".subclass")
  }

  static func register(in window: UIWindow) {
    for table in tables { window.call { kin_recognizer_class_register($0, table) } }
  }

  /// The nearest value that a property allows.
  static func clamp(_ value: Double, to property: String, of base: kin_recognizer_class) -> Double {
    for i in 0..<Int(base.property_count) where String(cString: base.properties[i].name) == property {
      return min(max(value, base.properties[i].minimum), base.properties[i].maximum)
    }
    return value
  }

  private static func readBases() -> [String: kin_recognizer_class] {
    var options = kin_engine_options()
    kin_engine_options_init(&options)
    var engine: OpaquePointer?
    guard kin_engine_create(&options, &engine) == KIN_OK else { fatalError("no memory for an engine") }
    defer { kin_engine_destroy(engine) }
    var count: UInt32 = 0
    kin_engine_get_class_count(engine, &count)
    var found: [String: kin_recognizer_class] = [:]
    for i in 0..<count {
      var table: UnsafePointer<kin_recognizer_class>?
      guard kin_engine_get_class(engine, i, &table) == KIN_OK, let table else { continue }
      let name = String(cString: table.pointee.name)
      if names.contains(name) { found[name] = table.pointee }
    }
    return found
  }

  /// Made once for the process, and never freed: engines keep the pointers in it.
  private static func derive(_ base: kin_recognizer_class, isPlain: Bool) -> Table {
    let table = Table.allocate(capacity: 1)
    table.initialize(to: base)
    table.pointee.name = UnsafePointer(strdup(name(of: base, isPlain: isPlain)))
    table.pointee.state_size = base.state_size + UInt32(head)
    table.pointee.state_alignment = 16
    let properties = UnsafeMutablePointer<kin_property>.allocate(capacity: Int(base.property_count) + 1)
    properties.initialize(to: tokenRow)
    for i in 0..<Int(base.property_count) {
      var property = base.properties[i]
      property.offset += UInt32(head)
      (properties + i + 1).initialize(to: property)
    }
    table.pointee.properties = UnsafePointer(properties)
    table.pointee.property_count = base.property_count + 1
    table.pointee.prepare = { prepare($0) }
    table.pointee.step = { step($0, $1, $2) }
    table.pointee.set_value = nil
    if base.continues_with != nil { table.pointee.continues_with = { continues($0, $1) } }
    if !isPlain || base.can_prevent != nil { table.pointee.can_prevent = { ask($0, $1, otherwise: true) { $0.canPrevent($1) } } }
    if isPlain {
      if String(cString: base.name) == "manual" { table.pointee.flags &= ~UInt32(KIN_CLASS_MANUAL) }
      return table
    }
    // Its states may come at any time: from a timer, from its host.
    table.pointee.flags |= UInt32(KIN_CLASS_MANUAL)
    table.pointee.can_be_prevented_by = { ask($0, $1, otherwise: true) { $0.canBePrevented(by: $1) } }
    table.pointee.should_require_failure_of = { ask($0, $1, otherwise: false) { $0.shouldRequireFailure(of: $1) } }
    table.pointee.should_be_required_to_fail_by = { ask($0, $1, otherwise: false) { $0.shouldBeRequiredToFail(by: $1) } }
    return table
  }

  private static var tokenRow: kin_property {
    kin_property(
      name: strdup(tokenProperty), summary: strdup("Which object of Swift it is."), unit: strdup("1"), origin: strdup("ours"), initial: 0,
      minimum: 0, maximum: 9e15, kind: kin_property_kind(KIN_PROPERTY_INTEGER), offset: 0)
  }
}

// The functions of the tables. An object that is gone makes its recognizer fail.

private func step(_ state: UnsafeMutableRawPointer?, _ input: UnsafePointer<kin_step>?, _ request: UnsafeMutablePointer<kin_request>?)
  -> kin_state
{
  guard let state, let input, let request, let object = Tokens.object(in: state) else { return kin_state(KIN_STATE_FAILED) }
  nonisolated(unsafe) let (bytes, happened, asked) = (state + DerivedClass.head, input, request)
  return onMainActor {
    if !object.isPrepared { object.prepare(bytes) }
    return object.step(bytes, happened, asked)
  }
}

private func prepare(_ state: UnsafeMutableRawPointer?) {
  // One that is being attached has no object yet: its first step makes up for it.
  guard let state, let object = Tokens.object(in: state) else { return }
  nonisolated(unsafe) let bytes = state + DerivedClass.head
  onMainActor {
    object.prepare(bytes)
    object.finishAttempt()
  }
}

private func continues(_ state: UnsafeRawPointer?, _ landing: UnsafePointer<kin_step>?) -> Bool {
  guard let state, let object = Tokens.object(in: state) else { return true }
  return object.base.continues_with?(state + DerivedClass.head, landing) ?? true
}

private func ask(
  _ state: UnsafeRawPointer?, _ peer: UnsafePointer<kin_peer>?, otherwise: Bool,
  _ question: @MainActor (UIGestureRecognizer, UIGestureRecognizer) -> Bool
) -> Bool {
  guard let state, let mine = Tokens.object(in: state), let other = Tokens.object(of: peer) else { return otherwise }
  return onMainActor { question(mine, other) }
}
