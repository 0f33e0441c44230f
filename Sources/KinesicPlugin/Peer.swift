import CKinesic

/// Another recognizer, as the hooks see it. Valid during the call only.
public struct Peer {
  public let raw: UnsafePointer<kin_peer>

  public init(_ raw: UnsafePointer<kin_peer>) { self.raw = raw }

  /// Whether it is of the class of that name.
  public func isClass(_ name: Text) -> Bool {
    guard let other = raw.pointee.class_name else { return false }
    return strcmp(other, name.start) == 0
  }

  /// Its property of that name, or `otherwise` when its class has none.
  public func number(_ name: Text, otherwise: Double) -> Double { kin_peer_number(raw, name.start, otherwise) }
}
