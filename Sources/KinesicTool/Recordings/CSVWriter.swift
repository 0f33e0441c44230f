import CKinesic
import RecordingReaders

/// Writes the rows that CSVReader reads. Times in whole microseconds, numbers as short as they can be read back
/// exactly.
enum CSVWriter {
  static func text(_ recording: Recording, _ progress: Progress) -> String {
    var text = "\(CSVReader.header)\n"
    var slots = SlotTable()
    for (index, frame) in recording.frames.enumerated() {
      progress.report(index, of: recording.frames.count)
      for sample in frame.samples { text += row(sample, at: frame.time, slot: slots.slot(of: sample)) }
      slots.closeFrame()
    }
    return text
  }

  private static func row(_ sample: Recording.Sample, at time: UInt64, slot: Int) -> String {
    let pressure = sample.pressure.map(shortest) ?? ""
    return
      "\(microseconds(time)),\(slot),\(sample.contact),\(shortest(sample.x)),\(shortest(sample.y)),\(pressure),\(word(Int(sample.phase)))\n"
  }

  private static func word(_ phase: Int) -> String {
    switch phase {
    case KIN_PHASE_BEGAN: "down"
    case KIN_PHASE_ENDED: "up"
    case KIN_PHASE_CANCELLED: "cancel"
    default: "move"
    }
  }
}

/// Nanoseconds, rounded to microseconds.
func microseconds(_ time: UInt64) -> UInt64 { (time + 500) / 1000 }

/// A number as short as it can be read back exactly, whole ones without a point.
func shortest(_ number: Double) -> String { Int64(exactly: number).map(String.init) ?? "\(number)" }

/// Gives each contact that is down the lowest slot that is free. A slot that is left is free from the next frame on,
/// so that a frame names each slot for one contact only.
struct SlotTable {
  private var slots: [UInt64: Int] = [:]
  private var leaving: [UInt64] = []

  /// The slot of a sample's contact.
  mutating func slot(of sample: Recording.Sample) -> Int {
    if sample.leaves { leaving.append(sample.contact) }
    if sample.isA(KIN_PHASE_BEGAN), leaving.contains(sample.contact) { leaving.removeAll { $0 == sample.contact } }
    if let slot = slots[sample.contact] { return slot }
    let free = (0...slots.count).first { !slots.values.contains($0) } ?? slots.count
    slots[sample.contact] = free
    return free
  }

  mutating func closeFrame() {
    for contact in leaving { slots[contact] = nil }
    leaving = []
  }
}
