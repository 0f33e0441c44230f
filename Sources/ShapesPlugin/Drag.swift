import KinesicPlugin

/// One finger that drags something about, from its landing on. Continuous; a second finger cancels it.
struct Drag: Recognizer {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  /// Where the dragged thing is held: the finger's place, kept inside the bounds.
  private var place: Vector

  mutating func prepare() { place = .zero }

  mutating func step(_ input: Step, _ request: Request) -> State {
    guard input.touches.count == 1 else { return input.state == .possible ? request.fail(.tooManyTouches) : .cancelled }
    let touch = input.touches[0]
    let isFirst = input.state == .possible
    let before = isFirst ? kept(touch.start) : place
    place = kept(touch.place)
    request.setLocation(place)
    request.setValues(0, place - before)
    if input.hasEnded {
      if isFirst { request.sendBegan() }
      return .ended
    }
    return isFirst ? .began : .changed
  }

  private func kept(_ place: Vector) -> Vector {
    Vector(x: max(left, min(right, place.x)), y: max(top, min(bottom, place.y)))
  }
}

/// The class "drag". Without bounds it goes as far as there are windows.
nonisolated(unsafe) let dragClass = makeClass(
  Drag.self, "drag", "One finger that drags something about, from its landing on.",
  properties: [
    .number("bounds_left", "The location stays right of it.", -1e9, -1e9...1e9),
    .number("bounds_top", "The location stays below it.", -1e9, -1e9...1e9),
    .number("bounds_right", "The location stays left of it.", 1e9, -1e9...1e9),
    .number("bounds_bottom", "The location stays above it.", 1e9, -1e9...1e9),
  ],
  values: [
    Value("translation.x", "How far the location went since the event before, horizontally."),
    Value("translation.y", "How far it went, vertically."),
  ],
  details: reasonWords, functions: Functions(prepare: { Drag.takePrepare($0) }, step: { Drag.takeStep($0, $1, $2) }))
