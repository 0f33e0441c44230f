import CKinesic

/// One record of the engine.
public enum Event {
  /// A recognizer took a state.
  case gesture(AnyGesture)
  /// A touch for a view that asked for touches.
  case viewTouch(ViewTouch)
  /// Why a recognizer left Possible, or was kept there: see `Engine.explains`.
  case decision(Decision)

  init(_ record: kin_event, _ host: Host) {
    switch Int(record.type) {
    case KIN_EVENT_VIEW_TOUCH: self = .viewTouch(ViewTouch(record: record, host: host))
    case KIN_EVENT_DECISION: self = .decision(Decision(record: record, host: host))
    default: self = .gesture(AnyGesture(record: record, host: host))
    }
  }

  init(_ record: UnsafePointer<kin_event>, _ host: Host) { self.init(record.pointee, host) }

  var record: kin_event {
    switch self {
    case .gesture(let gesture): gesture.record
    case .viewTouch(let touch): touch.record
    case .decision(let decision): decision.record
    }
  }

  /// The time of the step that sent it.
  public var time: Duration { Duration(engineTime: record.time_ns) }
}

/// The outputs of a class, as an event has them.
public protocol RecognizerOutputs: Sendable, Equatable {
  init(_ values: OutputValues)
}

/// The numbers of an event, in the order of the class's outputs.
public struct OutputValues: Sendable {
  let numbers: [Double]

  init(_ record: kin_event) {
    numbers = withUnsafeBytes(of: record.values) { [Double]($0.bindMemory(to: Double.self)) }
  }

  public subscript(index: Int) -> Double { numbers[index] }
}

/// What gestures have, whatever their class.
public protocol GestureRecord {
  /// Without its class's outputs by name.
  var any: AnyGesture { get }
}

extension GestureRecord {
  private var record: kin_event { any.record }

  /// Whose it is.
  public var recognizer: Recognizer? { any.host?.recognizer(record.recognizer) }
  /// The recognizer's view.
  public var view: View { View(any.host, record.view) }
  /// The new state.
  public var state: State { State(rawValue: record.state) ?? .possible }
  /// The state before.
  public var previousState: State { State(rawValue: record.from) ?? .possible }
  /// The time of the step that sent it.
  public var time: Duration { Duration(engineTime: record.time_ns) }
  /// Where it is, in the window.
  public var location: Point { Point(x: record.x, y: record.y) }
  /// How many fingers made it.
  public var touchCount: Int { Int(record.touch_count) }
  /// The host's number of the contact whose stream it is, for a class with one for each touch.
  public var touch: UInt64? { record.contact == 0 ? nil : record.touch }
  /// How many earlier records this one stands for besides itself, when it was polled.
  public var merged: Int { Int(record.merged) }
}

/// A recognizer took a state; `gesture.translation` is an output of its class.
@dynamicMemberLookup
public struct Gesture<Outputs: RecognizerOutputs>: GestureRecord {
  public let any: AnyGesture
  public let outputs: Outputs

  init(_ record: UnsafePointer<kin_event>, _ host: Host) {
    any = AnyGesture(record, host)
    outputs = Outputs(any.values)
  }

  public subscript<Value>(dynamicMember output: KeyPath<Outputs, Value>) -> Value { outputs[keyPath: output] }
}

/// A recognizer of any class took a state.
public struct AnyGesture: GestureRecord {
  let record: kin_event
  weak var host: Host?

  init(record: kin_event, host: Host) {
    self.record = record
    self.host = host
  }

  init(_ record: UnsafePointer<kin_event>, _ host: Host) { self.init(record: record.pointee, host: host) }

  public var any: AnyGesture { self }

  /// Its numbers, in the order of the class's outputs.
  public var values: OutputValues { OutputValues(record) }

  /// Its numbers by name.
  public var outputs: StandardOutputs { StandardOutputs(className: recognizer?.className ?? "", values) }
}

/// A touch for a view that asked for touches.
public struct ViewTouch {
  let record: kin_event
  weak var host: Host?

  /// The touched view.
  public var view: View { View(host, record.view) }
  /// What the touch did.
  public var phase: Phase? { Phase(rawValue: record.phase) }
  /// The host's number of the contact.
  public var touch: UInt64 { record.touch }
  /// The touch's own time.
  public var time: Duration { Duration(engineTime: record.touch_time_ns) }
  /// Where it is, in the window.
  public var location: Point { Point(x: record.x, y: record.y) }
}

/// Why a recognizer left Possible, or was kept there.
public struct Decision {
  let record: kin_event
  weak var host: Host?

  /// Whose it is.
  public var recognizer: Recognizer? { host?.recognizer(record.recognizer) }
  /// The state that was asked for.
  public var state: State { State(rawValue: record.state) ?? .possible }
  /// Why; nil for what only a later library knows.
  public var reason: Reason? { Reason(rawValue: record.reason) }
  /// The other recognizer concerned.
  public var other: Recognizer? { record.other == 0 ? nil : host?.recognizer(record.other) }
}
