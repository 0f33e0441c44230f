import CKinesic

/// What is being recorded, and what is being played: state only. The folder Trace has what is done with it.
///
/// Both can go on at once: that is how a part of a trace is cut out.
struct Tape: ~Copyable {
  /// Somebody records or plays: asked at every place that a tape concerns.
  private(set) var isOn = false
  var isRecording = false { didSet { isOn = isRecording || isPlaying } }
  var isPlaying = false { didSet { isOn = isRecording || isPlaying } }

  /// Calls of the host's callbacks, counted since ever: what is done in one is written with its number.
  var callouts: UInt64 = 0
  /// Questions are asked outside a step, for the host: no answer is written.
  var isAskedByHost = false
  /// A class's state before a call of it.
  var earlier = StateCopy()

  /// Where the recording stands in the host's callbacks.
  enum Callback {
    /// In none.
    case none
    /// In one in which nothing has been done so far.
    case silent
    /// In one that has been written.
    case written
  }

  // Recording.
  var writer = Archive(.writing)
  var writtenSamples = SampleCoder()
  var callback = Callback.none
  var writtenCallouts: UInt64 = 0
  /// What recordings that begin later have as `checkInterval`.
  var nextCheckInterval: UInt32 = 1024
  /// Steps from one check to the next, 0: no checks; and how many are left.
  var checkInterval: UInt32 = 1024
  var stepsToCheck: UInt32 = 0
  var sink: TraceSink?
  var sinkUserData: UserData?
  var hasSinkFailed = false
  /// There was no memory for a call's records: the recording is over.
  var wasShort = false
  /// So many bytes end a block of a trace, or a part of a flight recorder's ring; and this time does.
  var enough = 0
  var partEnd = UInt64.max
  /// A flight recorder's: how long a part may be, in bytes and in time, and the part before. Its two halves are
  /// `writer` and `olderPart`.
  var partCapacity = 0
  var partDuration: UInt64 = 0
  var olderPart = Archive(.writing)

  /// The part before makes way for the present one, and a new one begins.
  mutating func turn() {
    swap(&writer, &olderPart)
    writer.clear()
  }

  // Playing.
  var reader = Archive(.reading)
  var readSamples = SampleCoder()
  /// The record that is being read is a sample without the operation and the count before it.
  var takesSingleSample = false
  var player = Player()
  var listing = Listing()
  var readEarlier = StateCopy()
  var readCallouts: UInt64 = 0
  var stepsToVerify: UInt32 = 0
  var samples = List<kin_touch_sample>()
  var scrolls = List<kin_scroll_sample>()
  var text = StringBuffer()
}

/// A replay's orders and how far it has come.
struct Player {
  var options = kin_replay_options()
  var report = kin_replay_report()
  var checkInterval: UInt32 = 0
  /// The engine has done something else than what the trace says.
  var hasDiverged = false
  /// It came to the end, or as far as it was to come.
  var hasEnded = false
  /// What stood in the way before anything was played: a result code.
  var obstacle: kin_result = 0
  /// The recorded host had a log; it had explanations.
  var hasLog = false
  var wasExplained = false

  var isLive: Bool { options.flags & UInt32(KIN_REPLAY_LIVE) != 0 }
  var explains: Bool { options.flags & UInt32(KIN_REPLAY_EXPLAIN) != 0 }
  /// Records of decisions come, of which the recorded host did not hear.
  var tellsMore: Bool { explains && !wasExplained }
}
