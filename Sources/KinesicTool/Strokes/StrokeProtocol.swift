/// Which drawings of a collection are templates and which are tests, in turn.
enum StrokeProtocol: Equatable {
  /// UD-T: of one user at one speed, T repetitions of each shape are templates and all others are tests.
  case own(each: Int)
  /// UI-PxT: T repetitions of each shape by each of the next P users, at medium speed, are templates, and all that the
  /// user drew are tests.
  case ofOthers(people: Int, each: Int)

  struct Split {
    let templates: [Int]
    let tests: [Int]
  }

  /// `UD3`, `UI9x1`; nil for another word.
  init?(_ word: String) {
    let digits = word.dropFirst(2).lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard digits.allSatisfy({ (1...1000).contains($0) }) else { return nil }
    switch (word.prefix(2).uppercased(), digits.count) {
    case ("UD", 1): self = .own(each: digits[0])
    case ("UI", 2): self = .ofOthers(people: digits[0], each: digits[1])
    default: return nil
    }
  }

  var name: String {
    switch self {
    case .own(let each): "UD\(each)"
    case .ofOthers(let people, let each): "UI\(people)x\(each)"
    }
  }

  /// Those without templates or tests are left out.
  func splits(_ collection: StrokeCollection) -> [Split] {
    let all =
      switch self {
      case .own(let each): Self.own(collection, each)
      case .ofOthers(let people, let each): Self.ofOthers(collection, people, each)
      }
    return all.filter { !$0.templates.isEmpty && !$0.tests.isEmpty }
  }

  private static func own(_ collection: StrokeCollection, _ each: Int) -> [Split] {
    collection.users.flatMap { user in
      collection.speeds.flatMap { speed in
        let drawn = collection.numbers { $0.user == user && $0.speed == speed }
        return (0..<collection.folds).map { fold in
          Split(
            templates: drawn.filter { collection.isInFold($0, fold, each) }, tests: drawn.filter { !collection.isInFold($0, fold, each) })
        }
      }
    }
  }

  private static func ofOthers(_ collection: StrokeCollection, _ people: Int, _ each: Int) -> [Split] {
    let users = collection.users
    guard people < users.count else { return [] }
    return users.enumerated().flatMap { place, user in
      let next = Set((1...people).map { users[(place + $0) % users.count] })
      let tests = collection.numbers { $0.user == user }
      let theirs = collection.numbers { next.contains($0.user) && collection.isMedium($0) }
      return (0..<collection.folds).map { fold in Split(templates: theirs.filter { collection.isInFold($0, fold, each) }, tests: tests) }
    }
  }
}

/// Drawings with names, by users at speeds, each several times.
struct StrokeCollection {
  let drawings: [StrokeDrawing]
  let users: [String]
  let speeds: [String]
  let shapes: [String]
  /// How many repetitions take turns: as many as there are, ten at most.
  let folds: Int
  private let repetitions: [Int]
  private let hasMedium: Bool

  init(_ drawings: [StrokeDrawing]) throws {
    for drawing in drawings where drawing.name == nil { throw ToolError("\(drawing.place): what this drawing is is not said") }
    self.drawings = drawings
    users = Set(drawings.map(\.user)).sorted()
    speeds = Set(drawings.map(\.speed)).sorted()
    shapes = Set(drawings.compactMap(\.name)).sorted()
    hasMedium = speeds.contains("medium")
    var counts: [[String]: Int] = [:]
    repetitions = drawings.map { drawing in
      let key = [drawing.name ?? "", drawing.user, drawing.speed]
      defer { counts[key, default: 0] += 1 }
      return drawing.repetition ?? counts[key, default: 0]
    }
    folds = min(10, (repetitions.max() ?? 0) + 1)
  }

  func numbers(where isOne: (StrokeDrawing) -> Bool) -> [Int] { drawings.indices.filter { isOne(drawings[$0]) } }

  /// Whether it is one of the repetitions fold ... fold + each - 1, the first after the last.
  func isInFold(_ drawing: Int, _ fold: Int, _ each: Int) -> Bool {
    let repetition = repetitions[drawing]
    return repetition < folds && (repetition - fold + folds) % folds < each
  }

  /// At medium speed; where nobody drew at medium speed, at any.
  func isMedium(_ drawing: StrokeDrawing) -> Bool { !hasMedium || drawing.speed == "medium" || drawing.speed == "any" }
}
