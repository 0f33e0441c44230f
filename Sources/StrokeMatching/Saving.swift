import CKinesic
import CKinesicStrokes

/// A set as bytes: a mark with the version, the options, the templates one after the other, a checksum. All numbers
/// have their low byte first.
///
///     mark        "KINSTRK" 1
///     options     samples u32, limit f64, margin f64, minimum size f64
///     count       u32
///     template    name u8 length + bytes, flags u32, rotation, size ratio, duration ratio, limit f64,
///                 points u32, each x f64, y f64, time u64, stroke u32
///     checksum    u64, FNV-1a of all before
private let mark: StaticString = "KINSTRK\u{1}"

/// Counts bytes, and writes them where there is room.
private struct Writer {
  let bytes: UnsafeMutablePointer<UInt8>?
  var count = 0
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func put(_ byte: UInt8) {
    if let bytes { bytes[count] = byte }
    count += 1
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  mutating func put<Number: FixedWidthInteger>(_ number: Number) {
    for i in 0..<Number.bitWidth / 8 { put(UInt8(truncatingIfNeeded: number >> Number(8 * i))) }
  }

  mutating func put(_ number: Double) { put(number.bitPattern) }
}

extension TemplateSet {
  /// How many bytes a set has; writes them unless there is nowhere to.
  public func write(_ bytes: UnsafeMutablePointer<UInt8>?) -> Int {
    var writer = Writer(bytes: bytes)
    write(&writer)
    writer.put(writer.hash)
    return writer.count
  }

  /// A hash of its bytes.
  var hash: UInt64 {
    var writer = Writer(bytes: nil)
    write(&writer)
    return writer.hash
  }

  private func write(_ writer: inout Writer) {
    for i in 0..<mark.utf8CodeUnitCount { writer.put(mark.utf8Start[i]) }
    writer.put(options.sample_count)
    writer.put(options.limit)
    writer.put(options.margin)
    writer.put(options.minimum_size)
    writer.put(UInt32(templates.count))
    for i in 0..<templates.count { write(templates[i], &writer) }
  }

  private func write(_ template: Template, _ writer: inout Writer) {
    let name = text(template.name)
    var length = 0
    while name[length] != 0 { length += 1 }
    writer.put(UInt8(length))
    for i in 0..<length { writer.put(UInt8(bitPattern: name[i])) }
    writer.put(template.fit.options.flags)
    writer.put(template.fit.options.rotation)
    writer.put(template.fit.options.size_ratio)
    writer.put(template.fit.options.duration_ratio)
    writer.put(template.fit.options.limit)
    writer.put(template.pointCount)
    for i in 0..<Int(template.pointCount) {
      let point = points[template.firstPoint + i]
      writer.put(point.x)
      writer.put(point.y)
      writer.put(point.time_ns)
      writer.put(point.stroke)
    }
  }
}

/// Takes numbers off bytes; behind the end they are 0, and `isWhole` is false.
public struct SavedSet {
  private let bytes: UnsafePointer<UInt8>
  private let end: Int
  public private(set) var position = 0
  private var isWhole = true

  /// `count` bytes in all.
  public init(_ bytes: UnsafePointer<UInt8>, count: Int) {
    self.bytes = bytes
    end = count - 8
  }

  private mutating func take<Number: FixedWidthInteger>(_: Number.Type) -> Number {
    let size = Number.bitWidth / 8
    if !isWhole || size > end - position {
      isWhole = false
      return 0
    }
    var number: Number = 0
    for i in 0..<size { number |= Number(truncatingIfNeeded: bytes[position + i]) << Number(8 * i) }
    position += size
    return number
  }

  private mutating func takeDouble() -> Double { Double(bitPattern: take(UInt64.self)) }

  /// Whether these are bytes of a set: mark and version. The position is that of the first wrong byte.
  public mutating func isGenuine() -> Bool {
    guard end >= mark.utf8CodeUnitCount else {
      position = max(end + 8, 0)
      return false
    }
    for i in 0..<mark.utf8CodeUnitCount where bytes[i] != mark.utf8Start[i] {
      position = i
      return false
    }
    position = mark.utf8CodeUnitCount
    return true
  }

  /// Whether the bytes are those that were written: the last eight are a checksum of all others.
  public func fitsChecksum() -> Bool {
    var writer = Writer(bytes: nil)
    for i in 0..<end { writer.put(bytes[i]) }
    var written: UInt64 = 0
    for i in 0..<8 { written |= UInt64(bytes[end + i]) << UInt64(8 * i) }
    return writer.hash == written
  }

  public mutating func options() -> kin_stroke_set_options {
    var options = kin_stroke_set_options()
    options.sample_count = take(UInt32.self)
    options.limit = takeDouble()
    options.margin = takeDouble()
    options.minimum_size = takeDouble()
    return options
  }

  public mutating func count() -> Int { Int(clamping: take(UInt32.self)) }

  /// Whether everything up to here was there.
  public var isSound: Bool { isWhole }
  public var isAtEnd: Bool { isWhole && position == end }

  /// Up to the points: the name with its zero byte, and what else. Nil: the bytes end, or the name has a zero byte.
  public mutating func template(_ name: inout InlineArray<256, CChar>) -> (length: Int, options: kin_stroke_template_options, points: Int)?
  {
    let length = Int(take(UInt8.self))
    for i in 0..<length { name[i] = CChar(bitPattern: take(UInt8.self)) }
    name[length] = 0
    for i in 0..<length where name[i] == 0 { return nil }
    var options = kin_stroke_template_options()
    options.flags = take(UInt32.self)
    options.rotation = takeDouble()
    options.size_ratio = takeDouble()
    options.duration_ratio = takeDouble()
    options.limit = takeDouble()
    let points = Int(clamping: take(UInt32.self))
    // Each point has 28 bytes.
    return isWhole && points <= (end - position) / 28 ? (length, options, points) : nil
  }

  public mutating func point() -> kin_stroke_point {
    var point = kin_stroke_point()
    point.x = takeDouble()
    point.y = takeDouble()
    point.time_ns = take(UInt64.self)
    point.stroke = take(UInt32.self)
    return point
  }
}
