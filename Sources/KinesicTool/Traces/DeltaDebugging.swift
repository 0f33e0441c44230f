/// Delta debugging: the smallest part of a list that still shows something, in which nothing can be left out any more
/// on its own.
///
/// Zeller and Hildebrandt, "Simplifying and isolating failure-inducing input", IEEE Transactions on Software
/// Engineering 28 (2002), algorithm ddmin; parts alone are not tried, only what is left without them, since scripts
/// seldom show anything from a middle part.
enum DeltaDebugging {
  /// `shows` is asked about sublists in the order of the list; of `units` itself it is taken to be true. At most about
  /// units.count ^ 2 questions, in the usual case some times the logarithm.
  static func minimize<Unit>(_ units: [Unit], shows: ([Unit]) throws -> Bool) rethrows -> [Unit] {
    if try units.isEmpty || shows([]) { return [] }
    var kept = units
    var parts = 2
    while kept.count >= 2 {
      if let smaller = try withoutOnePart(kept, parts, shows) {
        kept = smaller
        parts = max(parts - 1, 2)
      } else {
        if parts >= kept.count { break }
        parts = min(2 * parts, kept.count)
      }
    }
    return kept
  }

  private static func withoutOnePart<Unit>(_ units: [Unit], _ parts: Int, _ shows: ([Unit]) throws -> Bool) rethrows -> [Unit]? {
    for part in 0..<parts {
      let from = units.count * part / parts
      let to = units.count * (part + 1) / parts
      if from == to { continue }
      let rest = Array(units[..<from] + units[to...])
      if try shows(rest) { return rest }
    }
    return nil
  }
}
