import CFFI

/// A type of the signature's language.
enum ArgumentType: UInt8 {
  case void, bool, i8, i16, i32, i64, u8, u16, u32, u64, f32, f64, pointer, cstring

  init?(_ word: Word) {
    for raw in 0...ArgumentType.cstring.rawValue {
      guard let type = ArgumentType(rawValue: raw), word.equals(type.name) else { continue }
      self = type
      return
    }
    return nil
  }

  var name: StaticString {
    switch self {
    case .void: "void"
    case .bool: "bool"
    case .i8: "i8"
    case .i16: "i16"
    case .i32: "i32"
    case .i64: "i64"
    case .u8: "u8"
    case .u16: "u16"
    case .u32: "u32"
    case .u64: "u64"
    case .f32: "f32"
    case .f64: "f64"
    case .pointer: "pointer"
    case .cstring: "cstring"
    }
  }

  /// All names, for a sentence.
  static let list: StaticString = "void, bool, i8, i16, i32, i64, u8, u16, u32, u64, f32, f64, pointer, cstring"

  var ffi: UnsafeMutablePointer<ffi_type> {
    switch self {
    case .void: cffi_void()
    case .bool, .u8: cffi_u8()
    case .i8: cffi_i8()
    case .i16: cffi_i16()
    case .i32: cffi_i32()
    case .i64: cffi_i64()
    case .u16: cffi_u16()
    case .u32: cffi_u32()
    case .u64: cffi_u64()
    case .f32: cffi_f32()
    case .f64: cffi_f64()
    case .pointer, .cstring: cffi_pointer()
    }
  }

  /// Whether it is bool, an integer or a floating-point number.
  var isNumber: Bool {
    switch self {
    case .void, .pointer, .cstring: false
    case .bool, .i8, .i16, .i32, .i64, .u8, .u16, .u32, .u64, .f32, .f64: true
    }
  }

  /// For an integer type and bool: the largest number, and the size of the smallest.
  var range: (largest: UInt64, smallest: UInt64)? {
    switch self {
    case .bool: (1, 0)
    case .i8: (127, 128)
    case .i16: (32_767, 32_768)
    case .i32: (2_147_483_647, 2_147_483_648)
    case .i64: (UInt64(Int64.max), 1 << 63)
    case .u8: (255, 0)
    case .u16: (65_535, 0)
    case .u32: (4_294_967_295, 0)
    case .u64: (.max, 0)
    case .void, .f32, .f64, .pointer, .cstring: nil
    }
  }
}
