/// What is known about the devices of the recordings in ../shared/data/recordings, whose CSV files do not carry it:
/// axis ranges and units per mm, by the beginning of the file's name. Numbers marked "estimated" follow from the
/// panel's size, not from the device.
struct KnownDevice {
  let prefix: String
  let x: Recording.Axis
  let y: Recording.Axis

  private init(_ prefix: String, _ x: (Double, Double), _ y: (Double, Double), perMM: (Double, Double)?) {
    self.prefix = prefix
    self.x = Recording.Axis(minimum: x.0, maximum: x.1, unitsPerMM: perMM?.0)
    self.y = Recording.Axis(minimum: y.0, maximum: y.1, unitsPerMM: perMM?.1)
  }

  /// The entry with the longest matching prefix comes first.
  static let table = [
    KnownDevice("dell_canvas", (0, 32767), (0, 32767), perMM: (55, 98)),
    KnownDevice("wacom_dth2242", (0, 4648), (0, 2556), perMM: (9.6, 9.6)),  // estimated: 476 x 268 mm
    KnownDevice("wacom_isdv4e6", (0, 2776), (0, 1569), perMM: (10, 10)),  // estimated: 12.5 inch
    KnownDevice("maxtouch", (0, 799), (0, 479), perMM: nil),
    KnownDevice("ep0430", (0, 1279), (0, 767), perMM: (13.5, 14.2)),  // estimated: 4.3 inch, 95 x 54 mm
    KnownDevice("nexus4", (0, 1535), (0, 2559), perMM: (25, 25)),  // estimated: 2 units per pixel
    KnownDevice("pixel_tablet", (0, 1599), (0, 2559), perMM: (11, 11)),
    KnownDevice("galaxy_s", (0, 1023), (0, 1023), perMM: (19.6, 11.8)),  // estimated: 52 x 87 mm
    KnownDevice("tf201", (0, 2175), (0, 1359), perMM: (10, 10)),  // estimated: 217 x 136 mm; range not recorded
    KnownDevice("synaptics_clickpad", (0, 5472), (0, 4448), perMM: (42, 42)),  // estimated: 95 mm wide
    KnownDevice("bamboo16fg", (0, 4096), (0, 4096), perMM: (32.8, 45.5)),  // estimated: 125 x 90 mm
    KnownDevice("chromeos_cr48", (0, 5733), (0, 4798), perMM: (47, 65)),
    KnownDevice("chromeos", (0, 10667), (0, 6800), perMM: (100, 100)),
  ]

  static func find(_ file: String) -> KnownDevice? {
    let name = file.split(separator: "/").last ?? ""
    return table.first { name.hasPrefix($0.prefix) }
  }
}
