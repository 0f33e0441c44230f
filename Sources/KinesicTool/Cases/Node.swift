import CKinesic

/// A JSON value under its path in a file. All reading of scenes and cases goes through it, so that every complaint
/// names the place.
struct Node {
  let json: JSON
  let file: String
  /// The case that it belongs to, "" outside of cases.
  let owner: String
  /// `script[3].at`
  let path: String

  /// A complaint about this value.
  func error(_ sentence: String) -> ToolError {
    let place = [owner.isEmpty ? "" : "case \"\(owner)\"", path].filter { !$0.isEmpty }.joined(separator: ", ")
    return ToolError("\(file):\(json.line):\(json.column): \(place.isEmpty ? "" : place + ": ")\(sentence)")
  }

  /// Runs `body`; a refusal of the engine becomes a complaint about this value.
  func naming<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let refusal as EngineError { throw error(refusal.description) }
  }

  /// The same value with paths that start here, as part of a case.
  func owned(by owner: String) -> Node { Node(json: json, file: file, owner: owner, path: "") }

  func string() throws -> String {
    guard case .string(let text) = json.content else { throw wanted("a text") }
    return text
  }

  func bool() throws -> Bool {
    guard case .bool(let value) = json.content else { throw wanted("true or false") }
    return value
  }

  func number() throws -> Double {
    switch json.content {
    case .number(let value): return value
    case .large(let value): return Double(value)
    default: throw wanted("a number")
    }
  }

  /// A number; true and false count as 1 and 0.
  func numberOrBool() throws -> Double {
    if case .bool(let value) = json.content { return value ? 1 : 0 }
    return try number()
  }

  /// A whole number of 0 or more, exactly.
  func identifier() throws -> UInt64 {
    if case .large(let value) = json.content { return value }
    guard let value = UInt64(exactly: try number()) else { throw error("a whole number of 0 or more is wanted") }
    return value
  }

  /// Seconds, as nanoseconds.
  func time() throws -> UInt64 {
    let seconds = try number()
    guard seconds >= 0, seconds < 1e9 else { throw error("a time in seconds is 0 or more") }
    return UInt64((seconds * 1e9).rounded())
  }

  func list() throws -> [Node] {
    guard case .array(let elements) = json.content else { throw wanted("a list") }
    return elements.enumerated().map { Node(json: $1, file: file, owner: owner, path: "\(path)[\($0)]") }
  }

  func list(of count: Int) throws -> [Node] {
    let elements = try list()
    guard elements.count == count else { throw error("a list of \(count) is wanted, this one has \(elements.count)") }
    return elements
  }

  func rect() throws -> kin_rect {
    let numbers = try list(of: 4).map { try $0.number() }
    return kin_rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  func point() throws -> kin_point {
    let numbers = try list(of: 2).map { try $0.number() }
    return kin_point(x: numbers[0], y: numbers[1])
  }

  /// The number of a word of a table.
  func word(in table: [String]) throws -> Int32 {
    let word = try string()
    guard let number = Names.number(word, in: table) else { throw error("\"\(word)\" is not one of \(table.joined(separator: ", "))") }
    return number
  }

  func state() throws -> kin_state {
    let word = try string()
    guard let state = Names.state(word) else { throw error("\"\(word)\" is not one of \(Names.states.joined(separator: ", "))") }
    return state
  }

  /// Any object: its members in the order of the file.
  func members() throws -> [(key: String, node: Node)] {
    guard case .object(let members) = json.content else { throw wanted("an object") }
    return members.map { ($0.key, Node(json: $0.value, file: file, owner: owner, path: path.isEmpty ? $0.key : "\(path).\($0.key)")) }
  }

  /// An object with these keys only.
  func fields(_ known: [String]) throws -> Fields {
    let members = try members()
    for (key, node) in members where !known.contains(key) {
      throw node.error("the key \"\(key)\" is unknown here; known are \(known.joined(separator: ", "))")
    }
    return Fields(node: self, members: Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.node) }))
  }

  private func wanted(_ what: String) -> ToolError { error("\(what) is wanted, this is \(json.kind)") }
}

/// The members of an object whose keys are known.
struct Fields {
  let node: Node
  fileprivate let members: [String: Node]

  subscript(key: String) -> Node? { members[key] }

  func required(_ key: String) throws -> Node {
    guard let member = members[key] else { throw node.error("the key \"\(key)\" is missing") }
    return member
  }

  /// The elements of a list that may be absent.
  func list(_ key: String) throws -> [Node] { try members[key]?.list() ?? [] }
}
