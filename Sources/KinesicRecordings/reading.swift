import CKinesic
import CKinesicRecordings
import CMemory
import RecordingReaders

private func kept(_ recording: OpaquePointer?) -> UnsafeMutablePointer<Kept>? { recording.map { UnsafeMutablePointer($0) } }

@_cdecl("kin_recording_read") @implementation
public func kin_recording_read(
  _ bytes: UnsafeRawPointer?, _ byte_count: UInt64, _ options: UnsafePointer<kin_recording_options>?,
  _ out_recording: UnsafeMutablePointer<OpaquePointer?>?
) -> kin_result {
  guard let out_recording, bytes != nil || byte_count == 0 else { return refuse(KIN_ERROR_NULL, "bytes or out_recording is null") }
  if let options, !struct_is_sound(options, MemoryLayout<kin_recording_options>.size) {
    return refuse(KIN_ERROR_SIZE, "kin_recording_options was not filled in by kin_recording_options_init")
  }
  let chosen = options?.pointee ?? standardOptions
  if let fault = fault(chosen) { return refuse(KIN_ERROR_RANGE, fault) }
  guard let count = Int(exactly: byte_count) else { return refuse(KIN_ERROR_RANGE, "byte_count is more than there can be") }
  do throws(Complaint) {
    out_recording.pointee = OpaquePointer(try make(Bytes(start: bytes?.assumingMemoryBound(to: UInt8.self), count: count), chosen))
    return done
  } catch {
    return refuse(error, chosen)
  }
}

private func make(_ bytes: Bytes, _ options: kin_recording_options) throws(Complaint) -> UnsafeMutablePointer<Kept> {
  let made = try Kept(bytes, options)
  guard let memory = memory_allocate(MemoryLayout<Kept>.size) else { throw .noMemory }
  let pointer = memory.bindMemory(to: Kept.self, capacity: 1)
  pointer.initialize(to: made)
  return pointer
}

/// Writes the sentence where the host wants it.
private func refuse(_ complaint: Complaint, _ options: kin_recording_options) -> kin_result {
  if options.room.count > 0 {
    var sentence = Sentence(options.room)
    complaint.write(options.file, to: &sentence)
    end(options.room, at: sentence.count)
  }
  complaint.release()
  if complaint.isOfMemory { return refuse(KIN_ERROR_MEMORY, "there is no memory for the recording") }
  return refuse(KIN_ERROR_INVALID, "the file is refused: sentence of kin_recording_options says why")
}

@_cdecl("kin_recording_destroy") @implementation
public func kin_recording_destroy(_ recording: OpaquePointer?) {
  guard let recording = kept(recording) else { return }
  recording.deinitialize(count: 1)
  memory_release(recording)
}

@_cdecl("kin_recording_info_init") @implementation
public func kin_recording_info_init(_ out_info: UnsafeMutablePointer<kin_recording_info>?) {
  var info = kin_recording_info()
  info.struct_size = UInt32(MemoryLayout<kin_recording_info>.size)
  out_info?.pointee = info
}

@_cdecl("kin_recording_get_info") @implementation
public func kin_recording_get_info(_ recording: OpaquePointer?, _ out_info: UnsafeMutablePointer<kin_recording_info>?) -> kin_result {
  guard let recording = kept(recording), let out_info else { return refuse(KIN_ERROR_NULL, "recording or out_info is null") }
  if !struct_clear(out_info, MemoryLayout<kin_recording_info>.size) {
    return refuse(KIN_ERROR_SIZE, "struct_size of kin_recording_info is not its sizeof")
  }
  let size = out_info.pointee.struct_size
  out_info.pointee = recording.pointee.info
  out_info.pointee.struct_size = size
  return done
}

extension Kept {
  fileprivate var info: kin_recording_info {
    var info = kin_recording_info()
    info.format = reading.format.rawValue
    info.sample_count = UInt64(reading.builder.samples.count)
    info.window = scale.window
    (info.units_per_mm_x, info.units_per_mm_y) = (scale.x, scale.y)
    info.scale = kin_recording_scale(number(scale.source))
    info.passed_over = UInt32(clamping: reading.passedOver)
    info.device = UnsafeRawPointer(device.start).assumingMemoryBound(to: CChar.self)
    info.notes = UnsafeRawPointer(notes.start).assumingMemoryBound(to: CChar.self)
    return info
  }

  private func number(_ source: Scale.Source) -> Int {
    switch source {
    case .given: KIN_RECORDING_SCALE_GIVEN
    case .givenSize: KIN_RECORDING_SCALE_GIVEN_SIZE
    case .device: KIN_RECORDING_SCALE_DEVICE
    case .recording: KIN_RECORDING_SCALE_FILE
    case .guess: KIN_RECORDING_SCALE_GUESS
    }
  }
}

@_cdecl("kin_recording_get_samples") @implementation
public func kin_recording_get_samples(
  _ recording: OpaquePointer?, _ first: UInt64, _ out_samples: UnsafeMutablePointer<kin_touch_sample>?, _ count: UInt64
) -> kin_result {
  guard let recording = kept(recording), out_samples != nil || count == 0 else {
    return refuse(KIN_ERROR_NULL, "recording or out_samples is null")
  }
  let all = UInt64(recording.pointee.reading.builder.samples.count)
  if first > all || count > all - first { return refuse(KIN_ERROR_RANGE, "there are not so many samples from first on") }
  recording.pointee.write(Int(first), UnsafeMutableBufferPointer(start: out_samples, count: Int(count)))
  return done
}

extension Kept {
  fileprivate func write(_ first: Int, _ out: UnsafeMutableBufferPointer<kin_touch_sample>) {
    let (samples, times) = (reading.builder.samples.all, reading.builder.times.all)
    for index in 0..<out.count { out.initializeElement(at: index, to: scale.sample(samples[first + index], at: times[first + index])) }
  }
}
