import CKinesic

/// Turns the events of a touch device into samples, whichever of the two multitouch protocols it speaks: the first
/// report that tells of contacts shows it, by SYN_MT_REPORT (A) or without (B).
public struct EvdevDecoder: ~Copyable {
  private enum Speech { case unknown, a, b }

  private var speech = Speech.unknown
  private var a = ProtocolA()
  private var b = ProtocolB()
  private var undecided = List<EvdevEvent>()

  public init() {}

  /// How many contacts were down before the first event and have not landed since.
  var passedOver: Int { b.passedOver }

  /// Adds to `samples` what the event tells: those of a frame come with the event that closes it.
  public mutating func take(_ event: EvdevEvent, into samples: inout List<Sample>) throws(Complaint) {
    switch speech {
    case .a: try a.take(event, into: &samples)
    case .b: try b.take(event, into: &samples)
    case .unknown: try takeUndecided(event, into: &samples)
    }
  }

  private mutating func takeUndecided(_ event: EvdevEvent, into samples: inout List<Sample>) throws(Complaint) {
    try undecided.append(event)
    if event.isA(Evdev.syn, Evdev.synMTReport) { return try decide(.a, into: &samples) }
    guard event.isA(Evdev.syn, Evdev.synReport) else { return }
    if undecided.all.haveContacts { return try decide(.b, into: &samples) }
    undecided.shorten(to: 0)
  }

  private mutating func decide(_ speech: Speech, into samples: inout List<Sample>) throws(Complaint) {
    self.speech = speech
    for event in undecided.all {
      if speech == .a { try a.take(event, into: &samples) } else { try b.take(event, into: &samples) }
    }
    undecided.shorten(to: 0)
  }
}
