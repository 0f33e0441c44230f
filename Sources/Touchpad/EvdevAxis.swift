import CKinesicTouchpad

/// An axis of the device: its units to millimetres from its minimum.
struct EvdevAxis {
  let minimum: Double
  let perMillimetre: Double
  let extent: Double

  /// `extent`: of the axis, mm, where it has no resolution.
  init(_ axis: kin_touchpad_evdev_axis, _ extent: Double) {
    minimum = Double(axis.minimum)
    let range = Double(axis.maximum) - minimum
    perMillimetre = axis.resolution > 0 ? Double(axis.resolution) : range / extent
    self.extent = range / perMillimetre
  }

  func place(_ value: Int32) -> Double { (Double(value) - minimum) / perMillimetre }
  func length(_ value: Int32) -> Double { max(0, Double(value)) / perMillimetre }
}
