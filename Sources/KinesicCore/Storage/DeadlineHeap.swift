/// The timers: at most one per owner, taken in the order of their deadline, then of arming.
///
/// A binary heap with the place of every owner beside it: arm, disarm and take are O(log n), next is O(1).
struct DeadlineHeap: ~Copyable {
  private struct Timer {
    var deadline: UInt64
    var arming: UInt64
    var owner: Int32
  }

  private var heap = List<Timer>()
  private var places = List<Int32>()  // owner -> index in heap, -1: none
  private var armings: UInt64 = 0

  init() {}

  /// Reserves memory for `count` owners, so that arming does not allocate. False: there is no memory, and nothing has
  /// changed.
  mutating func reserveIfPossible(_ count: Int) -> Bool { places.reserveIfPossible(count) && heap.reserveIfPossible(count) }

  /// Owners `0 ..< count`, for whom there is room.
  mutating func extend(to count: Int) { places.extend(to: count, with: -1) }

  /// The bytes of the lists of a heap for this number of owners.
  static func byteCount(forCapacity count: Int) -> Int {
    List<Int32>.byteCount(forCapacity: count) + List<Timer>.byteCount(forCapacity: count)
  }

  /// The earliest deadline, or `UInt64.max`.
  private(set) var next = UInt64.max

  /// Whose deadline is the earliest.
  var first: Int? { heap.isEmpty ? nil : Int(heap[0].owner) }

  func isArmed(_ owner: Int) -> Bool { places[owner] >= 0 }

  func deadline(of owner: Int) -> UInt64 { places[owner] >= 0 ? heap[Int(places[owner])].deadline : .max }

  /// Arms the owner's timer. The deadline that it has already keeps its place; another one is a new arming.
  /// Rule: time.timer-order.
  @_optimize(speed) mutating func arm(_ owner: Int, at deadline: UInt64) {
    let place = Int(places[owner])
    if deadline == .max { return disarm(owner) }
    if place >= 0 && heap[place].deadline == deadline { return }
    armings &+= 1
    let timer = Timer(deadline: deadline, arming: armings, owner: Int32(truncatingIfNeeded: owner))
    if place < 0 { return add(timer) }
    sift(timer, at: place)
    next = heap[0].deadline
  }

  @_optimize(speed) mutating func disarm(_ owner: Int) {
    let place = Int(places[owner])
    if place < 0 { return }
    places[owner] = -1
    let last = heap[heap.count - 1]
    heap.removeLast()
    if place < heap.count { sift(last, at: place) }
    next = heap.isEmpty ? .max : heap[0].deadline
  }

  /// Codes all timers, by owner. When it is read, the heap is built again.
  mutating func code(_ archive: inout Archive) {
    archive.code(&armings)
    for owner in 0..<places.count {
      var timer = isArmed(owner) ? heap[Int(places[owner])] : Timer(deadline: .max, arming: 0, owner: Int32(truncatingIfNeeded: owner))
      archive.code(&timer.deadline)
      if timer.deadline == .max { continue }
      archive.code(&timer.arming)
      if archive.isReading {
        if timer.arming > armings || isTaken(timer.arming) { return archive.fail() }
        add(timer)
      }
    }
  }

  /// Whether a timer has this number: no two were armed at once.
  private func isTaken(_ arming: UInt64) -> Bool {
    for i in 0..<heap.count where heap[i].arming == arming { return true }
    return false
  }

  @inline(__always) private mutating func add(_ timer: Timer) {
    heap.append(timer)
    rise(timer, from: heap.count - 1)
    next = heap[0].deadline
  }

  @inline(__always) private mutating func put(_ timer: Timer, at place: Int) {
    heap[place] = timer
    places[Int(timer.owner)] = Int32(truncatingIfNeeded: place)
  }

  @inline(__always) private func isBefore(_ a: Timer, _ b: Timer) -> Bool {
    a.deadline != b.deadline ? a.deadline < b.deadline : a.arming < b.arming
  }

  /// Finds the place of a timer for which `place` was made free.
  @inline(__always) private mutating func sift(_ timer: Timer, at place: Int) {
    if place > 0, isBefore(timer, heap[(place &- 1) / 2]) { rise(timer, from: place) } else { sink(timer, from: place) }
  }

  /// Later ones above it move down.
  @inline(__always) private mutating func rise(_ timer: Timer, from start: Int) {
    var place = start
    while place > 0 {
      let parent = (place &- 1) / 2
      if !isBefore(timer, heap[parent]) { break }
      put(heap[parent], at: place)
      place = parent
    }
    put(timer, at: place)
  }

  /// Earlier ones below it move up.
  @inline(__always) private mutating func sink(_ timer: Timer, from start: Int) {
    var place = start
    while true {
      var child = 2 &* place &+ 1
      if child >= heap.count { break }
      if child &+ 1 < heap.count, isBefore(heap[child &+ 1], heap[child]) { child &+= 1 }
      if !isBefore(heap[child], timer) { break }
      put(heap[child], at: place)
      place = child
    }
    put(timer, at: place)
  }
}
