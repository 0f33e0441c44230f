import CKinesic

/// A limit that an attempt was held against: what it came to, and what the recognizer's property allows or wants.
struct Measure: Encodable {
  /// `moved`
  let what: String
  let amount: Double
  let unit: String
  /// `allowed`, `needed`
  let relation: String
  let limit: Double
  /// The property that sets the limit.
  let property: String

  var text: String { "\(what) \(number(amount))\(suffix), \(relation) \(number(limit))" }

  private var suffix: String { unit.isEmpty ? "" : " " + unit }
  private func number(_ number: Double) -> String { String(format: "%.4g", number) }
}

/// What can be measured in the touches of an attempt.
private enum Quantity {
  case farthestMove, duration, tapDistance, pause, fingers

  var what: String {
    switch self {
    case .farthestMove: "moved"
    case .duration: "lasted"
    case .tapDistance: "was off by"
    case .pause: "waited"
    case .fingers: "saw"
    }
  }

  var unit: String {
    switch self {
    case .farthestMove, .tapDistance: "units"
    case .duration, .pause: "s"
    case .fingers: "fingers"
    }
  }
}

/// Which property stands behind which word of the standard classes (their `details`) or reason of the arena.
private struct Rule {
  let word: String
  let quantity: Quantity
  let relation: String
  /// The first that the class has counts.
  let properties: [String]

  /// The words that stand for an attempt that was abandoned, and for one that was recognized.
  static let abandoned = "abandoned"
  static let recognized = "recognized"

  static let table = [
    Rule(word: "moved too far", quantity: .farthestMove, relation: "allowed", properties: ["allowable_movement"]),
    Rule(word: "timed out", quantity: .duration, relation: "allowed", properties: ["maximum_tap_duration", "maximum_duration"]),
    Rule(word: "lifted too early", quantity: .duration, relation: "needed", properties: ["minimum_duration"]),
    Rule(word: "lifted too early", quantity: .farthestMove, relation: "needed", properties: ["minimum_distance", "threshold"]),
    Rule(word: "second tap too far", quantity: .tapDistance, relation: "allowed", properties: ["maximum_tap_distance"]),
    Rule(word: "no second tap in time", quantity: .pause, relation: "allowed", properties: ["maximum_interval"]),
    Rule(word: "too many touches", quantity: .fingers, relation: "allowed", properties: ["touches_required", "maximum_touches"]),
    Rule(word: abandoned, quantity: .farthestMove, relation: "needed", properties: ["threshold", "minimum_distance"]),
    Rule(word: recognized, quantity: .duration, relation: "needed", properties: ["minimum_duration"]),
    Rule(word: recognized, quantity: .farthestMove, relation: "needed", properties: ["threshold", "minimum_distance"]),
  ]

  /// A distance that is not the movement of a finger is called `threshold` too (pinch): only a drag says how it
  /// counts.
  func property(of recognizer: Roster.Recognizer) -> String? {
    properties.first { recognizer.numbers[$0] != nil && ($0 != "threshold" || recognizer.numbers["threshold_mode"] != nil) }
  }
}

extension Account {
  /// What a failure or recognition was about, where the touches and the properties tell it; nil for what they do not
  /// bear out.
  func measure(_ event: Event) -> Measure? {
    guard let recognizer = roster.recognizer(event.record.recognizer), event.isFailure || event.isRecognition else { return nil }
    let isAbandoned = event.record.reason == kin_reason(KIN_REASON_ABANDONED)
    let word = event.isRecognition ? Rule.recognized : isAbandoned ? Rule.abandoned : detail(event)
    for rule in Rule.table where rule.word == word {
      guard let property = rule.property(of: recognizer), let number = recognizer.numbers[property],
        let amount = amount(rule.quantity, recognizer, event)
      else { continue }
      let limit = number * (rule.quantity.unit == "units" ? trace.info.options.units_per_inch / 163 : 1)
      let isBeyond = rule.relation == "needed" && !event.isRecognition ? amount < limit : amount >= limit
      return isBeyond
        ? Measure(
          what: rule.quantity.what, amount: amount, unit: rule.quantity.unit, relation: rule.relation, limit: limit, property: property)
        : nil
    }
    return nil
  }

  /// The class's own word for a failure by its own rule, nil without one.
  func detail(_ event: Event) -> String? {
    guard event.isOwnFailure, let words = roster.recognizer(event.record.recognizer)?.details else {
      return nil
    }
    let index = Int(event.record.detail)
    return index > 0 && index < words.count && !words[index].isEmpty ? words[index] : nil
  }

  private func amount(_ quantity: Quantity, _ recognizer: Roster.Recognizer, _ event: Event) -> Double? {
    let time = event.record.time_ns
    let seen = touches(of: event)
    guard let last = seen.last else { return nil }
    switch quantity {
    case .farthestMove:
      // A drag counts by default on one axis.
      let isOnOneAxis = recognizer.numbers["threshold_mode"] == 0
      return seen.map { $0.farthest(until: time, isOnOneAxis: isOnOneAxis) }.max()
    case .duration: return seconds(from: last.tapBegin(among: seen), to: time)
    case .tapDistance: return tapDistance(seen, landing(after: event))
    case .pause: return seen.compactMap(\.up).filter { $0 <= time }.max().map { seconds(from: $0, to: time) }
    case .fingers: return Double(seen.count { ($0.up ?? .max) >= time })
    }
  }

  /// The touch that was about to land when a recognizer's attempt did not go on with it.
  private func landing(after event: Event) -> Touch? {
    guard event.record.reason == kin_reason(KIN_REASON_BEFORE_LANDING) else { return nil }
    return touches.first { $0.id == event.record.touch && $0.down == event.record.time_ns }
  }

  /// How far the last tap is from the one before: between the centroids of the places where their fingers landed.
  private func tapDistance(_ seen: [Touch], _ landing: Touch?) -> Double? {
    var taps = seen.reduce(into: [[Touch]]()) { taps, touch in
      let latest = taps.last?.map { $0.up ?? .max }.max() ?? 0
      if taps.isEmpty || touch.down >= latest { taps.append([]) }
      taps[taps.count - 1].append(touch)
    }
    if let landing { taps.append([landing]) }
    guard taps.count > 1 else { return nil }
    return distance(centroid(taps[taps.count - 2]), centroid(taps[taps.count - 1]))
  }

  private func centroid(_ touches: [Touch]) -> (time: UInt64, x: Double, y: Double) {
    let count = Double(touches.count)
    return (0, touches.map { $0.points[0].x }.reduce(0, +) / count, touches.map { $0.points[0].y }.reduce(0, +) / count)
  }

  private func seconds(from: UInt64, to: UInt64) -> Double { Double(to - min(from, to)) / 1e9 }
}

private func distance(_ a: (time: UInt64, x: Double, y: Double), _ b: (time: UInt64, x: Double, y: Double)) -> Double {
  hypot(a.x - b.x, a.y - b.y)
}

extension Account.Touch {
  /// How far it has been from where it landed.
  fileprivate func farthest(until time: UInt64, isOnOneAxis: Bool) -> Double {
    points.prefix { $0.time <= time }.map {
      isOnOneAxis ? max(abs($0.x - points[0].x), abs($0.y - points[0].y)) : distance(points[0], $0)
    }.max() ?? 0
  }

  /// When the first finger of its tap landed: of all that were down together with it.
  fileprivate func tapBegin(among touches: [Account.Touch]) -> UInt64 {
    touches.filter { $0.down <= down && ($0.up ?? .max) > down }.map(\.down).min() ?? down
  }
}
