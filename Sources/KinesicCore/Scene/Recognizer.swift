import CKinesic

/// A recognizer as the engine sees it; the arena's part is the member of the same index.
struct Recognizer {
  var view: Int
  /// Its own id and its view's, as its records tell them.
  var id: kin_recognizer_id = 0
  var viewID: kin_view_id = 0
  /// Its class.
  let kind: RegisteredClass
  let instance: Instance
  /// Its class's step, at hand for every touch.
  let step: ClassStep
  /// The next one on the same view, added before this one; -1: none.
  var nextOnView = -1
  var name = Name()
  /// The host's, for its records.
  var userData: UserData?
  private(set) var delegate = kin_recognizer_delegate()
  var cancelsTouchesInView = true
  var delaysTouchesBegan = false
  var delaysTouchesEnded = true
  var requiresExclusiveTouchType = true
  var oneHand = false
  /// Its delegate, or the buttons that it wants, have a say in which touches it takes.
  private(set) var choosesTouches = false
  /// A callback has removed it: it stops calling back at once.
  private(set) var isMuted = false
  var allowedTouchTypes: UInt32 = 15
  /// The type of the attempt's first touch.
  var firstType: kin_touch_type = 0
  /// Where it is, kept while no touch tells.
  var location = kin_point(x: 0, y: 0)
  var touchCount: UInt32 = 0
  /// It takes touches that press one of these as they land; 0: any.
  private(set) var allowedButtons: UInt32 = 0
  /// Its row of streams, when its class has one for each touch; -1: none.
  var row = -1
  /// Its first action, by index; -1: none.
  var firstAction = -1
  /// How many of its timers fired in which round.
  private(set) var timerRound: UInt32 = 0
  private(set) var timerCount: UInt32 = 0
  /// How often in a row, in this attempt, its timer asked to fire again at once.
  var repeats: UInt32 = 0
  /// Before which landings it was last asked whether its attempt goes on; about which of the first 16 of them its
  /// delegate was asked then, and which it takes: a bit each.
  private(set) var landings: UInt32 = 0
  private(set) var asked: UInt16 = 0
  private(set) var taken: UInt16 = 0
}

/// What happens to it.
extension Recognizer {
  /// Its host is called no more for it, delegate and actions, and gets none of its pointers back.
  mutating func mute() {
    isMuted = true
    userData = nil
  }

  mutating func setUserData(_ userData: UserData?) { self.userData = userData }

  mutating func setDelegate(_ delegate: kin_recognizer_delegate) {
    self.delegate = delegate
    noteChoice()
  }

  mutating func setAllowedButtons(_ buttons: UInt32) {
    allowedButtons = buttons
    noteChoice()
  }

  private mutating func noteChoice() { choosesTouches = allowedButtons != 0 || delegate.should_receive_touch != nil }

  /// It is in no attempt.
  mutating func forgetAttempt() {
    touchCount = 0
    firstType = -1
    repeats = 0
  }

  /// It is asked before these landings whether its attempt goes on; false: it was asked already.
  mutating func beginLandings(_ landings: UInt32) -> Bool {
    if self.landings == landings { return false }
    self.landings = landings
    asked = 0
    taken = 0
    return true
  }

  /// What its delegate says of one of the landings.
  mutating func note(landing: Int, isTaken: Bool) {
    asked |= bit(landing)
    if isTaken { taken |= bit(landing) }
  }

  /// What its delegate said of one of these landings; nil: it was not asked.
  func answer(landing: Int, of landings: UInt32) -> Bool? {
    self.landings == landings && asked & bit(landing) != 0 ? taken & bit(landing) != 0 : nil
  }

  /// Nothing for those beyond the first 16.
  private func bit(_ landing: Int) -> UInt16 { 1 << UInt16(truncatingIfNeeded: landing) }

  mutating func setFirstType(_ type: kin_touch_type) { firstType = type }

  /// Keeps where it is, and with how many fingers.
  mutating func keep(_ location: kin_point, fingers: UInt32) {
    self.location = location
    touchCount = fingers
  }

  mutating func keep(_ location: kin_point) { self.location = location }

  /// Its timer has fired; how often it did so in this round.
  mutating func countTimer(in round: UInt32) -> UInt32 {
    if timerRound != round {
      timerRound = round
      timerCount = 0
    }
    timerCount &+= 1
    return timerCount
  }

  /// Its timer asks to fire again; how often in a row it has asked for that at once.
  mutating func countRepeat(isAtOnce: Bool) -> UInt32 {
    repeats = isAtOnce ? repeats &+ 1 : 0
    return repeats
  }
}
