/// A growable row of plain values with one owner.
///
/// Appending within the reserved capacity never allocates; growth doubles. An index outside `0 ..< count` is a bug of
/// the core: builds that check their invariants trap then, which are those of fuzzers, sanitizers and tests.
struct List<Element>: ~Copyable {
  private(set) var count = 0
  private(set) var capacity = 0
  private var base: UnsafeMutablePointer<Element>?

  init() { precondition(_isPOD(Element.self)) }

  deinit { Heap.giveBack(base) }

  subscript(index: Int) -> Element {
    @inline(__always) unsafeAddress { UnsafePointer(pointer(to: index)) }
    @inline(__always) unsafeMutableAddress { pointer(to: index) }
  }

  /// An element's address; valid until the list grows.
  @inline(__always) func pointer(to index: Int) -> UnsafeMutablePointer<Element> {
    #if KINESIC_CHECKS
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
    #endif
    return base.unsafelyUnwrapped + index
  }

  var isEmpty: Bool { count == 0 }

  /// Makes room for `wanted` elements in all.
  @inline(__always) mutating func reserve(_ wanted: Int) {
    if wanted > capacity { grow(to: wanted) }
  }

  /// The bytes that a row takes which is made for so many elements.
  static func byteCount(forCapacity count: Int) -> Int { count > 0 ? Heap.whole(max(count, fewest) * MemoryLayout<Element>.stride) : 0 }

  /// The bytes that making room for so many asks for.
  func growth(to wanted: Int) -> Int { wanted > capacity ? List.byteCount(forCapacity: max(wanted, 2 * capacity)) : 0 }

  /// A row has room for so many elements at least.
  private static var fewest: Int { 8 }

  /// Out of line, so that the places that append stay small. There is memory: whoever appends has set it aside.
  @inline(never) private mutating func grow(to wanted: Int) {
    let isGrown = growIfPossible(to: wanted)
    precondition(isGrown)
  }

  /// The same where nothing was set aside; false: there is no memory, and nothing has changed.
  mutating func reserveIfPossible(_ wanted: Int) -> Bool { wanted <= capacity || growIfPossible(to: wanted) }

  @inline(never) private mutating func growIfPossible(to wanted: Int) -> Bool {
    let room = max(wanted, capacity &* 2, List.fewest)
    let stride = MemoryLayout<Element>.stride
    guard let grown = Heap.grow(base.map { UnsafeMutableRawPointer($0) }, used: count &* stride, to: room, stride) else { return false }
    base = grown.assumingMemoryBound(to: Element.self)
    capacity = room
    return true
  }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow(to: count &+ 1) }
    (base.unsafelyUnwrapped + count).initialize(to: element)
    count &+= 1
  }

  /// The same where nothing was set aside; false: there is no memory, and nothing has changed.
  mutating func appendIfPossible(_ element: Element) -> Bool {
    if !reserveIfPossible(count &+ 1) { return false }
    append(element)
    return true
  }

  /// Where the next element will stand, in room that was reserved.
  var end: UnsafeMutablePointer<Element> { base.unsafelyUnwrapped + count }

  /// So many elements were written at `end`.
  @inline(__always) mutating func didAppend(_ number: Int) {
    precondition(number <= capacity &- count)
    count &+= number
  }

  /// Fills up to `wanted` elements in all with copies of `element`.
  mutating func extend(to wanted: Int, with element: Element) {
    reserve(wanted)
    while count < wanted { append(element) }
  }

  mutating func insert(_ element: Element, at index: Int) {
    append(element)
    var i = count - 1
    while i > index {
      self[i] = self[i - 1]
      i -= 1
    }
    self[index] = element
  }

  mutating func remove(at index: Int) {
    var i = index
    while i + 1 < count {
      self[i] = self[i + 1]
      i += 1
    }
    removeLast()
  }

  /// Copies `number` elements from `source` on to `target`, plain values.
  mutating func copy(_ number: Int, from source: Int, to target: Int) {
    precondition(number >= 0 && source >= 0 && target >= 0 && max(source, target) <= count &- number)
    // As bytes: the compiler copies elements one by one, each by a call.
    guard number > 0, let base else { return }
    UnsafeMutableRawPointer(base + target).copyMemory(from: base + source, byteCount: number * MemoryLayout<Element>.stride)
  }

  mutating func removeLast() {
    precondition(count > 0)
    count -= 1
  }

  /// Drops all elements from `length` on.
  mutating func truncate(to length: Int) {
    precondition(length >= 0)
    if count > length { count = length }
  }

  /// Drops the elements that a rule names; the others keep their order.
  @inline(__always) mutating func removeAll(where isUnwanted: (Element) -> Bool) {
    var kept = 0
    for i in 0..<count where !isUnwanted(self[i]) {
      if kept != i { self[kept] = self[i] }
      kept += 1
    }
    truncate(to: kept)
  }

  @inline(__always) mutating func removeAll() { truncate(to: 0) }

  /// Sorts in place, without memory of its own, in about n^1.3 steps; equal elements come in any order.
  /// Algorithm: D. L. Shell's of 1959, with the gaps of a comb sort.
  mutating func sort(by precedes: (Element, Element) -> Bool) {
    var gap = count
    var isSorted = false
    while !isSorted {
      gap = max(gap * 10 / 13, 1)
      isSorted = gap == 1
      for i in 0..<max(count - gap, 0) where precedes(self[i + gap], self[i]) {
        (self[i], self[i + gap]) = (self[i + gap], self[i])
        isSorted = false
      }
    }
  }

  /// The first element's address, for C to read `count` elements; valid until the list grows.
  var address: UnsafePointer<Element>? { base.map { UnsafePointer($0) } }

  /// An element's address, for C to read it; valid until the list grows.
  func address(of index: Int) -> UnsafePointer<Element> { UnsafePointer(pointer(to: index)) }
}

extension List where Element: Equatable {
  func firstIndex(of element: Element) -> Int? {
    var i = 0
    while i < count {
      if self[i] == element { return i }
      i += 1
    }
    return nil
  }
}
