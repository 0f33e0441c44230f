import CKinesic
import Foundation
import Testing

@testable import KinesicPlugin
@testable import StandardRecognizers

/// The behaviour cases that single recognizers decide; the others belong to the engine's tests.
private let singles: [String: [String]] = [
  "tap": ["tap-too-many-fingers", "double-tap-location"],
  "long_press": ["long-press-by-timer", "long-press-after-tap"],
  "pan": ["pan-life", "pan-per-axis", "pan-second-finger-no-jump", "pan-too-many-fingers"],
  "swipe": ["swipe-right", "swipe-wrong-way-kills"],
  "pinch_rotation": ["pinch-life", "rotation-unwraps"],
  "timing": ["timer-between-feeds", "timer-at-sample-time"],
  "comparison": ["parallel-is-no-pinch", "pinch-after-drag", "anchored-pinch", "skewed-frames"],
]

private let files = ["tap", "long_press", "pan", "swipe", "pinch_rotation", "timing", "comparison"]

@Suite("Behaviour cases")
struct Cases {
  @Test("Each recognizer of a case sends what the case expects of it", arguments: files)
  func run(_ file: String) throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..").standardized
    let folder = tests.appendingPathComponent("Cases")
    let data = try Data(contentsOf: folder.appendingPathComponent(file + ".json"))
    let list = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    var ran: [String] = []
    for entry in list {
      let id = try #require(entry["id"] as? String)
      guard singles[file]?.contains(id) == true else { continue }
      for recognizer in try #require(entry["recognizers"] as? [[String: Any]]) { try runCase(entry, id, recognizer) }
      ran.append(id)
    }
    #expect(ran.sorted() == singles[file]?.sorted())
  }

  private func runCase(_ entry: [String: Any], _ id: String, _ recognizer: [String: Any]) throws {
    let driver = Driver(try #require(recognizer["class"] as? String))
    for (name, value) in recognizer["set"] as? [String: Any] ?? [:] { driver.set(name, try #require(value as? Double)) }
    let script = try #require(entry["script"] as? [[String: Any]])
    var index = 0
    while index < script.count {
      let time = try #require(script[index]["t"] as? Double)
      var group: [Driver.Sample] = []
      while index < script.count, script[index]["t"] as? Double == time {
        if let sample = sample(script[index]) { group.append(sample) }
        index += 1
      }
      driver.at(time) { group.forEach { driver.enqueue($0) } }
    }
    driver.at(1000)
    let wanted = try #require(entry["expect"] as? [[String: Any]]).filter { $0["gesture"] as? String == recognizer["id"] as? String }
    #expect(driver.sent.map { Driver.word($0.state) } == wanted.map { $0["state"] as? String }, "\(id)")
    for (sent, want) in zip(driver.sent, wanted) { try compare(sent, want, driver, id) }
  }

  private func sample(_ entry: [String: Any]) -> Driver.Sample? {
    let at = (entry["at"] as? [Double]).map { Vector(x: $0[0], y: $0[1]) }
    let phases: [(String, Driver.Sample.Phase)] = [("down", .down), ("move", .move), ("up", .up), ("cancel", .cancel)]
    for (name, phase) in phases {
      if let touch = entry[name] as? Int { return Driver.Sample(id: UInt64(touch), phase: phase, place: at) }
    }
    return nil
  }

  private func compare(_ sent: Sent, _ want: [String: Any], _ driver: Driver, _ id: String) throws {
    #expect(abs(sent.time - (want["t"] as? Double ?? -1)) < 1e-6, "\(id)")
    if let at = want["at"] as? [Double] {
      #expect(isClose(sent.place.x, at[0]) && isClose(sent.place.y, at[1]), "\(id) at \(sent.time): \(sent.place)")
    }
    for (name, value) in want["values"] as? [String: Double] ?? [:] {
      #expect(isClose(sent.values[driver.valueIndex(name)], value), "\(id) at \(sent.time): \(name)")
    }
  }
}

/// The cases' tolerance (Tests/Cases/README.md).
func isClose(_ got: Double, _ want: Double, _ tolerance: Double = 1e-6) -> Bool {
  abs(got - want) <= max(tolerance, tolerance * abs(want))
}
