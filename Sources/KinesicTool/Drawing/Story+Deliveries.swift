import CKinesic

extension Story {
  /// What one view heard of one contact that hit it.
  struct Delivery {
    enum Outcome: String {
      case ended, cancelled, untold
      case pending  // the touch is still down at the end
    }

    let view: Roster.View
    let contact: Contact
    /// The first track of the view's row that is free when the contact lands, from 0.
    var track = 0
    /// When the view got that it began: nil for never.
    var told: Double?
    var end: Double
    var outcome: Outcome
    var sentences: [String] = []
  }

  /// For the views that want touches, outer ones first, a delivery for each contact that hit them or that they heard
  /// of.
  static func deliveries(_ account: Account, _ contacts: [Contact]) -> [Delivery] {
    let begin = Double(account.trace.info.begin_ns) / 1e9
    let events = Dictionary(grouping: account.events.filter(\.isViewTouch)) { [$0.record.view, $0.record.contact] }
    return account.roster.views.filter(\.wantsTouches).flatMap { view in
      tracked(
        contacts.compactMap { contact in
          let heard = events[[view.id, contact.serial]] ?? []
          // What it heard before the trace, nobody knows.
          let isHit = contact.view == view.id && contact.isLandingKnown && contact.landed >= begin
          return heard.isEmpty && !isHit ? nil : delivery(view, contact, heard, from: begin)
        })
    }
  }

  private static func tracked(_ deliveries: [Delivery]) -> [Delivery] {
    var until: [Double] = []
    return deliveries.map { delivery in
      var delivery = delivery
      delivery.track = until.firstIndex { $0 < delivery.contact.landed } ?? until.count
      if delivery.track == until.count { until.append(0) }
      until[delivery.track] = max(delivery.end, delivery.contact.left)
      return delivery
    }
  }

  private static func delivery(_ view: Roster.View, _ contact: Contact, _ events: [Event], from begin: Double) -> Delivery {
    var delivery = Delivery(view: view, contact: contact, end: contact.left, outcome: contact.fate == .down ? .pending : .untold)
    for event in events {
      let phase = Int(event.record.phase)
      if phase != KIN_PHASE_MOVED { delivery.sentences.append("\(GestureLine.number(event.seconds, 3)) s: \(event.sentence)") }
      // The view got that before the trace, for one that began before the trace.
      delivery.told = delivery.told ?? (phase == KIN_PHASE_BEGAN ? event.seconds : begin)
      switch phase {
      case KIN_PHASE_ENDED: (delivery.end, delivery.outcome) = (event.seconds, .ended)
      case KIN_PHASE_CANCELLED: (delivery.end, delivery.outcome) = (event.seconds, .cancelled)
      default: break
      }
    }
    return delivery
  }
}
