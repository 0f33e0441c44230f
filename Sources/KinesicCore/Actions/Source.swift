import CKinesic

/// Where an argument comes from.
enum Source {
  /// Output number so and so of the class.
  case value(Int)
  case locationX, locationY
  case seconds, nanoseconds
  case touch, contact
  case touchCount
  case state, stateName
  case recognizer, view
  case name, className
  case userData, engine
  /// The bytes of a constant, in the low bits.
  case constant(UInt64)
  /// A text, by the place of its first byte in the signature.
  case text(at: Int)

  /// What a name of the signature stands for in an argument of a type; nil: nothing.
  init?(_ word: Word, as type: ArgumentType, _ kind: ClassTable) {
    if let value = Source.value(word, kind) {
      self = .value(value)
    } else if word.equals("location.x") {
      self = .locationX
    } else if word.equals("location.y") {
      self = .locationY
    } else if word.equals("time") {
      self = .seconds
    } else if word.equals("time_ns") {
      self = .nanoseconds
    } else if word.equals("touch") {
      self = .touch
    } else if word.equals("contact") {
      self = .contact
    } else if word.equals("touch_count") {
      self = .touchCount
    } else if word.equals("state") {
      self = type == .cstring ? .stateName : .state
    } else if word.equals("recognizer") {
      self = .recognizer
    } else if word.equals("view") {
      self = .view
    } else if word.equals("name") {
      self = .name
    } else if word.equals("class") {
      self = .className
    } else if word.equals("user_data") {
      self = .userData
    } else if word.equals("engine") {
      self = .engine
    } else {
      return nil
    }
  }

  /// All names but the class's own, for a sentence.
  static let list: StaticString =
    "location.x, location.y, time, time_ns, touch, contact, touch_count, state, recognizer, view, name, class, user_data, engine"

  private static func value(_ word: Word, _ kind: ClassTable) -> Int? {
    for i in 0..<Int(kind.pointee.value_count) {
      if let name = kind.pointee.values[i].name, word.equals(name) { return i }
    }
    return nil
  }

  /// Whether an argument of a type can take it.
  func fits(_ type: ArgumentType) -> Bool {
    switch self {
    case .value, .locationX, .locationY, .seconds, .nanoseconds, .touch, .contact, .touchCount, .state: type.isNumber
    case .recognizer, .view: type == .u64
    case .stateName, .name, .className, .text: type == .cstring
    case .userData: type == .pointer || type == .cstring
    case .engine: type == .pointer
    case .constant: true
    }
  }

  /// The types that can take it, for a sentence.
  var types: StaticString {
    switch self {
    case .value, .locationX, .locationY, .seconds, .nanoseconds, .touch, .contact, .touchCount: "a number type"
    case .state, .stateName: "a number type or cstring"
    case .recognizer, .view: "u64"
    case .name, .className, .text: "cstring"
    case .userData: "pointer or cstring"
    case .engine: "pointer"
    case .constant: "its own type"
    }
  }
}
