import CKinesic

/// The eight outputs of a record and of a report, by number: C's arrays are tuples here.
typealias Values = (Double, Double, Double, Double, Double, Double, Double, Double)

private func value(_ index: Int, of values: Values) -> Double {
  switch index {
  case 0: values.0
  case 1: values.1
  case 2: values.2
  case 3: values.3
  case 4: values.4
  case 5: values.5
  case 6: values.6
  default: values.7
  }
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
    func own(_ index: Int) -> Double { index < count ? value(index) : 0 }
    return (own(0), own(1), own(2), own(3), own(4), own(5), own(6), own(7))
  }
}

extension kin_report {
  mutating func carry(_ archive: inout Archive) {
    archive.carry(&touch)
    archive.carry(&state)
    archive.carry(&flags)
    archive.carry(&reserved)
    archive.carry(&x)
    archive.carry(&y)
    archive.carry(&values.0)
    archive.carry(&values.1)
    archive.carry(&values.2)
    archive.carry(&values.3)
    archive.carry(&values.4)
    archive.carry(&values.5)
    archive.carry(&values.6)
    archive.carry(&values.7)
  }
}
