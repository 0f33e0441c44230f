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

  /// Makes room for owners `0 ..< count`, so that arming does not allocate.
  mutating func reserve(owners count: Int) {
    places.extend(to: count, with: -1)
    heap.reserve(count)
  }

  /// The earliest deadline, or `UInt64.max`.
  private(set) var next = UInt64.max

  /// Whose deadline is the earliest.
  var first: Int? { heap.isEmpty ? nil : Int(heap[0].owner) }

  func isArmed(_ owner: Int) -> Bool { places[owner] >= 0 }

  func deadline(of owner: Int) -> UInt64 { places[owner] >= 0 ? heap[Int(places[owner])].deadline : .max }

  /// Arms the owner's timer. The deadline that it has already keeps its place; another one is a new arming.
  @_optimize(speed) mutating func arm(_ owner: Int, at deadline: UInt64) {
    if self.deadline(of: owner) == deadline { return }
    disarm(owner)
    if deadline == .max { return }
    armings &+= 1
    add(Timer(deadline: deadline, arming: armings, owner: Int32(truncatingIfNeeded: owner)))
  }

  @_optimize(speed) mutating func disarm(_ owner: Int) {
    let place = Int(places[owner])
    if place < 0 { return }
    places[owner] = -1
    let last = heap[heap.count - 1]
    heap.removeLast()
    if place < heap.count {
      put(last, at: place)
      rise(place)
      sink(place)
    }
    next = heap.isEmpty ? .max : heap[0].deadline
  }

  /// All timers, by owner; the heap itself is made anew by who reads.
  mutating func carry(_ archive: inout Archive) {
    archive.carry(&armings)
    for owner in 0..<places.count {
      var timer = isArmed(owner) ? heap[Int(places[owner])] : Timer(deadline: .max, arming: 0, owner: Int32(truncatingIfNeeded: owner))
      archive.carry(&timer.deadline)
      if timer.deadline == .max { continue }
      archive.carry(&timer.arming)
      if archive.isReading { add(timer) }
    }
  }

  @_optimize(speed) private mutating func add(_ timer: Timer) {
    heap.append(timer)
    places[Int(timer.owner)] = Int32(truncatingIfNeeded: heap.count - 1)
    rise(heap.count - 1)
    next = heap[0].deadline
  }

  private mutating func put(_ timer: Timer, at place: Int) {
    heap[place] = timer
    places[Int(timer.owner)] = Int32(truncatingIfNeeded: place)
  }

  private func isBefore(_ a: Timer, _ b: Timer) -> Bool {
    a.deadline != b.deadline ? a.deadline < b.deadline : a.arming < b.arming
  }

  @_optimize(speed) private mutating func rise(_ start: Int) {
    var place = start
    while place > 0 {
      let parent = (place - 1) / 2
      let timer = heap[place]
      if !isBefore(timer, heap[parent]) { return }
      put(heap[parent], at: place)
      put(timer, at: parent)
      place = parent
    }
  }

  @_optimize(speed) private mutating func sink(_ start: Int) {
    var place = start
    while true {
      var least = place
      let left = 2 * place + 1
      if left < heap.count, isBefore(heap[left], heap[least]) { least = left }
      if left + 1 < heap.count, isBefore(heap[left + 1], heap[least]) { least = left + 1 }
      if least == place { return }
      let timer = heap[place]
      put(heap[least], at: place)
      put(timer, at: least)
      place = least
    }
  }
}
