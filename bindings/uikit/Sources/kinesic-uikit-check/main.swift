import Foundation

// Names in Swift sources what was written for iOS and does not compile with these modules, or compiles and does
// something else. Ends with 1 if there is any.

let paths = CommandLine.arguments.dropFirst()
guard let first = paths.first, first != "--help", first != "-h" else {
  print("kinesic-uikit-check FILE-OR-FOLDER...\n\nNames what would not do in these sources as it does on iOS.")
  exit(paths.isEmpty ? 2 : 0)
}

/// The Swift files at a path, a folder's in order.
func files(_ path: String) -> [String] {
  var isFolder: ObjCBool = false
  guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
    FileHandle.standardError.write(Data("kinesic-uikit-check: \(path) is not there\n".utf8))
    exit(2)
  }
  if !isFolder.boolValue { return [path] }
  let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
  return all.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted().map { "\(path)/\($0)" }
}

let sources = paths.flatMap(files).compactMap { path -> Source? in
  guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
    FileHandle.standardError.write(Data("kinesic-uikit-check: \(path) is not a text in UTF-8\n".utf8))
    exit(2)
  }
  return Source(path: path, text: text)
}
let findings = Rules(sources: sources).findings
for finding in findings { print("\(finding.file):\(finding.line): \(finding.sentence)") }
print("\(sources.count) files, \(findings.count) findings")
exit(findings.isEmpty ? 0 : 1)
