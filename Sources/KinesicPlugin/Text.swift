/// A text that lives for ever, as C wants it. It is written as a literal.
public struct Text: ExpressibleByStringLiteral, @unchecked Sendable {
  /// Its bytes, a zero behind them.
  public let start: UnsafePointer<CChar>

  /// Transparent: a literal is then the address of its bytes, and nothing else is compiled for it.
  @_transparent public init(stringLiteral string: StaticString) {
    start = UnsafeRawPointer(string.utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
