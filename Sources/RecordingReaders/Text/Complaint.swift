import CMemory

/// Why a file is refused: a sentence, and the place in the file. Texts of the file are copied, for their reader may be
/// gone when it is written. Who catches one releases it. It is one address: most functions here pass one on.
public struct Complaint: Error, @unchecked Sendable {
  /// Where in its file something is wrong: lines and columns count from 1, bytes from 0.
  enum Place: BitwiseCopyable {
    case nowhere
    case line(Int)
    case column(Int, line: Int)
    case byte(Int)
  }

  /// What a sentence is made of.
  enum Part: BitwiseCopyable {
    case nothing
    case words(StaticString)
    case text(Bytes)
    /// The beginning of a text.
    case beginning(Bytes)
    case number(Int)
    case large(UInt64)
  }

  private struct Details: BitwiseCopyable {
    let place: Place
    let parts: (Part, Part, Part, Part, Part, Part, Part, Part, Part)
  }

  /// nil: there is no memory, neither for what was to be read nor for more words.
  private let details: UnsafeMutablePointer<Details>?

  public var isOfMemory: Bool { details == nil }

  public static var noMemory: Complaint { Complaint(details: nil) }

  private init(details: UnsafeMutablePointer<Details>?) { self.details = details }

  @inline(never)
  init(
    _ place: Place, _ a: Part, _ b: Part = .nothing, _ c: Part = .nothing, _ d: Part = .nothing, _ e: Part = .nothing,
    _ f: Part = .nothing, _ g: Part = .nothing, _ h: Part = .nothing, _ i: Part = .nothing
  ) {
    let texts = a.size + b.size + c.size + d.size + e.size + f.size + g.size + h.size + i.size
    guard let memory = memory_allocate(MemoryLayout<Details>.size + texts) else {
      details = nil
      return
    }
    var room = (memory + MemoryLayout<Details>.size).bindMemory(to: UInt8.self, capacity: texts)
    let parts = (
      a.kept(&room), b.kept(&room), c.kept(&room), d.kept(&room), e.kept(&room), f.kept(&room), g.kept(&room), h.kept(&room),
      i.kept(&room)
    )
    let made = memory.bindMemory(to: Details.self, capacity: 1)
    made.initialize(to: Details(place: place, parts: parts))
    details = made
  }

  @inline(never)
  init(_ place: Place, _ words: StaticString) { self.init(place, .words(words)) }

  public func release() { memory_release(details) }

  /// Writes `file:3: the sentence`.
  public func write(_ file: Bytes, to sentence: inout Sentence) {
    sentence.append(file)
    switch details?.pointee.place ?? .nowhere {
    case .nowhere: break
    case .line(let line): sentence.append(":", line)
    case .column(let column, let line):
      sentence.append(":", line)
      sentence.append(":", column)
    case .byte(let byte): sentence.append(": byte ", byte)
    }
    sentence.append(": ")
    writeWords(to: &sentence)
  }

  /// Writes the sentence without the place.
  public func writeWords(to sentence: inout Sentence) {
    guard let parts = details?.pointee.parts else { return sentence.append("there is not enough memory") }
    sentence.append(parts.0)
    sentence.append(parts.1)
    sentence.append(parts.2)
    sentence.append(parts.3)
    sentence.append(parts.4)
    sentence.append(parts.5)
    sentence.append(parts.6)
    sentence.append(parts.7)
    sentence.append(parts.8)
  }

  /// The byte at which it is wrong, for formats of bytes.
  public var byte: Int {
    guard case .byte(let byte)? = details?.pointee.place else { return 0 }
    return byte
  }
}

extension Complaint.Part {
  /// How many characters a quotation of a line has at most.
  private static var longest: Int { 40 }

  /// The bytes of a file that it has.
  fileprivate var size: Int {
    switch self {
    case .text(let text): text.count
    case .beginning(let text): text.beginning(Self.longest).count
    default: 0
    }
  }

  /// The same with a copy of those bytes, which is put into the room.
  fileprivate func kept(_ room: inout UnsafeMutablePointer<UInt8>) -> Self {
    switch self {
    case .text(let text): .text(Self.copy(text, &room))
    case .beginning(let text): .text(Self.copy(text.beginning(Self.longest), &room))
    default: self
    }
  }

  private static func copy(_ text: Bytes, _ room: inout UnsafeMutablePointer<UInt8>) -> Bytes {
    let start = room
    for byte in text {
      room.pointee = byte
      room += 1
    }
    return Bytes(start: start, count: text.count)
  }
}
