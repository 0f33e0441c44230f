import CKinesic
import CKinesicStrokes
import StrokeMatching

@_cdecl("kin_stroke_set_share") @implementation
public func kin_stroke_set_share(_ set: OpaquePointer?, _ out_number: UnsafeMutablePointer<Double>?) -> kin_result {
  guard let set = KinesicStrokes.set(set), let out_number else { return refuse(KIN_ERROR_NULL, "set or out_number is null") }
  switch SharedSets.share(set.pointee) {
  case .shared(let number):
    out_number.pointee = Double(number)
    return done
  case .isTaken: return refuse(KIN_ERROR_EXISTS, "another set is shared under the number of this one: add a template, or change one")
  case .noMemory: return refuse(KIN_ERROR_MEMORY, "there is no memory for a copy of the set")
  }
}

@_cdecl("kin_stroke_set_unshare") @implementation
public func kin_stroke_set_unshare(_ number: Double) -> kin_result {
  SharedSets.release(SharedSets.key(number)) ? done : refuse(KIN_ERROR_UNKNOWN, "no shared set has that number")
}

@_cdecl("kin_stroke_set_find") @implementation
public func kin_stroke_set_find(_ number: Double, _ out_set: UnsafeMutablePointer<OpaquePointer?>?) -> kin_result {
  guard let out_set else { return refuse(KIN_ERROR_NULL, "out_set is null") }
  guard let shared = SharedSets.find(SharedSets.key(number)) else { return refuse(KIN_ERROR_UNKNOWN, "no shared set has that number") }
  // Its first field.
  out_set.pointee = OpaquePointer(UnsafeMutableRawPointer(shared))
  return done
}
