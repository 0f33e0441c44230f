/// Hover texts: what happened when, each sentence once.
enum Lines {
  /// "0.089 s: pan 'pan' failed: lifted too early", and how often where it came several times.
  static func text(_ events: [Event]) -> String { text(events.map { ($0.seconds, $0.sentence) }) }

  static func text(_ entries: [(time: Double, sentence: String)]) -> String {
    var order: [String] = []
    var times: [String: (first: Double, count: Int)] = [:]
    for entry in entries {
      if times[entry.sentence] == nil { order.append(entry.sentence) }
      times[entry.sentence] = (times[entry.sentence]?.first ?? entry.time, (times[entry.sentence]?.count ?? 0) + 1)
    }
    return order.map { sentence in
      let (first, count) = times[sentence] ?? (0, 0)
      return "\(GestureLine.number(first, 3)) s: \(sentence)" + (count > 1 ? " (and \(count - 1) more times)" : "")
    }.joined(separator: "\n")
  }
}
