// The mutant that is switched on: a number, read once from the environment. Put into each module of a copy of the
// tree; what it needs of the C library it declares itself, so that no module needs an import for it.

@_silgen_name("getenv") private func getenv(_ name: UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>?
@_silgen_name("atoi") private func atoi(_ text: UnsafePointer<CChar>) -> CInt
@_silgen_name("mmap")
private func mmap(_ place: UnsafeMutableRawPointer?, _ size: Int, _ access: CInt, _ flags: CInt, _ file: CInt, _ offset: Int)
  -> UnsafeMutableRawPointer?
@_silgen_name("open") private func open(_ path: UnsafePointer<CChar>, _ flags: CInt) -> CInt

private func environment(_ name: StaticString) -> UnsafeMutablePointer<CChar>? {
  getenv(UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self))
}

private nonisolated(unsafe) let active: Int = {
  guard let text = environment("KINESIC_MUTANT") else { return 0 }
  return Int(atoi(text))
}()

/// A file with a byte for each mutant, shared by all that run: 1 where a test came by.
private nonisolated(unsafe) let reached: UnsafeMutablePointer<UInt8>? = {
  guard let path = environment("KINESIC_REACHED") else { return nil }
  let file = open(path, 2)
  guard file >= 0, let bytes = mmap(nil, 1 << 20, 3, 1, file, 0) else { return nil }
  return bytes.assumingMemoryBound(to: UInt8.self)
}()

/// The number of the mutant that is switched on, 0: none. The `count` mutants from `first` on are reached.
@inline(never) func mutant(_ first: Int, _ count: Int) -> Int {
  if let reached {
    for number in first..<first + count { reached[number] = 1 }
  }
  return active
}
