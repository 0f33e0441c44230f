import CKinesic
import Kinesic
import Testing

@Suite("Trackpads and wheels")
struct ScrollTests {
  @Test("A trackpad's scroll drives a pan with no touch, at the pointer")
  func pan() {
    let world = World()
    let pan = world.add("pan")
    world.scroll(0, KIN_SCROLL_BEGAN)
    world.scroll(0.01, KIN_SCROLL_CHANGED, dx: 2, dy: 1)
    world.scroll(0.02, KIN_SCROLL_CHANGED, dx: 3, dy: 1)
    var count: UInt32 = 9
    #expect(kin_recognizer_get_touch_count(world.engine, pan, &count) == 0)
    #expect(count == 0)
    world.scroll(0.03, KIN_SCROLL_ENDED)
    let events = world.poll()
    #expect(states(events) == [KIN_STATE_BEGAN, KIN_STATE_CHANGED, KIN_STATE_ENDED])
    #expect(events.map(\.pan.translation_x) == [2, 5, 5])
    #expect(events.map(\.pan.translation_y) == [1, 2, 2])
    #expect(events.allSatisfy { $0.touch_count == 0 && $0.x == 50 && $0.y == 60 })
  }

  @Test("A notch of a wheel is a whole pan")
  func wheel() {
    let world = World()
    _ = world.add("pan")
    world.scroll(0, KIN_SCROLL_DISCRETE, dy: -3)
    world.scroll(0.1, KIN_SCROLL_DISCRETE, dy: -3)
    #expect(states(world.poll()) == [KIN_STATE_BEGAN, KIN_STATE_ENDED, KIN_STATE_BEGAN, KIN_STATE_ENDED])
  }

  @Test("Magnification drives a pinch, turning a rotation, each only its own")
  func pinchAndRotation() throws {
    let world = World()
    let pinch = world.add("pinch")
    let rotation = world.add("rotation")
    _ = kin_recognizer_allow_simultaneous(world.engine, pinch, rotation, true)
    world.scroll(0, KIN_SCROLL_BEGAN)
    world.scroll(0.01, KIN_SCROLL_CHANGED, magnification: 0.1)
    world.scroll(0.02, KIN_SCROLL_CHANGED, magnification: 0.1)
    world.scroll(0.03, KIN_SCROLL_CHANGED, rotation: 0.2)
    world.scroll(0.04, KIN_SCROLL_ENDED)
    let events = world.poll()
    let pinches = events.filter { $0.recognizer == pinch }
    let last = try #require(pinches.last)
    #expect(abs(last.pinch.scale - 1.21) < 1e-12)
    #expect(last.pinch.focus_x == 50)
    #expect(events.filter { $0.recognizer == rotation }.map { ($0.rotation.rotation * 1000).rounded() } == [200, 200])
  }

  @Test("A scroll that does nothing fails its pan, and taps do not hear of it")
  func nothing() {
    let world = World()
    _ = world.add("pan")
    _ = world.add("tap")
    world.scroll(0, KIN_SCROLL_BEGAN)
    world.scroll(0.05, KIN_SCROLL_ENDED)
    #expect(world.poll().isEmpty)
  }

  @Test("A finger does not join a scroll, nor a scroll a finger")
  func apart() {
    let world = World()
    _ = world.add("pan")
    world.scroll(0, KIN_SCROLL_BEGAN)
    world.scroll(0.01, KIN_SCROLL_CHANGED, dx: 2)
    world.feed(0.02, KIN_PHASE_BEGAN, 1, 0, 0)
    world.feed(0.03, KIN_PHASE_MOVED, 1, 50, 0)
    world.scroll(0.04, KIN_SCROLL_ENDED)
    world.feed(0.05, KIN_PHASE_ENDED, 1, 50, 0)
    #expect(states(world.poll()) == [KIN_STATE_BEGAN, KIN_STATE_ENDED])
  }

  @Test("Wrong scrolls are refused whole")
  func wrong() {
    let world = World()
    #expect(Int(world.scroll(0, KIN_SCROLL_CHANGED)) == KIN_ERROR_SEQUENCE)
    world.scroll(1, KIN_SCROLL_BEGAN)
    #expect(Int(world.scroll(1, KIN_SCROLL_BEGAN)) == KIN_ERROR_SEQUENCE)
    #expect(Int(world.scroll(0.5, KIN_SCROLL_CHANGED)) == KIN_ERROR_TIME)
    #expect(Int(world.scroll(2, KIN_SCROLL_CHANGED, dx: .nan)) == KIN_ERROR_INVALID)
    #expect(Int(world.scroll(2, KIN_SCROLL_CHANGED, magnification: -1)) == KIN_ERROR_INVALID)
  }
}
