import FoundationEssentials
import Glibc

/// A failure that the user can mend: one sentence, with file and line where they are known, and perhaps lines that
/// show it.
struct ToolError: Error, CustomStringConvertible {
  let description: String
  let details: [String]

  init(_ description: String, details: [String] = []) { (self.description, self.details) = (description, details) }
}

/// The bytes of a file, or a sentence that names it.
func readFile(_ path: String) throws -> [UInt8] {
  var isDirectory = false
  guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { throw ToolError("\(path): there is no such file") }
  guard !isDirectory, let data = FileManager.default.contents(atPath: path) else { throw ToolError("\(path): cannot be read") }
  return [UInt8](data)
}

/// All that comes from the standard input stream.
func readStandardInput() throws -> [UInt8] {
  guard let bytes = Streams.readAll(STDIN_FILENO) else { throw ToolError("standard input: cannot be read") }
  return bytes
}

/// Writes a file whole or not at all; "-" is the standard output stream.
func writeFile(_ bytes: some Sequence<UInt8>, to path: String) throws {
  if path == "-" {
    guard Streams.writeAll(bytes, to: STDOUT_FILENO) else { throw ToolError("standard output: cannot be written") }
  } else {
    do { try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic) } catch { throw ToolError("\(path): cannot be written") }
  }
}

/// Makes a folder, and those above it, unless it is there.
func makeFolder(_ path: String) throws {
  do { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) } catch {
    throw ToolError("\(path): cannot be made")
  }
}
