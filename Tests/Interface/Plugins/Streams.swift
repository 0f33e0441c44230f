// A plugin in Swift whose classes have a stream for each touch: one that does as multi_drag does, and a careless one.
import KinesicPlugin

/// Fingers that drag, each by itself.
struct Drags: Recognizer {
  var threshold: Double

  /// The contacts that drag; 0 is nobody's.
  private var dragging: InlineArray<64, UInt64>

  mutating func prepare() { dragging = InlineArray(repeating: 0) }

  mutating func step(_ input: Step, _ request: Request) -> State {
    var isOver = true
    for (index, touch) in input.touches.enumerated() {
      let wasDragging = place(of: touch.contact)
      if let place = wasDragging, touch.hasEnded || touch.hasCancelled { dragging[place] = 0 }
      if wasDragging != nil {
        if touch.hasMoved || touch.hasEnded { report(index, touch.hasEnded ? .ended : .changed, touch, input, request) }
      } else if touch.hasMoved, isFar(touch, input.scale) {
        let report = report(index, touch.hasEnded ? .ended : .began, touch, input, request)
        if touch.hasEnded { report?.sendBegan() } else if let free = place(of: 0) { dragging[free] = touch.contact }
      }
      if !touch.hasEnded && !touch.hasCancelled { isOver = false }
    }
    return request.proposeForTouches(input, isOver: isOver, Word.lifted)
  }

  private func isFar(_ touch: Touch, _ scale: Double) -> Bool {
    let way = touch.displacement
    return max(abs(way.x), abs(way.y)) >= threshold * scale
  }

  private func place(of contact: UInt64) -> Int? {
    for place in 0..<64 where dragging[place] == contact { return place }
    return nil
  }

  @discardableResult
  private func report(_ index: Int, _ state: State, _ touch: Touch, _ input: Step, _ request: Request) -> Report? {
    let report = request.report(index, of: input, state, at: touch.place)
    report?.setValues(0, touch.displacement)
    return report
  }
}

/// A touch that lands is reported; `count` times, and with all that a report should not be asked for.
struct Careless: Recognizer {
  var count: Double

  mutating func prepare() {}

  mutating func step(_ input: Step, _ request: Request) -> State {
    for place in [-1, input.touches.count, Int.max] where request.report(place, of: input, .began, at: .zero) != nil { return .cancelled }
    for place in [-1, Int(KIN_VALUE_CAPACITY), Int.max] { request.setValue(place, 77) }
    if input.hasBegun {
      for _ in 0..<Int(count) {
        let report = request.report(0, of: input, .began, at: input.touches[0].place)
        for place in [-1, Int(KIN_VALUE_CAPACITY), Int.max] { report?.setValue(place, 77) }
      }
    }
    return request.proposeForTouches(input, isOver: input.downCount == 0, Word.lifted)
  }
}

enum Word: UInt32 {
  case none, lifted
}

nonisolated(unsafe) let dragsClass = makeClass(
  Drags.self, "test.drags", "Fingers that drag, each by itself.", flags: KIN_CLASS_PER_TOUCH,
  properties: [.number("threshold", "How far a finger must move on an axis.", 10, 0...1000)],
  values: [Value("translation.x", "From where it landed."), Value("translation.y", "From where it landed.")],
  details: ["", "lifted too early"],
  functions: Functions(prepare: { Drags.takePrepare($0) }, step: { Drags.takeStep($0, $1, $2) }))

private func careless(_ name: Text, flags: Int) -> kin_recognizer_class {
  makeClass(
    Careless.self, name, "Asks for too much.", flags: flags,
    properties: [.whole("count", "How many reports of the touch.", 1, 0...1000)], details: ["", "lifted too early"],
    functions: Functions(prepare: { Careless.takePrepare($0) }, step: { Careless.takeStep($0, $1, $2) }))
}

nonisolated(unsafe) let classes = ClassList([
  dragsClass, careless("test.careless", flags: KIN_CLASS_PER_TOUCH), careless("test.without_streams", flags: 0),
])

@_cdecl("kin_plugin_entry") @implementation
public func kin_plugin_entry(_ host: UnsafePointer<kin_host>?, _ plugin: UnsafeMutablePointer<kin_plugin>?) -> kin_result {
  introduce(host, plugin, classes, "test.streams", "For tests.", version: "1.0.0")
}
