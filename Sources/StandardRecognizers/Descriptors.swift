import CKinesic

/// The text as C wants it. Static text lives for ever.
func text(_ string: StaticString) -> UnsafePointer<CChar> {
  UnsafeRawPointer(string.utf8Start).assumingMemoryBound(to: CChar.self)
}

/// A property that is any number in `range`.
func number(
  _ name: StaticString, _ summary: StaticString, unit: StaticString, origin: StaticString, _ initial: Double, _ range: ClosedRange<Double>
) -> kin_property {
  property(name, summary, unit, origin, initial, range, KIN_PROPERTY_NUMBER)
}

/// A property that is a whole number in `range`.
func whole(
  _ name: StaticString, _ summary: StaticString, origin: StaticString, _ initial: Double, _ range: ClosedRange<Double>
) -> kin_property {
  property(name, summary, "1", origin, initial, range, KIN_PROPERTY_INTEGER)
}

/// A property that is 0 or 1.
func boolean(_ name: StaticString, _ summary: StaticString, origin: StaticString, _ initial: Double) -> kin_property {
  property(name, summary, "1", origin, initial, 0...1, KIN_PROPERTY_BOOLEAN)
}

/// A property that is a mask of the bits in `all`.
func mask(_ name: StaticString, _ summary: StaticString, origin: StaticString, _ initial: Double, all: Double) -> kin_property {
  property(name, summary, "1", origin, initial, 0...all, KIN_PROPERTY_FLAGS)
}

private func property(
  _ name: StaticString, _ summary: StaticString, _ unit: StaticString, _ origin: StaticString, _ initial: Double,
  _ range: ClosedRange<Double>, _ kind: Int
) -> kin_property {
  var result = kin_property()
  result.name = text(name)
  result.summary = text(summary)
  result.unit = text(unit)
  result.origin = text(origin)
  result.initial = initial
  result.minimum = range.lowerBound
  result.maximum = range.upperBound
  result.kind = kin_property_kind(kind)
  return result
}

/// An output of a class.
func value(_ name: StaticString, _ summary: StaticString, unit: StaticString, _ initial: Double = 0) -> kin_value {
  var result = kin_value()
  result.name = text(name)
  result.summary = text(summary)
  result.unit = text(unit)
  result.initial = initial
  return result
}

/// The descriptor of a class whose state is an `R`, without its functions. What it points to lives for ever: call it once a class.
func describe<R: RecognizerStruct>(
  _: R.Type, _ name: StaticString, _ summary: StaticString, flags: Int = 0, properties: [kin_property] = [], values: [kin_value] = []
) -> kin_recognizer_class {
  var placed = properties
  for i in placed.indices { placed[i].offset = UInt32(i * MemoryLayout<Double>.stride) }
  var words: [UnsafePointer<CChar>?] = []
  for word in reasonWords { words.append(text(word)) }
  var result = kin_recognizer_class()
  result.struct_size = UInt32(MemoryLayout<kin_recognizer_class>.size)
  result.abi_level = UInt32(KIN_ABI_LEVEL)
  result.name = text(name)
  result.summary = text(summary)
  result.version = text("1.0.0")
  result.flags = UInt32(flags)
  result.state_size = UInt32(MemoryLayout<R>.size)
  result.state_alignment = UInt32(MemoryLayout<R>.alignment)
  result.property_count = UInt32(placed.count)
  result.properties = permanent(placed)
  result.values = permanent(values)
  result.value_count = UInt32(values.count)
  result.detail_count = UInt32(words.count)
  result.details = permanent(words)
  return result
}

/// A copy that is never freed; nil for nothing.
private func permanent<T: BitwiseCopyable>(_ list: [T]) -> UnsafePointer<T>? {
  guard !list.isEmpty else { return nil }
  let copy = UnsafeMutablePointer<T>.allocate(capacity: list.count)
  for i in list.indices { (copy + i).initialize(to: list[i]) }
  return UnsafePointer(copy)
}

/// How the velocity is estimated; every class with a velocity has it.
var velocityStrategyProperty: kin_property {
  whole("velocity_strategy", "0: least squares of degree 2; 1: impulse.", origin: "Android VelocityTracker", 0, 0...1)
}
