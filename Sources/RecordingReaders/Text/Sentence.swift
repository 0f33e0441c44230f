/// A text that is put together in room of somebody else: what does not fit is left out, and counted.
public struct Sentence {
  private let start: UnsafeMutablePointer<UInt8>?
  private let capacity: Int
  /// How many bytes it has, with those that do not fit.
  public private(set) var count = 0

  public init(_ room: UnsafeMutableBufferPointer<UInt8>) { (start, capacity) = (room.baseAddress, room.count) }

  public mutating func append(_ text: Bytes) {
    for byte in text { append(byte) }
  }

  public mutating func append(_ words: StaticString) { append(Bytes(words)) }

  private mutating func append(_ byte: UInt8) {
    if let start, count < capacity { start[count] = byte }
    count += 1
  }

  mutating func append(_ words: StaticString, _ number: Int) {
    append(words)
    append(number)
  }

  mutating func append(_ number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    append(UInt64(number.magnitude))
  }

  mutating func append(_ number: UInt64) {
    if number > 9 { append(number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  mutating func append(_ part: Complaint.Part) {
    switch part {
    case .nothing: break
    case .words(let words): append(words)
    case .text(let text), .beginning(let text): append(text)
    case .number(let number): append(number)
    case .large(let number): append(number)
    }
  }
}
