import CKinesic

/// The outputs of a record and of a report: C's arrays are tuples here.
typealias Values = (Double, Double, Double, Double, Double, Double, Double, Double)

/// Output number `index`, below `KIN_VALUE_CAPACITY`.
private func value(_ index: Int, of values: Values) -> Double {
  withUnsafeBytes(of: values) { $0.load(fromByteOffset: 8 * index, as: Double.self) }
}

extension kin_event {
  /// Output number `index` of a gesture record.
  func value(_ index: Int) -> Double { KinesicCore.value(index, of: values) }
}

extension kin_report {
  /// Output number `index` of a report.
  func value(_ index: Int) -> Double { KinesicCore.value(index, of: values) }

  /// The outputs of a class that has `count` of them: the rest is 0.
  func values(_ count: Int) -> Values {
    var own = values
    withUnsafeMutableBytes(of: &own) {
      for i in count..<Int(KIN_VALUE_CAPACITY) { $0.storeBytes(of: 0, toByteOffset: 8 * i, as: Double.self) }
    }
    return own
  }
}

extension kin_report {
  mutating func code(_ archive: inout Archive) {
    archive.code(&touch)
    archive.code(&state)
    archive.code(&flags)
    archive.code(&reserved)
    archive.code(&x)
    archive.code(&y)
    for i in 0..<Int(KIN_VALUE_CAPACITY) {
      var number = value(i)
      archive.code(&number)
      withUnsafeMutableBytes(of: &values) { $0.storeBytes(of: number, toByteOffset: 8 * i, as: Double.self) }
    }
  }
}
