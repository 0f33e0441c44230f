import CKinesic
import Foundation
import Testing

@testable import KinesicCore

/// Other people's numbers: read where they lie, never copied here.
private let resamplingCases = URL(
  fileURLWithPath: ProcessInfo.processInfo.environment["KINESIC_DATA"]
    ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../../shared/data").standardized.path
).appendingPathComponent("velocity/resampling_cases.json")

private typealias Object = [String: Any]

/// What the engine does not offer, by the end of a case's name.
private let notOffered = [
  "PalmEventIsNotResampled": "there is no palm", "ShouldNotResampleToolTypeExtrapolation": "there is no palm",
  "IncreaseNumPointersExtrapolation": "each touch on its own", "DecreaseNumPointersInterpolation": "each touch on its own",
  "DifferentIdsInterpolation": "each touch on its own", "DifferentIdsExtrapolation": "each touch on its own",
  "DifferentToolTypeInterpolation": "each touch on its own", "DifferentToolTypeExtrapolation": "each touch on its own",
  "ResampledValueIsUsedForIdenticalCoordinates": "answers are not remembered", "OverwriteStillMotionEvent": "answers are not remembered",
]

/// A touch table that takes the samples of a case.
private final class Feeder {
  var table = TouchTable(capacity: 8, scale: 1)
  var latest = -1.0

  init() { table.setPrediction(.line) }

  func feed(_ sample: Object) {
    let time = sample["t_ms"] as? Double ?? 0
    // What was queued behind a frame comes again as the next frame's.
    if time <= latest { return }
    latest = time
    let lifting = (sample["action"] as? String).flatMap { $0.hasPrefix("pointer_up:") ? UInt64($0.dropFirst(11)) : nil }
    for pointer in sample["pointers"] as? [Object] ?? [sample] {
      var fed = kin_touch_sample()
      fed.touch = UInt64(pointer["id"] as? Int ?? 0)
      fed.time_ns = UInt64((time * 1e6).rounded())
      fed.x = pointer["x"] as? Double ?? 0
      fed.y = pointer["y"] as? Double ?? 0
      let place = table.find(fed.touch)
      if let place, lifting == fed.touch { table.lift(place, fed) } else if let place, lifting == nil { table.move(place, fed) }
      if place == nil { _ = table.land(fed) }
    }
    table.endStep()
  }

  func ask(_ touch: Int, _ time: Double) -> kin_touch_estimate? {
    table.find(UInt64(touch)).map { table.sample($0, at: UInt64((time * 1e6).rounded())) }
  }

  /// Compares all touches with the sample that is expected behind the real ones at a frame; nil: none. Returns how
  /// many values it compared.
  func check(_ expected: Object?, frame: Double, _ id: String) throws -> Int {
    guard let expected else {
      var rest = table.down
      while let place = rest.popFirst() {
        let kind = Int(table.sample(place, at: UInt64(((frame - 5) * 1e6).rounded())).kind)
        #expect(kind == KIN_ESTIMATE_SAMPLE || kind == KIN_ESTIMATE_HELD, "\(id) at \(frame)")
      }
      return table.down.count
    }
    let pointers = try #require(expected["pointers"] as? [Object])
    for pointer in pointers {
      let touch = try #require(pointer["id"] as? Int)
      let estimate = try #require(ask(touch, frame - 5))
      #expect(abs(Double(estimate.time_ns) / 1e6 - (expected["t_ms"] as? Double ?? 0)) < 1e-9, "\(id) at \(frame)")
      #expect(abs(estimate.x - (pointer["x"] as? Double ?? .nan)) < 1e-3, "\(id) at \(frame): \(estimate.x)")
      #expect(abs(estimate.y - (pointer["y"] as? Double ?? .nan)) < 1e-3, "\(id) at \(frame): \(estimate.y)")
    }
    return pointers.count
  }
}

@Suite("Resampling and smoothing of Android's and Chromium's tests")
struct SamplingDataTests {
  @Test(
    "The published places are met", .enabled(if: FileManager.default.fileExists(atPath: resamplingCases.path), "no \(resamplingCases.path)")
  )
  func all() throws {
    let file = try JSONSerialization.jsonObject(with: try Data(contentsOf: resamplingCases))
    let cases = try #require((file as? Object)?["cases"] as? [Object])
    var values = 0
    var ran = 0
    for entry in cases {
      let id = try #require(entry["id"] as? String)
      let algorithm = entry["algorithm"] as? String ?? entry["kind"] as? String ?? ""
      let isOffered = ["linear_resampling", "touch_resampling", "resampler_call", "one_euro"].contains { algorithm.hasPrefix($0) }
      if let reason = notOffered.first(where: { id.hasSuffix($0.key) })?.value ?? (isOffered ? nil : algorithm) {
        print("SKIPPED \(id): \(reason)")
        continue
      }
      ran += 1
      switch entry["kind"] as? String {
      case "touch_resampling": values += try steps(entry, id)
      case "resampler_call": values += try calls(entry, id)
      case "prediction": values += try queries(entry, id)
      default: values += try smoothed(entry, id)
      }
    }
    print("resampling cases: \(ran) of \(cases.count), \(values) values")
    #expect(ran >= 32 && values > 150)
  }

  private func steps(_ entry: Object, _ id: String) throws -> Int {
    let feeder = Feeder()
    var values = 0
    for step in entry["steps"] as? [Object] ?? [] {
      let published = step["publish"] as? [Object] ?? []
      for sample in published { feeder.feed(sample) }
      // Landings and lifts are delivered alone, without a place for the frame.
      guard published.allSatisfy({ $0["action"] as? String == "move" }) else { continue }
      let last = (step["expect"] as? [Object])?.last
      let isAppended = (last?["pointers"] as? [Object])?.allSatisfy { $0["resampled"] as? Bool == true } == true
      // A finger that rests is on a line too: it goes nowhere.
      if !isAppended && id.hasSuffix("TwoPointersAreResampledIndependently") { continue }
      values += try feeder.check(isAppended ? last : nil, frame: try #require(step["frame_time_ms"] as? Double), id)
    }
    return values
  }

  private func calls(_ entry: Object, _ id: String) throws -> Int {
    let feeder = Feeder()
    var values = 0
    for call in entry["calls"] as? [Object] ?? [] {
      for sample in call["samples"] as? [Object] ?? [] { feeder.feed(sample) }
      if let future = call["future"] as? Object { feeder.feed(future) }
      values += try feeder.check(call["expect_appended"] as? Object, frame: try #require(call["frame_time_ms"] as? Double), id)
    }
    return values
  }

  private func queries(_ entry: Object, _ id: String) throws -> Int {
    let samples = entry["samples"] as? [Object] ?? []
    let queries = entry["queries"] as? [Object] ?? []
    for query in queries {
      let feeder = Feeder()
      for sample in samples.prefix((query["after_sample"] as? Int ?? 0) + 1) { feeder.feed(sample) }
      let estimate = try #require(feeder.ask(0, (query["t_ms"] as? Double ?? 0) - 5))
      #expect(abs(estimate.x - (query["x"] as? Double ?? .nan)) < 0.1, "\(id): \(estimate.x)")
      #expect(abs(estimate.y - (query["y"] as? Double ?? .nan)) < 0.1, "\(id): \(estimate.y)")
    }
    return queries.count
  }

  /// The samples pass a touch table that smooths; what it says at each of their times is compared.
  private func smoothed(_ entry: Object, _ id: String) throws -> Int {
    let parameters = try #require(entry["parameters"] as? [String: Double])
    let samples = try #require(entry["samples_t_s_x"] as? [[Double]])
    let wanted = try #require(entry["recomputed_f64"] as? [Double])
    let expect = try #require(entry["expect"] as? Object)
    let feeder = Feeder()
    feeder.table.smooth(
      by: OneEuro(
        minimumCutoff: parameters["min_cutoff_hz"] ?? 0, beta: parameters["beta"] ?? 0, speedCutoff: parameters["speed_cutoff_hz"] ?? 0))
    var worst = 0.0
    var sum = 0.0
    for (i, sample) in samples.enumerated() {
      feeder.feed(["t_ms": sample[0] * 1000, "x": sample[1], "y": 3.0])
      let estimate = try #require(feeder.ask(0, sample[0] * 1000))
      #expect(abs(estimate.x - wanted[i]) < 1e-5 && abs(estimate.y - 3) < 1e-12, "\(id), sample \(i): \(estimate.x)")
      worst = max(worst, abs(estimate.x))
      sum += abs(estimate.x - sample[1])
    }
    let limit = expect["value"] as? Double
    switch expect["metric"] as? String {
    case "mean_abs_error": #expect(sum / Double(samples.count) < (limit ?? 0), "\(id)")
    case "max_abs": #expect(worst < (limit ?? 0), "\(id)")
    default: #expect(abs(wanted[wanted.count - 1] - (expect["last"] as? Double ?? .nan)) < 1e-3, "\(id)")
    }
    return samples.count
  }
}
