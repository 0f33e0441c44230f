import Glibc

/// A file that is read whole: of a folder, a pipe, a FIFO, or the standard input stream, which is `-`.
struct Input {
  /// For complaints.
  let name: String
  let bytes: [UInt8]

  /// What can be read only once is kept, for it is asked for by its path again.
  private nonisolated(unsafe) static var kept: [String: [UInt8]] = [:]

  /// Reads it, or throws a sentence that names it.
  init(_ path: String) throws {
    name = Self.name(path)
    if let bytes = Self.kept[path] {
      self.bytes = bytes
      return
    }
    let given = path == "-" ? STDIN_FILENO : Streams.descriptor(named: path)
    let descriptor = given ?? open(path, O_RDONLY | O_NOCTTY)
    defer { if given == nil, descriptor >= 0 { close(descriptor) } }
    guard descriptor >= 0 || errno != ENOENT else { throw ToolError("\(path): there is no such file") }
    guard descriptor >= 0, let bytes = Streams.readAll(descriptor) else { throw ToolError("\(name): cannot be read: \(Streams.reason())") }
    self.bytes = bytes
    var info = stat()
    if given != nil || fstat(descriptor, &info) != 0 || info.st_mode & S_IFMT != S_IFREG { Self.kept[path] = bytes }
  }

  /// What a path is called in sentences.
  static func name(_ path: String) -> String { path == "-" ? "standard input" : path }
}

/// The bytes of an input.
func readFile(_ path: String) throws -> [UInt8] { try Input(path).bytes }
