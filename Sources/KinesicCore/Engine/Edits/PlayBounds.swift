import CKinesic

/// How much can be in play at one time, as far as the recognizers that there are decide it: what lists and tables grow
/// by.
struct PlayBounds {
  /// The most recognizers on one way from the root to a view: so many can take part in one contact.
  var onOneWay = 0
  /// Those with hooks or delegates that make requirements; those that come into play without a contact.
  var asking = 0
  var manual = 0
  var hasGroups = false
}

/// Room for what can be in play.
extension Engine {
  /// Makes room for what `contacts` that land may bring into play, with `added` recognizers more than there are; or
  /// refuses the call before it has changed anything. What needs room is what delegates and hooks say of pairs; where
  /// nobody asks for requirements there is nothing.
  @inline(__always) func reservePlay(contacts: Int, added: Int = 0, asks: Bool = false, isGrouped: Bool = false) throws(Failure) {
    if arena.asksRequirements || asks { try reserveAnswers(contacts: contacts, added: added, asks: asks, isGrouped: isGrouped) }
  }

  @inline(never) private func reserveAnswers(contacts: Int, added: Int, asks: Bool, isGrouped: Bool) throws(Failure) {
    let bounds = host.playBounds ?? measurePlay()
    host.playBounds = bounds
    let onOneWay = bounds.onOneWay + added
    // Callbacks of one step may set many delegates, of which none counts before the step is over; and more may land in
    // the present call.
    let landing = host.isBusy ? max(contacts, host.landingCount) : contacts
    let inPlay = min(scene.recognizers.liveCount + added, arena.inPlay.count + landing * onOneWay + bounds.manual + added)
    // Members of a group are asked about if their representative is.
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
      // Once for each view that has some.
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
