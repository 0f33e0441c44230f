import CKinesic

/// A setting of a class: its name, range and meaning. The engine places it in the recognizer's fields by its number.
///
/// It is a pointer to the row in C until `makeClass` moves that row into the class's table: the classes have many of
/// them, and most code for a class makes these.
public struct Property {
  let row: UnsafeMutablePointer<kin_property>

  /// Any number in `range`.
  public static func number(
    _ name: Text, _ summary: Text, unit: Text = "unit", origin: Text = "ours", _ initial: Double, _ range: ClosedRange<Double>
  ) -> Property {
    Property(name, summary, unit, origin, initial, range, KIN_PROPERTY_NUMBER)
  }

  /// A whole number in `range`.
  public static func whole(
    _ name: Text, _ summary: Text, origin: Text = "ours", _ initial: Double, _ range: ClosedRange<Double>
  ) -> Property {
    Property(name, summary, "1", origin, initial, range, KIN_PROPERTY_INTEGER)
  }

  /// 0 or 1.
  public static func boolean(_ name: Text, _ summary: Text, origin: Text = "ours", _ initial: Double) -> Property {
    Property(name, summary, "1", origin, initial, 0...1, KIN_PROPERTY_BOOLEAN)
  }

  /// A mask of the bits in `all`.
  public static func mask(_ name: Text, _ summary: Text, origin: Text = "ours", _ initial: Double, all: Double) -> Property {
    Property(name, summary, "1", origin, initial, 0...all, KIN_PROPERTY_FLAGS)
  }

  /// Out of line, as `Value`'s: 2.4 KB of copies otherwise.
  /// Rule: class.properties.
  @inline(never) private init(
    _ name: Text, _ summary: Text, _ unit: Text, _ origin: Text, _ initial: Double, _ range: ClosedRange<Double>, _ kind: Int
  ) {
    var raw = kin_property()
    raw.name = name.start
    raw.summary = summary.start
    raw.unit = unit.start
    raw.origin = origin.start
    raw.initial = initial
    raw.minimum = range.lowerBound
    raw.maximum = range.upperBound
    raw.kind = kin_property_kind(kind)
    row = made(raw)
  }
}

/// An output of a class. Its row in C is moved as a property's is.
public struct Value {
  let row: UnsafeMutablePointer<kin_value>

  @inline(never) public init(_ name: Text, _ summary: Text, unit: Text = "unit", initial: Double = 0) {
    var raw = kin_value()
    raw.name = name.start
    raw.summary = summary.start
    raw.unit = unit.start
    raw.initial = initial
    row = made(raw)
  }
}

/// A row of its own for one thing.
private func made<T>(_ thing: T) -> UnsafeMutablePointer<T> {
  let place = UnsafeMutablePointer<T>.allocate(capacity: 1)
  place.initialize(to: thing)
  return place
}
