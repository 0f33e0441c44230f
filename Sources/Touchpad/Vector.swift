import KinesicPlugin

/// Places and movements on a pad are vectors of millimetres.
extension Vector {
  /// What is left of it when `distance` of its length is taken away.
  func beyond(_ distance: Double) -> Vector {
    let length = length
    return length > distance ? self * (1 - distance / length) : .zero
  }
}
