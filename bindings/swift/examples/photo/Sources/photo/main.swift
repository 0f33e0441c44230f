// Photo plays recordings (CSV, as docs/formats.md says) to a photo that is moved, spread and turned, and prints the
// gestures.
//
//   swift run photo ../../../../Tests/Traces/turn_and_spread.csv
import Foundation
import Kinesic

/// Device units of the recordings per window unit: 10 a millimetre, 163 window units an inch.
let unit = 10 * 25.4 / 163

/// How the photo lies on the table.
struct Place {
  var at = Point.zero
  var scale = 1.0
  var angle = 0.0
}

/// Without the sign of a zero.
func number(_ value: Double) -> String { String(format: "%.3f", abs(value) < 0.0005 ? 0 : value) }

func seconds(_ time: Duration) -> Double { Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18 }

/// Prints one gesture, and what it says of itself.
func show(_ name: String, _ gesture: some GestureRecord, _ outputs: KeyValuePairs<String, Double>) {
  let said = outputs.map { " \($0.key) \(number($0.value))" }.joined()
  let time = String(format: "%10.6f", seconds(gesture.time))
  print("\(time) \(name) \(gesture.state) at \(number(gesture.location.x)), \(number(gesture.location.y))\(said)")
}

final class Photo {
  let engine: Engine
  var now = Place()
  private var start = Place()

  init() throws {
    engine = try Engine()
    let view = try engine.root.addView()
    let tap = try Tap(in: view)
    tap.onGesture { show("tap", $0, ["count": Double($0.tapCount)]) }
    let doubleTap = try Tap(in: view)
    doubleTap.tapsRequired = 2
    doubleTap.onGesture { show("double_tap", $0, ["count": Double($0.tapCount)]) }
    try tap.requireFailure(of: doubleTap)

    let press = try LongPress(in: view)
    press.minimumDuration = .milliseconds(400)
    press.onGesture { show("long_press", $0, ["duration": seconds($0.duration)]) }

    let swipe = try Swipe(in: view)
    swipe.direction = [.left, .right]
    swipe.onGesture { show("swipe", $0, ["direction": Double($0.direction.rawValue)]) }

    let edge = try ScreenEdgePan(in: view)
    edge.edges = .left
    edge.onGesture { show("edge", $0, ["x": $0.translation.x, "y": $0.translation.y]) }

    let pan = try Pan(in: view)
    let pinch = try Pinch(in: view)
    let rotation = try Rotation(in: view)
    try engine.simultaneous(pan, pinch, rotation)
    try pan.requireFailure(of: swipe)
    pan.onGesture { [unowned self] gesture in
      if gesture.state == .began { start.at = now.at }
      now.at = start.at + gesture.translation
      let speed = hypot(gesture.velocity.x, gesture.velocity.y)
      show("pan", gesture, ["x": gesture.translation.x, "y": gesture.translation.y, "speed": speed])
    }
    pinch.onGesture { [unowned self] gesture in
      if gesture.state == .began { start.scale = now.scale }
      now.scale = start.scale * gesture.scale
      show("pinch", gesture, ["scale": gesture.scale, "span": gesture.span])
    }
    rotation.onGesture { [unowned self] gesture in
      if gesture.state == .began { start.angle = now.angle }
      now.angle = start.angle + gesture.rotation
      show("rotation", gesture, ["angle": gesture.rotation])
    }
  }
}

/// The samples of a recording, one group for each moment.
func frames(of path: String) throws -> [[TouchSample]] {
  let phases: [Substring: Phase] = ["down": .began, "move": .moved, "up": .ended, "cancel": .cancelled]
  var frames: [[TouchSample]] = []
  for row in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").dropFirst() {
    let cells = row.split(separator: ",", omittingEmptySubsequences: false)
    guard let time = Int64(cells[0]), let touch = UInt64(cells[2]), let x = Double(cells[3]), let y = Double(cells[4]),
      let phase = phases[cells[6]]
    else { continue }
    let place = Point(x: x / unit, y: y / unit)
    let sample = TouchSample(touch: touch, phase: phase, at: place, time: .microseconds(time))
    if frames.last?.first?.time == sample.time {
      frames[frames.count - 1].append(sample)
    } else {
      frames.append([sample])
    }
  }
  return frames
}

for path in CommandLine.arguments.dropFirst() {
  print(URL(fileURLWithPath: path).lastPathComponent)
  let photo = try Photo()
  for frame in try frames(of: path) { try photo.engine.feed(frame) }
  let end = photo.engine.time
  try photo.engine.cancelTouches(at: end)
  try photo.engine.advance(to: end + .seconds(2))
  let now = photo.now
  print("photo \(number(now.at.x)), \(number(now.at.y)) scale \(number(now.scale)) angle \(number(now.angle))")
}
