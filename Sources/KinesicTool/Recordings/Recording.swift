import CKinesic

/// A recorded touchscreen session in the device's own units: what every format is read into and written from.
struct Recording {
  /// One contact's part of a frame.
  struct Sample: Equatable {
    let contact: UInt64
    var phase: kin_phase
    var x, y: Double  // from the device's origin, y down
    var pressure: Double?  // in the device's measure, nil where it does not tell it
    var pointer = Pointer()
  }

  /// What a format for more than fingers tells of a contact. Lengths in device units, angles in radians as in
  /// kin_touch_sample; nil where it does not tell.
  struct Pointer: Equatable {
    var type = kin_touch_type(KIN_TOUCH_DIRECT)
    var width, height: Double?
    var altitude, azimuth: Double?
    var buttons: UInt32 = 0  // KIN_BUTTON_...
    var modifiers: UInt32 = 0  // KIN_MODIFIER_...
  }

  /// What the device reported at one moment.
  struct Frame: Equatable {
    let time: UInt64  // nanoseconds since the beginning of the recording
    var samples: ArraySlice<Sample>
  }

  /// What the file says about its device, as far as it says it.
  struct Device {
    var name = ""
    var x, y, pressure: Axis?
    /// The axes of the one place that devices of several contacts tell, too.
    var single: (x: Axis?, y: Axis?, pressure: Axis?)
  }

  /// A device axis; `unitsPerMM` is nil where the device does not tell its resolution.
  struct Axis: Equatable {
    let minimum, maximum: Double
    var unitsPerMM: Double?
  }

  /// The path that it was read from.
  let file: String
  var device: Device
  var frames: Frames
  /// What it was made of had more than a recording has a place for, in words.
  var leftOut: [String] = []
  /// How many contacts were down before it begins, of which there is nothing.
  var passedOver = 0

  /// The time of the last frame.
  var end: UInt64 { frames.last?.time ?? 0 }
  var samples: [Sample] { frames.samples }
  /// `1 contact that was down before it begins is passed over`; nil where there is none.
  var passedOverPhrase: String? {
    switch passedOver {
    case 0: nil
    case 1: "1 contact that was down before it begins is passed over"
    default: "\(passedOver) contacts that were down before it begins are passed over"
    }
  }

  /// Refuses a recording without a touch, and says what was passed over.
  func checked() throws -> Recording {
    guard !frames.isEmpty else { throw ToolError("\(file): there is no touch in it" + (passedOverPhrase.map { "; " + $0 } ?? "")) }
    if let passedOverPhrase { Console.note("note: \(file): \(passedOverPhrase)") }
    return self
  }

  /// How many contacts land in it.
  var contacts: Int { samples.reduce(0) { $0 + ($1.isA(KIN_PHASE_BEGAN) ? 1 : 0) } }
}

extension Recording.Sample {
  func isA(_ phase: Int) -> Bool { self.phase == kin_phase(phase) }

  /// The contact is not down any more.
  var leaves: Bool { isA(KIN_PHASE_ENDED) || isA(KIN_PHASE_CANCELLED) }
}

extension Recording.Frame {
  /// The samples in their order, in groups that have each contact once: what a device can say in one report.
  var reports: [[Recording.Sample]] {
    var reports: [[Recording.Sample]] = [[]]
    for sample in samples {
      if reports[reports.count - 1].contains(where: { $0.contact == sample.contact }) { reports.append([]) }
      reports[reports.count - 1].append(sample)
    }
    return reports
  }
}
