import CKinesic
import KinesicPlugin

@_cdecl("kin_engine_sample_touch") @implementation
public func kin_engine_sample_touch(
  _ engine: OpaquePointer?, _ touch: UInt64, _ time_ns: UInt64, _ out_estimate: UnsafeMutablePointer<kin_touch_estimate>?
) -> kin_result {
  call(engine, out_estimate, "out_estimate") { engine throws(Failure) in try engine.sampleTouch(touch, at: time_ns) }
}

@_cdecl("kin_engine_set_prediction") @implementation
public func kin_engine_set_prediction(_ engine: OpaquePointer?, _ prediction: kin_prediction) -> kin_result {
  call(engine) { engine throws(Failure) in try engine.setPrediction(prediction) }
}

@_cdecl("kin_engine_get_touch_history") @implementation
public func kin_engine_get_touch_history(
  _ engine: OpaquePointer?, _ touch: UInt64, _ out_points: UnsafeMutablePointer<kin_touch_point>?, _ capacity: UInt32,
  _ out_count: UnsafeMutablePointer<UInt32>?
) -> kin_result {
  call(engine, out_count, "out_count") { engine throws(Failure) in
    if out_points == nil && capacity > 0 { throw engine.null("out_points") }
    return try engine.touchHistory(touch, PointBuffer(start: out_points, count: Int(clamping: capacity)))
  }
}

@_cdecl("kin_engine_set_smoothing") @implementation
public func kin_engine_set_smoothing(_ engine: OpaquePointer?, _ smoothing: UnsafePointer<kin_smoothing>?) -> kin_result {
  build(engine) { engine throws(Failure) in
    try engine.setSmoothing(try taken(smoothing, over: Engine.defaultSmoothing, .smoothing, engine))
  }
}

@_cdecl("kin_velocity_estimate") @implementation
public func kin_velocity_estimate(
  _ points: UnsafePointer<kin_touch_point>?, _ count: UInt32, _ time_ns: UInt64, _ options: UnsafePointer<kin_velocity_options>?,
  _ out_velocity: UnsafeMutablePointer<kin_point>?
) -> kin_result {
  guard let out_velocity, points != nil || count == 0 else { return refuseNull("points or out_velocity is null") }
  let row = UnsafeBufferPointer(start: points, count: points == nil ? 0 : Int(count))
  let (chosen, misfit) = take(options, over: kin_velocity_options.standard, .velocityOptions)
  if let misfit { return refuse(misfit, of: .velocityOptions) }
  let code = chosen.estimate(row, at: time_ns, &out_velocity.pointee)
  return code == kin_result(KIN_OK) ? code : refuse(Refusal(Int(code), velocityFault(code)))
}

private func velocityFault(_ code: kin_result) -> StaticString {
  switch Int(code) {
  case KIN_ERROR_TIME: "a point's time lies before that of the point before it, or time_ns before the latest point"
  case KIN_ERROR_RANGE: "maximum_points is not 2 to 20, limit or units_per_inch not above 0, or the velocity too large to be a number"
  default:
    """
    a point is not finite, strategy is not one of KIN_VELOCITY_..., refuses_reversal or guards_lift not 0 or 1, limit or units_per_inch not a \
    number, or reserved not 0
    """
  }
}

/// Runs a pure function, and keeps the sentence of its failure.
private func compute(_ body: () throws(MotionError) -> Void) -> kin_result {
  do throws(MotionError) { try body() } catch { return refuse(error.refusal) }
  return kin_result(KIN_OK)
}

/// A pure function's result into its output, which must be there; a failure leaves it as it was.
private func write<Output>(_ output: UnsafeMutablePointer<Output>?, _ body: () throws(MotionError) -> Output) -> kin_result {
  guard let output else { return refuseNull("the output is null") }
  return compute { () throws(MotionError) in output.pointee = try body() }
}

@_cdecl("kin_fling_decay") @implementation
public func kin_fling_decay(_ position: Double, _ velocity: Double, _ rate: Double, _ out_fling: UnsafeMutablePointer<kin_fling>?)
  -> kin_result
{
  write(out_fling) { () throws(MotionError) in try kin_fling.decay(position, velocity, rate: rate) }
}

@_cdecl("kin_fling_friction") @implementation
public func kin_fling_friction(
  _ position: Double, _ velocity: Double, _ deceleration: Double, _ out_fling: UnsafeMutablePointer<kin_fling>?
) -> kin_result {
  write(out_fling) { () throws(MotionError) in try kin_fling.friction(position, velocity, deceleration: deceleration) }
}

@_cdecl("kin_fling_spring") @implementation
public func kin_fling_spring(
  _ position: Double, _ velocity: Double, _ target: Double, _ response: Double, _ damping_ratio: Double,
  _ out_fling: UnsafeMutablePointer<kin_fling>?
) -> kin_result {
  write(out_fling) { () throws(MotionError) in
    try kin_fling.spring(position, velocity, target: target, response: response, damping: damping_ratio)
  }
}

@_cdecl("kin_fling_spring_physical") @implementation
public func kin_fling_spring_physical(
  _ position: Double, _ velocity: Double, _ target: Double, _ mass: Double, _ stiffness: Double, _ damping: Double,
  _ out_fling: UnsafeMutablePointer<kin_fling>?
) -> kin_result {
  write(out_fling) { () throws(MotionError) in
    try kin_fling.spring(position, velocity, target: target, mass: mass, stiffness: stiffness, damping: damping)
  }
}

@_cdecl("kin_fling_snap") @implementation
public func kin_fling_snap(
  _ fling: kin_fling, _ points: UnsafePointer<Double>?, _ count: UInt32, _ response: Double, _ damping_ratio: Double,
  _ out_fling: UnsafeMutablePointer<kin_fling>?, _ out_index: UnsafeMutablePointer<UInt32>?
) -> kin_result {
  guard let points else { return refuseNull("points is null") }
  return write(out_fling) { () throws(MotionError) in
    let snapped = try fling.snap(toNearestOf: Int(clamping: count), response: response, damping: damping_ratio) { points[$0] }
    out_index?.pointee = UInt32(truncatingIfNeeded: snapped.index)
    return snapped.fling
  }
}

@_cdecl("kin_fling_bound") @implementation
public func kin_fling_bound(
  _ fling: kin_fling, _ minimum: Double, _ maximum: Double, _ response: Double, _ damping_ratio: Double,
  _ out_fling: UnsafeMutablePointer<kin_fling>?
) -> kin_result {
  write(out_fling) { () throws(MotionError) in
    try fling.bound(minimum: minimum, maximum: maximum, response: response, damping: damping_ratio)
  }
}

@_cdecl("kin_fling_at") @implementation
public func kin_fling_at(
  _ fling: kin_fling, _ elapsed_ns: UInt64, _ out_position: UnsafeMutablePointer<Double>?, _ out_velocity: UnsafeMutablePointer<Double>?
) -> kin_result {
  compute { () throws(MotionError) in
    let (position, velocity) = try fling.at(elapsed_ns)
    out_position?.pointee = position
    out_velocity?.pointee = velocity
  }
}

@_cdecl("kin_fling_duration") @implementation
public func kin_fling_duration(_ fling: kin_fling, _ out_duration_ns: UnsafeMutablePointer<UInt64>?) -> kin_result {
  write(out_duration_ns) { () throws(MotionError) in try fling.duration() }
}

@_cdecl("kin_fling_final") @implementation
public func kin_fling_final(_ fling: kin_fling, _ out_position: UnsafeMutablePointer<Double>?) -> kin_result {
  write(out_position) { () throws(MotionError) in try fling.final() }
}

@_cdecl("kin_rubber_band") @implementation
public func kin_rubber_band(
  _ distance: Double, _ dimension: Double, _ coefficient: Double, _ out_offset: UnsafeMutablePointer<Double>?
) -> kin_result {
  write(out_offset) { () throws(MotionError) in try RubberBand.offset(distance, dimension, coefficient) }
}

@_cdecl("kin_rubber_band_distance") @implementation
public func kin_rubber_band_distance(
  _ offset: Double, _ dimension: Double, _ coefficient: Double, _ out_distance: UnsafeMutablePointer<Double>?
) -> kin_result {
  write(out_distance) { () throws(MotionError) in try RubberBand.distance(offset, dimension, coefficient) }
}
