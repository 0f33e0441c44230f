import CKinesic
import KinesicCore
import Testing

@Suite("Requirements that come and go in the middle of an attempt")
struct RequirementTests {
  private let world = World()
  private let single: kin_recognizer_id
  private let double: kin_recognizer_id

  init() {
    single = world.add("tap")
    double = world.add("tap")
    #expect(kin_recognizer_set_number(world.engine, double, "taps_required", 2) == 0)
    #expect(kin_recognizer_allow_simultaneous(world.engine, single, double, true) == 0)
  }

  private func require() { #expect(kin_recognizer_require_failure(world.engine, single, double) == 0) }
  private func unrequire() { #expect(kin_recognizer_remove_failure_requirement(world.engine, single, double) == 0) }

  /// One tap at `time`, with what the host does while the finger is down. Whether the single tap waits for the double
  /// one.
  private func waits(_ time: Double, _ change: () -> Void = {}) -> Bool {
    world.feed(time, KIN_PHASE_BEGAN, 1, 10, 10)
    change()
    world.feed(time + 0.05, KIN_PHASE_ENDED, 1, 10, 10)
    let atOnce = world.poll().map(\.recognizer)
    #expect(kin_engine_advance(world.engine, UInt64((time + 0.9) * 1e9)) == 0)
    let later = world.poll().map(\.recognizer)
    #expect(atOnce + later == [single])
    return atOnce.isEmpty
  }

  @Test("One that comes counts from the next attempt on")
  func comes() {
    #expect(!waits(0))
    #expect(!waits(1, require))
    #expect(waits(2))
    #expect(waits(3))
  }

  @Test("One that goes counts to the end of the attempt")
  func goes() {
    require()
    #expect(waits(0))
    #expect(waits(1, unrequire))
    #expect(!waits(2))
    #expect(!waits(3))
  }

  @Test("Between two attempts both count at once")
  func between() {
    require()
    #expect(waits(0))
    unrequire()
    #expect(!waits(1))
    require()
    #expect(waits(2))
  }

  @Test("One that comes and goes in one attempt never counts; one that goes and comes back always does")
  func both() {
    #expect(
      !waits(0) {
        require()
        unrequire()
      })
    #expect(!waits(1))
    require()
    #expect(
      waits(2) {
        unrequire()
        require()
      })
    #expect(waits(3))
    unrequire()
    #expect(!waits(4))
  }

  @Test("A waiting tap that is gone over by the double one fails with it, whatever changed meanwhile")
  func fails() {
    require()
    world.feed(0, KIN_PHASE_BEGAN, 1, 10, 10)
    unrequire()
    world.feed(0.05, KIN_PHASE_ENDED, 1, 10, 10)
    world.feed(0.1, KIN_PHASE_BEGAN, 1, 10, 10)
    world.feed(0.15, KIN_PHASE_ENDED, 1, 10, 10)
    _ = kin_engine_advance(world.engine, 2_000_000_000)
    #expect(world.poll().map(\.recognizer) == [double])
  }
}
