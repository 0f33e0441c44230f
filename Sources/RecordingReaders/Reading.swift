import CKinesic

/// What is known of a file before it is read.
public struct Source {
  /// Its path: for complaints, and where nothing else tells the format or the device.
  public let file: Bytes
  /// nil: its contents tell it, else its name.
  public var format: RecordingFormat?
  /// The largest x and y of TUIO's shares.
  public var range: (x: Double, y: Double)?
  /// The axes of the device, for a format that does not tell of them: those of a manifest.
  public var axes = Axes()

  public init(file: Bytes) { self.file = file }
}

/// A recording that was read: what every format is read into.
public struct Reading: ~Copyable {
  public private(set) var format = RecordingFormat.csv
  public private(set) var builder = RecordingBuilder()
  public private(set) var axes = Axes()
  /// All that the device said, for a format that has its events.
  public private(set) var log = EvdevLog()
  /// How many contacts were down before it begins, of which there is nothing.
  public private(set) var passedOver = 0
  /// Lines before the recording; `log` has those among its events.
  public private(set) var linesBefore = StrangeLines()

  /// CSS counts 96 px to the inch (CSS Values and Units 4, section 6.2).
  public static let cssPixelsPerMM = 96 / 25.4

  /// Reads a file from its bytes. `progress` gets how many of them are read, now and then.
  public init(_ bytes: Bytes, _ source: Source, _ progress: (Int) -> Void) throws(Complaint) {
    format = try Self.format(of: bytes, source)
    switch format {
    case .pointer: try readPointerEvents(bytes, progress)
    case .tuio: try readTUIO(bytes, source.range ?? TUIODecoder.usualRange, progress)
    case .csv:
      axes = source.axes
      var lines = try lines(bytes)
      try CSVReader.read(&lines, into: &builder, progress)
    default:
      var lines = try lines(bytes)
      try log.read(&lines, format, progress)
      axes = log.touchedAxes
      passedOver = try log.collect(into: &builder)
    }
  }

  /// Gives back the memory of the device's events.
  public mutating func forgetEvents() { log.forgetEvents() }

  /// What a file is.
  public static func format(of bytes: Bytes, _ source: Source) throws(Complaint) -> RecordingFormat {
    if let format = source.format { return format }
    if let format = try RecordingFormat(beginning: bytes) { return format }
    if let format = RecordingFormat(path: source.file) { return format }
    throw Complaint(.line(1), .words("no recording of a known format ("), .words(RecordingFormat.names), .words(")"))
  }

  /// Refuses a recording without a touch.
  public func check() throws(Complaint) {
    guard builder.samples.count == 0 else { return }
    guard passedOver > 0 else { throw Complaint(.nowhere, "there is no touch in it") }
    throw Complaint(.nowhere, .words("there is no touch in it; "), .number(passedOver), .words(passedOverWords))
  }

  /// What follows the number of contacts that are passed over.
  private var passedOverWords: StaticString {
    passedOver == 1
      ? " contact that was down before it begins is passed over" : " contacts that were down before it begins are passed over"
  }

  /// Writes `4 contacts that were down before it begins are passed over`; nothing where there are none.
  public func writePassedOver(_ file: Bytes, to sentence: inout Sentence) {
    guard passedOver > 0 else { return }
    sentence.append(file)
    sentence.append(": ", passedOver)
    sentence.append(passedOverWords)
  }

  /// The lines of the file behind those of a terminal, which are noted.
  private mutating func lines(_ bytes: Bytes) throws(Complaint) -> Lines {
    guard let beginning = try Beginning(bytes), beginning.format == format else { return Lines(bytes) }
    linesBefore = beginning.strangeLines
    return Lines(bytes, skipping: beginning.skipped)
  }

  private mutating func readPointerEvents(_ bytes: Bytes, _ progress: (Int) -> Void) throws(Complaint) {
    try PointerReader.read(bytes, into: &builder, progress)
    var (width, height) = (1.0, 1.0)
    for sample in builder.samples.all { (width, height) = (max(width, sample.x), max(height, sample.y)) }
    axes.x = Axis(minimum: 0, maximum: width, unitsPerMM: Self.cssPixelsPerMM)
    axes.y = Axis(minimum: 0, maximum: height, unitsPerMM: Self.cssPixelsPerMM)
    axes.pressure = Axis(minimum: 0, maximum: 1)
  }

  private mutating func readTUIO(_ bytes: Bytes, _ range: (x: Double, y: Double), _ progress: (Int) -> Void) throws(Complaint) {
    builder = RecordingBuilder(places: .bytes)
    try TUIOReader.read(bytes, range: range, into: &builder, progress)
    (axes.x, axes.y) = (Axis(minimum: 0, maximum: range.x), Axis(minimum: 0, maximum: range.y))
  }
}

extension EvdevLog {
  /// Reads a file of a format that has the events of a device.
  fileprivate mutating func read(_ lines: inout Lines, _ format: RecordingFormat, _ progress: (Int) -> Void) throws(Complaint) {
    if let format = format.evdev {
      try EvdevLines.read(&lines, format, into: &self, progress)
    } else {
      try LibinputReader.read(&lines, into: &self, progress)
    }
  }
}
