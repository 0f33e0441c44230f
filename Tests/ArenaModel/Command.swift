/// The command line and the loop over worlds.
import Foundation

struct Command {
  private var worlds = 100_000
  private var seed: UInt64 = 1
  private var seconds = Double.infinity
  private var folder: String?
  private var stopAfter = 5
  private var cases: String?
  private var show: UInt64?
  private var replay: String?
  private var casesOnly = false
  private var survey = false
  private var traces = false
  private var mistake: String?
  /// If set: this family of small worlds, or `all`, is searched.
  private var family: String?
  /// Of each family at most so many worlds, evenly chosen.
  private var ofEach = Int.max
  /// Worlds that reach one of these rules are left out.
  private var without: [Rule] = []
  /// If not empty: only worlds that reach one of these.
  private var only: [Rule] = []

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      if option == "--fresh" {
        seed = UInt64.random(in: 0...UInt64.max)
        continue
      }
      if option == "--cases-only" {
        casesOnly = true
        continue
      }
      if option == "--traces" {
        traces = true
        continue
      }
      if option == "--survey" {
        survey = true
        continue
      }
      guard let value = rest.popFirst() else {
        mistake = "\(option) needs a value"
        break
      }
      switch option {
      case "--worlds": worlds = Int(value) ?? worlds
      case "--seed": seed = UInt64(value) ?? seed
      case "--seconds": seconds = Double(value) ?? seconds
      case "--save": folder = value
      case "--stop-after": stopAfter = Int(value) ?? stopAfter
      case "--cases": cases = value
      case "--show": show = UInt64(value)
      case "--replay": replay = value
      case "--exhaustive": family = value
      case "--of-each": ofEach = max(Int(value) ?? ofEach, 1)
      case "--without": without = rules(value)
      case "--only": only = rules(value)
      default: mistake = "unknown option \(option)"
      }
    }
  }

  /// Rules by their names in Survey.swift, between commas.
  private mutating func rules(_ names: String) -> [Rule] {
    names.split(separator: ",").compactMap { name in
      let rule = Rule.allCases.first { "\($0)" == name }
      if rule == nil { mistake = "no rule \(name); there are \(Rule.allCases)" }
      return rule
    }
  }

  /// The exit code.
  mutating func run() -> Int32 {
    if let mistake {
      say("arena-model: \(mistake)")
      return 2
    }
    if let family { return Search(ofEach: ofEach, seconds: seconds).run(family) }
    if survey { return surveyWorlds() }
    if traces { return replayWorlds() }
    if let show { return look(Generator.world(seed: show)) }
    if let replay {
      guard let data = FileManager.default.contents(atPath: replay), let world = try? JSONDecoder().decode(World.self, from: data) else {
        say("arena-model: \(replay) is not a saved world")
        return 2
      }
      return look(world)
    }
    var passed = 0
    var failed = 0
    if let cases {
      do {
        let result = try SelfTest.run(cases)
        say("the model on \(cases): \(result.passed) passed, \(result.failed) failed")
        passed += result.passed
        failed += result.failed
      } catch {
        say("arena-model: \(error)")
        return 2
      }
    }
    if !casesOnly {
      let result = compare()
      passed += result.passed
      failed += result.failed
    }
    say("\(passed) passed, \(failed) failed")
    return failed == 0 ? 0 : 1
  }

  /// What the random worlds reach, by the model alone.
  private func surveyWorlds() -> Int32 {
    var total: [Rule: Int] = [:]
    var worldsWith: [Rule: Int] = [:]
    var gestures = 0
    let start = Date()
    for number in 0..<worlds {
      var model = Model(Generator.world(seed: seed &+ UInt64(number)))
      model.run()
      total.merge(model.reached) { $0 + $1 }
      worldsWith.merge(model.reached.mapValues { _ in 1 }) { $0 + $1 }
      gestures += model.output.contains { if case .gesture = $0.what { true } else { false } } ? 1 : 0
    }
    for rule in Rule.allCases { say("\(total[rule] ?? 0) times in \(worldsWith[rule] ?? 0) worlds: \(rule.rawValue)") }
    let micros = Date().timeIntervalSince(start) / Double(worlds) * 1e6
    say("\(gestures) of \(worlds) worlds have gestures; \(Int(micros)) us a world")
    return Rule.allCases.allSatisfy { total[$0] != nil } ? 0 : 1
  }

  /// Records each world and plays the trace, with a check after every step.
  private func replayWorlds() -> Int32 {
    say("worlds from seed \(seed)")
    var failed = 0
    var steps: UInt64 = 0
    var bytes = 0
    for number in 0..<worlds {
      let world = Generator.world(seed: seed &+ UInt64(number))
      // From before the world was made, or from somewhere in it.
      let start = number % 2 == 0 ? -1 : number / 2 % max(world.script.count, 1)
      switch Trace.replay(world, from: start) {
      case .same(let report, let size):
        steps += report.steps
        bytes += size
      case .different(let what):
        failed += 1
        say("DIFFERENCE world \(world.seed) recorded from \(start): \(what)")
      }
      if failed >= stopAfter { break }
    }
    say("\(steps) steps played again and compared, \(bytes) bytes of traces")
    say("\(worlds - failed) passed, \(failed) failed")
    return failed == 0 ? 0 : 1
  }

  private func look(_ world: World) -> Int32 {
    let difference = Comparison.difference(world, varied: true)
    say(Comparison.report(world, difference ?? .events))
    say(difference.map { "differs: \($0)" } ?? "no difference")
    return difference == nil ? 0 : 1
  }

  /// World after world from consecutive seeds; the variations on every fourth.
  private func compare() -> (passed: Int, failed: Int) {
    let start = Date()
    var passed = 0
    var failed = 0
    say("worlds from seed \(seed)")
    for number in 0..<worlds {
      let elapsed = Date().timeIntervalSince(start)
      if number % 20_000 == 0 && number > 0 {
        say("\(number) worlds in \(String(format: "%.1f", elapsed)) s, \(failed) differ")
      }
      if elapsed > seconds { break }
      let world = Generator.world(seed: seed &+ UInt64(number))
      if !only.isEmpty && !Comparison.reaches(world, only) { continue }
      guard let difference = Comparison.difference(world, varied: number % 4 == 0, without: without) else {
        passed += 1
        continue
      }
      failed += 1
      let small = Comparison.shrink(world, difference, without: without)
      say("DIFFERENCE \(difference)\n" + Comparison.report(small, difference))
      save(small, world.seed)
      if failed >= stopAfter { break }
    }
    return (passed, failed)
  }

  /// As a case where the format can say it, and always as a world that `--replay` reads.
  private func save(_ world: World, _ seed: UInt64) {
    guard let folder else { return }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try encoder.encode(world).write(to: URL(fileURLWithPath: "\(folder)/world-\(seed).json"))
      if let text = CaseWriter.write(world, id: "arena-\(seed)") {
        try text.write(toFile: "\(folder)/case-\(seed).json", atomically: true, encoding: .utf8)
      }
    } catch {
      say("arena-model: cannot save: \(error)")
    }
  }
}

/// A line that is seen at once, also in a pipe.
func say(_ text: String) {
  print(text)
  fflush(nil)
}
