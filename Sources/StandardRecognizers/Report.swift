import CKinesic

/// What a class with a stream for each touch says in a step.
extension kin_request {
  /// Says of touch number `index` of the step that its stream takes a state. The values are still to be filled in.
  mutating func report(_ index: Int, _ state: kin_state, at place: Vector) -> UnsafeMutablePointer<kin_report>? {
    guard let report = reports.map({ $0 + Int(report_count) }) else { return nil }
    report_count += 1
    report.initialize(to: kin_report())
    report.pointee.touch = UInt32(index)
    report.pointee.state = state
    report.pointee.x = place.x
    report.pointee.y = place.y
    return report
  }

  /// The state of the recognizer itself: active from the first report until nothing is left to follow (`isOver`).
  mutating func proposeForTouches(_ input: Step, isOver: Bool, _ reason: Reason) -> kin_state {
    if input.isActive {
      if !isOver { return input.state }
      return input.hasCancelled ? State.cancelled : State.ended
    }
    if report_count > 0 { return isOver ? State.ended : State.began }
    return isOver ? fail(reason) : input.state
  }
}
