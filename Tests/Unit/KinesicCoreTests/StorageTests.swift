import CKinesic
import Testing

@testable import KinesicCore

@Suite("Storage")
struct StorageTests {
  @Test("A list keeps its order through insertion, removal and growth")
  func list() {
    var list = List<Int>()
    for i in 0..<100 { list.append(i) }
    list.insert(-1, at: 50)
    list.remove(at: 0)
    #expect(list.count == 100)
    #expect(list[49] == -1)
    #expect(list[0] == 1)
    #expect(list[99] == 99)
    #expect(list.firstIndex(of: -1) == 49)
    #expect(list.firstIndex(of: 0) == nil)
  }

  @Test("A list sorts itself in place, whatever order it was in", arguments: 0..<40)
  func sort(count: Int) {
    for step in [1, 7, 11, -1] {
      var list = List<Int>()
      // Some numbers come more than once.
      for i in 0..<count { list.append((i * step + 100 * count) % max(count * 2 / 3, 1)) }
      let sorted = (0..<count).map { list[$0] }.sorted()
      let before = list.address
      list.sort { $0 < $1 }
      #expect((0..<count).map { list[$0] } == sorted)
      #expect(list.address == before)
    }
  }

  @Test("A reserved list does not move when it fills")
  func reserved() {
    var list = List<Int>()
    list.reserve(64)
    list.append(0)
    let before = list.address
    for i in 1..<64 { list.append(i) }
    #expect(list.address == before)
  }

  @Test("A removed record's id is stale, and its index is used again with the next generation")
  func slotMap() {
    var map = SlotMap<Int>(kind: .view)
    let first = map.insert(1)
    let id = map.identifier(of: first)
    map.remove(first)
    guard case .stale = map.find(id) else { return #expect(Bool(false), "a removed id is found") }
    let second = map.insert(2)
    #expect(second == first)
    #expect(map.identifier(of: second) != id)
    guard case .stale = map.find(id) else { return #expect(Bool(false), "an old id names the new record") }
    guard case .found(let found) = map.find(map.identifier(of: second)) else { return #expect(Bool(false), "a live id is not found") }
    #expect(map[found] == 2)
  }

  @Test("After its last generation an index is retired: a stale id never names anything again")
  func lastGeneration() {
    var map = SlotMap<Int>(kind: .view)
    let first = map.identifier(of: map.insert(0))
    let lastGeneration = Identifier.lastGeneration(from: first.generation)
    for _ in 1..<Int(lastGeneration) {
      map.remove(0)
      _ = map.insert(0)
    }
    let last = map.identifier(of: 0)
    #expect(last.generation == lastGeneration && map.end == 1)
    map.remove(0)
    #expect(map.liveCount == 0)
    #expect(map.insert(0) == 1)
    #expect(map.liveCount == 1)
    for id in [first, last, Identifier(kind: .view, generation: 0, index: 0)] {
      guard case .stale = map.find(id) else { return #expect(Bool(false), "a stale id names something again") }
    }
  }

  @Test("An id of another kind is distinguished from a stale one")
  func kinds() {
    var views = SlotMap<Int>(kind: .view)
    _ = views.insert(0)
    guard case .wrongKind = views.find(Identifier(kind: .recognizer, generation: 1, index: 0)) else {
      return #expect(Bool(false), "a recognizer's id passes as a view's")
    }
    for raw in [UInt64(0), 1, .max, 0xFF00_0000_0000_0000] {
      guard case .stale = views.find(Identifier(raw: raw)) else { return #expect(Bool(false), "\(raw) is no id") }
    }
  }

  @Test("Timers come by deadline, then by arming, and asking again for the same deadline keeps the place")
  func heap() {
    var heap = DeadlineHeap()
    heap.extend(to: 8)
    heap.arm(3, at: 50)
    heap.arm(1, at: 50)
    heap.arm(2, at: 40)
    heap.arm(3, at: 50)
    heap.arm(4, at: 60)
    heap.arm(4, at: 30)
    heap.disarm(4)
    var order: [Int] = []
    while let owner = heap.first {
      order.append(owner)
      heap.disarm(owner)
    }
    #expect(order == [2, 3, 1])
    #expect(heap.next == .max)
  }

  @Test("The timer that is due next keeps its place, too, when it is asked for again, and loses it when it was taken back meanwhile")
  func firstOfHeap() {
    var heap = DeadlineHeap()
    heap.extend(to: 2)
    heap.arm(0, at: 50)
    heap.arm(1, at: 50)
    heap.arm(0, at: 50)
    #expect(heap.first == 0)
    heap.arm(0, at: .max)
    heap.arm(0, at: 50)
    #expect(heap.first == 1)
  }

  @Test("A heap gives any row of deadlines back in order")
  func heapIsSorted() {
    var heap = DeadlineHeap()
    heap.extend(to: 200)
    var seed: UInt64 = 7
    for owner in 0..<200 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1
      heap.arm(owner, at: seed >> 58)
    }
    for owner in stride(from: 0, to: 200, by: 3) { heap.disarm(owner) }
    // Owners are armed in the order of their numbers.
    var before: (UInt64, Int) = (0, -1)
    while let owner = heap.first {
      let now = (heap.deadline(of: owner), owner)
      #expect(before < now)
      before = now
      heap.disarm(owner)
    }
  }

  @Test("A heap whose timers are armed anew stays in order, down to the last")
  func heapIsRearmed() {
    var heap = DeadlineHeap()
    heap.extend(to: 40)
    var seed: UInt64 = 11
    for _ in 0..<40 {
      var deadlines: [Int: UInt64] = [:]
      for _ in 0..<100 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1
        let owner = Int(seed >> 33) % 40
        let deadline = seed >> 60 == 0 ? UInt64.max : seed >> 50
        heap.arm(owner, at: deadline)
        deadlines[owner] = deadline == .max ? nil : deadline
        #expect(heap.next == deadlines.values.min() ?? .max)
        #expect(heap.deadline(of: owner) == deadline)
      }
      for deadline in deadlines.values.sorted() {
        #expect(heap.next == deadline)
        if let first = heap.first { heap.disarm(first) }
      }
      #expect(heap.first == nil)
    }
  }

  @Test(
    "Numbers read as people write them", arguments: [(0.35, "0.35"), (-2, "-2"), (0.05, "0.05"), (1.000001, "1.000001"), (3.9999999, "4")])
  func numbers(_ number: Double, _ expected: String) {
    var text = Message()
    text.append(number)
    #expect(String(cString: text.cString) == expected)
  }

  @Test("A text that is too long is cut, and says how much it needs")
  func longText() {
    var text = Message()
    for _ in 0..<1000 { text.append("ab") }
    #expect(text.needed == 2000)
    #expect(String(cString: text.cString).utf8.count == Message.capacity - 1)
  }

  @Test("A name is copied whole")
  func names() {
    var name = Name()
    name.set(String(repeating: "ä", count: 40))
    #expect(String(cString: name.cString) == String(repeating: "ä", count: 40))
    name.free()
    #expect(String(cString: name.cString) == "")
  }

  /// A queue with room for eight records of four sources.
  private func queueOfEight() -> EventQueue {
    var queue = EventQueue(capacity: 8)
    let isReserved = queue.reserveIfPossible(8, sources: 4)
    #expect(isReserved)
    queue.setCapacity(8, sources: 4, maxPerMove: 4)
    return queue
  }

  @Test("A queue that is full keeps the latest changed record of each source and everything else")
  func queue() {
    var queue = queueOfEight()
    for i in 0..<20 {
      queue.append(source: 1) { $0 = record(state: i == 0 ? 1 : 2, x: Double(i), at: $0.sequence) }
      if queue.count == 7 { queue.append(source: 2) { $0 = record(state: 3, x: 99, at: $0.sequence) } }
      queue.didDispatch(queue.count)
    }
    #expect(queue.count <= 8)
    #expect(queue[0].state == 1)
    #expect(queue[queue.count - 1].x == 19)
    #expect((0..<queue.count).contains { queue[$0].x == 99 })
    #expect((0..<queue.count).reduce(0) { $0 + 1 + UInt64(queue[$1].merged) } == queue.sequence)
    #expect(queue.lost == 0)
  }

  @Test("Of what a callback has taken a full queue drops all, and says how many; the rest stays")
  func taken() {
    var queue = queueOfEight()
    for i in 0..<8 { queue.append(source: 1) { $0 = record(state: 2, x: Double(i), at: $0.sequence) } }
    queue.didDispatch(8)
    for i in [1, 2, 5] { queue.consume(i) }
    let isRefused = !queue.hasRoom(for: 8)
    #expect(isRefused && queue.count == 8)
    let hasRoom = queue.hasRoom(for: 3)
    #expect(hasRoom && queue.lost == 3)
    #expect((0..<queue.count).map { queue[$0].x } == [0, 3, 4, 6, 7])
    _ = queue.poll()
    #expect(queue.lost == 0 && queue.lostToPoll == 3)
  }

  private func record(state: Int32, x: Double, at sequence: UInt64) -> kin_event {
    var event = kin_event()
    event.sequence = sequence
    event.state = state
    event.x = x
    return event
  }
}
