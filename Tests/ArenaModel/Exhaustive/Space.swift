/// A world to be searched: what can happen in it, in any order.
struct Space {
  var world: World
  /// The view that each touch hits: touches 1, 2 ...
  var touches: [Int]
  /// So many fingers land at most: a gesture may remember all that landed in its attempt, so without a bound there is
  /// no end.
  var landings = 3
  /// So many changes the host makes at most.
  var hostChanges = 0
  var mayRemove = false
}

/// What happens in one step, but for what the recognizers answer.
enum Move: Equatable {
  case down(Int)
  case move(Int)
  case up(Int)
  /// The system takes it.
  case cancel(Int)
  /// Both lift at once.
  case upAll
  /// Time goes on to the next deadline.
  case timer
  case disable(Int)
  case enable(Int)
  case abort(Int)
  case remove(Int)

  var isHosts: Bool {
    switch self {
    case .down, .move, .up, .cancel, .upAll, .timer: false
    case .disable, .enable, .abort, .remove: true
    }
  }
}

/// What of a path decides which moves are possible.
struct Situation: Hashable {
  /// Bit i: touch i.
  var down: UInt64 = 0
  var disabled: UInt64 = 0
  var removed: UInt64 = 0
  var landings = 0
  var hostChanges = 0

  /// The situation after a move.
  func after(_ move: Move) -> Situation {
    var next = self
    switch move {
    case .down(let touch):
      next.down |= 1 << UInt64(touch)
      next.landings += 1
    case .up(let touch), .cancel(let touch): next.down &= ~(1 << UInt64(touch))
    case .upAll: next.down = 0
    case .move, .timer, .abort: break
    case .disable(let index): next.disabled |= 1 << UInt64(index)
    case .enable(let index): next.disabled &= ~(1 << UInt64(index))
    case .remove(let index): next.removed |= 1 << UInt64(index)
    }
    if move.isHosts { next.hostChanges += 1 }
    return next
  }
}

extension Space {
  /// What can happen next.
  func moves(_ situation: Situation, hasTimer: Bool) -> [Move] {
    var moves: [Move] = hasTimer ? [.timer] : []
    for touch in touches.indices {
      if situation.down & 1 << UInt64(touch) != 0 {
        moves += [.move(touch), .up(touch), .cancel(touch)]
      } else if situation.landings < landings {
        moves.append(.down(touch))
      }
    }
    if situation.down.nonzeroBitCount > 1 { moves.append(.upAll) }
    guard situation.hostChanges < hostChanges else { return moves }
    for index in world.recognizers.indices where situation.removed & 1 << UInt64(index) == 0 {
      let isDisabled = situation.disabled & 1 << UInt64(index) != 0
      moves += isDisabled ? [.enable(index)] : [.disable(index), .abort(index)]
      if mayRemove { moves.append(.remove(index)) }
    }
    return moves
  }

  /// A move as an entry of a script. `number` makes the places of moves different.
  func entry(_ move: Move, at time: UInt64, number: Int, _ situation: Situation) -> Entry {
    func sample(_ touch: Int, _ phase: Phase) -> Sample {
      let view = phase == .began && touches[touch] != rootView ? touches[touch] : nil
      return Sample(touch: UInt64(touch + 1), phase: phase, at: Point(x: Double(10 + number), y: Double(10 * touch)), view: view)
    }
    let what: Happening =
      switch move {
      case .down(let touch): .feed([sample(touch, .began)])
      case .move(let touch): .feed([sample(touch, .moved)])
      case .up(let touch): .feed([sample(touch, .ended)])
      case .cancel(let touch): .feed([sample(touch, .cancelled)])
      case .upAll: .feed(touches.indices.filter { situation.down & 1 << UInt64($0) != 0 }.map { sample($0, .ended) })
      case .timer: .advance
      case .disable(let index): .disable(index)
      case .enable(let index): .enable(index)
      case .abort(let index): .abort(index)
      case .remove(let index): .remove(index)
      }
    return Entry(time: time, what: what)
  }
}
