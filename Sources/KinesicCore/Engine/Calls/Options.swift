import CKinesic

extension Engine {
  public static var defaultOptions: kin_engine_options {
    kin_engine_options(
      struct_size: UInt32(MemoryLayout<kin_engine_options>.size), touch_capacity: 32, event_capacity: 1024,
      tie_break: kin_tie_break(KIN_TIE_BREAK_DEPTH), units_per_inch: 163, allocator: nil, recognizer_capacity: 8, reserved: 0)
  }

  /// Why no engine can be made of these options; nil: one can. The allocator is not looked at.
  public static func fault(in options: kin_engine_options) -> Refusal? {
    if !(1...UInt32(TouchSet.capacity)).contains(options.touch_capacity) {
      return Refusal(KIN_ERROR_RANGE, "touch_capacity is not 1 to 128")
    }
    if !(64...1_000_000).contains(options.event_capacity) { return Refusal(KIN_ERROR_RANGE, "event_capacity is not 64 to 1000000") }
    if Int(options.tie_break) != KIN_TIE_BREAK_DEPTH && Int(options.tie_break) != KIN_TIE_BREAK_CROSSING {
      return Refusal(KIN_ERROR_RANGE, "tie_break is not one of KIN_TIE_BREAK_...")
    }
    if !(1...65536).contains(options.recognizer_capacity) { return Refusal(KIN_ERROR_RANGE, "recognizer_capacity is not 1 to 65536") }
    if options.reserved != 0 { return Refusal(KIN_ERROR_INVALID, "kin_engine_options.reserved is not zero") }
    return fault(unitsPerInch: options.units_per_inch)
  }

  static func fault(unitsPerInch: Double) -> Refusal? {
    (1 / KIN_NUMBER_LIMIT...KIN_NUMBER_LIMIT).contains(unitsPerInch)
      ? nil : Refusal(KIN_ERROR_RANGE, "units_per_inch is not 1e-9 to KIN_NUMBER_LIMIT (1e9)")
  }

  public var unitsPerInch: Double { host.options.units_per_inch }

  /// Why an allocator is none; nil: it is one.
  public static func fault(in allocator: kin_allocator) -> Refusal? {
    if allocator.allocate == nil || allocator.free == nil { return Refusal(KIN_ERROR_NULL, "kin_allocator.allocate or free is null") }
    return allocator.reserved == 0 ? nil : Refusal(KIN_ERROR_INVALID, "kin_allocator.reserved is not zero")
  }
}
