/// A failure that the user can mend: one sentence, with file and line where they are known, and perhaps lines that
/// show it.
struct ToolError: Error, CustomStringConvertible {
  let description: String
  let details: [String]

  init(_ description: String, details: [String] = []) { (self.description, self.details) = (description, details) }
}
