import CKinesic
import Foundation

/// The root of views, with an engine of its own. A host feeds it what fingers do, and lets its time pass.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Why something that was fed was refused: nothing has changed.
  public struct FeedError: Error, CustomStringConvertible {
    public let description: String
  }

  nonisolated(unsafe) let engine: OpaquePointer
  /// What is happening, or happened last.
  public let event = UIEvent()
  open var screen: UIScreen { UIScreen.main }

  /// Views and recognizers by their numbers in the engine.
  var views: [kin_view_id: UIView] = [:]
  var recognizers: [kin_recognizer_id: UIGestureRecognizer] = [:]

  /// The touches that are there, in the order of landing: those that are down, and those that left in this event.
  var presentTouches: [UITouch] = []
  /// The same, and those that recognizers or views still have to hear of.
  var touches: [UInt64: UITouch] = [:]
  var lastSerial: UInt64 = 0
  /// What hovers, by the host's numbers, and what of it was fed last.
  var hovering: [UInt64: Hover] = [:]
  var latestHover = Hover()
  var taps = TapSeries()

  /// Which device the latest scroll came from.
  var scrollType = UIScrollTypeMask.continuous

  /// What the views have not got yet: touches of one view in one phase go together.
  var undelivered: (view: UIView, phase: kin_phase, touches: Set<UITouch>)?
  /// Whether it is inside a call of its engine.
  var isBusy = false
  var timer: Timer?
  var runLoop: RunLoop?

  /// Sentences about what the engine refuses or warns of: mistakes in a program. At first they go to standard error.
  public var onDiagnostic: (String) -> Void = { FileHandle.standardError.write(Data("UIKit: \($0)\n".utf8)) }

  /// Gets a sentence about each decision: why a recognizer failed, or for whom it waits. Nil: none are made.
  public var onDecision: ((String) -> Void)? {
    didSet { call { kin_engine_set_explain($0, onDecision != nil) } }
  }

  public override init(frame: CGRect) {
    engine = UIWindow.makeEngine()
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    engine = UIWindow.makeEngine()
    super.init(coder: coder)
    setUp()
  }

  deinit { kin_engine_destroy(engine) }

  private static func makeEngine() -> OpaquePointer {
    var options = kin_engine_options()
    kin_engine_options_init(&options)
    options.touch_capacity = UInt32(UIWindow.touchLimit)
    var made: OpaquePointer?
    let code = kin_engine_create(&options, &made)
    guard let made, code == KIN_OK else { fatalError("no memory for a window's engine") }
    return made
  }

  /// Touches that may be there at one time.
  static let touchLimit = 128

  private func setUp() {
    event.owner = self
    UIScreen.main.window = self
    DerivedClass.register(in: self)
    let this = Unmanaged.passUnretained(self).toOpaque()
    call { kin_engine_set_event_callback($0, takeRecord, this) }
    call { kin_engine_set_log($0, takeSentence, this) }
    enter(self, below: 0)
    noteFrame()
  }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { nil }
  open var isKeyWindow: Bool { UIScreen.main.window === self }
  open func makeKeyAndVisible() { UIScreen.main.window = self }

  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      addSubview(view)
    }
  }

  /// Whether the host feeds forces.
  public var feelsForce = false

  /// How many points an inch has: thresholds scale with it. 163 at first, as on a phone.
  public var unitsPerInch: Double {
    get {
      var units = 0.0
      _ = kin_engine_get_units_per_inch(engine, &units)
      return units
    }
    set { call { kin_engine_set_units_per_inch($0, newValue) } }
  }

  /// Where edge pans have their edges.
  override func noteFrame() {
    super.noteFrame()
    call { kin_view_set_frame($0, root, CGRect(origin: .zero, size: bounds.size).raw) }
  }

  private var root: kin_view_id {
    var root: kin_view_id = 0
    _ = kin_engine_root_view(engine, &root)
    return root
  }

  /// Makes a call of C. What it refuses is a mistake of the program, and is said.
  @discardableResult
  func call(_ function: (OpaquePointer) -> kin_result) -> Bool {
    let code = run(function)
    if code != KIN_OK { onDiagnostic(lastError) }
    return code == KIN_OK
  }

  var lastError: String { kin_engine_last_error(engine).map { String(cString: $0) } ?? "" }

  /// A view with methods of its own is asked whether a gesture may begin.
  func letAnswer(_ view: kin_view_id) {
    var delegate = kin_view_delegate()
    kin_view_delegate_init(&delegate)
    delegate.user_data = Unmanaged.passUnretained(self).toOpaque()
    delegate.gesture_should_begin = { _, view, recognizer, window in
      onMainActor {
        guard let window = UIWindow.from(window), let view = window.views[view], let recognizer = window.recognizers[recognizer] else {
          return true
        }
        return view.gestureRecognizerShouldBegin(recognizer)
      }
    }
    call { kin_view_set_delegate($0, view, &delegate) }
  }

  nonisolated static func from(_ pointer: UnsafeMutableRawPointer?) -> UIWindow? {
    pointer.map { Unmanaged<UIWindow>.fromOpaque($0).takeUnretainedValue() }
  }
}

/// What the engine calls with each record.
private func takeRecord(_: OpaquePointer?, _ record: UnsafePointer<kin_event>?, _ window: UnsafeMutableRawPointer?) {
  guard let record, let window = UIWindow.from(window) else { return }
  nonisolated(unsafe) let event = record
  onMainActor { window.take(event) }
}

/// What the engine calls with a warning.
private func takeSentence(_: OpaquePointer?, _ severity: kin_severity, _ text: UnsafePointer<CChar>?, _ window: UnsafeMutableRawPointer?) {
  guard severity > kin_severity(KIN_SEVERITY_INFO), let text, let window = UIWindow.from(window) else { return }
  let sentence = String(cString: text)
  onMainActor { window.onDiagnostic(sentence) }
}
