import Foundation

/// Fingers that come down and lift again, once or several times.
open class UITapGestureRecognizer: UIGestureRecognizer {
  override class var engineClass: String { "tap" }
  override class var ownClass: UIGestureRecognizer.Type { UITapGestureRecognizer.self }

  open var numberOfTapsRequired = 1 { didSet { set("taps_required", Double(numberOfTapsRequired)) } }
  open var numberOfTouchesRequired = 1 { didSet { set("touches_required", Double(numberOfTouchesRequired)) } }
  /// Of a pointer: the buttons that it must press.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary { didSet { set("buttons_required", Double(buttonMaskRequired.rawValue)) } }

  /// A tap does not prevent one that needs more taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }
}
