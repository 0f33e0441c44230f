import CKinesic

/// Bounds on what can be in play at one time with the present recognizers. Lists and tables are sized by them.
struct PlayBounds {
  /// The most recognizers on a path from the root to a view: so many can take part in one contact.
  var onOneWay = 0
  /// How many recognizers have hooks or delegates that make requirements.
  var asking = 0
  /// How many recognizers can come into play without a contact.
  var manual = 0
  var hasGroups = false
}

/// Reserving memory for what can be in play.
extension Engine {
  /// Reserves memory for what may come into play when this number of contacts lands, with `added` more recognizers; or
  /// refuses the call before it has changed anything. Only dynamic requirements need memory, which are kept for each
  /// pair, so this does nothing when no recognizer has hooks or delegates for them.
  @inline(__always) func reservePlay(contacts: Int, added: Int = 0, asks: Bool = false, isGrouped: Bool = false) throws(Failure) {
    if arena.asksRequirements || asks { try reserveAnswers(contacts: contacts, added: added, asks: asks, isGrouped: isGrouped) }
  }

  @inline(never) private func reserveAnswers(contacts: Int, added: Int, asks: Bool, isGrouped: Bool) throws(Failure) {
    let bounds = host.playBounds ?? measurePlay()
    host.playBounds = bounds
    let onOneWay = bounds.onOneWay + added
    // During a call any recognizer may get a delegate, which `bounds` do not count before the step is over; and more
    // contacts may land in the same call.
    let landing = host.isBusy ? max(contacts, host.landingCount) : contacts
    let inPlay = min(scene.recognizers.liveCount + added, arena.inPlay.count + landing * onOneWay + bounds.manual + added)
    // In a group, all members are asked if one is.
    let mayAllAsk = host.isBusy || isGrouped || bounds.hasGroups
    let asking = mayAllAsk ? inPlay : min(bounds.asking + added + (asks ? 1 : 0), inPlay)
    if !arena.relations.reserveIfPossible(answers: 2 * asking * max(inPlay - 1, 0)) { throw refuseForMemory() }
  }

  private func measurePlay() -> PlayBounds {
    var bounds = PlayBounds()
    for index in 0..<scene.recognizers.end where scene.recognizers.isLive(index) {
      if arena.members[index].hasDynamicRequirements { bounds.asking += 1 }
      if arena.members[index].representative >= 0 { bounds.hasGroups = true }
      if arena.members[index].isManual { bounds.manual += 1 }
      // Once for each view with recognizers.
      let view = scene.recognizers[index].view
      if scene.views[view].firstRecognizer == index { bounds.onOneWay = max(bounds.onOneWay, countOnWay(to: view)) }
    }
    return bounds
  }

  private func countOnWay(to view: Int) -> Int {
    var count = 0
    var view = view
    while view >= 0 {
      var recognizer = scene.views[view].firstRecognizer
      while recognizer >= 0 {
        count += 1
        recognizer = scene.recognizers[recognizer].nextOnView
      }
      view = scene.views[view].parent
    }
    return count
  }
}

extension kin_recognizer_class {
  /// Whether its hooks make requirements.
  var asksRequirements: Bool { should_require_failure_of != nil || should_be_required_to_fail_by != nil }
}

extension kin_recognizer_delegate {
  /// Whether it makes requirements.
  var asksRequirements: Bool { should_require_failure_of != nil || should_be_required_to_fail_by != nil }
}
