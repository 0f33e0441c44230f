import Foundation

/// A line of a source of which comments and the insides of strings are blank, so that what is found in it is code.
struct CodeLine {
  let number: Int
  let text: String
}

/// A class, an extension or another type, with what a rule needs to know of it.
final class Declaration {
  enum Kind: String { case `class`, `extension`, other }

  let kind: Kind
  let name: String
  /// What stands behind the colon: its superclass and the protocols that it conforms to.
  let inherits: [String]
  let file: String
  /// Its methods, by name and labels, with the lines that they are on.
  var methods: [(signature: String, line: Int, isOverride: Bool)] = []

  init(_ kind: Kind, _ name: String, _ inherits: [String], _ file: String) {
    (self.kind, self.name, self.inherits, self.file) = (kind, name, inherits, file)
  }
}

/// One file, read by its braces: enough to know which type a method is in, not more.
struct Source {
  let path: String
  let lines: [CodeLine]
  private(set) var declarations: [Declaration] = []

  init(path: String, text: String) {
    self.path = path
    lines = Source.blank(text).components(separatedBy: "\n").enumerated().map { CodeLine(number: $0.offset + 1, text: $0.element) }
    readDeclarations()
  }

  /// The text with spaces in place of comments and of what strings hold.
  private static func blank(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    var depth = 0
    while let character = rest.first {
      if depth > 0 || rest.hasPrefix("/*") {
        if rest.hasPrefix("/*") { depth += 1 } else if rest.hasPrefix("*/") { depth -= 1 }
        let length = rest.hasPrefix("/*") || rest.hasPrefix("*/") ? 2 : 1
        for one in rest.prefix(length) { result.append(one == "\n" ? "\n" : " ") }
        rest = rest.dropFirst(length)
      } else if rest.hasPrefix("//") {
        rest = rest.drop { $0 != "\n" }
      } else if character == "\"" {
        let mark = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        rest = rest.dropFirst(mark.count)
        result += mark
        while !rest.isEmpty, !rest.hasPrefix(mark), mark.count == 3 || rest.first != "\n" {
          let length = rest.first == "\\" ? 2 : 1
          for one in rest.prefix(length) { result.append(one == "\n" ? "\n" : " ") }
          rest = rest.dropFirst(length)
        }
        result += rest.prefix(mark.count)
        rest = rest.dropFirst(mark.count)
      } else {
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private mutating func readDeclarations() {
    // For each open brace the type that it belongs to; nil: it is a function's, or something else's.
    var open: [Declaration?] = []
    var head = ""
    var first = 1
    for line in lines {
      for character in line.text {
        switch character {
        case "{":
          let declaration = Source.declaration(head, path)
          if let declaration { declarations.append(declaration) }
          if let method = Source.method(head), let owner = open.last, let owner {
            owner.methods.append((method, first, head.contains(/\boverride\b/)))
          }
          open.append(declaration)
          head = ""
        case "}":
          _ = open.popLast()
          head = ""
        case ";": head = ""
        default:
          if head.allSatisfy(\.isWhitespace), !character.isWhitespace { first = line.number }
          head.append(character)
        }
      }
      // What a line begins anew does not belong to the line before.
      if line.text.firstMatch(of: /[=,(:]\s*$/) == nil, !Source.isOpen(head) { head = "" } else { head.append(" ") }
    }
  }

  /// Whether a head goes on in the next line: its brackets are not closed, or it declares something.
  private static func isOpen(_ head: String) -> Bool {
    let depth = head.reduce(0) { $1 == "(" || $1 == "<" ? $0 + 1 : $1 == ")" || $1 == ">" ? $0 - 1 : $0 }
    return depth > 0 || head.contains(/\b(class|extension|struct|enum|actor|protocol|func)\b/)
  }

  private static func declaration(_ head: String, _ path: String) -> Declaration? {
    guard let found = head.firstMatch(of: /\b(class|extension|struct|enum|actor|protocol)\s+([\w.]+)(?:<[^>]*>)?\s*(?::\s*(.*))?/),
      !head.contains(/\bfunc\b/)
    else { return nil }
    let list = found.3.map(String.init)?.components(separatedBy: " where ")[0] ?? ""
    let inherits = list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    return Declaration(Declaration.Kind(rawValue: String(found.1)) ?? .other, String(found.2), inherits, path)
  }

  /// The name of a method with its labels: `gestureRecognizer(_:shouldReceive:)`.
  private static func method(_ head: String) -> String? {
    guard let found = head.firstMatch(of: /\bfunc\s+(\w+)\s*(?:<[^>]*>)?\((.*)\)/) else { return nil }
    let labels = found.2.split(separator: ",").compactMap { $0.firstMatch(of: /^\s*(\w+)/)?.1 }
    return "\(found.1)(\(labels.map { "\($0):" }.joined()))"
  }
}
