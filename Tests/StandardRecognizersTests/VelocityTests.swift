import Foundation
import Testing

@testable import StandardRecognizers

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
      worst = max(worst, abs(angle(of: arm) - atan2(arm.y, arm.x)))
    }
    #expect(worst < 1e-15)
    #expect(angle(of: Vector(x: 1, y: 0)) == 0)
    #expect(angle(of: Vector(x: 0, y: 1)) == .pi / 2)
    #expect(angle(of: Vector(x: -1, y: 0)) == .pi)
    #expect(angle(of: Vector(x: 0, y: -1)) == -.pi / 2)
    #expect(angle(of: .zero) == 0)
  }

  @Test("A direction has one at any length; without a finite one it is 0")
  func hugeArms() {
    let most = Double.greatestFiniteMagnitude
    #expect(angle(of: Vector(x: most, y: most)) == .pi / 4)
    #expect(angle(of: Vector(x: -most, y: most / 2)) == angle(of: Vector(x: -2, y: 1)))
    #expect(angle(of: Vector(x: 1e-300, y: -1e-300)) == -.pi / 4)
    #expect(angle(of: Vector(x: .infinity, y: .infinity)) == 0)
    #expect(angle(of: Vector(x: .nan, y: 1)) == 0)
  }
}
