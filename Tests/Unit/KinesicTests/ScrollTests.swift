import CKinesic
import KinesicCore
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

  @Test("While it scrolls, a finger is for others: one that scrolls takes no touch")
  func fingerBeside() {
    let world = World()
    let pan = world.add("pan", to: world.view(0, 0, 100, 100))
    let tap = world.add("tap", to: world.view(200, 0, 100, 100))
    world.scroll(0, KIN_SCROLL_BEGAN)
    for (i, touch) in [(1.0, UInt64(1)), (2, 2)] {
      let x = touch == 1 ? 210.0 : 50
      world.feed(0.1 * i, KIN_PHASE_BEGAN, touch, x, 60)
      world.feed(0.1 * i + 0.05, KIN_PHASE_ENDED, touch, x, 60)
    }
    world.scroll(0.3, KIN_SCROLL_CHANGED, dx: 20)
    let events = world.poll()
    #expect(events.map(\.recognizer) == [tap, pan])
    #expect(events.map(\.touch_count) == [1, 0])
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

  @Test("The velocity counts from the scroll's beginning, and each gesture starts anew")
  func velocities() {
    let world = World()
    let ids = ["pan", "pinch", "rotation"].map { world.add($0) }
    _ = kin_compose_simultaneous(world.engine, ids, 3)
    for start in [0.0, 1] {
      world.scroll(start, KIN_SCROLL_BEGAN)
      for i in 1...3 {
        world.scroll(start + 0.01 * Double(i), KIN_SCROLL_CHANGED, dx: 2, dy: -1, magnification: 0.1, rotation: -0.1)
        let events = world.poll()
        #expect(events.map(\.recognizer).sorted() == ids.sorted() && states(events) == [i == 1 ? 1 : 2, i == 1 ? 1 : 2, i == 1 ? 1 : 2])
        for event in events {
          switch event.recognizer {
          case ids[0]: #expect(abs(event.pan.velocity_x - 200) < 1e-6 && abs(event.pan.velocity_y + 100) < 1e-6)
          case ids[2]: #expect(abs(event.rotation.velocity + 10) < 1e-6 && abs(event.rotation.rotation + 0.1 * Double(i)) < 1e-9)
          // 1, 1.1, 1.21, 1.331: a parabola but for 3e-4 of the last.
          default: #expect(abs(event.pinch.velocity - [10, 11.5, 12.6][i - 1]) < 0.2)
          }
        }
      }
      world.scroll(start + 0.05, KIN_SCROLL_ENDED)
      _ = world.poll()
    }
  }

  @Test("What a trackpad does not do is no change of a pinch or a rotation: they begin with the first that is theirs")
  func onlyTheirs() {
    let world = World()
    let ids = ["pan", "pinch", "rotation"].map { world.add($0) }
    _ = kin_compose_simultaneous(world.engine, ids, 3)
    world.scroll(0, KIN_SCROLL_BEGAN)
    world.scroll(0.01, KIN_SCROLL_CHANGED, dx: 2)
    #expect(world.poll().map(\.recognizer) == [ids[0]])
    world.scroll(0.02, KIN_SCROLL_CHANGED, rotation: 0.1)
    #expect(Set(world.poll().filter { Int($0.state) == KIN_STATE_BEGAN }.map(\.recognizer)) == [ids[2]])
    world.scroll(0.03, KIN_SCROLL_CHANGED, magnification: 0.1)
    #expect(Set(world.poll().filter { Int($0.state) == KIN_STATE_BEGAN }.map(\.recognizer)) == [ids[1]])
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
