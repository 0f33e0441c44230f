import CKinesic
import CKinesicWatch
import CMemory
import CSocket

/// A watch behind a host's pointer: who listens, who watches, and what of the recording is on its way.
struct Watch {
  let engine: OpaquePointer
  let endpoint: Endpoint
  /// Whether the flight recorder is the watch's own.
  let ownsRecorder: Bool

  private var watcher = Int32(SOCKET_NONE)
  /// How far the watcher has read in the recording.
  private var position: UInt64 = 0
  /// What has been read and not been taken. Whole blocks begin in it; none is ever left out in its middle.
  private let room: UnsafeMutableRawBufferPointer
  private var waiting = 0..<0
  private(set) var watchers: UInt32 = 0
  private(set) var bytes: UInt64 = 0
  private(set) var drops: UInt64 = 0

  /// How many bytes are read and sent at a time.
  static let roomSize = 16384

  init(_ engine: OpaquePointer, _ endpoint: Endpoint, ownsRecorder: Bool, room: UnsafeMutableRawBufferPointer) {
    (self.engine, self.endpoint, self.ownsRecorder, self.room) = (engine, endpoint, ownsRecorder, room)
    if case .writer = endpoint.transport { watchers = 1 }
  }

  var isWatched: Bool {
    if case .writer = endpoint.transport { return true }
    return watcher != Int32(SOCKET_NONE)
  }

  /// Serves the watcher that is there, or the next one.
  mutating func step() -> kin_result {
    if case .listener(let listener) = endpoint.transport { welcome(listener) }
    while isWatched {
      send()
      if !waiting.isEmpty { break }
      let result = read()
      if result != done || waiting.isEmpty { return result }
      // All that was new is here, unless it fills the room.
      if waiting.count < Self.roomSize - 64 {
        send()
        break
      }
    }
    return done
  }

  /// What the next watcher gets begins anew. A block that is on its way is sent to its end.
  mutating func restart() { position = 0 }

  private mutating func welcome(_ listener: Int32) {
    if isWatched, socket_is_left(watcher) { leave() }
    if isWatched { return }
    watcher = socket_accept(listener)
    if !isWatched { return }
    watchers &+= 1
    (position, waiting) = (0, 0..<0)
  }

  private mutating func leave() {
    socket_close(watcher)
    (watcher, waiting) = (Int32(SOCKET_NONE), 0..<0)
  }

  private mutating func read() -> kin_result {
    var count: UInt32 = 0
    let before = position
    let result = kin_flight_recorder_read(engine, &position, room.baseAddress, UInt32(room.count), &count)
    if result != done { return refuseStep(result) }
    waiting = 0..<Int(count)
    // Reading has begun anew behind what the ring no longer holds.
    if before > 0, count > 0, beginsTrace { drops &+= 1 }
    return done
  }

  /// Whether what was read begins with the signature of a trace, which no block begins with: it would be too long.
  private var beginsTrace: Bool {
    room[0] == 1 && room[1] == UInt8(ascii: "K") && room[2] == UInt8(ascii: "I") && room[3] == UInt8(ascii: "N")
  }

  private mutating func send() {
    while !waiting.isEmpty {
      let taken = take(UnsafeRawBufferPointer(rebasing: room[waiting]))
      if taken < 0 { return leave() }
      if taken == 0 { return }
      bytes &+= UInt64(taken)
      waiting = (waiting.lowerBound + min(taken, waiting.count))..<waiting.upperBound
    }
  }

  private func take(_ bytes: UnsafeRawBufferPointer) -> Int {
    switch endpoint.transport {
    case .writer(let writer, let data): Int(writer(bytes.baseAddress, UInt32(bytes.count), data))
    case .listener: socket_send(watcher, bytes.baseAddress, bytes.count)
    }
  }

  mutating func stop() {
    _ = step()
    if watcher != Int32(SOCKET_NONE) { leave() }
    if ownsRecorder { kin_flight_recorder_stop(engine) }
    endpoint.close()
  }
}
