#if KINESIC_CHECKS
  import CKinesic

  /// What the records have reported so far of every recognizer, stream and contact: whether something is under way
  /// that must still end. Only test builds have it.
  struct History: ~Copyable {
    private var sequence: UInt64
    private var time: UInt64
    /// By the source of the records: what is under way, a contact's serial number or 1 for a gesture; 0: nothing.
    private var underWay = List<UInt64>()
    /// What was wrong with a record first, and whose it was.
    private(set) var mistake: StaticString?
    private(set) var recognizer: kin_recognizer_id = 0
    /// The last recognizer whose gesture was cancelled in the step in which it began, which only a yielding one may
    /// be.
    private(set) var cancelledAtOnce: kin_recognizer_id = 0

    init(sequence: UInt64 = 0, time: UInt64 = 0) {
      self.sequence = sequence
      self.time = time
    }

    /// Whether records of this source have reported that something began, and not that it ended.
    func isUnderWay(_ source: Int) -> Bool { source < underWay.count && underWay[source] != 0 }

    /// What had begun before the first record.
    mutating func resume(_ source: Int, contact: UInt64 = 1) {
      underWay.extend(to: source + 1, with: 0)
      underWay[source] = contact
    }

    /// One more record.
    mutating func note(_ event: kin_event, of source: Int) {
      underWay.extend(to: source + 1, with: 0)
      if event.sequence != sequence &+ 1 { report("sent a record out of sequence", event) }
      if event.time_ns < time { report("sent a record of the past", event) }
      sequence = event.sequence
      time = event.time_ns
      switch Int(event.type) {
      case KIN_EVENT_GESTURE: noteGesture(event, source)
      case KIN_EVENT_VIEW_TOUCH: noteTouch(event, source)
      default: break
      }
    }

    private mutating func noteGesture(_ event: kin_event, _ source: Int) {
      let wasUnderWay = isUnderWay(source)
      let comesFromActive = Int(event.from) == KIN_STATE_BEGAN || Int(event.from) == KIN_STATE_CHANGED
      let isCancelledAtOnce = Int(event.state) == KIN_STATE_CANCELLED && Int(event.from) == KIN_STATE_BEGAN
      if wasUnderWay != comesFromActive && !isCancelledAtOnce { report("sent a transition from a state that it had not sent", event) }
      switch Int(event.state) {
      case KIN_STATE_BEGAN: if wasUnderWay { report("began a gesture that had begun already", event) }
      case KIN_STATE_CHANGED: if !wasUnderWay { report("changed a gesture that was not under way", event) }
      case KIN_STATE_CANCELLED: if !wasUnderWay { cancelledAtOnce = event.recognizer }
      case KIN_STATE_ENDED: break
      default: report("sent a state that has no action", event)
      }
      underWay[source] = Int(event.state) == KIN_STATE_BEGAN || Int(event.state) == KIN_STATE_CHANGED ? 1 : 0
    }

    private mutating func noteTouch(_ event: kin_event, _ source: Int) {
      let hasBegun = underWay[source] == event.contact
      if Int(event.phase) == KIN_PHASE_BEGAN {
        if underWay[source] != 0 { report("a view got that a touch began, before the last one was over", event) }
      } else if !hasBegun {
        report("a view got a touch that had not begun for it, or was over", event)
      }
      let isOver = Int(event.phase) == KIN_PHASE_ENDED || Int(event.phase) == KIN_PHASE_CANCELLED
      underWay[source] = isOver ? 0 : event.contact
    }

    private mutating func report(_ what: StaticString, _ event: kin_event) {
      if mistake != nil { return }
      mistake = what
      recognizer = event.recognizer
    }
  }
#endif
