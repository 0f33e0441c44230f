import CKinesic

/// A setting of a class: its name, range and meaning. The engine places it in the recognizer's fields by its number.
public struct Property {
  var raw = kin_property()

  /// Any number in `range`.
  public static func number(
    _ name: StaticString, _ summary: StaticString, unit: StaticString = "unit", origin: StaticString = "ours", _ initial: Double,
    _ range: ClosedRange<Double>
  ) -> Property {
    Property(name, summary, unit, origin, initial, range, KIN_PROPERTY_NUMBER)
  }

  /// A whole number in `range`.
  public static func whole(
    _ name: StaticString, _ summary: StaticString, origin: StaticString = "ours", _ initial: Double, _ range: ClosedRange<Double>
  ) -> Property {
    Property(name, summary, "1", origin, initial, range, KIN_PROPERTY_INTEGER)
  }

  /// 0 or 1.
  public static func boolean(_ name: StaticString, _ summary: StaticString, origin: StaticString = "ours", _ initial: Double) -> Property {
    Property(name, summary, "1", origin, initial, 0...1, KIN_PROPERTY_BOOLEAN)
  }

  /// A mask of the bits in `all`.
  public static func mask(
    _ name: StaticString, _ summary: StaticString, origin: StaticString = "ours", _ initial: Double, all: Double
  ) -> Property {
    Property(name, summary, "1", origin, initial, 0...all, KIN_PROPERTY_FLAGS)
  }

  private init(
    _ name: StaticString, _ summary: StaticString, _ unit: StaticString, _ origin: StaticString, _ initial: Double,
    _ range: ClosedRange<Double>, _ kind: Int
  ) {
    raw.name = text(name)
    raw.summary = text(summary)
    raw.unit = text(unit)
    raw.origin = text(origin)
    raw.initial = initial
    raw.minimum = range.lowerBound
    raw.maximum = range.upperBound
    raw.kind = kin_property_kind(kind)
  }
}

/// An output of a class.
public struct Value {
  var raw = kin_value()

  public init(_ name: StaticString, _ summary: StaticString, unit: StaticString = "unit", initial: Double = 0) {
    raw.name = text(name)
    raw.summary = text(summary)
    raw.unit = text(unit)
    raw.initial = initial
  }
}

/// The two functions of a recognizer as C calls them. Swift makes them only where the type is known: write
/// `Functions(prepare: { Mine.takePrepare($0) }, step: { Mine.takeStep($0, $1, $2) })`.
public struct Functions {
  let prepare: @convention(c) (UnsafeMutableRawPointer?) -> Void
  let step: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<kin_step>?, UnsafeMutablePointer<kin_request>?) -> kin_state

  public init(
    prepare: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void,
    step:
      @escaping @convention(c) (
        UnsafeMutableRawPointer?, UnsafePointer<kin_step>?, UnsafeMutablePointer<kin_request>?
      ) -> kin_state
  ) {
    self.prepare = prepare
    self.step = step
  }
}

/// The C table of the class whose state is an `R`. `details` are the words for why it failed, the first one for "no
/// word". `layout` is another number whenever the fields that are no properties change, or what they mean. What the
/// table points to lives for ever: make it once, in a global.
public func makeClass<R: Recognizer>(
  _: R.Type, _ name: StaticString, _ summary: StaticString, version: StaticString = "1.0.0", flags: Int = 0, layout: UInt32 = 0,
  properties: [Property] = [], values: [Value] = [], details: [StaticString] = [""], functions: Functions
) -> kin_recognizer_class {
  precondition(properties.count * MemoryLayout<Double>.stride <= MemoryLayout<R>.size, "each property needs its field")
  var placed: [kin_property] = []
  for property in properties {
    var raw = property.raw
    raw.offset = UInt32(placed.count * MemoryLayout<Double>.stride)
    placed.append(raw)
  }
  var outputs: [kin_value] = []
  for value in values { outputs.append(value.raw) }
  var words: [UnsafePointer<CChar>?] = []
  for word in details { words.append(text(word)) }
  var result = kin_recognizer_class()
  result.struct_size = UInt32(MemoryLayout<kin_recognizer_class>.size)
  result.abi_level = UInt32(KIN_ABI_LEVEL)
  result.name = text(name)
  result.summary = text(summary)
  result.version = text(version)
  result.flags = UInt32(flags)
  result.layout = layout
  result.state_size = UInt32(MemoryLayout<R>.size)
  result.state_alignment = UInt32(MemoryLayout<R>.alignment)
  result.properties = permanent(placed)
  result.property_count = UInt32(placed.count)
  result.values = permanent(outputs)
  result.value_count = UInt32(outputs.count)
  result.details = permanent(words)
  result.detail_count = UInt32(words.count)
  result.prepare = functions.prepare
  result.step = functions.step
  return result
}

/// The text as C wants it. Static text lives for ever.
public func text(_ string: StaticString) -> UnsafePointer<CChar> {
  UnsafeRawPointer(string.utf8Start).assumingMemoryBound(to: CChar.self)
}

/// A copy that is never freed; nil for nothing. (`T: BitwiseCopyable` would be right, but Swift 6.3 forgets across
/// modules that C structs are.)
func permanent<T>(_ list: [T]) -> UnsafePointer<T>? {
  guard !list.isEmpty else { return nil }
  let copy = UnsafeMutablePointer<T>.allocate(capacity: list.count)
  for i in list.indices { (copy + i).initialize(to: list[i]) }
  return UnsafePointer(copy)
}
