import UIKit

class Page: UIViewController, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

final class Photo: Page {
  @IBOutlet weak var button: UIView!

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  func setUp() {
    // #selector(tapped) in a comment, and "Selector(tapped)" in a string, are none.
    let text = "Selector(tapped)"
    _ = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
    _ = UITapGestureRecognizer(target: self, action: Selector(tapped))
    _ = UITapGestureRecognizer(target: self, action: Selector(Self.tapped))
    _ = UITapGestureRecognizer(target: self, action: Selector(Photo.tapped))
    _ = text
  }

  @objc func tapped(_ sender: UITapGestureRecognizer) {
    _ = sender.delegate?.gestureRecognizerShouldBegin?(sender)
  }
}

extension Photo {
  override func viewDidLoad() { super.viewDidLoad() }
}
