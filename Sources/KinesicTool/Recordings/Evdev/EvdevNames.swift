import RecordingReaders

extension Evdev {
  static let typeNames: [Int: String] = {
    var names: [Int: String] = [:]
    while let (name, number) = type(names.count) { names[number] = "\(name)" }
    return names
  }()

  /// By type and code, those that readers and writers deal with.
  static let codeNames: [Int: [Int: String]] = {
    var (names, index): ([Int: [Int: String]], Int) = ([:], 0)
    while let (name, type, number) = code(index) {
      names[type, default: [:]][number] = "\(name)"
      index += 1
    }
    return names
  }()

  /// `EV_ABS / ABS_MT_SLOT`, for comments.
  static func name(_ event: EvdevEvent) -> String {
    "\(typeNames[event.type] ?? String(event.type)) / \(codeNames[event.type]?[event.code] ?? String(event.code))"
  }
}
