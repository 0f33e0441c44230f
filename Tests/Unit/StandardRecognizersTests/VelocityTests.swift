import Foundation
import Testing

@testable import KinesicPlugin
@testable import StandardRecognizers

/// By the numbers of the recognizers.
extension VelocityHistory {
  mutating func add(_ value: Vector, at time: UInt64) { add(value, at: time, spacing: VelocityProperties().nanoseconds) }

  mutating func velocity(_ strategy: VelocityStrategy, at time: UInt64) -> Vector { velocity(strategy.rule, at: time) }
  mutating func rate(_ strategy: VelocityStrategy, at time: UInt64) -> Double { rate(strategy.rule, at: time) }
}

extension VelocityStrategy {
  fileprivate var rule: VelocityRule { VelocityRule(strategy: self, limit: VelocityProperties.limit) }
}

@Suite("Velocity")
struct VelocityTests {
  @Test("A straight line has its slope by either strategy")
  func line() {
    for strategy in [VelocityStrategy.leastSquares, .impulse] {
      var history = VelocityHistory()
      for i in 0...5 { history.add(Vector(x: Double(i) * 3, y: -Double(i)), at: UInt64(i) * 10 * Time.millisecond) }
      let velocity = history.velocity(strategy, at: 50 * Time.millisecond)
      #expect(isClose(velocity.x, 300) && isClose(velocity.y, -100))
    }
  }

  @Test("A parabola's slope at its end is met by least squares, not by the mean")
  func parabola() {
    var history = VelocityHistory()
    for i in 0...8 {
      let t = Double(i) * 0.01
      history.add(Vector(x: 1000 * t * t + 50 * t, y: 0), at: UInt64(i) * 10 * Time.millisecond)
    }
    #expect(isClose(history.velocity(.leastSquares, at: 80 * Time.millisecond).x, 2000 * 0.08 + 50))
  }

  private func bytes(_ history: VelocityHistory) -> [UInt8] { withUnsafeBytes(of: history) { Array($0) } }

  @Test("A history that is made ready, or starts anew, has nothing of what was in it", arguments: 1...60)
  func leavesNothing(_ count: Int) {
    var history = VelocityHistory()
    for i in 0..<count { history.add(Vector(x: Double(i + 1), y: Double(-i - 1)), at: UInt64(i + 1) * 7 * Time.millisecond) }
    var ready = history
    ready.prepare()
    #expect(bytes(ready) == bytes(VelocityHistory()))
    history.restart(at: Vector(x: 3, y: 4), 1000 * Time.millisecond)
    var new = VelocityHistory()
    new.restart(at: Vector(x: 3, y: 4), 1000 * Time.millisecond)
    #expect(bytes(history) == bytes(new))
  }

  @Test("The velocity is that of the samples that count, wherever they stand and whenever they came", arguments: [0, 3, 7, 30] as [UInt64])
  func anyPlace(_ spacing: UInt64) {
    let start = UInt64(1) << 62
    var samples: [(value: Vector, time: UInt64)] = []
    var history = VelocityHistory()
    var time: UInt64 = 0
    for i in 0..<200 as Range<UInt64> {
      time += (spacing + 1 + i * i % 7) * Time.millisecond
      samples.append((Vector(x: sin(Double(i) * 0.3), y: 0), time))
      history.add(samples.last!.value, at: start + time, spacing: 0.5)
      let latest = samples.filter { time - $0.time <= VelocitySpan.standard.window }.suffix(VelocityHistory.capacity)
      var fresh = VelocityHistory()
      for sample in latest { fresh.add(sample.value, at: sample.time, spacing: 0.5) }
      #expect(history.count == latest.count)
      let net = latest.last!.value - latest.first!.value
      for strategy in [VelocityStrategy.leastSquares, .impulse] {
        let plain = fresh.plainVelocity(strategy)
        let velocity = plain.dot(net) < 0 ? Vector.zero : plain
        #expect(isNear(history.plainVelocity(strategy), plain))
        for (pause, expected) in [(0, velocity), (VelocityHistory.liftGap, velocity), (VelocityHistory.liftGap + 1, .zero)] {
          #expect(isNear(history.velocity(strategy, at: start + time + pause), expected))
          #expect(isNear(Vector(x: history.rate(strategy, at: start + time + pause), y: 0), Vector(x: expected.x, y: 0)))
        }
      }
    }
  }

  /// Equal but for the rounding of sums that are kept: in nine digits, small velocities to a billionth of a unit a
  /// second.
  private func isNear(_ a: Vector, _ b: Vector) -> Bool {
    (a - b).lengthSquared.squareRoot() <= 1e-9 * max(1, b.lengthSquared.squareRoot())
  }

  @Test("Sums that are kept for ten minutes give what the samples that count give", arguments: [120.0, 1000, 7])
  func longDrag(_ rate: Double) {
    var history = VelocityHistory()
    var recent: [(value: Vector, time: UInt64)] = []
    for i in 0..<Int(600 * rate) {
      let time = UInt64(Double(i) / rate * 1e9) + UInt64(i * i % 1000) * 100
      let value = Vector(x: 800 * sin(Double(i) * 2 / rate), y: 1e5 + 300 * cos(Double(i) * 5 / rate))
      history.add(value, at: time, spacing: 0.5)
      let velocity = history.plainVelocity(.leastSquares)
      recent.append((value, time))
      if recent.count > VelocityHistory.capacity { recent.removeFirst() }
      if i % 97 != 0 { continue }
      var fresh = VelocityHistory()
      for sample in recent { fresh.add(sample.value, at: sample.time, spacing: 0.5) }
      #expect(isNear(velocity, fresh.plainVelocity(.leastSquares)))
    }
  }

  @Test("A value that is back where it was has the velocity that it has there, whether it is kept in x alone or not")
  func noNetChange() {
    var history = VelocityHistory()
    for (i, x) in [5.0, 0, 5].enumerated() { history.add(Vector(x: x, y: 0), at: UInt64(i) * 10 * Time.millisecond) }
    let rate = history.rate(.leastSquares, at: 20 * Time.millisecond)
    #expect(rate > 500 && rate == history.velocity(.leastSquares, at: 20 * Time.millisecond).x)
  }

  @Test("None and one sample have no velocity")
  func few() {
    var history = VelocityHistory()
    #expect(history.velocity(.leastSquares, at: 0) == .zero)
    history.add(Vector(x: 5, y: 5), at: 0)
    #expect(history.velocity(.leastSquares, at: 0) == .zero)
    #expect(history.velocity(.impulse, at: 0) == .zero)
  }

  @Test("Samples older than 100 ms do not count, one of exactly 100 ms does")
  func horizon() {
    var inside = VelocityHistory()
    var outside = VelocityHistory()
    for (i, time) in [0, 40, 80, 100].enumerated() { inside.add(Vector(x: Double(i * i), y: 0), at: UInt64(time) * Time.millisecond) }
    for (i, time) in [0, 40, 80, 101].enumerated() { outside.add(Vector(x: Double(i * i), y: 0), at: UInt64(time) * Time.millisecond) }
    #expect(inside.count == 4)
    #expect(outside.count == 3)
  }

  @Test("At most 20 samples count")
  func capacity() {
    var history = VelocityHistory()
    for i in 0..<50 { history.add(Vector(x: Double(i), y: 0), at: UInt64(i) * Time.millisecond) }
    #expect(history.count == 20)
    #expect(isClose(history.velocity(.leastSquares, at: 49 * Time.millisecond).x, 1000))
  }

  @Test("A pause of more than 40 ms between moves forgets, one of 40 ms does not")
  func moveGap() {
    var kept = VelocityHistory()
    var cleared = VelocityHistory()
    kept.add(.zero, at: 0)
    kept.add(Vector(x: 1, y: 0), at: 40 * Time.millisecond)
    cleared.add(.zero, at: 0)
    cleared.add(Vector(x: 1, y: 0), at: 40 * Time.millisecond + 1)
    #expect(kept.count == 2)
    #expect(cleared.count == 1)
  }

  @Test("A lift after more than 80 ms of rest has no velocity, one after 80 ms has")
  func liftGap() {
    var history = VelocityHistory()
    history.add(.zero, at: 0)
    history.add(Vector(x: 1, y: 0), at: 10 * Time.millisecond)
    #expect(isClose(history.velocity(.leastSquares, at: 90 * Time.millisecond).x, 100))
    #expect(history.velocity(.leastSquares, at: 90 * Time.millisecond + 1) == .zero)
  }

  @Test("A sample of the same time replaces the one before")
  func sameTime() {
    var history = VelocityHistory()
    history.add(.zero, at: 0)
    history.add(Vector(x: 5, y: 0), at: 10 * Time.millisecond)
    history.add(Vector(x: 1, y: 0), at: 10 * Time.millisecond)
    #expect(history.count == 2)
    #expect(isClose(history.velocity(.leastSquares, at: 10 * Time.millisecond).x, 100))
  }

  @Test("An estimate against the net movement is refused")
  func direction() {
    var history = VelocityHistory()
    for (i, x) in [0.0, 20, 30, 32, 31, 29].enumerated() { history.add(Vector(x: x, y: 0), at: UInt64(i) * 10 * Time.millisecond) }
    #expect(history.plainVelocity(.leastSquares).x < 0)
    #expect(history.velocity(.leastSquares, at: 50 * Time.millisecond) == .zero)
  }

  @Test("The arc tangent is exact to 1e-15 in all directions, also on the axes")
  func arcTangent() {
    var worst = 0.0
    for i in 0..<100_000 {
      let a = -Double.pi + 2 * .pi * Double(i) / 99_999
      let arm = Vector(x: cos(a) * 37.5, y: sin(a) * 37.5)
      worst = max(worst, abs(arm.angle - atan2(arm.y, arm.x)))
    }
    #expect(worst < 1e-15)
    #expect(Vector(x: 1, y: 0).angle == 0)
    #expect(Vector(x: 0, y: 1).angle == .pi / 2)
    #expect(Vector(x: -1, y: 0).angle == .pi)
    #expect(Vector(x: 0, y: -1).angle == -.pi / 2)
    #expect(Vector.zero.angle == 0)
  }

  @Test("A direction has one at any length; without a finite one it is 0")
  func hugeArms() {
    let most = Double.greatestFiniteMagnitude
    #expect(Vector(x: most, y: most).angle == .pi / 4)
    #expect(Vector(x: -most, y: most / 2).angle == Vector(x: -2, y: 1).angle)
    #expect(Vector(x: 1e-300, y: -1e-300).angle == -.pi / 4)
    #expect(Vector(x: .infinity, y: .infinity).angle == 0)
    #expect(Vector(x: .nan, y: 1).angle == 0)
  }
}
