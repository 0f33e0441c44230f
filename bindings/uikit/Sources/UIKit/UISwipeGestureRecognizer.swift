import Foundation

/// A quick stroke in a direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  override class var engineClass: String { "swipe" }
  override class var ownClass: UIGestureRecognizer.Type { UISwipeGestureRecognizer.self }

  /// Any of these.
  open var direction: Direction = .right { didSet { set("direction", Double(direction.rawValue)) } }
  open var numberOfTouchesRequired = 1 { didSet { set("touches_required", Double(numberOfTouchesRequired)) } }
}

/// Its name in older code.
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
