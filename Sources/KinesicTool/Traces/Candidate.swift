import CKinesic

/// A script with less in it, or with rounder numbers: a trace that is tried.
struct Candidate {
  /// Something of the snapshot that can be left out.
  enum Part: Hashable {
    case recognizer(kin_recognizer_id)
    case relation(Relation)
    case view(kin_view_id)
  }

  var calls: [Script.Call]
  /// What is left out of the snapshot.
  var without: [Part] = []

  /// Runs it; the records of gestures, and the trace of it when it is wanted. Nil when the engine refuses one of the
  /// calls.
  func run(_ script: Script, plugins: [String], tape: TraceTape? = nil) throws -> [(recognizer: kin_recognizer_id, event: kin_event)]? {
    let run = try ScriptRun(script, plugins: plugins)
    do {
      for part in without { try Self.leaveOut(part, run.engine) }
      try run.listen()
      try tape?.start(run.engine)
      try run.run(calls)
      try tape?.stop(run.engine)
    } catch is EngineError { return nil }
    return run.records
  }

  private static func leaveOut(_ part: Part, _ engine: OpaquePointer) throws {
    switch part {
    case .recognizer(let id): try check(kin_recognizer_remove(engine, id), engine)
    case .relation(let relation): try relation.set(false, engine)
    case .view(let id): try check(kin_view_remove(engine, id), engine)
    }
  }

  /// What the snapshot has that can be left out. The host's word on prevention cannot be taken back, so it stays.
  static func parts(of script: Script, plugins: [String]) throws -> [Part] {
    let run = try ScriptRun(script, plugins: plugins)
    let roster = Roster()
    roster.refresh(run.engine)
    let ids = roster.recognizers.map(\.id)
    let relations = Relation.all(of: ids, run.engine).filter { [KIN_RELATION_REQUIRES, KIN_RELATION_SIMULTANEOUS].contains($0.kind) }
    // Relations first: those of a recognizer that has gone cannot be removed. Views last, and the deepest of them
    // first.
    return relations.map(Part.relation) + ids.map(Part.recognizer)
      + roster.views.filter { $0.parent != 0 }.reversed().map { Part.view($0.id) }
  }
}

/// Numbers that change nothing, made plain.
extension Candidate {
  /// All times moved by as much as brings the first sample to `begin`.
  func shifted(to begin: UInt64) -> Candidate {
    guard let first = calls.first(where: \.isFeed)?.time, first > begin else { return self }
    return mappingTimes { begin + ($0 - min($0, first)) }
  }

  /// Each time rounded to a multiple of `unit` nanoseconds, none below `begin`.
  func roundingTimes(to unit: UInt64, begin: UInt64) -> Candidate { mappingTimes { max(($0 + unit / 2) / unit * unit, begin) } }

  private func mappingTimes(_ map: (UInt64) -> UInt64) -> Candidate {
    var result = self
    for index in calls.indices {
      result.calls[index].time = map(calls[index].time)
      for sample in calls[index].samples.indices { result.calls[index].samples[sample].time_ns = map(calls[index].samples[sample].time_ns) }
      for scroll in calls[index].scrolls.indices { result.calls[index].scrolls[scroll].time_ns = map(calls[index].scrolls[scroll].time_ns) }
    }
    return result
  }

  /// Each place rounded to a multiple of `unit`; of one touch only, when it is given.
  func roundingPlaces(to unit: Double, touch: UInt64? = nil) -> Candidate {
    mappingSamples { sample in
      if let touch, sample.touch != touch { return }
      (sample.x, sample.y) = ((sample.x / unit).rounded() * unit, (sample.y / unit).rounded() * unit)
    }
  }

  /// Without force, size and posture.
  func withoutDetails() -> Candidate {
    mappingSamples { ($0.force, $0.major_radius, $0.altitude, $0.azimuth, $0.modifiers) = (0, 0, 0, 0, 0) }
  }

  private func mappingSamples(_ change: (inout kin_touch_sample) -> Void) -> Candidate {
    var result = self
    for index in calls.indices {
      for sample in calls[index].samples.indices { change(&result.calls[index].samples[sample]) }
    }
    return result
  }
}
