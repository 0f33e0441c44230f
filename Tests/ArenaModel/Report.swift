/// Everything that people read: outputs, worlds, differences.
import Foundation

enum Report {
  /// Seconds with as many digits as needed.
  static func seconds(_ time: UInt64) -> String {
    String(format: "%.4f", Double(time) / 1e9)
  }

  static func line(_ output: Output) -> String {
    switch output.what {
    case .gesture(let recognizer, let state, let at):
      let place = at.point.map { String(format: " (%.1f,%.1f)", $0.x, $0.y) } ?? ""
      return "\(seconds(output.time)) r\(recognizer) \(state)\(place)"
    case .standing(let letters, let next):
      return "\(seconds(output.time))   \(letters)" + (next == never ? "" : " timer \(seconds(next))")
    case .touch(let view, let phase, let touch, let touchTime, let at):
      let own = touchTime == output.time ? "" : " of \(seconds(touchTime))"
      return "\(seconds(output.time)) v\(view) touch \(touch) \(phase)\(own) (\(Int(at.x)),\(Int(at.y)))"
    }
  }

  /// Two lists side by side, unequal lines marked.
  static func sideBySide(_ model: [Output], _ engine: [Output]) -> String {
    var text = "  " + "model".padding(toLength: 46, withPad: " ", startingAt: 0) + "engine\n"
    for place in 0..<max(model.count, engine.count) {
      let left = place < model.count ? line(model[place]) : ""
      let right = place < engine.count ? line(engine[place]) : ""
      text += (left == right ? "  " : "* ") + left.padding(toLength: 46, withPad: " ", startingAt: 0) + right + "\n"
    }
    return text
  }

  static func describe(_ world: World) -> String {
    var text = "seed \(world.seed)\n"
    for (index, view) in world.views.enumerated() {
      var words: [String] = []
      if view.wantsTouchesBelow { words.append("wants touches below") }
      if view.wantsTouches { words.append("wants touches") }
      if view.multipleTouch { words.append("multiple") }
      if view.exclusiveTouch { words.append("exclusive") }
      if view.boundary { words.append("BOUNDARY") }
      if !view.gestureShouldBegin { words.append("gesture_should_begin no") }
      let parent = view.parent == rootView ? "root" : "v\(view.parent)"
      text += "  v\(index) in \(parent) \(view.frame.map { Int($0) }) \(words.joined(separator: ", "))\n"
    }
    for (index, spec) in world.recognizers.enumerated() { text += "  r\(index) \(describe(spec))\n" }
    for relation in world.relations { text += "  \(describe(relation))\n" }
    for entry in world.script { text += "  \(seconds(entry.time)) \(describe(entry.what))\n" }
    return text
  }

  private static func describe(_ spec: RecognizerSpec) -> String {
    var words = [spec.view == rootView ? "on root" : "on v\(spec.view)", spec.kind.rawValue]
    for rule in 0..<4 {
      guard let kind = Setting(rawValue: "kind\(rule)"), let trigger = Trigger(rawValue: Int(spec.numbers[kind] ?? 0)),
        trigger != .never, let count = Setting(rawValue: "count\(rule)"), let state = Setting(rawValue: "state\(rule)")
      else { continue }
      let proposed = State(rawValue: Int32(spec.numbers[state] ?? 0)) ?? .possible
      words.append("[\(trigger) \(Int(spec.numbers[count] ?? 0)) -> \(proposed)]")
    }
    for setting in Setting.allCases where !["kind", "count", "state"].contains(String(setting.rawValue.dropLast())) {
      if let number = spec.numbers[setting] { words.append("\(setting.rawValue) \(Int(number))") }
    }
    if !spec.cancelsTouchesInView { words.append("does not cancel") }
    if spec.delaysTouchesBegan { words.append("delays began") }
    if !spec.delaysTouchesEnded { words.append("does not delay ended") }
    if spec.observeOnly { words.append("OBSERVER") }
    if spec.allowedTypes != 15 { words.append("types \(spec.allowedTypes)") }
    if !spec.exclusiveType { words.append("any mix of types") }
    if spec.oneHand { words.append("one hand") }
    if !spec.enabled { words.append("disabled") }
    if spec.lease > 0 { words.append("lease \(spec.lease / 1_000_000) ms") }
    if spec.takeoverInterval != 300_000_000 { words.append("takeover interval \(spec.takeoverInterval / 1_000_000) ms") }
    if spec.defaultState != .possible { words.append("default winner: \(spec.defaultState)") }
    if spec.winsAtLift { words.append("wins at lift") }
    if !spec.shouldBegin { words.append("should_begin no") }
    if let receives = spec.receives { words.append("receives \(receives)") }
    if !spec.simultaneousWith.isEmpty { words.append("simultaneous with \(spec.simultaneousWith)") }
    if !spec.requiresFailureOf.isEmpty { words.append("requires failure of \(spec.requiresFailureOf)") }
    if !spec.requiredToFailBy.isEmpty { words.append("required to fail by \(spec.requiredToFailBy)") }
    return words.joined(separator: " ")
  }

  private static func describe(_ relation: Relation) -> String {
    switch relation {
    case .require(let waiting, let required): "r\(waiting) requires r\(required)"
    case .unrequire(let waiting, let required): "r\(waiting) no longer requires r\(required)"
    case .simultaneous(let a, let b, let allowed): "r\(a) and r\(b) simultaneous: \(allowed)"
    case .prevention(let preventer, let prevented, let allowed): "r\(preventer) may prevent r\(prevented): \(allowed)"
    case .inactive(let recognizer, let other, let required): "r\(recognizer) requires r\(other) inactive: \(required)"
    case .takeover(let recognizer, let other, let allowed): "r\(recognizer) may take over from r\(other): \(allowed)"
    case .group(let all): "r\(all[0]) represents \(all.dropFirst().map { "r\($0)" }.joined(separator: ", "))"
    case .dissolve(let index): "the group of r\(index) is dissolved"
    }
  }

  static func describe(_ what: Happening) -> String {
    switch what {
    case .feed(let samples):
      samples.map { sample in
        var more = sample.phase == .began ? sample.view.map { " on v\($0)" } ?? "" : ""
        if sample.phase == .began, sample.type != 0 { more += " type \(sample.type)" }
        if sample.phase == .began, sample.hand != 0 { more += " hand \(sample.hand)" }
        return "\(sample.phase) \(sample.touch) (\(Int(sample.at.x)),\(Int(sample.at.y)))\(more)"
      }.joined(separator: "; ")
    case .advance: "advance"
    case .enable(let index): "enable r\(index)"
    case .disable(let index): "disable r\(index)"
    case .cancelAll: "cancel all touches"
    case .abort(let index): "abort r\(index)"
    case .remove(let index): "remove r\(index)"
    case .removeView(let view): "remove v\(view)"
    case .setView(let index, let view): "take r\(index) to \(view == rootView ? "the root" : "v\(view)")"
    case .setParent(let view, let parent): "take v\(view) to \(parent == rootView ? "the root" : "v\(parent)")"
    case .propose(let index, let state): "propose r\(index) \(state)"
    case .relate(let relation): describe(relation)
    }
  }
}
