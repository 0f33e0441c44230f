import CKinesic
import Testing

@testable import KinesicPlugin
@testable import StandardRecognizers

/// The private fields of each class with the number of their layout. A trace that begins in the middle of an attempt
/// has these bytes, and is played by a library whose number is the same.
@Suite("Layouts of private bytes")
struct LayoutTests {
  /// Number, bytes, and a hash of the fields' names, types and sizes.
  private static let kept: [String: (number: UInt32, size: Int, fields: UInt64)] = [
    "tap": (0, 96, 0x9B0A5D8956DAA829),
    "long_press": (0, 96, 0x9B0A5D8956DAA829),
    "pan": (2, 1240, 0x32F20E21BADEC72F),
    "swipe": (0, 32, 0x9DB6E3000BA97B58),
    "pinch": (2, 3384, 0x1A29486E0DF76BB),
    "rotation": (2, 3392, 0xE74FF40252523074),
    "press": (0, 0, 0xCBF29CE484222325),
    "manual": (0, 8, 0x92C29E5010647BA7),
    "screen_edge_pan": (1, 1184, 0x23A052EEADC1D8EB),
    "transform": (2, 3512, 0x2FEDFFF9CDEF4B36),
    "serial_tap": (0, 48, 0x76F5BFEB46D32007),
    "tap_drag": (1, 1272, 0x2C2F7174BAD09CDD),
    "hover": (0, 8, 0x92C29E5010647BA7),
    "multi_drag": (0, 4104, 0xC57232EEFB487088),
    "multi_tap": (0, 13328, 0xEC35D269F723478C),
    "dwell": (0, 40, 0x4B59C47F140EB1CB),
  ]

  @Test("Whose private fields change has another number: add 1 to `layout` in its descriptor, and correct this table")
  func numbers() {
    for (index, entry) in standardStructs.enumerated() { check(entry.name, entry.type, Driver.classes[index]) }
    #expect(Self.kept.count == standardStructs.count)
  }

  private func check<R: Recognizer>(_ name: String, _: R.Type, _ table: kin_recognizer_class) {
    let fields = leaves(fromBytes(R.self)).dropFirst(Int(table.property_count))
    let size = Int(table.state_size) - 8 * Int(table.property_count)
    let hash = hash(fields.map { "\($0.path.joined(separator: ".")) \($0.type) \($0.size)" }.joined(separator: ", "))
    let present = "\"\(name)\": (\(table.layout), \(size), 0x\(String(hash, radix: 16, uppercase: true))),"
    guard let kept = Self.kept[name] else {
      Issue.record("not in the table: \(present)")
      return
    }
    #expect(kept.size == size && kept.fields == hash && kept.number == table.layout, "now \(present)")
  }

  /// FNV-1a.
  private func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
