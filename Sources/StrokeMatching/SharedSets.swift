import CMemory
import Synchronization

/// The sets of all recognizers of the process. A recognizer's state has no pointers: it has the number of its set,
/// which is made of the set's bytes. Threads meet here: a step finds a set without waiting, who adds or removes one
/// waits for others who do.
public enum SharedSets {
  /// Stays as long as the process; one without a set is used again.
  private struct Place: ~Copyable {
    let next: UnsafeMutablePointer<Place>?
    let number = Atomic<UInt32>(0)
    let set = Atomic<UnsafeMutablePointer<SharedSet>?>(nil)
    var users = 0
    var hash: UInt64 = 0
  }

  nonisolated(unsafe) private static let first = Atomic<UnsafeMutablePointer<Place>?>(nil)
  private static let isBusy = Atomic<Bool>(false)

  /// A number of a host as one of a set; 0, which no set has, for what is none.
  public static func key(_ number: Double) -> UInt32 { number > 0 && number < 0x1p32 ? UInt32(number) : 0 }

  /// Nil: no set has that number.
  public static func find(_ number: UInt32) -> UnsafeMutablePointer<SharedSet>? {
    place(of: number)?.pointee.set.load(ordering: .acquiring)
  }

  private static func place(of number: UInt32) -> UnsafeMutablePointer<Place>? {
    var place = first.load(ordering: .acquiring)
    while let here = place, here.pointee.number.load(ordering: .acquiring) != number { place = here.pointee.next }
    return place
  }

  public enum Sharing {
    case shared(UInt32), isTaken, noMemory
  }

  /// The number under which recognizers find a copy of a set: half of the bits of its hash, as a processor of 32 bits
  /// changes them at once.
  public static func share(_ set: TemplateSet) -> Sharing {
    let hash = set.hash
    let number = max(UInt32(truncatingIfNeeded: hash ^ hash >> 32), 1)
    return alone {
      if let known = place(of: number) {
        if known.pointee.hash != hash { return .isTaken }
        known.pointee.users += 1
        return .shared(number)
      }
      guard let place = emptyPlace(), let memory = memory_allocate(MemoryLayout<SharedSet>.size) else { return .noMemory }
      guard let shared = SharedSet(set) else {
        memory_release(memory)
        return .noMemory
      }
      let copy = memory.bindMemory(to: SharedSet.self, capacity: 1)
      copy.initialize(to: shared)
      place.pointee.users = 1
      place.pointee.hash = hash
      place.pointee.set.store(copy, ordering: .releasing)
      place.pointee.number.store(number, ordering: .releasing)
      return .shared(number)
    }
  }

  /// One user less; with the last one the copy goes. False: no set has that number.
  public static func release(_ number: UInt32) -> Bool {
    alone {
      guard number != 0, let place = place(of: number) else { return false }
      place.pointee.users -= 1
      if place.pointee.users > 0 { return true }
      place.pointee.number.store(0, ordering: .releasing)
      if let gone = place.pointee.set.exchange(nil, ordering: .acquiringAndReleasing) {
        gone.pointee.free()
        memory_release(gone)
      }
      return true
    }
  }

  private static func emptyPlace() -> UnsafeMutablePointer<Place>? {
    if let unused = place(of: 0) { return unused }
    guard let memory = memory_allocate(MemoryLayout<Place>.size) else { return nil }
    let place = memory.bindMemory(to: Place.self, capacity: 1)
    place.initialize(to: Place(next: first.load(ordering: .acquiring)))
    first.store(place, ordering: .releasing)
    return place
  }

  private static func alone<Result>(_ body: () -> Result) -> Result {
    while !isBusy.compareExchange(expected: false, desired: true, ordering: .acquiring).exchanged {}
    defer { isBusy.store(false, ordering: .releasing) }
    return body()
  }
}
