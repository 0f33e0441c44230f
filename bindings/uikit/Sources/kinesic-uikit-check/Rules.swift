import Foundation

/// What is said of a place in the sources.
struct Finding {
  let file: String
  let line: Int
  let sentence: String
}

/// What the sources of a program would not do as they do on iOS.
struct Rules {
  let sources: [Source]

  var findings: [Finding] {
    let all = sources.flatMap { selectors($0) + words($0) } + unheardDelegates + overridesInExtensions
    return all.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  /// A selector of a bound method keeps its target.
  private func selectors(_ source: Source) -> [Finding] {
    source.lines.flatMap { line in
      line.text.matches(of: /(?:^|[^#\w])Selector\(([^)\s][^)]*)\)?/).compactMap { found in
        let argument = String(found.1)
        if argument.firstMatch(of: /^[A-Z]\w*(\.\w+)*\./) != nil || argument.hasPrefix("\"") || argument.hasPrefix("{") { return nil }
        return Finding(
          file: source.path, line: line.number,
          sentence: "Selector(\(argument)) keeps its target alive; write Selector(Self.\(argument.replacing("self.", with: "")))")
      }
    }
  }

  /// What does not compile without Objective-C, and what to write.
  private func words(_ source: Source) -> [Finding] {
    let wanted: [(Regex<Substring>, String)] = [
      (/#selector\(/, "#selector needs Objective-C; write Selector(Self.method)"),
      (/@(?:non)?objc\b/, "@objc needs Objective-C; delete it"),
      (/@IBOutlet\b/, "@IBOutlet needs Objective-C; delete it"),
      (/\.gestureRecognizer\w*\?\(/, "the methods of a delegate all have answers; call it without the question mark"),
      (/\boverride\s+func\s+presses\w+/, "no presses are delivered: there are no keys here"),
    ]
    return source.lines.flatMap { line in
      wanted.compactMap { line.text.firstMatch(of: $0.0) == nil ? nil : Finding(file: source.path, line: line.number, sentence: $0.1) }
    }
  }

  /// A method of the delegate's protocol that only a subclass of the conforming class has compiles, and is never
  /// called.
  private var unheardDelegates: [Finding] {
    let classes = declarations(.class)
    let extensions = declarations(.extension)
    func conforms(_ name: String) -> Bool {
      (classes + extensions).contains { $0.name == name && $0.inherits.contains("UIGestureRecognizerDelegate") }
    }
    func methods(_ name: String) -> Set<String> {
      Set((classes + extensions).filter { $0.name == name }.flatMap { $0.methods.map(\.signature) })
    }
    return classes.filter { !conforms($0.name) }.flatMap { subclass -> [Finding] in
      var known = Set<String>()
      var above = subclass.inherits.first
      var isHeard = false
      while let name = above, let next = classes.first(where: { $0.name == name }) {
        known.formUnion(methods(name))
        isHeard = isHeard || conforms(name)
        above = next.inherits.first
      }
      if !isHeard { return [] }
      return subclass.methods.filter { $0.signature.hasPrefix("gestureRecognizer") && !known.contains($0.signature) }.map {
        Finding(
          file: subclass.file, line: $0.line,
          sentence: "\($0.signature) is never called: the class above that conforms to UIGestureRecognizerDelegate does not have it; "
            + "give it one there, and override it")
      }
    }
  }

  private var overridesInExtensions: [Finding] {
    declarations(.extension).flatMap { one in
      one.methods.filter(\.isOverride).map {
        Finding(file: one.file, line: $0.line, sentence: "\($0.signature) is overridden in an extension; move it into the class")
      }
    }
  }

  private func declarations(_ kind: Declaration.Kind) -> [Declaration] { sources.flatMap(\.declarations).filter { $0.kind == kind } }
}
