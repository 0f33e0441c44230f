import CKinesic

/// The views, recognizers and relations of an engine as a case says them: one line of JSON each.
struct SceneAtStart {
  private(set) var views: [String] = []
  private(set) var recognizers: [String] = []
  private(set) var relations: [String] = []
  private(set) var names = CaseNames()
  /// The classes that `fresh` does not have, by name: of the application.
  private(set) var ownClasses: [String] = []
  let root: kin_view_id

  /// Complains about what a case cannot say. Properties are compared with those of a new recognizer in `fresh`, an
  /// engine of the tool's; of a class that is not there, with what the trace says of it.
  init(_ engine: OpaquePointer, fresh: OpaquePointer, trace: String) throws {
    let roster = Roster()
    roster.refresh(engine)
    root = roster.views.first { $0.parent == 0 }?.id ?? 0
    for view in roster.views where view.parent != 0 {
      names.add(view.id, view.name.isEmpty ? "view" : view.name)
      views.append(try Self.line(of: view, engine, names, root: root, trace))
    }
    for recognizer in roster.recognizers {
      names.add(recognizer.id, recognizer.name.isEmpty ? recognizer.className : recognizer.name)
      let isOwn = classTable(recognizer.className, fresh) == nil
      if isOwn, !ownClasses.contains(recognizer.className) { ownClasses.append(recognizer.className) }
      recognizers.append(try line(of: recognizer, engine, isOwn ? nil : fresh, trace))
    }
    for relation in Relation.all(of: roster.recognizers.map(\.id), engine) {
      let words = [
        KIN_RELATION_REQUIRES: "require_failure", KIN_RELATION_SIMULTANEOUS: "simultaneous", KIN_RELATION_MAY_NOT_PREVENT: "no_prevention",
        KIN_RELATION_GROUP: "group", KIN_RELATION_REQUIRES_INACTIVE: "require_inactive", KIN_RELATION_MAY_TAKE_OVER: "takeover",
      ]
      guard let word = words[relation.kind] else {
        throw ToolError(
          "\(trace): a case cannot say that the host lets \(names[relation.first]) prevent \(names[relation.second]) "
            + "(kin_recognizer_set_prevention)")
      }
      relations.append(JSONText.list([word, names[relation.first], names[relation.second]].map(JSONText.string)))
    }
  }

  private static func line(
    of view: Roster.View, _ engine: OpaquePointer, _ names: CaseNames, root: kin_view_id, _ trace: String
  ) throws -> String {
    var frame = kin_rect()
    var transform = kin_transform()
    try check(kin_view_get_frame(engine, view.id, &frame), engine)
    try check(kin_view_get_transform(engine, view.id, &transform), engine)
    let map = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    guard map == [1, 0, 0, 1, 0, 0] else { throw ToolError("\(trace): view \(names[view.id]) has a transform, and a case cannot say one") }
    var members = [("id", JSONText.string(names[view.id]))]
    if view.parent != root { members.append(("parent", JSONText.string(names[view.parent]))) }
    let sides = frame.numbers
    if frame.isFinite {
      members.append(("frame", JSONText.list(sides.map(JSONText.number))))
    } else if sides[0...1] != [0, 0] || sides[2...3].contains(where: \.isFinite) {
      throw ToolError("\(trace): view \(names[view.id]) is infinite on one side, and a case cannot say that")
    }
    for (name, value) in viewFlags(view.id, engine) where value != (name == "interaction_enabled") {
      members.append((name, value ? "true" : "false"))
    }
    return JSONText.object(members)
  }

  private func line(
    of recognizer: Roster.Recognizer, _ engine: OpaquePointer, _ fresh: OpaquePointer?, _ trace: String
  ) throws -> String {
    var state: kin_state = 0
    try check(kin_recognizer_get_state(engine, recognizer.id, &state), engine)
    guard state == kin_state(KIN_STATE_POSSIBLE) else {
      throw ToolError(
        "\(trace): \(recognizer.label) is \(Names.word(state, in: Names.states)) when the trace begins, and a case cannot say that")
    }
    var members = [("id", JSONText.string(names[recognizer.id])), ("class", JSONText.string(recognizer.className))]
    if recognizer.view != root { members.append(("view", JSONText.string(names[recognizer.view]))) }
    let initial = try fresh.map { try Self.initialNumbers(of: recognizer, $0) } ?? Self.listedNumbers(of: recognizer, engine)
    let numbers = try changedNumbers(recognizer, engine, from: initial)
    for (name, number) in numbers where !number.isFinite {
      throw ToolError("\(trace): \(name) of \(recognizer.label) is infinite, and a case cannot say that")
    }
    if !numbers.isEmpty { members.append(("set", JSONText.object(numbers.map { ($0.name, JSONText.number($0.value)) }))) }
    return JSONText.object(members)
  }

  /// Properties that are not as a new recognizer has them, by name.
  private func changedNumbers(
    _ recognizer: Roster.Recognizer, _ engine: OpaquePointer, from initial: [String: Double]
  ) throws -> [(name: String, value: Double)] {
    try recognizer.numbers.keys.sorted().compactMap { name in
      var present = 0.0
      try check(kin_recognizer_get_number(engine, recognizer.id, name, &present), engine)
      return initial[name] == present ? nil : (name, present)
    }
  }

  /// The properties of a new recognizer.
  private static func initialNumbers(of recognizer: Roster.Recognizer, _ fresh: OpaquePointer) throws -> [String: Double] {
    var model: kin_recognizer_id = 0
    try check(kin_recognizer_add(fresh, 0, recognizer.className, &model), fresh)
    return try Dictionary(
      uniqueKeysWithValues: recognizer.numbers.keys.map { name in
        var number = 0.0
        try check(kin_recognizer_get_number(fresh, model, name, &number), fresh)
        return (name, number)
      })
  }

  /// The same by the class's list in the trace, for a class that makes no recognizer here.
  private static func listedNumbers(of recognizer: Roster.Recognizer, _ engine: OpaquePointer) -> [String: Double] {
    let own = classTable(recognizer.className, engine).map { RecognizerClass($0).properties } ?? []
    return Dictionary((own + commonProperties()).map { ($0.name, $0.initial) }, uniquingKeysWith: { first, _ in first })
  }
}

extension kin_rect {
  /// In the order of a case.
  var numbers: [Double] { [x, y, width, height] }
  var isFinite: Bool { numbers.allSatisfy(\.isFinite) }
}

/// What views and recognizers are called in a case: each its own name, with a number where two would have the same.
struct CaseNames {
  private var byID: [UInt64: String] = [:]

  mutating func add(_ id: UInt64, _ name: String) {
    let taken = Set(byID.filter { $0.key >> 56 == id >> 56 }.values)
    var free = name
    var number = 2
    while taken.contains(free) {
      free = "\(name)\(number)"
      number += 1
    }
    byID[id] = free
  }

  subscript(id: UInt64) -> String { byID[id] ?? "" }
}

/// JSON as people write cases: the members in the order given, on one line.
enum JSONText {
  static func string(_ text: String) -> String { (try? jsonLine(text)) ?? "\"\"" }
  static func list(_ elements: [String]) -> String { "[\(elements.joined(separator: ", "))]" }
  static func object(_ members: [(String, String)]) -> String {
    "{\(members.map { "\(string($0.0)): \($0.1)" }.joined(separator: ", "))}"
  }

  /// The shortest text that reads as the same number.
  static func number(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int64(number)) : "\(number)"
  }

  /// Nanoseconds as seconds, exactly.
  static func seconds(_ nanoseconds: UInt64) -> String {
    let fraction = String(String(nanoseconds % 1_000_000_000 + 1_000_000_000).dropFirst())
    let digits = String(fraction.reversed().drop { $0 == "0" }.reversed())
    return "\(nanoseconds / 1_000_000_000)" + (digits.isEmpty ? "" : ".\(digits)")
  }
}
