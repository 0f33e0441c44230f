import Foundation

/// Searches families of worlds and says how much that was.
struct Search {
  /// Of each family at most so many worlds, evenly chosen.
  var ofEach: Int
  /// No new world is begun after so many seconds.
  var seconds: Double
  /// The exit code.
  func run(_ name: String) -> Int32 {
    if Rig.stateKey == nil {
      say("arena-model: an exhaustive search needs the library that checks: LD_LIBRARY_PATH=build/checks/lib")
      return 2
    }
    let families = name == "all" ? Family.allCases : Family.allCases.filter { $0.rawValue == name }
    if families.isEmpty {
      say("arena-model: no family \(name); there are all, \(Family.allCases.map { $0.rawValue }.joined(separator: ", "))")
      return 2
    }
    var passed = 0
    var failed = 0
    var total = Census()
    let start = Date()
    for family in families {
      let result = search(family, from: start)
      passed += result.isSound ? 1 : 0
      failed += result.isSound ? 0 : 1
      total = total + result.census
    }
    say("all: \(Search.text(total, Date().timeIntervalSince(start)))")
    say("\(passed) passed, \(failed) failed")
    return failed == 0 ? 0 : 1
  }

  private func search(_ family: Family, from start: Date) -> (isSound: Bool, census: Census) {
    let began = Date()
    var census = Census()
    let all = family.spaces
    let every = (all.count - 1) / ofEach + 1
    let spaces = all.enumerated().filter { $0.offset % every == 0 }.map { $0.element }
    for space in spaces {
      if Date().timeIntervalSince(start) > seconds {
        say("\(family): not done within \(Int(seconds)) s: \(census.worlds) of \(spaces.count) worlds")
        return (false, census)
      }
      let explorer = Explorer(space)
      let found = explorer.search()
      census = census + explorer.census
      if let found {
        say("\(family): \(family.summary)\n" + Story(found).text)
        return (false, census)
      }
    }
    say("\(family): \(family.summary): \(Search.text(census, Date().timeIntervalSince(began)))")
    return (true, census)
  }

  private static func text(_ census: Census, _ seconds: Double) -> String {
    String(
      format: "%d worlds, %d states, %d transitions, at most %d steps deep, %.1f s", census.worlds, census.states, census.transitions,
      census.depth, seconds)
  }
}
