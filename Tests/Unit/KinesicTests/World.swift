import CKinesic
import KinesicCore
import Testing

/// A world behind the C interface, in the ordinary build: with Swift's own checks on.
final class World {
  var engine: OpaquePointer?
  init(tieBreak: Int = KIN_TIE_BREAK_DEPTH, touchCapacity: UInt32 = 32) {
    var options = kin_engine_options()
    kin_engine_options_init(&options)
    options.tie_break = kin_tie_break(tieBreak)
    options.touch_capacity = touchCapacity
    #expect(kin_engine_create(&options, &engine) == 0)
  }
  deinit { kin_engine_destroy(engine) }

  func add(_ name: String, to view: kin_view_id = 0) -> kin_recognizer_id {
    var id: kin_recognizer_id = 0
    #expect(kin_recognizer_add(engine, view, name, &id) == 0)
    return id
  }

  /// Calls back with each event of a recognizer.
  func act(on recognizer: kin_recognizer_id, _ callback: kin_event_callback) {
    var token: UInt64 = 0
    #expect(kin_recognizer_add_action(engine, recognizer, callback, nil, &token) == 0)
  }

  func view(_ x: Double, _ y: Double, _ width: Double, _ height: Double, in parent: kin_view_id = 0) -> kin_view_id {
    var options = kin_view_options()
    kin_view_options_init(&options)
    options.frame = kin_rect(x: x, y: y, width: width, height: height)
    var id: kin_view_id = 0
    #expect(kin_view_add(engine, parent, &options, &id) == 0)
    return id
  }

  @discardableResult
  func feed(_ time: Double, _ phase: Int, _ touch: UInt64, _ x: Double, _ y: Double, type: Int = KIN_TOUCH_DIRECT) -> kin_result {
    var sample = kin_touch_sample()
    sample.time_ns = nanoseconds(time)
    sample.phase = kin_phase(phase)
    sample.type = kin_touch_type(type)
    sample.touch = touch
    sample.x = x
    sample.y = y
    return kin_engine_feed(engine, &sample, 1)
  }

  @discardableResult
  func scroll(_ time: Double, _ phase: Int, dx: Double = 0, dy: Double = 0, magnification: Double = 0, rotation: Double = 0) -> kin_result {
    var sample = kin_scroll_sample()
    sample.time_ns = nanoseconds(time)
    sample.phase = kin_scroll_phase(phase)
    sample.type = kin_touch_type(KIN_TOUCH_INDIRECT)
    sample.x = 50
    sample.y = 60
    sample.dx = dx
    sample.dy = dy
    sample.magnification = magnification
    sample.rotation = rotation
    return kin_engine_feed_scroll(engine, &sample, 1)
  }

  func poll() -> [kin_event] {
    #expect(kin_engine_check_invariants(engine) == 0, "\(String(cString: kin_engine_last_error(engine)))")
    var first: UnsafePointer<kin_event>?
    var count: UInt32 = 0
    #expect(kin_engine_poll(engine, &first, &count) == 0)
    return (0..<Int(count)).compactMap { first?[$0] }
  }

  private func nanoseconds(_ time: Double) -> UInt64 { UInt64((time * 1e9).rounded()) }
}

/// The states of events, as C's numbers.
func states(_ events: [kin_event]) -> [Int] { events.map { Int($0.state) } }
