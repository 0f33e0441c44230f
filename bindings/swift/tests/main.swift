// What the library promises: errors, lifetimes, handlers that throw, delegates, traces. Closes with its counts.
//   check stale | range     ends the program by an error of its own, for a test from outside
import CKinesic
import CKinesicLint
import Kinesic

struct Failure: Error { let sentence: String }

func equal<T: Equatable>(_ found: T, _ wanted: T, line: Int = #line) throws {
  if found != wanted { throw Failure(sentence: "line \(line): found \(found), wanted \(wanted)") }
}

func has(_ text: String, _ part: String, line: Int = #line) throws {
  if !text.contains(part) { throw Failure(sentence: "line \(line): '\(text)' has no '\(part)'") }
}

func refused(_ code: ErrorCode, line: Int = #line, _ call: () throws -> Void) throws {
  do { try call() } catch let error as KinesicError where error.code == code {
    return try equal(error.sentence.isEmpty, false, line: line)
  }
  throw Failure(sentence: "line \(line): not refused")
}

func gone(_ name: String, _ call: () throws -> Void) throws {
  do { try refused(.stale, call) } catch let error as Failure { throw Failure(sentence: "\(name): \(error.sentence)") }
}

// All that throws, by name: test_swift.py compares them with what is declared. What does not throw ends the program.
let callsOfRecognizers: [(String, (Recognizer, Recognizer, View, Recognizer.Action) throws -> Void)] = [
  ("number", { one, _, _, _ in _ = try one.number("threshold") }), ("setNumber", { one, _, _, _ in try one.setNumber("threshold", 5) }),
  ("value", { one, _, _, _ in _ = try one.value("translation.x") }), ("setValue", { one, _, _, _ in try one.setValue("translation.x", 5) }),
  ("location", { one, _, view, _ in _ = try one.location(in: view) }),
  ("requireFailure", { one, other, _, _ in try one.requireFailure(of: other) }),
  ("allowSimultaneous", { one, other, _, _ in try one.allowSimultaneous(with: other) }),
  ("setPrevention", { one, other, _, _ in try one.setPrevention(of: other, false) }),
  ("requireInactive", { one, other, _, _ in try one.requireInactive(other) }),
  ("allowTakeover", { one, other, _, _ in try one.allowTakeover(from: other) }),
  ("abort", { one, _, _, _ in try one.abort() }), ("propose", { one, _, _, _ in try one.propose(.began) }),
  ("remove", { one, _, _, action in try one.remove(action) }), ("remove", { one, _, _, _ in try one.remove() }),
]
let callsOfViews: [(String, (View) throws -> Void)] = [
  ("addView", { _ = try $0.addView() }), ("add", { _ = try $0.add("tap") }), ("remove", { try $0.remove() }),
  ("bringToFront", { try $0.bringToFront() }), ("convert", { _ = try $0.convert(fromWindow: Point(x: 1, y: 2)) }),
]

func touch(_ engine: Engine, _ phase: Phase, _ x: Double, _ y: Double, _ time: Int) throws {
  try engine.feed(TouchSample(touch: 1, phase: phase, at: Point(x: x, y: y), time: .milliseconds(time)))
}

/// A tap that lands at a time.
func tapOnce(_ engine: Engine, at time: Int) throws {
  try touch(engine, .began, 10, 10, time)
  try touch(engine, .ended, 10, 10, time + 50)
}

func sentences(_ engine: Engine) throws -> [String] { try engine.poll().map { try engine.describe($0) } }

final class Held {}

final class Refusing: RecognizerDelegate {
  var asked: [String] = []

  func shouldBegin(_ recognizer: Recognizer) -> Bool {
    asked.append("begin \(recognizer.className)")
    return false
  }

  func recognizer(_ recognizer: Recognizer, shouldReceive touch: TouchSample) -> Bool {
    asked.append("receive \(touch.location.x)")
    return true
  }
}

final class Leftwards: RecognizerDelegate {
  var seen = Point.zero

  func shouldBegin(_ recognizer: Recognizer) -> Bool {
    seen = (recognizer as? Pan)?.translation ?? .zero
    return seen.x < 0
  }
}

/// A pan that only goes up, and counts what it is asked.
final class Upwards: RecognizerDelegate {
  private let page: View
  private(set) var up = 0
  private(set) var down = 0
  private(set) var moving = 0
  private(set) var strange = 0

  init(_ page: View) { self.page = page }

  func shouldBegin(_ recognizer: Recognizer) -> Bool {
    guard let pan = recognizer as? Pan, let place = try? pan.location(in: page), let speed = try? pan.value("velocity.y") else {
      strange += 1
      return false
    }
    let way = pan.translation.y
    if way < -5 && speed > 0 || way > 5 && speed < 0 || place.x <= 0 || place.y <= 0 { strange += 1 }
    if way < 0 { up += 1 }
    if way > 0 { down += 1 }
    if speed != 0 { moving += 1 }
    return way < 0
  }
}

/// Changes what its engine calls, or the copy that asks.
final class Changing: RecognizerDelegate {
  var asked = 0
  var heard = 0

  func shouldBegin(_ recognizer: Recognizer) -> Bool {
    asked += 1
    if asked == 1 {
      recognizer.delegate = nil
      recognizer.onAnyGesture { _ in }
      recognizer.delegate = Refusing()
    }
    return true
  }
}

/// Takes the delegate of another recognizer away when it is asked first, which may still be asked in this step.
final class Taking: RecognizerDelegate {
  private let other: Recognizer
  private(set) var wasThere = false

  init(from other: Recognizer) { self.other = other }

  func recognizer(_ recognizer: Recognizer, shouldReceive touch: TouchSample) -> Bool {
    weak let taken = other.delegate as? Refusing
    other.delegate = nil
    wasThere = wasThere || taken != nil
    return true
  }
}

/// A drag by 30 units, fed to an engine of C.
func drag(_ engine: OpaquePointer?) throws {
  for (phase, x, time) in [(KIN_PHASE_BEGAN, 100.0, 8), (KIN_PHASE_MOVED, 130.0, 16)] {
    var sample = kin_touch_sample()
    sample.touch = 1
    sample.phase = kin_phase(phase)
    sample.x = x
    sample.time_ns = UInt64(time) * 1_000_000
    try equal(kin_engine_feed(engine, &sample, 1), kin_result(KIN_OK))
  }
}

let checks: KeyValuePairs<String, (Engine) throws -> Void> = [
  "an error has the engine's sentence": { engine in
    let pan = try Pan(in: engine.root)
    do { try pan.setNumber("minimum_touches", 0) } catch {
      try has("\(error)", "minimum_touches")
      try has("\(error)", "(KIN_ERROR_RANGE)")
    }
    try refused(.range) { try pan.setNumber("minimum_touches", 0) }
    try equal(pan.minimumTouches, 1)
    try refused(.unknown) { _ = try engine.root.add("no such class") }
  },
  "a call without an engine has a sentence too": { _ in
    var options = EngineOptions()
    options.touchCapacity = 0
    do { _ = try Engine(options) } catch { return try has("\(error)", "touch_capacity") }
    throw Failure(sentence: "an engine was made")
  },
  "time does not run backwards": { engine in
    try engine.advance(to: .milliseconds(20))
    try refused(.time) { try engine.advance(to: .milliseconds(10)) }
    try refused(.invalid) { try engine.advance(to: .milliseconds(-1)) }
    try refused(.invalid) { try engine.advance(to: .seconds(Int64.max)) }
    try equal(engine.time, .milliseconds(20))
    try equal(engine.nextDeadline, nil)
  },
  "properties have types and defaults": { engine in
    let press = try LongPress(in: engine.root)
    try equal(press.minimumDuration, .milliseconds(500))
    press.minimumDuration = .milliseconds(250)
    try equal(press.minimumDuration, .milliseconds(250))
    try touch(engine, .began, 10, 10, 0)
    try equal(engine.nextDeadline, .milliseconds(250))
    try equal(press.isEnabled, true)
    let pan = try Pan(in: engine.root)
    pan.axes = .vertical
    try equal(pan.axes, .vertical)
    pan.allowedTouchTypes = [.pencil, .pointer]
    try equal(pan.allowedTouchTypes, [.pencil, .pointer])
    pan.name = "drag ü"
    try equal(pan.name, "drag ü")
    try equal(pan.maximumTouches, 4_294_967_295)
  },
  "functions of C can be called": { engine in
    var count: UInt32 = 0
    try engine.call { kin_engine_get_class_count($0, &count) }
    try equal(count, 16)
    try refused(.null) { try engine.call { kin_engine_get_class_count($0, nil) } }
  },
  "views": { engine in
    let view = try engine.root.addView(frame: Rect(x: 10, y: 20, width: 30, height: 40), flags: .hidden)
    try equal(view.flags, .hidden)
    view.flags = []
    view.transform = .about(.zero, scale: 2)
    try equal(view.frame, Rect(x: 10, y: 20, width: 30, height: 40))
    try equal(try engine.hitTest(Point(x: 12, y: 24)), view)
    try equal(try view.convert(fromWindow: Point(x: 12, y: 24)), Point(x: 1, y: 2))
  },
  "what is gone is refused": { engine in
    let view = try engine.root.addView()
    let tap = try Tap(in: view)
    try view.remove()
    try equal(tap.exists || view.exists, false)
    try refused(.stale) { try tap.abort() }
    var other: Engine? = try Engine()
    let pan = try Pan(in: other!.root)
    try equal(pan.exists, true)
    other = nil
    try equal(pan.exists, false)
    try refused(.stale) { try pan.abort() }
  },
  "every call of what is gone is refused": { engine in
    let (other, kept) = (try Tap(in: engine.root), try engine.root.addView())
    for way in 0..<3 {
      var ended: Engine? = way < 2 ? nil : try Engine()
      let view = try (ended ?? engine).root.addView()
      let pan = try Pan(in: view)
      let action = pan.onGesture { _ in }
      if way == 0 { try pan.remove() } else if way == 1 { try view.remove() }
      ended = nil
      let before = engine.stateHash
      for (name, call) in callsOfRecognizers { try gone("Recognizer.\(name)") { try call(pan, other, kept, action) } }
      if way > 0 { for (name, call) in callsOfViews { try gone("View.\(name)") { try call(view) } } }
      try equal(engine.stateHash, before)
    }
  },
  "in the handler that removes it no call ends the program": { engine in
    for (number, (name, call)) in callsOfRecognizers.enumerated() {
      let view = try engine.root.addView()
      let (tap, other) = (try Tap(in: view), try Tap(in: engine.root))
      var count = 0
      var action: Recognizer.Action?
      action = tap.onGesture { _ in
        count += 1
        if number % 2 == 0 { try tap.remove() } else { try view.remove() }
        do { try call(tap, other, view, action!) } catch is KinesicError {}
      }
      try tapOnce(engine, at: 1000 * number)
      if count != 1 { throw Failure(sentence: "\(name): heard \(count) times") }
      try other.remove()
      if view.exists { try view.remove() }
    }
  },
  "closures go with what they are for": { engine in
    let view = try engine.root.addView()
    weak var held: Held?
    let tap = try Tap(in: view)
    func hold(_ recognizer: Recognizer) -> Recognizer.Action {
      let it = Held()
      held = it
      return recognizer.onAnyGesture { [recognizer] _ in withExtendedLifetime((it, recognizer)) {} }
    }
    let action = hold(tap)
    try equal(held != nil, true)
    try tap.remove(action)
    try equal(held == nil, true)
    _ = hold(tap)
    try tap.remove()
    try equal(held == nil, true)
    _ = hold(try Pan(in: view))
    try view.remove()
    try equal(held == nil, true)
    var other: Engine? = try Engine()
    _ = hold(try Pan(in: other!.root))
    try equal(held != nil, true)
    other = nil
    try equal(held == nil, true)
  },
  "twenty quick taps at two places by turns, then a tap and at once a drag elsewhere": { engine in
    let (single, twice, pan) = (try Tap(in: engine.root), try Tap(in: engine.root), try Pan(in: engine.root))
    var (taps, drags) = (0, 0)
    twice.tapsRequired = 2
    try single.requireFailure(of: twice)
    single.onGesture { _ in taps += 1 }
    pan.onGesture { gesture in drags += gesture.state == .began ? 1 : 0 }
    for i in 0...20 {
      let place = i % 2 == 1 ? 600.0 : 10
      try touch(engine, .began, place, place, 1000 + 100 * i)
      try touch(engine, .ended, place, place, 1040 + 100 * i)
    }
    try touch(engine, .began, 300, 100, 3100)
    try touch(engine, .moved, 350, 100, 3120)
    try touch(engine, .ended, 350, 100, 3140)
    try engine.advance(to: .milliseconds(6000))
    try equal(taps, 21)
    try equal(drags, 1)
  },
  "a handler may remove itself": { engine in
    let tap = try Tap(in: engine.root)
    var count = 0
    var action: Recognizer.Action?
    action = tap.onGesture { gesture in
      count += 1
      try equal(gesture.recognizer === tap, true)
      try equal(gesture.tapCount, 1)
      try tap.remove(action!)
      try refused(.unknown) { try tap.remove(action!) }
    }
    try tapOnce(engine, at: 0)
    try tapOnce(engine, at: 1000)
    try equal(count, 1)
  },
  "what a handler throws comes out of the call, and the engine goes on": { engine in
    let tap = try Tap(in: engine.root)
    var count = 0
    tap.onAnyGesture { _ in throw Failure(sentence: "its own") }
    tap.onAnyGesture { _ in count += 1 }
    do { try tapOnce(engine, at: 0) } catch let error as Failure { try equal(error.sentence, "its own") }
    try equal(count, 1)
    try equal(engine.time, .milliseconds(50))
    tap.onAnyGesture { _ in throw Failure(sentence: "another") }
    do { try tapOnce(engine, at: 1000) } catch let error as HandlerErrors {
      try equal(error.errors.count, 2)
      return try equal(count, 2)
    }
    throw Failure(sentence: "nothing was thrown")
  },
  "calls that a handler may not make are refused": { engine in
    let tap = try Tap(in: engine.root)
    tap.onAnyGesture { [unowned engine] _ in try engine.advance(to: .seconds(5)) }
    try refused(.reentrant) { try tapOnce(engine, at: 0) }
  },
  "a delegate decides": { engine in
    let tap = try Tap(in: engine.root)
    let refusing = Refusing()
    tap.delegate = refusing
    try tapOnce(engine, at: 0)
    try equal(refusing.asked, ["receive 10.0", "begin tap"])
    try equal(try engine.poll().count, 0)
    tap.delegate = nil
    try tapOnce(engine, at: 1000)
    try equal(try engine.poll().count, 1)
  },
  "a delegate sees the engine that asks": { engine in
    // As when a lint plays motions on copies that C makes.
    let pan = try Pan(in: engine.root)
    let leftwards = Leftwards()
    pan.delegate = leftwards
    var copy: OpaquePointer?
    try engine.call { kin_engine_copy($0, &copy) }
    guard let copy else { throw Failure(sentence: "no copy") }
    defer { kin_engine_destroy(copy) }
    try drag(copy)
    var state: kin_state = 0
    try equal(kin_recognizer_get_state(copy, pan.id, &state), kin_result(KIN_OK))
    try equal(state == kin_state(KIN_STATE_BEGAN), false)
    try equal(leftwards.seen, Point(x: 30, y: 0))
    try equal(pan.translation, .zero)
    try equal(engine.time, .zero)
  },
  "a lint asks a delegate with what it plays": { engine in
    let page = try engine.root.addView(frame: Rect(x: 0, y: 0, width: 360, height: 640))
    let (move, turn) = (try Pan(in: page), try Swipe(in: page))
    let upwards = Upwards(page)
    move.delegate = upwards
    var lint: OpaquePointer?
    try engine.call { kin_lint_create($0, nil, &lint) }
    defer { kin_lint_destroy(lint) }
    try engine.call { _ in kin_lint_run(lint) }
    try equal([upwards.up > 5, upwards.down > 5, upwards.moving > 5, upwards.strange == 0], [true, true, true, true])
    try equal(move.translation, .zero)
    var finding = kin_finding()
    kin_finding_init(&finding)
    try equal(kin_lint_get_finding(lint, 0, &finding), kin_result(KIN_OK))
    try equal([finding.recognizer, finding.other, finding.view], [turn.id, move.id, page.id])
    try equal(kin_lint_get_finding(lint, .max, &finding), kin_result(KIN_ERROR_RANGE))
    try has(String(cString: kin_lint_last_error(lint)), "no finding of this number")
  },
  "what a delegate does to a copy leaves the engine's closures": { engine in
    let pan = try Pan(in: engine.root)
    let changing = Changing()
    pan.delegate = changing
    pan.onGesture { _ in changing.heard += 1 }
    var copy: OpaquePointer?
    try engine.call { kin_engine_copy($0, &copy) }
    try drag(copy)
    kin_engine_destroy(copy)
    try equal(changing.asked, 1)
    try equal((pan.delegate as? Changing)?.asked, 1)
    try touch(engine, .began, 100, 0, 8)
    try touch(engine, .moved, 130, 0, 16)
    try equal(changing.asked, 2)
    try equal(changing.heard, 1)
  },
  "a delegate that is taken away in a closure lives until the step is over": { engine in
    let (one, two) = (try Pan(in: engine.root), try Pan(in: engine.root))
    for (first, second, time) in [(one, two, 0), (two, one, 1000)] {
      weak var taken: Refusing?
      do {
        let refusing = Refusing()
        taken = refusing
        second.delegate = refusing
      }
      let taking = Taking(from: second)
      first.delegate = taking
      try tapOnce(engine, at: time)
      try equal(taking.wasThere, true)
      try equal(taken == nil, true)
      first.delegate = nil
    }
  },
  "polled events are typed": { engine in
    engine.explains = true
    let view = try engine.root.addView(flags: .wantsTouches)
    let pan = try Pan(in: view)
    try touch(engine, .began, 10, 10, 0)
    try touch(engine, .moved, 40, 14, 16)
    var seen: [String] = []
    for event in try engine.poll() {
      try equal(try engine.describe(event).isEmpty, false)
      switch event {
      case .viewTouch(let touch): seen.append("touch \(touch.view == view)")
      case .decision(let decision): seen.append("\(decision.reason!)")
      case .gesture(let gesture):
        guard case .pan(let outputs) = gesture.outputs else { throw Failure(sentence: "no pan") }
        seen.append("\(gesture.state) \(outputs.translation.x) \(gesture.time == .milliseconds(16))")
      }
    }
    try equal(seen, ["touch true", "ownRule", "touch true", "began 30.0 true"])
    try equal(pan.translation, Point(x: 30, y: 4))
    pan.translation = .zero
    try equal(pan.translation, .zero)
    try equal(try pan.location(in: view), Point(x: 40, y: 14))
  },
  "a trace plays without the closures": { engine in
    let tap = try Tap(in: engine.root)
    tap.delegate = Refusing()
    engine.explains = true
    var trace: [UInt8] = []
    try engine.startTrace { trace += $0 }
    try tapOnce(engine, at: 0)
    try engine.stopTrace()
    let again = try Engine()
    try again.replay(trace)
    let said = try sentences(engine)
    try has(said.joined(), "should_begin said no")
    try equal(try sentences(again), said)
    try refused(.trace) { try Engine().replay([UInt8](trace.prefix(20))) }
    do { try engine.startTrace { _ in throw Failure(sentence: "full") } } catch let error as Failure {
      return try equal(error.sentence, "full")
    }
    throw Failure(sentence: "the sink's error is lost")
  },
]

switch CommandLine.arguments.dropFirst().first {
case "range":
  let engine = try Engine()
  let pan = try Pan(in: engine.root)
  pan.minimumTouches = 0
case "stale": print(try Pan(in: Engine().root).state)
default:
  var failed = 0
  for (name, check) in checks {
    do { try check(try Engine()) } catch {
      print("\(name): \(error)")
      failed += 1
    }
  }
  print("\(checks.count - failed) passed, \(failed) failed")
}
