/// The nearest whole number, halves away from zero, within the range of Int64; 0 for what is no number.
@inline(never) private func nearest(_ number: Double) -> Int64 {
  if number.isNaN { return 0 }
  let whole = number.rounded(.toNearestOrAwayFromZero)
  if whole <= -0x1p63 { return .min }
  // 2^63 - 1 is no double: the bound is the power of two, and what lies below it fits.
  if whole >= 0x1p63 { return .max }
  return Int64(whole)
}

/// The same within the range of UInt64.
private func nearestUnsigned(_ number: Double) -> UInt64 {
  if number < 0x1p63 || number.isNaN { return UInt64(clamping: nearest(number)) }
  return number >= 0x1p64 ? .max : UInt64(number)
}

/// The eight bytes of an argument, from which libffi reads as many as the type has.
struct Slot {
  let address: UnsafeMutableRawPointer

  private func put<Value: BitwiseCopyable>(_ value: Value) { address.storeBytes(of: value, as: Value.self) }

  /// Converts a number into a number type.
  func put(_ number: Double, as type: ArgumentType) {
    switch type {
    case .bool: put(UInt8(number != 0 && !number.isNaN ? 1 : 0))
    case .i8: put(Int8(clamping: nearest(number)))
    case .i16: put(Int16(clamping: nearest(number)))
    case .i32: put(Int32(clamping: nearest(number)))
    case .i64: put(nearest(number))
    case .u8: put(UInt8(clamping: nearest(number)))
    case .u16: put(UInt16(clamping: nearest(number)))
    case .u32: put(UInt32(clamping: nearest(number)))
    case .u64: put(nearestUnsigned(number))
    case .f32: put(Float(number))
    case .f64: put(number)
    case .void, .pointer, .cstring: break
    }
  }

  /// The same for a whole number, without a detour.
  func put(_ number: UInt64, as type: ArgumentType) {
    switch type {
    case .bool: put(UInt8(number != 0 ? 1 : 0))
    case .i8: put(Int8(clamping: number))
    case .i16: put(Int16(clamping: number))
    case .i32: put(Int32(clamping: number))
    case .i64: put(Int64(clamping: number))
    case .u8: put(UInt8(clamping: number))
    case .u16: put(UInt16(clamping: number))
    case .u32: put(UInt32(clamping: number))
    case .u64: put(number)
    case .f32: put(Float(number))
    case .f64: put(Double(number))
    case .void, .pointer, .cstring: break
    }
  }

  /// Puts the low bits as they are.
  func put(bits: UInt64, of type: ArgumentType) {
    switch type {
    case .bool, .i8, .u8: put(UInt8(truncatingIfNeeded: bits))
    case .i16, .u16: put(UInt16(truncatingIfNeeded: bits))
    case .i32, .u32, .f32: put(UInt32(truncatingIfNeeded: bits))
    case .i64, .u64, .f64: put(bits)
    case .void: break
    case .pointer, .cstring: put(pointer: nil)
    }
  }

  func put(pointer: UnsafeRawPointer?) { address.storeBytes(of: pointer, as: UnsafeRawPointer?.self) }
}
