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

/// Writes a line to the standard error stream.
func note(_ sentence: String) {
  FileHandle.standardError.write(Data((sentence + "\n").utf8))
}
