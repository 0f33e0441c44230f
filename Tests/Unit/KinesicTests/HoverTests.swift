import CKinesic
import KinesicCore
import Testing

@Suite("What hovers")
struct HoverTests {
  private func hover(_ world: World, _ time: Double, _ phase: Int, _ x: Double) {
    #expect(world.feed(time, phase, 1, x, 10, type: KIN_TOUCH_POINTER) == 0)
  }

  @Test("Each view that a pointer comes over gets its beginning, its moves and its end")
  func enterAndLeave() {
    let world = World()
    let left = world.add("hover", to: world.view(0, 0, 100, 100))
    let right = world.add("hover", to: world.view(100, 0, 100, 100))
    hover(world, 0, KIN_PHASE_ENTERED, 50)
    hover(world, 0.1, KIN_PHASE_HOVERED, 60)
    hover(world, 0.2, KIN_PHASE_HOVERED, 150)
    hover(world, 0.3, KIN_PHASE_EXITED, 150)
    let events = world.poll()
    #expect(states(events.filter { $0.recognizer == left }) == [KIN_STATE_BEGAN, KIN_STATE_CHANGED, KIN_STATE_ENDED])
    #expect(states(events.filter { $0.recognizer == right }) == [KIN_STATE_BEGAN, KIN_STATE_ENDED])
    #expect(events.filter { $0.time_ns == 200_000_000 }.count == 2)
  }

  @Test("It stays over the parent while it goes from child to child")
  func nested() {
    let world = World()
    let parent = world.view(0, 0, 200, 100)
    let above = world.add("hover", to: parent)
    let child = world.add("hover", to: world.view(0, 0, 100, 100, in: parent))
    hover(world, 0, KIN_PHASE_ENTERED, 50)
    hover(world, 0.1, KIN_PHASE_HOVERED, 150)
    hover(world, 0.2, KIN_PHASE_EXITED, 150)
    let events = world.poll()
    #expect(states(events.filter { $0.recognizer == above }) == [KIN_STATE_BEGAN, KIN_STATE_CHANGED, KIN_STATE_ENDED])
    #expect(states(events.filter { $0.recognizer == child }) == [KIN_STATE_BEGAN, KIN_STATE_ENDED])
  }

  @Test("It does not stand in the way of a drag, and pauses while the button is down")
  func pressed() {
    let world = World()
    let hovering = world.add("hover")
    let pan = world.add("pan")
    hover(world, 0, KIN_PHASE_ENTERED, 0)
    world.feed(0.1, KIN_PHASE_BEGAN, 1, 0, 10, type: KIN_TOUCH_POINTER)
    world.feed(0.2, KIN_PHASE_MOVED, 1, 50, 10, type: KIN_TOUCH_POINTER)
    hover(world, 0.2, KIN_PHASE_HOVERED, 50)
    world.feed(0.3, KIN_PHASE_ENDED, 1, 50, 10, type: KIN_TOUCH_POINTER)
    hover(world, 0.4, KIN_PHASE_HOVERED, 60)
    let events = world.poll()
    #expect(states(events.filter { $0.recognizer == pan }) == [KIN_STATE_BEGAN, KIN_STATE_ENDED])
    #expect(states(events.filter { $0.recognizer == hovering }) == [KIN_STATE_BEGAN, KIN_STATE_CHANGED])
  }

  @Test("What has not entered cannot hover or exit, and nothing enters twice")
  func wrong() {
    let world = World()
    #expect(Int(world.feed(0, KIN_PHASE_HOVERED, 1, 0, 0)) == KIN_ERROR_SEQUENCE)
    #expect(Int(world.feed(0, KIN_PHASE_EXITED, 1, 0, 0)) == KIN_ERROR_SEQUENCE)
    #expect(world.feed(0, KIN_PHASE_ENTERED, 1, 0, 0) == 0)
    #expect(Int(world.feed(0, KIN_PHASE_ENTERED, 1, 0, 0)) == KIN_ERROR_SEQUENCE)
  }

  @Test("A finger's touch is no business of hover, and hovering none of a tap's")
  func apart() {
    let world = World()
    _ = world.add("hover")
    _ = world.add("tap")
    hover(world, 0, KIN_PHASE_ENTERED, 0)
    _ = world.poll()
    world.feed(0.1, KIN_PHASE_BEGAN, 7, 0, 0)
    world.feed(0.2, KIN_PHASE_CANCELLED, 7, 0, 0)
    hover(world, 0.3, KIN_PHASE_EXITED, 0)
    #expect(states(world.poll()) == [KIN_STATE_ENDED])
  }
}
