import Foundation

/// Makes a view and stands behind it in the chain of responders: a home for handlers, and nothing else.
open class UIViewController: UIResponder {
  private var loaded: UIView?

  /// There are no nib files: what is named is not read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init() }

  /// Made when it is first asked for.
  open var view: UIView! {
    get {
      if loaded == nil {
        loadView()
        viewDidLoad()
      }
      return loaded
    }
    set {
      loaded?.controller = nil
      loaded = newValue
      loaded?.controller = self
      loaded?.noteFlags()
    }
  }

  open var viewIfLoaded: UIView? { loaded }
  open var isViewLoaded: Bool { loaded != nil }
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  open func viewDidLoad() {}
  open override var next: UIResponder? { loaded?.superview }
}
