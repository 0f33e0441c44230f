import CKinesic

extension Engine {
  public static var defaultOptions: kin_engine_options {
    kin_engine_options(
      struct_size: UInt32(MemoryLayout<kin_engine_options>.size), touch_capacity: 32, event_capacity: 1024,
      tie_break: kin_tie_break(KIN_TIE_BREAK_DEPTH), units_per_inch: 163, allocator: nil)
  }

  /// Whether an engine can be made of these options.
  public static func check(_ options: kin_engine_options) -> kin_result {
    if options.struct_size != UInt32(MemoryLayout<kin_engine_options>.size) { return kin_result(KIN_ERROR_SIZE) }
    guard (1...UInt32(TouchSet.capacity)).contains(options.touch_capacity), (64...1_000_000).contains(options.event_capacity),
      Int(options.tie_break) == KIN_TIE_BREAK_DEPTH || Int(options.tie_break) == KIN_TIE_BREAK_CROSSING,
      options.units_per_inch > 0, options.units_per_inch.isFinite
    else { return kin_result(KIN_ERROR_RANGE) }
    if let allocator = options.allocator?.pointee {
      if allocator.struct_size != UInt32(MemoryLayout<kin_allocator>.size) { return kin_result(KIN_ERROR_SIZE) }
      if allocator.allocate == nil || allocator.free == nil { return kin_result(KIN_ERROR_NULL) }
    }
    return kin_result(KIN_OK)
  }
}
