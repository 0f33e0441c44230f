import CKinesic

/// The classes as the trace that is played lists them: which properties and values they had when it was recorded, by
/// name, and where this engine's classes have those.
struct Listing: ~Copyable {
  /// A property, and what it was at first.
  struct Property {
    let offset: UInt32
    let initial: Double
  }

  struct Entry {
    let kind: RegisteredClass
    let first: Int
    var propertyCount = 0
    var valueCount = 0
    let layout: UInt32
    /// Whether private bytes outlived an attempt.
    let remembers: Bool
    let privateSize: Int

    /// Whether private bytes mean the same here and in the trace.
    var hasSameLayout: Bool { layout == kind.table.layout && privateSize == kind.privateSize }
  }

  private var entries = List<Entry>()
  private var properties = List<Property>()

  init() {}

  mutating func clear() {
    entries.removeAll()
    properties.removeAll()
  }

  /// What the trace says of a class; nil: nothing.
  func entry(of kind: RegisteredClass) -> Entry? {
    for i in 0..<entries.count where entries[i].kind.address == kind.address { return entries[i] }
    return nil
  }

  /// Property number `index` of a class, as the trace counts them.
  func property(_ index: Int, of entry: Entry) -> Property { properties[entry.first + index] }

  /// The properties of a class in a row, nil when it has none.
  func row(of entry: Entry) -> UnsafePointer<Property>? { entry.propertyCount > 0 ? properties.address(of: entry.first) : nil }

  /// Whether the private bytes of all classes are those that were recorded.
  var hasSameLayouts: Bool {
    for i in 0..<entries.count where !entries[i].hasSameLayout { return false }
    return true
  }

  /// Whether records have values that were not there when they were recorded.
  var hasMoreValues: Bool {
    for i in 0..<entries.count where entries[i].valueCount < Int(entries[i].kind.table.value_count) { return true }
    return false
  }

  /// A class, whose properties are added behind it.
  func opened(_ kind: RegisteredClass, layout: UInt32, remembers: Bool, privateSize: Int) -> Entry {
    Entry(kind: kind, first: properties.count, layout: layout, remembers: remembers, privateSize: privateSize)
  }

  mutating func add(_ property: Property, to entry: inout Entry) {
    properties.append(property)
    entry.propertyCount += 1
  }

  /// All of a class is known. One that was listed before, in an earlier part of the trace, stays as it was.
  mutating func close(_ entry: Entry) {
    if self.entry(of: entry.kind) == nil { entries.append(entry) } else { properties.truncate(to: entry.first) }
  }

  /// The bytes that one more class with so many properties asks for.
  func growth(_ count: Int) -> Int {
    let rows = 2 * (properties.count + count + 8) * MemoryLayout<Property>.stride
    return rows + 2 * (entries.count + 8) * MemoryLayout<Entry>.stride
  }
}
