import CKinesic
import KinesicCore
import Testing

@Suite("The C interface in the ordinary build")
struct InterfaceTests {
  @Test("A tap comes out of a touch")
  func tap() {
    let world = World()
    let tap = world.add("tap")
    world.feed(0, KIN_PHASE_BEGAN, 1, 10, 10)
    world.feed(0.05, KIN_PHASE_ENDED, 1, 10, 10)
    let events = world.poll()
    #expect(events.map(\.recognizer) == [tap])
    #expect(events.map { Int($0.state) } == [KIN_STATE_ENDED])
  }

  @Test("Two engines know nothing of each other")
  func independence() {
    let one = World()
    let other = World()
    _ = one.add("tap")
    _ = other.add("tap")
    one.feed(5, KIN_PHASE_BEGAN, 1, 0, 0)
    #expect(other.feed(0, KIN_PHASE_BEGAN, 1, 0, 0) == 0)
    one.feed(5.05, KIN_PHASE_ENDED, 1, 0, 0)
    #expect(one.poll().count == 1)
    #expect(other.poll().isEmpty)
  }

  @Test("An engine that is destroyed from its own callback goes when the call returns")
  func destroyInside() {
    var engine: OpaquePointer?
    _ = kin_engine_create(nil, &engine)
    var id: kin_recognizer_id = 0
    _ = kin_recognizer_add(engine, 0, "tap", &id)
    _ = kin_engine_set_event_callback(engine, { engine, _, _ in kin_engine_destroy(engine) }, nil)
    var sample = kin_touch_sample()
    _ = kin_engine_feed(engine, &sample, 1)
    sample.time_ns = 1000
    sample.phase = kin_phase(KIN_PHASE_ENDED)
    #expect(kin_engine_feed(engine, &sample, 1) == 0)
  }

  @Test("The recognizers of a view that is removed give their places back in the order of adding, the last one's first")
  func placesOfRemoved() {
    let world = World()
    let keeper = world.add("tap")
    let card = world.view(0, 0, 100, 100)
    let inner = world.view(0, 0, 50, 50, in: card)
    let beside = world.view(0, 0, 20, 20, in: card)
    let removed = [(card, "tap"), (beside, "pan"), (inner, "pinch"), (card, "swipe"), (beside, "tap"), (inner, "press")]
      .map { world.add($1, to: $0) }
    #expect(kin_recognizer_require_failure(world.engine, removed[0], keeper) == 0)
    #expect(kin_recognizer_require_failure(world.engine, keeper, removed[4]) == 0)
    #expect(kin_view_remove(world.engine, card) == 0)
    // An id's low 32 bits are its place (`Identifier`).
    let places = (0..<6).map { _ in UInt32(truncatingIfNeeded: world.add("tap")) }
    #expect(places == removed.reversed().map { UInt32(truncatingIfNeeded: $0) })
    #expect(kin_engine_check_invariants(world.engine) == 0)
    world.feed(0, KIN_PHASE_BEGAN, 1, 10, 10)
    world.feed(0.05, KIN_PHASE_ENDED, 1, 10, 10)
    #expect(world.poll().count == 1)
  }

  @Test("A callback may remove its recognizer, its view, and add others; what it asks for happens after the step")
  func changesInside() {
    let world = World()
    let pan = world.add("pan")
    world.act(on: pan) { engine, event, _ in
      guard let event else { return }
      #expect(kin_recognizer_remove(engine, event.pointee.recognizer) == 0)
      var state: kin_state = 0
      #expect(kin_recognizer_get_state(engine, event.pointee.recognizer, &state) == 0)
      var added: kin_recognizer_id = 0
      #expect(kin_recognizer_add(engine, 0, "tap", &added) == 0)
    }
    world.feed(0, KIN_PHASE_BEGAN, 1, 0, 0)
    world.feed(0.1, KIN_PHASE_MOVED, 1, 50, 0)
    let states = world.poll().map { Int($0.state) }
    #expect(states == [KIN_STATE_BEGAN, KIN_STATE_CANCELLED])
    var state: kin_state = 0
    #expect(Int(kin_recognizer_get_state(world.engine, pan, &state)) == KIN_ERROR_STALE)
    world.feed(0.2, KIN_PHASE_ENDED, 1, 50, 0)
    world.feed(0.3, KIN_PHASE_BEGAN, 1, 50, 0)
    world.feed(0.35, KIN_PHASE_ENDED, 1, 50, 0)
    #expect(world.poll().map { Int($0.state) } == [KIN_STATE_ENDED])
    #expect(kin_engine_check_invariants(world.engine) == 0)
  }

  @Test("Ten fingers land in one feed among three hundred recognizers, and the queue has room for what they make")
  func manyRecognizers() {
    let world = World()
    for _ in 0..<300 { _ = world.add("tap") }
    var samples = [kin_touch_sample](repeating: kin_touch_sample(), count: 10)
    for i in samples.indices {
      samples[i].touch = UInt64(i)
      samples[i].x = Double(i * 100)
    }
    #expect(kin_engine_feed(world.engine, samples, 10) == 0)
    for i in samples.indices {
      samples[i].phase = kin_phase(KIN_PHASE_ENDED)
      samples[i].time_ns = 50_000_000
    }
    #expect(kin_engine_feed(world.engine, samples, 10) == 0)
    #expect(world.poll().isEmpty)
  }
}
