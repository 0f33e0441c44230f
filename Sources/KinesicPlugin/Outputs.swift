import CKinesic

/// What has the class's outputs: a request, or a report of one touch.
public protocol Outputs {
  /// Sets output number `index`, counted as in the class's `values`.
  func setValue(_ index: Int, _ value: Double)
}

extension Outputs {
  /// Sets two neighbouring outputs, from number `index` on: x and y.
  public func setValues(_ index: Int, _ vector: Vector) {
    setValue(index, vector.x)
    setValue(index + 1, vector.y)
  }
}

/// Writes one of the values of a request or a report; nothing behind them.
func store<Values>(_ value: Double, at index: Int, of values: inout Values) {
  guard index >= 0, index < Int(KIN_VALUE_CAPACITY) else { return }
  withUnsafeMutableBytes(of: &values) { $0.storeBytes(of: value, toByteOffset: index * 8, as: Double.self) }
}
