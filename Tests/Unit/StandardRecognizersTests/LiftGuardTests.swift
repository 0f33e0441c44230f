import CKinesic
import Testing

@testable import KinesicPlugin
@testable import StandardRecognizers

/// A finger that jumps as it rolls off.
@Suite("Lifts that jump")
struct LiftGuardTests {
  private let millimetre = VelocityProperties.millimetre

  /// A finger of `speed` mm/s, a report every `interval` ms; then steps of these lengths in mm.
  private func history(_ speed: Double, _ steps: [Double], interval: Double = 8, count: Int = 12) -> VelocityHistory {
    var history = VelocityHistory()
    var x = 0.0
    for i in 0..<count + steps.count {
      if i > 0 { x += i < count ? speed * interval / 1000 : steps[i - count] }
      history.add(Vector(x: x * millimetre, y: 0), at: UInt64(Double(i) * interval * 1e6))
    }
    return history
  }

  /// In mm/s, at the newest sample.
  private func speed(_ history: VelocityHistory, guarded: Bool) -> Double {
    var history = history
    let rule = VelocityRule(strategy: .leastSquares, limit: .infinity, millimetre: guarded ? millimetre : 0)
    let velocity = history.velocity(rule, at: history.latest)
    #expect(velocity.y == 0 && history.rate(rule, at: history.latest) == velocity.x)
    return velocity.x / millimetre
  }

  @Test(
    "A jump in one of the last three steps, or in all of them, is left out",
    arguments: [[3], [3, 0.5], [3, 0.5, 0.2], [3, 3], [4, 6, 7]])
  func jumps(_ steps: [Double]) {
    let history = history(40, steps)
    #expect(abs(speed(history, guarded: true) - 40) < 1e-6)
    #expect(speed(history, guarded: false) > 70)
  }

  @Test("Nine fast steps are no jump, nor is one that is shorter than 2 mm, or less than 2.5 times as fast and 50 mm/s")
  func others() {
    for steps in [Array(repeating: 3, count: 9), [1.99], [1.2]] {
      let history = history(40, steps)
      #expect(speed(history, guarded: true) == speed(history, guarded: false), "\(steps)")
    }
    // 2.5 times 300 mm/s and 50 are 800 mm/s, 6.4 mm in 8 ms.
    for (step, isLeftOut) in [(6.39, false), (6.41, true)] {
      let history = history(300, [step])
      #expect((abs(speed(history, guarded: true) - 300) < 1e-6) == isLeftOut, "\(step)")
    }
  }

  @Test("Six steps must have come before it: a short flick is none")
  func short() {
    for (count, isLeftOut) in [(7, true), (6, false)] {
      let history = history(20, [4], count: count)
      #expect((speed(history, guarded: true) < 25) == isLeftOut, "\(count)")
    }
  }

  @Test("A finger that rested before it rolled off has no velocity, also when it sent no report while it rested")
  func rest() {
    var history = history(100, [])
    let end = history.latest
    let place = history[0].x
    for (i, jump) in [2.0, 5, 9].enumerated() {
      history.add(Vector(x: place + jump * millimetre, y: 0), at: end + (300 + UInt64(i) * 8) * Time.millisecond)
    }
    #expect(speed(history, guarded: false) > 300)
    #expect(speed(history, guarded: true) == 0)
  }

  @Test("A jump of 8 mm in 16 ms is one at any rate of the panel", arguments: [16.0, 8, 4, 2, 1, 0.5])
  func rates(_ interval: Double) {
    let steps = Array(repeating: interval / 2, count: Int(16 / interval))
    let history = history(40, steps, interval: interval, count: Int(200 / interval))
    #expect(speed(history, guarded: false) > 200)
    #expect(abs(speed(history, guarded: true) - 40) < 20, "\(speed(history, guarded: true))")
  }
}
