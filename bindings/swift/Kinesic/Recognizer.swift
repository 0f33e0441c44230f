import CKinesic

/// A recognizer of any class; `Tap`, `Pan` ... are those of the standard ones. There is one object for each. It keeps
/// no engine alive. To set a property to a value that it does not allow, or to use one of a recognizer that was
/// removed, is an error of the program, as an index beyond an array is; `setNumber` and `number` throw instead.
public class Recognizer {
  weak var host: Host?
  /// Its id in C.
  public let id: UInt64
  /// The name of its class.
  public let className: String

  /// Attaches a new one to a view.
  init(_ view: View, className: String) throws {
    let host = try view.alive
    self.host = host
    self.className = className
    id = try host.attach(className, to: view.id)
    host.recognizers[id] = self
  }

  init(_ host: Host, id: UInt64, className: String) {
    self.host = host
    self.id = id
    self.className = className
  }

  /// A handler that was added.
  public struct Action: Hashable, Sendable { let number: UInt64 }

  private var alive: Host {
    get throws {
      guard let host else { throw KinesicError.gone }
      return host
    }
  }

  private func must(_ function: (OpaquePointer) -> kin_result) {
    guard let host else { preconditionFailure(KinesicError.gone.description) }
    host.must(function)
  }

  /// Whether it is there still.
  public var exists: Bool {
    var state: kin_state = 0
    return host.map { kin_recognizer_get_state($0.raw, id, &state) == KIN_OK } ?? false
  }

  /// Its present state.
  public var state: State {
    var state: kin_state = 0
    must { kin_recognizer_get_state($0, id, &state) }
    return State(rawValue: state) ?? .possible
  }

  /// The view that it is attached to.
  public var view: View {
    var view: kin_view_id = 0
    must { kin_recognizer_get_view($0, id, &view) }
    return View(host, view)
  }

  /// A name, for explanations and tools; empty without one.
  public var name: String {
    get {
      var name: UnsafePointer<CChar>?
      must { kin_recognizer_get_name($0, id, &name) }
      return name.map { String(cString: $0) } ?? ""
    }
    set { must { kin_recognizer_set_name($0, id, newValue) } }
  }

  /// A property by its name: of a class of a plugin.
  public func number(_ property: String) throws -> Double {
    var number = 0.0
    try alive.call { kin_recognizer_get_number($0, id, property, &number) }
    return number
  }

  /// Sets a property by its name.
  public func setNumber(_ property: String, _ to: Double) throws {
    try alive.call { kin_recognizer_set_number($0, id, property, to) }
  }

  /// An output by its name.
  public func value(_ output: String) throws -> Double {
    var value = 0.0
    try alive.call { kin_recognizer_get_value($0, id, output, &value) }
    return value
  }

  /// Sets an output by its name, "scale" back to 1: the gesture goes on from there.
  public func setValue(_ output: String, _ to: Double) throws {
    try alive.call { kin_recognizer_set_value($0, id, output, to) }
  }

  /// Where it is, in the coordinates of a view.
  public func location(in view: View) throws -> Point {
    var raw = kin_point()
    try alive.call { kin_recognizer_get_location($0, id, view.id, &raw) }
    return Point(raw)
  }

  /// It cannot leave Possible before `other` has failed.
  public func requireFailure(of other: Recognizer) throws {
    try alive.call { kin_recognizer_require_failure($0, id, other.id) }
  }

  /// Both may be recognized at once, or may not.
  public func allowSimultaneous(with other: Recognizer, _ allowed: Bool = true) throws {
    try alive.call { kin_recognizer_allow_simultaneous($0, id, other.id, allowed) }
  }

  /// May this one, when it is recognized, exclude `other`?
  public func setPrevention(of other: Recognizer, _ allowed: Bool) throws {
    try alive.call { kin_recognizer_set_prevention($0, id, other.id, allowed) }
  }

  /// Must `other` be inactive for this one to be recognized? It never waits for it.
  public func requireInactive(_ other: Recognizer, _ required: Bool = true) throws {
    try alive.call { kin_recognizer_require_inactive($0, id, other.id, required) }
  }

  /// May this one take over from `other`, within its `takeover_interval` after that began?
  public func allowTakeover(from other: Recognizer, _ allowed: Bool = true) throws {
    try alive.call { kin_recognizer_allow_takeover($0, id, other.id, allowed) }
  }

  /// Ends the present attempt.
  public func abort() throws { try alive.call { kin_recognizer_abort($0, id) } }

  /// Proposes a state, for a class that leaves its states to the host (`Manual`).
  public func propose(_ state: State) throws { try alive.call { kin_recognizer_propose($0, id, state.rawValue) } }

  /// Removes it with its handlers; an active one sends Cancelled first.
  public func remove() throws {
    let host = try alive
    try host.call { kin_recognizer_remove($0, id) }
    host.sweep()
  }

  /// Calls `handler` with each of its gestures. `onGesture` of `Tap`, `Pan` ... gives the outputs too.
  @discardableResult
  public func onAnyGesture(_ handler: @escaping (AnyGesture) throws -> Void) -> Action {
    addAction { try handler(AnyGesture($0, $1)) }
  }

  func addAction(_ handler: @escaping (UnsafePointer<kin_event>, Host) throws -> Void) -> Action {
    guard let host else { preconditionFailure(KinesicError.gone.description) }
    let box = ActionBox(host, handler)
    var action: UInt64 = 0
    host.must { kin_recognizer_add_action($0, id, takeEvent, box.pointer, &action) }
    host.keep(box, for: .action(id, action))
    return Action(number: action)
  }

  /// Removes a handler, at once.
  public func remove(_ action: Action) throws {
    let host = try alive
    try host.call { kin_recognizer_remove_action($0, id, action.number) }
    host.keep(nil, for: .action(id, action.number))
  }

  /// Who answers the engine's questions about this recognizer; kept alive until another one does.
  public var delegate: (any RecognizerDelegate)? {
    get { (host?.boxes[.delegate(id)] as? DelegateBox)?.delegate }
    set {
      guard let host else { preconditionFailure(KinesicError.gone.description) }
      guard let newValue else {
        host.must { kin_recognizer_set_delegate($0, id, nil) }
        host.keep(nil, for: .delegate(id))
        return
      }
      let box = DelegateBox(host, newValue)
      var table = box.table
      host.must { kin_recognizer_set_delegate($0, id, &table) }
      host.keep(box, for: .delegate(id))
    }
  }
}

// What properties and outputs are made of.
extension Recognizer {
  func get(_ property: String) -> Double {
    var number = 0.0
    must { kin_recognizer_get_number($0, id, property, &number) }
    return number
  }

  func set(_ property: String, _ to: Double) { must { kin_recognizer_set_number($0, id, property, to) } }

  func output(_ name: String) -> Double {
    var value = 0.0
    must { kin_recognizer_get_value($0, id, name, &value) }
    return value
  }

  func setOutput(_ name: String, _ to: Double) { must { kin_recognizer_set_value($0, id, name, to) } }
}

/// The member of an enumeration that a property has.
func chosen<T: RawRepresentable<Int32>>(_ number: Double) -> T {
  guard let member = T(rawValue: Int32(number)) else {
    preconditionFailure("a property has the value \(number), which this version of Kinesic does not know")
  }
  return member
}
