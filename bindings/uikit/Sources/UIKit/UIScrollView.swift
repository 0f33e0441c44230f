import Foundation

/// Hears of a scroll view.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// - Parameters:
  ///   - velocity: of the finger, points per millisecond.
  ///   - targetContentOffset: where it is going to rest: here it stays, unless this is set.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// - Parameter decelerate: false: it does not run on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
}

/// A view whose content follows a drag: at once, without a bounce and without running on.
open class UIScrollView: UIView {
  open weak var delegate: (any UIScrollViewDelegate)?
  private let pan = UIPanGestureRecognizer()
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero
  open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }

  /// Whether a finger is on it, that may or may not drag it.
  open var isTracking: Bool { pan.touches.contains(where: \.isDown) }
  /// Whether a finger drags it.
  open private(set) var isDragging = false
  /// False: it does not run on.
  open var isDecelerating: Bool { false }

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
    switch pan.state {
    case .began:
      isDragging = true
      delegate?.scrollViewWillBeginDragging(self)
      drag(by: pan)
    case .changed: drag(by: pan)
    case .ended, .cancelled: endDragging(pan)
    case .possible, .failed: break
    }
  }

  private func endDragging(_ pan: UIPanGestureRecognizer) {
    let velocity = pan.velocity(in: nil)
    var target = contentOffset
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000), targetContentOffset: &target)
    isDragging = false
    delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    contentOffset = target
  }

  private func drag(by pan: UIPanGestureRecognizer) {
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
