import CKinesic

/// What became of one recognizer in one motion. Times count from the motion's start.
struct Attempt {
  /// How often it was recognized: Began, or Ended without one.
  var fires = 0
  var firstFire: UInt64 = 0
  /// When it was over: its last Ended or Cancelled.
  var over: UInt64 = 0
  var isActive = false
  /// It fired by Began, and so is continuous.
  var began = false
  var wasCancelled = false
  /// It took a touch, or was kept from taking one.
  var tookPart = false
  /// Why it failed last, or was kept from leaving Possible, and by whom (-1: by nobody).
  var reason = kin_reason(KIN_REASON_NONE)
  var other = -1
  var detail: UInt32 = 0
  var failed: UInt64 = 0
  /// For whom it waited, the first one first, and when it had earned what it waited with.
  var waitedFor: [Int] = []
  var earned: UInt64 = 0

  var fired: Bool { fires > 0 }
  var waited: Bool { !waitedFor.isEmpty }

  /// Why it failed.
  mutating func note(_ decision: kin_event, _ other: Int, _ time: UInt64) {
    reason = decision.reason
    self.other = other
    detail = decision.detail
    failed = time
  }

  /// Whether its class decided, by itself or because of a touch that was about to land.
  var failedByItself: Bool { Int(reason) == KIN_REASON_OWN_RULE || Int(reason) == KIN_REASON_BEFORE_LANDING }

  /// Whether somebody or something else than its own class decided.
  var wasKept: Bool {
    switch Int(reason) {
    case KIN_REASON_PREVENTED_BY, KIN_REASON_BLOCKED_BY, KIN_REASON_REQUIRED_RECOGNIZED, KIN_REASON_WAITING_FOR, KIN_REASON_ABANDONED: true
    default: false
    }
  }

  var wasRefused: Bool {
    switch Int(reason) {
    case KIN_REASON_SHOULD_BEGIN, KIN_REASON_TOUCHES_FILTERED: true
    default: false
    }
  }
}

/// What a view that asks for touches got of a motion.
struct Delivery {
  var began = 0
  var ended = 0
  var cancelled = 0
  /// How much later than the finger the first began came.
  var delay: UInt64 = 0
  /// Who was recognized when its touches were cancelled; -1: nobody.
  var taker = -1
}

/// What came of a motion in a world.
struct Run {
  var attempts: [Attempt]
  var deliveries: [Delivery]
  /// Recognizers that were not back in Possible when all was over.
  var stuck: [Int] = []
  /// Requirements that were dropped since they would have closed a circle: who, on whom.
  var circles: [(first: Int, second: Int)] = []
  /// A class or the host proposed what cannot be.
  var isFaulty: [Int] = []

  /// Who was recognized, in the order of the recognizers.
  func hasSameWinners(as other: Run, among subjects: [Int]) -> Bool {
    for subject in subjects where attempts[subject].fired != other.attempts[subject].fired { return false }
    return true
  }
}
