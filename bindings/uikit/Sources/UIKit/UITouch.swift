import Foundation

/// One contact, from its landing to its lift: always the same object.
@preconcurrency @MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
    public static let stylus = TouchType.pencil
  }

  /// What of a touch may be put right later. Nothing is: hosts feed what they know.
  public struct Properties: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let force = Properties(rawValue: 1)
    public static let azimuth = Properties(rawValue: 2)
    public static let altitude = Properties(rawValue: 4)
    public static let location = Properties(rawValue: 8)
    public static let roll = Properties(rawValue: 16)
  }

  /// Its number in the engine, never used again.
  private(set) var serial: UInt64 = 0
  /// The host's number.
  private(set) var id: UInt64 = 0

  /// Seconds on the host's clock.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var phase = Phase.began
  open internal(set) var tapCount = 1
  open internal(set) var type = TouchType.direct
  /// The radius of the contact, in points; 0 where unknown.
  open internal(set) var majorRadius: CGFloat = 0
  open var majorRadiusTolerance: CGFloat { 0 }
  /// 1 is an ordinary touch; 0 where unknown.
  open internal(set) var force: CGFloat = 0
  /// 0 where unknown.
  open internal(set) var maximumPossibleForce: CGFloat = 0
  /// Of a pen above the surface: 0 flat, pi / 2 upright.
  open internal(set) var altitudeAngle: CGFloat = .pi / 2
  open internal(set) var rollAngle: CGFloat = 0
  var azimuth: CGFloat = 0

  /// The view that it hit, for its life.
  open internal(set) weak var view: UIView?
  open internal(set) weak var window: UIWindow?

  /// Where it is in the window, where it was in the event before, and where it landed.
  var location = CGPoint.zero
  var previousLocation = CGPoint.zero
  var start = CGPoint.zero
  /// Its places since the event before, if its host has fed them.
  var coalesced: [UITouch] = []

  private var isNudged = false

  /// So little that no threshold notices, and another number than the last time.
  func nudge() -> Double {
    isNudged.toggle()
    return isNudged ? 1e-7 : 0
  }

  /// One of no window: what stands in for a touch in a test begins with it.
  public override init() { super.init() }

  convenience init(serial: UInt64, id: UInt64) {
    self.init()
    (self.serial, self.id) = (serial, id)
  }

  /// The same contact at another place and time.
  func copy(at location: CGPoint, _ timestamp: TimeInterval) -> UITouch {
    let copy = UITouch(serial: serial, id: id)
    (copy.timestamp, copy.phase, copy.tapCount, copy.type) = (timestamp, phase, tapCount, type)
    (copy.majorRadius, copy.force, copy.maximumPossibleForce) = (majorRadius, force, maximumPossibleForce)
    (copy.altitudeAngle, copy.rollAngle, copy.azimuth) = (altitudeAngle, rollAngle, azimuth)
    (copy.view, copy.window, copy.location, copy.previousLocation, copy.start) = (view, window, location, self.location, start)
    return copy
  }

  /// Where it is, in a view's coordinates; nil: in the window's.
  open func location(in view: UIView?) -> CGPoint { view?.fromWindow(location) ?? location }
  open func previousLocation(in view: UIView?) -> CGPoint { view?.fromWindow(previousLocation) ?? previousLocation }
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// Radians from +x of the view, towards +y.
  open func azimuthAngle(in view: UIView?) -> CGFloat { UIView.angle(azimuth, in: view) }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { UIView.unitVector(azimuth, in: view) }

  open var estimatedProperties: Properties { [] }
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  open var estimationUpdateIndex: NSNumber? { nil }

  /// Whether it has not lifted.
  var isDown: Bool { phase != .ended && phase != .cancelled }

  /// The recognizers that have it.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    window.map { window in window.recognizers.values.filter { $0.touches.contains(self) } }
  }
}

/// Their names in older code.
public typealias UITouchPhase = UITouch.Phase
public typealias UITouchType = UITouch.TouchType
