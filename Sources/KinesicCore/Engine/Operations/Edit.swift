import CKinesic

/// A change that a host makes, by ids: so that it can wait until a step is over, and be written to a trace.
struct Edit {
  /// The view or the recognizer that is changed.
  let target: UInt64
  let argument: Argument
  let operation: Operation

  /// What it is changed to.
  enum Argument {
    /// Another view or recognizer, a number that may be a flag or a kind, and one with a fraction.
    case numbers(other: UInt64, number: UInt64, value: Double)
    case frame(kin_rect)
    case transform(kin_transform)
    case viewDelegate(kin_view_delegate)
    case recognizerDelegate(kin_recognizer_delegate)
  }

  init(_ operation: Operation, _ target: UInt64, _ argument: Argument) {
    self.target = target
    self.argument = argument
    self.operation = operation
  }

  init(_ operation: Operation, _ target: UInt64, other: UInt64 = 0, number: UInt64 = 0, value: Double = 0) {
    self.init(operation, target, .numbers(other: other, number: number, value: value))
  }

  var other: UInt64 { if case .numbers(let other, _, _) = argument { other } else { 0 } }
  var number: UInt64 { if case .numbers(_, let number, _) = argument { number } else { 0 } }
  var value: Double { if case .numbers(_, _, let value) = argument { value } else { 0 } }
  var isOn: Bool { number != 0 }
}

/// An edit and a trace's record of it: what stands in the fields of its operation.
extension Edit {
  init(_ operation: Operation, _ record: TraceRecord) {
    let fields = operation.row.fields
    if fields.contains(.frame) {
      self.init(operation, record.target, .frame(record.frame))
    } else if fields.contains(.transform) {
      self.init(operation, record.target, .transform(record.transform))
    } else {
      self.init(operation, record.target, other: record.other, number: record.number, value: record.value)
    }
  }

  var record: TraceRecord {
    switch argument {
    case .numbers(let other, let number, let value): TraceRecord(target: target, other: other, number: number, value: value)
    case .frame(let frame): TraceRecord(target: target, frame: frame)
    case .transform(let transform): TraceRecord(target: target, transform: transform)
    case .viewDelegate(let delegate): TraceRecord(target: target, number: UInt64(delegate.questions))
    case .recognizerDelegate(let delegate): TraceRecord(target: target, number: UInt64(delegate.questions))
    }
  }
}
