import CKinesic
import CKinesicLint

/// How changes are judged that mend waits, pairs that fire at one time, covers and limits.
extension Remedies {
  /// It waits less, and the one that it waits for still has its own.
  func judgeLate(_ finding: Finding, _ world: World, _ text: inout Sentence) -> Double? {
    let shown = few(plain(finding.trials))
    var sooner = 0
    var longest: UInt64 = 0
    for trial in shown {
      let before = trials.all[trial].run.attempts[finding.subject]
      let after = world.play(trials.all[trial].motion).attempts[finding.subject]
      if !after.fired || after.firstFire >= before.firstFire { continue }
      // A remedy that is worth a change saves a fifth of the wait.
      if (before.firstFire - after.firstFire) &* 5 < before.firstFire - min(before.earned, before.firstFire) { continue }
      sooner += 1
      if after.waited && after.firstFire > after.earned { longest = max(longest, after.firstFire - after.earned) }
    }
    if sooner * 5 < shown.count * 4 { return nil }
    text.append("'")
    text.append(setting.subjects[finding.subject].name)
    if longest == 0 {
      text.append("' then fires at once")
    } else {
      text.append("' then waits up to ")
      text.append(nanoseconds: longest)
    }
    return appendPrice(finding, world, &text)
  }

  /// What becomes of the one that was waited for; nil: it loses its own.
  private func appendPrice(_ finding: Finding, _ world: World, _ text: inout Sentence) -> Double? {
    let all = trials.all.indices.filter { trials.all[$0].fires(finding.other) && !trials.all[$0].motion.isCompound }
    // What both want is the price of waiting; what only it wants is its own.
    let sole = all.filter { !trials.all[$0].wants(finding.subject) }
    let own = few(sole.isEmpty ? all : sole)
    if own.isEmpty { return 1 }
    var kept = 0
    var both = 0
    for trial in own {
      let run = world.play(trials.all[trial].motion)
      if !run.attempts[finding.other].fired { continue }
      kept += 1
      if run.attempts[finding.subject].fires > trials.all[trial].run.attempts[finding.subject].fires { both += 1 }
    }
    if kept * 2 < own.count || kept == 0 { return nil }
    text.append("; '")
    text.append(setting.subjects[finding.other].name)
    text.append("' keeps ")
    text.append(kept)
    text.append(" of its ")
    text.append(own.count)
    text.append(own.count == 1 ? " motion" : " motions")
    if both == 0 { return kept == own.count ? 1 : 0.9 }
    text.append(", in ")
    text.append(both)
    text.append(" of which '")
    text.append(setting.subjects[finding.subject].name)
    text.append("' fires as well")
    return 0.8
  }

  func judgeHeldBack(_ finding: Finding, _ world: World, _ text: inout Sentence) -> Double? {
    let shown = few(finding.trials)
    for trial in shown where world.play(trials.all[trial].motion).deliveries[finding.view].delay > 0 { return nil }
    text.append("the view then gets the beginning of a touch at once")
    return 1
  }

  /// One of the two fires, and each has motions left.
  func judgeTogether(_ changes: [Change], _ finding: Finding, _ world: World, _ text: inout Sentence) -> Double? {
    let pair = [finding.subject, finding.other]
    let shown = few(meant(finding.trials, changes, forRival: false))
    var alone = [0, 0]
    for trial in shown {
      let run = world.play(trials.all[trial].motion)
      let fired = pair.map { run.attempts[$0].fired }
      if fired[0] != fired[1] { alone[fired[0] ? 0 : 1] += 1 }
    }
    let own = few(trials.all.indices.filter { trial in pair.contains { trials.all[trial].fires($0) } })
    var hasOwn = [false, false]
    for trial in own {
      let run = world.play(trials.all[trial].motion)
      for i in 0...1 where run.attempts[pair[i]].fired { hasOwn[i] = true }
    }
    if hasOwn.contains(false) { return nil }
    let count = alone[0] + alone[1]
    if alone.contains(0) {
      appendShare(pair[alone[0] == 0 ? 1 : 0], "alone in ", count, shown.count, &text)
    } else {
      text.append("one of the two then fires alone in ")
      text.append(count)
      text.append(" of ")
      text.append(shown.count)
      text.append(" motions")
    }
    return Double(count) / Double(shown.count)
  }

  /// Nobody asks for a circle any more, and the wait that the change names is over: not another one of that delegate.
  func judgeCircle(_ change: Change, _ finding: Finding, _ world: World, _ text: inout Sentence) -> Double? {
    guard let (waiting, other) = change.endedWait else { return nil }
    let own = trials.all.indices.filter { trials.all[$0].wants(waiting) || finding.trials.contains($0) }
    for trial in few(own) {
      let run = world.play(trials.all[trial].motion)
      if !run.circles.isEmpty || run.attempts[waiting].waitedFor.contains(other) { return nil }
    }
    text.append("'")
    text.append(setting.subjects[waiting].name)
    text.append("' then waits no more, and nobody asks for a circle")
    return 1
  }

  /// The view gets its taps alone, and the recognizer has those elsewhere.
  func judgeSharedTap(_ finding: Finding, _ world: World, _ text: inout Sentence) -> Double? {
    for trial in finding.trials {
      let run = world.play(trials.all[trial].motion)
      if run.deliveries[finding.view].ended == 0 || run.attempts[finding.subject].fired { return nil }
    }
    let own = few(trials.all.indices.filter { trials.all[$0].motion.view != finding.view && trials.all[$0].fires(finding.subject) })
    guard own.contains(where: { world.play(trials.all[$0].motion).attempts[finding.subject].fired }) else { return nil }
    text.append("the view then gets the touch alone")
    return 1
  }

  func judgeCovered(_ finding: Finding, _ world: World, _ text: inout Sentence) -> Double? {
    guard let cover = trials.cover(of: finding.view, in: world.engine) else { return nil }
    text.append("touches then reach ")
    text.append(cover.reached * 100 / cover.count)
    text.append(" percent of the view")
    return Double(cover.reached) / Double(cover.count)
  }

  /// In an unsteady hand it fires as in a steady one.
  func judgeUnsteady(_ finding: Finding, _ world: World, _ text: inout Sentence) -> Double? {
    for other in setting.subjects.indices where other != finding.subject {
      _ = kin_recognizer_set_enabled(world.engine, setting.subjects[other].id, false)
    }
    var played = 0
    var fired = 0
    for trial in finding.trials {
      let motion = trials.all[trial].motion
      guard let place = trials.places.place(on: motion.view) else { continue }
      for manner in Manner.unsteady {
        guard let other = trials.motion(motion.form, place, manner) else { continue }
        played += 1
        if world.play(other).attempts[finding.subject].fired { fired += 1 }
      }
    }
    appendShare(finding.subject, "in a hand as well, in ", fired, played, &text)
    return Double(fired) / Double(max(played, 1))
  }
}
