import CKinesic
import Foundation
import Testing

@testable import KinesicCore

/// Numbers that look like chance, the same in every run.
private struct Chance {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func uniform() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) / 0x1p53
  }

  /// Of a normal distribution with deviation 1.
  mutating func normal() -> Double { (-2 * log(1 - uniform())).squareRoot() * cos(2 * .pi * uniform()) }
}

@Suite("Where a touch will be")
struct PredictionTests {
  private static let millimetre = 163 / 25.4
  private let millimetre = PredictionTests.millimetre

  /// A table with one contact at these places (units, ms).
  private func table(_ samples: [(time: Double, x: Double, y: Double)], _ mode: PredictionMode = .velocity, scale: Double = 1) -> TouchTable
  {
    var table = TouchTable(capacity: 1, scale: scale)
    table.setPrediction(mode)
    for (i, place) in samples.enumerated() {
      var sample = kin_touch_sample()
      sample.time_ns = UInt64((place.time * 1e6).rounded())
      sample.x = place.x
      sample.y = place.y
      if i == 0 { _ = table.land(sample) } else { table.move(0, sample) }
      table.endStep()
    }
    return table
  }

  private func ask(_ table: borrowing TouchTable, _ time: Double) -> kin_touch_estimate {
    table.sample(0, at: UInt64((time * 1e6).rounded()))
  }

  /// A finger that goes right by `speed` units a second, a report every 8 ms up to 80 ms.
  private func straight(_ speed: Double) -> [(Double, Double, Double)] {
    (0...10).map { (report: Int) -> (Double, Double, Double) in
      let time = Double(report) * 8
      return (time, time * speed / 1000, 0)
    }
  }

  @Test("A straight movement goes on, up to 33 ms; whoever tells nothing for longer goes back, and is held from 66 ms on")
  func straightOn() {
    let table = table(straight(500))
    for (late, ahead) in [(1.0, 1.0), (16, 16), (33, 33), (40, 26), (65, 1)] {
      let estimate = ask(table, 80 + late)
      #expect(abs(estimate.x - (40 + 0.5 * ahead)) < 1e-9 && Int(estimate.kind) == KIN_ESTIMATE_EXTRAPOLATED, "\(late)")
      #expect(estimate.time_ns == UInt64((80 + ahead) * 1e6) && estimate.y == 0 && estimate.reserved == 0)
    }
    for late in [66.0, 80, 10_000] {
      let estimate = ask(table, 80 + late)
      #expect(estimate.x == 40 && Int(estimate.kind) == KIN_ESTIMATE_HELD && estimate.time_ns == 80_000_000)
    }
    #expect(Int(ask(table, 80).kind) == KIN_ESTIMATE_SAMPLE)
  }

  @Test("A finger that speeds up goes on with the speed that it has at the end, not with the mean")
  func parabola() {
    let samples = (0...10).map { (report: Int) -> (time: Double, x: Double, y: Double) in
      let square = Double(report * report)
      return (Double(report) * 8, square * 0.5, square * -0.25)
    }
    let table = table(samples)
    // The parabola's slope at the end is 10 units in 8 ms.
    let estimate = ask(table, 96)
    #expect(abs(estimate.x - (50 + 20)) < 1e-6 && abs(estimate.y + 25 + 10) < 1e-6)
  }

  @Test("Only the last 60 ms count, and nothing before a pause of more than 40 ms")
  func window() {
    var late: [(Double, Double, Double)] = [(0, 900, 5), (19, -900, 5)]
    for place in straight(500) { late.append((place.0 + 20, place.1, 0)) }
    #expect(abs(ask(table(late), 116).x - 48) < 1e-6)
    let paused = self.table(straight(500) + [(121, 40, 30)])
    #expect(ask(paused, 130).y == 30)
    let slow = self.table(straight(500) + [(119, 60, 0)])
    #expect(ask(slow, 125).x > 60)
  }

  @Test("Reports that come at once predict no more than one of them")
  func burst() {
    var queued = straight(500)
    for i in 1...5 { queued.append((80 + Double(i) * 0.02, 40 + Double(i) * 4, 0)) }
    #expect(ask(table(queued), 96).x == ask(table(straight(500) + [(80.1, 60, 0)]), 96).x)
    #expect(ask(table([(0, 0, 0), (0.02, 50, 0), (0.04, 100, 0)]), 10).x == 100)
    #expect(ask(table([(0, 0, 0), (2, 5000, 0), (4, 10_000, 0)]), 14).x <= 10_000 + 641.73 + 1e-6)
  }

  @Test("A finger that was reported at one place again is predicted as one that slows down, and soon not at all")
  func rest() {
    let resting = table(straight(500) + [(88, 40, 0)])
    let moving = ask(table(straight(500)), 96).x
    #expect(ask(resting, 104).x < moving)
    let long = table(straight(500) + [(88, 40, 0), (96, 40, 0), (140, 40, 0)])
    #expect(ask(long, 150).x == 40 && Int(ask(long, 150).kind) == KIN_ESTIMATE_HELD)
  }

  @Test("Who went less than half a millimetre is held, who went a millimetre goes all the way, in a window of any scale")
  func hardly() {
    for scale in [1.0, 2.5] {
      for (way, part) in [(0.49, 0.0), (0.75, 0.5), (1.01, 1.0)] {
        // Seven steps of 8 ms reach back 56 ms.
        let speed = way * millimetre * scale / 0.056
        let estimate = ask(table(straight(speed), scale: scale), 90)
        #expect(abs(estimate.x - (0.08 + 0.01 * part) * speed) < 1e-6, "\(scale): \(way) mm")
      }
    }
  }

  /// The mean distance between answers 16 ms after each report of a noisy finger and where it then is, in units.
  private func error(_ mode: PredictionMode, noise: Double, seed: UInt64, _ path: (Double) -> (x: Double, y: Double)) -> Double {
    var chance = Chance(seed)
    var samples: [(time: Double, x: Double, y: Double)] = []
    var sum = 0.0
    for i in 0..<60 {
      let time = Double(i) * 8
      let place = path(time)
      samples.append((time, place.x + noise * chance.normal(), place.y + noise * chance.normal()))
      guard i >= 12 else { continue }
      let truth = path(time + 16)
      let estimate = ask(table(samples, mode), time + 16)
      sum += hypot(estimate.x - truth.x, estimate.y - truth.y)
    }
    return sum / 48
  }

  @Test("Of a finger at rest with a sensor's noise every answer is the held one", arguments: 1...10 as ClosedRange<UInt64>)
  func noise(_ seed: UInt64) {
    let noise = 0.07 * millimetre
    let still = { (_: Double) in (x: 300.0, y: 200.0) }
    let held = error(.none, noise: noise, seed: seed, still)
    #expect(error(.velocity, noise: noise, seed: seed, still) == held)
    #expect(error(.line, noise: noise, seed: seed, still) > held)
  }

  @Test("Of a finger that creeps it is no worse, and of one that moves it is better than the line, which is better than nothing")
  func better() {
    let noise = 0.07 * millimetre
    for seed in 1...5 as ClosedRange<UInt64> {
      for speed in [1.0, 3, 6, 10] {
        let creep = { (time: Double) in (x: time / 1000 * speed * Self.millimetre, y: 0.0) }
        #expect(error(.velocity, noise: noise, seed: seed, creep) <= error(.none, noise: noise, seed: seed, creep) * 1.02, "\(speed)")
      }
      for speed in [50.0, 200, 600] {
        let circle = { (time: Double) in
          (x: cos(time / 1000 * speed / 30) * 30 * Self.millimetre, y: sin(time / 1000 * speed / 30) * 30 * Self.millimetre)
        }
        let errors = [PredictionMode.velocity, .line, .none].map { error($0, noise: noise, seed: seed, circle) }
        #expect(errors[0] < errors[1] && errors[1] < errors[2], "\(speed) mm/s: \(errors)")
        if speed > 100 { #expect(errors[0] < errors[2] * 0.4, "\(speed) mm/s: \(errors)") }
      }
    }
  }

  @Test("Numbers near the end of their range are held")
  func wild() {
    let table = table([(0, -1e300, 0), (8, 0, 0), (16, 1e300, 0), (24, 1.7e308, 0)])
    #expect(ask(table, 30).x == 1.7e308)
  }
}
