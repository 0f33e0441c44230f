import CKinesic
import KinesicPlugin
import Testing

/// What the helper for recognizers has beyond what the standard ones use.
@Suite("Helper for recognizers")
struct HelperTests {
  /// A class with every hook, each of which asks something else of the other's level.
  struct Hooked: Recognizer {
    var level: Double

    mutating func prepare() {}

    mutating func step(_ input: Step, _ request: Request) -> State {
      request.setDeadline(level, after: input.time)
      request.sendChange()
      request.setValues(0, Vector(x: 3, y: 4))
      request.setValue(Int(KIN_VALUE_CAPACITY), 5)
      request.ignoreTouch(64)
      request.ignoreTouch(65)
      return input.isActive ? .changed : request.begin()
    }

    mutating func setValue(_ value: Int, to number: Double) -> Bool {
      level = number
      return value == 0
    }

    func canPrevent(_ other: Peer) -> Bool { !other.isClass("test.hooked") || other.number("level", otherwise: 0) < level }
    func canBePrevented(by other: Peer) -> Bool { other.number("level", otherwise: 0) > level }
    func shouldRequireFailure(of other: Peer) -> Bool { other.number("level", otherwise: 0) == level + 1 }
    func shouldBeRequiredToFail(by other: Peer) -> Bool { other.number("nothing", otherwise: level) == 2 }
  }

  private static func table() -> kin_recognizer_class {
    makeClass(
      Hooked.self, "test.hooked", "A class of the tests.", version: "2.0.0",
      properties: [.number("level", "How high it stands.", 1, 0...9)],
      values: [Value("place.x", "A place."), Value("place.y", "A place.")],
      functions: Functions(
        prepare: { Hooked.takePrepare($0) }, step: { Hooked.takeStep($0, $1, $2) }, setValue: { Hooked.takeSetValue($0, $1, $2) },
        canPrevent: { Hooked.takeCanPrevent($0, $1) }, canBePrevented: { Hooked.takeCanBePrevented($0, $1) },
        shouldRequireFailure: { Hooked.takeShouldRequireFailure($0, $1) },
        shouldBeRequiredToFail: { Hooked.takeShouldBeRequiredToFail($0, $1) }))
  }

  @Test("A class's hooks are those of its table, and read the other's properties by name")
  func hooks() {
    let table = Self.table()
    var own = 2.0
    func answers(_ level: Double) -> [Bool] {
      var level = level
      return withUnsafePointer(to: &level) { state in
        var peer = kin_peer(
          struct_size: UInt32(MemoryLayout<kin_peer>.size), property_count: 1, class_name: table.name, properties: table.properties,
          state: state)
        return [
          table.can_prevent(&own, &peer), table.can_be_prevented_by(&own, &peer), table.should_require_failure_of(&own, &peer),
          table.should_be_required_to_fail_by(&own, &peer),
        ]
      }
    }
    #expect(answers(1) == [true, false, false, true])
    #expect(answers(2) == [false, false, false, true])
    #expect(answers(3) == [false, true, true, true])
    #expect(table.can_prevent(nil, nil) && table.can_be_prevented_by(nil, nil))
    #expect(!table.should_require_failure_of(nil, nil) && !table.should_be_required_to_fail_by(nil, nil))
  }

  @Test("A recognizer without hooks has none in its table")
  func noHooks() {
    let table = makeClass(
      Hooked.self, "test.plain", "A class of the tests.",
      functions: Functions(prepare: { Hooked.takePrepare($0) }, step: { Hooked.takeStep($0, $1, $2) }))
    #expect(table.set_value == nil && table.can_prevent == nil && table.can_be_prevented_by == nil)
    #expect(table.should_require_failure_of == nil && table.should_be_required_to_fail_by == nil)
    #expect(table.properties == nil && table.values == nil && table.detail_count == 1 && String(cString: table.version) == "1.0.0")
  }

  @Test("What a step asks for stands in the request, and nothing behind its values")
  func request() {
    let table = Self.table()
    var own = 1.5
    var input = kin_step()
    var request = kin_request()
    input.time_ns = 1_000_000_000
    #expect(table.step(&own, &input, &request) == State.began.rawValue)
    #expect(request.deadline_ns == 2_500_000_000 && request.flags == UInt32(KIN_REQUEST_CHANGED) && request.ignore.1 == 3)
    #expect(request.values.0 == 3 && request.values.1 == 4 && request.values.7 == 0)
    input.state = State.began.rawValue
    #expect(table.step(&own, &input, &request) == State.changed.rawValue)
    input.changes = UInt32(KIN_CHANGE_CANCELLED)
    #expect(table.step(&own, &input, &request) == State.cancelled.rawValue)
    #expect(table.set_value(&own, 0, 7) && !table.set_value(&own, 1, 8) && own == 8)
  }
}
