import Foundation

/// Hears of a scroll view.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// A view whose content follows a drag: at once, without a bounce and without running on.
open class UIScrollView: UIView {
  open weak var delegate: (any UIScrollViewDelegate)?
  private let pan = UIPanGestureRecognizer()
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero
  open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }

  /// Which point of the content is at the top left.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      if newValue == bounds.origin { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    panGestureRecognizer.allowedScrollTypesMask = .all
    panGestureRecognizer.addTarget(self, action: Selector(UIScrollView.follow))
    addGestureRecognizer(panGestureRecognizer)
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .began || pan.state == .changed else { return }
    let moved = pan.translation(in: self)
    pan.setTranslation(.zero, in: self)
    contentOffset = CGPoint(
      x: held(contentOffset.x - moved.x, contentInset.left, contentSize.width + contentInset.right - bounds.width),
      y: held(contentOffset.y - moved.y, contentInset.top, contentSize.height + contentInset.bottom - bounds.height))
  }

  /// Within the content: from its beginning to where its end is at the end of the view.
  private func held(_ offset: CGFloat, _ before: CGFloat, _ last: CGFloat) -> CGFloat { max(min(offset, last), -before) }
}

/// A text that scrolls. What it says and how it looks is a toolkit's.
open class UITextView: UIScrollView {
  open var isEditable = true
  open var isSelectable = true
}
