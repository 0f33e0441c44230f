import CKinesic

@testable import KinesicPlugin
@testable import StandardRecognizers

/// The touches of a driver's attempt, in the order of landing: what the engine's table of touches is to a recognizer.
final class DriverTouches {
  private(set) var all: [UnsafeMutablePointer<kin_touch>] = []
  /// Contacts that are down but not ours: ignored, or older than the attempt.
  private var foreign: Set<UInt64> = []
  private var serial: UInt64 = 0
  private static let historyCapacity = 40

  deinit { for touch in all { free(touch) } }

  /// What happens at `now`; whether any of our touches changed.
  func feed(_ samples: [Driver.Sample], at now: UInt64) -> Bool {
    for touch in all {
      touch.pointee.changes = 0
      touch.pointee.previous_x = touch.pointee.x
      touch.pointee.previous_y = touch.pointee.y
    }
    for sample in samples { apply(sample, now) }
    return changes != 0
  }

  /// The changes of all of them.
  var changes: UInt32 { all.reduce(0) { $0 | $1.pointee.changes } }

  /// Those that are down after the step.
  var down: [UnsafeMutablePointer<kin_touch>] { all.filter { !hasLeft($0) } }

  /// Takes out those that a request ignores; their ids, the latest first.
  func ignore(_ mask: UInt64) -> [UInt64] {
    let places = all.indices.reversed().filter { mask & (1 << UInt64($0)) != 0 }
    return places.map { place in
      let touch = all.remove(at: place)
      let id = touch.pointee.id
      if !hasLeft(touch) { foreign.insert(id) }
      free(touch)
      return id
    }
  }

  /// The step is over: those that left are gone.
  func endStep() {
    let left = all.filter { hasLeft($0) }
    all.removeAll { hasLeft($0) }
    for touch in left { free(touch) }
    for touch in all { touch.pointee.changes = 0 }
  }

  /// The attempt is over: those that are down belong to none.
  func endAttempt() {
    for touch in all {
      foreign.insert(touch.pointee.id)
      free(touch)
    }
    all = []
  }

  private func apply(_ sample: Driver.Sample, _ now: UInt64) {
    if sample.phase == .down { return land(sample, now) }
    if foreign.contains(sample.id) {
      if sample.phase != .move { foreign.remove(sample.id) }
      return
    }
    guard let touch = all.first(where: { $0.pointee.id == sample.id }) else { return }
    let place = sample.place ?? Vector(x: touch.pointee.x, y: touch.pointee.y)
    if sample.phase == .move, place == Vector(x: touch.pointee.x, y: touch.pointee.y) { return }
    touch.pointee.x = place.x
    touch.pointee.y = place.y
    if touch.pointee.changes == 0 { touch.pointee.previous_time_ns = touch.pointee.time_ns }
    touch.pointee.time_ns = now
    switch sample.phase {
    case .move:
      touch.pointee.changes |= UInt32(KIN_CHANGE_MOVED)
      remember(touch, now)
    case .up: touch.pointee.changes |= UInt32(KIN_CHANGE_ENDED)
    default: touch.pointee.changes |= UInt32(KIN_CHANGE_CANCELLED)
    }
  }

  private func land(_ sample: Driver.Sample, _ now: UInt64) {
    serial += 1
    let touch = UnsafeMutablePointer<kin_touch>.allocate(capacity: 1)
    var value = kin_touch()
    value.id = sample.id
    value.contact = serial
    value.changes = UInt32(KIN_CHANGE_BEGAN)
    value.type = sample.type
    value.buttons = sample.buttons
    value.x = sample.place!.x
    value.y = sample.place!.y
    value.previous_x = value.x
    value.previous_y = value.y
    value.start_x = value.x
    value.start_y = value.y
    value.time_ns = now
    value.previous_time_ns = now
    value.start_time_ns = now
    value.history = UnsafePointer(UnsafeMutablePointer<kin_touch_point>.allocate(capacity: Self.historyCapacity))
    touch.initialize(to: value)
    remember(touch, now)
    all.append(touch)
  }

  /// Adds its place to its history; as in the engine the older half goes when it is full.
  private func remember(_ touch: UnsafeMutablePointer<kin_touch>, _ now: UInt64) {
    let points = UnsafeMutablePointer(mutating: touch.pointee.history!)
    if Int(touch.pointee.history_count) == Self.historyCapacity {
      let half = Self.historyCapacity / 2
      points.update(from: points + half, count: half)
      touch.pointee.history_count = UInt32(half)
    }
    points[Int(touch.pointee.history_count)] = kin_touch_point(time_ns: now, x: touch.pointee.x, y: touch.pointee.y)
    touch.pointee.history_count += 1
  }

  private func hasLeft(_ touch: UnsafeMutablePointer<kin_touch>) -> Bool {
    touch.pointee.changes & UInt32(KIN_CHANGE_ENDED | KIN_CHANGE_CANCELLED) != 0
  }

  private func free(_ touch: UnsafeMutablePointer<kin_touch>) {
    touch.pointee.history.deallocate()
    touch.deallocate()
  }
}

extension Driver {
  /// A recognizer on which two fingers have landed, 200 apart.
  static func pair(_ name: String) -> Driver {
    let driver = Driver(name)
    driver.at(0) {
      driver.down(1, 100, 100)
      driver.down(2, 300, 100)
    }
    return driver
  }
}
