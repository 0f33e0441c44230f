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
///
/// The four highest bits of the generation are the number of the engine, so that other engines of its thread refuse
/// the id.
struct Identifier: Equatable {
  let raw: UInt64

  /// The highest generation of any engine.
  static let lastGeneration: UInt32 = 0xFF_FFFF
  /// How many generations an engine has for each index: the lower bits count them from 1.
  private static let generations: UInt32 = 1 << 20

  /// The generation with which the ids of an engine begin, and the last one that it has. `number`: 0 to 15.
  static func firstGeneration(ofEngine number: UInt32) -> UInt32 { number * generations + 1 }
  static func lastGeneration(from first: UInt32) -> UInt32 { first | (generations - 1) }
  static func isFirst(_ generation: UInt32) -> Bool { generation <= lastGeneration && generation % generations == 1 }

  /// Whether it may be an id of the engine whose ids begin with this generation.
  func isOfEngine(from first: UInt32) -> Bool { generation / Identifier.generations == first / Identifier.generations }

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
