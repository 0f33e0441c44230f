import CKinesic

/// Numbers for recognizers, as they stand in the engine's bytes: no pointer, and none is given twice.
enum Tokens {
  nonisolated(unsafe) private static var objects: [UInt64: Unmanaged<UIGestureRecognizer>] = [:]
  nonisolated(unsafe) private static var last: UInt64 = 0

  static func make() -> UInt64 {
    last += 1
    return last
  }

  static func give(_ token: UInt64, to object: UIGestureRecognizer) { objects[token] = Unmanaged.passUnretained(object) }
  static func take(_ token: UInt64) { objects[token] = nil }

  /// The recognizer whose number stands at the front of its bytes; nil: none does yet, or it is gone.
  static func object(in state: UnsafeRawPointer) -> UIGestureRecognizer? {
    objects[UInt64(state.load(as: Double.self))]?.takeUnretainedValue()
  }

  static func object(of peer: UnsafePointer<kin_peer>?) -> UIGestureRecognizer? {
    peer?.pointee.state.flatMap { peer?.pointee.isOfUIKit == true ? object(in: $0) : nil }
  }
}

extension kin_peer {
  /// Whether its bytes begin with a token.
  fileprivate var isOfUIKit: Bool {
    guard property_count > 0, let name = properties.pointee.name else { return false }
    return String(cString: name) == "uikit_object"
  }
}
