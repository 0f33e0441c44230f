import CKinesic
import KinesicCore
import Testing

/// Bytes that a recording hands out.
private final class Tape {
  var bytes: [UInt8] = []

  static let sink: kin_trace_sink = { bytes, count, data in
    guard let bytes, let data else { return kin_result(KIN_ERROR_NULL) }
    Unmanaged<Tape>.fromOpaque(data).takeUnretainedValue().bytes.append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: Int(count)))
    return kin_result(KIN_OK)
  }
}

@Suite("Traces that are refused")
struct RefusedTraceTests {
  /// A trace from the middle: a tap that waits for another, one that has failed and is tied to another, a pan, and
  /// what becomes of them.
  private func record() -> Tape {
    let tape = Tape()
    let world = World()
    let ids = ["tap", "tap", "tap", "pan"].map { world.add($0) }
    for (id, movement) in [(ids[0], 5.0), (ids[1], 100), (ids[2], 100)] {
      #expect(kin_recognizer_set_number(world.engine, id, "allowable_movement", movement) == 0)
    }
    #expect(kin_recognizer_set_number(world.engine, ids[1], "taps_required", 2) == 0)
    #expect(kin_recognizer_require_failure(world.engine, ids[0], ids[1]) == 0)
    #expect(kin_recognizer_require_failure(world.engine, ids[2], ids[1]) == 0)
    world.feed(0, KIN_PHASE_BEGAN, 1, 0, 0)
    world.feed(0.01, KIN_PHASE_MOVED, 1, 8, 0)
    world.feed(0.02, KIN_PHASE_ENDED, 1, 8, 0)
    world.feed(0.03, KIN_PHASE_BEGAN, 2, 0, 0)
    #expect(kin_trace_set_check_interval(world.engine, 1) == 0)
    #expect(kin_trace_start(world.engine, Tape.sink, Unmanaged.passUnretained(tape).toOpaque()) == 0)
    for step in 1...5 { world.feed(0.03 + 0.01 * Double(step), KIN_PHASE_MOVED, 2, 8 * Double(step), 0) }
    world.feed(0.1, KIN_PHASE_ENDED, 2, 40, 0)
    _ = kin_engine_advance(world.engine, 2_000_000_000)
    #expect(kin_trace_stop(world.engine) == 0)
    return tape
  }

  /// The checksum of a block, as docs/trace-format.md has it.
  private func checksum(_ payload: ArraySlice<UInt8>) -> UInt64 {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    func take(_ word: UInt64) {
      value = (value ^ word) &* 0x100_0000_01B3
      value ^= value >> 29
    }
    let whole = payload.count / 8 * 8
    for place in stride(from: 0, to: whole, by: 8) { take(number(payload.dropFirst(place).prefix(8))) }
    for byte in payload.dropFirst(whole) { take(UInt64(byte)) }
    return value
  }

  private func number(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) } }

  /// The trace with a byte of its snapshot changed, and the block's checksum made right again.
  private func changed(_ bytes: [UInt8], at place: Int, size: Int) -> [UInt8] {
    var result = bytes
    result[24 + place] ^= 0x55
    let sum = checksum(result[24..<24 + size])
    for i in 0..<8 { result[16 + i] = UInt8(truncatingIfNeeded: sum >> UInt64(8 * i)) }
    return result
  }

  private func replay(_ world: World, _ bytes: [UInt8]) -> Int {
    var report = kin_replay_report()
    kin_replay_report_init(&report)
    return Int(kin_trace_replay(world.engine, bytes, UInt64(bytes.count), nil, &report))
  }

  @Test("After a snapshot that cannot be, whatever byte of it is wrong, the engine is as new: it plays another trace, hash by hash")
  func asNew() {
    let bytes = record().bytes
    let size = Int(number(bytes[12..<16]))
    #expect(replay(World(), changed(changed(bytes, at: 0, size: size), at: 0, size: size)) == KIN_OK)
    var refused = 0
    for place in stride(from: 0, to: size, by: 3) {
      let world = World()
      guard replay(world, changed(bytes, at: place, size: size)) == KIN_ERROR_TRACE, world.poll().isEmpty else { continue }
      refused += 1
      let again = replay(world, bytes)
      #expect(again == KIN_OK, "byte \(place): \(again), \(String(cString: kin_engine_last_error(world.engine)))")
    }
    #expect(refused > 50)
  }
}
