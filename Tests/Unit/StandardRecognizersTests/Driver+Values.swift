import CKinesic

@testable import KinesicPlugin
@testable import StandardRecognizers

/// Properties and values by name.
extension Driver {
  func set(_ property: kin_property, _ value: Double) {
    state.storeBytes(of: value, toByteOffset: Int(property.offset), as: Double.self)
  }

  func set(_ name: String, _ value: Double) {
    for i in 0..<Int(table.property_count) where String(cString: table.properties[i].name) == name {
      set(table.properties[i], value)
      return
    }
    fatalError("no property \(name)")
  }

  func valueIndex(_ name: String) -> Int {
    (0..<Int(table.value_count)).first { String(cString: table.values[$0].name) == name }!
  }

  func setValue(_ name: String, _ value: Double) -> Bool {
    let index = valueIndex(name)
    guard let function = table.set_value, function(state, UInt32(index), value) else { return false }
    withUnsafeMutableBytes(of: &request.values) { $0.storeBytes(of: value, toByteOffset: index * 8, as: Double.self) }
    return true
  }

  func value(_ name: String) -> Double { values[valueIndex(name)] }

  var values: [Double] {
    withUnsafeBytes(of: request.values) { Array($0.bindMemory(to: Double.self).prefix(Int(table.value_count))) }
  }

  func last(_ name: String) -> Double { sent.last!.values[valueIndex(name)] }
}
