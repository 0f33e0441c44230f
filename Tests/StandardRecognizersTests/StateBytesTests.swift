import CKinesic
import Testing

@testable import StandardRecognizers

/// The bytes of a state go into the engine's hash, and into traces that are read on other platforms.
@Suite("Bytes of a state")
struct StateBytesTests {
  /// Every number in a state, by its type. A Mirror does not look into rows.
  private func leaves(_ value: Any) -> [(type: Any.Type, size: Int)] {
    func size<T>(_ value: T) -> Int { MemoryLayout<T>.size }
    let children = Mirror(reflecting: value).children
    return children.isEmpty ? [(type(of: value), size(value))] : children.flatMap { leaves($0.value) }
  }

  private func zeroed<R>(_: R.Type) -> R {
    withUnsafeTemporaryAllocation(byteCount: MemoryLayout<R>.size, alignment: 16) { bytes in
      bytes.initializeMemory(as: UInt8.self, repeating: 0)
      return bytes.load(as: R.self)
    }
  }

  @Test("No number in a state is as wide as a pointer, nor a Bool: the same bytes on 32 bits")
  func widths() {
    let allowed: [Any.Type] = [Double.self, UInt64.self, Int64.self, UInt32.self, Int32.self]
    let rows = [
      MemoryLayout<InlineArray<20, VelocityHistory.Sample>>.size, MemoryLayout<InlineArray<64, PairPast.Entry>>.size,
      MemoryLayout<InlineArray<64, MultiDrag.Finger>>.size, MemoryLayout<InlineArray<64, MultiTap.Finger>>.size,
      MemoryLayout<InlineArray<64, MultiTap.Series>>.size,
    ]
    func check<R>(_ type: R.Type) {
      for leaf in leaves(zeroed(R.self)) {
        #expect(rows.contains(leaf.size) || allowed.contains { $0 == leaf.type }, "\(R.self): \(leaf.type)")
      }
      #expect(MemoryLayout<R>.size % 8 == 0 && MemoryLayout<R>.alignment == 8, "\(R.self)")
    }
    check(Tap.self)
    check(LongPress.self)
    check(Pan.self)
    check(Swipe.self)
    check(Pinch.self)
    check(Rotation.self)
    check(Press.self)
    check(Manual.self)
    check(ScreenEdgePan.self)
    check(Transform.self)
    check(SerialTap.self)
    check(TapDrag.self)
    check(Hover.self)
    check(MultiDrag.self)
    check(MultiTap.self)
    check(VelocityHistory.Sample.self)
    check(PairPast.Entry.self)
    check(MultiDrag.Finger.self)
    check(MultiTap.Finger.self)
    check(MultiTap.Series.self)
  }

  /// Two fingers that drag, spread and turn, land again and lift, with every phase and some timers.
  private func play(_ driver: Driver, _ look: (Driver) -> Void) {
    func step(_ seconds: Double, _ build: () -> Void) {
      driver.at(seconds, build)
      look(driver)
    }
    for attempt in 0..<3 {
      let start = Double(attempt) * 3
      step(start) { driver.down(1, 5, 100) }
      for i in 1...30 {
        let far = Double(i) * 4
        step(start + Double(i) * 0.01) {
          if i == 8 { driver.down(2, 150, 120) }
          driver.move(1, 5 + far, 100 + far * far / 90)
          if i > 8 { driver.move(2, 150 + far, 120 - far) }
        }
      }
      step(start + 0.32) { driver.up(1) }
      step(start + 0.34) { if attempt == 1 { driver.cancel(2) } else { driver.up(2) } }
      for i in 0..<2 {
        step(start + 0.5 + Double(i) * 0.2) { driver.down(3, 200, 200) }
        step(start + 0.55 + Double(i) * 0.2) { driver.up(3) }
      }
      step(start + 1) { driver.down(4, 300, 300) }
      step(start + 2) { driver.move(4, 301, 300) }
      step(start + 2.1) { driver.up(4) }
    }
  }

  @Test("No byte of a state depends on what was in its memory before", arguments: Driver.classes.map { String(cString: $0.name) })
  func memory(_ name: String) {
    var images: [[[UInt8]]] = []
    for filling in [UInt8(0x00), 0xFF] {
      var seen: [[UInt8]] = []
      play(Driver(name, filling: filling)) { driver in
        seen.append(Array(UnsafeRawBufferPointer(start: driver.state, count: Int(driver.table.state_size))))
      }
      images.append(seen)
    }
    #expect(images[0] == images[1])
    let hasWorkingState = !["manual", "hover", "press"].contains(name)
    #expect(!hasWorkingState || Set(images[0]).count > 4, "the state never changed")
  }
}
