import CKinesic

@_cdecl("kin_engine_set_hands") @implementation
public func kin_engine_set_hands(_ engine: OpaquePointer?, _ grouping: UnsafePointer<kin_hand_grouping>?) -> kin_result {
  build(engine) { engine throws(Failure) in
    try engine.setHands(try taken(grouping, over: Engine.defaultHandGrouping, .handGrouping, engine))
  }
}
