import CKinesic
import RecordingReaders

/// Turns a recording into what a touchscreen of multitouch protocol B would have reported, with the device that it
/// needs. Places, pressures and units per mm become whole numbers (`Recording.inWholeUnits`); a cancelled contact is a
/// palm; ids count the landings. A contact that leaves elsewhere than it was moves there first.
struct EvdevEncoder {
  /// An axis as the kernel describes it; a resolution of 0 is unknown.
  struct AxisInfo {
    let code, minimum, maximum, resolution: Int
  }

  /// What is remembered of a slot, as the kernel does.
  private struct Slot {
    var x = 0.0, y = 0.0
    var pressure: Double?
    var tool = Evdev.finger
  }

  let name: String
  private(set) var axes: [AxisInfo] = []
  /// The reports, each closed by SYN_REPORT. One at time 0 says when the recording began.
  private(set) var reports: [[EvdevEvent]] = []

  private let origin: (x: Int, y: Int)
  private let tellsTools: Bool
  private var table = SlotTable()
  private var slots: [Int: Slot] = [:]
  private var current = 0
  private var landings = 0
  private var down = 0

  init(_ recording: Recording) {
    let recording = recording.inWholeUnits
    let surface = Surface(recording)
    name = recording.device.name.isEmpty ? "Kinesic recording" : recording.device.name.withoutControls
    origin = (Int(surface.x.minimum.rounded()), Int(surface.y.minimum.rounded()))
    tellsTools = recording.samples.contains { $0.isA(KIN_PHASE_CANCELLED) || $0.pointer.type == kin_touch_type(KIN_TOUCH_PENCIL) }
    if let first = recording.frames.first, microseconds(first.time) > 0 { reports.append([Self.synReport(at: 0)]) }
    for frame in recording.frames {
      for report in frame.reports { reports.append(encode(report, at: frame.time)) }
      table.closeFrame()
    }
    axes = describe(surface)
  }

  /// The reports as text, a line for each event; `head` begins each report.
  func lines(_ progress: Progress, before head: String = "", _ line: (EvdevEvent) -> String) -> String {
    var text = ""
    for (index, report) in reports.enumerated() {
      progress.report(index, of: reports.count)
      text += head
      for event in report { text += line(event) }
    }
    return text
  }

  private static func synReport(at time: UInt64) -> EvdevEvent { .init(time: time, type: Evdev.syn, code: Evdev.synReport, value: 0) }

  /// In the order of their codes. ABS_X and ABS_Y are there because screens have them.
  private func describe(_ surface: Surface) -> [AxisInfo] {
    func axis(_ code: Int, _ axis: Recording.Axis) -> AxisInfo {
      let (minimum, maximum) = (axis.minimum.rounded(), axis.maximum.rounded(.up))
      return .init(code: code, minimum: Int(minimum), maximum: Int(maximum), resolution: Int((axis.unitsPerMM ?? 0).rounded()))
    }
    func range(_ code: Int, _ maximum: Int) -> AxisInfo { .init(code: code, minimum: 0, maximum: maximum, resolution: 0) }
    return [
      axis(Evdev.x, surface.x), axis(Evdev.y, surface.y), range(Evdev.slot, slots.keys.max() ?? 0),
      axis(Evdev.positionX, surface.x), axis(Evdev.positionY, surface.y),
    ] + (tellsTools ? [range(Evdev.toolType, Evdev.palm)] : []) + [range(Evdev.trackingID, Self.lastID)]
      + (surface.pressure.map { [axis(Evdev.pressure, $0)] } ?? [])
  }

  /// The kernel's ids come again after this one.
  private static let lastID = 65535

  private mutating func encode(_ samples: [Recording.Sample], at time: UInt64) -> [EvdevEvent] {
    var report: [EvdevEvent] = []
    func say(_ code: Int, _ value: Int) { report.append(.init(time: time, type: Evdev.absolute, code: code, value: value)) }
    let before = down
    for sample in samples {
      let number = table.slot(of: sample)
      if number != current { say(Evdev.slot, number) }
      current = number
      if sample.isA(KIN_PHASE_BEGAN) {
        say(Evdev.trackingID, landings % (Self.lastID + 1))
        (landings, down) = (landings + 1, down + 1)
      }
      for (code, value) in changes(of: sample, in: number) { say(code, value) }
      if sample.leaves {
        say(Evdev.trackingID, -1)
        down -= 1
      }
    }
    if (before > 0) != (down > 0) { report.append(.init(time: time, type: Evdev.key, code: Evdev.buttonTouch, value: down > 0 ? 1 : 0)) }
    return report + [Self.synReport(at: time)]
  }

  /// What a sample says of its slot: a move always has a place.
  private mutating func changes(of sample: Recording.Sample, in number: Int) -> [(code: Int, value: Int)] {
    let slot = slots[number] ?? Slot()
    var changes: [(code: Int, value: Int)] = []
    let tool =
      sample.isA(KIN_PHASE_CANCELLED) ? Evdev.palm : sample.pointer.type == kin_touch_type(KIN_TOUCH_PENCIL) ? Evdev.pen : Evdev.finger
    if tool != slot.tool { changes.append((Evdev.toolType, tool)) }
    if !sample.leaves || sample.x != slot.x || sample.y != slot.y {
      changes += [(Evdev.positionX, Int(sample.x) + origin.x), (Evdev.positionY, Int(sample.y) + origin.y)]
    }
    if let pressure = sample.pressure, pressure != slot.pressure { changes.append((Evdev.pressure, Int(pressure))) }
    slots[number] = Slot(x: sample.x, y: sample.y, pressure: sample.pressure ?? slot.pressure, tool: tool)
    return changes
  }
}
