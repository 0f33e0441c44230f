import CKinesic
import Testing

@testable import KinesicCore

@Suite("The touch table")
struct TouchTableTests {
  private func sample(_ id: UInt64, _ time: UInt64, _ x: Double, _ y: Double = 0) -> kin_touch_sample {
    var sample = kin_touch_sample()
    sample.touch = id
    sample.time_ns = time
    sample.x = x
    sample.y = y
    return sample
  }

  @Test("A sample at the same place is not a move")
  func unmoved() {
    var table = TouchTable(capacity: 4, scale: 1)
    let place = table.land(sample(1, 0, 5))
    table.endStep()
    table.move(place, sample(1, 10, 5))
    #expect(table.changed.isEmpty)
    table.move(place, sample(1, 20, 6))
    #expect(table.changed.contains(place))
    #expect(table[place].touch.previous_x == 5)
    #expect(table[place].touch.previous_time_ns == 0)
    table.endStep()
    #expect(table[place].touch.previous_x == 6)
  }

  @Test("Two moves in one step keep the place before the step")
  func twoMoves() {
    var table = TouchTable(capacity: 4, scale: 1)
    let place = table.land(sample(1, 0, 0))
    table.endStep()
    table.move(place, sample(1, 10, 3))
    table.move(place, sample(1, 10, 7))
    #expect(table[place].touch.previous_x == 0)
    #expect(table[place].touch.x == 7)
    #expect(table[place].touch.history_count == 2)
  }

  @Test("A landing has no time before its own")
  func landing() {
    var table = TouchTable(capacity: 2, scale: 1)
    let place = table.land(sample(1, 70, 5))
    let touch = table[place].touch
    #expect([touch.time_ns, touch.previous_time_ns, touch.start_time_ns] == [70, 70, 70])
  }

  @Test("What hovers and what scrolls has a place of its own, and is where its latest sample says")
  func otherContacts() {
    var table = TouchTable(capacity: 4, scale: 1)
    _ = table.land(sample(1, 0, 0))
    let hover = table.hover(sample(2, 1, 8))
    #expect(table[hover].touch.id == 2 && table[hover].touch.x == 8)
    let scroll = table.beginScroll(sample(3, 2, 9))
    var change = kin_scroll_sample()
    (change.dx, change.dy, change.magnification, change.rotation, change.modifiers) = (1, 2, 0.5, 3, 4)
    for i in 1...2 {
      table.endStep()
      for part in 1...2 {
        (change.time_ns, change.x, change.y) = (UInt64(10 * i), Double(i * part), Double(-i * part))
        table.scroll(scroll, change)
      }
      let (touch, sum) = (table[scroll].touch, table[scroll].scrolled)
      #expect(touch.id == 3 && touch.modifiers == 4)
      #expect([sum.x, sum.y, sum.dx, sum.dy, sum.magnification, sum.rotation] == [Double(2 * i), Double(-2 * i), 2, 4, 1.25, 6])
    }
  }

  @Test("The history keeps the latest points, oldest first, at least twenty")
  func history() throws {
    var table = TouchTable(capacity: 2, scale: 1)
    let place = table.land(sample(1, 0, 0))
    for i in 1...1000 {
      table.endStep()
      table.move(place, sample(1, UInt64(i), Double(i)))
      let touch = table[place].touch
      let points = try #require(touch.history)
      let count = Int(touch.history_count)
      #expect(count <= TouchTable.historyCapacity && count >= min(i + 1, 20))
      #expect(points[count - 1].x == Double(i))
      #expect(points[0].x == Double(i + 1 - count))
    }
  }

  @Test("A contact's number is free after the lift, its serial is never used again")
  func reuse() {
    var table = TouchTable(capacity: 2, scale: 1)
    let first = table.land(sample(9, 0, 0))
    let serial = table[first].touch.contact
    table.lift(first, sample(9, 5, 0))
    let gone = table.find(9)
    #expect(gone == nil)
    let second = table.land(sample(9, 6, 0))
    #expect(second != first)
    let found = table.find(9)
    #expect(found == second)
    #expect(table[second].touch.contact > serial)
  }

  @Test("Tap counts go on in quick succession about one place, and start again by time, distance or type")
  func tapCounts() {
    var table = TouchTable(capacity: 8, scale: 1)
    func tap(_ time: UInt64, _ x: Double, type: kin_touch_type = 0) -> UInt32 {
      var down = sample(1, time, x)
      down.type = type
      let place = table.land(down)
      let count = table[place].touch.tap_count
      table.lift(place, sample(1, time + 50_000_000, x))
      table.free(place)
      return count
    }
    #expect(tap(0, 0) == 1)
    #expect(tap(200_000_000, 45) == 2)
    #expect(tap(400_000_000, 60) == 3)
    #expect(tap(800_000_000, 60) == 1)
    #expect(tap(1_000_000_000, 106) == 1)
    #expect(tap(1_200_000_000, 106, type: 2) == 1)
  }

  @Test("A tap of another type between two others is no part of their series, nor the first of its own")
  func tapCountsOfTypes() {
    var table = TouchTable(capacity: 8, scale: 1)
    var time: UInt64 = 0
    func tap(_ type: kin_touch_type) -> UInt32 {
      time += 100_000_000
      var down = sample(1, time, 0)
      down.type = type
      let place = table.land(down)
      let count = table[place].touch.tap_count
      table.lift(place, sample(1, time + 50_000_000, 0))
      table.free(place)
      return count
    }
    #expect([0, 2, 0, 2, 3, 0].map(tap) == [1, 1, 2, 2, 1, 3])
  }

  @Test("A contact that has moved away is no tap any more, permanently; the next one begins anew", arguments: [1.0, 2.0])
  func tapCountOfAMove(_ scale: Double) {
    var table = TouchTable(capacity: 2, scale: scale)
    let place = table.land(sample(1, 0, 0))
    table.move(place, sample(1, 10, 45 * scale))
    #expect(table[place].touch.tap_count == 1)
    table.move(place, sample(1, 20, 45.01 * scale))
    #expect(table[place].touch.tap_count == 0)
    table.move(place, sample(1, 30, 0))
    table.lift(place, sample(1, 40, 0))
    #expect(table[place].touch.tap_count == 0)
    let next = table.land(sample(1, 50, 0))
    #expect(table[next].touch.tap_count == 1)
    table.lift(next, sample(1, 60, 50 * scale))
    #expect(table[next].touch.tap_count == 0)
  }

  @Test("What hovers is no tap, and none goes on from it")
  func tapCountOfAHover() {
    var table = TouchTable(capacity: 2, scale: 1)
    let place = table.hover(sample(1, 0, 0))
    #expect(table[place].touch.tap_count == 0)
    table.lift(place, sample(1, 10, 0))
    let down = table.land(sample(1, 20, 0))
    #expect(table[down].touch.tap_count == 1)
  }
}
