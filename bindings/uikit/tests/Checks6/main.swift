import UIKit
import UIKit.UIGestureRecognizerSubclass

// Swift 6: what is isolated to the main actor stays so.

final class Hold: UIGestureRecognizer {
  private var task: Task<Void, Never>?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    task = Task { @MainActor [weak self] in
      try? await Task.sleep(nanoseconds: 1_000_000)
      self?.state = .began
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = state == .possible ? .failed : .ended }
  override func reset() { task?.cancel() }
}

final class Controller: UIViewController, UIGestureRecognizerDelegate {
  private(set) var states: [UIGestureRecognizer.State] = []

  override func viewDidLoad() {
    let hold = Hold(target: self, action: Selector(Self.handle))
    hold.delegate = self
    view.addGestureRecognizer(hold)
  }

  func handle(_ sender: Hold) { states.append(sender.state) }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { gestureRecognizer is Hold }
}

let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
let controller = Controller()
window.rootViewController = controller
window.makeKeyAndVisible()
try window.feed(UIWindow.Sample(1, .began, at: CGPoint(x: 200, y: 200)), at: 0)
try await Task.sleep(nanoseconds: 50_000_000)
try window.feed(UIWindow.Sample(1, .ended, at: CGPoint(x: 200, y: 200)), at: 1)
guard controller.states == [.began, .ended] else { fatalError("\(controller.states)") }
print("1 passed, 0 failed")
