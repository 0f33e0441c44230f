import UIKit

// What a move of one finger costs, in nanoseconds of a processor: the median of nine rounds. With a limit as the first
// argument it fails above it; the second is how many moves a round has.

final class Sub: UIPanGestureRecognizer {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesMoved(touches, with: event) }
}

final class Own: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
}

final class Sink {
  var count = 0
  func take(_ recognizer: UIGestureRecognizer) { count += 1 }
}

func nanoseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

let moves = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 20_000

func measure(_ recognizer: UIGestureRecognizer) throws -> Double {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  window.addSubview(view)
  view.addGestureRecognizer(recognizer)
  var time = 0.0
  let rounds = try (0..<9).map { _ in
    try window.feed(UIWindow.Sample(1, .began, at: CGPoint(x: 10, y: 10)), at: time)
    let start = nanoseconds()
    for i in 0..<moves {
      time += 0.001
      try window.feed(UIWindow.Sample(1, .moved, at: CGPoint(x: 10 + i % 300, y: 20)), at: time)
    }
    let taken = nanoseconds() - start
    try window.feed(UIWindow.Sample(1, .ended, at: CGPoint(x: 10, y: 20)), at: time)
    time += 1
    return taken / Double(moves)
  }
  return rounds.sorted()[4]
}

let sink = Sink()
var worst = 0.0
for (name, recognizer) in [
  ("UIPanGestureRecognizer", UIPanGestureRecognizer(target: sink, action: Selector(Sink.take))),
  ("a subclass of it", Sub(target: sink, action: Selector(Sink.take))),
  ("a subclass of UIGestureRecognizer", Own(target: sink, action: Selector(Sink.take))),
] {
  let taken = try measure(recognizer)
  worst = max(worst, taken)
  print("\(Int(taken.rounded())) ns a move: \(name)")
}
if sink.count < 25 * moves { fatalError("only \(sink.count) actions") }
if let limit = CommandLine.arguments.dropFirst().first.flatMap(Double.init), worst > limit {
  print("slower than \(limit) ns")
  exit(1)
}
