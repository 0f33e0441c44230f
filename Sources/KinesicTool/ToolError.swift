import Foundation

/// A failure that the user can mend: one sentence, with file and line where they are known.
struct ToolError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// The bytes of a file, or a sentence that names it.
func readFile(_ path: String) throws -> [UInt8] {
  var isDirectory: ObjCBool = false
  guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { throw ToolError("\(path): there is no such file") }
  guard !isDirectory.boolValue, let data = FileManager.default.contents(atPath: path) else { throw ToolError("\(path): cannot be read") }
  return [UInt8](data)
}

/// All that comes from the standard input stream.
func readStandardInput() throws -> [UInt8] {
  do { return [UInt8](try FileHandle.standardInput.readToEnd() ?? Data()) } catch { throw ToolError("standard input: cannot be read") }
}

/// Writes a file whole or not at all; "-" is the standard output stream.
func writeFile(_ bytes: some Sequence<UInt8>, to path: String) throws {
  let data = Data(bytes)
  do {
    if path == "-" {
      try FileHandle.standardOutput.write(contentsOf: data)
    } else {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    }
  } catch { throw ToolError("\(path == "-" ? "standard output" : path): cannot be written") }
}

/// Writes a line to the standard error stream.
func note(_ sentence: String) {
  FileHandle.standardError.write(Data((sentence + "\n").utf8))
}
