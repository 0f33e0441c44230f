import UIKit

// Paths, what hovers, and a list that is dragged.

func pointers() {
  paths()
  hovers()
  lists()
}

private func paths() {
  // A pentagram: its middle is inside by its windings, and outside by even and odd.
  let star = CGMutablePath()
  star.addLines(between: (0..<5).map { CGPoint(x: 10 * sin(Double($0) * 0.8 * .pi), y: -10 * cos(Double($0) * 0.8 * .pi)) })
  check("the middle of a star", [star.contains(.zero), star.contains(.zero, using: .evenOdd)], [true, false])
  check("its arm", [star.contains(CGPoint(x: 0, y: -8)), star.contains(CGPoint(x: 0, y: -8), using: .evenOdd)], [true, true])
  check("beside it", [star.contains(CGPoint(x: 8, y: 8)), star.contains(CGPoint(x: 8, y: 8), using: .evenOdd)], [false, false])
  check("a point that is moved there", star.contains(CGPoint(x: 8, y: 8), transform: CGAffineTransform(scaleX: 0, y: -1)), true)

  let copy = star.copy()!
  star.move(to: CGPoint(x: 100, y: 0), transform: CGAffineTransform(scaleX: 2, y: 1))
  star.addPath(CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil), transform: CGAffineTransform(translationX: 0, y: 50))
  check("a copy does not grow", [copy.boundingBox.maxX < 10, copy.mutableCopy()!.currentPoint == copy.currentPoint], [true, true])
  check("what is added is transformed", [star.boundingBoxOfPath.maxX, star.boundingBox.maxY], [200, 51])

  let points: NSMutableArray = [NSValue(cgPoint: CGPoint(x: 3, y: 4))]
  check("a place in a collection", (points[0] as! NSValue).cgPointValue, CGPoint(x: 3, y: 4))
  check(
    "a size and a rectangle", NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.size,
    NSValue(cgSize: CGSize(width: 3, height: 4)).cgSizeValue)
}

private func hovers() {
  let stage = Stage()
  let hover = stage.add(UIHoverGestureRecognizer())
  stage.view.transform = CGAffineTransform(rotationAngle: .pi / 2)
  stage.detail = { recognizer in
    guard let hover = recognizer as? UIHoverGestureRecognizer else { return "" }
    let numbers = [hover.zOffset, hover.altitudeAngle, hover.azimuthAngle(in: hover.view), hover.azimuthUnitVector(in: nil).dx]
    return numbers.map { String(format: "%.2f", Double($0)) }.joined(separator: " ")
  }
  let place = CGPoint(x: 200, y: 200)
  try! stage.window.hover(1, to: place, type: .pencil, altitude: 1, azimuth: .pi / 2, height: 0.5, at: 0)
  try! stage.window.hover(1, to: CGPoint(x: 210, y: 200), type: .pencil, altitude: 0.8, azimuth: .pi / 2, height: 0.25, at: 0.1)
  try! stage.window.hover(1, to: nil, type: .pencil, at: 0.2)
  check("a pencil above a turned view", Array(stage.take().prefix(2)), ["began 0.50 1.00 0.00 0.00", "changed 0.25 0.80 0.00 0.00"])
  check("a pointer stands upright", [UIHoverGestureRecognizer().altitudeAngle, hover.rollAngle], [.pi / 2, 0])
  do {
    try stage.window.hover(1, to: place, height: .nan, at: 1)
    check("a height that is none", "taken", "refused")
  } catch { check("a height that is none", "\(error)", "pointer 1: a number is not finite, or beyond 1e9") }
}

private func lists() {
  final class Page: UIScrollViewDelegate {
    var heard: [String] = []
    var rest: CGFloat?
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("begin \(scrollView.isDragging)") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("\(Int(scrollView.contentOffset.y))") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      heard.append("velocity \((velocity.y * 10).rounded() / 10)")
      if let rest { targetContentOffset.pointee.y = rest }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      heard.append("end \(scrollView.isDragging) \(decelerate)")
    }
  }
  let stage = Stage()
  let (list, page) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400)), Page())
  list.contentSize = CGSize(width: 400, height: 1000)
  list.delegate = page
  stage.window.addSubview(list)
  stage.feed(0, down(1, 200, 300))
  check("a finger on it", [list.isTracking, list.isDragging], [true, false])
  for (i, y) in [280.0, 260, 240].enumerated() { stage.feed(0.02 * Double(i + 1), move(1, 200, y)) }
  check("that drags it", [list.isTracking, list.isDragging, list.isDecelerating], [true, true, false])
  page.rest = 500
  stage.feed(0.07, up(1, 200, 240))
  check("what its delegate hears", page.heard, ["begin true", "20", "40", "60", "velocity 1.0", "end false false", "500"])
  check("it rests where the delegate says", [list.contentOffset.y, list.isTracking ? 1 : 0], [500, 0])
}
