import CKinesic

extension Story {
  /// What one view heard of one contact that hit it.
  struct Delivery {
    enum Outcome: String {
      case ended, cancelled, untold
    }

    let view: String
    let contact: Contact
    /// The first track of the view's row that is free when the contact lands, from 0.
    var track = 0
    /// When the view was told that it began: nil for never.
    var told: Double?
    var end: Double
    var outcome: Outcome
    var sentences: [String] = []
  }

  /// For the views that want touches, in the order of the scene, a delivery for each contact that hit them.
  static func deliveries(_ replay: Replay, _ scene: Scene, _ contacts: [Contact]) -> [Delivery] {
    let wanting = scene.views.filter { $0.flags.contains { $0.name == "wants_touches" && $0.value } }.map(\.id)
    guard !wanting.isEmpty else { return [] }
    let hit = contacts.map { contact in (contact, replay.session.hitView(contact.landing)) }
    let events = Dictionary(grouping: replay.events.filter(\.isViewTouch)) { [$0.source, String($0.record.touch)] }
    return wanting.flatMap { view in
      tracked(hit.filter { $0.1 == view }.map { contact, _ in delivery(view, contact, events[[view, String(contact.id)]] ?? []) })
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

  private static func delivery(_ view: String, _ contact: Contact, _ events: [Event]) -> Delivery {
    var delivery = Delivery(view: view, contact: contact, end: contact.left, outcome: .untold)
    let own = events.drop { Double($0.record.touch_time_ns) / 1e9 < contact.landed }
    for event in own where delivery.outcome == .untold {
      let phase = Int(event.record.phase)
      if phase != KIN_PHASE_MOVED { delivery.sentences.append("\(GestureLine.number(event.seconds, 3)) s: \(event.sentence)") }
      switch phase {
      case KIN_PHASE_BEGAN where Double(event.record.touch_time_ns) / 1e9 > contact.left: return delivery
      case KIN_PHASE_BEGAN: delivery.told = event.seconds
      case KIN_PHASE_ENDED: (delivery.end, delivery.outcome) = (event.seconds, .ended)
      case KIN_PHASE_CANCELLED: (delivery.end, delivery.outcome) = (event.seconds, .cancelled)
      default: break
      }
    }
    return delivery
  }
}

extension Session {
  /// The view that a touch at this window point hits.
  fileprivate func hitView(_ point: Story.Contact.Point) -> String {
    var view: kin_view_id = 0
    return kin_view_hit_test(engine, point.x, point.y, &view) == kin_result(KIN_OK) ? viewName(view) : "root"
  }
}
