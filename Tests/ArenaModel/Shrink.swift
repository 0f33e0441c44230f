/// Makes a world smaller while something stays true of it: drops script entries, samples, recognizers, relations,
/// views and flags, one at a time, until nothing more can go.
enum Shrinker {
  static func shrink(_ world: World, while stays: (World) -> Bool) -> World {
    var world = world
    var progress = true
    while progress {
      progress = false
      for candidates in [entries, samples, recognizers, views, relations, lists, settings, flags, times] {
        var place = 0
        while true {
          let all = candidates(world)
          guard place < all.count else { break }
          if all[place] != world && stays(all[place]) {
            world = all[place]
            progress = true
          } else {
            place += 1
          }
        }
      }
    }
    return world
  }

  private static func changed(_ world: World, _ change: (inout World) -> Void) -> World {
    var copy = world
    change(&copy)
    return copy
  }

  private static func entries(_ world: World) -> [World] {
    world.script.indices.reversed().map { place in changed(world) { $0.script.remove(at: place) } }
  }

  private static func samples(_ world: World) -> [World] {
    world.script.indices.flatMap { place -> [World] in
      guard case .feed(let samples) = world.script[place].what, samples.count > 1 else { return [] }
      return samples.indices.map { index in
        changed(world) {
          var fewer = samples
          fewer.remove(at: index)
          $0.script[place].what = .feed(fewer)
        }
      }
    } + contacts(world)
  }

  /// Whole contacts.
  private static func contacts(_ world: World) -> [World] {
    let ids = Set(
      world.script.flatMap { entry -> [UInt64] in
        if case .feed(let samples) = entry.what { samples.map { $0.touch } } else { [] }
      })
    return ids.sorted().map { id in
      changed(world) {
        $0.script = $0.script.compactMap { entry in
          guard case .feed(let samples) = entry.what else { return entry }
          let fewer = samples.filter { $0.touch != id }
          return fewer.isEmpty ? nil : Entry(time: entry.time, what: .feed(fewer))
        }
      }
    }
  }

  private static func recognizers(_ world: World) -> [World] {
    world.recognizers.indices.map { gone in world.without(recognizer: gone) }
  }

  private static func views(_ world: World) -> [World] {
    world.views.indices.map { gone in world.without(view: gone) }
  }

  private static func relations(_ world: World) -> [World] {
    world.relations.indices.map { place in changed(world) { $0.relations.remove(at: place) } }
  }

  /// Answers of delegates.
  private static func lists(_ world: World) -> [World] {
    let paths: [WritableKeyPath<RecognizerSpec, [Int]>] = [\.simultaneousWith, \.requiresFailureOf, \.requiredToFailBy]
    return world.recognizers.indices.flatMap { index in
      paths.flatMap { path in
        world.recognizers[index][keyPath: path].indices.map { place in
          changed(world) { $0.recognizers[index][keyPath: path].remove(at: place) }
        }
      } + [changed(world) { $0.recognizers[index].receives = nil }]
    }
  }

  private static func settings(_ world: World) -> [World] {
    // A rule goes as a whole: three settings.
    let parts = (0..<4).map { Array(Setting.allCases[($0 * 3)..<($0 * 3 + 3)]) } + Setting.allCases[12...].map { [$0] }
    return world.recognizers.indices.flatMap { index in
      parts.map { part in
        changed(world) { world in part.forEach { world.recognizers[index].numbers[$0] = nil } }
      }
    }
  }

  private static func flags(_ world: World) -> [World] {
    var all: [World] = []
    let plain = RecognizerSpec()
    let paths: [WritableKeyPath<RecognizerSpec, Bool>] = [
      \.cancelsTouchesInView, \.delaysTouchesBegan, \.observeOnly, \.exclusiveType, \.oneHand, \.enabled, \.shouldBegin,
    ]
    for index in world.recognizers.indices {
      all += paths.map { path in changed(world) { $0.recognizers[index][keyPath: path] = plain[keyPath: path] } }
      all.append(changed(world) { $0.recognizers[index].allowedTypes = plain.allowedTypes })
      all.append(changed(world) { $0.recognizers[index].delaysTouchesEnded = false })
      if world.recognizers[index].kind == .yielding { all.append(changed(world) { $0.recognizers[index].kind = .script }) }
    }
    let viewPaths: [WritableKeyPath<ViewSpec, Bool>] = [
      \.multipleTouch, \.exclusiveTouch, \.boundary, \.wantsTouches, \.wantsTouchesBelow, \.gestureShouldBegin,
    ]
    for index in world.views.indices {
      all += viewPaths.map { path in changed(world) { $0.views[index][keyPath: path] = ViewSpec()[keyPath: path] } }
    }
    return all
  }

  /// Simpler times: the grid of a tenth of a second, each entry alone.
  private static func times(_ world: World) -> [World] {
    let even = changed(world) { copy in
      for place in copy.script.indices { copy.script[place].time = UInt64(place) * 100_000_000 }
    }
    // Even times are tried once only, else the loop would not end.
    return world.script.map { $0.time } == even.script.map { $0.time } ? [] : [even]
  }
}
