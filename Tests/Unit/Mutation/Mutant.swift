// The mutants that are switched on: numbers with commas between them, read once from the environment. Put into each
// module of a copy of the tree; what it needs of the C library it declares itself, so that no module needs an import
// for it.

@_silgen_name("getenv") private func getenv(_ name: UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>?
@_silgen_name("atoi") private func atoi(_ text: UnsafePointer<CChar>) -> CInt
@_silgen_name("mmap")
private func mmap(_ place: UnsafeMutableRawPointer?, _ size: Int, _ access: CInt, _ flags: CInt, _ file: CInt, _ offset: Int)
  -> UnsafeMutableRawPointer?
@_silgen_name("open") private func open(_ path: UnsafePointer<CChar>, _ flags: CInt) -> CInt

private func environment(_ name: StaticString) -> UnsafeMutablePointer<CChar>? {
  getenv(UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self))
}

private let roomForMutants = 1 << 20

/// A byte for each mutant, 1 where it is switched on; nil: none is.
private nonisolated(unsafe) let active: UnsafeMutablePointer<UInt8>? = {
  guard let text = environment("KINESIC_MUTANT"), text.pointee != 0, let pages = mmap(nil, roomForMutants, 3, 0x22, -1, 0) else {
    return nil
  }
  let bytes = pages.assumingMemoryBound(to: UInt8.self)
  var place = text
  while true {
    let number = Int(atoi(place))
    if number > 0 && number < roomForMutants { bytes[number] = 1 }
    while place.pointee != 0 && place.pointee != 0x2C { place += 1 }
    if place.pointee == 0 { return bytes }
    place += 1
  }
}()

/// A file with a byte for each mutant, shared by all that run: 1 where a test came by.
private nonisolated(unsafe) let reached: UnsafeMutablePointer<UInt8>? = {
  guard let path = environment("KINESIC_REACHED") else { return nil }
  let file = open(path, 2)
  guard file >= 0, let bytes = mmap(nil, roomForMutants, 3, 1, file, 0) else { return nil }
  return bytes.assumingMemoryBound(to: UInt8.self)
}()

/// The first of the `count` mutants from `first` on that is switched on, 0: none. They are reached.
@inline(never) func mutant(_ first: Int, _ count: Int) -> Int {
  if let reached {
    for number in first..<first + count { reached[number] = 1 }
  }
  guard let active else { return 0 }
  for number in first..<first + count where active[number] != 0 { return number }
  return 0
}
