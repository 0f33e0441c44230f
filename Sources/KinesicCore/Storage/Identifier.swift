/// What an id names.
enum IdentifierKind: UInt64 {
  case view = 1
  case recognizer = 2
  case plugin = 3
}

extension IdentifierKind {
  /// The word for it, with its article.
  var name: StaticString {
    switch self {
    case .view: "a view"
    case .recognizer: "a recognizer"
    case .plugin: "a plugin"
    }
  }
}

/// A handle as the host holds it: kind (8 bits), generation (24 bits), index (32 bits). Zero is none.
struct Identifier: Equatable {
  let raw: UInt64

  /// The highest generation; they are counted from 1.
  static let lastGeneration: UInt32 = 0xFF_FFFF

  init(raw: UInt64) { self.raw = raw }

  init(kind: IdentifierKind, generation: UInt32, index: Int) {
    raw = kind.rawValue << 56 | UInt64(generation & Identifier.lastGeneration) << 32 | UInt64(UInt32(truncatingIfNeeded: index))
  }

  /// What it names; nil: it never was an id.
  var kind: IdentifierKind? { IdentifierKind(rawValue: raw >> 56) }
  var generation: UInt32 { UInt32(truncatingIfNeeded: raw >> 32) & Identifier.lastGeneration }
  /// At most `Int.max`, where nothing is, if it has no room in an `Int` of 32 bits.
  var index: Int { Int(clamping: UInt32(truncatingIfNeeded: raw)) }
}
