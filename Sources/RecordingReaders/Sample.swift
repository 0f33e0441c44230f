import CKinesic

/// One contact's part of a frame, in the device's own units.
public struct Sample: Equatable, BitwiseCopyable {
  public let contact: UInt64
  public var phase: kin_phase
  public var x, y: Double  // from the device's origin, y down
  public var pressure: Double?  // in the device's measure, nil where it does not tell it
  public var pointer: Pointer

  public init(contact: UInt64, phase: kin_phase, x: Double, y: Double, pressure: Double? = nil, pointer: Pointer = Pointer()) {
    (self.contact, self.phase, self.x, self.y, self.pressure, self.pointer) = (contact, phase, x, y, pressure, pointer)
  }

  public func isA(_ phase: Int) -> Bool { self.phase == kin_phase(phase) }

  /// The contact is not down any more.
  public var leaves: Bool { isA(KIN_PHASE_ENDED) || isA(KIN_PHASE_CANCELLED) }
}

/// What a format for more than fingers tells of a contact. Lengths in device units, angles in radians as in
/// kin_touch_sample; nil where it does not tell.
public struct Pointer: Equatable, BitwiseCopyable {
  public var type = kin_touch_type(KIN_TOUCH_DIRECT)
  public var width, height: Double?
  public var altitude, azimuth: Double?
  public var buttons: UInt32 = 0  // KIN_BUTTON_...
  public var modifiers: UInt32 = 0  // KIN_MODIFIER_...

  public init(type: kin_touch_type = kin_touch_type(KIN_TOUCH_DIRECT)) { self.type = type }
}

/// A device axis; `unitsPerMM` is nil where the device does not tell its resolution.
public struct Axis: Equatable, BitwiseCopyable {
  public let minimum, maximum: Double
  public var unitsPerMM: Double?

  public init(minimum: Double, maximum: Double, unitsPerMM: Double? = nil) {
    (self.minimum, self.maximum, self.unitsPerMM) = (minimum, maximum, unitsPerMM)
  }
}

/// What a file says about the axes of its device, as far as it says it.
public struct Axes: BitwiseCopyable {
  public var x, y, pressure: Axis?
  /// Those of the one place that devices of several contacts tell, too.
  public var singleX, singleY, singlePressure: Axis?

  public init(x: Axis? = nil, y: Axis? = nil, pressure: Axis? = nil) { (self.x, self.y, self.pressure) = (x, y, pressure) }
}
