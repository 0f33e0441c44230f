/// A format that tells of a device and its events in lines, which can be read as they come.
public enum EvdevFormat { case evemu, getevent, evtest }

/// Reads such lines.
public struct EvdevLines: ~Copyable {
  private let format: EvdevFormat
  private var evemu = EvemuReader()
  private var getevent: GeteventReader
  private var evtest = EvtestReader()

  public init(_ format: EvdevFormat) throws(Complaint) {
    self.format = format
    getevent = try GeteventReader()
  }

  /// What was said of the device so far.
  public var axes: Axes {
    switch format {
    case .evemu: evemu.axes
    case .getevent: getevent.axes
    case .evtest: evtest.axes
    }
  }

  public var name: Bytes {
    switch format {
    case .evemu: evemu.name.all
    case .getevent: getevent.name
    case .evtest: evtest.name.all
    }
  }

  /// Takes a line; the event that it tells, if it tells one.
  public mutating func event(_ line: Bytes, number: Int) throws(Complaint) -> EvdevEvent? {
    switch format {
    case .evemu:
      if let event = evemu.plainEvent(line, number: number) { return event }
      return try evemu.event(line, number: number)
    case .getevent:
      if let event = getevent.plainEvent(line, number: number) { return event }
      return try getevent.event(line, number: number)
    case .evtest:
      if let event = evtest.plainEvent(line, number: number) { return event }
      return try evtest.event(line, number: number)
    }
  }

  /// A whole file.
  static func read(_ lines: inout Lines, _ format: EvdevFormat, into log: inout EvdevLog, _ progress: (Int) -> Void) throws(Complaint) {
    // Nearly each event is written in more bytes than it takes here.
    try log.events.reserve(lines.size / MemoryLayout<EvdevEvent>.stride)
    var reader = try EvdevLines(format)
    while let line = lines.next() {
      if let event = try reader.event(line, number: lines.number) { try log.events.append(event) }
      if lines.number.isMultiple(of: 4096) { progress(lines.place) }
    }
    log.axes = reader.axes
    try log.name.append(reader.name)
    log.strangeLines = reader.evtest.strangeLines
  }
}
