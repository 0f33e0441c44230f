/// Runs a world in the model and in the engine and finds out whether they agree.
import Foundation

/// What was found to differ.
enum Difference: Equatable {
  /// The engine breaks its own invariant, or a call fails that must not.
  case fault(String)
  case events
  /// The engine's events depend on something that must not matter.
  case order(Variation)

  /// Faults with different numbers are one kind, so that shrinking keeps the kind.
  func isSameKind(as other: Difference) -> Bool {
    switch (self, other) {
    case (.fault, .fault), (.events, .events): true
    case (.order(let a), .order(let b)): a == b
    default: false
    }
  }
}

enum Comparison {
  static func model(_ world: World) -> [Output] {
    var model = Model(world)
    model.run()
    return model.output
  }

  static func reaches(_ world: World, _ rules: [Rule]) -> Bool {
    var model = Model(world)
    model.run()
    return model.reaches(rules)
  }

  /// `varied`: also in the variations; `without`: a world that reaches one of these rules is left out.
  static func difference(_ world: World, varied: Bool, without: [Rule] = []) -> Difference? {
    var model = Model(world)
    model.run()
    if model.reaches(without) { return nil }
    let plain = EngineRun(world, .plain)
    plain.run()
    if let fault = plain.fault { return .fault(fault) }
    if plain.output != model.output { return .events }
    if let index = model.leftInPlay { return .fault("r\(index) is still in play at the end") }
    guard varied else { return nil }
    for variation in Variation.allCases where variation != .plain && applies(variation, world) {
      let run = EngineRun(world, variation)
      run.run()
      if let fault = run.fault { return .fault("\(variation): \(fault)") }
      // With joined feeds there is no standing between them.
      let joined = variation == .joinedFeeds
      if joined ? run.output.events != plain.output.events : run.output != plain.output { return .order(variation) }
    }
    return nil
  }

  private static func applies(_ variation: Variation, _ world: World) -> Bool {
    switch variation {
    case .plain, .reusedSlots, .strangers: true
    case .joinedFeeds: mayJoinFeeds(world)
    case .otherOrder: mayReorder(world)
    }
  }

  /// Feeds cannot be joined when one of them may be refused: then the others would be too.
  private static func mayJoinFeeds(_ world: World) -> Bool {
    var model = Model(world)
    for entry in world.script {
      if case .feed(let samples) = entry.what, !model.isValid(samples) { return false }
      model.apply(entry)
    }
    return true
  }

  /// A view may be moved, and recognizers of different depth come to be equally deep: then the one that was added last
  /// is first (step.fixed-order), and the other order is another world.
  private static func mayReorder(_ world: World) -> Bool {
    var place = Array(repeating: 0, count: world.recognizers.count)
    for (position, index) in world.otherOrder.enumerated() { place[index] = position }
    var model = Model(world)
    for entry in world.script {
      model.apply(entry)
      guard case .setParent = entry.what else { continue }
      let added = model.added
      let other = added.indices.map { added[$0] < place.count ? place[$0] : added[$0] }
      if model.world.order(other) != model.order { return false }
    }
    return true
  }

  /// The smallest world found in which they still differ in the same way.
  static func shrink(_ world: World, _ difference: Difference, without: [Rule]) -> World {
    Shrinker.shrink(world) { smaller in
      var varied = false
      if case .order = difference { varied = true }
      return Comparison.difference(smaller, varied: varied, without: without).map { $0.isSameKind(as: difference) } ?? false
    }
  }

  /// All about one difference: the world, both lists, what the engine says of it.
  static func report(_ world: World, _ difference: Difference) -> String {
    var text = Report.describe(world)
    let variation: Variation = if case .order(let which) = difference { which } else { .plain }
    let run = EngineRun(world, variation)
    run.run()
    if case .order(let which) = difference {
      let plain = EngineRun(world, .plain)
      plain.run()
      text += "  the engine's events depend on \(which) (left: plain)\n" + Report.sideBySide(plain.output, run.output)
    } else {
      text += Report.sideBySide(model(world), run.output)
    }
    if let fault = run.fault { text += "  FAULT \(fault)\n" }
    let told = EngineRun(world, variation, explains: true)
    told.run()
    return text + "  the engine explains:\n" + told.story.map { "    " + $0 + "\n" }.joined()
  }
}
