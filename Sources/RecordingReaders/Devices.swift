/// What is known about devices whose recordings do not carry it, by the beginning of the file's name: axis ranges and
/// units per mm. They are the devices of the CSV recordings in ../shared/data/recordings. Numbers marked "estimated"
/// follow from the panel's size, not from the device.
struct KnownDevice {
  let x: Axis
  let y: Axis

  private init(_ x: Double, _ y: Double, perMM: (Double, Double)? = nil) {
    self.x = Axis(minimum: 0, maximum: x, unitsPerMM: perMM?.0)
    self.y = Axis(minimum: 0, maximum: y, unitsPerMM: perMM?.1)
  }

  /// By what a path ends with. A longer name comes before its beginning.
  static func find(_ file: Bytes) -> KnownDevice? {
    let name = file.lastComponent
    if name.starts(with: "dell_canvas") { return KnownDevice(32767, 32767, perMM: (55, 98)) }
    // estimated: 476 x 268 mm
    if name.starts(with: "wacom_dth2242") { return KnownDevice(4648, 2556, perMM: (9.6, 9.6)) }
    // estimated: 12.5 inch
    if name.starts(with: "wacom_isdv4e6") { return KnownDevice(2776, 1569, perMM: (10, 10)) }
    if name.starts(with: "maxtouch") { return KnownDevice(799, 479) }
    // estimated: 4.3 inch, 95 x 54 mm
    if name.starts(with: "ep0430") { return KnownDevice(1279, 767, perMM: (13.5, 14.2)) }
    // estimated: 2 units per pixel
    if name.starts(with: "nexus4") { return KnownDevice(1535, 2559, perMM: (25, 25)) }
    if name.starts(with: "pixel_tablet") { return KnownDevice(1599, 2559, perMM: (11, 11)) }
    // estimated: 52 x 87 mm
    if name.starts(with: "galaxy_s") { return KnownDevice(1023, 1023, perMM: (19.6, 11.8)) }
    // estimated: 217 x 136 mm; range not recorded
    if name.starts(with: "tf201") { return KnownDevice(2175, 1359, perMM: (10, 10)) }
    // estimated: 95 mm wide
    if name.starts(with: "synaptics_clickpad") { return KnownDevice(5472, 4448, perMM: (42, 42)) }
    // estimated: 125 x 90 mm
    if name.starts(with: "bamboo16fg") { return KnownDevice(4096, 4096, perMM: (32.8, 45.5)) }
    if name.starts(with: "chromeos_cr48") { return KnownDevice(5733, 4798, perMM: (47, 65)) }
    if name.starts(with: "chromeos") { return KnownDevice(10667, 6800, perMM: (100, 100)) }
    return nil
  }
}

extension Bytes {
  /// What stands behind the last separator of a path.
  var lastComponent: Bytes {
    for index in stride(from: count - 1, through: 0, by: -1) where self[index] == UInt8(ascii: "/") { return from(index + 1) }
    return self
  }
}
