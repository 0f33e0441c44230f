import CMemory

/// A row of plain values in memory of the C library. Where there is none left it says so and stays as it is.
struct Buffer<Element: BitwiseCopyable> {
  private(set) var start: UnsafeMutablePointer<Element>?
  private(set) var count = 0
  private var capacity = 0

  init() {}

  func free() { memory_release(start) }

  /// Whether there is room for so many elements in all.
  mutating func reserve(_ wanted: Int) -> Bool {
    if wanted <= capacity { return true }
    let roomy = max(wanted, capacity + capacity / 2, 8)
    let (bytes, isTooMuch) = roomy.multipliedReportingOverflow(by: MemoryLayout<Element>.stride)
    guard !isTooMuch, let memory = memory_allocate(bytes) else { return false }
    let moved = memory.bindMemory(to: Element.self, capacity: roomy)
    if let start { moved.update(from: start, count: count) }
    memory_release(start)
    start = moved
    capacity = roomy
    return true
  }

  subscript(index: Int) -> Element {
    get { start.unsafelyUnwrapped[index] }
    nonmutating set { start.unsafelyUnwrapped[index] = newValue }
  }

  /// Where an element is. Only of a buffer that is not empty.
  func place(_ index: Int) -> UnsafeMutablePointer<Element> { start.unsafelyUnwrapped + index }

  /// Which element is at an address; nil: it is elsewhere.
  func index(at address: UnsafeRawPointer) -> Int? {
    guard let start, address >= UnsafeRawPointer(start), address < UnsafeRawPointer(start + count) else { return nil }
    return (address - UnsafeRawPointer(start)) / MemoryLayout<Element>.stride
  }

  /// Only after `reserve`.
  mutating func append(_ element: Element) {
    (start.unsafelyUnwrapped + count).initialize(to: element)
    count += 1
  }

  /// Only after `reserve`.
  mutating func append(_ elements: UnsafePointer<Element>, _ number: Int) {
    (start.unsafelyUnwrapped + count).update(from: elements, count: number)
    count += number
  }

  mutating func remove(at index: Int, _ number: Int = 1) {
    let gap = place(index)
    gap.update(from: gap + number, count: count - index - number)
    count -= number
  }
}
