import CKinesic
import Testing

@testable import KinesicCore

@Suite("Sampling a touch at the time of a frame")
struct SamplingTests {
  static let millisecond: UInt64 = 1_000_000

  /// A table with one contact, fed places at times in milliseconds; the first one lands.
  private func table(_ samples: [(Double, Double)], filter: OneEuro? = nil) -> TouchTable {
    var table = TouchTable(capacity: 2, scale: 1)
    table.setPrediction(.line)
    table.smooth(by: filter)
    for (i, (time, x)) in samples.enumerated() { feed(&table, time, x, isFirst: i == 0) }
    return table
  }

  private func feed(_ table: inout TouchTable, _ time: Double, _ x: Double, isFirst: Bool = false) {
    var sample = kin_touch_sample()
    sample.touch = 7
    sample.time_ns = UInt64(time * 1e6)
    sample.x = x
    sample.y = -2 * x
    if isFirst { _ = table.land(sample) } else { table.move(0, sample) }
    table.endStep()
  }

  /// Place, time and kind of an estimate; y is always -2 x here.
  private func ask(_ table: borrowing TouchTable, _ time: Double) -> (x: Double, time: Double, kind: Int) {
    let estimate = table.sample(0, at: UInt64(time * 1e6))
    #expect(abs(estimate.y + 2 * estimate.x) < 1e-9 && estimate.reserved == 0)
    return (estimate.x, Double(estimate.time_ns) / 1e6, Int(estimate.kind))
  }

  @Test("Between two samples the place lies on the line between them, at a sample it is the sample")
  func between() {
    let table = table([(10, 0), (20, 30), (28, 40)])
    #expect(ask(table, 12) == (6, 12, KIN_ESTIMATE_INTERPOLATED))
    #expect(ask(table, 24) == (35, 24, KIN_ESTIMATE_INTERPOLATED))
    #expect(ask(table, 10) == (0, 10, KIN_ESTIMATE_SAMPLE))
    #expect(ask(table, 20) == (30, 20, KIN_ESTIMATE_SAMPLE))
    #expect(ask(table, 28) == (40, 28, KIN_ESTIMATE_SAMPLE))
  }

  @Test("After the latest sample, on the line, it goes on by half the latest interval at most, and by 8 ms at most")
  func after() {
    let table = table([(0, 0), (10, 10)])
    #expect(ask(table, 13) == (13, 13, KIN_ESTIMATE_EXTRAPOLATED))
    #expect(ask(table, 15) == (15, 15, KIN_ESTIMATE_EXTRAPOLATED))
    #expect(ask(table, 500) == (15, 15, KIN_ESTIMATE_EXTRAPOLATED))
    #expect(ask(self.table([(0, 0), (20, 20)]), 40) == (28, 28, KIN_ESTIMATE_EXTRAPOLATED))
  }

  @Test("Samples too close together or too far apart predict nothing")
  func limits() {
    #expect(ask(table([(0, 0), (20.001, 20)]), 22) == (20, 20.001, KIN_ESTIMATE_HELD))
    #expect(ask(table([(0, 0), (1.999, 20)]), 3) == (20, 1.999, KIN_ESTIMATE_HELD))
    #expect(ask(table([(0, 0), (2, 20)]), 3) == (30, 3, KIN_ESTIMATE_EXTRAPOLATED))
    #expect(ask(table([(0, 0), (1.5, 15), (40, 20)]), 1) == (0, 0, KIN_ESTIMATE_HELD))
    #expect(ask(table([(0, 0), (1.5, 15), (40, 20)]), 2).kind == KIN_ESTIMATE_INTERPOLATED)
  }

  @Test("One sample is held, and so is the oldest for times before it")
  func alone() {
    let table = table([(10, 5)])
    #expect(ask(table, 10) == (5, 10, KIN_ESTIMATE_SAMPLE))
    #expect(ask(table, 11) == (5, 10, KIN_ESTIMATE_HELD))
    #expect(ask(table, 3) == (5, 10, KIN_ESTIMATE_HELD))
  }

  @Test("A touch that is reported at one place again rests there: nothing is predicted, and the next move begins when the rest ended")
  func rest() {
    var table = table([(0, 0), (10, 10), (20, 10), (30, 10)])
    #expect(ask(table, 35).x == 10)
    #expect(ask(table, 15) == (10, 15, KIN_ESTIMATE_INTERPOLATED))
    #expect(ask(table, 30) == (10, 30, KIN_ESTIMATE_SAMPLE))
    feed(&table, 40, 20)
    #expect(ask(table, 25) == (10, 25, KIN_ESTIMATE_INTERPOLATED))
    #expect(ask(table, 35) == (15, 35, KIN_ESTIMATE_INTERPOLATED))
    #expect(ask(table, 44) == (24, 44, KIN_ESTIMATE_EXTRAPOLATED))
    feed(&table, 40, 22)
    #expect(abs(ask(table, 44).x - 26.8) < 1e-12)
  }

  @Test("Any place that the history still has can be asked, also after its older half went")
  func long() {
    var table = table([(0, 0)])
    for i in 1...1000 {
      feed(&table, Double(i) * 4, Double(i))
      #expect(ask(table, Double(i) * 4 - 2) == (Double(i) - 0.5, Double(i) * 4 - 2, KIN_ESTIMATE_INTERPOLATED))
      if i > 19 { #expect(ask(table, Double(i - 19) * 4) == (Double(i - 19), Double(i - 19) * 4, KIN_ESTIMATE_SAMPLE)) }
    }
  }

  @Test("The smoothed place at a sample is the filter's, whatever else was asked, and whenever it was turned on")
  func smoothed() {
    let oneEuro = OneEuro(minimumCutoff: 2, beta: 0.01, speedCutoff: 1)
    var on = table([(0, 0)], filter: oneEuro)
    var state = oneEuro.begin(0, 0, at: 0)
    for i in 1...200 {
      // No two in a row are equal: a place that does not change is no move.
      let x = Double(i * i % 37) + Double(i % 2) * 0.5
      feed(&on, Double(i) * 9, x)
      _ = ask(on, Double(i) * 9 + 3)
      state = oneEuro.next(state, x, -2 * x, at: UInt64(i) * 9 * Self.millisecond)
      #expect(ask(on, Double(i) * 9).x == state.x)
    }
    #expect(ask(on, 199.5 * 9).kind == KIN_ESTIMATE_INTERPOLATED)
    var late = table([(0, 0), (9, 4), (18, 3)])
    let early = table([(0, 0), (9, 4), (18, 3)], filter: oneEuro)
    #expect(ask(late, 18).x == 3)
    late.smooth(by: oneEuro)
    for time in [0.0, 5, 9, 12, 18, 25] { #expect(ask(late, time) == ask(early, time)) }
    late.smooth(by: nil)
    #expect(ask(late, 18).x == 3)
  }

  @Test("A finger that rests is reached by its smoothed place, without further samples")
  func settles() {
    let table = table([(0, 0), (9, 10), (18, 20), (30, 30), (60, 30.5)], filter: OneEuro(minimumCutoff: 2, beta: 0, speedCutoff: 1))
    #expect(ask(table, 60).x < 25)
    #expect(abs(ask(table, 10_000).x - 30.5) < 0.5)
    #expect(ask(table, 100).x < ask(table, 200).x)
  }

  @Test("The filter does not care in which direction a finger moves, and wild numbers do not break it")
  func direction() {
    let filter = OneEuro(minimumCutoff: 1, beta: 0.02, speedCutoff: 1)
    var along = filter.begin(0, 0, at: 0)
    var askew = along
    for i in 1...50 {
      let r = Double(i * i % 23) * 10
      along = filter.next(along, r, 0, at: UInt64(i) * 8_000_000)
      askew = filter.next(askew, 0.6 * r, 0.8 * r, at: UInt64(i) * 8_000_000)
      #expect(abs(0.6 * along.x - askew.x) < 1e-9 && abs(0.8 * along.x - askew.y) < 1e-9)
    }
    let wild = filter.next(filter.begin(-1e308, 0, at: 0), 1e308, 5, at: 1)
    #expect(wild.x == 1e308 && wild.y == 5)
  }

  @Test("The history comes oldest first, the latest where there is no room for all")
  func history() {
    let table = table([(0, 1), (10, 2), (20, 2), (30, 3)])
    withUnsafeTemporaryAllocation(of: kin_touch_point.self, capacity: 8) { room in
      #expect(table.history(of: 0, room) == 3)
      #expect(room.prefix(3).map(\.x) == [1, 2, 3] && room[1].time_ns == 10 * Self.millisecond)
      #expect(table.history(of: 0, PointBuffer(rebasing: room[..<2])) == 3)
      #expect(room.prefix(2).map(\.x) == [2, 3])
      #expect(table.history(of: 0, PointBuffer(start: nil, count: 0)) == 3)
    }
  }

  @Test("A prediction is one of three, and takes effect at once")
  func prediction() throws {
    let engine = Engine(Engine.defaultOptions)
    var samples = [kin_touch_sample](repeating: kin_touch_sample(), count: 8)
    for i in 0..<8 {
      samples[i].time_ns = UInt64(i * 10) * Self.millisecond
      samples[i].x = Double(i * i)
      samples[i].phase = kin_phase(i == 0 ? KIN_PHASE_BEGAN : KIN_PHASE_MOVED)
    }
    try samples.withUnsafeBufferPointer { try engine.feed($0) }
    let hash = engine.stateHash
    func ahead() throws -> Double { try engine.sampleTouch(0, at: 80 * Self.millisecond).x }
    #expect(abs(try ahead() - (49 + 14)) < 1e-9)
    try engine.setPrediction(kin_prediction(KIN_PREDICTION_LINE))
    #expect(try ahead() == 49 + 6.5)
    try engine.setPrediction(kin_prediction(KIN_PREDICTION_NONE))
    #expect(try ahead() == 49)
    #expect(code { () throws(Failure) in try engine.setPrediction(3) } == KIN_ERROR_INVALID)
    #expect(code { () throws(Failure) in try engine.setPrediction(-1) } == KIN_ERROR_INVALID)
    #expect(try ahead() == 49)
    try engine.setPrediction(kin_prediction(KIN_PREDICTION_VELOCITY))
    #expect(abs(try ahead() - 63) < 1e-9)
    #expect(engine.stateHash == hash)
  }

  @Test("The engine answers for touches that are down, refuses others, and changes nothing")
  func engine() throws {
    let engine = Engine(Engine.defaultOptions)
    var samples = [kin_touch_sample(), kin_touch_sample()]
    samples[1].time_ns = 10 * Self.millisecond
    samples[1].x = 10
    samples[1].phase = kin_phase(KIN_PHASE_MOVED)
    try samples.withUnsafeBufferPointer { try engine.feed($0) }
    let hash = engine.stateHash
    #expect(try engine.sampleTouch(0, at: 5 * Self.millisecond).x == 5)
    var smoothing = Engine.defaultSmoothing
    try engine.setSmoothing(smoothing)
    #expect(try engine.sampleTouch(0, at: 5 * Self.millisecond).x < 5)
    #expect(engine.stateHash == hash)
    try engine.setSmoothing(nil)
    #expect(try engine.sampleTouch(0, at: 5 * Self.millisecond).x == 5)
    #expect(code { () throws(Failure) in _ = try engine.sampleTouch(1, at: 0) } == KIN_ERROR_STALE)
    #expect(code { () throws(Failure) in _ = try engine.touchHistory(1, PointBuffer(start: nil, count: 0)) } == KIN_ERROR_STALE)
    smoothing.beta = .nan
    #expect(code { () throws(Failure) in try engine.setSmoothing(smoothing) } == KIN_ERROR_INVALID)
    smoothing.beta = -1
    #expect(code { () throws(Failure) in try engine.setSmoothing(smoothing) } == KIN_ERROR_RANGE)
    try engine.cancelTouches(at: 20 * Self.millisecond)
    #expect(code { () throws(Failure) in _ = try engine.sampleTouch(0, at: 0) } == KIN_ERROR_STALE)
  }

  private func code(_ body: () throws(Failure) -> Void) -> Int {
    do throws(Failure) { try body() } catch { return Int(error.code) }
    return KIN_OK
  }
}
