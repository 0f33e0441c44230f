import Testing

@testable import KinesicCore

@Suite("Delivery of one touch to its view")
struct DeliveryTests {
  private func facts(
    moving: Bool = false, down: Bool = true, cancelled: Bool = false, began: Bool = false, ended: Bool = false, gone: Bool = false
  ) -> Delivery.Facts {
    Delivery.Facts(isMoving: moving, isDown: down, isCancelled: cancelled, isBeganWithheld: began, isEndedWithheld: ended, isViewGone: gone)
  }

  @Test("Nothing withheld: began, moved, ended as they come")
  func plain() {
    var delivery = Delivery(view: 1)
    #expect(delivery.tell(facts()) == Delivery.Records(began: true))
    #expect(delivery.tell(facts(moving: true)) == Delivery.Records(moved: true))
    #expect(delivery.tell(facts()) == Delivery.Records())
    #expect(delivery.tell(facts(down: false)) == Delivery.Records(ended: true))
    #expect(!delivery.isOpen)
  }

  @Test("A withheld began comes late, with at most one moved")
  func lateBegan() {
    var delivery = Delivery(view: 1)
    for _ in 0..<3 { #expect(delivery.tell(facts(moving: true, began: true)) == Delivery.Records()) }
    #expect(delivery.tell(facts()) == Delivery.Records(began: true, moved: true))
  }

  @Test("A withheld began without a move comes alone")
  func lateBeganUnmoved() {
    var delivery = Delivery(view: 1)
    #expect(delivery.tell(facts(began: true)) == Delivery.Records())
    #expect(delivery.tell(facts()) == Delivery.Records(began: true))
  }

  @Test("Began and ended withheld and let go together: began, moved, ended in one step")
  func both() {
    var delivery = Delivery(view: 1)
    _ = delivery.tell(facts(moving: true, began: true, ended: true))
    #expect(delivery.tell(facts(down: false, began: true, ended: true)) == Delivery.Records())
    #expect(delivery.tell(facts(down: false)) == Delivery.Records(began: true, moved: true, ended: true))
  }

  @Test("A withheld ended waits; a gesture that takes the touch turns it into cancelled")
  func withheldEnded() {
    var delivery = Delivery(view: 1)
    _ = delivery.tell(facts())
    #expect(delivery.tell(facts(down: false, ended: true)) == Delivery.Records())
    #expect(delivery.isOpen)
    let isTold = delivery.claim()
    #expect(isTold)
    #expect(!delivery.isOpen)
  }

  @Test("The view gets nothing of a touch that was taken before the view got it")
  func takenUntold() {
    var delivery = Delivery(view: 1)
    _ = delivery.tell(facts(began: true))
    let isTold = delivery.claim()
    #expect(!isTold)
    #expect(delivery.tell(facts(moving: true)) == Delivery.Records())
  }

  @Test("The system cancels: a view that got it gets cancelled, even with ended withheld; another one gets nothing")
  func systemCancel() {
    var told = Delivery(view: 1)
    _ = told.tell(facts())
    #expect(told.tell(facts(down: false, cancelled: true, ended: true)) == Delivery.Records(cancelled: true))
    var untold = Delivery(view: 1)
    _ = untold.tell(facts(began: true))
    #expect(untold.tell(facts(down: false, cancelled: true, began: true)) == Delivery.Records())
    #expect(!untold.isOpen)
  }

  @Test("A view that goes hears one last cancelled")
  func goneView() {
    var delivery = Delivery(view: 1)
    _ = delivery.tell(facts())
    #expect(delivery.tell(facts(gone: true)) == Delivery.Records(cancelled: true))
    #expect(delivery.tell(facts(down: false)) == Delivery.Records())
  }
}
