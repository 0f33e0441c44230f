import CKinesic

/// What a class with a stream for each touch (`KIN_CLASS_PER_TOUCH`) says of one of them: `kin_report` in Swift's
/// words. The host gets it as a gesture record with that touch's number. Valid during the call only.
public struct Report: Outputs {
  public let raw: UnsafeMutablePointer<kin_report>

  /// Sets output number `index`, counted as in the class's `values`. Those that are not set are 0.
  public func setValue(_ index: Int, _ value: Double) { store(value, at: index, of: &raw.pointee.values) }

  /// With `.ended` as the stream's first: it began in this same step.
  public func sendBegan() { raw.pointee.flags |= UInt32(KIN_REQUEST_BEGAN) }
}

extension Request {
  /// Says of `touches[index]` of the step that its stream begins, goes on, ends or is cancelled; at most once a touch
  /// and step. Nil when there is no such touch, or the class has no streams.
  @discardableResult
  public func report(_ index: Int, of input: Step, _ state: State, at place: Vector) -> Report? {
    let count = Int(raw.pointee.report_count)
    let limit = input.touches.count
    guard let reports = raw.pointee.reports, index >= 0, index < limit, count < limit else { return nil }
    raw.pointee.report_count += 1
    (reports + count).initialize(to: kin_report())
    let report = Report(raw: reports + count)
    report.raw.pointee.touch = UInt32(index)
    report.raw.pointee.state = state.rawValue
    report.raw.pointee.x = place.x
    report.raw.pointee.y = place.y
    return report
  }

  /// What a class with a stream for each touch answers: active from its first report until nothing is left to follow
  /// (`isOver`); failed when it is over without one, for that reason.
  public func proposeForTouches<Reason: RawRepresentable>(_ input: Step, isOver: Bool, _ reason: Reason) -> State
  where Reason.RawValue == UInt32 {
    if input.isActive {
      if !isOver { return input.state }
      return input.hasCancelled ? .cancelled : .ended
    }
    if raw.pointee.report_count > 0 { return isOver ? .ended : .began }
    return isOver ? fail(reason) : input.state
  }
}
