import CMemory

/// A row of plain values in memory of the C library, which it gives back when it goes. Where there is none left,
/// adding is refused, and the row stays as it is.
public struct List<Element: BitwiseCopyable>: ~Copyable {
  private(set) var start: UnsafeMutablePointer<Element>?
  public private(set) var count = 0
  private var capacity = 0

  public init() {}

  deinit { memory_release(start) }

  var isEmpty: Bool { count == 0 }

  /// All of them, as long as nothing is added.
  public var all: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: start, count: count) }

  var last: Element? { count > 0 ? self[count - 1] : nil }

  subscript(index: Int) -> Element {
    @inline(__always) get { start.unsafelyUnwrapped[index] }
    @inline(__always) nonmutating _modify { yield &start.unsafelyUnwrapped[index] }
  }

  /// Makes room for so many elements in all.
  mutating func reserve(_ wanted: Int) throws(Complaint) {
    if wanted > capacity { try grow(to: wanted) }
  }

  @inline(never)
  private mutating func grow(to wanted: Int) throws(Complaint) {
    let roomy = max(wanted, capacity + capacity / 2, 8)
    let (bytes, isTooMuch) = roomy.multipliedReportingOverflow(by: MemoryLayout<Element>.stride)
    guard !isTooMuch, let memory = memory_allocate(bytes) else { throw .noMemory }
    let moved = memory.bindMemory(to: Element.self, capacity: roomy)
    if let start { moved.update(from: start, count: count) }
    memory_release(start)
    (start, capacity) = (moved, roomy)
  }

  @inline(__always)
  mutating func append(_ element: Element) throws(Complaint) {
    if count == capacity { try grow(to: count + 1) }
    (start.unsafelyUnwrapped + count).initialize(to: element)
    count += 1
  }

  mutating func append(_ elements: UnsafeBufferPointer<Element>) throws(Complaint) {
    guard let first = elements.baseAddress else { return }
    try reserve(count + elements.count)
    (start.unsafelyUnwrapped + count).update(from: first, count: elements.count)
    count += elements.count
  }

  /// So many times the same.
  mutating func fill(_ element: Element, _ number: Int) throws(Complaint) {
    try reserve(number)
    count = 0
    for _ in 0..<number { try append(element) }
  }

  /// Leaves the first ones.
  mutating func shorten(to count: Int) { if count < self.count { self.count = count } }

  mutating func remove(at index: Int) {
    guard let start else { return }
    (start + index).update(from: start + index + 1, count: count - index - 1)
    count -= 1
  }
}
