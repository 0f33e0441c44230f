import CKinesic
import Foundation
import Testing

@testable import KinesicPlugin
@testable import StandardRecognizers

/// Other people's motions: read where they lie, never copied here.
private let dataFolder = URL(
  fileURLWithPath: ProcessInfo.processInfo.environment["KINESIC_DATA"]
    ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../../shared/data").standardized.path)
private let velocityCases = dataFolder.appendingPathComponent("velocity/velocity_cases.json")

/// A tracker by the rules of the file: one history per pointer and axis, a gap of 40 ms before a lift (Android) or 80
/// (Chromium).
private struct Tracker {
  let strategy: VelocityStrategy
  let isRestricted: Bool
  let liftGap: UInt64
  /// Nanoseconds that reports must be apart to be samples of their own; the published values are of all samples.
  let spacing: UInt64
  var histories: [Int: VelocityHistory] = [:]
  var lastEvent: UInt64 = 0
  /// The same samples as a host would keep them.
  var points: [Int: [kin_touch_point]] = [:]

  mutating func feed(_ sample: [String: Any]) {
    let time = (sample["t_ns"] as? NSNumber)?.uint64Value ?? 0
    let action = sample["action"] as? String ?? ""
    let pause = Time.elapsed(from: lastEvent, to: time)
    lastEvent = time
    switch action {
    case "cancel":
      histories = [:]
      return
    case "up", "pointer_up":
      if pause > liftGap { histories = [:] }
      if sample["canceled"] as? Bool == true, let id = sample["action_pointer"] as? Int { histories[id] = nil }
      return
    case "down": histories = [:]
    case "pointer_down": if let id = sample["action_pointer"] as? Int { histories[id] = nil }
    default: break
    }
    for pointer in sample["pointers"] as? [[String: Any]] ?? [] where pointer["resampled"] as? Bool != true {
      guard let id = pointer["id"] as? Int, let x = pointer["x"] as? Double, let y = pointer["y"] as? Double else { continue }
      histories[id, default: VelocityHistory()].add(Vector(x: x, y: y), at: time, spacing: max(Double(spacing), 0.5))
      if action == "down" || (action == "pointer_down" && sample["action_pointer"] as? Int == id) { points[id] = [] }
      points[id, default: []].append(kin_touch_point(time_ns: time, x: x, y: y))
    }
  }

  func velocity(_ pointer: Int) -> Vector {
    guard var history = histories[pointer] else { return .zero }
    let velocity = isRestricted ? history.restrictedVelocity(strategy) : history.plainVelocity(strategy)
    #expect(estimate(pointer, history.latest) == velocity, "the function for hosts differs")
    return velocity
  }

  /// The same by `kin_velocity_estimate`'s way.
  private func estimate(_ pointer: Int, _ time: UInt64) -> Vector {
    var rule = kin_velocity_options.standard
    rule.strategy = strategy == .impulse ? 1 : 0
    rule.refuses_reversal = isRestricted ? 1 : 0
    rule.spacing_ns = spacing
    rule.limit = .infinity
    var found = kin_point()
    let result = points[pointer, default: []].withUnsafeBufferPointer { rule.estimate($0, at: time, &found) }
    return result == kin_result(KIN_OK) ? Vector(x: found.x, y: found.y) : Vector(x: .nan, y: .nan)
  }
}

@Suite("Velocities of Android's, CTS's and Chromium's tests")
struct VelocityDataTests {
  @Test(
    "The published values are met", .enabled(if: FileManager.default.fileExists(atPath: velocityCases.path), "no \(velocityCases.path)"))
  func all() throws {
    let file = try JSONSerialization.jsonObject(with: try Data(contentsOf: velocityCases))
    let cases = try #require((file as? [String: Any])?["cases"] as? [[String: Any]])
    var counts = [0, 0, 0]
    var skipped: [String: Int] = [:]
    for entry in cases {
      for want in entry["expect"] as? [[String: Any]] ?? [] {
        let strategy = want["strategy"] as? String ?? ""
        let axis = want["axis"] as? String ?? ""
        guard ["lsq2", "impulse", "lsq2_restricted"].contains(strategy), axis != "scroll" else {
          skipped[strategy + " " + axis, default: 0] += 1
          continue
        }
        counts[try check(entry, want, strategy, axis)] += 1
      }
    }
    print("velocity cases: \(counts[0]) values, \(counts[1]) tight ones, \(counts[2]) comparisons; not offered: \(skipped)")
    #expect(counts.reduce(0, +) > 130)
  }

  @Test(
    "Recorded flings have their published velocities with the recognizers' spacing too",
    .enabled(if: FileManager.default.fileExists(atPath: velocityCases.path), "no \(velocityCases.path)"))
  func flings() throws {
    let file = try JSONSerialization.jsonObject(with: try Data(contentsOf: velocityCases))
    let cases = try #require((file as? [String: Any])?["cases"] as? [[String: Any]])
    var count = 0
    for entry in cases {
      let id = try #require(entry["id"] as? String)
      guard id.contains("Sailfish") || id.contains("Swordfish") else { continue }
      for want in entry["expect"] as? [[String: Any]] ?? [] {
        guard let strategy = want["strategy"] as? String, ["lsq2", "impulse"].contains(strategy), let axis = want["axis"] as? String,
          let wanted = want["velocity"] as? Double, let tolerance = (want["tolerance"] as? [String: Any])?["value"] as? Double
        else { continue }
        let got = velocity(entry, want, strategy, axis, want["after_sample"] as? Int, spacing: 2 * Time.millisecond)
        #expect(abs(got - wanted) <= tolerance * abs(wanted), "\(id) \(strategy) \(axis): \(got), not \(wanted)")
        count += 1
      }
    }
    #expect(count > 20)
  }

  private func check(_ entry: [String: Any], _ want: [String: Any], _ strategy: String, _ axis: String) throws -> Int {
    let id = try #require(entry["id"] as? String)
    if let compare = want["compare"] as? String {
      let now = velocity(entry, want, strategy, axis, want["after_sample"] as? Int)
      try checkOrder(compare, now, id) { velocity(entry, want, strategy, axis, $0) }
      return 2
    }
    var got = velocity(entry, want, strategy, axis, want["after_sample"] as? Int)
    // Chromium clamps each axis; the engine offers no clamp here, so the test does it.
    if let limit = want["max_velocity"] as? Double { got = max(-limit, min(limit, got)) }
    let tolerance = want["tolerance"] as? [String: Any]
    let value = tolerance?["value"] as? Double ?? 0
    let wanted = want["velocity"] as? Double ?? 0
    switch tolerance?["kind"] as? String {
    case "relative": #expect(abs(got - wanted) <= value * abs(wanted) + 1e-9, "\(id) \(strategy) \(axis): \(got), not \(wanted)")
    default: #expect(abs(got - wanted) <= value + 1e-9, "\(id) \(strategy) \(axis): \(got), not \(wanted)")
    }
    guard let exact = want["recomputed_f64"] as? Double else { return 0 }
    #expect(abs(got - exact) <= 1e-4 + 1e-6 * abs(exact), "\(id) \(strategy) \(axis): \(got), recomputed \(exact)")
    return 1
  }

  /// "< 500 and < value_at(after_sample=12)" and the like.
  private func checkOrder(_ compare: String, _ now: Double, _ id: String, _ valueAt: (Int) -> Double) throws {
    for part in compare.components(separatedBy: " and ") {
      let match = try #require(part.firstMatch(of: /^(<|>|>=) (?:(-?[0-9]+)|value_at\(after_sample=([0-9]+)\))$/), "\(id): \(part)")
      let other = match.3.flatMap { Int($0) }.map(valueAt) ?? match.2.flatMap { Double($0) } ?? .nan
      #expect(match.1 == "<" ? now < other : match.1 == ">" ? now > other : now >= other, "\(id): \(now) \(part)")
    }
  }

  private func velocity(
    _ entry: [String: Any], _ want: [String: Any], _ strategy: String, _ axis: String, _ last: Int?, spacing: UInt64 = 0
  ) -> Double {
    let isChromium = (entry["id"] as? String)?.hasPrefix("chromium") == true
    var tracker = Tracker(
      strategy: strategy == "impulse" ? .impulse : .leastSquares, isRestricted: strategy == "lsq2_restricted",
      liftGap: (isChromium ? 80 : 40) * Time.millisecond, spacing: spacing)
    let samples = entry["samples"] as? [[String: Any]] ?? []
    for sample in samples.prefix(last.map { $0 + 1 } ?? samples.count) { tracker.feed(sample) }
    let velocity = tracker.velocity(want["pointer"] as? Int ?? 0)
    return axis == "x" ? velocity.x : velocity.y
  }
}
