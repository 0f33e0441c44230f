/// An element of a list in place: looked up once, used often.
///
/// Valid until the list grows, which only a host or a class can cause in the middle of a step: none is kept
/// across a call into these.
struct Reference<Element> {
  private let pointer: UnsafeMutablePointer<Element>

  init(_ pointer: UnsafeMutablePointer<Element>) { self.pointer = pointer }

  var value: Element {
    @inline(__always) unsafeAddress { UnsafePointer(pointer) }
    @inline(__always) nonmutating unsafeMutableAddress { pointer }
  }
}

extension List {
  /// An element in place.
  @inline(__always) func reference(to index: Int) -> Reference<Element> { Reference(pointer(to: index)) }

  /// Appends an element; returns it in place.
  @inline(__always) mutating func added(_ element: Element) -> Reference<Element> {
    append(element)
    return Reference(end - 1)
  }
}
