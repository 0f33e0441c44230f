import CKinesic

/// Records of a trace, read and done.
extension Engine {
  /// A record as it is given to a host's `on_call`.
  func describe(_ operation: Operation, _ record: TraceRecord) -> kin_trace_call {
    var call = kin_trace_call()
    call.operation = operation.rawValue
    call.time_ns = operation.row.fields.contains(.time) ? record.time : now
    call.target = record.target
    call.other = record.other
    call.number = record.number
    call.value = record.value
    call.count = UInt32(truncatingIfNeeded: max(tape.samples.count, tape.scrolls.count))
    call.samples = tape.samples.isEmpty ? nil : tape.samples.address
    call.scrolls = tape.scrolls.isEmpty ? nil : tape.scrolls.address
    call.text = tape.text.cString
    return call
  }

  /// Does what a record says.
  func play(_ operation: Operation, _ record: TraceRecord) throws(Failure) {
    let flag = record.number != 0
    switch operation {
    case .feed: try feed(Samples(start: tape.samples.address, count: tape.samples.count))
    case .feedScroll: try feedScroll(ScrollSamples(start: tape.scrolls.address, count: tape.scrolls.count))
    case .advance: try advance(to: record.time)
    case .cancelTouches: try cancelTouches(at: record.time)
    case .poll: _ = try poll()
    case .setEventCallback: if !tape.player.isLive { setEventCallback(flag ? { _, _, _ in } : nil, nil) }
    case .setLog: playLog(flag)
    case .setExplain: playExplain(flag)
    case .registerClass: try playClass()
    case .addView: _ = try addView(to: record.other, kin_view_options(record))
    case .setViewName: try setName(ofView: record.target, tape.text.cString)
    case .setViewDelegate: if !tape.player.isLive { try perform(Edit(operation, record.target, .viewDelegate(standIn(record.questions)))) }
    case .addRecognizer: _ = try addRecognizer(to: record.other, class: tape.text.cString)
    case .setRecognizerName: try setName(record.target, tape.text.cString)
    case .propose: try playProposal(record)
    case .setProperty, .setCommonProperty: try setNumber(record.target, tape.text.cString, record.value)
    case .setValue: try playValue(record)
    case .setRecognizerDelegate:
      if !tape.player.isLive { try perform(Edit(operation, record.target, .recognizerDelegate(standIn(record.questions)))) }
    case .relate, .unrelate: try playRelation(record, isOn: operation == .relate)
    case .addAction: _ = try addAction(record.target, { _, _, _ in }, nil)
    case .removeAction: try removeAction(record.target, record.number)
    case .removeView, .setViewFrame, .setViewTransform, .setViewFlag, .bringViewToFront, .placeView, .setViewParent, .removeRecognizer,
      .setRecognizerView, .setEnabled, .abort, .setUnitsPerInch:
      try perform(Edit(operation, record))
    case .snapshot, .end, .check, .answer, .stepOutcome, .prepareOutcome, .valueOutcome, .callback, .callbackEnd: break
    }
  }

  private func standIn(_ questions: UInt32) -> kin_view_delegate {
    var delegate = kin_view_delegate(questions: questions)
    delegate.struct_size = UInt32(MemoryLayout<kin_view_delegate>.size)
    return delegate
  }

  private func standIn(_ questions: UInt32) -> kin_recognizer_delegate {
    var delegate = kin_recognizer_delegate(questions: questions)
    delegate.struct_size = UInt32(MemoryLayout<kin_recognizer_delegate>.size)
    return delegate
  }

  private func playLog(_ hasLog: Bool) {
    tape.player.hasLog = hasLog
    if tape.isRecording { recordLog() }
  }

  private func playExplain(_ explains: Bool) {
    tape.player.wasExplained = explains
    setExplains(explains || tape.player.explains)
  }

  /// The rest of a record, and what it lists of a class.
  func takeRecord(_ operation: Operation) -> TraceRecord {
    let record = tape.takeRecord(operation)
    if operation == .addRecognizer { takeListing() }
    return record
  }

  /// The first recognizer of a class of the library comes with what the trace lists of that class.
  private func takeListing() {
    withReader {
      var isListed = false
      $0.code(&isListed)
      if isListed { codeClass(nil, &$0) }
    }
  }

  func playClass() throws(Failure) {
    let first = scene.classes.count
    withReader { codeClass(nil, &$0) }
    if tape.player.obstacle != 0 { throw Failure(Int(tape.player.obstacle)) }
    if tape.isRecording && scene.classes.count > first { recordClasses(from: first) }
  }

  /// Plays a call that may be refused: its effect, if any, is in the records that follow. Only a failure for want of
  /// memory counts.
  private func playProposal(_ record: TraceRecord) throws(Failure) {
    do throws(Failure) {
      try propose(record.target, kin_state(bitPattern: UInt32(truncatingIfNeeded: record.number)))
    } catch { if error.code == kin_result(KIN_ERROR_MEMORY) { throw error } }
  }

  /// A class that does not let a value be set may have done something all the same.
  private func playValue(_ record: TraceRecord) throws(Failure) {
    do throws(Failure) {
      try setValue(record.target, tape.text.cString, record.value)
    } catch { if error.code != kin_result(KIN_ERROR_UNSUPPORTED) { throw error } }
  }

  private func playRelation(_ record: TraceRecord, isOn: Bool) throws(Failure) {
    switch RelationKind(rawValue: Int32(truncatingIfNeeded: record.number)) {
    case .requires where isOn: try requireFailure(record.target, of: record.other)
    case .requires: try removeRequirement(record.target, of: record.other)
    case .simultaneous: try allowSimultaneous(record.target, record.other, isOn)
    case .mayPrevent where isOn: try setPrevention(record.target, record.other, true)
    case .mayNotPrevent where isOn: try setPrevention(record.target, record.other, false)
    case .requiresInactive: try requireInactive(record.target, record.other, isOn)
    case .mayTakeOver: try allowTakeover(record.target, from: record.other, isOn)
    case .represents where isOn: try playJoin(record.other, to: record.target)
    case .represents: try dissolveGroup(of: record.target)
    default: throw Failure(KIN_ERROR_INVALID)
    }
  }
}

extension TraceRecord {
  /// Which questions a delegate answers.
  fileprivate var questions: UInt32 { UInt32(truncatingIfNeeded: number) }
}
