/// Which records a view gets for one touch, by the rules of delivery: a began or ended may be withheld, a gesture may
/// take the touch, and a view may not be allowed to get it.
///
/// It is a value: `tell` takes the facts of a step and returns the records to send.
struct Delivery {
  /// What the view has got.
  private enum Delivered: Int {
    /// Nothing yet: its began is still to be sent, or withheld.
    case nothing = 0
    /// The began.
    case began
    /// Everything: nothing more is sent.
    case all
  }

  /// What a touch does in the rest of a step, in this order.
  struct Records: Equatable {
    var began = false
    var moved = false
    var ended = false
    var cancelled = false
  }

  /// A touch's part in a step.
  struct Facts {
    let isMoving: Bool
    let isDown: Bool
    /// The system took it in this step.
    let isCancelled: Bool
    /// A recognizer that has not decided withholds it.
    let isBeganWithheld: Bool
    let isEndedWithheld: Bool
    /// Its view was removed.
    let isViewGone: Bool
  }

  /// What is added to a number in a trace when the view is not the one that was hit.
  private static let above = 3

  /// The view's index; -1: the touch was never delivered to a view.
  private(set) var view = -1
  private var delivered = Delivered.all
  /// A move that the view has not got.
  private var hasUndeliveredMove = false

  /// A touch that is delivered to no view.
  init() {}

  /// A touch that landed and may be delivered to a view.
  init(view: Int) {
    self.view = view
    delivered = .nothing
  }

  /// Whether the view may still get a record for this touch.
  var isOpen: Bool { delivered != .all }

  /// Whether the view got the began, and not yet an ended or cancelled.
  var isUnderWay: Bool { delivered == .began }

  /// `hit`: the view that the contact is bound to. Only another view is written, which earlier traces do not have.
  mutating func code(_ archive: inout Archive, hit: Int, views: Int) {
    let isAbove = isOpen && view != hit
    var number = delivered.rawValue + (isAbove ? Delivery.above : 0)
    archive.code(&number, in: 0...2 * Delivery.above - 1)
    if archive.isReading { view = hit }
    if number >= Delivery.above { archive.code(&view, in: 0...max(views - 1, 0)) }
    if let read = Delivered(rawValue: number % Delivery.above) { delivered = read }
    archive.code(&hasUndeliveredMove)
  }

  /// A gesture takes the touch: whether the view must get cancelled.
  mutating func claim() -> Bool {
    defer { delivered = .all }
    return isUnderWay
  }

  /// The rest of a step.
  /// Rule: view.system-cancel.
  mutating func tell(_ facts: Facts) -> Records {
    var records = Records()
    if facts.isMoving { hasUndeliveredMove = true }
    if delivered == .nothing { begin(facts, &records) }
    if delivered == .began { deliverRest(facts, &records) }
    return records
  }

  /// Rule: view.delays-began.
  private mutating func begin(_ facts: Facts, _ records: inout Records) {
    if facts.isCancelled || facts.isViewGone {
      delivered = .all
    } else if !facts.isBeganWithheld {
      delivered = .began
      records.began = true
    }
  }

  /// Rule: view.delays-ended.
  private mutating func deliverRest(_ facts: Facts, _ records: inout Records) {
    records.moved = hasUndeliveredMove
    hasUndeliveredMove = false
    if facts.isCancelled || facts.isViewGone {
      records.cancelled = true
      delivered = .all
    } else if !facts.isDown && !facts.isEndedWithheld {
      records.ended = true
      delivered = .all
    }
  }
}
