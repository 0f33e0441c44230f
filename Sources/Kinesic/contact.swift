import CKinesic
import KinesicCore

@_cdecl("kin_contact_filter_init") @implementation
public func kin_contact_filter_init(_ out_filter: UnsafeMutablePointer<kin_contact_filter>?) {
  out_filter?.pointee = Engine.defaultContactFilter
}

@_cdecl("kin_engine_set_contact_filter") @implementation
public func kin_engine_set_contact_filter(_ engine: OpaquePointer?, _ filter: UnsafePointer<kin_contact_filter>?) -> kin_result {
  build(engine) { engine throws(Failure) in try engine.setContactFilter(filter?.pointee) }
}
