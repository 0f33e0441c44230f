import CKinesic
import Foundation
import Testing

@testable import KinesicCore

private func refusal(_ body: () throws(MotionError) -> Void) -> MotionError? {
  do throws(MotionError) { try body() } catch { return error }
  return nil
}

private let second: UInt64 = 1_000_000_000

@Suite("Flings: what follows when a finger lets go")
struct MotionFlingTests {
  /// Steps an equation of motion by Runge and Kutta: the second opinion.
  private func integrate(_ x: Double, _ v: Double, to time: Double, _ pull: (Double, Double) -> Double) -> (Double, Double) {
    let steps = 20_000
    let h = time / Double(steps)
    var (x, v) = (x, v)
    for _ in 0..<steps {
      let (x1, v1) = (v, pull(x, v))
      let (x2, v2) = (v + h / 2 * v1, pull(x + h / 2 * x1, v + h / 2 * v1))
      let (x3, v3) = (v + h / 2 * v2, pull(x + h / 2 * x2, v + h / 2 * v2))
      let (x4, v4) = (v + h * v3, pull(x + h * x3, v + h * v3))
      x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
    }
    return (x, v)
  }

  @Test("A decay follows its equation of motion, and ends where it says")
  func decay() throws {
    let fling = try kin_fling.decay(100, -800, rate: 3)
    for time in [0, 0.01, 0.3, 1] {
      let (position, velocity) = try fling.at(UInt64(time * 1e9))
      let (x, v) = integrate(100, -800, to: time) { -3 * $1 }
      #expect(abs(position - x) < 1e-8 && abs(velocity - v) < 1e-8)
    }
    #expect(try fling.final() == 100 - 800 / 3)
  }

  @Test("A millisecond of friction leaves the fraction that it names")
  func friction() throws {
    let fling = try kin_fling.friction(0, 1000, deceleration: KIN_DECELERATION_NORMAL)
    #expect(abs(try fling.at(1_000_000).velocity - 998) < 1e-9)
    #expect(abs(try fling.at(second).velocity - 1000 * pow(0.998, 1000)) < 1e-9)
    // Apple's projection sums whole milliseconds: 0.1 % nearer.
    #expect(abs(try fling.final() / (1000 / 1000 * 0.998 / (1 - 0.998)) - 1.001) < 1e-5)
  }

  @Test(
    "A spring follows its equation of motion: swinging, critical, creeping, and close to critical",
    arguments: [0.1, 0.5, 0.999, 0.999_999_99, 1, 1.000_000_01, 1.001, 2, 20])
  func spring(_ ratio: Double) throws {
    let fling = try kin_fling.spring(20, 900, target: 50, response: 0.5, damping: ratio)
    let f = 2 * Double.pi / 0.5
    for time in [0, 0.003, 0.1, 0.4] {
      let (position, velocity) = try fling.at(UInt64((time * 1e9).rounded()))
      let (x, v) = integrate(20, 900, to: time) { -f * f * ($0 - 50) - 2 * ratio * f * $1 }
      #expect(abs(position - x) < 1e-6 && abs(velocity - v) < 1e-5, "\(ratio) at \(time): \(position), not \(x)")
    }
    #expect(try fling.final() == 50)
  }

  @Test("A spring by mass, stiffness and damping is the same spring")
  func physical() throws {
    let one = try kin_fling.spring(0, 10, target: 1, mass: 2, stiffness: 200, damping: 20)
    #expect(abs(one.frequency - 10) < 1e-12 && abs(one.damping - 0.5) < 1e-12)
  }

  @Test(
    "From its duration on a fling is at its end, and within the tolerance of it, permanently; a nanosecond before it is not there",
    arguments: [0.2, 0.9, 1, 1.5, 8])
  func durations(_ ratio: Double) throws {
    let spring = try kin_fling.spring(-300, 2000, target: 40, response: 0.3, damping: ratio)
    let decay = try kin_fling.decay(0, 500, rate: ratio * 4)
    let bounce = try decay.bound(minimum: -10, maximum: 50, response: 0.4, damping: ratio)
    for fling in [spring, decay, bounce] {
      let duration = try fling.duration()
      let end = try fling.final()
      #expect(duration > second / 100 && duration < 60 * second)
      #expect(try fling.at(duration) == (end, 0))
      #expect(try fling.at(.max) == (end, 0))
      #expect(try fling.at(duration - 1).position != end)
      // The same movement with another tolerance, so that it does not stop: it stays near.
      var endless = fling
      endless.tolerance = 1e-12
      for i in 0..<200 {
        #expect(abs(try endless.at(duration + UInt64(i) * second / 100).position - end) <= fling.tolerance * (1 + 1e-9))
      }
    }
  }

  @Test("A decay's duration is the time at which the tolerance is left to go")
  func decayDuration() throws {
    let fling = try kin_fling.decay(0, 1000, rate: 2)
    #expect(abs(Double(try fling.duration()) / 1e9 - log(500 / 0.1) / 2) < 1e-6)
    #expect(try kin_fling.decay(3, 0, rate: 2).duration() == 0)
  }

  @Test("A spring at rest at its target is there at once, and one that is pushed from there is not")
  func atTarget() throws {
    #expect(try kin_fling.spring(5, 0, target: 5, response: 1, damping: 1).duration() == 0)
    #expect(try kin_fling.spring(5, 100, target: 5, response: 1, damping: 1).duration() > second / 10)
    #expect(try kin_fling.spring(5, 1e-6, target: 5, response: 1, damping: 1).duration() == 0)
  }

  @Test("A fling that hardly slows down never ends")
  func never() throws {
    #expect(try kin_fling.decay(0, 1e9, rate: 1e-12).duration() == .max)
    #expect(try kin_fling.spring(0, 10, target: 1, response: 1, damping: 1e-13).duration() == .max)
  }

  @Test("Snapping goes to the point nearest to where the fling would end, the first of two as near")
  func snap() throws {
    let pages = [0.0, 320, 640, 960]
    func page(_ position: Double, _ velocity: Double) throws -> Int {
      let fling = try kin_fling.friction(position, velocity, deceleration: 0.99)
      let snapped = try fling.snap(toNearestOf: pages.count, response: 0.4, damping: 1) { pages[$0] }
      #expect(try snapped.fling.final() == pages[snapped.index])
      #expect(try snapped.fling.at(0) == (position, velocity))
      return snapped.index
    }
    #expect(try page(100, 0) == 0)
    #expect(try page(160, 0) == 0)
    #expect(try page(100, 1000) == 1)
    #expect(try page(100, 4000) == 2)
    #expect(try page(600, -2000) == 1)
    #expect(try page(900, 90_000) == 3)
  }

  @Test("A bounded decay passes the bound with its velocity, and a spring brings it back there")
  func bound() throws {
    let decay = try kin_fling.friction(0, 2000, deceleration: 0.998)
    let fling = try decay.bound(minimum: 0, maximum: 300, response: 0.63, damping: 1)
    let turn = UInt64(fling.turn * 1e9)
    #expect(abs(try decay.at(turn).position - 300) < 1e-5)
    #expect(try fling.at(turn / 2) == decay.at(turn / 2))
    for time in [turn - 1000, turn, turn + 1, turn + 1000] { #expect(abs(try fling.at(time).velocity - decay.at(turn).velocity) < 0.1) }
    let farthest = try (0...200).map { try fling.at(turn + $0 * 10_000_000).position }.max() ?? 0
    #expect(farthest > 320 && farthest < 500)
    #expect(try fling.final() == 300)
    #expect(try fling.at(10 * second) == (300, 0))
  }

  @Test("A bound that is not reached changes nothing; a beginning outside springs back at once")
  func bounds() throws {
    let decay = try kin_fling.friction(0, 100, deceleration: 0.998)
    let free = try decay.bound(minimum: -.infinity, maximum: 300, response: 0.63, damping: 1)
    #expect(free.turn == .infinity && free.rate == decay.rate)
    let outside = try kin_fling.friction(-40, -100, deceleration: 0.998).bound(minimum: 0, maximum: 300, response: 0.63, damping: 1)
    #expect(outside.turn == 0)
    #expect(try outside.final() == 0)
    #expect(try outside.at(0) == (-40, -100))
    let inward = try kin_fling.friction(-40, 1000, deceleration: 0.998).bound(minimum: 0, maximum: 300, response: 0.63, damping: 1)
    #expect(try inward.turn == 0 && inward.final() == 0)
    let edge = try kin_fling.friction(300, 100, deceleration: 0.998).bound(minimum: 0, maximum: 300, response: 0.63, damping: 1)
    #expect(edge.turn == 0)
    let exact = try kin_fling.decay(0, 100, rate: 1).bound(minimum: 0, maximum: 100, response: 0.63, damping: 1)
    #expect(exact.turn == .infinity)
    let nearly = try kin_fling.decay(0, 100, rate: 1).bound(minimum: 0, maximum: Double(100).nextDown, response: 0.63, damping: 1)
    #expect(nearly.turn > 30 && nearly.turn.isFinite)
  }

  @Test("What is no number, and what is outside its range, is refused")
  func refusals() throws {
    for bad in [Double.nan, .infinity, -.infinity] {
      #expect(refusal { () throws(MotionError) in _ = try kin_fling.decay(bad, 0, rate: 1) } == .invalid)
      #expect(refusal { () throws(MotionError) in _ = try kin_fling.decay(0, bad, rate: 1) } == .invalid)
      #expect(refusal { () throws(MotionError) in _ = try kin_fling.decay(0, 0, rate: bad) } == .invalid)
      #expect(refusal { () throws(MotionError) in _ = try kin_fling.friction(0, 0, deceleration: bad) } == .invalid)
      #expect(refusal { () throws(MotionError) in _ = try kin_fling.spring(0, 0, target: bad, response: 1, damping: 1) } == .invalid)
      #expect(refusal { () throws(MotionError) in _ = try kin_fling.spring(0, 0, target: 0, response: bad, damping: 1) } == .invalid)
      #expect(
        refusal { () throws(MotionError) in _ = try kin_fling.spring(0, 0, target: 0, mass: bad, stiffness: 1, damping: 1) } == .invalid)
      #expect(refusal { () throws(MotionError) in _ = try RubberBand.offset(bad, 1, 1) } == .invalid)
      #expect(refusal { () throws(MotionError) in _ = try RubberBand.distance(0, bad, 1) } == .invalid)
      for part in [\kin_fling.position, \.velocity, \.rate, \.tolerance] {
        var fling = try kin_fling.decay(0, 1, rate: 1)
        fling[keyPath: part] = bad
        #expect(refusal { () throws(MotionError) in _ = try fling.at(0) } == .invalid)
        #expect(refusal { () throws(MotionError) in _ = try fling.duration() } == .invalid)
        #expect(refusal { () throws(MotionError) in _ = try fling.final() } == .invalid)
      }
    }
    for bad in [0.0, -1] {
      var fling = try kin_fling.decay(0, 1, rate: 1)
      fling.tolerance = bad
      #expect(refusal { () throws(MotionError) in _ = try fling.duration() } == .invalid)
      #expect(refusal { () throws(MotionError) in _ = try kin_fling.decay(0, 0, rate: bad) } == .range)
      #expect(refusal { () throws(MotionError) in _ = try kin_fling.spring(0, 0, target: 0, response: bad, damping: 1) } == .range)
      #expect(refusal { () throws(MotionError) in _ = try kin_fling.spring(0, 0, target: 0, response: 1, damping: bad) } == .range)
      #expect(refusal { () throws(MotionError) in _ = try RubberBand.offset(0, bad, 1) } == .range)
    }
    for bad in [0.0, 1, 1.5, -0.5] {
      #expect(refusal { () throws(MotionError) in _ = try kin_fling.friction(0, 0, deceleration: bad) } == .range)
    }
    #expect(refusal { () throws(MotionError) in _ = try kin_fling.decay(0, 1e300, rate: 1e-300) } == .range)
    #expect(refusal { () throws(MotionError) in _ = try kin_fling.spring(0, 1e300, target: 0, response: 1e-300, damping: 1) } == .range)
    let decay = try kin_fling.decay(0, 1, rate: 1)
    #expect(refusal { () throws(MotionError) in _ = try decay.bound(minimum: 1, maximum: 0, response: 1, damping: 1) } == .invalid)
    #expect(refusal { () throws(MotionError) in _ = try decay.bound(minimum: .nan, maximum: 0, response: 1, damping: 1) } == .invalid)
    let spring = try kin_fling.spring(0, 0, target: 1, response: 1, damping: 1)
    #expect(refusal { () throws(MotionError) in _ = try spring.bound(minimum: 0, maximum: 1, response: 1, damping: 1) } == .invalid)
    #expect(refusal { () throws(MotionError) in _ = try decay.snap(toNearestOf: 0, response: 1, damping: 1) { _ in 0 } } == .invalid)
    #expect(refusal { () throws(MotionError) in _ = try decay.snap(toNearestOf: 1, response: 1, damping: 1) { _ in .nan } } == .invalid)
  }

  @Test("Wild numbers never trap: every fling is made, or refused, and answers")
  func wild() throws {
    let numbers = [0, 1, -1, Double.leastNonzeroMagnitude * 2000, -Double.leastNonzeroMagnitude, 1e-160, 1e160, -1e308, 1.7e308, 0.5, 1e9]
    var made = 0
    for a in numbers {
      for b in numbers {
        for c in numbers {
          let flings = [
            try? kin_fling.decay(a, b, rate: c), try? kin_fling.friction(a, b, deceleration: c),
            try? kin_fling.spring(a, b, target: c, response: abs(c), damping: abs(b)),
            try? kin_fling.decay(a, b, rate: c).bound(minimum: min(a, c), maximum: max(b, c), response: 1, damping: 2),
          ]
          for case let fling? in flings {
            made += 1
            _ = try fling.duration()
            for time in [0, 1, second, .max] {
              if let state = try? fling.at(time) { #expect(state.position.isFinite && state.velocity.isFinite) }
            }
          }
        }
      }
    }
    #expect(made > 500)
  }

  @Test("The rubber band gives way with slope c, never beyond the view, alike on both sides, and back")
  func rubberBand() throws {
    #expect(abs(try RubberBand.offset(1e-6, 800, 0.55) / 1e-6 - 0.55) < 1e-8)
    #expect(abs(try RubberBand.offset(400, 960, 0.55) - (1 - 1 / (400 * 0.55 / 960 + 1)) * 960) < 1e-10)
    #expect(try RubberBand.offset(1e300, 800, 0.55) <= 800)
    #expect(try RubberBand.offset(1e308, 1e-300, 1e10) <= 1e-300)
    #expect(try RubberBand.offset(-300, 800, 0.55) == -(try RubberBand.offset(300, 800, 0.55)))
    for distance in [-900.0, -1, 0, 0.001, 50, 3000] {
      #expect(abs(try RubberBand.distance(try RubberBand.offset(distance, 800, 0.55), 800, 0.55) - distance) < 1e-8)
    }
    #expect(refusal { () throws(MotionError) in _ = try RubberBand.distance(800, 800, 0.55) } == .range)
  }
}
