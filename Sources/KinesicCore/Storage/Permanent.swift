/// Read-only data that is made once and lives as long as the process: what C calls static.
struct Permanent<Element: BitwiseCopyable>: @unchecked Sendable {
  let address: UnsafePointer<Element>
  let count: Int

  init(_ elements: [Element]) {
    let copy = UnsafeMutablePointer<Element>.allocate(capacity: max(elements.count, 1))
    for i in elements.indices { (copy + i).initialize(to: elements[i]) }
    address = UnsafePointer(copy)
    count = elements.count
  }

  subscript(index: Int) -> Element { address[index] }
}
