import CKinesic

/// A text that lives for ever, as C wants it.
typealias StaticText = UnsafePointer<CChar>

func text(_ string: StaticString) -> StaticText {
  UnsafeRawPointer(string.utf8Start).assumingMemoryBound(to: CChar.self)
}

/// A property on its way to `describe`, which moves it into the row of its class.
typealias Property = UnsafeMutablePointer<kin_property>

/// A property that is any number in `range`.
@inline(__always) func number(
  _ name: StaticString, _ summary: StaticString, unit: StaticString, origin: StaticString, _ initial: Double, _ range: ClosedRange<Double>
) -> Property {
  property(text(name), text(summary), text(unit), text(origin), initial, range, KIN_PROPERTY_NUMBER)
}

/// A property that is a whole number in `range`.
@inline(__always) func whole(
  _ name: StaticString, _ summary: StaticString, origin: StaticString, _ initial: Double, _ range: ClosedRange<Double>
) -> Property {
  property(text(name), text(summary), text("1"), text(origin), initial, range, KIN_PROPERTY_INTEGER)
}

/// A property that is 0 or 1.
@inline(__always) func boolean(_ name: StaticString, _ summary: StaticString, origin: StaticString, _ initial: Double) -> Property {
  property(text(name), text(summary), text("1"), text(origin), initial, 0...1, KIN_PROPERTY_BOOLEAN)
}

/// A property that is a mask of the bits in `all`.
@inline(__always) func mask(
  _ name: StaticString, _ summary: StaticString, origin: StaticString, _ initial: Double, all: Double
) -> Property {
  property(text(name), text(summary), text("1"), text(origin), initial, 0...all, KIN_PROPERTY_FLAGS)
}

/// Out of line, and its result is a pointer: the classes have many of them.
/// Rule: class.properties.
@inline(never) private func property(
  _ name: StaticText, _ summary: StaticText, _ unit: StaticText, _ origin: StaticText, _ initial: Double, _ range: ClosedRange<Double>,
  _ kind: Int
) -> Property {
  var result = kin_property()
  result.name = name
  result.summary = summary
  result.unit = unit
  result.origin = origin
  result.initial = initial
  result.minimum = range.lowerBound
  result.maximum = range.upperBound
  result.kind = kin_property_kind(kind)
  return made(result)
}

/// An output on its way to `describe`, which moves it into the row of its class.
typealias Value = UnsafeMutablePointer<kin_value>

/// An output of a class.
@inline(__always) func value(_ name: StaticString, _ summary: StaticString, unit: StaticString, _ initial: Double = 0) -> Value {
  value(text(name), text(summary), text(unit), initial)
}

@inline(never) private func value(_ name: StaticText, _ summary: StaticText, _ unit: StaticText, _ initial: Double) -> Value {
  var result = kin_value()
  result.name = name
  result.summary = summary
  result.unit = unit
  result.initial = initial
  return made(result)
}

private func made<T: BitwiseCopyable>(_ thing: T) -> UnsafeMutablePointer<T> {
  let place = UnsafeMutablePointer<T>.allocate(capacity: 1)
  place.initialize(to: thing)
  return place
}

/// The descriptor of a class whose state is an `R`, without its functions. What it points to lives for ever: call it
/// once a class.
@inline(__always) func describe<R: RecognizerStruct>(
  _: R.Type, _ name: StaticString, _ summary: StaticString, flags: Int = 0, properties: [Property] = [], values: [Value] = []
) -> kin_recognizer_class {
  var result = descriptor(text(name), text(summary), properties, values)
  result.flags = UInt32(flags)
  result.state_size = UInt32(MemoryLayout<R>.size)
  result.state_alignment = UInt32(MemoryLayout<R>.alignment)
  return result
}

@inline(never) private func descriptor(
  _ name: StaticText, _ summary: StaticText, _ properties: [Property], _ values: [Value]
) -> kin_recognizer_class {
  let row = permanent(properties)
  for i in properties.indices { row?[i].offset = UInt32(i * MemoryLayout<Double>.stride) }
  var result = kin_recognizer_class()
  result.struct_size = UInt32(MemoryLayout<kin_recognizer_class>.size)
  result.abi_level = UInt32(KIN_ABI_LEVEL)
  result.name = name
  result.summary = summary
  result.version = text("1.0.0")
  result.property_count = UInt32(properties.count)
  result.properties = UnsafePointer(row)
  result.values = UnsafePointer(permanent(values))
  result.value_count = UInt32(values.count)
  result.detail_count = UInt32(reasonWords.count)
  result.details = permanentReasonWords()
  return result
}

/// Moves things into a row that is never freed; nil for nothing.
private func permanent<T: BitwiseCopyable>(_ list: [UnsafeMutablePointer<T>]) -> UnsafeMutablePointer<T>? {
  guard !list.isEmpty else { return nil }
  let row = UnsafeMutablePointer<T>.allocate(capacity: list.count)
  for i in list.indices {
    (row + i).initialize(to: list[i].pointee)
    list[i].deallocate()
  }
  return row
}

private func permanentReasonWords() -> UnsafePointer<StaticText?> {
  let row = UnsafeMutablePointer<StaticText?>.allocate(capacity: reasonWords.count)
  for i in reasonWords.indices { (row + i).initialize(to: text(reasonWords[i])) }
  return UnsafePointer(row)
}

/// How the velocity is estimated; every class with a velocity has it.
var velocityStrategyProperty: Property {
  whole("velocity_strategy", "0: least squares of degree 2; 1: impulse.", origin: "Android VelocityTracker", 0, 0...1)
}
