import CKinesic
import CPlatform

/// The entry of a plugin library.
private typealias PluginEntry = @convention(c) (UnsafePointer<kin_host>?, UnsafeMutablePointer<kin_plugin>?) -> kin_result

/// An open library. It is never closed: code that is gone while somebody may still call it ends in a crash.
struct Library {
  let handle: LibraryHandle

  /// Room for what an entry fills in, more than this level needs: a library of a later level writes more.
  private static let capacity = 4096

  /// Opens a file; nil: the system cannot.
  init?(_ path: CString) {
    guard let handle = platform_open_library(path) else { return nil }
    self.handle = handle
  }

  /// Lets the library introduce itself, and gives that to `body`; nil: it exports no entry.
  func introduce<Result>(
    to host: kin_host, _ body: (UnsafePointer<kin_plugin>, kin_result) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard let symbol = platform_find_symbol(handle, "kin_plugin_entry") else { return nil }
    let entry = unsafeBitCast(symbol, to: PluginEntry.self)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: Library.capacity, alignment: 16)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: Library.capacity)
    let table = memory.bindMemory(to: kin_plugin.self, capacity: 1)
    table.pointee.struct_size = UInt32(Library.capacity)
    var lent = host
    let answer = entry(&lent, table)
    return try body(UnsafePointer(table), answer)
  }
}
