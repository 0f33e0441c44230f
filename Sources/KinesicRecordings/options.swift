import CKinesic
import CKinesicRecordings
import RecordingReaders

@_cdecl("kin_recording_options_init") @implementation
public func kin_recording_options_init(_ options: UnsafeMutablePointer<kin_recording_options>?) { options?.pointee = standardOptions }

var standardOptions: kin_recording_options {
  var options = kin_recording_options()
  options.struct_size = UInt32(MemoryLayout<kin_recording_options>.size)
  options.format = kin_recording_format(KIN_RECORDING_ANY)
  return options
}

/// What is wrong with options; nil: nothing.
func fault(_ options: kin_recording_options) -> StaticString? {
  if !(KIN_RECORDING_ANY...KIN_RECORDING_EVTEST).contains(Int(options.format)) {
    return "format of kin_recording_options is not one of KIN_RECORDING_..."
  }
  if !isPair(options.units_per_mm_x, options.units_per_mm_y) || !isPair(options.device_width, options.device_height)
    || !isPair(options.range_x, options.range_y) || !isPair(options.known_range_x, options.known_range_y)
    || !isPair(options.known_range_x, options.known_units_per_mm)
  {
    return "a number of kin_recording_options is not finite or below 0, or of two that belong together one is 0"
  }
  return options.units_per_mm_x > 0 && options.device_width > 0
    ? "kin_recording_options has units_per_mm_x and device_width, which exclude one another" : nil
}

/// Whether both are above 0, or both 0.
private func isPair(_ x: Double, _ y: Double) -> Bool { x >= 0 && y >= 0 && x.isFinite && y.isFinite && (x > 0) == (y > 0) }

extension kin_recording_options {
  /// The name, which lies in the host's memory.
  var file: Bytes {
    guard let name else { return Bytes("recording") }
    return name.withMemoryRebound(to: UInt8.self, capacity: 1) { start in
      var count = 0
      while start[count] != 0 { count += 1 }
      return Bytes(start: start, count: count)
    }
  }

  var source: Source {
    var source = Source(file: file)
    source.format = RecordingFormat(rawValue: format)
    if let range { source.range = range }
    if known_range_x > 0 {
      source.axes.x = Axis(minimum: 0, maximum: known_range_x, unitsPerMM: known_units_per_mm)
      source.axes.y = Axis(minimum: 0, maximum: known_range_y, unitsPerMM: known_units_per_mm)
    }
    return source
  }

  var range: (x: Double, y: Double)? { range_x > 0 ? (range_x, range_y) : nil }
  var unitsPerMM: (x: Double, y: Double)? { units_per_mm_x > 0 ? (units_per_mm_x, units_per_mm_y) : nil }
  var size: (width: Double, height: Double)? { device_width > 0 ? (device_width, device_height) : nil }

  /// The host's room for a sentence.
  var room: UnsafeMutableBufferPointer<UInt8> {
    guard let sentence, sentence_capacity > 0 else { return UnsafeMutableBufferPointer(start: nil, count: 0) }
    return sentence.withMemoryRebound(to: UInt8.self, capacity: 1) {
      UnsafeMutableBufferPointer(start: $0, count: Int(clamping: sentence_capacity))
    }
  }
}
