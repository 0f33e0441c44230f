import CKinesic
import KinesicCore
import Testing

@Suite("Groups that come and go")
struct GroupTests {
  private let world = World()
  private let a: kin_recognizer_id
  private let b: kin_recognizer_id
  private let other: kin_recognizer_id

  init() {
    a = world.add("manual")
    b = world.add("manual")
    other = world.add("manual")
  }

  private func compose(_ ids: kin_recognizer_id...) -> kin_result { kin_compose_group(world.engine, ids[0], ids, UInt32(ids.count)) }

  private func join() { #expect(compose(a, b) == 0) }
  private func part() { #expect(kin_dissolve_group(world.engine, b) == 0) }

  private func propose(_ id: kin_recognizer_id, _ state: Int) {
    #expect(kin_recognizer_propose(world.engine, id, kin_state(state)) == 0)
  }

  private func group(of id: kin_recognizer_id) -> [kin_recognizer_id] {
    var ids = [kin_recognizer_id](repeating: 0, count: 8)
    var count: UInt32 = 0
    #expect(kin_recognizer_list_relations(world.engine, id, kin_relation(KIN_RELATION_GROUP), &ids, 8, &count) == 0)
    return Array(ids.prefix(Int(count)))
  }

  /// Who begins when `b` would: with nobody else, or not before the other one has failed.
  private func waits(_ change: () -> Void = {}) -> Bool {
    for id in [a, b, other] { _ = kin_recognizer_abort(world.engine, id) }
    _ = world.poll()
    world.feed(now, KIN_PHASE_BEGAN, 1, 10, 10)
    change()
    propose(b, KIN_STATE_BEGAN)
    let atOnce = world.poll().map(\.recognizer)
    if atOnce.isEmpty { propose(other, KIN_STATE_FAILED) }
    let later = world.poll().map(\.recognizer)
    #expect(atOnce + later == [b])
    propose(b, KIN_STATE_ENDED)
    world.feed(now, KIN_PHASE_ENDED, 1, 10, 10)
    _ = world.poll()
    return atOnce.isEmpty
  }

  private var now: Double {
    var time: UInt64 = 0
    #expect(kin_engine_get_time(world.engine, &time) == 0)
    return Double(time) / 1e9
  }

  @Test("What a group brings of requirements counts from the next attempt on, and so does what goes with it")
  func nextAttempt() {
    #expect(kin_recognizer_require_failure(world.engine, a, other) == 0)
    #expect(!waits())
    #expect(!waits(join))
    #expect(waits())
    #expect(waits(part))
    #expect(!waits())
  }

  @Test("A requirement that rests counts to the end of the attempt, and again when the group is gone")
  func rests() {
    #expect(kin_recognizer_require_failure(world.engine, b, other) == 0)
    #expect(waits(join))
    #expect(!waits())
    #expect(!waits(part))
    #expect(waits())
    #expect(kin_recognizer_remove_failure_requirement(world.engine, b, other) == 0)
    #expect(!waits())
  }

  @Test("One that is removed while it rests is gone")
  func goesWhileItRests() {
    #expect(kin_recognizer_require_failure(world.engine, b, other) == 0)
    #expect(compose(a, b) == 0)
    #expect(kin_recognizer_remove_failure_requirement(world.engine, b, other) == 0)
    #expect(kin_dissolve_group(world.engine, a) == 0)
    #expect(!waits())
  }

  @Test("A requirement of the representative that comes and goes is one of all")
  func comesAndGoes() {
    #expect(compose(a, b) == 0)
    #expect(kin_recognizer_require_failure(world.engine, a, other) == 0)
    #expect(waits())
    #expect(kin_recognizer_require_failure(world.engine, b, other) == 0)
    #expect(kin_recognizer_remove_failure_requirement(world.engine, b, other) == 0)
    #expect(waits())
    #expect(kin_recognizer_remove_failure_requirement(world.engine, a, other) == 0)
    #expect(!waits())
  }

  @Test("Members join in whatever order closes no circle, and all of them or none")
  func order() {
    let c = world.add("manual")
    #expect(kin_recognizer_require_failure(world.engine, a, b) == 0)
    #expect(kin_recognizer_require_failure(world.engine, b, c) == 0)
    #expect(compose(a, c) == kin_result(KIN_ERROR_CYCLE))
    #expect(group(of: a).isEmpty && group(of: c).isEmpty)
    #expect(compose(a, c, b, c) == 0)
    #expect(group(of: c) == [a, b, c])
    #expect(compose(other, b) == kin_result(KIN_ERROR_INVALID))
    #expect(compose(b, other) == kin_result(KIN_ERROR_INVALID))
    #expect(compose(a, other) == 0)
    #expect(group(of: other) == [a, b, c, other])
    #expect(kin_recognizer_require_failure(world.engine, c, a) == kin_result(KIN_ERROR_CYCLE))
    #expect(kin_recognizer_require_failure(world.engine, other, a) == 0)
  }

  @Test("What callbacks ask for is carried out after the step, and dropped if it closes a circle then")
  func fromCallbacks() {
    let ids = [a, b, other]
    let kept = Kept(ids)
    var token: UInt64 = 0
    let callback: kin_event_callback = { engine, event, data in
      guard let data, event?.pointee.state == kin_state(KIN_STATE_BEGAN) else { return }
      let ids = Unmanaged<Kept>.fromOpaque(data).takeUnretainedValue().ids
      #expect(kin_compose_group(engine, ids[0], ids, 2) == 0)
      #expect(kin_recognizer_require_failure(engine, ids[0], ids[2]) == 0)
      #expect(kin_recognizer_require_failure(engine, ids[2], ids[1]) == 0)
    }
    #expect(kin_recognizer_add_action(world.engine, other, callback, Unmanaged.passUnretained(kept).toOpaque(), &token) == 0)
    propose(other, KIN_STATE_BEGAN)
    _ = world.poll()
    #expect(group(of: b) == [a, b])
    var count: UInt32 = 0
    #expect(kin_recognizer_list_relations(world.engine, other, kin_relation(KIN_RELATION_REQUIRES), nil, 0, &count) == 0)
    #expect(count == 0)
    propose(other, KIN_STATE_ENDED)
    #expect(waits())
  }

  @Test("Who is removed leaves its group, and without its representative there is none")
  func removed() {
    let c = world.add("manual")
    #expect(compose(a, b, c) == 0)
    #expect(kin_recognizer_remove(world.engine, b) == 0)
    #expect(group(of: c) == [a, c])
    #expect(kin_recognizer_remove(world.engine, a) == 0)
    #expect(group(of: c).isEmpty)
    #expect(kin_dissolve_group(world.engine, c) == kin_result(KIN_ERROR_UNKNOWN))
    _ = world.poll()
  }
}

/// What a callback is given.
private final class Kept {
  let ids: [kin_recognizer_id]
  init(_ ids: [kin_recognizer_id]) { self.ids = ids }
}
