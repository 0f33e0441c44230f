import CKinesic
import Testing

@testable import KinesicPlugin
@testable import StandardRecognizers

/// Velocities of reports that came late, all at once, and of panels that are fast.
@Suite("Velocity after a hitch")
struct VelocityHitchTests {
  private let microsecond: UInt64 = 1000
  private let strategies = [VelocityStrategy.leastSquares, .impulse]

  /// A movement of 1,000 units a second to the right, reported at these times (microseconds) in this order.
  private func history(_ reports: [(place: UInt64, told: UInt64)]) -> VelocityHistory {
    var history = VelocityHistory()
    for report in reports { history.add(Vector(x: Double(report.place) / 1000, y: 0), at: report.told * microsecond) }
    return history
  }

  @Test("A burst of reports is one sample: alone it has no velocity")
  func burst() {
    for strategy in strategies {
      var history = history((0..<16 as Range<UInt64>).map { ($0 * 1000, $0 * 20) })
      #expect(history.count == 1)
      #expect(history.velocity(strategy, at: 300 * microsecond) == .zero)
      #expect(history.rate(strategy, at: 300 * microsecond) == 0)
    }
  }

  @Test("A mouse of 1,000 reports a second that are reported a frame at a time, 20 microseconds apart, has its velocity")
  func frames() {
    var reports: [(UInt64, UInt64)] = []
    for frame in 1...20 as ClosedRange<UInt64> {
      for i in 0..<16 as Range<UInt64> { reports.append(((frame * 16 - 15 + i) * 1000, frame * 16_000 + i * 20)) }
      var history = history(reports)
      guard frame > 1 else { continue }
      for strategy in strategies {
        let velocity = history.velocity(strategy, at: reports.last!.1 * microsecond)
        #expect(abs(velocity.x - 1000) < 1 && velocity.y == 0, "\(strategy), frame \(frame): \(velocity)")
      }
    }
  }

  @Test("Samples of a fast panel do not merge without end", arguments: [250, 400, 500, 700, 900, 1000, 1100, 1500, 1900] as [UInt64])
  func fastPanel(_ interval: UInt64) {
    var reports: [(UInt64, UInt64)] = []
    for i in 0..<200 as Range<UInt64> {
      reports.append((i * interval, i * interval))
      var history = history(reports)
      let time = i * interval * microsecond
      let spans = (1..<max(history.count, 1)).map { history.time($0 - 1) - history.time($0) }
      #expect(spans.allSatisfy { $0 >= 1e6 && $0 < 4e6 }, "\(interval): \(spans)")
      if i * interval >= 4000 {
        for strategy in strategies {
          #expect(abs(history.velocity(strategy, at: time).x - 1000) < 1e-6, "\(strategy), report \(i)")
          #expect(abs(history.rate(strategy, at: time) - 1000) < 1e-6)
        }
      }
    }
    var last = history(reports)
    #expect(last.count == 20)
    #expect(last.latest == reports.last!.1 * microsecond && last[0].x == Double(reports.last!.0) / 1000)
  }

  @Test("Reports at any times are samples at least half the spacing apart, the newest of them at the newest report")
  func anyTimes() {
    var seed: UInt64 = 1
    for round in 0..<50 {
      var history = VelocityHistory()
      var time: UInt64 = 1_000_000
      for i in 0..<120 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        time += (seed >> 33) % (UInt64(round) * 100_000 + 40_000) + 1
        history.add(Vector(x: Double(i), y: Double(-i)), at: time)
        #expect(history.latest == time && history[0] == Vector(x: Double(i), y: Double(-i)))
        for age in 1..<max(history.kept, 1) { #expect(history.time(age - 1) - history.time(age) >= 1e6) }
      }
    }
  }

  @Test("The spacing is the property's: 0 takes every report, a longer one merges more")
  func spacing() {
    for (spacing, count) in [(0.0, 11), (0.002, 6), (0.004, 3), (0.04, 1)] {
      var properties = VelocityProperties()
      properties.spacing = spacing
      var history = VelocityHistory()
      for i in 0...10 as ClosedRange<UInt64> {
        history.add(Vector(x: Double(i), y: 0), at: i * Time.millisecond, spacing: properties.nanoseconds)
      }
      #expect(history.count == count, "\(spacing)")
    }
  }

  @Test("Nothing is faster than the limit, in its direction")
  func limit() {
    for strategy in strategies {
      var history = VelocityHistory()
      for i in 0...5 as ClosedRange<UInt64> { history.add(Vector(x: Double(i) * 3000, y: Double(i) * -4000), at: i * 4 * Time.millisecond) }
      let velocity = history.velocity(strategy, at: 20 * Time.millisecond)
      #expect(abs(velocity.length - 64_173) < 1e-6 && abs(velocity.x / velocity.y + 0.75) < 1e-12)
      #expect(history.rate(strategy, at: 20 * Time.millisecond).magnitude <= 64_173)
      var free = VelocityRule(strategy: strategy, limit: 1e9)
      #expect(history.velocity(free, at: 20 * Time.millisecond).length > 1e6)
      free.limit = 0
      #expect(history.velocity(free, at: 20 * Time.millisecond) == .zero)
    }
  }

  /// A finger that goes 1,000 units a second, every 8 ms until 80 ms, whose reports until `end` milliseconds come in a
  /// burst then.
  private func hitched(_ end: UInt64, reports: Int, apart: UInt64 = 20) -> VelocityHistory {
    let moving = (0...10 as ClosedRange<UInt64>).map { ($0 * 8000, $0 * 8000) }
    let burst = (0..<UInt64(reports)).map { (end * 1000 - (UInt64(reports) - 1 - $0) * 8000, end * 1000 + $0 * apart) }
    return history(moving + burst)
  }

  @Test("A burst after a gap of 40 to 120 ms is no rest: the gap counts", arguments: [41, 60, 80, 120] as [UInt64])
  func gap(_ milliseconds: UInt64) {
    for apart in [20, 0] as [UInt64] {
      for strategy in strategies {
        var history = hitched(80 + milliseconds, reports: 5, apart: apart)
        #expect(history.count == 2)
        #expect(abs(history.velocity(strategy, at: history.latest).x - 1000) < 5)
        #expect(abs(history.rate(strategy, at: history.latest) - 1000) < 5)
      }
    }
  }

  @Test("One report after a gap is a rest, and so is a burst after a longer one")
  func rest() {
    for var history in [hitched(140, reports: 1), hitched(201, reports: 5), hitched(300, reports: 5)] {
      #expect(history.count == 1 && history.velocity(.leastSquares, at: history.latest) == .zero)
    }
  }

  @Test("One report after such a gap and a lift that comes with it are a burst; a later lift, or no lift, is none", arguments: [0.0, 1])
  func liftWithReport(_ liftGuard: Double) {
    var properties = VelocityProperties()
    properties.liftGuard = liftGuard
    for (lifts, later, speed) in [(true, 20, 1000), (true, 499, 1000), (true, 500, 0), (false, 20, 0)] as [(Bool, UInt64, Double)] {
      let rule = properties.rule(0, 1, lifts: lifts)
      var history = hitched(140, reports: 1)
      #expect(abs(history.velocity(rule, at: history.latest + later * microsecond).x - speed) < 1e-6)
      var values = hitched(140, reports: 1)
      #expect(abs(values.rate(rule, at: values.latest + later * microsecond) - speed) < 1e-6)
    }
    var late = hitched(201, reports: 1)
    #expect(late.velocity(properties.rule(0, 1, lifts: true), at: late.latest) == .zero)
  }

  @Test("A mouse of 1,000 reports a second that rested is no burst", arguments: [600, 1000] as [UInt64])
  func fastRest(_ interval: UInt64) {
    let moving = (0...10 as ClosedRange<UInt64>).map { ($0 * 8000, $0 * 8000) }
    var history = history(moving + (1...20 as ClosedRange<UInt64>).map { (80_000 + $0 * interval, 140_000 + $0 * interval) })
    #expect(abs(history.velocity(.leastSquares, at: history.latest).x - 1000) < 1e-6)
  }

  @Test("A finger that rested before a burst moved as little as it did")
  func restBeforeBurst() {
    let moving = (0...10 as ClosedRange<UInt64>).map { ($0 * 8000, $0 * 8000) }
    var history = history(moving + [(82_000, 140_000), (84_000, 140_100)])
    #expect(abs(history.velocity(.leastSquares, at: history.latest).x - 4.0 / 0.0601) < 1)
  }

  @Test("With the gap among few samples the first and the last count; from five on a parabola")
  func line() {
    var history = hitched(140, reports: 5, apart: 0)
    for (i, place) in [160.0, 150, 170].enumerated() {
      history.add(Vector(x: place, y: 0), at: (148 + 8 * UInt64(i)) * Time.millisecond)
      let count = i + 3
      #expect(history.count == count)
      let slope = (history[0].x - history[count - 1].x) / (history.time(0) - history.time(count - 1)) * 1e9
      let isLine = abs(history.velocity(.leastSquares, at: history.latest).x - slope) < 1e-6
      #expect(isLine == (count < 5))
      #expect(history.rate(.leastSquares, at: history.latest) == history.velocity(.leastSquares, at: history.latest).x)
    }
  }

  @Test("Few samples without such a gap lie on a parabola")
  func parabola() {
    var history = history([(0, 0), (1000, 10_000), (4000, 20_000)])
    #expect(abs(history.velocity(.leastSquares, at: history.latest).x - 400) < 1e-6)
  }

  @Test("A burst of a host's own pause")
  func ownPause() {
    var span = VelocitySpan.standard
    span.gap = 10 * Time.millisecond
    var history = VelocityHistory()
    for time in [0, 5_000_000, 25_000_000, 25_010_000] as [UInt64] {
      history.add(Vector(x: Double(time) / 1e6, y: 0), at: time, spacing: 2e6, span)
    }
    #expect(history.count == 2)
  }
}
