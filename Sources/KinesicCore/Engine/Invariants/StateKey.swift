#if KINESIC_CHECKS
  import CKinesic

  /// What an exhaustive search tells states apart by: a hash over all that can influence what comes, and nothing of
  /// the past. Attempts, steps and times count from now, touches by their order of landing. Left out is what does not
  /// decide who wins: places, numbers, the memory of classes; and the order of timers of one deadline, which are taken
  /// to be armed in the fixed order.
  extension Engine {
    public var stateKey: UInt64 {
      var archive = Archive(.hashing)
      for index in 0..<scene.recognizers.end {
        var isLive = scene.recognizers.isLive(index)
        archive.code(&isLive)
        if isLive { key(recognizer: index, &archive) }
      }
      for i in 0..<arena.awaitingReset.count {
        var member = arena.awaitingReset[i]
        archive.code(&member, in: 0...Int(Int32.max))
      }
      for i in 0..<touches.landed.count { key(touch: Int(touches.landed[i]), &archive) }
      return archive.hash.value
    }

    private func key(recognizer index: Int, _ archive: inout Archive) {
      let member = arena.members[index]
      for var flag in [member.isEnabled, member.isObserver, member.isInPlay, member.earnedBegan] { archive.code(&flag) }
      for state in [member.state, member.earned] { archive.note(UInt64(state.rawValue)) }
      for set in [member.touches, member.ignored] { archive.note(landing(of: set)) }
      let deadline = attempts.timers.deadline(of: index)
      archive.note(deadline == .max ? .max : deadline &- now)
      archive.note(UInt64(bitPattern: Int64(scene.recognizers[index].firstType)))
      var relation = arena.relations.first(of: index)
      while relation >= 0 {
        key(arena.relations[relation], &archive)
        relation = Int(arena.relations[relation].next)
      }
    }

    /// Of the numbers of attempts only matters whether they are those of the present attempt, or of the next one.
    private func key(_ relation: Relation, _ archive: inout Archive) {
      let from = arena.members[Int(relation.from)]
      let mine = from.isInPlay ? from.attempt : from.attempt &+ 1
      let isAnswer = relation.kind.isAnswer
      let facts = [
        relation.firstAttempt <= mine, relation.lastAttempt == .max, relation.lastAttempt >= mine, relation.settledAttempt == mine,
        relation.untiedAttempt == mine, isAnswer && relation.settledAttempt == 0,
        isAnswer && relation.otherAttempt == arena.members[Int(relation.to)].attempt,
      ]
      archive.note(UInt64(relation.kind.rawValue))
      archive.note(UInt64(relation.to))
      for var fact in facts { archive.code(&fact) }
    }

    private func key(touch place: Int, _ archive: inout Archive) {
      archive.note(touches[place].touch.id)
      archive.note(UInt64(bitPattern: Int64(touches[place].view)))
      if !touches[place].isDown { archive.note(landing(of: beside(place))) }
      for set in [touches.down, outbox.openTouches, outbox.refusedTouches] {
        var isIn = set.contains(place)
        archive.code(&isIn)
      }
      var delivery = outbox.deliveries[place]
      delivery.code(&archive, hit: touches[place].view, views: scene.views.end)
    }

    /// Those that landed before one lifted, and are down: what meets whom rests on it.
    private func beside(_ place: Int) -> TouchSet {
      var beside = touches.down
      var rest = touches.down
      while let other = rest.popFirst() {
        if touches[other].touch.start_time_ns >= touches[place].touch.time_ns { beside.remove(other) }
      }
      return beside
    }

    /// A set of touches with a bit for each, in the order of landing.
    private func landing(of set: TouchSet) -> UInt64 {
      var bits: UInt64 = 0
      for i in 0..<touches.landed.count where set.contains(Int(touches.landed[i])) { bits |= 1 << UInt64(i) }
      return bits
    }
  }

  extension Archive {
    /// One number into the hash.
    fileprivate mutating func note(_ number: UInt64) {
      var number = number
      code(&number)
    }
  }
#endif
