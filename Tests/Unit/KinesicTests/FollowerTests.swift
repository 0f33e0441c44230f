import CKinesic
import KinesicCore
import Testing

/// A move that one active recognizer follows alone takes a shortcut through the engine.
@Suite("A finger that one recognizer follows alone")
struct FollowerTests {
  /// A drag of one or two fingers by chance: moves, rests, pauses, a second finger that comes and goes, a cancel. What
  /// the class says of it.
  private func play(_ name: String, seed: UInt64, beside watcher: String?) -> [kin_event] {
    let world = World()
    let drag = world.add(name)
    if let watcher {
      let id = world.add(watcher)
      #expect(kin_compose_simultaneous(world.engine, [drag, id], 2) == 0)
    }
    var random = SplitMix(seed)
    var events: [kin_event] = []
    var time = 0.0
    for _ in 0..<6 {
      var places = [1: (x: 2.0 + random.next(300), y: random.next(300))]
      time += 1
      world.feed(time, KIN_PHASE_BEGAN, 1, places[1]!.x, places[1]!.y)
      for _ in 0..<40 {
        time += [0, 0.004, 0.008, 0.016, 0.05, 0.12][Int(random.next(6))]
        let chance = random.next(100)
        if chance < 4, places[2] == nil {
          places[2] = (x: random.next(300), y: random.next(300))
          world.feed(time, KIN_PHASE_BEGAN, 2, places[2]!.x, places[2]!.y)
        } else if chance < 10, let second = places.removeValue(forKey: 2) {
          world.feed(time, KIN_PHASE_ENDED, 2, second.x, second.y)
        } else if chance < 13 {
          _ = kin_recognizer_set_value(world.engine, drag, "translation.x", random.next(50))
        } else {
          let finger = places[2] != nil && random.next(2) < 1 ? 2 : 1
          if chance > 20 { places[finger] = (x: places[finger]!.x + random.next(30), y: places[finger]!.y + random.next(20) - 10) }
          world.feed(time, KIN_PHASE_MOVED, UInt64(finger), places[finger]!.x, places[finger]!.y)
        }
        events += world.poll()
      }
      for (finger, place) in places.sorted(by: { $0.key < $1.key }) {
        world.feed(time, random.next(4) < 1 ? KIN_PHASE_CANCELLED : KIN_PHASE_ENDED, UInt64(finger), place.x, place.y)
      }
      events += world.poll()
    }
    return events.filter { $0.recognizer == drag }
  }

  @Test("It says the same as beside one that watches", arguments: ["pan", "screen_edge_pan", "transform"], 0..<20)
  func same(_ name: String, _ seed: Int) {
    let alone = play(name, seed: UInt64(seed), beside: nil)
    let watched = play(name, seed: UInt64(seed), beside: "manual")
    #expect(alone.map(told) == watched.map(told))
    #expect(name == "screen_edge_pan" || alone.count > 60)
  }

  @Test("What a callback asks for at such a move is done when the call is over")
  func asked() {
    let world = World()
    let pan = world.add("pan")
    world.act(on: pan) { engine, event, _ in
      guard let event, Int(event.pointee.state) == KIN_STATE_CHANGED else { return }
      #expect(kin_recognizer_abort(engine, event.pointee.recognizer) == 0)
    }
    for (i, x) in [0, 50, 80.0].enumerated() { world.feed(0.01 * Double(i), i == 0 ? KIN_PHASE_BEGAN : KIN_PHASE_MOVED, 1, x, 0) }
    #expect(states(world.poll()) == [KIN_STATE_BEGAN, KIN_STATE_CHANGED, KIN_STATE_CANCELLED])
  }

  /// A finger that runs from one end of what is allowed to the other.
  private func runAway(beside watcher: String?) -> [kin_event] {
    let world = World()
    let drag = world.add("pan")
    if let watcher { #expect(kin_compose_simultaneous(world.engine, [drag, world.add(watcher)], 2) == 0) }
    world.feed(0, KIN_PHASE_BEGAN, 1, 0, 0)
    var events: [kin_event] = []
    for (i, x) in [50, 80, 1e9, -1e9, 1e9, 0].enumerated() {
      world.feed(0.01 * Double(i + 1), KIN_PHASE_MOVED, 1, x, 0)
      events += world.poll()
    }
    return events.filter { $0.recognizer == drag }
  }

  @Test("As far as a finger may go, its way is a number, and nobody is blamed")
  func numbers() {
    let alone = runAway(beside: nil)
    #expect(alone.map(told) == runAway(beside: "manual").map(told))
    #expect(states(alone).last == KIN_STATE_CHANGED)
    #expect(alone.allSatisfy { $0.values.0.isFinite && $0.values.2.isFinite })
  }

  @Test("Farther is refused there too, and nothing is applied", arguments: [1.000001e9, -2e9, 1e308, .infinity, .nan])
  func beyond(_ far: Double) {
    let world = World()
    let drag = world.add("pan")
    for (i, x) in [0, 50, 80.0].enumerated() { world.feed(0.01 * Double(i), i == 0 ? KIN_PHASE_BEGAN : KIN_PHASE_MOVED, 1, x, 0) }
    var sample = kin_touch_sample()
    sample.touch = 1
    sample.time_ns = 1_000_000_000
    sample.phase = kin_phase(KIN_PHASE_MOVED)
    for (x, y) in [(far, 0), (0, far)] {
      (sample.x, sample.y) = (x, y)
      #expect(kin_engine_feed(world.engine, &sample, 1) == kin_result(KIN_ERROR_INVALID))
    }
    var location = kin_point()
    #expect(kin_recognizer_get_location(world.engine, drag, 0, &location) == 0)
    #expect(location.x == 80 && location.y == 0)
  }

  /// All that a record tells but its number.
  private func told(_ event: kin_event) -> [UInt64] {
    let values = event.values
    let numbers = [
      event.x, event.y, values.0, values.1, values.2, values.3, values.4, values.5, values.6, values.7,
    ]
    let words = [event.time_ns, UInt64(event.state), UInt64(event.from), UInt64(event.touch_count), UInt64(event.value_count), event.view]
    return words + numbers.map(\.bitPattern)
  }
}

/// Numbers by chance, the same for a seed everywhere (Vigna's SplitMix64).
private struct SplitMix {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed }

  mutating func next(_ limit: Double) -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((z ^ (z >> 31)) >> 11) / Double(1 << 53) * limit
  }
}
