import UIKit

/// What a touch does at a time: `down(1, 10, 20)`.
typealias Touch = UIWindow.Sample

func down(_ id: UInt64, _ x: CGFloat, _ y: CGFloat, force: CGFloat = 0) -> Touch {
  Touch(id, .began, at: CGPoint(x: x, y: y), force: force)
}
func move(_ id: UInt64, _ x: CGFloat, _ y: CGFloat, force: CGFloat = 0) -> Touch {
  Touch(id, .moved, at: CGPoint(x: x, y: y), force: force)
}
func up(_ id: UInt64, _ x: CGFloat, _ y: CGFloat) -> Touch { Touch(id, .ended, at: CGPoint(x: x, y: y)) }
func lost(_ id: UInt64, _ x: CGFloat, _ y: CGFloat) -> Touch { Touch(id, .cancelled, at: CGPoint(x: x, y: y)) }

/// A window of 400 by 800 points with a view of 200 by 200 at (100, 100), and what came of what was fed.
final class Stage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let view: NotingView
  private(set) var log: [String] = []
  /// What is added to each line.
  var detail: (UIGestureRecognizer) -> String = { _ in "" }

  init() {
    view = NotingView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    window.addSubview(view)
    window.onDiagnostic = { problems.append($0) }
  }

  func add<R: UIGestureRecognizer>(_ recognizer: R, to other: UIView? = nil, _ name: String? = nil) -> R {
    recognizer.name = name ?? recognizer.name
    recognizer.addTarget(self, action: Selector(Stage.note))
    (other ?? view).addGestureRecognizer(recognizer)
    return recognizer
  }

  func note(_ recognizer: UIGestureRecognizer) {
    let name = recognizer.name.map { $0 + " " } ?? ""
    let detail = detail(recognizer)
    log.append("\(name)\(recognizer.state)" + (detail.isEmpty ? "" : " " + detail))
  }

  func feed(_ time: TimeInterval, _ samples: Touch...) { try! window.feed(samples, at: time) }
  func pass(_ time: TimeInterval) { try! window.advance(to: time) }

  /// What came since the last time.
  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

/// Notes which touches it gets.
final class NotingView: UIView {
  var got: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { got.append("began \(touches.count)") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { got.append("moved \(touches.count)") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { got.append("ended \(touches.count)") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { got.append("cancelled \(touches.count)") }
}

var problems: [String] = []
private var failures = 0
private var count = 0

func check<T: Equatable>(_ what: String, _ got: T, _ wanted: T, line: UInt = #line) {
  count += 1
  if got == wanted { return }
  failures += 1
  print("FAILED line \(line): \(what)\n  got    \(got)\n  wanted \(wanted)")
}

func finish() -> Never {
  check("diagnostics", problems, [])
  print("\(count - failures) passed, \(failures) failed")
  exit(failures == 0 ? 0 : 1)
}
