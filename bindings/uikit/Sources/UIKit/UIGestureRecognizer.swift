import CKinesic
import Foundation

/// Turns touches into a gesture. Those of this module follow the engine's own classes; a subclass overrides what it
/// wants otherwise.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// Of a gesture that is made at once, as a tap.
    public static let recognized = State.ended
  }

  /// The engine's class behind it; "manual": it decides nothing by itself.
  class var engineClass: String { "manual" }
  /// The class of this module that it is or inherits from.
  class var ownClass: UIGestureRecognizer.Type { UIGestureRecognizer.self }

  private class var kind: (isPlain: Bool, base: kin_recognizer_class) {
    (ownClass != UIGestureRecognizer.self && ObjectIdentifier(self) == ObjectIdentifier(ownClass), DerivedClass.base(engineClass))
  }

  private struct Action {
    weak var target: AnyObject?
    let selector: Selector
  }

  /// Whether it overrides nothing: it is exactly one of this module's.
  let isPlain: Bool
  /// By which the engine's bytes name it.
  let token: UInt64
  /// The engine's class of which it makes use.
  nonisolated(unsafe) let base: kin_recognizer_class

  open internal(set) weak var view: UIView?
  /// Its number in the engine while its view is in a window, else 0.
  var id: kin_recognizer_id = 0
  weak var window: UIWindow?

  private var actions: [Action] = []
  private var settings: [String: Double] = [:]
  /// Those that must fail first, and those that wait for this one.
  private var required: [WeakRecognizer] = []
  private var waiting: [WeakRecognizer] = []

  /// Whether the engine's class has made its bytes ready.
  var isPrepared = false
  /// What the engine and the subclass know of the present attempt.
  var attempt = Attempt()

  public init(target: Any?, action: Selector?) {
    (isPlain, base) = type(of: self).kind
    token = Tokens.make()
    super.init()
    Tokens.give(token, to: self)
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  /// Nothing is kept in archives: one with the defaults.
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  deinit { Tokens.take(token) }

  // MARK: What hosts set

  open weak var delegate: (any UIGestureRecognizerDelegate)? { didSet { noteDelegate() } }

  /// For sentences about decisions.
  open var name: String? { didSet { noteName() } }

  open var isEnabled = true {
    didSet {
      if !isEnabled { giveUp() }
      set("enabled", isEnabled ? 1 : 0)
    }
  }
  open var cancelsTouchesInView = true { didSet { set("cancels_touches_in_view", cancelsTouchesInView ? 1 : 0) } }
  open var delaysTouchesBegan = false { didSet { set("delays_touches_began", delaysTouchesBegan ? 1 : 0) } }
  open var delaysTouchesEnded = true { didSet { set("delays_touches_ended", delaysTouchesEnded ? 1 : 0) } }
  open var requiresExclusiveTouchType = true {
    didSet { set("requires_exclusive_touch_type", requiresExclusiveTouchType ? 1 : 0) }
  }

  /// Raw values of `UITouch.TouchType`.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3] {
    didSet { set("allowed_touch_types", Double(allowedTouchTypes.map(\.intValue).filter { 0...3 ~= $0 }.reduce(0) { $0 | 1 << $1 })) }
  }

  /// The target is not kept.
  open func addTarget(_ target: Any, action: Selector) {
    actions.append(Action(target: target as AnyObject, selector: action))
  }

  /// Takes away all actions of a target, or of all. Selectors cannot be compared: one that is named stands for all of
  /// its target.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    actions.removeAll { object == nil || $0.target === object }
  }

  /// It cannot be recognized before the other one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.append(WeakRecognizer(otherGestureRecognizer))
    otherGestureRecognizer.waiting.append(WeakRecognizer(self))
    noteRequirement(of: self, on: otherGestureRecognizer)
  }

  private func noteRequirement(of waiting: UIGestureRecognizer, on required: UIGestureRecognizer) {
    guard waiting.id != 0, required.id != 0, let window = waiting.window, window === required.window else { return }
    window.call { kin_recognizer_require_failure($0, waiting.id, required.id) }
  }

  // MARK: In a window

  func enter(_ window: UIWindow) {
    guard let view else { return }
    let name = DerivedClass.name(of: base, isPlain: isPlain)
    guard window.call({ kin_recognizer_add($0, view.handle, name, &id) }) else { return }
    self.window = window
    window.recognizers[id] = self
    set(DerivedClass.tokenProperty, Double(token))
    for (property, value) in settings { give(property, value) }
    noteName()
    noteDelegate()
    for other in required { other.it.map { noteRequirement(of: self, on: $0) } }
    for other in waiting { other.it.map { noteRequirement(of: $0, on: self) } }
  }

  func leave() {
    guard let window, id != 0 else { return }
    let removed = id
    window.call { kin_recognizer_remove($0, removed) }
    window.recognizers[removed] = nil
    id = 0
    self.window = nil
    isPrepared = false
    attempt = Attempt()
  }

  /// Sets a property of the engine's, now and whenever it comes into a window.
  func set(_ property: String, _ value: Double) {
    settings[property] = value
    give(property, value)
  }

  private func give(_ property: String, _ value: Double) {
    guard id != 0 else { return }
    window?.call { kin_recognizer_set_number($0, id, property, DerivedClass.clamp(value, to: property, of: base)) }
  }

  private func noteName() {
    guard id != 0 else { return }
    // The engine's names are not as long as those of types may be.
    var shown = name ?? "\(type(of: self))"
    while shown.utf8.count > Int(KIN_NAME_LIMIT) { shown.removeLast() }
    window?.call { kin_recognizer_set_name($0, id, shown) }
  }

  private func noteDelegate() {
    guard id != 0, let window else { return }
    var table = DelegateBridge.table(for: window, isWhole: !isPlain || delegate != nil)
    window.call { kin_recognizer_set_delegate($0, id, &table) }
  }

  /// Calls the actions, in the order of adding.
  func sendActions() {
    var hasLost = false
    let event = window?.event
    for action in actions {
      if let target = action.target { action.selector.call(target, self, event) } else { hasLost = true }
    }
    if hasLost { actions.removeAll { $0.target == nil } }
  }

  // MARK: What all may ask

  /// Its present state. Inside `touchesBegan` and its like a subclass sets what it has become; set at any other time
  /// it is judged at once. After Ended, Cancelled or Failed nothing more can be set in the attempt.
  open var state: State {
    get { attempt.state }
    set { propose(newValue) }
  }

  /// The fingers that make it.
  open var numberOfTouches: Int { attempt.numberOfTouches }

  /// The middle of its fingers; nil: in the window.
  open func location(in view: UIView?) -> CGPoint {
    let place = attempt.location
    return view?.fromWindow(place) ?? place
  }

  /// Where one of its fingers is, in the order of landing. There are `numberOfTouches`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let place = attempt.location(ofTouch: touchIndex, of: self)
    return view?.fromWindow(place) ?? place
  }

  open var modifierFlags: UIKeyModifierFlags { window?.event.modifierFlags ?? [] }
  open var buttonMask: UIEvent.ButtonMask { window?.event.buttonMask ?? [] }

  // MARK: What subclasses override

  // Those of this module do here what the engine's classes do.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { runBase() }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { runBase() }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { runBase() }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { runBase() }
  /// No property is estimated, so this is never called.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// After an attempt, when its last action has been sent.
  open func reset() {}

  /// Inside `touchesBegan` and its like: a touch is not wanted any more; its view keeps it.
  open func ignore(_ touch: UITouch, for event: UIEvent) { attempt.ignore(touch) }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
}

/// A recognizer that is named and not kept.
struct WeakRecognizer {
  weak var it: UIGestureRecognizer?
  init(_ it: UIGestureRecognizer) { self.it = it }
}

/// Its name in older code.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
