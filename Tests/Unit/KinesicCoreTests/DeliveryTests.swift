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
    var delivery = Delivery.listening
    #expect(delivery.tell(facts()) == Delivery.Records(began: true))
    #expect(delivery.tell(facts(moving: true)) == Delivery.Records(moved: true))
    #expect(delivery.tell(facts()) == Delivery.Records())
    #expect(delivery.tell(facts(down: false)) == Delivery.Records(ended: true))
    #expect(!delivery.isOpen)
  }

  @Test("A withheld began comes late, with at most one moved")
  func lateBegan() {
    var delivery = Delivery.listening
    for _ in 0..<3 { #expect(delivery.tell(facts(moving: true, began: true)) == Delivery.Records()) }
    #expect(delivery.tell(facts()) == Delivery.Records(began: true, moved: true))
  }

  @Test("A withheld began without a move comes alone")
  func lateBeganUnmoved() {
    var delivery = Delivery.listening
    #expect(delivery.tell(facts(began: true)) == Delivery.Records())
    #expect(delivery.tell(facts()) == Delivery.Records(began: true))
  }

  @Test("Began and ended withheld and let go together: began, moved, ended in one step")
  func both() {
    var delivery = Delivery.listening
    _ = delivery.tell(facts(moving: true, began: true, ended: true))
    #expect(delivery.tell(facts(down: false, began: true, ended: true)) == Delivery.Records())
    #expect(delivery.tell(facts(down: false)) == Delivery.Records(began: true, moved: true, ended: true))
  }

  @Test("A withheld ended waits; a gesture that takes the touch turns it into cancelled")
  func withheldEnded() {
    var delivery = Delivery.listening
    _ = delivery.tell(facts())
    #expect(delivery.tell(facts(down: false, ended: true)) == Delivery.Records())
    #expect(delivery.isOpen)
    let isTold = delivery.take()
    #expect(isTold)
    #expect(!delivery.isOpen)
  }

  @Test("A touch taken before the view was told is never heard of")
  func takenUntold() {
    var delivery = Delivery.listening
    _ = delivery.tell(facts(began: true))
    let isTold = delivery.take()
    #expect(!isTold)
    #expect(delivery.tell(facts(moving: true)) == Delivery.Records())
  }

  @Test("The system cancels: a told view hears cancelled, even with ended withheld; an untold one nothing")
  func systemCancel() {
    var told = Delivery.listening
    _ = told.tell(facts())
    #expect(told.tell(facts(down: false, cancelled: true, ended: true)) == Delivery.Records(cancelled: true))
    var untold = Delivery.listening
    _ = untold.tell(facts(began: true))
    #expect(untold.tell(facts(down: false, cancelled: true, began: true)) == Delivery.Records())
    #expect(!untold.isOpen)
  }

  @Test("A view that goes hears one last cancelled")
  func goneView() {
    var delivery = Delivery.listening
    _ = delivery.tell(facts())
    #expect(delivery.tell(facts(gone: true)) == Delivery.Records(cancelled: true))
    #expect(delivery.tell(facts(down: false)) == Delivery.Records())
  }
}
