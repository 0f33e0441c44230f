import CKinesic

/// A recognizer class as its descriptor tells it.
struct RecognizerClass: Encodable {
  let name: String
  let summary: String
  let version: String
  /// What sets it apart: yielding, manual, leaves_touches, hovers, per_touch.
  let traits: [String]
  let properties: [Property]
  let values: [Value]

  /// An input. `maximum` is absent where there is none.
  struct Property: Encodable {
    let name: String
    let summary: String
    let unit: String
    let origin: String
    let kind: String
    let initial: Double
    let minimum: Double?
    let maximum: Double?
  }

  /// An output.
  struct Value: Encodable {
    let name: String
    let summary: String
    let unit: String
    let initial: Double
  }
}

extension RecognizerClass {
  init(_ table: kin_recognizer_class) {
    name = text(table.name)
    summary = text(table.summary)
    version = text(table.version)
    let named = [
      (KIN_CLASS_YIELDING, "yielding"), (KIN_CLASS_MANUAL, "manual"), (KIN_CLASS_LEAVES_TOUCHES, "leaves_touches"),
      (KIN_CLASS_HOVERS, "hovers"), (KIN_CLASS_PER_TOUCH, "per_touch"),
    ]
    traits = named.filter { table.flags & UInt32($0.0) != 0 }.map(\.1)
    properties = UnsafeBufferPointer(start: table.properties, count: Int(table.property_count)).map(Property.init)
    values = UnsafeBufferPointer(start: table.values, count: Int(table.value_count)).map(Value.init)
  }
}

extension RecognizerClass.Property {
  init(_ property: kin_property) {
    name = text(property.name)
    summary = text(property.summary)
    unit = text(property.unit)
    origin = text(property.origin)
    kind = Names.word(property.kind, in: ["number", "integer", "boolean", "flags"])
    initial = property.initial
    minimum = property.minimum.isFinite ? property.minimum : nil
    maximum = property.maximum.isFinite ? property.maximum : nil
  }
}

extension RecognizerClass.Value {
  init(_ value: kin_value) {
    name = text(value.name)
    summary = text(value.summary)
    unit = text(value.unit)
    initial = value.initial
  }
}

/// Static text of the library; "" for null.
func text(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }

/// The properties that every recognizer has.
func commonProperties() -> [RecognizerClass.Property] {
  var properties: UnsafePointer<kin_property>?
  var count: UInt32 = 0
  guard kin_common_properties(&properties, &count) == kin_result(KIN_OK) else { return [] }
  return UnsafeBufferPointer(start: properties, count: Int(count)).map(RecognizerClass.Property.init)
}

extension Session {
  /// All classes of the engine, in the order of registering.
  func classes() throws -> [RecognizerClass] { try tables().map(RecognizerClass.init) }

  /// The words in which a class says why it failed; none for a class that is not there.
  func details(ofClass name: String) throws -> [String] {
    guard let table = try tables().first(where: { text($0.name) == name }) else { return [] }
    return UnsafeBufferPointer(start: table.details, count: Int(table.detail_count)).map { text($0) }
  }

  private func tables() throws -> [kin_recognizer_class] {
    var count: UInt32 = 0
    try check(kin_engine_get_class_count(engine, &count))
    return try (0..<count).compactMap { index in
      var table: UnsafePointer<kin_recognizer_class>?
      try check(kin_engine_get_class(engine, index, &table))
      return table?.pointee
    }
  }
}
