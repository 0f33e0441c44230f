import CKinesic
import Testing

@testable import KinesicPlugin
@testable import StandardRecognizers

@Suite("Class tables")
struct TableTests {
  @Test("Registering again gives the same tables, not new ones")
  func stable() {
    let second = Driver.standardClasses()
    #expect(second.map(\.properties) == Driver.classes.map(\.properties))
    #expect(second.map(\.details) == Driver.classes.map(\.details))
  }

  @Test("Every descriptor is complete, and its default lies in its range")
  func complete() {
    for table in Driver.classes {
      #expect(table.struct_size == UInt32(MemoryLayout<kin_recognizer_class>.size) && table.abi_level == UInt32(KIN_ABI_LEVEL))
      #expect([1, 2, 4, 8, 16].contains(table.state_alignment) && table.state_size > 0)
      #expect(table.prepare != nil && table.step != nil && table.value_count <= UInt32(KIN_VALUE_CAPACITY))
      #expect(table.detail_count > 0 && String(cString: table.details[0]!) == "")
      for i in 0..<Int(table.property_count) {
        let property = table.properties[i]
        #expect(property.offset == UInt32(i * 8) && property.offset + 8 <= table.state_size)
        #expect(property.minimum <= property.initial && property.initial <= property.maximum)
        for words in [property.name, property.summary, property.unit, property.origin] {
          #expect(words.map { strlen($0) > 0 } == true)
        }
      }
    }
  }

  @Test("The fields of each struct are its properties, in the order of the table")
  func fields() {
    #expect(standardStructs.map(\.name) == Driver.classes.map { String(cString: $0.name) })
    for (index, entry) in standardStructs.enumerated() { check(entry.type, Driver.classes[index]) }
  }

  private func check<R: Recognizer>(_: R.Type, _ table: kin_recognizer_class) {
    let count = Int(table.property_count)
    let value = fromBytes(R.self) { bytes in
      for i in 0..<count { bytes.storeBytes(of: Double(i + 1), toByteOffset: i * 8, as: Double.self) }
    }
    let fields = leaves(value).prefix(count)
    #expect(
      fields.map { camelCase($0.path) } == (0..<count).map { camelCase(String(cString: table.properties[$0].name).split(separator: "_")) })
    #expect(fields.map { $0.value as? Double } == (0..<count).map { Double($0 + 1) })
    #expect(UInt32(MemoryLayout<R>.size) == table.state_size)
  }

  private func camelCase(_ words: [some StringProtocol]) -> String {
    String(words[0]) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  @Test("prepare sets all of the working state, whatever it was, but for a class that remembers: serial_tap, its series of 32 bytes")
  func prepared() {
    for table in Driver.classes {
      let size = Int(table.state_size)
      var images: [[UInt8]] = []
      for fill in [UInt8(0), 255] {
        let state = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: Int(table.state_alignment))
        memset(state, Int32(fill), size)
        table.prepare(state)
        images.append(Array(UnsafeRawBufferPointer(start: state, count: size)))
        state.deallocate()
      }
      let open = (Int(table.property_count) * 8..<size).filter { images[0][$0] != images[1][$0] }.count
      let name = String(cString: table.name)
      #expect(open == (name == "serial_tap" ? 32 : 0), "\(name)")
      #expect((open > 0) == (table.flags & UInt32(KIN_CLASS_REMEMBERS) != 0), "\(name)")
    }
  }

  @Test("Every reason has its word")
  func reasons() {
    #expect(reasonWords.count == Int(Reason.notAtAnEdge.rawValue) + 1)
  }

  @Test("The defaults are those of the documents")
  func defaults() {
    let wanted: [(String, [(String, Double)])] = [
      ("tap", [("taps_required", 1), ("touches_required", 1), ("allowable_movement", 45), ("maximum_tap_duration", 0.75)]),
      ("tap", [("maximum_interval", 0.35), ("maximum_tap_distance", 45), ("buttons_required", 1)]),
      ("long_press", [("minimum_duration", 0.5), ("allowable_movement", 10), ("touches_required", 1), ("taps_required", 0), ("force", 0)]),
      ("pan", [("minimum_touches", 1), ("threshold", 10), ("threshold_mode", 0), ("axes", 0), ("translation_from_threshold", 0)]),
      ("pan", [("dominance", 0)]),
      ("swipe", [("direction", 1), ("touches_required", 1), ("maximum_duration", 0.5), ("minimum_distance", 50)]),
      ("swipe", [("maximum_cross", 50), ("distance_decay", 0.94), ("cross_decay", 0.98), ("backtrack", 10)]),
      ("pinch", [("threshold", 8), ("dominance", 1.35), ("dominance_window", 0.3), ("resting_share", 0), ("gain", 1)]),
      ("rotation", [("threshold", 0.1), ("dominance", 1), ("dominance_window", 0.3), ("resting_share", 0), ("gain", 1)]),
      ("screen_edge_pan", [("edge_region", 13), ("threshold", 15)]),
      ("press", [("delay", 0)]),
      ("serial_tap", [("maximum_interval", 0.3), ("maximum_tap_distance", 45)]),
      ("tap_drag", [("taps_required", 1), ("threshold", 10), ("scale_distance", 0), ("rotation_distance", 0)]),
      ("dwell", [("minimum_duration", 1.2), ("allowable_movement", 10), ("progress_interval", 0)]),
      ("multi_drag", [("threshold", 10)]),
      (
        "multi_tap",
        [
          ("taps_required", 1), ("allowable_movement", 45), ("maximum_tap_duration", 0.75), ("maximum_interval", 0.35),
          ("maximum_tap_distance", 45),
        ]
      ),
      ("transform", [("minimum_touches", 1), ("pan_threshold", 10), ("pinch_threshold", 8), ("rotation_threshold", 0.1)]),
    ]
    for (name, properties) in wanted {
      let table = Driver(name).table
      for (property, initial) in properties {
        let found = (0..<Int(table.property_count)).first { String(cString: table.properties[$0].name) == property }
        #expect(found.map { table.properties[$0].initial } == initial, "\(name).\(property)")
      }
    }
  }
}
