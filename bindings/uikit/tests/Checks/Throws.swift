import UIKit

/// What tutorials do: set the output back in each action, and throw with the velocity of the last one.
func throwing() {
  final class Thrower {
    var told: [String] = []
    private func tell(_ state: UIGestureRecognizer.State, _ value: CGFloat, _ velocity: CGFloat) {
      told.append(String(format: "%@ %.2f %.0f", "\(state)", Double(value), Double(velocity)))
    }
    func drag(_ pan: UIPanGestureRecognizer) {
      let moved = pan.translation(in: pan.view).x
      pan.setTranslation(.zero, in: pan.view)
      tell(pan.state, moved, pan.velocity(in: pan.view).x)
    }
    func pinch(_ pinch: UIPinchGestureRecognizer) {
      let scale = pinch.scale
      pinch.scale = 1
      tell(pinch.state, scale, pinch.velocity)
    }
    func turn(_ turn: UIRotationGestureRecognizer) {
      let rotation = turn.rotation
      turn.rotation = 0
      tell(turn.state, rotation, turn.velocity)
    }
  }
  /// Plays some fingers at 50 events a second.
  func play(_ recognizer: UIGestureRecognizer, _ ways: [(Double) -> CGPoint]) -> [String] {
    let stage = Stage()
    stage.view.addGestureRecognizer(recognizer)
    thrower.told = []
    for i in 0...5 {
      let phase: UITouch.Phase = i == 0 ? .began : i == 5 ? .ended : .moved
      try! stage.window.feed(ways.enumerated().map { Touch(UInt64($0), phase, at: $1(min(Double(i), 4))) }, at: 0.02 * Double(i))
    }
    return thrower.told
  }
  let thrower = Thrower()
  let pan = UIPanGestureRecognizer(target: thrower, action: Selector(Thrower.drag))
  pan.setTranslation(CGPoint(x: 99, y: 0), in: nil)
  check(
    "a pan that is set back, and thrown", play(pan, [{ CGPoint(x: 150 + 20 * $0, y: 200) }]),
    ["began 20.00 1000", "changed 20.00 1000", "changed 20.00 1000", "changed 20.00 1000", "ended 0.00 1000"])
  // Twice as wide in each event: the rate is that of a scale that begins at 1 again.
  let pinch = UIPinchGestureRecognizer(target: thrower, action: Selector(Thrower.pinch))
  let wide = play(pinch, [{ CGPoint(x: 200 - 5 * exp2($0), y: 200) }, { CGPoint(x: 200 + 5 * exp2($0), y: 200) }])
  check(
    "a pinch", wide.map { $0.split(separator: " ").prefix(2).joined(separator: " ") },
    ["began 2.00", "changed 2.00", "changed 2.00", "changed 2.00", "ended 1.00"])
  check("that goes on at its end", wide.allSatisfy { Double($0.split(separator: " ")[2])! > 5 }, true)
  let turn = UIRotationGestureRecognizer(target: thrower, action: Selector(Thrower.turn))
  let turned = play(
    turn, [0, Double.pi].map { start in { CGPoint(x: 200 + 80 * cos(start + 0.2 * $0), y: 200 + 80 * sin(start + 0.2 * $0)) } })
  check("a turn", turned, ["began 0.20 10", "changed 0.20 10", "changed 0.20 10", "changed 0.20 10", "ended 0.00 10"])
}
