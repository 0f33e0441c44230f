import CKinesic

/// A class's state as one row of bytes, wherever its fields lie: first the properties, in the order of a list, then
/// the private bytes, which are all the others. Most structs have their fields in this order.
struct StateRow {
  private let state: UnsafeMutableRawPointer
  private let stateSize: Int
  private let kind: RegisteredClass
  /// The properties as a trace lists them; nil: as the class does.
  private let listed: UnsafePointer<Listing.Property>?
  private let propertyCount: Int
  /// Whether the private bytes have a place here. Those of another layout are read as zeros, and go nowhere.
  let hasPrivateBytes: Bool
  let count: Int

  /// As the class has it.
  init(_ instance: Instance, _ kind: RegisteredClass) {
    state = instance.state
    stateSize = instance.stateSize
    self.kind = kind
    listed = nil
    propertyCount = Int(kind.table.property_count)
    hasPrivateBytes = true
    count = stateSize
  }

  /// As a trace has it.
  init(_ instance: Instance, _ entry: Listing.Entry, _ properties: UnsafePointer<Listing.Property>?) {
    state = instance.state
    stateSize = instance.stateSize
    kind = entry.kind
    listed = properties
    propertyCount = entry.propertyCount
    hasPrivateBytes = entry.hasSameLayout
    count = 8 * entry.propertyCount + entry.privateSize
  }

  /// Where the private bytes begin.
  var privateStart: Int { 8 * propertyCount }

  subscript(index: Int) -> UInt8 {
    get { address(of: index)?.load(as: UInt8.self) ?? 0 }
    nonmutating set { address(of: index)?.storeBytes(of: newValue, as: UInt8.self) }
  }

  private func address(of index: Int) -> UnsafeMutableRawPointer? {
    if index < privateStart {
      let offset = listed.map { $0[index / 8].offset } ?? kind.table.properties[index / 8].offset
      return state + Int(offset) + index % 8
    }
    return hasPrivateBytes ? state + kind.offset(ofPrivateByte: index - privateStart) : nil
  }

  /// The private bytes: the same hash wherever they lie.
  func hash(into archive: inout Archive) {
    var hash = archive.hash
    if kind.hasPropertiesFirst {
      hash.add(UnsafeRawBufferPointer(start: state + privateStart, count: stateSize - privateStart))
    } else {
      var index = privateStart
      while index < count {
        let size = count - index < 8 ? 1 : 8
        hash.add(word(at: index, size))
        index += size
      }
    }
    archive.setHash(hash)
  }

  private func word(at first: Int, _ size: Int) -> UInt64 {
    var word: UInt64 = 0
    for i in 0..<size { word |= UInt64(self[first + i]) << UInt64(8 * i) }
    return word
  }
}

extension RegisteredClass {
  /// How many bytes of its state are no properties.
  var privateSize: Int { Int(table.state_size) - 8 * Int(table.property_count) }

  /// Where in the state private byte number `index` is.
  func offset(ofPrivateByte index: Int) -> Int {
    if hasPropertiesFirst { return 8 * Int(table.property_count) + index }
    var start = 0
    var left = index
    while true {
      let end = firstProperty(from: start)
      if left < end - start { return start + left }
      left -= end - start
      start = end + 8
    }
  }

  /// The offset of the first property at or after another, or the end of the state.
  private func firstProperty(from start: Int) -> Int {
    var first = Int(table.state_size)
    for i in 0..<Int(table.property_count) {
      let offset = Int(table.properties[i].offset)
      if offset >= start { first = min(first, offset) }
    }
    return first
  }
}
