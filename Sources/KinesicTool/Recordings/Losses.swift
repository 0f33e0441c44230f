import CKinesic
import RecordingReaders

extension RecordingFormat {
  /// What a recording has and this format has no place for, in words. docs/formats.md has the same as a table.
  func losses(of recording: Recording) -> [String] {
    var losses = recording.leftOut
    func lose(_ what: String, _ isLost: Bool, where has: (Recording.Sample) -> Bool) {
      if isLost, recording.samples.contains(where: has) { losses.append(what) }
    }
    lose("pressures", self == .tuio) { $0.pressure != nil }
    lose("cancellations (they become lifts)", self == .tuio) { $0.isA(KIN_PHASE_CANCELLED) }
    lose("pens", self == .csv || self == .tuio) { $0.pointer.type == kin_touch_type(KIN_TOUCH_PENCIL) }
    lose("fingers on a trackpad (they become fingers on the screen)", true) { $0.pointer.type == kin_touch_type(KIN_TOUCH_INDIRECT) }
    lose("mice", self != .pointer) { $0.pointer.type == kin_touch_type(KIN_TOUCH_POINTER) }
    lose("contact sizes", self != .pointer) { $0.pointer.width != nil || $0.pointer.height != nil }
    lose("pen angles", self != .pointer) { $0.pointer.altitude != nil || $0.pointer.azimuth != nil }
    lose("buttons and modifiers", self != .pointer) { $0.pointer.buttons | $0.pointer.modifiers != 0 }
    if !isEvdev, !recording.device.name.isEmpty { losses.append("the device's name") }
    if self == .csv || self == .tuio, recording.device.x?.unitsPerMM != nil { losses.append("the units per mm") }
    if isEvdev, recording.hasBrokenUnits { losses.append("fractions of the units per mm") }
    return losses
  }
}

extension Recording {
  /// Whether evdev's 32 bits hold every place and pressure.
  var fitsEvdev: Bool {
    let (recording, limit) = (inWholeUnits, 1e9)  // below the half of 2^31, so that an origin may be added
    let surface = Surface(recording)
    let ends = [surface.x.minimum, surface.x.maximum, surface.y.minimum, surface.y.maximum, surface.pressure?.maximum ?? 0]
    return ends.allSatisfy { abs($0) < limit }
      && recording.samples.allSatisfy { abs($0.x) < limit && abs($0.y) < limit && abs($0.pressure ?? 0) < limit }
  }

  /// Whether its units per mm are no whole numbers where places are.
  fileprivate var hasBrokenUnits: Bool {
    let surface = Surface(inWholeUnits)
    return [surface.x.unitsPerMM, surface.y.unitsPerMM].contains { $0.map { $0 != $0.rounded() } ?? false }
  }
}
