/// The part of the line between two reports on which conditions hold that change evenly along it: 0 is the earlier
/// report, 1 the later one. So what happens between two reports is judged where it happens, at any rate of the panel.
///
/// The earlier report itself has been judged: what holds there alone holds nowhere.
public struct LinePart {
  /// Where it begins.
  public private(set) var first = 0.0
  private var last = 1.0

  public init() {}

  public var isEmpty: Bool { last <= 0 || first > last }

  /// Only where a number that goes from `before` to `after` is 0 or more.
  public mutating func keep(from before: Double, to after: Double) {
    if after < 0 {
      last = before < 0 ? 0 : min(last, before / (before - after))
    } else if before < 0 {
      first = max(first, before / (before - after))
    }
  }
}
