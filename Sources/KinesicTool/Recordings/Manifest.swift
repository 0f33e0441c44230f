import FoundationEssentials
import RecordingReaders

/// What a `manifest.json` beside a recording tells about it: the made traces of Tests/Traces have one. Distances in
/// device units.
struct Manifest {
  let x: Recording.Axis
  let y: Recording.Axis

  var axes: Axes { Axes(x: x, y: y) }

  /// Nil where there is no manifest, or where it does not name the recording.
  static func find(_ file: String) throws -> Manifest? {
    let recording = URL(fileURLWithPath: file)
    let path = recording.deletingLastPathComponent().appendingPathComponent("manifest.json").relativePath
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let root = Node(json: try JSON.parse(try readFile(path), file: path), file: path, owner: "", path: "")
    func member(_ name: String, of node: Node) throws -> Node? { try node.members().first { $0.key == name }?.node }
    let named = try member("traces", of: root)?.list().contains { try member("file", of: $0)?.string() == recording.lastPathComponent }
    guard named == true, let perMM = try member("units_per_mm", of: root)?.number(), let width = try member("width", of: root)?.number(),
      let height = try member("height", of: root)?.number()
    else { return nil }
    return Manifest(
      x: .init(minimum: 0, maximum: width, unitsPerMM: perMM), y: .init(minimum: 0, maximum: height, unitsPerMM: perMM))
  }
}
