import CKinesic

/// An engine's heap. It keeps its address as long as the engine.
public typealias HeapPointer = UnsafeMutablePointer<Heap>

/// Where the memory of one engine comes from: a host's functions, how many bytes they have given, and what is set
/// aside for the call under way.
///
/// It stands at the beginning of the first region, which has room for all that an engine is made of. What comes later
/// is asked of the host one block at a time; a block that the host does not give is taken from a region that was set
/// aside.
public struct Heap {
  /// What stands before every block, 16 bytes. A block stands 16 bytes behind a multiple of 32: so it can be
  /// distinguished from memory of the C library, which stands on one.
  private struct Head {
    var heap: HeapPointer?
    /// Of the block with its head; 1 more: it stands in a region; 2 more: 16 bytes are before it, for the sake of its
    /// place.
    var size: UInt
  }

  /// A larger piece of memory, whose blocks are given back together.
  private struct Region {
    var next: UnsafeMutablePointer<Region>?
    var size: Int
    /// Where the next block will stand.
    var end: Int
  }

  private static let headSize = 16
  private static let regionHead = 32

  /// The host's functions.
  public let allocator: kin_allocator
  private var regions: UnsafeMutablePointer<Region>?
  private var kept: UnsafeMutablePointer<Region>?
  private var isInSetup = true
  /// A block that was asked for ahead of the call's own request, and the bytes of that.
  private var block: UnsafeMutableRawPointer?
  private var blockSize = 0
  /// Bytes that the host has given and not got back; their maximum; and how many there were when the engine was made.
  public private(set) var used: UInt64 = 0
  public private(set) var most: UInt64 = 0
  private(set) var setupBytes: UInt64 = 0

  private init(_ allocator: kin_allocator) { self.allocator = allocator }

  /// The bytes of a block of `size` with its head.
  static func whole(_ size: Int) -> Int { (size + headSize + 31) / 32 * 32 }

  /// The bytes from a place that is aligned to 16 to the next multiple of 32.
  private static func gap(_ place: UnsafeMutableRawPointer) -> Int { Int(bitPattern: place) & 16 }

  /// Where the first block of a region stands in it.
  private static func first(_ region: UnsafeMutablePointer<Region>) -> Int { regionHead + gap(UnsafeMutableRawPointer(region)) }

  /// A heap with room for `byteCount` bytes of blocks in one piece; nil: the host does not give that.
  public static func make(_ allocator: kin_allocator, byteCount: Int) -> HeapPointer? {
    var heap = Heap(allocator)
    let own = whole(MemoryLayout<Heap>.size)
    guard heap.addRegion(regionHead + 16 + own + byteCount), let place = heap.blockInRegion(own) else { return nil }
    let address = (place + headSize).bindMemory(to: Heap.self, capacity: 1)
    address.initialize(to: heap)
    return address
  }

  /// Ends the setup of the engine: further blocks come from the host if it has memory.
  public mutating func finishSetup() {
    isInSetup = false
    setupBytes = used
  }

  /// Gives all regions back, and with the last one this value. Precondition: the other blocks were given back.
  public static func destroy(_ heap: HeapPointer) {
    heap.pointee.dropBlock()
    let allocator = heap.pointee.allocator
    var region = heap.pointee.regions
    while let gone = region {
      region = gone.pointee.next
      allocator.free(gone, UInt64(gone.pointee.size), allocator.user_data)
    }
  }

  /// A block, aligned to 16 bytes; nil: there is no memory.
  public static func allocate(_ size: Int, from heap: HeapPointer) -> UnsafeMutableRawPointer? {
    guard size <= Int.max - 64 else { return nil }
    let bytes = whole(size)
    let inRegion = heap.pointee.isInSetup ? heap.pointee.blockInRegion(bytes) : nil
    if let place = inRegion { return begin(place, UInt(bytes) | 1, heap) }
    if let place = heap.pointee.takeBlock(bytes) ?? heap.pointee.ask(bytes + 16) {
      return begin(place + gap(place), UInt(bytes + 16) | (gap(place) > 0 ? 2 : 0), heap)
    }
    return heap.pointee.blockInRegion(bytes).map { begin($0, UInt(bytes) | 1, heap) }
  }

  private static func begin(_ place: UnsafeMutableRawPointer, _ size: UInt, _ heap: HeapPointer?) -> UnsafeMutableRawPointer {
    place.initializeMemory(as: Head.self, to: Head(heap: heap, size: size))
    return place + headSize
  }

  /// Gives a block back. False: it is of no engine, and the caller's to free.
  public static func release(_ block: UnsafeMutableRawPointer) -> Bool {
    guard let heap = heap(of: block) else { return false }
    let size = (block - headSize).load(as: Head.self).size
    if size & 1 == 0 { heap.pointee.giveBack(block - headSize - (size & 2 != 0 ? 16 : 0), Int(size & ~3)) }
    return true
  }

  /// The heap of a block; nil: of no engine.
  static func heap(of block: UnsafeMutableRawPointer) -> HeapPointer? {
    gap(block) == 0 ? nil : (block - headSize).load(as: Head.self).heap
  }

  // MARK: What a call may need

  /// What was added since the engine was made, without what is set aside.
  var added: Int {
    var unused = 0
    var region = regions
    while let present = region, present.pointee.next != nil {
      unused += present.pointee.size - present.pointee.end
      region = present.pointee.next
    }
    return Int(clamping: used - setupBytes) - unused
  }

  /// Whether `size` bytes are set aside, none of them used so far.
  func hasSpare(_ size: Int) -> Bool {
    guard let region = regions, region.pointee.next != nil else { return false }
    return region.pointee.end == Heap.first(region) && region.pointee.size >= Heap.regionHead + 16 + size
  }

  /// Sets `size` bytes of blocks aside, so that what a call asks for is there. False: the host does not give them.
  mutating func setAside(_ size: Int) -> Bool { addRegion(Heap.regionHead + 16 + size) }

  /// Sets one block of exactly `size` bytes aside. False: the host does not give it.
  public mutating func setAside(block size: Int) -> Bool {
    dropBlock()
    block = ask(Heap.whole(size) + 16)
    blockSize = block == nil ? 0 : Heap.whole(size)
    return block != nil
  }

  /// The block that was set aside, for a request of as many bytes with its head.
  private mutating func takeBlock(_ bytes: Int) -> UnsafeMutableRawPointer? {
    if bytes != blockSize { return nil }
    let taken = block
    block = nil
    blockSize = 0
    return taken
  }

  private mutating func dropBlock() {
    let size = blockSize + 16
    if let place = takeBlock(blockSize) { giveBack(place, size) }
  }

  /// Sets `size` bytes aside if there are not as many unused ones. False: the host does not give them.
  mutating func renewSpare(_ size: Int) -> Bool {
    if hasSpare(size) { return true }
    dropSpare()
    return setAside(size)
  }

  /// Keeps `size` bytes back, for what must be done when there is no memory any more. False: the host does not give
  /// them.
  mutating func keep(_ size: Int) -> Bool {
    let before = regions
    if !setAside(size) { return false }
    kept = regions
    regions = before
    return true
  }

  /// Makes what is kept back available.
  mutating func useKept() {
    guard let region = kept else { return }
    region.pointee.next = regions
    regions = region
    kept = nil
  }

  /// Gives back what was set aside and is not used.
  mutating func dropSpare() {
    dropBlock()
    while let region = regions, region.pointee.next != nil, region.pointee.end == Heap.first(region) {
      regions = region.pointee.next
      giveBack(UnsafeMutableRawPointer(region), region.pointee.size)
    }
  }

  // MARK: The host's memory

  private mutating func ask(_ size: Int) -> UnsafeMutableRawPointer? {
    guard let place = allocator.allocate(UInt64(size), allocator.user_data) else { return nil }
    used += UInt64(size)
    most = max(most, used)
    return place
  }

  private mutating func giveBack(_ place: UnsafeMutableRawPointer, _ size: Int) {
    used -= UInt64(size)
    allocator.free(place, UInt64(size), allocator.user_data)
  }

  private mutating func addRegion(_ size: Int) -> Bool {
    let whole = (size + 15) / 16 * 16
    guard let place = ask(whole) else { return false }
    let region = place.bindMemory(to: Region.self, capacity: 1)
    region.initialize(to: Region(next: regions, size: whole, end: Heap.first(region)))
    regions = region
    return true
  }

  private func blockInRegion(_ size: Int) -> UnsafeMutableRawPointer? {
    var candidate = regions
    while let region = candidate {
      if region.pointee.size - region.pointee.end >= size {
        let place = UnsafeMutableRawPointer(region) + region.pointee.end
        region.pointee.end += size
        return place
      }
      candidate = region.pointee.next
    }
    return nil
  }
}

extension Heap {
  /// A block for a row that grows out of `old`, whose `used` bytes it takes over; it comes from where that one came,
  /// which it gives back. Nil: there is no memory, and `old` is as it was.
  @inline(never) static func grow(_ old: UnsafeMutableRawPointer?, used: Int, to capacity: Int, _ stride: Int) -> UnsafeMutableRawPointer? {
    let (size, overflow) = capacity.multipliedReportingOverflow(by: stride)
    if overflow { return nil }
    guard let old else { return .allocate(byteCount: size, alignment: 16) }
    guard let grown = allocate(size, besides: old) else { return nil }
    grown.copyMemory(from: old, byteCount: used)
    old.deallocate()
    return grown
  }

  /// Gives a row back; nil is none.
  @inline(never) static func giveBack(_ row: UnsafeMutableRawPointer?) { row?.deallocate() }

  private static func allocate(_ size: Int, besides old: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    #if hasFeature(Embedded)
      if let heap = heap(of: old) { return allocate(size, from: heap) }
    #endif
    return .allocate(byteCount: size, alignment: 16)
  }
}
