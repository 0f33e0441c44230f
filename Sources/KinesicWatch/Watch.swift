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
  private let room: UnsafeMutableRawPointer
  /// Where that begins in the room, and ends.
  private var first = 0, end = 0
  private(set) var watchers: UInt32 = 0
  private(set) var bytes: UInt64 = 0
  private(set) var drops: UInt64 = 0

  /// How many bytes are read and sent at a time.
  static let roomSize = 16384

  init(_ engine: OpaquePointer, _ endpoint: Endpoint, ownsRecorder: Bool, room: UnsafeMutableRawPointer) {
    (self.engine, self.endpoint, self.ownsRecorder, self.room) = (engine, endpoint, ownsRecorder, room)
    if case .writer = endpoint.transport { watchers = 1 }
  }

  var isWatched: Bool {
    if case .writer = endpoint.transport { return true }
    return watcher != Int32(SOCKET_NONE)
  }

  /// Serves the watcher that is there, or the next one.
  @_optimize(speed) mutating func step() -> kin_result {
    if !isWatched { welcome() }
    while isWatched {
      if first < end { send() }
      if first < end { break }
      let result = read()
      if result != done {
        leaveIfLeft()
        return result
      }
      if end == 0 {
        // Whoever left while there was something to send is noticed by sending it.
        leaveIfLeft()
        break
      }
      // All that was new is here, unless it fills the room.
      if end < Self.roomSize - 64 {
        send()
        break
      }
    }
    return done
  }

  /// What the next watcher gets begins anew. A block that is on its way is sent to its end.
  mutating func restart() { position = 0 }

  private mutating func welcome() {
    guard case .listener(let listener) = endpoint.transport else { return }
    watcher = socket_accept(listener)
    if !isWatched { return }
    watchers &+= 1
    (position, first, end) = (0, 0, 0)
  }

  private mutating func leaveIfLeft() {
    if watcher != Int32(SOCKET_NONE), socket_is_left(watcher) { leave() }
  }

  private mutating func leave() {
    socket_close(watcher)
    (watcher, first, end) = (Int32(SOCKET_NONE), 0, 0)
  }

  @inline(__always) private mutating func read() -> kin_result {
    var count: UInt32 = 0
    let before = position
    let result = kin_flight_recorder_read(engine, &position, room, UInt32(Self.roomSize), &count)
    if result != done { return refuseStep(result) }
    (first, end) = (0, Int(count))
    // Reading has begun anew behind what the ring no longer holds.
    if before > 0, count > 0, beginsTrace { drops &+= 1 }
    return done
  }

  /// Whether what was read begins with the signature of a trace, which no block begins with: it would be too long.
  private var beginsTrace: Bool { UInt32(littleEndian: room.load(as: UInt32.self)) == 0x4E49_4B01 }

  @inline(__always) private mutating func send() {
    repeat {
      let taken = take(room + first, end &- first)
      if taken <= 0 {
        if taken < 0 { leave() }
        return
      }
      bytes &+= UInt64(truncatingIfNeeded: taken)
      first = min(first &+ taken, end)
    } while first < end
  }

  @inline(__always) private func take(_ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    switch endpoint.transport {
    case .writer(let writer, let data): Int(writer(bytes, UInt32(truncatingIfNeeded: count), data))
    case .listener: socket_send(watcher, bytes, count)
    }
  }

  mutating func stop() {
    _ = step()
    // What it has sent is thrown away first: to close a socket that holds some discards what is on its way there.
    leaveIfLeft()
    if watcher != Int32(SOCKET_NONE) { leave() }
    if ownsRecorder { kin_flight_recorder_stop(engine) }
    endpoint.close()
  }
}
