import CKinesic

/// What a host asks of touches in order to draw. Nothing of it enters recognition.
extension Engine {
  public static var defaultSmoothing: kin_smoothing {
    kin_smoothing(
      struct_size: UInt32(MemoryLayout<kin_smoothing>.size), reserved: 0, minimum_cutoff: 4.7, beta: 0.3, speed_cutoff: 1)
  }

  /// Where a touch that is down is at `time`.
  public func sampleTouch(_ id: UInt64, at time: UInt64) throws(Failure) -> kin_touch_estimate {
    touches.sample(try touch(id), at: time)
  }

  /// Fills in the latest points of a touch's history that fit, oldest first; returns how many there are.
  public func touchHistory(_ id: UInt64, _ buffer: PointBuffer) throws(Failure) -> UInt32 {
    if let sample = host.refusals.unseen(id: host.contactFilter.id(ofReported: id)) {
      if let first = buffer.baseAddress, buffer.count > 0 {
        first.initialize(to: kin_touch_point(time_ns: sample.time_ns, x: sample.x, y: sample.y))
      }
      return 1
    }
    return UInt32(truncatingIfNeeded: touches.history(of: try touch(id), buffer))
  }

  /// Chooses how `sampleTouch` answers for times after the latest sample.
  public func setPrediction(_ prediction: kin_prediction) throws(Failure) {
    switch Int(prediction) {
    case KIN_PREDICTION_VELOCITY: touches.setPrediction(.velocity)
    case KIN_PREDICTION_LINE: touches.setPrediction(.line)
    case KIN_PREDICTION_NONE: touches.setPrediction(.none)
    default: throw refuse(KIN_ERROR_INVALID) { $0.append("the prediction is not one of KIN_PREDICTION_...") }
    }
  }

  /// Smooths what `sampleTouch` answers; nil: not.
  public func setSmoothing(_ smoothing: kin_smoothing?) throws(Failure) {
    guard let smoothing else { return touches.smooth(by: nil) }
    if smoothing.reserved != 0 { throw refuseReserved("kin_smoothing") }
    guard smoothing.minimum_cutoff.isWithinLimit && smoothing.beta.isWithinLimit && smoothing.speed_cutoff.isWithinLimit else {
      throw refuse(KIN_ERROR_INVALID) {
        $0.append("minimum_cutoff, beta or speed_cutoff is not a finite number within KIN_NUMBER_LIMIT (1e9)")
      }
    }
    guard smoothing.minimum_cutoff > 0 && smoothing.beta >= 0 && smoothing.speed_cutoff > 0 else {
      throw refuse(KIN_ERROR_RANGE) { $0.append("minimum_cutoff and speed_cutoff must be above 0, beta 0 or more") }
    }
    try setAside(touches.points.count * MemoryLayout<OneEuro.State>.stride)
    touches.smooth(
      by: OneEuro(
        minimumCutoff: smoothing.minimum_cutoff, beta: smoothing.beta / host.scale, speedCutoff: smoothing.speed_cutoff))
  }

  /// The place in the table of a touch that is down.
  private func touch(_ id: UInt64) throws(Failure) -> Int {
    if let place = touches.find(host.contactFilter.id(ofReported: id)) { return place }
    throw refuse(KIN_ERROR_STALE) {
      $0.append("touch ")
      $0.append(id)
      $0.append(" is not down")
    }
  }
}
