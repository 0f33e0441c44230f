import Glibc

extension Array {
  /// Makes room for so many elements in large pages, if the system has some: of a long recording the faults of pages
  /// of 4 KB would take longer than reading it. Room that is not used costs nothing.
  mutating func reserveLargePages(_ count: Int) {
    reserveCapacity(count)
    let size = capacity * MemoryLayout<Element>.stride
    withUnsafeMutableBytes { LargePages.wish(UnsafeMutableRawBufferPointer(start: $0.baseAddress, count: size)) }
  }
}

enum LargePages {
  private static let size = 1 << 21

  /// Memory that is not used yet. A wish, which the system need not grant.
  static func wish(_ room: UnsafeMutableRawBufferPointer) {
    guard let start = room.baseAddress, room.count >= 2 * size else { return }
    let first = start.alignedUp(toMultipleOf: size)
    let length = (room.count - (first - start)) / size * size
    madvise(first, length, MADV_HUGEPAGE)
  }
}
