/// What a view gets of one touch, by the rules of delivery: the withheld began and ended, the gesture that takes
/// the touch, the view that must not hear of it.
///
/// A value: a step's facts go in, the records to send come out.
struct Delivery {
  /// How much the view knows.
  private enum Told: Int {
    /// Nothing yet: its began is due, or withheld.
    case nothing = 0
    /// That it began.
    case began
    /// All that it will ever hear.
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

  /// Which view it is, by index; -1: nobody listens, nor ever did.
  private(set) var view = -1
  private var told = Told.all
  /// A move that the view has not got.
  private var hasUntoldMove = false

  /// Nobody listens.
  init() {}

  /// A touch that landed, of which a view may hear.
  init(view: Int) {
    self.view = view
    told = .nothing
  }

  /// Whether the view may still hear something of this touch.
  var isOpen: Bool { told != .all }

  /// Whether the view got that the touch began, and not yet that it is over.
  var isUnderWay: Bool { told == .began }

  /// `hit`: the view that the contact is bound to. Another one stands beside it, and earlier traces have none.
  mutating func code(_ archive: inout Archive, hit: Int, views: Int) {
    let isAbove = isOpen && view != hit
    var number = told.rawValue + (isAbove ? Delivery.above : 0)
    archive.code(&number, in: 0...2 * Delivery.above - 1)
    if archive.isReading { view = hit }
    if number >= Delivery.above { archive.code(&view, in: 0...max(views - 1, 0)) }
    if let read = Told(rawValue: number % Delivery.above) { told = read }
    archive.code(&hasUntoldMove)
  }

  /// A gesture takes the touch: whether the view must get cancelled.
  mutating func take() -> Bool {
    defer { told = .all }
    return isUnderWay
  }

  /// The rest of a step.
  /// Rule: view.system-cancel.
  mutating func tell(_ facts: Facts) -> Records {
    var records = Records()
    if facts.isMoving { hasUntoldMove = true }
    if told == .nothing { begin(facts, &records) }
    if told == .began { goOn(facts, &records) }
    return records
  }

  /// Rule: view.delays-began.
  private mutating func begin(_ facts: Facts, _ records: inout Records) {
    if facts.isCancelled || facts.isViewGone {
      told = .all
    } else if !facts.isBeganWithheld {
      told = .began
      records.began = true
    }
  }

  /// Rule: view.delays-ended.
  private mutating func goOn(_ facts: Facts, _ records: inout Records) {
    records.moved = hasUntoldMove
    hasUntoldMove = false
    if facts.isCancelled || facts.isViewGone {
      records.cancelled = true
      told = .all
    } else if !facts.isDown && !facts.isEndedWithheld {
      records.ended = true
      told = .all
    }
  }
}
