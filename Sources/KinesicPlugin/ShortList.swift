/// As many elements as fingers can be down at one time, in order. Plain bytes: those that are free keep what was in
/// them until the next attempt begins.
public struct ShortList<Element: BitwiseCopyable>: BitwiseCopyable {
  /// The largest `touch_capacity` of an engine.
  public static var capacity: Int { 128 }

  private var elements: InlineArray<128, Element>
  @StateInteger private var length = 0

  /// How many there are. A state may have been read from somebody's trace: a number that cannot be is none.
  public var count: Int { UInt(bitPattern: length) <= UInt(Self.capacity) ? length : 0 }

  /// An empty list whose bytes are those of `filler`.
  public init(filler: Element) { elements = InlineArray(repeating: filler) }

  public subscript(index: Int) -> Element {
    get { elements[index] }
    set { elements[index] = newValue }
  }

  public func firstIndex(where isWanted: (Element) -> Bool) -> Int? {
    for index in 0..<count where isWanted(elements[index]) { return index }
    return nil
  }

  /// Adds an element; the oldest makes room when there is none.
  public mutating func append(_ element: Element) {
    if count == Self.capacity { remove(at: 0) }
    elements[count] = element
    length = count + 1
  }

  public mutating func remove(at index: Int) {
    for i in index..<count - 1 { elements[i] = elements[i + 1] }
    length = count - 1
  }
}
