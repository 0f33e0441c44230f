import Foundation

/// A view that may be switched off. Its look and its actions are a toolkit's.
open class UIControl: UIView {
  open var isEnabled = true
}
