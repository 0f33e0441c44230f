import CKinesic
import Testing

@testable import KinesicPlugin
@testable import StandardRecognizers

/// The bytes of a state go into the engine's hash, and into traces that are read on other platforms.
@Suite("Bytes of a state")
struct StateBytesTests {
  /// What a state keeps in rows, and how large such a row is.
  private let rows: [(element: Any, size: Int)] = [
    (0.0, MemoryLayout<InlineArray<40, Double>>.size),
    (PairPast.Entry(), MemoryLayout<InlineArray<64, PairPast.Entry>>.size),
    (MultiDrag.Finger(), MemoryLayout<InlineArray<128, MultiDrag.Finger>>.size),
    (MultiTap.Finger(), MemoryLayout<InlineArray<128, MultiTap.Finger>>.size),
    (MultiTap.Series(), MemoryLayout<InlineArray<128, MultiTap.Series>>.size),
  ]

  private func isAllowed(_ leaf: Leaf) -> Bool {
    let numbers: [Any.Type] = [Double.self, UInt64.self, Int64.self, UInt32.self, Int32.self, Float.self]
    return numbers.contains { $0 == leaf.type } || (leaf.path.last == "_storage" && rows.contains { $0.size == leaf.size })
  }

  @Test("No number in a state is as wide as a pointer, nor a Bool: the same bytes on 32 bits")
  func widths() {
    func check<T>(_ value: T) {
      for leaf in leaves(value) { #expect(isAllowed(leaf), "\(T.self): \(leaf.path)") }
      #expect(MemoryLayout<T>.size % 8 == 0 && MemoryLayout<T>.alignment == 8, "\(T.self)")
    }
    for (_, type) in standardStructs { check(fromBytes(type)) }
    for (element, _) in rows { check(element) }
  }

  @Test("A state has no padding: its numbers fill it")
  func padding() {
    func check<T>(_ value: T) {
      #expect(leaves(value).reduce(0) { $0 + $1.size } == MemoryLayout<T>.stride, "\(T.self)")
    }
    for (_, type) in standardStructs { check(fromBytes(type)) }
    for (element, _) in rows { check(element) }
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

  /// Where the eight-byte words are that change while it works.
  private func workingWords(_ name: String) -> Set<Int> {
    var seen: Set<Int> = []
    var before: [UInt64] = []
    play(Driver(name)) { driver in
      let now = words(driver)
      for (place, word) in now.enumerated() where place < before.count && before[place] != word { seen.insert(place) }
      before = now
    }
    return seen.subtracting(0..<Int(Driver(name).table.property_count))
  }

  private func words(_ driver: Driver) -> [UInt64] {
    Array(UnsafeRawBufferPointer(start: driver.state, count: Int(driver.table.state_size)).bindMemory(to: UInt64.self))
  }

  @Test(
    "Somebody's trace may say anything of a state: no step ends the process", arguments: Driver.classes.map { String(cString: $0.name) })
  func anything(_ name: String) {
    let extremes: [UInt64] = [0, 1, 19, 20, 63, 64, UInt64(Int64.max), UInt64(Int64.max) + 1, .max, (Double.nan).bitPattern]
    for place in workingWords(name) {
      for word in extremes {
        var steps = 0
        play(Driver(name)) { driver in
          steps += 1
          guard steps % 3 == 0 else { return }
          driver.state.storeBytes(of: word, toByteOffset: place * 8, as: UInt64.self)
          if steps % 2 == 0 { _ = driver.table.set_value?(driver.state, 0, 1) }
        }
      }
    }
  }
}
