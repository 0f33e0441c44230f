import CKinesic

extension Story {
  /// What one recognizer has to do with another at one moment.
  struct Link {
    enum Kind: String, CaseIterable {
      case waits  // `from` has earned its state and waits for `to` to fail
      case releases  // `from` failed, and `to` had waited for that
      case prevents  // `from` keeps `to` from being recognized, or cancels it
    }

    let kind: Kind
    /// Indices of lanes.
    let from, to: Int
    let time: Double
    let sentence: String
  }

  /// The links between lanes that the decisions tell of, in their order.
  static func links(_ events: [Event], _ lanes: [Lane]) -> [Link] {
    // A recognizer with a lane for each finger is where its first one is.
    let index = Dictionary(lanes.enumerated().map { ($1.id, $0) }) { first, _ in first }
    var waiting: [kin_recognizer_id: Set<kin_recognizer_id>] = [:]  // by whom they wait for
    var links: [Link] = []
    func link(_ kind: Link.Kind, _ from: kin_recognizer_id, _ to: kin_recognizer_id, _ event: Event) {
      guard let from = index[from], let to = index[to] else { return }
      links.append(Link(kind: kind, from: from, to: to, time: event.seconds, sentence: event.sentence))
    }
    for event in events where event.isDecision || event.isGesture {
      let (own, other) = (event.record.recognizer, event.record.other)
      switch event.isDecision ? Int(event.record.reason) : KIN_REASON_NONE {
      case KIN_REASON_WAITING_FOR:
        link(.waits, own, other, event)
        waiting[other, default: []].insert(own)
      case KIN_REASON_PREVENTED_BY, KIN_REASON_BLOCKED_BY, KIN_REASON_REQUIRED_RECOGNIZED: link(.prevents, other, own, event)
      default: break
      }
      if event.isFailure { for waiter in (waiting[own] ?? []).sorted() { link(.releases, own, waiter, event) } }
      if event.isFailure || event.isGesture { waiting[own] = nil }
      if event.closesAttempt { for key in waiting.keys { waiting[key]?.remove(own) } }
    }
    return links
  }
}
