/// The formats that recordings are read from and written in. What each keeps is in docs/formats.md.
public enum RecordingFormat: Int32, CaseIterable {
  case csv, evemu, libinput, getevent, pointer, tuio, evtest

  public var name: StaticString {
    switch self {
    case .csv: "csv"
    case .evemu: "evemu"
    case .libinput: "libinput"
    case .getevent: "getevent"
    case .pointer: "pointer"
    case .tuio: "tuio"
    case .evtest: "evtest"
    }
  }

  /// For help and complaints.
  public static let names: StaticString = "csv, evemu, libinput, getevent, pointer, tuio, evtest"

  /// The format of lines with the events of a device.
  var evdev: EvdevFormat? {
    switch self {
    case .evemu: .evemu
    case .getevent: .getevent
    case .evtest: .evtest
    default: nil
    }
  }

  public var isEvdev: Bool { evdev != nil || self == .libinput }

  /// By what a path ends with, nil for an ending that says nothing.
  public init?(path: Bytes) {
    let name = path.lastComponent
    var ending = Bytes.none
    for index in 0..<name.count where name[index] == UInt8(ascii: ".") { ending = name.from(index + 1) }
    guard let format = Self.format(ofEnding: ending) else { return nil }
    self = format
  }

  private static func format(ofEnding ending: Bytes) -> RecordingFormat? {
    if ending.isWord("csv") { return .csv }
    if ending.isWord("evemu") || ending.isWord("events") { return .evemu }
    if ending.isWord("yml") || ending.isWord("yaml") { return .libinput }
    if ending.isWord("getevent") { return .getevent }
    if ending.isWord("json") { return .pointer }
    if ending.isWord("tuio") || ending.isWord("osc") { return .tuio }
    return ending.isWord("evtest") ? .evtest : nil
  }

  /// By what a file begins with, nil for a beginning that says nothing.
  public init?(beginning bytes: Bytes) throws(Complaint) {
    guard let beginning = try Beginning(bytes) else { return nil }
    self = beginning.format
  }
}

extension Bytes {
  /// Whether this is a word of small letters, be they small here or large.
  fileprivate func isWord(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    for index in 0..<count where self[index] | 0x20 != word.utf8Start[index] { return false }
    return true
  }
}

/// What a file begins with: lines of the terminal that it was taken from, then its format.
struct Beginning {
  let format: RecordingFormat
  /// How many lines stand before it.
  private(set) var skipped = 0
  private(set) var strangeLines = StrangeLines()

  /// How many lines of a terminal may stand there, and how many bytes are looked at.
  private static let mostLines = 64
  private static let size = 1 << 16

  init?(_ bytes: Bytes) throws(Complaint) {
    if bytes.count > 4, bytes.from(4).starts(with: OSC.bundleName) {
      format = .tuio
      return
    }
    let names = try EvdevNames()
    let start = bytes.upTo(min(bytes.count, Self.size))
    var lines = Lines(start)
    for number in 0..<Self.mostLines {
      let rest = lines
      guard let line = lines.next()?.trimmedStart else { return nil }
      if line.isEmpty { continue }
      if let format = Self.signature(line, rest, names), strangeLines.isEmpty || format != .pointer {
        (self.format, skipped) = (format, number)
        return
      }
      strangeLines.add(number + 1, line)
    }
    return nil
  }

  /// By the lines from one on that is not empty.
  private static func signature(_ head: Bytes, _ lines: Lines, _ names: borrowing EvdevNames) -> RecordingFormat? {
    if head.isText(CSVReader.header) { return .csv }
    if head.begins(with: "#") || YAMLLine(head)?.key != nil, hasVersion(lines) { return .libinput }
    if head.starts(with: "# EVEMU") { return .evemu }
    guard let line = firstWithoutComment(lines) else { return nil }
    if line.count > 2, line[1] == UInt8(ascii: ":"), line[2] == UInt8(ascii: " "), Bytes("NIEA").contains(line[0]) { return .evemu }
    if line.starts(with: "add device ") || line.starts(with: "could not ") || names.isUntimed(line) { return .getevent }
    if isEvtest(EvtestReader.withoutQuotes(line)) { return .evtest }
    guard line.begins(with: "[") else { return nil }
    return line.from(1).trimmedStart.first?.isDigit == true ? .getevent : .pointer
  }

  private static func hasVersion(_ lines: Lines) -> Bool {
    var lines = lines
    while let line = lines.next() {
      if line.trimmedStart.starts(with: "version:") { return true }
    }
    return false
  }

  private static func firstWithoutComment(_ lines: Lines) -> Bytes? {
    var lines = lines
    while let line = lines.next()?.trimmedStart {
      if !line.isEmpty, !line.begins(with: "#") { return line }
    }
    return nil
  }

  private static func isEvtest(_ line: Bytes) -> Bool {
    line.starts(with: "Event: time ") || line.starts(with: "Input driver version is ") || line.starts(with: "Input device ID: ")
      || line.starts(with: "Input device name: ") || line.starts(with: "Supported events:")
      || line.starts(with: "No device specified, trying")
  }
}

extension Bytes {
  fileprivate var trimmedStart: Bytes { trimmed { $0.isSpace } }
}
