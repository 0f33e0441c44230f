import CKinesic

/// Attempts that wait for a further touch end before a touch lands elsewhere.
extension Engine {
  /// Asks each recognizer in play that has no finger down whether its attempt continues with what lands at one time.
  /// If it does not, the recognizer is stepped as if its timer fired, in a step of its own.
  /// Rule: attempt.before-landing.
  @_optimize(speed) @inline(never) func endAttempts(before samples: Samples, from first: Int) {
    var i = 0
    while i < arena.inPlay.count {
      let index = Int(arena.inPlay[i])
      i += 1
      guard mayBeAsked(index), scene.recognizers[index].beginLandings(attempts.landings),
        let touch = refused(by: index, samples, from: first)
      else { continue }
      let time = samples[first].time_ns
      beginStep(at: time)
      attempts.end(index, before: touch)
      stepClass(of: index, isTimer: true)
      attempts.end(-1)
      endStep()
      fireTimers(upTo: time)
      // The step has changed what is in play.
      i = 0
    }
  }

  /// Whether its class may want to end an attempt, which has no finger down and has earned nothing.
  @inline(__always) private func mayBeAsked(_ index: Int) -> Bool {
    let member = arena.members.reference(to: index)
    if member.value.isPending || member.value.isProvisional || member.value.state.isTerminal { return false }
    if !(member.value.owned & touches.down).isEmpty { return false }
    let recognizer = scene.recognizers.reference(to: index)
    if recognizer.value.kind.table.continues_with == nil { return false }
    // One with a stream for each touch loses none that lands elsewhere: it ends for those alone that wait for it.
    return recognizer.value.row < 0 || arena.isAwaited(index)
  }

  /// Asks it about the first of what lands at one time that it would take: the host's id of that touch, if its attempt
  /// does not go on with it.
  @_optimize(speed) @inline(never) private func refused(by index: Int, _ samples: Samples, from first: Int) -> UInt64? {
    var landing = 0
    var i = first
    repeat {
      if Int(samples[i].phase) == KIN_PHASE_BEGAN {
        let hit = hitView(of: samples[i])
        if wouldTake(index, samples[i], landing, on: hit) {
          return continues(index, with: samples[i], landing, on: hit) ? nil : samples[i].touch
        }
        landing += 1
      }
      i += 1
    } while i < samples.count && samples[i].time_ns == samples[first].time_ns
    return nil
  }

  /// Whether it would take a touch in a new attempt. What its delegate says of it holds for its landing too.
  @inline(__always) private func wouldTake(_ index: Int, _ sample: kin_touch_sample, _ landing: Int, on hit: Int) -> Bool {
    let recognizer = scene.recognizers.reference(to: index)
    let view = recognizer.value.view
    guard scene.views.isAncestorOrSelf(view, of: hit), takes(index, isScroll: false), arena.members[index].isEnabled,
      recognizer.value.allowedTouchTypes & (1 << UInt32(sample.type)) != 0, scene.views[view].isInteractionEnabled
    else { return false }
    return !recognizer.value.choosesTouches || receives(index, sample, landing, on: hit)
  }

  /// What its delegate says, which is asked once.
  @inline(never) private func receives(_ index: Int, _ sample: kin_touch_sample, _ landing: Int, on hit: Int) -> Bool {
    let isTaken = isToReceive(index, offered(sample, on: hit))
    scene.recognizers[index].note(landing: landing, isTaken: isTaken)
    return isTaken
  }

  /// What its class says.
  @inline(__always) private func continues(_ index: Int, with sample: kin_touch_sample, _ landing: Int, on hit: Int) -> Bool {
    let recognizer = scene.recognizers.reference(to: index)
    guard let ask = recognizer.value.kind.table.continues_with else { return true }
    let (state, isStandard) = (recognizer.value.instance.state, recognizer.value.kind.isStandard)
    evictOldestLifted()
    input.begin(at: sample.time_ns, scene.views[ViewTree.root].frame)
    input.show(state: arena.members[index].held.rawValue, isTimer: false)
    input.showAlone(touches.contacts, at: touches.announce(sample, after: landing, on: scene.views.identifier(of: hit)))
    if isStandard { return ask(state, input.address) }
    return answer(nil) { ask(state, input.address) }
  }
}
