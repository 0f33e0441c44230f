import CKinesic
import RecordingReaders

/// A recorded touchscreen session in the device's own units: what every format is read into and written from.
struct Recording {
  typealias Sample = RecordingReaders.Sample
  typealias Axis = RecordingReaders.Axis

  /// What the device reported at one moment.
  struct Frame: Equatable {
    let time: UInt64  // nanoseconds since the beginning of the recording
    var samples: ArraySlice<Sample>
  }

  /// What the file says about its device, as far as it says it.
  struct Device {
    var name = ""
    var axes = Axes()

    var x: Axis? {
      get { axes.x }
      set { axes.x = newValue }
    }
    var y: Axis? {
      get { axes.y }
      set { axes.y = newValue }
    }
    var pressure: Axis? {
      get { axes.pressure }
      set { axes.pressure = newValue }
    }
  }

  /// The path that it was read from.
  let file: String
  var device: Device
  var frames: Frames
  /// What it was made of had more than a recording has a place for, in words.
  var leftOut: [String] = []

  /// The time of the last frame.
  var end: UInt64 { frames.last?.time ?? 0 }
  var samples: [Sample] { frames.samples }

  /// How many contacts land in it.
  var contacts: Int { samples.reduce(0) { $0 + ($1.isA(KIN_PHASE_BEGAN) ? 1 : 0) } }
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
