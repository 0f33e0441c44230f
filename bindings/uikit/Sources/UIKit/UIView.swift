import CKinesic
import Foundation

/// A rectangle that is hit by touches and has recognizers. It is not drawn, laid out or animated: a program has a
/// toolkit for that, and keeps the frames of these in step with it.
@preconcurrency @MainActor
open class UIView: UIResponder, UICoordinateSpace {
  /// Its size, and which point of it is at its top left.
  open var bounds: CGRect { didSet { noteFrame() } }
  /// The middle of its bounds, in its superview.
  open var center: CGPoint { didSet { noteFrame() } }
  /// About its center.
  open var transform = CGAffineTransform.identity { didSet { noteFrame() } }

  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false { didSet { noteFlags() } }
  open var isExclusiveTouch = false { didSet { noteFlags() } }
  open var tag = 0

  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  private var recognizers: [UIGestureRecognizer] = []
  weak var controller: UIViewController?

  /// Its view in the engine while it is in a window, else 0.
  var handle: kin_view_id = 0

  public init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  /// Nothing is kept in archives: an empty view.
  public required init?(coder: NSCoder) {
    bounds = .zero
    center = .zero
    super.init()
  }

  open override var next: UIResponder? { controller ?? superview }
  open var window: UIWindow? { superview?.window }
  open var traitCollection: UITraitCollection {
    UITraitCollection(forceTouchCapability: window.map { $0.feelsForce ? .available : .unavailable } ?? .unknown)
  }

  /// Its rectangle in its superview; with a transform the one that encloses it.
  open var frame: CGRect {
    get {
      let size = bounds.size
      let turned = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height).applying(transform)
      return turned.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      let size = transform.isIdentity ? newValue.size : CGRect(origin: .zero, size: newValue.size).applying(transform.inverted()).size
      bounds.size = size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  // MARK: The tree

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "a view cannot be below itself")
    if view.superview !== self, let window, view.window === window { return move(view, to: index) }
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    if let window, handle != 0 { view.enter(window, below: handle) }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Within its window a view keeps its touches.
  private func move(_ view: UIView, to index: Int) {
    view.willMove(toSuperview: self)
    view.superview?.subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    window?.call { kin_view_set_parent($0, view.handle, handle) }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    if let place = subviews.firstIndex(where: { $0 === sibling }) { insertSubview(view, at: place + 1) }
  }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    if let place = subviews.firstIndex(where: { $0 === sibling }) { insertSubview(view, at: place) }
  }

  open func bringSubviewToFront(_ view: UIView) { reorder(view) { $0.append(view) } }
  open func sendSubviewToBack(_ view: UIView) { reorder(view) { $0.insert(view, at: 0) } }

  private func reorder(_ view: UIView, _ place: (inout [UIView]) -> Void) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    place(&subviews)
  }

  open func removeFromSuperview() {
    guard let above = superview else { return }
    willMove(toSuperview: nil)
    leave()
    above.willRemoveSubview(self)
    above.subviews.removeAll { $0 === self }
    superview = nil
    didMoveToSuperview()
  }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  open func isDescendant(of view: UIView) -> Bool {
    var above: UIView? = self
    while let one = above {
      if one === view { return true }
      above = one.superview
    }
    return false
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  // MARK: Recognizers

  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
    if let window, handle != 0 { gestureRecognizer.enter(window) }
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.leave()
    gestureRecognizer.view = nil
  }

  /// Whether a recognizer of this view or one above it, with a touch that hit this view, may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Coordinates

  /// Whether a point of its own coordinates is inside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The frontmost view at a point of its own coordinates: itself or one below; nil: none that takes touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  /// A point of this view in another one; nil: in the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let place = toWindow(point)
    return view?.fromWindow(place) ?? place
  }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { fromWindow(view?.toWindow(point) ?? point) }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { UIView.hull(of: rect) { convert($0, to: view) } }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { UIView.hull(of: rect) { convert($0, from: view) } }

  // What is no view is a screen, whose coordinates are the window's.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: coordinateSpace as? UIView)
  }
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace as? UIView)
  }
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { convert(rect, to: coordinateSpace as? UIView) }
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace as? UIView)
  }

  // MARK: In a window

  func enter(_ window: UIWindow, below parent: kin_view_id) {
    willMove(toWindow: window)
    var options = kin_view_options()
    kin_view_options_init(&options)
    options.frame = frame.raw
    options.flags = flags
    window.call { kin_view_add($0, parent, &options, &handle) }
    window.views[handle] = self
    if isOwnClass { window.letAnswer(handle) }
    for recognizer in recognizers { recognizer.enter(window) }
    for view in subviews { view.enter(window, below: handle) }
    didMoveToWindow()
  }

  private func leave() {
    guard let window, handle != 0 else { return }
    let removed = handle
    forget(window)
    window.call { kin_view_remove($0, removed) }
  }

  private func forget(_ window: UIWindow) {
    willMove(toWindow: nil)
    for view in subviews { view.forget(window) }
    for recognizer in recognizers { recognizer.leave() }
    window.views[handle] = nil
    handle = 0
    didMoveToWindow()
  }

  /// Whether it may override something: it is of a class that is not this module's.
  private var isOwnClass: Bool {
    ![UIView.self, UIWindow.self, UIControl.self, UIScrollView.self, UITextView.self].contains {
      ObjectIdentifier($0) == ObjectIdentifier(type(of: self))
    }
  }

  /// One that overrides nothing needs no records: its touches go to the nearest above it that may.
  private var flags: kin_view_flags {
    var flags = 0
    if isMultipleTouchEnabled { flags |= KIN_VIEW_MULTIPLE_TOUCH }
    if isExclusiveTouch { flags |= KIN_VIEW_EXCLUSIVE_TOUCH }
    if isOwnClass || controller != nil { flags |= KIN_VIEW_WANTS_TOUCHES | KIN_VIEW_WANTS_TOUCHES_BELOW }
    return kin_view_flags(flags)
  }

  private static let usedFlags = kin_view_flags(
    KIN_VIEW_MULTIPLE_TOUCH | KIN_VIEW_EXCLUSIVE_TOUCH | KIN_VIEW_WANTS_TOUCHES | KIN_VIEW_WANTS_TOUCHES_BELOW)

  func noteFlags() {
    guard handle != 0 else { return }
    window?.call { kin_view_set_flags($0, handle, flags, UIView.usedFlags) }
  }

  func noteFrame() {
    guard handle != 0 else { return }
    window?.call { kin_view_set_frame($0, handle, frame.raw) }
  }
}

extension CGRect {
  /// As the engine has it, which takes no numbers without a meaning.
  var raw: kin_rect {
    let whole = standardized
    let numbers = [whole.minX, whole.minY, whole.width, whole.height]
    guard numbers.allSatisfy({ abs($0) <= CGFloat(KIN_NUMBER_LIMIT) }) else { return kin_rect() }
    return kin_rect(x: Double(whole.minX), y: Double(whole.minY), width: Double(whole.width), height: Double(whole.height))
  }
}
