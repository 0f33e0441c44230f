import CKinesic

/// Makes a trace small that still shows something.
final class Minimizer {
  /// How large something is, for people and programs.
  struct Size: Encodable {
    let bytes: Int
    /// Nil where calls were not distinguished.
    let calls, samples, touches, recognizers: Int?
  }

  private let script: Script
  private let goal: Goal
  private let plugins: [String]
  private let limit: Int
  private let tell: (String) -> Void
  private let command: CommandGoal?
  private(set) var tries = 0
  private(set) var best: Candidate
  /// Nothing more can be left out on its own; false: the number of tries was spent.
  var isMinimal: Bool { tries < limit }

  /// `tell` hears a line now and then. At most `limit` traces are tried.
  init(_ script: Script, goal: Goal, plugins: [String], limit: Int, tell: @escaping (String) -> Void) {
    (self.script, self.goal, self.plugins, self.limit, self.tell) = (script, goal, plugins, limit, tell)
    best = Candidate(calls: script.calls)
    if case .command(let text) = goal { command = CommandGoal(text) } else { command = nil }
  }

  /// Whether the whole script shows it, played anew.
  func showsAtFirst() throws -> Bool { try shows(best) }

  /// Leaves out and simplifies, until a whole round changes nothing.
  func run() throws {
    var before = -1
    while before != measure(best), isMinimal {
      before = measure(best)
      try leaveOutTouches()
      try leaveOutCalls()
      try leaveOutSamples()
      try leaveOutParts()
      try simplify()
    }
  }

  /// The trace of the best so far.
  func bytes() throws -> [UInt8] { try bytes(of: best) ?? [] }

  func size(_ candidate: Candidate, bytes: Int) throws -> Size {
    let gone = candidate.without.count { if case .recognizer = $0 { true } else { false } }
    let made = candidate.calls.count { $0.operation == KIN_OPERATION_ADD_RECOGNIZER }
    let initial = script.roster.recognizers.count - script.calls.count { $0.operation == KIN_OPERATION_ADD_RECOGNIZER }
    let samples = candidate.calls.map { $0.samples.count + $0.scrolls.count }.reduce(0, +)
    let touches = candidate.calls.flatMap(\.samples).count { $0.phase == kin_phase(KIN_PHASE_BEGAN) }
    return Size(bytes: bytes, calls: candidate.calls.count, samples: samples, touches: touches, recognizers: initial + made - gone)
  }

  private func measure(_ candidate: Candidate) -> Int {
    candidate.calls.count + candidate.calls.map { $0.samples.count + $0.scrolls.count }.reduce(0, +) - candidate.without.count
  }

  private func bytes(of candidate: Candidate) throws -> [UInt8]? {
    let tape = TraceTape()
    return try candidate.run(script, plugins: plugins, tape: tape) == nil ? nil : tape.bytes
  }

  private func shows(_ candidate: Candidate) throws -> Bool {
    if tries >= limit { return false }
    tries += 1
    if tries % 100 == 0 { tell("\(tries) tries, \(best.calls.count) calls left") }
    switch goal {
    case .event(let pattern):
      guard let records = try candidate.run(script, plugins: plugins) else { return false }
      let count = records.count { record in
        record.event.state == pattern.state && script.roster.recognizer(record.recognizer).map(pattern.matches) ?? false
      }
      return count >= pattern.count
    case .divergence:
      guard let bytes = try bytes(of: candidate) else { return false }
      return try TraceFile(bytes, name: script.seed.name).diverges(plugins: plugins)
    case .command:
      guard let bytes = try bytes(of: candidate), let command else { return false }
      return try command.isShown(by: bytes)
    }
  }

  /// Takes a candidate for the best when it shows it.
  @discardableResult private func attempt(_ candidate: Candidate) throws -> Bool {
    guard try shows(candidate) else { return false }
    best = candidate
    return true
  }
}

// MARK: Leaving out

extension Minimizer {
  /// A contact from its landing to its lift, by number in the order of landing; nil before any landing.
  private func lives(_ calls: [Script.Call]) -> [[Int]] {
    var current: [UInt64: Int] = [:]
    var next = 0
    return calls.map { call in
      call.samples.map { sample in
        if sample.phase == kin_phase(KIN_PHASE_BEGAN) || sample.phase == kin_phase(KIN_PHASE_ENTERED) || current[sample.touch] == nil {
          current[sample.touch] = next
          next += 1
        }
        return current[sample.touch] ?? 0
      }
    }
  }

  private func leaveOutTouches() throws {
    let start = best
    let lives = lives(start.calls)
    let all = Array(Set(lives.joined())).sorted()
    _ = try DeltaDebugging.minimize(all) { kept in
      let kept = Set(kept)
      return try attempt(keepingSamples(of: start) { call, sample in kept.contains(lives[call][sample]) })
    }
    tell("\(Set(self.lives(best.calls).joined()).count) of \(all.count) touches are needed")
  }

  private func leaveOutSamples() throws {
    let start = best
    let places = start.calls.indices.flatMap { call in start.calls[call].samples.indices.map { [call, $0] } }
    let removable = places.filter { start.calls[$0[0]].samples[$0[1]].phase != kin_phase(KIN_PHASE_BEGAN) }
    _ = try DeltaDebugging.minimize(removable) { kept in
      let kept = Set(kept)
      return try attempt(
        keepingSamples(of: start) { call, sample in
          start.calls[call].samples[sample].phase == kin_phase(KIN_PHASE_BEGAN) || kept.contains([call, sample])
        })
    }
    tell("\(best.calls.map(\.samples.count).reduce(0, +)) of \(places.count) samples are needed")
  }

  private func leaveOutCalls() throws {
    let start = best
    let others = start.calls.indices.filter { start.calls[$0].operation != KIN_OPERATION_FEED }
    _ = try DeltaDebugging.minimize(others) { kept in
      let kept = Set(kept)
      var candidate = start
      candidate.calls = start.calls.indices.filter { start.calls[$0].operation == KIN_OPERATION_FEED || kept.contains($0) }.map {
        start.calls[$0]
      }
      return try attempt(candidate)
    }
    tell("\(best.calls.count { $0.operation != KIN_OPERATION_FEED }) of \(others.count) other calls are needed")
  }

  /// Recognizers, relations and views that are in the snapshot.
  private func leaveOutParts() throws {
    let start = best
    let parts = try Candidate.parts(of: script, plugins: plugins)
    let present = parts.filter { !start.without.contains($0) }
    _ = try DeltaDebugging.minimize(present) { kept in
      let kept = Set(kept)
      var candidate = start
      candidate.without = parts.filter { !kept.contains($0) }
      return try attempt(candidate)
    }
    tell("\(parts.count - best.without.count) of \(parts.count) recognizers, relations and views are needed")
  }

  /// Feeds that have no sample left go too.
  private func keepingSamples(of start: Candidate, _ isKept: (Int, Int) -> Bool) -> Candidate {
    var candidate = start
    candidate.calls = start.calls.indices.compactMap { index in
      guard start.calls[index].operation == KIN_OPERATION_FEED else { return start.calls[index] }
      var call = start.calls[index]
      call.samples = call.samples.indices.filter { isKept(index, $0) }.map { call.samples[$0] }
      return call.samples.isEmpty ? nil : call
    }
    return candidate
  }
}

// MARK: Simplifying

extension Minimizer {
  private static let timeUnits: [UInt64] = [1_000_000_000, 100_000_000, 50_000_000, 10_000_000, 5_000_000, 1_000_000]
  private static let placeUnits: [Double] = [100, 50, 10, 5, 1]

  /// Tries rounder numbers, the roundest first.
  private func simplify() throws {
    let begin = script.seed.info.begin_ns
    try attempt(best.shifted(to: begin))
    try attempt(best.withoutDetails())
    for unit in Self.timeUnits where try attempt(best.roundingTimes(to: unit, begin: begin)) { break }
    for unit in Self.placeUnits where try attempt(best.roundingPlaces(to: unit)) { break }
    for touch in Set(best.calls.flatMap(\.samples).map(\.touch)).sorted() {
      for unit in Self.placeUnits where try attempt(best.roundingPlaces(to: unit, touch: touch)) { break }
    }
  }
}

extension TraceFile {
  /// Whether this library does otherwise than the trace says.
  func diverges(plugins: [String]) throws -> Bool { try divergence(plugins: plugins) != nil }

  /// The failure of a replay that diverges; nil when it does not.
  func divergence(plugins: [String]) throws -> ReplayFailure? {
    let player = try TracePlayer(self, plugins: plugins)
    player.keepsEvents = false
    do { try player.play() } catch let failure as ReplayFailure where failure.isDivergence { return failure }
    return nil
  }
}
