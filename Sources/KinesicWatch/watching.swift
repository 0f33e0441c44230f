import CKinesic
import CKinesicWatch
import CMemory

private func watch(_ pointer: OpaquePointer?) -> UnsafeMutablePointer<Watch>? { pointer.map { UnsafeMutablePointer($0) } }

@_cdecl("kin_watch_options_init") @implementation
public func kin_watch_options_init(_ out_options: UnsafeMutablePointer<kin_watch_options>?) { out_options?.pointee = standardOptions }

private var standardOptions: kin_watch_options {
  var options = kin_watch_options()
  options.struct_size = UInt32(MemoryLayout<kin_watch_options>.size)
  options.ring_bytes = 262_144
  options.duration_ns = 60_000_000_000
  return options
}

@_cdecl("kin_watch_start") @implementation
public func kin_watch_start(
  _ engine: OpaquePointer?, _ address: UnsafePointer<CChar>?, _ options: UnsafePointer<kin_watch_options>?,
  _ out_watch: UnsafeMutablePointer<OpaquePointer?>?
) -> kin_result {
  guard let engine, let out_watch else { return refuse(KIN_ERROR_NULL, "engine or out_watch is null") }
  if let options, !struct_is_sound(options, MemoryLayout<kin_watch_options>.size) {
    return refuse(KIN_ERROR_SIZE, "kin_watch_options was not filled in by kin_watch_options_init")
  }
  do throws(Refusal) {
    out_watch.pointee = OpaquePointer(try start(engine, address, options?.pointee ?? standardOptions))
    return done
  } catch {
    return refuse(error)
  }
}

private func start(
  _ engine: OpaquePointer, _ address: UnsafePointer<CChar>?, _ options: kin_watch_options
) throws(Refusal) -> UnsafeMutablePointer<Watch> {
  let endpoint = try endpoint(address, options)
  do throws(Refusal) {
    let size = MemoryLayout<Watch>.stride
    guard let memory = memory_allocate(size + Watch.roomSize) else { throw Refusal(KIN_ERROR_MEMORY, "there is no memory for the watch") }
    do throws(Refusal) {
      let ownsRecorder = try startRecorder(engine, options)
      let watch = memory.bindMemory(to: Watch.self, capacity: 1)
      watch.initialize(to: Watch(engine, endpoint, ownsRecorder: ownsRecorder, room: memory + size))
      return watch
    } catch {
      memory_release(memory)
      throw error
    }
  } catch {
    endpoint.close()
    throw error
  }
}

private func endpoint(_ address: UnsafePointer<CChar>?, _ options: kin_watch_options) throws(Refusal) -> Endpoint {
  switch (address, options.writer) {
  case (let address?, nil): return try Endpoint.listen(address)
  case (nil, let writer?): return Endpoint(transport: .writer(writer, options.user_data))
  case (nil, nil): throw Refusal(KIN_ERROR_NULL, "address is null, and the options have no writer")
  default: throw Refusal(KIN_ERROR_INVALID, "there is an address, and a writer in the options; give one of them")
  }
}

/// Whether it has begun one: there is none of the host's.
private func startRecorder(_ engine: OpaquePointer, _ options: kin_watch_options) throws(Refusal) -> Bool {
  let result = kin_flight_recorder_start(engine, options.ring_bytes, options.duration_ns)
  if result == done { return true }
  if Int(result) != KIN_ERROR_STATE { throw startRefusal(result) }
  // A flight recorder runs already, or a trace is being written.
  var (position, byte, count) = (UInt64(0), UInt8(0), UInt32(0))
  let read = kin_flight_recorder_read(engine, &position, &byte, 1, &count)
  if Int(read) == KIN_ERROR_STATE { throw startRefusal(result) }
  return false
}

@_cdecl("kin_watch_step") @implementation
public func kin_watch_step(_ pointer: OpaquePointer?) -> kin_result {
  guard let watch = watch(pointer) else { return refuse(KIN_ERROR_NULL, "watch is null") }
  return watch.pointee.step()
}

@_cdecl("kin_watch_restart") @implementation
public func kin_watch_restart(_ pointer: OpaquePointer?) -> kin_result {
  guard let watch = watch(pointer) else { return refuse(KIN_ERROR_NULL, "watch is null") }
  watch.pointee.restart()
  return done
}

@_cdecl("kin_watch_info_init") @implementation
public func kin_watch_info_init(_ out_info: UnsafeMutablePointer<kin_watch_info>?) {
  var info = kin_watch_info()
  info.struct_size = UInt32(MemoryLayout<kin_watch_info>.size)
  out_info?.pointee = info
}

@_cdecl("kin_watch_get_info") @implementation
public func kin_watch_get_info(_ pointer: OpaquePointer?, _ out_info: UnsafeMutablePointer<kin_watch_info>?) -> kin_result {
  guard let watch = watch(pointer), let out_info else { return refuse(KIN_ERROR_NULL, "watch or out_info is null") }
  if !struct_clear(out_info, MemoryLayout<kin_watch_info>.size) {
    return refuse(KIN_ERROR_SIZE, "struct_size of kin_watch_info is not its sizeof")
  }
  let size = out_info.pointee.struct_size
  out_info.pointee = watch.pointee.info
  out_info.pointee.struct_size = size
  return done
}

extension Watch {
  fileprivate var info: kin_watch_info {
    kin_watch_info(
      struct_size: 0, port: UInt32(endpoint.port), is_watched: isWatched ? 1 : 0, watcher_count: watchers, byte_count: bytes,
      drop_count: drops)
  }
}

@_cdecl("kin_watch_stop") @implementation
public func kin_watch_stop(_ pointer: OpaquePointer?) {
  guard let watch = watch(pointer) else { return }
  watch.pointee.stop()
  watch.deinitialize(count: 1)
  memory_release(watch)
}
