import CKinesic
import Foundation

/// Keys that are held.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

  /// As the engine numbers them.
  var mask: UInt32 {
    let pairs: [(UIKeyModifierFlags, Int)] = [
      (.shift, KIN_MODIFIER_SHIFT), (.control, KIN_MODIFIER_CONTROL), (.alternate, KIN_MODIFIER_ALTERNATE),
      (.command, KIN_MODIFIER_COMMAND), (.alphaShift, KIN_MODIFIER_CAPS_LOCK),
    ]
    return pairs.reduce(0) { contains($1.0) ? $0 | UInt32($1.1) : $0 }
  }
}

/// What the touches of one window did at one time.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches = 0, motion = 1, remoteControl = 2, presses = 3, scroll = 10, hover = 11, transform = 14
  }

  public enum EventSubtype: Int, Sendable { case none }

  /// Buttons of a pointer.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)
    /// The mask of a button that is counted from 1.
    public static func button(_ number: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (number - 1)) }
  }

  open internal(set) var type = EventType.touches
  open var subtype: EventSubtype { .none }
  /// Seconds on the host's clock.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  open internal(set) var buttonMask: ButtonMask = []
  weak var owner: UIWindow?

  /// Those that are down, and those that left in this event.
  open var allTouches: Set<UITouch>? { owner.map { Set($0.presentTouches) } }

  open func touches(for window: UIWindow) -> Set<UITouch>? { window === owner ? allTouches : [] }
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { Set(gesture.touches) }

  /// The places of a touch since the event before, oldest first, the present one last.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touch.coalesced + [touch.copy(at: touch.location, touch.timestamp)] }

  /// Where a touch is going to be in 8 and 16 ms, by the movement of its last 60 ms; none for one that lifted.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    guard let owner, touch.isDown else { return [] }
    return [1.0, 2.0].compactMap { frames in
      let time = touch.timestamp + frames / 120
      return owner.predict(touch, at: time).map { touch.copy(at: $0, time) }
    }
  }
}

/// Their names in older code.
public typealias UIEventType = UIEvent.EventType
public typealias UIEventSubtype = UIEvent.EventSubtype

/// The press of a key or a button of a remote control. None are delivered: this engine is about touches.
@preconcurrency @MainActor
public final class UIPress: NSObject {
  private override init() {}
}
