import CKinesic

/// The parts of a record that are the same in many; written in this order.
struct Fields: OptionSet {
  let rawValue: UInt16
  static let target = Fields(rawValue: 1)
  static let other = Fields(rawValue: 2)
  static let number = Fields(rawValue: 4)
  static let value = Fields(rawValue: 8)
  static let time = Fields(rawValue: 16)
  static let frame = Fields(rawValue: 32)
  static let transform = Fields(rawValue: 64)
  static let text = Fields(rawValue: 128)
}

/// The fields of a record that many have.
struct TraceRecord {
  var target: UInt64 = 0
  var other: UInt64 = 0
  var number: UInt64 = 0
  var value = 0.0
  var time: UInt64 = 0
  var frame = kin_rect()
  var transform = kin_transform.identity

  /// All of them but the text, which has no place here.
  mutating func code(_ fields: Fields, _ archive: inout Archive, _ coder: inout SampleCoder) {
    if fields.contains(.target) { archive.code(&target) }
    if fields.contains(.other) { archive.code(&other) }
    if fields.contains(.number) { archive.code(&number) }
    if fields.contains(.value) { archive.code(&value) }
    if fields.contains(.time) { coder.code(time: &time, &archive) }
    if fields.contains(.frame) {
      archive.code(&frame.x, &frame.y, near: 0, 0)
      archive.code(&frame.width, &frame.height, near: 0, 0)
    }
    if fields.contains(.transform) {
      archive.code(&transform.a, &transform.b, near: 1, 0)
      archive.code(&transform.c, &transform.d, near: 0, 1)
      archive.code(&transform.tx, &transform.ty, near: 0, 0)
    }
  }
}
