import CKinesic
import RecordingReaders

extension Surface {
  init(_ recording: Recording) {
    self = recording.file.withBytes { file in
      recording.samples.withUnsafeBufferPointer { Surface(file, recording.device.axes, $0) }
    }
  }
}

extension Scale {
  /// What is known best: the option, the file, the table of devices, the fallback.
  init(_ recording: Recording, unitsPerMM: (Double, Double)?, deviceSize: (Double, Double)?) {
    self.init(
      Surface(recording), isTold: recording.device.x?.unitsPerMM != nil, unitsPerMM: unitsPerMM.map { (x: $0.0, y: $0.1) },
      deviceSize: deviceSize.map { (width: $0.0, height: $0.1) })
  }

  /// Where the numbers come from, for people.
  var sourceWords: String {
    switch source {
    case .given: "given"
    case .givenSize: "from the size that was given"
    case .device: "known for this device"
    case .recording: "from the recording"
    case .guess: "a guess"
    }
  }

  /// Says so where the scale of `name` is a guess.
  func noteGuess(_ name: String) {
    guard isGuess else { return }
    Console.note("note: \(name): units per mm are unknown, taking \(Int(Self.fallback)); --units-per-mm or --device-size set them")
  }
}
