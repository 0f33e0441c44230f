import UIKit

/// A monkey and its bananas: dragged, scaled and turned at once, tickled, and thrown.
final class JungleController: UIViewController, UIGestureRecognizerDelegate {
  let monkey = UIView(frame: CGRect(x: 50, y: 300, width: 100, height: 100))
  let bananas = UIView(frame: CGRect(x: 250, y: 500, width: 80, height: 80))
  private(set) var story: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for pet in [monkey, bananas] {
      view.addSubview(pet)
      let pan = UIPanGestureRecognizer(target: self, action: Selector(Self.handlePan))
      let pinch = UIPinchGestureRecognizer(target: self, action: Selector(Self.handlePinch))
      let rotation = UIRotationGestureRecognizer(target: self, action: Selector(Self.handleRotation))
      for recognizer in [pan, pinch, rotation] {
        recognizer.delegate = self
        pet.addGestureRecognizer(recognizer)
      }
      let tap = UITapGestureRecognizer(target: self, action: Selector(Self.handleTap))
      pet.addGestureRecognizer(tap)
      let tickle = TickleGestureRecognizer(target: self, action: Selector(Self.handleTickle))
      pet.addGestureRecognizer(tickle)
      // A tickle moves a finger too.
      pan.require(toFail: tickle)
    }
    view.addGestureRecognizer(CheckmarkGestureRecognizer(target: self, action: Selector(Self.handleCheckmark)))
  }

  private func name(_ pet: UIView?) -> String { pet === monkey ? "monkey" : "bananas" }

  func handlePan(_ gesture: UIPanGestureRecognizer) {
    guard let pet = gesture.view else { return }
    let translation = gesture.translation(in: view)
    pet.center = CGPoint(x: pet.center.x + translation.x, y: pet.center.y + translation.y)
    gesture.setTranslation(.zero, in: view)
    guard gesture.state == .ended else { return }
    // It slides on, the longer the faster it was, and stays in sight.
    let velocity = gesture.velocity(in: view)
    let slide = 0.1 * hypot(velocity.x, velocity.y) / 200
    let end = CGPoint(x: pet.center.x + velocity.x * slide, y: pet.center.y + velocity.y * slide)
    pet.center = CGPoint(x: min(max(end.x, 0), view.bounds.width), y: min(max(end.y, 0), view.bounds.height))
    story.append("\(name(pet)) thrown \(end.x > pet.center.x ? "to the edge" : "a little")")
  }

  func handlePinch(_ gesture: UIPinchGestureRecognizer) {
    guard let pet = gesture.view else { return }
    pet.transform = pet.transform.scaledBy(x: gesture.scale, y: gesture.scale)
    gesture.scale = 1
    if gesture.state == .ended { story.append("\(name(pet)) \(Int(pet.frame.width.rounded())) points wide") }
  }

  func handleRotation(_ gesture: UIRotationGestureRecognizer) {
    guard let pet = gesture.view else { return }
    pet.transform = pet.transform.rotated(by: gesture.rotation)
    gesture.rotation = 0
    let degrees = atan2(Double(pet.transform.b), Double(pet.transform.a)) * 180 / .pi
    if gesture.state == .ended { story.append("\(name(pet)) turned by \(Int(degrees.rounded())) degrees") }
  }

  func handleTap(_ gesture: UITapGestureRecognizer) { story.append("\(name(gesture.view)): chomp") }
  func handleTickle(_ gesture: TickleGestureRecognizer) { story.append("\(name(gesture.view)): hehehe") }
  func handleCheckmark(_ gesture: CheckmarkGestureRecognizer) { story.append("check") }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
