import CKinesic
import KinesicCore
import Testing

private let wantsTouches = kin_view_flags(KIN_VIEW_WANTS_TOUCHES)
private let exclusiveTouch = kin_view_flags(KIN_VIEW_EXCLUSIVE_TOUCH)

@Suite("Touches that land")
struct TouchTests {
  private func touchRecords(_ events: [kin_event], of touch: UInt64) -> [Int] {
    events.filter { Int($0.type) == KIN_EVENT_VIEW_TOUCH && $0.touch == touch }.map { Int($0.phase) }
  }

  private func touchCount(_ world: World, _ recognizer: kin_recognizer_id) -> UInt32 {
    var count: UInt32 = 0
    #expect(kin_recognizer_get_touch_count(world.engine, recognizer, &count) == 0)
    return count
  }

  @Test("When all places are taken, the view hears the rest of the lifted touch that gives up its own", arguments: [false, true])
  func byteCount(forCapacity delaysBegan: Bool) {
    let world = World(touchCapacity: 1)
    let view = world.view(0, 0, 500, 500)
    #expect(kin_view_set_flags(world.engine, view, wantsTouches, wantsTouches) == 0)
    let triple = world.add("tap", to: view)
    #expect(kin_recognizer_set_number(world.engine, triple, "taps_required", 3) == 0)
    #expect(kin_recognizer_set_number(world.engine, triple, "delays_touches_began", delaysBegan ? 1 : 0) == 0)
    #expect(kin_recognizer_set_number(world.engine, triple, "delays_touches_ended", 1) == 0)
    for touch in 1...2 as ClosedRange<UInt64> {
      world.feed(0.1 * Double(touch), KIN_PHASE_BEGAN, touch, 10, 10)
      world.feed(0.1 * Double(touch) + 0.05, KIN_PHASE_ENDED, touch, 10, 10)
    }
    #expect(touchRecords(world.poll(), of: 1) == (delaysBegan ? [] : [KIN_PHASE_BEGAN]))
    world.feed(0.3, KIN_PHASE_BEGAN, 3, 10, 10)
    #expect(touchRecords(world.poll(), of: 1) == (delaysBegan ? [KIN_PHASE_BEGAN, KIN_PHASE_ENDED] : [KIN_PHASE_ENDED]))
  }

  @Test("Explained: one record for each enabled recognizer that does not take a touch for its settings")
  func filtered() {
    for explains in [false, true] {
      let world = World()
      #expect(kin_engine_set_explain(world.engine, explains) == 0)
      let (pencil, disabled) = (world.add("pan"), world.add("tap"))
      _ = world.add("manual")
      #expect(kin_recognizer_set_number(world.engine, pencil, "allowed_touch_types", Double(1 << KIN_TOUCH_PENCIL)) == 0)
      #expect(kin_recognizer_set_enabled(world.engine, disabled, false) == 0)
      _ = world.poll()
      world.feed(0, KIN_PHASE_BEGAN, 1, 10, 10)
      let events = world.poll()
      #expect(events.map(\.recognizer) == (explains ? [pencil] : []))
      #expect(events.allSatisfy { Int($0.type) == KIN_EVENT_DECISION && Int($0.reason) == KIN_REASON_TOUCHES_FILTERED })
    }
  }

  @Test("The root view can be exclusive like any other: while it has a touch no other view gets one")
  func exclusiveRoot() {
    for isExclusive in [false, true] {
      let world = World()
      var root: kin_view_id = 0
      #expect(kin_engine_root_view(world.engine, &root) == 0)
      #expect(kin_view_set_flags(world.engine, root, isExclusive ? exclusiveTouch : 0, exclusiveTouch) == 0)
      let view = world.view(100, 0, 100, 100)
      #expect(kin_view_set_flags(world.engine, view, wantsTouches, wantsTouches) == 0)
      world.feed(0, KIN_PHASE_BEGAN, 1, 10, 10)
      world.feed(0.1, KIN_PHASE_BEGAN, 2, 110, 10)
      #expect(touchRecords(world.poll(), of: 2) == (isExclusive ? [] : [KIN_PHASE_BEGAN]))
    }
  }

  @Test("The first touch's type decides for the attempt, also when others have joined before that was asked for")
  func firstType() {
    let world = World()
    let manual = world.add("manual")
    func land(_ touch: UInt64, _ type: Int) { world.feed(0.1 * Double(touch), KIN_PHASE_BEGAN, touch, 10, 10, type: type) }
    #expect(kin_recognizer_set_number(world.engine, manual, "requires_exclusive_touch_type", 0) == 0)
    land(1, KIN_TOUCH_DIRECT)
    land(2, KIN_TOUCH_PENCIL)
    #expect(touchCount(world, manual) == 2)
    #expect(kin_recognizer_set_number(world.engine, manual, "requires_exclusive_touch_type", 1) == 0)
    land(3, KIN_TOUCH_PENCIL)
    #expect(touchCount(world, manual) == 2)
    land(4, KIN_TOUCH_DIRECT)
    #expect(touchCount(world, manual) == 3)
  }
}
