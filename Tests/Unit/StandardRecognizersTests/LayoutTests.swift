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
    "pan": (1, 1128, 0xD7E4F2BC247537B4),
    "swipe": (0, 32, 0x9DB6E3000BA97B58),
    "pinch": (1, 3272, 0x60A1307459A26880),
    "rotation": (1, 3280, 0x71A68CA9F28E89C1),
    "press": (0, 0, 0xCBF29CE484222325),
    "manual": (0, 8, 0x92C29E5010647BA7),
    "screen_edge_pan": (0, 1072, 0xF5890299E8B53870),
    "transform": (1, 3176, 0xEB08578A25B77639),
    "serial_tap": (0, 48, 0x76F5BFEB46D32007),
    "tap_drag": (0, 1160, 0x7535FA0911AE8FA4),
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
