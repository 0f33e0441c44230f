import CKinesic

/// What is being recorded, and what is being played: state only. The folder Trace has what is done with it.
///
/// Both can go on at once: that is how a part of a trace is cut out.
struct Tape: ~Copyable {
  /// A recording or a replay is on. Every place that concerns a tape asks this.
  private(set) var isOn = false
  var isRecording = false { didSet { isOn = isRecording || isPlaying } }
  var isPlaying = false { didSet { isOn = isRecording || isPlaying } }

  /// How often host callbacks were invoked since the engine was made. What is done in one is written with its number.
  var invocations: UInt64 = 0
  /// Answers are neither recorded nor read, because the host itself asks for something outside of a step.
  var ignoresAnswers = false
  /// A class's state before a call of it.
  var earlier = StateCopy()

  /// How the recording and the host's callbacks relate at present.
  enum Callback {
    /// No callback runs.
    case none
    /// A callback runs, and has done nothing so far that is recorded.
    case silent
    /// A callback runs whose mark has been written.
    case written
  }

  // Recording.
  var writer = Archive(.writing)
  var writtenSamples = SampleCoder()
  var callback = Callback.none
  /// `invocations` at the mark that was written last.
  var writtenInvocations: UInt64 = 0
  /// The `checkInterval` of recordings that begin later.
  var nextCheckInterval: UInt32 = 1024
  /// Steps from one check to the next, 0: no checks; and how many are left.
  var checkInterval: UInt32 = 1024
  var stepsToCheck: UInt32 = 0
  var sink: TraceSink?
  var sinkUserData: UserData?
  var hasSinkFailed = false
  /// There was no memory for a call's records: the recording is over.
  var wasShort = false
  /// The number of bytes that ends a block of a trace or a part of a flight recorder's ring, and the time that does.
  var enough = 0
  var partEnd = UInt64.max
  /// A flight recorder's: how long a part may be, in bytes and in time, and the part before. Its two halves are
  /// `writer` and `olderPart`.
  var partCapacity = 0
  var partDuration: UInt64 = 0
  var olderPart = Archive(.writing)
  /// The position, for readers of the ring, of the first byte of the present part. No two bytes that an engine records
  /// have the same one, and none has 0.
  private(set) var partPosition: UInt64 = 1

  /// Moves the position behind the present part, which ends; what did not fit leaves a gap.
  mutating func passPart() { partPosition &+= UInt64(writer.bytes.count) &+ (writer.isSound ? 0 : 1) }

  /// The position behind everything in the ring.
  var endPosition: UInt64 { partPosition &+ UInt64(writer.bytes.count) }

  /// Drops the older part, makes the present part the older one, and begins a new part.
  mutating func turn() {
    passPart()
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
  var readInvocations: UInt64 = 0
  var stepsToVerify: UInt32 = 0
  var samples = List<kin_touch_sample>()
  var scrolls = List<kin_scroll_sample>()
  var text = StringBuffer()
}

/// The options of a replay and its progress.
struct Player {
  var options = kin_replay_options()
  var report = kin_replay_report()
  var checkInterval: UInt32 = 0
  /// The engine has done something else than the recorded one.
  var hasDiverged = false
  /// It has reached the end of the trace, or the place where it was to stop.
  var hasEnded = false
  /// Why nothing could be played: a result code.
  var obstacle: kin_result = 0
  /// The recorded host had set a log.
  var hasLog = false
  /// The recorded host had switched explanations on.
  var wasExplained = false

  var isLive: Bool { options.flags & UInt32(KIN_REPLAY_LIVE) != 0 }
  var explains: Bool { options.flags & UInt32(KIN_REPLAY_EXPLAIN) != 0 }
  /// The replay adds records of decisions that the recorded host did not get.
  var addsExplanations: Bool { explains && !wasExplained }
}
